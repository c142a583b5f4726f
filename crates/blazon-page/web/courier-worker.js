// Starts the courier, which sets `onmessage`.

// Whoever asks before the courier is there is answered when it is.
const early = [];
const keep = (event) => early.push(event);
addEventListener("message", keep);

try {
  const { default: start } = await import("{{courier.js}}");
  await start({ module_or_path: "{{courier.wasm}}" });
} catch {
  // What fails here is no error of the worker, as the browser sees it: it has to be said.
  postMessage("");
}

removeEventListener("message", keep);
for (const { data, ports } of early) {
  dispatchEvent(new MessageEvent("message", { data, ports }));
}

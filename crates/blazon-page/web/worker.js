// Starts the engine. The module is that of the page; it sees by where it runs that it is the engine, and sets `onmessage`.

// Whoever asks before the engine is there is answered when it is.
const early = [];
const keep = (event) => early.push(event);
addEventListener("message", keep);

try {
  const { default: start } = await import("{{blazon.js}}");
  await start({ module_or_path: "{{blazon.wasm}}" });
} catch {
  // What fails here is no error of the worker, as the browser sees it: it has to be said.
  postMessage("");
}

removeEventListener("message", keep);
for (const { data, ports } of early) {
  dispatchEvent(new MessageEvent("message", { data, ports }));
}

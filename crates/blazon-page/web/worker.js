// Starts the engine, which sets `onmessage`.

// Whoever asks before the engine is there is answered when it is.
const early = [];
const keep = (event) => early.push(event);
addEventListener("message", keep);

try {
  const { default: start } = await import("{{engine.js}}");
  await start({ module_or_path: "{{engine.wasm}}" });
} catch {
  // What fails here is no error of the worker, as the browser sees it: it has to be said.
  postMessage("");
}

removeEventListener("message", keep);
for (const { data, ports } of early) {
  dispatchEvent(new MessageEvent("message", { data, ports }));
}

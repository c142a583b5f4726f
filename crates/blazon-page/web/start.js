// Starts the page. If that fails (no network, an old browser), a sentence that stands in the page says so.

try {
  const { default: start } = await import("{{blazon.js}}");
  await start({ module_or_path: "{{blazon.wasm}}" });
} catch (error) {
  const loading = document.getElementById("loading");
  if (loading) {
    const sentences = [...loading.querySelectorAll("#failure [lang]")];
    const primary = (tag) => tag.toLowerCase().split("-")[0];
    const wanted = navigator.languages
      .map((tag) => sentences.find((sentence) => primary(sentence.lang) === primary(tag)))
      .find(Boolean);
    (wanted ?? sentences[0]).hidden = false;
    loading.classList.add("failed");
  }
  throw error;
}

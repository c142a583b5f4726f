// Starts the page in the language of whoever opens it: the program and the sentences of that one language come at the same
// time. If that fails (no network, an old browser), a sentence that stands in the page says so.

const primary = (tag) => tag.trim().toLowerCase().split(/[-_.@]/)[0];

// What was chosen here before, and then what the browser says.
function wanted() {
  let kept = null;
  try {
    kept = /^language=(.+)$/m.exec(localStorage.getItem("blazon.settings"));
  } catch {
    // A browser that keeps nothing has kept nothing.
  }
  return [...(kept ? [kept[1]] : []), ...navigator.languages];
}

// The first element that is in a language that is wanted, or else the first of them.
function readable(elements) {
  const found = wanted().map((tag) => elements.find(({ lang }) => primary(lang) === primary(tag)));
  return found.find(Boolean) ?? elements[0];
}

async function program() {
  const page = await import("{{blazon.js}}");
  await page.default({ module_or_path: "{{blazon.wasm}}" });
  return page;
}

async function sentences(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

try {
  const words = readable([...document.querySelectorAll("meta[name=words]")]);
  const [page, text] = await Promise.all([program(), sentences(words.content)]);
  page.start(words.lang, text);
} catch (error) {
  const loading = document.getElementById("loading");
  if (loading) {
    readable([...loading.querySelectorAll("#failure [lang]")]).hidden = false;
    loading.classList.add("failed");
  }
  throw error;
}

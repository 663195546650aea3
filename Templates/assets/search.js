// Searches the site without a server. The index is divided into files, which the browser asks for as it needs them: each of
// them calls `viperaSearch`, so that they load from a disk, too.
(() => {
  "use strict";
  const form = document.querySelector("form[data-index]");
  if (!form) return;
  const field = form.querySelector("input");
  const status = document.getElementById("Search-status");
  const list = document.getElementById("Search-results");
  const root = new URL("../", document.currentScript.src);
  const shown = 20;
  const wording = {
    none: "No page has “{text}”.", one: "1 page", pages: "{count} pages",
    some: "{count} pages, the best {shown} of them are shown",
    failed: "The search does not work at the moment: {reason}.",
    ...JSON.parse(form.dataset.wording ?? "{}"),
  };
  const say = (key, values) => wording[key].replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
  const filesPerWord = 3;
  const filesPerQuery = 5;

  const files = new Map();
  const waiting = new Map();
  window.viperaSearch = (name, data) => waiting.get(name)?.(data);

  function load(name) {
    if (!files.has(name)) {
      files.set(name, new Promise((resolve, reject) => {
        waiting.set(name, resolve);
        const script = document.createElement("script");
        script.src = new URL(`${name}.js`, document.baseURI);
        script.onerror = () => {
          files.delete(name);
          script.remove();
          reject(new Error(`${name} cannot be loaded`));
        };
        document.head.append(script);
      }));
    }
    return files.get(name);
  }

  // Words as the index has them: an ideograph or kana is one by itself.
  function words(text) {
    const cjk = "\\u3040-\\u30ff\\u3400-\\u9fff";
    return text.toLowerCase().match(new RegExp(`[${cjk}]|(?:(?![${cjk}])[\\p{L}\\p{N}\\p{M}])+`, "gu")) ?? [];
  }

  // The numbers of the files in which words may stand that start with `start`.
  function numbers(index, start, limit) {
    let first = 0;
    while (first + 1 < index.starts.length && index.starts[first + 1] <= start) first += 1;
    let end = first + 1;
    while (end < index.starts.length && index.starts[end].startsWith(start)) end += 1;
    return [...Array(end - first).keys()].map((place) => first + place).slice(0, limit);
  }

  // Whether one letter more, less, another or two swapped make one word the other.
  function isNear(a, b) {
    if (Math.abs(a.length - b.length) > 1) return false;
    let start = 0;
    while (start < a.length && a[start] === b[start]) start += 1;
    const rest = (word, from) => word.slice(from);
    return rest(a, start + 1) === rest(b, start + 1) || rest(a, start) === rest(b, start + 1)
      || rest(a, start + 1) === rest(b, start)
      || (a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, start + 2) === rest(b, start + 2));
  }

  // Pages by number, each with its points and its best section. `factor` says how well a word fits.
  async function matches(index, chosen, budget, factor) {
    const pages = new Map();
    for (const number of chosen) {
      const name = `words-${number}-${index.words[number]}`;
      if (!files.has(name) && budget.left-- <= 0) continue;
      for (const [key, entries] of Object.entries(await load(name))) {
        const weight = factor(key);
        if (weight === 0) continue;
        let page = 0;
        for (let place = 0; place < entries.length; place += 2) {
          page += entries[place];
          const points = (entries[place + 1] % 16) * weight;
          if (points > (pages.get(page)?.points ?? 0)) {
            pages.set(page, { points, section: Math.floor(entries[place + 1] / 16) });
          }
        }
      }
    }
    return pages;
  }

  async function find(index, word, budget) {
    const exact = (key) => (key === word ? 4 : key.startsWith(word) ? 1 + word.length / key.length : 0);
    const found = await matches(index, numbers(index, word, filesPerWord), budget, exact);
    if (found.size > 0 || word.length < 4) return found;
    const starts = [word.slice(0, 2), word[1] + word[0], word.slice(1, 3), word[0] + word[2]];
    const near = new Set([...numbers(index, word, 1), ...starts.flatMap((start) => numbers(index, start, filesPerWord))]);
    return matches(index, near, budget, (key) => (isNear(word, key) ? 1 : 0));
  }

  async function search(text) {
    const asked = [...new Set(words(text))].filter((word) => word.length > 1 || word > "\u2fff").slice(0, 8);
    if (asked.length === 0) return [];
    const index = await load(form.dataset.index);
    const budget = { left: filesPerQuery };
    const found = [];
    for (const word of asked) found.push(await find(index, word, budget));
    const pages = new Map();
    for (const one of found) {
      for (const [page, { points, section }] of one) {
        const sum = pages.get(page) ?? { page, points: 0, count: 0, section };
        if (sum.section === 0) sum.section = section;
        sum.points += points;
        sum.count += 1;
        pages.set(page, sum);
      }
    }
    return [...pages.values()].sort((a, b) => b.count - a.count || b.points - a.points || a.page - b.page);
  }

  // What is shown of a page: title, path, text and headings stand in the file of its block.
  async function entry({ page, section }) {
    const index = await load(form.dataset.index);
    const block = Math.floor(page / index.size);
    const pages = await load(`pages-${block}-${index.pages[block]}`);
    const [title, path, text, ...headings] = pages[page % index.size];
    const address = new URL(path, root);
    if (address.protocol === "file:" && address.pathname.endsWith("/")) address.pathname += "index.html";
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = address;
    link.textContent = title;
    item.append(link);
    const heading = section > 0 ? headings[section - 1] : undefined;
    if (heading) {
      const part = document.createElement("a");
      part.className = "section";
      address.hash = heading[0];
      part.href = address;
      part.textContent = heading[1];
      item.append(" ", part);
    }
    if (text) {
      const paragraph = document.createElement("p");
      paragraph.textContent = text;
      item.append(paragraph);
    }
    return item;
  }

  let last = "";
  async function run() {
    const text = field.value.trim();
    if (text === last) return;
    last = text;
    const address = new URL(location.href);
    if (text) address.searchParams.set("q", text);
    else address.searchParams.delete("q");
    history.replaceState(null, "", address);
    try {
      const found = await search(text);
      const items = await Promise.all(found.slice(0, shown).map(entry));
      if (text !== last) return;
      list.replaceChildren(...items);
      status.textContent = text === "" ? ""
        : say(
          found.length === 0 ? "none" : found.length === 1 ? "one" : found.length > shown ? "some" : "pages",
          { text, shown, count: found.length });
    } catch (error) {
      last = "";
      status.textContent = say("failed", { reason: error.message });
    }
  }

  // The arrow keys lead from result to result, Escape back to the field.
  form.parentElement.addEventListener("keydown", (event) => {
    const links = [field, ...list.querySelectorAll("li > a:first-child")];
    const place = links.indexOf(document.activeElement);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Escape: 0 }[event.key];
    if (place < 0 || next === undefined || !links[next]) return;
    event.preventDefault();
    links[next].focus();
  });

  let timer;
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(run, 120);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    run();
  });
  form.hidden = false;
  field.value = new URL(location.href).searchParams.get("q") ?? "";
  run();
})();

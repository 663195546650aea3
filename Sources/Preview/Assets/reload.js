// The live reload of the preview: only pages that `vipera serve` shows have it.
(() => {
  "use strict";

  const script = document.currentScript;
  const own = "/_vipera/";
  const retryTime = 500;
  const memory = `vipera:${location.pathname}`;
  let { version, assets } = script.dataset;
  let events = null;
  let swaps = 0;

  /* What a reload must not lose: where the page is scrolled to, and what is open. */

  const places = () => {
    const counts = new Map();
    return [...document.querySelectorAll("details")].map((details) => {
      const summary = details.querySelector("summary")?.textContent ?? "";
      const name = details.id || summary.trim();
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name}/${count}`, details];
    });
  };

  const remember = () => {
    const open = places().map(([name, details]) => [name, details.open]);
    const focus = document.activeElement?.id ?? "";
    try {
      sessionStorage.setItem(memory, JSON.stringify({ x: scrollX, y: scrollY, open, focus }));
    } catch {
      // Storage is switched off: the browser restores what it can.
    }
  };

  const recall = () => {
    let state = null;
    try {
      state = JSON.parse(sessionStorage.getItem(memory));
      sessionStorage.removeItem(memory);
    } catch {
      return;
    }
    if (!state) return;
    const open = new Map(state.open);
    for (const [name, details] of places()) {
      if (open.has(name)) details.open = open.get(name);
    }
    if (state.focus) document.getElementById(state.focus)?.focus({ preventScroll: true });
    scrollTo({ left: state.x, top: state.y, behavior: "instant" });
  };

  const reload = () => {
    remember();
    events?.close();
    location.reload();
  };

  /* Style sheets are swapped; a page that shows another file that changed is loaded again. */

  const decoded = (path) => {
    try {
      return decodeURIComponent(path);
    } catch {
      return path;
    }
  };

  const pathOf = (address) => {
    const url = new URL(address, location.href);
    return url.origin === location.origin ? decoded(url.pathname) : null;
  };

  const imports = (sheet, paths) => {
    try {
      return [...sheet.cssRules].some(
        (rule) =>
          rule instanceof CSSImportRule &&
          (paths.has(pathOf(rule.href)) || (rule.styleSheet && imports(rule.styleSheet, paths))));
    } catch {
      return false;
    }
  };

  const swap = (link) => {
    swaps += 1;
    const next = link.cloneNode();
    const url = new URL(link.href);
    url.searchParams.set("vipera", `${Date.now()}-${swaps}`);
    next.href = url.href;
    next.removeAttribute("integrity");
    next.addEventListener("load", () => link.remove(), { once: true });
    next.addEventListener("error", () => next.remove(), { once: true });
    link.after(next);
  };

  const showAssets = (paths) => {
    const changed = new Set(paths);
    const swapped = new Set();
    for (const link of document.querySelectorAll("link[rel~=stylesheet][href]")) {
      const path = pathOf(link.href);
      if (changed.has(path) || (link.sheet && imports(link.sheet, changed))) {
        swap(link);
        swapped.add(path);
      }
    }
    const shown = performance.getEntriesByType("resource").map((entry) => pathOf(entry.name));
    const others = shown.filter((path) => changed.has(path) && !swapped.has(path) && !path.endsWith(".css"));
    if (others.length > 0) reload();
  };

  /* The overlay: what is wrong with this page, over the page as it was last right. */

  const style = "{overlay.css}";
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  let faults = { here: [], errors: 0, warnings: 0 };
  let isClosed = false;
  let focusBefore = null;

  const element = (name, attributes, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children.filter((child) => child !== null));
    return made;
  };

  const countOf = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

  const close = () => {
    const hadFocus = root.activeElement !== null;
    isClosed = true;
    show();
    if (hadFocus) (focusBefore?.isConnected ? focusBefore : root.querySelector("button, a"))?.focus();
  };

  const open = () => {
    isClosed = false;
    focusBefore = document.activeElement;
    show();
    root.querySelector("[role=dialog]")?.focus();
  };

  const frame = (fault) => {
    if (fault.text === undefined) return null;
    const number = `${fault.line}`;
    const margin = " ".repeat(number.length);
    const text = `${number} | ${fault.text}\n${margin} | ${" ".repeat(fault.caret)}`;
    return element("pre", { tabindex: "0" }, text, element("b", {}, "^"));
  };

  const entry = (fault) =>
    element(
      "li", {},
      element("p", { class: "message" }, fault.message),
      element(
        "p", { class: "place" },
        fault.editor ? element("a", { href: fault.editor }, fault.place) : element("code", {}, fault.place)),
      frame(fault),
      fault.hint ? element("p", { class: "hint" }, fault.hint) : null,
      element("p", { class: "rule" }, element("code", {}, fault.rule)));

  const dialog = () => {
    const button = element("button", { type: "button" }, "Close");
    button.addEventListener("click", close);
    const title = `${countOf(faults.here.length, "fault")} on this page`;
    const heading = element("h2", { id: "Title" }, title);
    return element(
      "div", { role: "dialog", "aria-labelledby": "Title", tabindex: "-1" },
      element("div", { class: "head" }, heading, button),
      element("p", { class: "note" }, "The page is shown as it was last right."),
      element("ul", {}, ...faults.here.map(entry)));
  };

  const badge = () => {
    const words = [
      faults.errors > 0 ? countOf(faults.errors, "error") : null,
      faults.warnings > 0 ? countOf(faults.warnings, "warning") : null,
    ].filter((word) => word !== null);
    const link = element("a", { href: own }, words.join(", "));
    const parts = [link];
    if (faults.here.length > 0) {
      const button = element("button", { type: "button" }, "Show those of this page");
      button.addEventListener("click", open);
      parts.push(button);
    }
    return element("nav", { class: faults.errors > 0 ? "badge error" : "badge", "aria-label": "Preview" }, ...parts);
  };

  const show = () => {
    const isShown = faults.here.length > 0 && !isClosed;
    const parts = [];
    if (isShown) parts.push(dialog());
    else if (faults.errors + faults.warnings > 0) parts.push(badge());
    const live = root.querySelector("[role=status]") ?? element("div", { role: "status" });
    live.textContent = isShown ? `${countOf(faults.here.length, "fault")} on this page: ${faults.here[0].message}` : "";
    root.replaceChildren(live, ...parts);
    if (!host.isConnected) document.documentElement.append(host);
  };

  const showFaults = (next) => {
    const isNew = JSON.stringify(next.here) !== JSON.stringify(faults.here);
    if (isNew) isClosed = false;
    const hadFocus = root.activeElement !== null;
    faults = next;
    show();
    if (!hadFocus) return;
    const dialog = root.querySelector("[role=dialog]");
    if (dialog) dialog.focus();
    else if (focusBefore?.isConnected) focusBefore.focus();
  };

  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && faults.here.length > 0 && !isClosed) close();
  });

  /* The connection. A tab that nobody sees has none: browsers allow few for one host. */

  const disconnect = () => {
    events?.close();
    events = null;
  };

  const connect = () => {
    if (events || document.visibilityState === "hidden") return;
    const query = new URLSearchParams({ page: decoded(location.pathname), version, assets });
    events = new EventSource(`${own}events?${query}`);
    events.addEventListener("reload", reload);
    events.addEventListener("assets", (event) => {
      const news = JSON.parse(event.data);
      assets = news.version;
      showAssets(news.paths);
    });
    events.addEventListener("faults", (event) => showFaults(JSON.parse(event.data)));
    events.addEventListener("navigate", (event) => {
      const { path } = JSON.parse(event.data);
      if (decoded(path) !== decoded(location.pathname)) location.assign(path);
    });
    events.addEventListener("error", () => {
      disconnect();
      setTimeout(connect, retryTime);
    });
  };

  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") disconnect();
    else connect();
  });
  addEventListener("pagehide", disconnect);
  addEventListener("pageshow", connect);
  if (document.readyState === "complete") recall();
  else addEventListener("load", recall, { once: true });
  connect();
})();

// The code of a demo, in tabs: one for each of the three kinds of host.

import { asked, remember } from "./address.js";

const HOSTS = ["UIKit", "SwiftUI", "JavaScript"];
const element = (id) => document.getElementById(id);

let sources = {};
let shown = HOSTS.find((each) => each === asked("code")) ?? "JavaScript";

function show(host) {
  shown = host;
  element("code").textContent = sources[host] ?? "";
  for (const tab of element("hosts").children) {
    const isShown = tab.textContent === host;
    tab.ariaSelected = String(isShown);
    tab.tabIndex = isShown ? 0 : -1;
  }
}

function tab(host) {
  const node = document.createElement("button");
  Object.assign(node, { type: "button", role: "tab", textContent: host, id: `tab-${host}` });
  node.setAttribute("aria-controls", "code-panel");
  node.addEventListener("click", () => {
    show(host);
    remember("code", host);
  });
  return node;
}

// As tabs do everywhere: the arrow keys lead from one to the next.
function lead(event) {
  const tabs = [...element("hosts").children];
  const towards = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!towards) return;
  event.preventDefault();
  const next = tabs[(tabs.indexOf(document.activeElement) + towards + tabs.length) % tabs.length];
  next.click();
  next.focus();
}

/** Shows the sources of a demo, by host; the tab that was chosen stays the one. */
export function showSources(next) {
  sources = next;
  const hosts = HOSTS.filter((each) => sources[each]);
  element("hosts").replaceChildren(...hosts.map(tab));
  element("hosts").onkeydown = lead;
  show(hosts.includes(shown) ? shown : hosts.at(-1));
}

/** The sources that the catalog has for a demo; they were copied from files that tests compile and run. */
export async function showCode({ id }) {
  showSources(await (await fetch(`catalog/code/${id}.json`)).json());
}

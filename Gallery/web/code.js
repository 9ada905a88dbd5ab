// The code of a demo, in tabs: one for each kind of host.

import { asked, remember } from "./address.js";
import { makeCopy } from "./copy.js";
import { highlighted } from "./highlight.js";

const HOSTS = ["UIKit", "SwiftUI", "JavaScript", "React"];
const element = (id) => document.getElementById(id);

let sources = {};
let shown = HOSTS.find((each) => each === asked("code")) ?? "JavaScript";

function show(host) {
  shown = host;
  element("code").replaceChildren(...highlighted(sources[host] ?? ""));
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

// The arrow keys move from one tab to the next.
function moveByKey(event) {
  const tabs = [...element("hosts").children];
  const towards = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!towards) return;
  event.preventDefault();
  const next = tabs[(tabs.indexOf(document.activeElement) + towards + tabs.length) % tabs.length];
  next.click();
  next.focus();
}

/** Shows the sources of a demo, by host; the chosen tab stays selected. */
export function showSources(next) {
  sources = next;
  const hosts = HOSTS.filter((each) => sources[each]);
  element("hosts").replaceChildren(...hosts.map(tab));
  element("hosts").onkeydown = moveByKey;
  show(hosts.includes(shown) ? shown : "JavaScript");
}

/**
 * Shows the sources of the catalog for a demo, which were copied from files that tests compile and run,
 * unless the demo has shown its own in the meantime.
 */
export async function showCode({ id }) {
  makeCopy(element("copy"), () => sources[shown]);
  makeCopy(element("share"), () => location.href);
  const copied = await (await fetch(`catalog/code/${id}.json`)).json();
  if (!Object.keys(sources).length) showSources(copied);
}

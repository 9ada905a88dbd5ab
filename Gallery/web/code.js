// The code of a demo, in tabs: one for each kind of host.

import { asked, remember } from "./address.js";
import { makeCopy } from "./copy.js";
import { highlighted } from "./highlight.js";
import { node } from "./nodes.js";

const HOSTS = ["JavaScript", "React", "Vue", "SwiftUI", "UIKit"];
// The ends of the names of the files with Swift code, which tests compile; its lines are between two marks.
const ENDS = { SwiftUI: "View", UIKit: "Demo" };
const SNIPPET = /^ *\/\/ snippet: .*\n([^]*?)^ *\/\/ end$/m;
const element = (id) => document.getElementById(id);

let sources = {};
let shownBefore;
let shown = HOSTS.find((each) => each === asked("code")) ?? "JavaScript";

async function show(host) {
  shown = host;
  for (const tab of element("hosts").children) {
    const isShown = tab.textContent === host;
    tab.ariaSelected = String(isShown);
    tab.tabIndex = isShown ? 0 : -1;
  }
  const source = sources[host];
  const text = await (typeof source === "function" ? source() : source);
  if (sources[host] !== source || shown !== host) return;
  sources[host] = text;
  element("code").replaceChildren(...marked(text ?? "", shownBefore?.host === host ? shownBefore.text : undefined));
  shownBefore = { host, text };
}

/** The lines of a text; those that another one does not have are marked. */
function marked(text, before) {
  const known = new Set((before ?? text).split("\n"));
  const lines = highlighted(text);
  for (const line of lines) line.classList.toggle("changed", !known.has(line.textContent.trimEnd()));
  return lines;
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
  show(hosts.includes(shown) ? shown : hosts[0]);
}

async function swift(host, id) {
  const name = id.replace(/(^|-)(.)/g, (_, dash, letter) => letter.toUpperCase());
  const [, text] = SNIPPET.exec(await (await fetch(`snippets/${host}/${name}${ENDS[host]}.swift`)).text());
  return text.replaceAll(`\n${/^ */.exec(text)[0]}`, "\n").trim();
}

/** The Swift code of a demo, which is loaded when it is shown. */
export const swiftOf = (id) => Object.fromEntries(Object.keys(ENDS).map((host) => [host, () => swift(host, id)]));

/** Sets the buttons for copying up. */
export function setUpCode() {
  makeCopy(element("copy"), () => sources[shown]);
  makeCopy(element("share"), () => location.href);
}

// The three links at the top: how to install Overscroll, its documentation and its source.

import { makeCopy } from "./copy.js";
import { highlighted } from "./highlight.js";
import { node } from "./nodes.js";
import { setUpSheet } from "./sheet.js";
import { say } from "./words.js";

const element = (id) => document.getElementById(id);

const packageOf = (source) => `dependencies: [
  .package(
    ${source ? `url: "${source}",\n    from: "0.1.0"` : 'name: "Overscroll",\n    path: "../Overscroll"'})
],
targets: [
  .target(name: "App", dependencies: [
    .product(
      name: "Overscroll",
      package: "Overscroll")
  ])
]`;

const PAGE = `import { attach } from "./overscroll/overscroll.js";

attach(document.querySelector("#list"), {
  onRefresh: () => reload(),
  onLoadMore: () => loadNext(),
});`;

const REACT = `import { Overscroll } from "overscroll/react";

export const List = ({ reload, loadNext, rows }) => (
  <Overscroll className="list" onRefresh={reload} onLoadMore={loadNext}>
    {rows}
  </Overscroll>
);`;

function step(title, code) {
  const heading = document.createElement("h3");
  const block = document.createElement("pre");
  heading.textContent = title;
  Object.assign(block, { className: "code", dir: "ltr", tabIndex: 0, ariaLabel: title });
  block.role = "region";
  block.append(...highlighted(code));
  const copy = node("button", { type: "button", textContent: say("copy") });
  makeCopy(copy, () => code);
  return [heading, block, node("div", { className: "code-actions" }, copy)];
}

function reading(name, address) {
  const link = document.createElement("a");
  Object.assign(link, { textContent: say(name), href: address, className: "reading" });
  return link;
}

function fill({ docs, source }) {
  element("steps").replaceChildren(
    ...step(say("inXcode"), packageOf(source)), ...step(say("inPage"), PAGE), ...step(say("inReact"), REACT),
    ...(docs ? [reading("readDocs", docs)] : []), ...(source ? [reading("readSource", source)] : []));
}

/** Where the documentation and the source are, if the server knows. */
async function places() {
  if (globalThis.GALLERY_PLACES) return globalThis.GALLERY_PLACES;
  const answer = await fetch("api/places");
  return answer.ok ? answer.json() : {};
}

/** Sets the links up; one without a known address stays hidden. */
export async function setUpStarts() {
  const dialog = element("install");
  const opener = document.querySelector(".starts .install");
  const known = places().catch(() => ({}));
  opener.addEventListener("click", async (event) => {
    event.preventDefault();
    fill(await known);
    dialog.showModal();
  });
  setUpSheet(dialog, element("close-install"));
  const { docs, source } = await known;
  for (const [name, href] of Object.entries({ docs, source })) {
    if (href) Object.assign(document.querySelector(`.starts .${name}`), { href, hidden: false });
  }
}

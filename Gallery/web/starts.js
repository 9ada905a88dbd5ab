// The three links at the top: how to install Overscroll, its documentation and its source.

import { highlighted } from "./highlight.js";
import { say } from "./words.js";

const element = (id) => document.getElementById(id);

const packageOf = (source) => `dependencies: [
  .package(${source ? `url: "${source}", from: "0.1.0"` : 'name: "Overscroll", path: "../Overscroll"'})
],
targets: [
  .target(name: "App", dependencies: [
    .product(name: "Overscroll", package: "Overscroll")
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

const DOCS = `make docs      # builds the documentation
make gallery   # serves it beside the gallery`;

function step(title, code) {
  const heading = document.createElement("h3");
  const block = document.createElement("pre");
  heading.textContent = title;
  Object.assign(block, { className: "code", dir: "ltr", tabIndex: 0, ariaLabel: title });
  block.role = "region";
  block.append(...highlighted(code));
  return [heading, block];
}

function reading(name, address) {
  const link = document.createElement("a");
  Object.assign(link, { textContent: say(name), href: address, className: "reading" });
  return link;
}

function fill({ docs, source }) {
  element("steps").replaceChildren(
    ...step(say("inXcode"), packageOf(source)), ...step(say("inPage"), PAGE), ...step(say("inReact"), REACT),
    ...(docs ? [reading("readDocs", docs)] : step(say("makeDocs"), DOCS)), ...(source ? [reading("readSource", source)] : []));
}

/** Where the documentation and the source are, if the server knows. */
async function places() {
  const answer = await fetch("api/places");
  return answer.ok ? answer.json() : {};
}

/** Sets the links up. Without a known address, the documentation can be built, and the source is the demo's script. */
export async function setUpStarts(demo) {
  const dialog = element("install");
  const { docs, source } = await places().catch(() => ({}));
  const targets = { docs: docs ?? "#install", source: source ?? `demos/${demo.id}.js` };
  for (const name in targets) for (const link of document.querySelectorAll(`.starts .${name}`)) link.href = targets[name];
  for (const link of document.querySelectorAll(".starts [href='#install']")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      fill({ docs, source });
      dialog.showModal();
    });
  }
  element("close-install").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", ({ target }) => { if (target === dialog) dialog.close(); });
}

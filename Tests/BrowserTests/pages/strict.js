// A list in a page that may be served with the strictest policies. The query selects its options.
window.violations = [];
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => violations.push(`${violatedDirective} ${blockedURI} ${sample}`));

const scroller = document.getElementById("scroller");
window.makeItem = (words) => {
  const item = document.createElement("div");
  item.className = "item";
  item.textContent = words;
  return item;
};
for (let number = 0; number < 40; number += 1) scroller.append(makeItem(number));

window.runs = [];
window.done = [];
const run = (edge) => () => new Promise((go) => { runs.push(edge); done.push(go); });
const asked = new URL(location).searchParams;
const options = {
  top: { onRefresh: run("top"), indicator: asked.get("indicator") ?? "classic" }, bottom: { onLoadMore: run("bottom") },
  ...JSON.parse(asked.get("options") ?? "{}"),
};
if (asked.has("texts")) options.texts = { refreshing: asked.get("texts"), updated: asked.get("texts") };
const { attach } = await import("/overscroll/overscroll.js");
window.attach = attach;
window.options = options;
if (!asked.has("by-hand")) window.list = await attach(scroller, options);
window.isReady = true;

// The links to all demos, and to this one in another language or direction.

import { DEMOS } from "./demos.js";
import { isMirrored, language, say } from "./words.js";

const parameters = new URLSearchParams(location.search);

/** This page's address with some parameters changed; undefined takes one out. */
function addressWith(changes) {
  const next = new URLSearchParams(parameters);
  for (const name in changes) changes[name] === undefined ? next.delete(name) : next.set(name, changes[name]);
  return `?${next}`;
}

function link(text, changes, isCurrent, lang) {
  const node = document.createElement("a");
  node.textContent = text;
  node.href = addressWith(changes);
  if (isCurrent) node.ariaCurrent = "page";
  if (lang) node.lang = lang;
  return node;
}

export function fillMenu(demo) {
  document.getElementById("menu").replaceChildren(
    ...DEMOS.map((each) => link(each.name[language], { show: each.id }, each === demo)));
  document.getElementById("tongues").replaceChildren(
    link("English", { lang: "en" }, language === "en", "en"), link("中文", { lang: "zh" }, language === "zh", "zh-Hans"),
    link(say(isMirrored ? "ltr" : "rtl"), { dir: isMirrored ? undefined : "rtl" }));
}

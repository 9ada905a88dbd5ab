// Links to all demos, and to the current one in another language or direction.

import { addressOf, addressWith } from "./address.js";
import { demos, groups, inTongue } from "./catalog.js";
import { isMirrored, language, say } from "./words.js";

const element = (id) => document.getElementById(id);

function link(text, href, isCurrent, lang) {
  const node = document.createElement("a");
  Object.assign(node, { textContent: text, href });
  if (isCurrent) node.ariaCurrent = "page";
  if (lang) node.lang = lang;
  return node;
}

function section(group, current) {
  const node = document.createElement("section");
  const title = document.createElement("h2");
  const links = document.createElement("div");
  title.textContent = inTongue(group.name);
  links.className = "links";
  links.append(...demos.filter((each) => each.group === group.id)
    .map((each) => link(inTongue(each.name), addressOf(each), each === current)));
  node.append(title, links);
  return node;
}

/** Draws a text again when its font has arrived, which Chromium does only for another list of fonts. */
function drawAgain(node) {
  document.fonts.addEventListener("loadingdone", () => node.classList.add("chinese"), { once: true });
  return node;
}

/** `demo` is the one that is shown, or null on the first screen. */
export function fillMenu(demo) {
  element("home").href = addressOf(null);
  const home = link("Overscroll", addressOf(null));
  home.className = "home";
  element("menu").replaceChildren(home, ...groups.map((each) => section(each, demo)));
  // On a phone, the menu is a row that scrolls sideways.
  element("menu").querySelector("[aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });
}

/** Fills the links to the page in another language or direction. On the first screen that is later: their font is large. */
export function fillTongues() {
  element("tongues").replaceChildren(
    link("English", addressWith({ lang: "en" }), language === "en", "en"),
    drawAgain(link("中文", addressWith({ lang: "zh" }), language === "zh", "zh-Hans")),
    link(say(isMirrored ? "ltr" : "rtl"), addressWith({ dir: isMirrored ? undefined : "rtl" })));
}

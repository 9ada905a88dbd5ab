/** Sets styles that are not set yet. */
export function style(node, values) {
  for (const name in values) if (node.style[name] !== values[name]) node.style[name] = values[name];
}

/** A new element of the page with styles. */
export function make(name, values) {
  const node = document.createElement(name);
  style(node, values);
  return node;
}

/** A new node of a drawing. */
export function svg(name, attributes) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) node.setAttribute(key, attributes[key]);
  return node;
}

/** Scrolls at once along "Top" or "Left", also where the page sets `scroll-behavior: smooth`. */
export function scrollTo(scroller, place, position) {
  scroller.scrollTo({ [place.toLowerCase()]: position, behavior: "instant" });
}

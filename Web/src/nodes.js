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

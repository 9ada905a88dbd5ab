// @ts-check

/**
 * @param {number} x
 * @param {number} y
 */
export function translation(x, y) {
  return `translate3d(${x}px, ${y}px, 0px)`;
}

/**
 * Records a value, and returns whether it has changed. Reading a style back from the browser is slow, and its
 * text differs from the text that was set.
 * @template {string} Name
 * @template {number | string | boolean | null | undefined} Value
 * @param {Record<Name, Value>} shown
 * @param {Name} name
 * @param {Value} next
 */
export function changes(shown, name, next) {
  if (shown[name] === next) return false;
  shown[name] = next;
  return true;
}

/**
 * @param {{ x: number, y: number }} shown
 * @param {number} x
 * @param {number} y
 */
export function moves(shown, x, y) {
  const isOther = changes(shown, "x", x);
  return changes(shown, "y", y) || isOther;
}

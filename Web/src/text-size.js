// @ts-check
// The size of texts. Most pages use the font size of their root as the size of text, and so does the library. Other pages make
// it a unit of lengths, such as 62.5 % or a part of the viewport's width; there, the size that the user has chosen counts.

/** The root's font sizes that count as sizes of text, relative to the size that the user has chosen. */
const LEAST = 0.8, MOST = 2;
/** The font size of the library's first line, in parts of the base. */
const TITLE_PART = 0.875;
const USUAL = 16; // pixels

/**
 * Returns the size to which the sizes of texts are relative.
 * @param {HTMLElement} node A node of the library, in the page.
 */
export function textBase(node) {
  const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (root === USUAL) return "1rem";
  const { font } = node.style;
  // Monospaced fonts have another size.
  node.style.font = "medium serif";
  const chosen = parseFloat(getComputedStyle(node).fontSize);
  node.style.font = font;
  return root >= chosen * LEAST && root <= chosen * MOST ? "1rem" : `${chosen}px`;
}

/**
 * The font size of a button.
 * @param {HTMLElement} node
 */
export function buttonSize(node) { return `var(--overscroll-size, calc(${TITLE_PART} * ${textBase(node)}))`; }

/**
 * The factor by which the texts in a box are larger than usual, at least 1.
 * @param {HTMLElement | undefined} box
 */
export function textScale(box) {
  if (!box) return 1;
  const looks = getComputedStyle(box);
  const own = looks.getPropertyValue("--overscroll-size");
  if (!own && getComputedStyle(document.documentElement).fontSize === `${USUAL}px`) return 1;
  const { fontSize } = box.style;
  box.style.fontSize = textBase(box);
  box.style.fontSize = own || `calc(${TITLE_PART} * ${box.style.fontSize})`;
  const size = parseFloat(getComputedStyle(box).fontSize);
  box.style.fontSize = fontSize;
  return Math.max(1, size / (TITLE_PART * USUAL)) || 1;
}

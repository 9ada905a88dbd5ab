// The few parts of a page that the scripts for options ask for.

class Node {}
class Element extends Node {}

class HTMLElement extends Element {
  parentElement = null;
  styles = { writingMode: "horizontal-tb", overflowY: "auto", display: "block", flexDirection: "row" };
}

Object.assign(globalThis, {
  Node, Element, HTMLElement, HTMLImageElement: class extends HTMLElement {}, HTMLCanvasElement: class extends HTMLElement {}, ImageBitmap: class {},
  document: { documentElement: new HTMLElement(), body: new HTMLElement(), scrollingElement: null },
  getComputedStyle: (node) => node.styles,
});
document.scrollingElement = document.documentElement;

/** A scroller in its parent. */
export function scroller() {
  return Object.assign(new HTMLElement(), { parentElement: document.body, isConnected: true });
}

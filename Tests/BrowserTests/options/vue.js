// The component of Vue, and the directive, as hosts of the table.
import { createApp, h, nextTick, shallowRef, withDirectives } from "vue";
import { Overscroll, vOverscroll } from "/overscroll/vue.js";

Object.assign(window, { handles: new WeakMap() });
const shown = shallowRef(null);
const style = { height: "100%", overflowY: "auto" };
const rows = () => Array.from({ length: 40 }, (_, row) => h("p", { key: row, "data-id": row, style: "height: 50px; margin: 0" }, `Row ${row}`));
const kinds = {
  Component: (options) => h(Overscroll, { id: "list", style, ...options }, { default: rows }),
  Directive: (options) => withDirectives(h("div", { id: "list", style }, rows()), [[vOverscroll, options]]),
};

window.makeHost = (kind) => {
  createApp({ render: () => h("div", { style: "height: 500px" }, shown.value ? [kinds[kind](shown.value)] : []) }).mount(frame);
  return {
    frame: () => frame, scroller: () => document.getElementById("list"),
    list: () => window.handles.get(document.getElementById("list")) ?? null,
    async render(options) {
      shown.value = options && { ...options };
      await nextTick();
      await new Promise(requestAnimationFrame);
    },
  };
};
window.isReady = true;

// @ts-check
// The adapter for Vue 3: `overscroll/vue`. No other script imports Vue.
import {
  defineComponent, h, onActivated, onDeactivated, onMounted, onUnmounted, onUpdated, shallowRef, Teleport,
} from "vue";
import { attach } from "./overscroll.js";

/** @typedef {import("./overscroll.js").ActionContext} ActionContext */
/** @typedef {import("./overscroll.js").IndicatorState} IndicatorState */
/** @typedef {import("./overscroll.js").List} List */
/** @typedef {import("./overscroll.js").Options} Options */
/** @typedef {import("./overscroll.js").Phase} Phase */
/** @typedef {import("./overscroll.js").Result} Result */
/** @typedef {import("./vue.js").OverscrollProps} OverscrollProps */
/** @typedef {import("./vue.js").OverscrollSlots} OverscrollSlots */
/** @typedef {import("./vue.js").DirectiveOptions} DirectiveOptions */

/** @type {Result} */
const CANCELLED = { outcome: "cancelled", message: "" };
// An absent property is undefined instead of false, so that `attach` uses its own default.
const FLAG = { type: [Boolean, Object, Function], default: undefined };
const PROPERTIES = {
  hasMore: FLAG, backToTop: FLAG, feed: FLAG, readingPosition: FLAG, chat: FLAG, mouse: FLAG, as: null, onRefresh: null, onLoadMore: null, indicator: null,
  top: null, bottom: null, leading: null, trailing: null, wheel: null, refreshButton: null, overlap: null, damping: null, maximumPull: null, texts: null, times: null, module: null, onError: null,
};

/** A scrolling element with the options of `attach` as properties. */
export const Overscroll = defineComponent({
  name: "Overscroll",
  props: PROPERTIES,
  /**
   * @param {OverscrollProps} properties
   * @param {{ slots: OverscrollSlots, expose: (exposed: object) => void }} context
   */
  setup(properties, { slots, expose }) {
    const element = shallowRef(/** @type {HTMLElement | null} */ (null));
    const list = shallowRef(/** @type {List | null} */ (null));
    const phase = shallowRef(/** @type {Phase} */ ("idle"));
    const shown = indicatorOf(slots);
    const options = () => {
      const { as, indicator, onError, ...others } = properties;
      return /** @type {DirectiveOptions} */ ({ ...others, indicator: shown.own ?? indicator });
    };
    const attachList = () => {
      if (list.value || !element.value) return;
      const attached = (list.value = attachElement(element.value, options()));
      attached.on("phase", (event) => { if (event.edge === "top") phase.value = event.phase; });
      // Without a listener, errors are logged to the console.
      if (properties.onError) attached.on("error", (event) => properties.onError?.(event));
    };
    const detachList = () => {
      list.value?.detach();
      list.value = null;
      phase.value = "idle";
    };
    onMounted(attachList);
    // A component in a `KeepAlive` moves to another parent.
    onActivated(attachList);
    onDeactivated(detachList);
    // Not earlier: Vue inserts the replacement before the node after the element, which is one of the list's.
    onUnmounted(detachList);
    onUpdated(() => { if (element.value) lists.get(element.value)?.update(options()); });
    /** @param {import("./overscroll.js").Edge} edge */
    const begin = async (edge) => list.value?.begin(edge) ?? CANCELLED;
    expose({ list, phase, refresh: () => begin("top"), loadMore: () => begin("bottom") });
    return () => h(properties.as ?? "div", { ref: element }, [slots.default?.(), shown.render()]);
  },
});

/**
 * The lists of mounted elements; each one applies the options of a render.
 * @type {WeakMap<object, { list: List, update: (options: DirectiveOptions) => void }>}
 */
const lists = new WeakMap();

/**
 * Attaches its element: `v-overscroll="{ onRefresh: reload }"`.
 * @type {import("./vue.js")["vOverscroll"]}
 */
export const vOverscroll = {
  mounted(element, { value }) { attachElement(element, value); },
  updated(element, { value }) { lists.get(element)?.update(value); },
  unmounted(element) { lists.get(element)?.list.detach(); },
};

/**
 * Attaches an element. It calls the newest actions, so a render that only creates new functions changes nothing.
 * @param {HTMLElement} element
 * @param {DirectiveOptions} given
 */
function attachElement(element, given) {
  let newest = given;
  /** @param {"onRefresh" | "onLoadMore"} name */
  const call = (name) => newest[name] && ((/** @type {ActionContext} */ context) => newest[name]?.(context));
  /** @returns {Options} */
  const read = () => {
    return { ...newest, onRefresh: call("onRefresh"), onLoadMore: call("onLoadMore") };
  };
  const list = attach(element, read());
  list.ready.catch(console.error);
  /** @param {DirectiveOptions} options */
  const update = (options) => {
    const before = newest;
    newest = options;
    const names = /** @type {(keyof DirectiveOptions)[]} */ (Object.keys(options));
    const isNew = names.some((name) => (
      name.startsWith("on") ? !options[name] !== !before[name] : options[name] !== before[name]));
    if (isNew) list.update(read());
  };
  lists.set(element, { list, update });
  return list;
}

/**
 * An indicator that shows a slot. Each frame renders only the slot, not the rows.
 * @param {OverscrollSlots} slots
 */
function indicatorOf(slots) {
  const element = shallowRef(/** @type {HTMLElement | null} */ (null));
  const state = shallowRef(/** @type {IndicatorState | null} */ (null));
  const own = {
    // A server has no document.
    get element() { return (element.value ??= document.createElement("div")); },
    update(/** @type {IndicatorState} */ next) { state.value = next; },
  };
  const Content = () => state.value && slots.indicator?.(state.value);
  return {
    own: slots.indicator && own,
    render: () => element.value && h(Teleport, { to: element.value }, [h(Content)]),
  };
}

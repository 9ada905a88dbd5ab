// @ts-check
// The adapter for Vue 3: `overscroll/vue`. No other script imports Vue.
import { Component } from "./component.js";
import { NAMES } from "./options/simple-options.js";
import { CANCELLED } from "./page/page-code.js";

import {
  defineComponent, h, onActivated, onDeactivated, onMounted, onUnmounted, onUpdated, shallowRef, Teleport, watch,
} from "vue";

/** @typedef {import("./overscroll.js").Edge} Edge */
/** @typedef {import("./overscroll.js").IndicatorState} IndicatorState */
/** @typedef {import("./overscroll.js").List} List */
/** @typedef {import("./overscroll.js").Phase} Phase */
/** @typedef {import("./vue.js").OverscrollProps} OverscrollProps */
/** @typedef {import("./vue.js").OverscrollSlots} OverscrollSlots */
/** @typedef {import("./vue.js").DirectiveOptions} DirectiveOptions */

// An absent property is undefined instead of false, so that `attach` uses its own default.
const FLAG = { type: [Boolean, Object, Function], default: undefined };
const FLAGS = ["hasMore", "backToTop", "feed", "readingPosition", "chat", "mouse", "isEmpty"];
const PROPERTIES = Object.fromEntries([...NAMES, "as", "onError"].map((name) => [name, FLAGS.includes(name) ? FLAG : null]));

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
    const isAtEnd = shallowRef(false), unreadCount = shallowRef(0);
    const shown = indicatorOf(slots), empty = viewOf(slots, "empty"), failure = viewOf(slots, "failure");
    /** @type {Component | null} */
    let component = null;
    const options = () => {
      const { as, onError, ...others } = properties;
      return { ...others, ...shown.option, ...empty.option, ...failure.option };
    };
    const attachList = () => {
      if (component || !element.value) return;
      component = new Component(element.value, () => ({
        onError: properties.onError,
        onList(attached) {
          list.value = attached;
          if (!attached) [phase.value, isAtEnd.value, unreadCount.value] = ["idle", false, 0];
        },
        onPhase(event) { if (event.edge === "top") phase.value = event.phase; },
        onChat(state) { [isAtEnd.value, unreadCount.value] = [state.isAtEnd, state.unreadCount]; },
      }));
      component.render(options());
    };
    const detachList = () => {
      component?.detach();
      component = null;
    };
    onMounted(attachList);
    // A component in a `KeepAlive` moves to another parent.
    onActivated(attachList);
    onDeactivated(detachList);
    // Not earlier: Vue inserts the replacement before the node after the element, which is one of the list's.
    onUnmounted(detachList);
    const update = () => component?.render(options());
    onUpdated(update);
    // A parent may change an object in place, and then does not render this component again.
    watch(() => ({ ...properties }), update, { deep: true, flush: "post" });
    /** @param {Edge} edge */
    const begin = async (edge) => list.value?.begin(edge) ?? CANCELLED;
    expose({
      list, phase, isAtEnd, unreadCount, refresh: () => begin("top"), loadMore: () => begin("bottom"),
      /** @param {import("./overscroll.js").ScrollToEnd} [options] */
      scrollToEnd: (options) => list.value?.scrollToEnd(options),
    });
    return () => h(properties.as ?? "div", { ref: element }, [slots.default?.(), shown.render(), empty.render(), failure.render()]);
  },
});

/**
 * The components of directives.
 * @type {WeakMap<object, Component>}
 */
const components = new WeakMap();
const NOTHING = () => ({ onList() {}, onPhase() {} });

/**
 * Attaches its element: `v-overscroll="{ onRefresh: reload }"`.
 * @type {import("./vue.js")["vOverscroll"]}
 */
export const vOverscroll = {
  // An object may be changed in place.
  deep: true,
  mounted(element, { value }) {
    const component = new Component(element, () => ({ ...NOTHING(), onError: value.onError }));
    components.set(element, component);
    component.render(value);
  },
  updated(element, { value }) { components.get(element)?.render(value); },
  unmounted(element) { components.get(element)?.detach(); },
};

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
    get option() { return slots.indicator && { indicator: { element: own.element, update: own.update } }; },
    render: () => slots.indicator && element.value && h(Teleport, { to: element.value }, [h(Content)]),
  };
}

/**
 * A view of an empty list that shows a slot.
 * @param {OverscrollSlots} slots
 * @param {"empty" | "failure"} name
 */
function viewOf(slots, name) {
  const element = shallowRef(/** @type {HTMLElement | null} */ (null));
  const values = shallowRef(/** @type {unknown[]} */ ([]));
  const show = (/** @type {unknown[]} */ ...given) => {
    values.value = given;
    return (element.value ??= document.createElement("div"));
  };
  const Content = () => slots[name]?.({ retry: /** @type {any} */ (values.value[0]), error: values.value[1] });
  return {
    get option() { return slots[name] && { [`${name}View`]: show }; },
    render: () => slots[name] && element.value && h(Teleport, { to: element.value }, [h(Content)]),
  };
}

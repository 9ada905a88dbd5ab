// @ts-check
// The adapter for React: `overscroll/react`. No other script imports React.
import { createElement, forwardRef, useCallback, useEffect, useImperativeHandle, useRef, useState } from "react";
import { attach } from "./overscroll.js";

/** @typedef {import("./overscroll.js").List} List */
/** @typedef {import("./overscroll.js").Options} Options */
/** @typedef {import("./overscroll.js").Phase} Phase */
/** @typedef {import("./react.js").OverscrollOptions} OverscrollOptions */

/** @type {import("./overscroll.js").Result} */
const CANCELLED = { outcome: "cancelled", message: "" };
const ACTIONS = /** @type {const} */ (["onRefresh", "onLoadMore"]);
const OPTIONS = [
  ...ACTIONS, "hasMore", "indicator", "top", "bottom", "leading", "trailing", "backToTop", "feed", "mouse", "wheel", "refreshButton",
  "overlap", "damping", "maximumPull", "readingPosition", "chat", "texts", "times", "module",
];

/**
 * Attaches a list while a component is mounted.
 * @param {OverscrollOptions} given The newest functions are used, even for a run in progress.
 */
export function useOverscroll(given) {
  const [element, ref] = useState(/** @type {HTMLElement | null} */ (null));
  const [phase, setPhase] = useState(/** @type {Phase} */ ("idle"));
  const list = useRef(/** @type {List | null} */ (null));
  const newest = useRef(given);
  const written = useRef(/** @type {Options} */ ({}));
  useEffect(() => { newest.current = given; });
  useEffect(() => {
    if (!element) return;
    written.current = optionsFor(newest);
    const attached = (list.current = attach(element, written.current));
    attached.ready.catch((error) => console.error(error));
    attached.on("phase", (event) => { if (event.edge === "top") setPhase(event.phase); });
    return () => {
      attached.detach();
      list.current = null;
      setPhase("idle");
    };
  }, [element]);
  useEffect(() => {
    const options = optionsFor(newest);
    if (!list.current || isSame(written.current, options)) return;
    written.current = options;
    list.current.update(options);
  });
  const refresh = useCallback(() => list.current?.begin("top") ?? Promise.resolve(CANCELLED), []);
  return { ref, phase, refresh, list };
}

/** A scrolling element with the options of `useOverscroll` as properties. */
export const Overscroll = forwardRef(
  /**
   * @param {import("./react.js").OverscrollProperties} properties
   * @param {import("react").ForwardedRef<HTMLElement>} forwarded
   */
  function Overscroll({ as = "div", ...properties }, forwarded) {
    const node = useRef(/** @type {HTMLElement | null} */ (null));
    const entries = Object.entries(properties);
    const { ref } = useOverscroll(Object.fromEntries(entries.filter(([name]) => OPTIONS.includes(name))));
    const attributes = Object.fromEntries(entries.filter(([name]) => !OPTIONS.includes(name)));
    useImperativeHandle(forwarded, () => /** @type {HTMLElement} */ (node.current));
    const take = useCallback((/** @type {HTMLElement | null} */ element) => {
      node.current = element;
      ref(element);
    }, [ref]);
    return createElement(as, { ...attributes, ref: take });
  });

/**
 * The options for `attach` and `update`. Their actions call the newest functions, so a render that only creates new
 * functions changes nothing.
 * @param {{ current: OverscrollOptions }} newest
 * @returns {Options}
 */
function optionsFor(newest) {
  const options = { ...newest.current };
  for (const name of ACTIONS) {
    if (options[name]) options[name] = (context) => newest.current[name]?.(context);
  }
  return options;
}

/**
 * Whether options are equal, except for the actions.
 * @param {unknown} one
 * @param {unknown} other
 * @param {string} [name]
 * @returns {boolean}
 */
function isSame(one, other, name = "") {
  if (typeof one === "function" && ACTIONS.includes(/** @type {"onRefresh"} */ (name))) return typeof other === "function";
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((each) => isSame(one[each], other[each], name ? `${name}.${each}` : each));
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isPlain(value) {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

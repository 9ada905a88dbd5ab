// @ts-check
"use client";
// The adapter for React: `overscroll/react`. No other script imports React.
import { createElement, forwardRef, Fragment, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Component } from "./component.js";
import { NAMES } from "./options/simple-options.js";
import { CANCELLED } from "./page/page-code.js";

/** @typedef {import("./overscroll.js").List} List */
/** @typedef {import("./overscroll.js").Phase} Phase */
/** @typedef {import("./react.js").OverscrollOptions} OverscrollOptions */
/** @typedef {import("react").ReactNode} ReactNode */

/** @type {import("./overscroll.js").ChatState} */
const NO_CHAT = { isAtEnd: false, unreadCount: 0 };
const OPTIONS = [...NAMES, "onError"];

/**
 * Attaches a list while a component is mounted.
 * @param {import("./react.js").OverscrollOptions} given What the last render passed is what holds, even for a run in progress.
 */
export function useOverscroll(given) {
  const [element, ref] = useState(/** @type {HTMLElement | null} */ (null));
  const [phase, setPhase] = useState(/** @type {Phase} */ ("idle"));
  const list = useRef(/** @type {List | null} */ (null));
  const [chat] = useState(() => new Store(NO_CHAT));
  const { isAtEnd, unreadCount } = useSyncExternalStore(chat.subscribe, chat.read, () => NO_CHAT);
  const component = useRef(/** @type {Component | null} */ (null));
  const newest = useRef(given);
  const render = () => {
    const { onError, ...options } = newest.current;
    component.current?.render(options);
  };
  useEffect(() => { newest.current = given; });
  useEffect(() => {
    if (!element) return;
    const mounted = (component.current = new Component(element, () => ({
      onError: newest.current.onError,
      onList(attached) {
        list.current = attached;
        if (attached) return;
        setPhase("idle");
        chat.write(NO_CHAT);
      },
      onPhase(event) { if (event.edge === "top") setPhase(event.phase); },
      onChat: chat.write,
    })));
    render();
    return () => {
      component.current = null;
      mounted.detach();
    };
  }, [element]);
  useEffect(render);
  const refresh = useCallback(() => list.current?.begin("top") ?? Promise.resolve(CANCELLED), []);
  const scrollToEnd = useCallback((/** @type {import("./overscroll.js").ScrollToEnd} [options] */ options) => list.current?.scrollToEnd(options), []);
  return { ref, phase, refresh, list, isAtEnd, unreadCount, scrollToEnd };
}

/**
 * A value outside of React that components render.
 * @template Value
 */
class Store {
  #value;
  /** @type {Set<() => void>} */
  #listeners = new Set();

  /** @param {Value} value */
  constructor(value) { this.#value = value; }

  read = () => this.#value;

  /** @param {Value} value */
  write = (value) => {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  };

  /** @param {() => void} listener */
  subscribe = (listener) => {
    this.#listeners.add(listener);
    return () => { this.#listeners.delete(listener); };
  };
}

/** A scrolling element with the options of `useOverscroll` as properties. */
export const Overscroll = forwardRef(
  /**
   * @param {import("./react.js").OverscrollProperties} properties
   * @param {import("react").ForwardedRef<HTMLElement>} forwarded
   */
  function Overscroll({ as = "div", emptyView, failureView, ...properties }, forwarded) {
    const node = useRef(/** @type {HTMLElement | null} */ (null));
    const empty = usePortal(emptyView), failure = usePortal(failureView);
    const entries = Object.entries(properties);
    const { ref } = useOverscroll({
      ...Object.fromEntries(entries.filter(([name]) => OPTIONS.includes(name))), emptyView: empty.option || undefined, failureView: failure.option,
    });
    const attributes = Object.fromEntries(entries.filter(([name]) => !OPTIONS.includes(name)));
    useImperativeHandle(forwarded, () => /** @type {HTMLElement} */ (node.current));
    const take = useCallback((/** @type {HTMLElement | null} */ element) => {
      node.current = element;
      ref(element);
    }, [ref]);
    return createElement(Fragment, null, createElement(as, { ...attributes, ref: take }), empty.portal, failure.portal);
  });

/**
 * A view of a list that React renders: the option for `attach`, and the portal into its node.
 * @param {unknown} view A node, or a function that returns one; false and undefined are options themselves.
 */
function usePortal(view) {
  const [shown, setShown] = useState(/** @type {{ node: HTMLElement, values: unknown[] } | null} */ (null));
  const show = useMemo(() => {
    /** @type {HTMLElement | undefined} */
    let node;
    return (/** @type {unknown[]} */ ...values) => {
      node ??= document.createElement("div");
      setShown({ node, values });
      return node;
    };
  }, []);
  const isRendered = view !== undefined && view !== null && typeof view !== "boolean";
  const content = typeof view === "function" ? shown && view(...shown.values) : view;
  return {
    option: isRendered ? show : /** @type {false | undefined} */ (view ?? undefined),
    portal: isRendered && shown ? createPortal(/** @type {ReactNode} */ (content), shown.node) : null,
  };
}

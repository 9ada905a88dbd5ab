// @ts-check
"use client";
// The adapter for React: `overscroll/react`. No other script imports React.
import { createElement, forwardRef, Fragment, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Component } from "./component.js";
import { NAMES } from "./options/simple-options.js";
import { CANCELLED } from "./page/answers.js";

/** @typedef {import("./overscroll.js").List} List */
/** @typedef {import("./overscroll.js").Phase} Phase */
/** @typedef {import("./react.js").OverscrollOptions} OverscrollOptions */
/** @typedef {import("react").ReactNode} ReactNode */

const OPTIONS = [...NAMES, "onError"];

/**
 * Attaches a list while a component is mounted.
 * @param {import("./react.js").OverscrollOptions} given What the last render passed is what holds, even for a run in progress.
 */
export function useOverscroll(given) {
  const [element, ref] = useState(/** @type {HTMLElement | null} */ (null));
  const [phase, setPhase] = useState(/** @type {Phase} */ ("idle"));
  const list = useRef(/** @type {List | null} */ (null));
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
        if (!attached) setPhase("idle");
      },
      onPhase(event) { if (event.edge === "top") setPhase(event.phase); },
    })));
    render();
    return () => {
      component.current = null;
      mounted.detach();
    };
  }, [element]);
  useEffect(render);
  const refresh = useCallback(() => list.current?.begin("top") ?? Promise.resolve(CANCELLED), []);
  return { ref, phase, refresh, list };
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

// @ts-check
"use client";
// The component of react-infinite-scroll-component 7, by its documented properties, on `overscroll/react`.
import { createElement, useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useOverscroll } from "../src/react.js";

/** @typedef {import("./react-infinite-scroll-component.js").Props} Properties */

const THRESHOLD = 0.8;
/** The list resists, so its content moves about half as far as the finger. */
const RESISTANCE = 0.5;
/** The most pages that Overscroll loads in a row to fill a viewport. */
const FILLING_PAGES = 254;
const EXTENT = 54; // the least height of the contents for pulls

/** @param {Properties} properties */
export default function InfiniteScroll({
  dataLength, next, hasMore, children, loader, endMessage, scrollThreshold = THRESHOLD, onScroll, style, height, className = "", scrollableTarget,
  hasChildren, inverse = false, pullDownToRefresh = false, pullDownToRefreshContent, releaseToRefreshContent, pullDownToRefreshThreshold = 100,
  refreshFunction, initialScrollY,
}) {
  const [box, setBox] = useState(/** @type {HTMLElement | null} */ (null));
  const [isLoading, setLoading] = useState(false);
  const end = useRef(/** @type {(answer?: "noMore") => void} */ (() => {}));
  const isReversed = Boolean(inverse && height && Object(style).flexDirection === "column-reverse");
  const load = () => new Promise((/** @type {(answer?: "noMore") => void} */ resolve) => {
    if (!hasMore) return resolve("noMore");
    end.current = resolve;
    setLoading(true);
    next();
  });
  const pages = { onLoadMore: load, within: distanceOf(scrollThreshold), maximumPagesToFillViewport: FILLING_PAGES, rearmPolicy: /** @type {const} */ ("update"), indicator: /** @type {const} */ ("hidden") };
  const refreshes = pullDownToRefresh && !inverse;
  const pull = usePullContent(refreshes && Boolean(pullDownToRefreshContent || releaseToRefreshContent));
  const refresh = async () => { await refreshFunction?.(); };
  // The page has loaded its rows, or found that there are none. This is before the list learns of it, which may begin the next load at once.
  useEffect(() => {
    setLoading(false);
    end.current(hasMore ? undefined : "noMore");
  }, [dataLength, hasMore]);
  const { ref, phase, list } = useOverscroll({
    hasMore, concurrency: "independent", wheel: false, mouse: refreshes,
    ...(inverse ? { top: pages, chat: { newRowsText: () => "" } } : { bottom: pages }),
    ...(refreshes && { top: { onRefresh: refresh, past: pullDownToRefreshThreshold * RESISTANCE, indicator: pull.indicator } }),
  });

  useEffect(() => { if (hasMore) list.current?.reset(inverse ? "top" : "bottom"); }, [dataLength, hasMore]);

  useEffect(() => {
    if (dataLength === undefined) throw new TypeError("InfiniteScroll: dataLength is missing; without it, the end of a load is unknown");
    if (pullDownToRefresh && typeof refreshFunction !== "function") throw new TypeError("InfiniteScroll: pullDownToRefresh needs a refreshFunction");
  }, []);

  const [scroller, setScroller] = useState(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!box) return undefined;
    const found = height ? box : targetOf(scrollableTarget);
    const restore = inverse && !height ? runForwards(found) : undefined;
    setScroller(found);
    ref(found);
    return restore;
  }, [box, Boolean(height), scrollableTarget, inverse]);

  useEffect(() => {
    const node = scroller === document.body ? document.scrollingElement : scroller;
    if (node && initialScrollY !== undefined && node.scrollHeight > initialScrollY) node.scrollTo(0, initialScrollY);
  }, [scroller]);

  useEffect(() => {
    if (!scroller || !onScroll) return undefined;
    const target = scroller === document.body ? window : scroller;
    const listener = (/** @type {Event} */ event) => { setTimeout(() => onScroll(/** @type {UIEvent} */ (event))); };
    target.addEventListener("scroll", listener);
    return () => { target.removeEventListener("scroll", listener); };
  }, [scroller, onScroll]);

  const isEmpty = !hasChildren && !(Array.isArray(children) && children.length);
  const shown = [children, hasMore && (isLoading || isEmpty) ? loader : null, hasMore ? null : endMessage];
  const content = phase === "armed" ? releaseToRefreshContent : phase === "refreshing" || phase === "ending" ? loader : pullDownToRefreshContent;
  const reversed = { display: "flex", flexDirection: /** @type {const} */ ("column-reverse") };
  const scrolls = { height: height ?? "auto", overflow: "auto", ...style, ...(isReversed && { display: "block", flexDirection: undefined }) };
  return createElement(
    "div", { className: "infinite-scroll-component__outerdiv" },
    createElement(
      "div", { className: `infinite-scroll-component ${className}`.trim(), ref: setBox, style: scrolls },
      ...(isReversed ? [createElement("div", { style: reversed, key: "rows" }, ...shown)] : shown)),
    pull.portal(content ?? pullDownToRefreshContent ?? releaseToRefreshContent));
}

/**
 * The node in which React renders the page's contents for pulls, as an indicator of the library.
 * @param {boolean} isWanted
 */
function usePullContent(isWanted) {
  const [node, setNode] = useState(/** @type {HTMLElement | null} */ (null));
  const [extent, setExtent] = useState(EXTENT);
  // A server has no document.
  useEffect(() => { if (isWanted) setNode(document.createElement("div")); }, [isWanted]);
  useEffect(() => { if (node?.offsetHeight) setExtent((before) => Math.max(before, node.offsetHeight)); });
  const update = useCallback(() => {}, []);
  return {
    indicator: isWanted && node ? { element: node, extent, update } : undefined,
    portal: (/** @type {import("react").ReactNode} */ content) => (isWanted && node ? createPortal(content, node) : null),
  };
}

/**
 * The distance to the end at which a threshold loads: a fraction of the viewport, or pixels.
 * @param {number | string} threshold
 */
function distanceOf(threshold) {
  const number = parseFloat(String(threshold));
  if (/^[\d.]+px$/.test(String(threshold))) return number;
  const fraction = String(threshold).endsWith("%") ? number / 100 : number;
  return { viewports: Math.max(0, 1 - (Number.isFinite(fraction) ? fraction : THRESHOLD)) };
}

/**
 * The scroller that the page names; without one, the window scrolls.
 * @param {Properties["scrollableTarget"]} target
 */
function targetOf(target) {
  const found = typeof target === "string" ? document.getElementById(target) : target;
  if (!found && target !== undefined) console.warn("InfiniteScroll: there is no scrollableTarget yet, so the window is the scroller");
  return found ?? document.body;
}

/**
 * Lets a scroller with one child in reverse count its positions from its start, as its rows are reversed inside that child. Returns the way back.
 * @param {HTMLElement} scroller
 */
function runForwards(scroller) {
  if (getComputedStyle(scroller).flexDirection !== "column-reverse") return undefined;
  const before = scroller.style.flexDirection;
  scroller.style.flexDirection = "column";
  return () => { scroller.style.flexDirection = before; };
}

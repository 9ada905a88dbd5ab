// A React page for the tests of `overscroll/compat/react-infinite-scroll-component`: one screen, whose properties a test passes.
import { Fragment, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { configure } from "overscroll";
import InfiniteScroll from "overscroll/compat/react-infinite-scroll-component";

configure({ module: "/overscroll/overscroll.wasm", durations: { expand: 0, collapse: 0, minimumVisible: 0, messageDuration: 0, resultDuration: 0 } });
const errors = [];
addEventListener("error", ({ message }) => { errors.push(message); });
const log = console.error;
console.error = (...values) => {
  errors.push(String(values[0]));
  log(...values);
};
let root;
Object.assign(window, { calls: [], ends: [], errors });

const CONTENTS = {
  pullDownToRefreshContent: <h3 id="pull">Pull</h3>, releaseToRefreshContent: <h3 id="release">Release</h3>, pullDownToRefresh: true,
  refreshFunction: () => {
    calls.push("refresh");
    return new Promise((end) => { ends.push(end); });
  },
};

function Screen({ rows = 20, more = true, target, element, pulls, listens, name = "next", single, strict, ...given }) {
  const [count, setCount] = useState(rows), [hasMore, setHasMore] = useState(more), [node, setNode] = useState(null);
  Object.assign(window, { setCount, setHasMore, count });
  const from = given.inverse ? 1000 - count : 0;
  const all = Array.from({ length: count }, (_, index) => from + index).map((row) => <p key={row} className="row" style={{ height: 50, margin: 0, flexShrink: 0 }}>{row}</p>);
  if (given.inverse && given.style) all.reverse();
  const list = (
    <InfiniteScroll
      dataLength={count} hasMore={hasMore} next={() => { calls.push(name); }} loader={<h4 id="loader">Loading</h4>} endMessage={<b id="end">All</b>}
      {...(pulls && CONTENTS)} {...(listens && { onScroll: ({ type }) => { calls.push(type); } })} scrollableTarget={element ? node : target && "target"} {...given}
    >
      {single ? <div style={{ height: 900 }} /> : all}
    </InfiniteScroll>
  );
  const style = { height: 400, overflow: "auto", ...(given.style && { display: "flex", flexDirection: given.style.flexDirection }) };
  return target ? <div id="target" ref={setNode} style={style}>{list}</div> : list;
}

const frame = document.getElementById("frame");
frame.style.height = "auto";
window.box = () => document.querySelector(".infinite-scroll-component");
window.scroller = () => document.getElementById("target") ?? (box().style.height === "auto" ? document.scrollingElement : box());
window.left = () => scroller().scrollHeight - scroller().clientHeight - scroller().scrollTop;
window.at = (row) => [...document.querySelectorAll(".row")].find(({ textContent }) => textContent === String(row)).getBoundingClientRect().top;
window.has = (id) => Boolean(document.getElementById(id));
window.show = (properties) => {
  const Mode = properties?.strict ? StrictMode : Fragment;
  (root ??= createRoot(frame)).render(properties && <Mode><Screen {...properties} /></Mode>);
};
window.isReady = true;

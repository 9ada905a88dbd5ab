// A React page for the tests of the adapter, which render it with properties and read its records.
import { Fragment, StrictMode, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { configure } from "overscroll";
import { Overscroll, useOverscroll } from "overscroll/react";

configure({ module: "/overscroll/overscroll.wasm", durations: { expand: 0, collapse: 0, minimumVisible: 0, messageDuration: 0 } });
Object.assign(window, { calls: [], ends: [], signals: [], phases: [], hosts: {}, renders: 0 });

const ROWS = Array.from({ length: 40 }, (_, row) => <p key={row} style={{ height: 50, margin: 0 }}>Row {row}</p>);
const STYLE = { height: "100%", overflowY: "auto" };

/** The actions of a render: each render creates its own functions, like closures. */
function actions(name) {
  const run = (edge) => ({ signal }) => {
    calls.push(`${edge} ${name}`);
    signals.push(signal);
    return window.answer ?? new Promise((end) => ends.push(end));
  };
  return { onRefresh: run("top"), onLoadMore: run("bottom") };
}

function Hooked({ name, id = "list", listens, ...options }) {
  const onError = listens && (({ edge, error }) => heard.push([listens, edge, error.userMessage]));
  const state = useOverscroll({ ...actions(name), ...options, onError });
  window.hosts[name] = state;
  window.renders += 1;
  if (phases.at(-1) !== state.phase) phases.push(state.phase);
  return <div ref={state.ref} id={id} key={id} style={STYLE}>{ROWS}</div>;
}

function Component({ name, ...rest }) {
  const [element, setElement] = useState(null);
  window.element = element;
  return <Overscroll ref={setElement} id="list" style={STYLE} {...actions(name)} {...rest}>{ROWS}</Overscroll>;
}

/** A list without rows, whose views React renders. */
function Views({ name, text = "Nothing" }) {
  return (
    <Overscroll
      id="list" style={STYLE} onRefresh={actions(name).onRefresh} top={{ refreshWhenOlder: 60 }} onError={() => {}}
      emptyView={<b id="nothing">{text}</b>} failureView={(retry, error) => <button id="failure" onClick={retry}>{error.message}</button>}
    />
  );
}

/** A chat whose rows a test changes, or a timeline that gets rows at its start. */
function Chat({ name, rows = 40, isTimeline }) {
  const { ref, isAtEnd, unreadCount, scrollToEnd, list } = useOverscroll(
    isTimeline ? { readingPosition: { newRowsAbove: () => "" } } : { chat: { isOwn: (id) => id === "mine", follow: "ownRows" } });
  const first = isTimeline ? 100 - rows : 0;
  window.hosts[name] = { list };
  return (
    <>
      <div ref={ref} id="list" style={STYLE}>
        {Array.from({ length: rows }, (_, row) => first + row).map((row) => <p key={row} data-key={row} style={{ height: 50, margin: 0 }}>Row {row}</p>)}
      </div>
      <button id="down" onClick={() => scrollToEnd({ behavior: "instant" })}>{isAtEnd ? "end" : `${unreadCount} unread`}</button>
    </>
  );
}

const KINDS = { Chat, Hooked, Component, Views };
const tree = ({ kind = "Hooked", isStrict = false, ...properties }) => {
  const Kind = KINDS[kind], Mode = isStrict ? StrictMode : Fragment;
  return <Mode>{properties.isGone ? null : <Kind {...properties} />}</Mode>;
};
const frame = document.getElementById("frame");
let root;
window.show = (properties) => (root ??= createRoot(frame)).render(tree(properties));
window.hydrate = (properties) => {
  frame.innerHTML = renderToString(tree(properties));
  window.served = frame.innerHTML;
  root = hydrateRoot(frame, tree(properties));
};
window.isReady = true;

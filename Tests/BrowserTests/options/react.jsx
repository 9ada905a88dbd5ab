// The component of React as a host of the table: each render passes new functions and new objects.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { configure } from "overscroll";
import { Overscroll, useOverscroll } from "overscroll/react";

configure({ module: "/overscroll/overscroll.wasm" });

const STYLE = { height: "100%", overflowY: "auto" };
const rows = Array.from({ length: 40 }, (_, row) => <p key={row} data-id={row} style={{ height: 50, margin: 0 }}>Row {row}</p>);
const kinds = {
  Hook({ options }) {
    const { ref } = useOverscroll(options);
    return <div ref={ref} id="list" style={STYLE}>{rows}</div>;
  },
  Component({ options }) { return <Overscroll id="list" style={STYLE} {...options}>{rows}</Overscroll>; },
};
let root = null;
Object.assign(window, { handles: new WeakMap() });

/** A host that renders one of the two. */
window.makeHost = (kind) => {
  const Kind = kinds[kind];
  return {
    frame: () => frame, scroller: () => document.getElementById("list"),
    list: () => window.handles.get(document.getElementById("list")) ?? null,
    async render(options) {
      root ??= createRoot(frame);
      root.render(options && <StrictMode><Kind options={options} /></StrictMode>);
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    },
  };
};
window.isReady = true;

import { attach } from "/overscroll/overscroll.js";

export const start = (scroller, { wall }) => attach(scroller, {
  top: { trigger: "release", onRefresh: () => wall.grow("top") },
  bottom: { trigger: "release", past: 54, onLoad: () => wall.grow("bottom") },
  leading: { past: 44, onRefresh: () => wall.grow("leading") },
  trailing: { past: 44, onLoad: () => wall.grow("trailing") },
  mouse: true,
});

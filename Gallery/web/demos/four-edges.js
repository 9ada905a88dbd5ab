import { attach } from "../overscroll/overscroll.js";
import { Wall } from "../wall.js";

export function start(scroller, page) {
  const wall = page.content = new Wall(page.place);
  return attach(scroller, {
    top: { onRefresh: () => wall.grow("top") },
    bottom: { past: 54, onLoadMore: () => wall.grow("bottom") },
    leading: { past: 32, onRefresh: () => wall.grow("leading") },
    trailing: { past: 32, onLoadMore: () => wall.grow("trailing") },
    mouse: true,
  });
}

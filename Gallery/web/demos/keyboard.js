import { attach } from "../overscroll/overscroll.js";
import { Cycles } from "../cycles.js";

export async function start(scroller, page) {
  const cycles = page.content = await Cycles.load(page);
  return attach(scroller, {
    // A run that lasts as long as the ten cycles do, or until they are stopped.
    top: { indicator: "ring", onRefresh: ({ signal }) => cycles.play(signal) },
    mouse: true,
  });
}

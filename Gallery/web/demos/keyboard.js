import { Cycles } from "../cycles.js";

export async function begin(page) {
  const cycles = page.content = await Cycles.load(page);
  // A run that lasts as long as the ten cycles do, or until they are stopped.
  return { edge: () => ({ onRefresh: ({ signal }) => cycles.play(signal) }) };
}

export const options = () => ({ top: { indicator: "ring" } });

import { code } from "../sources.js";
import { sun } from "../sun.js";

/** The drawing, which the page loads as it is. */
export const before = async () => (await (await fetch("sun.js")).text()).replace("export ", "").trim();

export const options = ({ extent }) => ({
  top: { indicator: code(sun(extent), `sun(${extent})`), past: extent, hold: extent },
  durations: { minimumVisible: 1.5 },
});

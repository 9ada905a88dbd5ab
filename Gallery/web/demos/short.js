import { Short } from "../short.js";

export const begin = ({ feedOf, rows, options }) => feedOf(new Short(rows, Number(options.rows)), 10);

// A list that fits its screen is always at its end: only an upward pull loads more.
export const options = () => ({ top: {}, bottom: { trigger: "release", past: 54 } });

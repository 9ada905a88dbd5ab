/** The same functions as in `overscroll`. Lists that it attaches, and those of the adapters, need no `overscroll.wasm`. */
export * from "./overscroll.js";

import { BlockPool } from "./block.js";

const modules = new Map();

/** Loads the engine once per address, or per module that is handed in; a load that failed may be tried again. */
export function loadModule(source) {
  const key = source instanceof URL ? source.href : source;
  if (!modules.has(key)) {
    const loading = instantiate(key);
    modules.set(key, loading);
    loading.catch(() => modules.delete(key));
  }
  return modules.get(key);
}

async function instantiate(source) {
  const made = await WebAssembly.instantiate(typeof source === "string" ? await bytesAt(source) : source, {});
  const { exports } = made.instance ?? made;
  return { exports, pool: new BlockPool(exports) };
}

async function bytesAt(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.arrayBuffer();
}

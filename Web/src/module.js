import { BlockPool } from "./block.js";

const modules = new Map();

/** Loads the engine once per address; a load that failed may be tried again. */
export function loadModule(url) {
  const key = String(url);
  if (!modules.has(key)) {
    const loading = instantiate(key);
    modules.set(key, loading);
    loading.catch(() => modules.delete(key));
  }
  return modules.get(key);
}

async function instantiate(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {});
  return { exports: instance.exports, pool: new BlockPool(instance.exports) };
}

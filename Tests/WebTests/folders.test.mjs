// The folders of the scripts import each other in one direction, so that each can be read after those below it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../Web/src", import.meta.url));
const IMPORT = /^(?! \*|.*@).*(?:from |import\(|import )["`](\.[^"`]+)["`]/gm;

/** The folders that the scripts of each folder import, without those that only comments name. */
const imports = {};
for (const path of readdirSync(ROOT, { recursive: true }).filter((each) => each.endsWith(".js"))) {
  const found = imports[dirname(path)] ??= new Set();
  for (const [, target] of readFileSync(join(ROOT, path), "utf8").matchAll(IMPORT)) {
    const folder = relative(ROOT, dirname(join(ROOT, dirname(path), target))) || ".";
    if (folder !== dirname(path)) found.add(folder);
  }
}

test("No folder of scripts imports one that imports it", () => {
  const left = new Map(Object.entries(imports));
  assert.ok(left.size > 5 && imports.list.has("layout") && imports.list.has("reading"));
  const isFree = (folder) => [...imports[folder]].every((each) => !left.has(each));
  for (let free; (free = [...left.keys()].filter(isFree))[0];) free.forEach((each) => left.delete(each));
  assert.deepEqual([...left], []);
});

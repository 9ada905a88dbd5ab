// The languages that the package has texts in.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { chooseTexts, textsFor } from "../../Web/src/wording/texts.js";
import { ENGLISH, LANGUAGES } from "../../Web/src/wording/words.js";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en-GB", "de-AT"] }, configurable: true });

test("Every tag gets the texts that suit it", () => {
  const lines = readFileSync(new URL("../../Development/Texts/tags.txt", import.meta.url), "utf8").split("\n");
  const cases = lines.filter((line) => line && !line.startsWith("#")).map((line) => line.split(/\s+/));
  assert.ok(cases.length > 30);
  assert.deepEqual(cases.map(([tag]) => [tag, textsFor(tag) ?? "none"]), cases.map(([tag, texts]) => [tag, texts]));
});

test("Every language has every text, and no text is a key or English", async () => {
  assert.equal(LANGUAGES.length, 35);
  for (const tag of LANGUAGES) {
    const [table] = await chooseTexts([tag]);
    if (tag === "en") assert.equal(table, undefined, "English is built in");
    else {
      assert.deepEqual(Object.keys(table), Object.keys(ENGLISH), tag);
      for (const [key, text] of Object.entries(table)) assert.ok(text && text !== key, `${tag}: ${key}`);
      assert.notDeepEqual(table, ENGLISH, tag);
    }
  }
});

test("Times are in the user's own locale of the language", async () => {
  assert.deepEqual((await chooseTexts(["tlh", "de"]))[1], "de-AT");
  assert.deepEqual(await chooseTexts(["tlh"]), [undefined, "en-GB"]);
  assert.equal((await chooseTexts(["fr"]))[1], "fr");
});

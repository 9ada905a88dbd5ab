// Writes the options of a list as the code of an adopter: in JavaScript, React and Vue.

const WIDTH = 84;
const ACTIONS = { refresh: ["onRefresh", "reload"], load: ["onLoadMore", "loadNext"] };
export const PURPOSES = { top: "refresh", bottom: "load", leading: "refresh", trailing: "load" };

/** A function or an object with the text that stands for it in code. */
export const code = (value, text) => Object.assign(value, { code: text });

const isTable = (value) => typeof value === "object" && !value.code;
const fieldsOf = (table) => Object.entries(table).filter(([, value]) => value !== undefined);

/** A value as JavaScript, in several lines if it is long. */
function literal(value, quote = '"', indent = "") {
  if (value.code) return value.code;
  if (typeof value === "string") return quote + value + quote;
  if (!isTable(value)) return JSON.stringify(value);
  const inner = `${indent}  `;
  const fields = fieldsOf(value).map(([name, each]) => `${name}: ${literal(each, quote, inner)}`);
  if (!fields.length) return "{}";
  const line = `{ ${fields.join(", ")} }`;
  return line.length + indent.length <= WIDTH && !line.includes("\n") ? line : `{\n${fields.map((each) => `${inner}${each},\n`).join("")}${indent}}`;
}

/** An action, which the adopter gives. */
const given = (name) => code({ isGiven: true }, name);

/** What a list does: the options with the actions of its edges. An edge that has the usual action at the usual place leaves it to the list. */
function writtenOf(options) {
  const list = {};
  const edges = {};
  for (const [edge, usual] of Object.entries(PURPOSES)) {
    if (!options[edge]) continue;
    const { purpose = usual, ...rest } = options[edge];
    const [name, action] = ACTIONS[purpose];
    if (purpose === usual && (edge === "top" || edge === "bottom")) list[name] = given(action);
    else rest[name] = given(action);
    if (fieldsOf(rest).length) edges[edge] = rest;
  }
  const others = fieldsOf(options).filter(([name]) => !(name in PURPOSES));
  return { ...list, ...edges, ...Object.fromEntries(others) };
}

function namesOf(written) {
  const text = literal(written);
  return Object.values(ACTIONS).map(([, action]) => action).filter((action) => text.includes(action));
}

/** Whether a value is made by code, which runs once, outside of what is rendered. */
const isMade = (value) => Boolean(value?.code ? !value.isGiven : typeof value === "object" && Object.values(value).some(isMade));

/** Splits options into constants for those that are made by code, and properties. */
function splitOf(written) {
  const made = fieldsOf(written).filter(([name, value]) => !name.startsWith("on") && isMade(value));
  const names = Object.fromEntries(made.map(([name]) => [name, given(name)]));
  return [made.map(([name, value]) => `const ${name} = ${literal(value)};`), { ...written, ...names }];
}

function javaScriptOf(written, imports, before) {
  return [
    'import { attach } from "./overscroll/overscroll.js";', ...imports.map((name) => `import { ${name} } from "./overscroll/${name}.js";`),
    `import { ${namesOf(written).join(", ")} } from "./rows.js"; // Yours: they fetch, and show rows.`, "", ...before,
    'attach(document.querySelector("#list"), {',
    ...fieldsOf(written).map(([name, value]) => `  ${name}: ${literal(value, '"', "  ")},`), "});",
  ].join("\n");
}

const propertyOf = (value) => (typeof value === "string" ? JSON.stringify(value) : `{${literal(value, '"', "    ")}}`);

function reactOf(written, imports, before) {
  const [constants, properties] = splitOf(written);
  return [
    'import { Overscroll } from "overscroll/react";', ...imports.map(packaged), "", ...before, ...constants, ...(constants.length ? [""] : []),
    `export const List = ({ ${[...namesOf(written), "children"].join(", ")} }) => (`, "  <Overscroll",
    '    style={{ height: "100%", overflowY: "auto" }}',
    ...fieldsOf(properties).map(([name, value]) => (value === true ? `    ${name}` : `    ${name}=${propertyOf(value)}`)),
    "  >", "    {children}", "  </Overscroll>", ");",
  ].join("\n");
}

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function attributeOf([name, value]) {
  if (typeof value === "string") return `${kebab(name)}="${value}"`;
  if (name.startsWith("on")) return `@${kebab(name.slice(2)).slice(1)}="${value.code}"`;
  return value === true ? kebab(name) : `:${kebab(name)}="${literal(value, "'", "    ")}"`;
}

function vueOf(written, imports, before) {
  const [constants, properties] = splitOf(written);
  return [
    "<script setup>", 'import { Overscroll } from "overscroll/vue";', ...imports.map(packaged), ...(before.length ? ["", ...before] : []), ...constants,
    `defineProps([${namesOf(written).map((each) => `"${each}"`).join(", ")}]);`, "</script>", "",
    "<template>", '  <Overscroll style="height: 100%; overflow-y: auto"',
    ...fieldsOf(properties).map((each) => `    ${attributeOf(each)}`), "  >", "    <slot />", "  </Overscroll>", "</template>",
  ].join("\n");
}

const packaged = (name) => `import { ${name} } from "overscroll/${name}";`;

/** The code of a list, by host. `imports` are scripts of the package, and `before` is code that the options need. */
export function webSourcesOf(options, { imports = [], before } = {}) {
  const written = writtenOf(options);
  const lines = before ? [before, ""] : [];
  return {
    JavaScript: javaScriptOf(written, imports, lines), React: reactOf(written, imports, lines), Vue: vueOf(written, imports, lines),
  };
}

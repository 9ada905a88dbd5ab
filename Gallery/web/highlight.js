// Colours Swift and JavaScript code.

import { node } from "./nodes.js";

const KEYWORDS = new Set(`as async await break case catch class const default else enum export extends extension
  final for from func function guard if import in init let new nil null of override private public return self some
  static struct super switch throw throws true try typealias undefined var while false`.split(/\s+/));
// A comment, a string, a number, a name with its sign, in this order.
const PARTS = /(\/\/.*)|("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|(\b\d[\d_.]*\b)|([#@]?[A-Za-z_$][\w$]*)/g;
const CLASSES = ["comment", "string", "number"];

function classOf(parts, rest) {
  const known = CLASSES.find((_, index) => parts[index] !== undefined);
  if (known) return known;
  const name = parts[3];
  if (KEYWORDS.has(name) || "#@".includes(name[0])) return "keyword";
  if (/^[A-Z]/.test(name)) return "type";
  return rest.startsWith("(") ? "call" : undefined;
}

/** The lines of a text of code as nodes; their texts are the code, unchanged. */
export function highlighted(code) {
  const line = () => node("span", { className: "line" });
  const lines = [line()];
  const add = (text, className) => text.split(/(?<=\n)/).forEach((part, index) => {
    if (index || lines.at(-1).textContent.endsWith("\n")) lines.push(line());
    lines.at(-1).append(className ? node("span", { className, textContent: part }) : part);
  });
  let end = 0;
  for (const match of code.matchAll(PARTS)) {
    add(code.slice(end, match.index));
    end = match.index + match[0].length;
    add(match[0], classOf(match.slice(1), code.slice(end)));
  }
  add(code.slice(end));
  return lines;
}

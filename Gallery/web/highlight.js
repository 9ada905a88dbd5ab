// Colours Swift and JavaScript code.

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

/** The nodes of a text of code; their texts are the code, unchanged. */
export function highlighted(code) {
  const nodes = [];
  let end = 0;
  for (const match of code.matchAll(PARTS)) {
    nodes.push(code.slice(end, match.index));
    end = match.index + match[0].length;
    const name = classOf(match.slice(1), code.slice(end));
    if (!name) {
      nodes.push(match[0]);
      continue;
    }
    const node = document.createElement("span");
    Object.assign(node, { className: name, textContent: match[0] });
    nodes.push(node);
  }
  return [...nodes, code.slice(end)];
}

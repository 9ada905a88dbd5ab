// What the address of the page keeps: the demo, its options, the language and the direction.

const LASTING = ["lang", "dir"];
const here = () => new URLSearchParams(location.search);

/** A value of the address; undefined where it has none. */
export const asked = (name) => here().get(name) ?? undefined;

/** The address of a demo, with what holds for the whole page, and with some of it changed. */
export function addressOf(demo, changes = {}) {
  const next = new URLSearchParams();
  const kept = { ...Object.fromEntries(LASTING.map((name) => [name, asked(name)])), show: demo.id, ...changes };
  for (const name in kept) if (kept[name] !== undefined) next.set(name, kept[name]);
  return `?${next}`;
}

/** This page's address, with some of it changed; undefined takes it out. */
export function addressWith(changes) {
  const next = here();
  for (const name in changes) changes[name] === undefined ? next.delete(name) : next.set(name, changes[name]);
  return `?${next}`;
}

/** Writes a value into the address, so that a link or a reload finds it. */
export function remember(name, value) {
  history.replaceState(null, "", addressWith({ [name]: value }));
}

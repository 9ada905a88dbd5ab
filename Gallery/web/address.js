// The state in the page's address: the demo, its options, the language and the direction.

const LASTING = ["lang", "dir"];
const here = () => new URLSearchParams(location.search);

/** A value from the address, or undefined if it is missing. */
export const asked = (name) => here().get(name) ?? undefined;

/** The address of a demo, or without one of the first screen, with the page's lasting settings and the given changes. */
export function addressOf(demo, changes = {}) {
  const next = new URLSearchParams();
  const kept = { ...Object.fromEntries(LASTING.map((name) => [name, asked(name)])), show: demo?.id, ...changes };
  for (const name in kept) if (kept[name] !== undefined) next.set(name, kept[name]);
  return `?${next}`;
}

/** This page's address with changes; undefined removes a value. */
export function addressWith(changes) {
  const next = here();
  for (const name in changes) changes[name] === undefined ? next.delete(name) : next.set(name, changes[name]);
  return `?${next}`;
}

/** Writes a value into the address, so that links and reloads keep it. */
export function remember(name, value) {
  history.replaceState(history.state, "", addressWith({ [name]: value }));
}

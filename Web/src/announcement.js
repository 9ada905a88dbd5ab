// @ts-check

/** @typedef {import("./overscroll.js").Outcome} Outcome */
/** @typedef {import("./overscroll.js").Phase} Phase */

/**
 * The text that a screen reader announces for a phase; undefined if the phase is not announced.
 * @param {import("./overscroll.js").Texts} words
 * @param {{ isLoad: boolean, phase: Phase, outcome: Outcome | undefined, message: string }} change The message is
 * from the action, and replaces the library's text for a result.
 */
function announcement(words, { isLoad, phase, outcome, message }) {
  /** @type {Partial<Record<string, string>>} */
  const results = {
    updated: isLoad ? words.loadedMore : words.updated, unchanged: words.unchanged, noMore: words.noMore,
  };
  /** @type {Partial<Record<Phase, string>>} */
  const texts = {
    refreshing: isLoad ? words.loading : words.refreshing, noMore: words.noMore,
    failed: message || (isLoad ? words.loadFailed : words.refreshFailed), ending: message || results[outcome ?? ""],
  };
  return texts[phase];
}

/**
 * Announces the phase of an edge to screen readers.
 * @param {import("./list.js").List} list
 * @param {import("./edge-place.js").EdgePlace} place
 * @param {Phase} phase
 * @param {Outcome | undefined} outcome
 */
export function announce(list, { edge, words: { message } }, phase, outcome) {
  const { wording: { words }, options, edges, element, stage } = list;
  const text = announcement(words, { isLoad: options[edge]?.purpose === 1, phase, outcome, message });
  if (text) stage.status.textContent = text;
  // A feed sets `aria-busy` while its articles change.
  if (!options.feed) element.ariaBusy = String(edges.some((each) => list.phase(each) === "refreshing"));
}

import { perform } from "./actions.js";
import { ATTACHED, PHASES } from "./block.js";

/** What stays where there is no engine: the actions, without anything to see, and a line that says why. */
export function plainList(options, source, error) {
  console.error(`Overscroll: the engine could not be loaded from ${source}: ${error.message}`);
  const nothing = () => {};
  return {
    isActive: false, setLanguage: async () => {}, end: nothing, cancel: nothing, reset: nothing, on: () => nothing, phase: () => PHASES[0],
    begin: (edge) => perform(options[edge], new AbortController().signal, () => true, nothing),
    detach: () => delete options.scroller[ATTACHED],
  };
}

import { perform } from "./actions.js";
import { ATTACHED, PHASES } from "./block.js";

/** A list without an engine: its actions run, nothing is shown, and the console says which error was the reason. */
export function plainList(options, source, error) {
  if (error) console.error(`Overscroll: the engine could not be loaded from ${source}: ${error.message}`);
  const nothing = () => {};
  return {
    isActive: false, setLanguage: async () => {}, end: nothing, cancel: nothing, reset: nothing, on: () => nothing, phase: () => PHASES[0],
    begin: (edge) => perform(options[edge], new AbortController().signal, () => true, nothing),
    detach: () => delete options.scroller[ATTACHED],
  };
}

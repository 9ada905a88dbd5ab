import { perform } from "./actions.js";
import { PHASES } from "./block.js";

/** What stays where there is no engine: the actions, without anything to see. */
export function plainList(options, detach) {
  const nothing = () => {};
  return {
    isActive: false, setLanguage: async () => {}, end: nothing, cancel: nothing, reset: nothing, on: () => nothing, phase: () => PHASES[0],
    begin: (edge) => perform(options[edge], new AbortController().signal, () => true, nothing),
    detach,
  };
}

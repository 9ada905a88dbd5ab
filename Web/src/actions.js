import { callPage } from "./page-code.js";

/** The kinds of outcome, in the order of `ResultKind` in the engine. */
export const OUTCOMES = ["updated", "unchanged", "noMore", "failed", "cancelled"];

/** The result of a run that was given up. */
export const CANCELLED = { outcome: "cancelled", message: "" };

/** What an action answered, as `{ outcome, message }`. */
export function readAnswer(answer) {
  const { outcome, more, message = "" } = typeof answer === "string" ? { outcome: answer } : answer ?? {};
  const kind = outcome ?? (more === false ? "noMore" : "updated");
  if (OUTCOMES.includes(kind)) return { outcome: kind, message: String(message) };
  throw new TypeError(`Overscroll: outcome must be one of ${OUTCOMES.join(", ")}, not ${String(kind)}`);
}

/**
 * Runs the action of an edge: `fetch` anywhere, `apply` only while the run still counts and the
 * list is calm; or the one function that does both.
 */
export async function perform(options, signal, isCurrent, calm) {
  try {
    if (options.action) return readAnswer(await options.action(signal));
    const fetched = await options.fetch(signal);
    if (isCurrent()) await calm();
    return isCurrent() ? readAnswer(await options.apply(fetched)) : CANCELLED;
  } catch (error) {
    if (signal.aborted) return CANCELLED;
    // A page may throw anything, also what has no text.
    const message = callPage(() => String(error?.userMessage ?? "")) ?? "";
    return { outcome: "failed", message, error };
  }
}

// @ts-check
// A part of `rare-options.js`.

/** @typedef {import("./overscroll.js").Result} Attempt */
/** @typedef {import("./overscroll.js").Retries} Retries */

const LONGEST = 3600; // seconds
/** @type {Attempt} */
const CANCELLED = { outcome: "cancelled", message: "" };

/**
 * Repeats a failed action, with a delay that doubles. All attempts belong to one run.
 * @param {Attempt} first The failed attempt.
 * @param {() => number | Retries | undefined} options Returns the current option.
 * @param {() => Promise<Attempt>} attempt
 * @param {AbortSignal} signal
 * @returns {Promise<Attempt>}
 */
export async function retry(first, options, attempt, signal) {
  let result = first;
  for (let failures = 0; "error" in result && !signal.aborted; failures += 1) {
    const given = options();
    /** @type {Retries} */
    const retries = typeof given === "object" ? given : { count: given ?? 0 };
    const { count, delay = 1, maxDelay = 30, when } = retries;
    if (failures >= count || when?.(result.error) === false) return result;
    await pause(Math.min(delay * 2 ** failures, maxDelay, LONGEST) * 1000, signal);
    if (!signal.aborted) result = await attempt();
  }
  return signal.aborted ? CANCELLED : result;
}

/**
 * Resolves after a time, or when the run is cancelled.
 * @param {number} milliseconds
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    }, { once: true });
  });
}

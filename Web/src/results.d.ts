// What an action receives and returns, and how its run ends. A part of `overscroll.d.ts`.

/** How a run ended. */
export type Outcome = "updated" | "unchanged" | "noMore" | "failed" | "cancelled";

/**
 * The return value of an action. No value means "updated"; a `hasMore` that is false, null or 0 means "noMore". A message
 * is shown for 0.6 s before the edge closes. It has one line, and what does not fit in the width of the list is cut. The action failed if the value is `false`, a `Response` with an HTTP error,
 * an object with `isError: true`, as a result of TanStack Query, or an object with an `error` and no outcome. A string that is no outcome is an
 * error of the action. Any other value means "updated", and one warning names it.
 */
export type Answer = void | boolean | null | Outcome | { outcome?: Outcome; hasMore?: boolean; message?: string; error?: unknown }
  | { isError: boolean; error: unknown } | { ok: boolean; status: number };

/** How a run ended, and the message that was shown; the message may be empty. */
export interface Result {
  outcome: Outcome;
  message: string;
  /** What the action threw, or the error in its answer, if the outcome is "failed". An action that took too long has a `TimeoutError`. */
  error?: unknown;
}

/** The argument of `onRefresh`, `onLoadMore` and `fetch`. */
export interface ActionContext {
  /** Aborted when the run is cancelled: by a refresh, by `cancel` or by `detach`. */
  signal: AbortSignal;
  /** Makes `refetch` and `fetchNextPage` of TanStack Query reject, so that you can use them as actions. */
  throwOnError: true;
}

/**
 * An action that is called with one object. An error fails the run; the list shows
 * its string property `userMessage` or a text of the library. An `AbortError` cancels the run, as errors do for which
 * `isCancellation` returns true. An action may also return the result of a query.
 */
export type Action = (context: ActionContext) => unknown;

/**
 * The action of an edge in two steps. `fetch` is called at once and should stop when its signal is
 * aborted. `apply` is called only if the run was not cancelled, when the finger is up and the bounce is
 * over, at the latest after 0.3 s. An error fails the run, as for `onRefresh`.
 */
export interface Steps<Fetched> {
  /** Requests the data, and stops when the signal is aborted. */
  fetch: (context: ActionContext) => Promise<Fetched> | Fetched;
  /** Inserts the data into the page. */
  apply: (fetched: Fetched) => Promise<Answer> | Answer;
}

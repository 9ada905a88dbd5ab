import type { Edge, Phase } from "./overscroll.js";

/** Playwright's `Page`, as far as the kit uses it. */
export interface TestPage {
  context(): { newCDPSession(page: any): Promise<{ send(method: any, parameters?: any): Promise<any>; detach(): Promise<void> }> };
  readonly mouse: { move(x: number, y: number): Promise<void>; down(): Promise<void>; up(): Promise<void> };
}

/** Playwright's `Locator`, as far as the kit uses it. */
export interface TestLocator {
  evaluateHandle(pageFunction: any, argument?: any): Promise<any>;
}

export interface Wait {
  /** The edge; `"top"` by default. */
  edge?: Edge;
  /** How long to wait for the list or its phase, in milliseconds; 5,000 by default. */
  timeout?: number;
}

export interface Pull extends Wait {
  /** How far the finger moves, in CSS pixels. By default it moves until the edge is armed, or already runs its action. */
  by?: number;
  /** The input; a touch in Chromium by default, and a mouse in other browsers, which pulls a list only with its option `mouse`. */
  input?: "touch" | "mouse";
}

/**
 * Pulls a list beyond an edge, and lets it go: a finger moves slowly from a place in the list, after the list has been
 * scrolled to the edge. With `by`, nothing is expected of the pull.
 *
 * Rejects with an Error that says what was there if the list is not attached or is covered by another node, and, without
 * `by`, if the pull does not arm the edge before the finger reaches the border of the window.
 *
 * @param page Playwright's page.
 * @param target Finds the element that is attached, or a node that contains it; `html` for a whole page.
 */
export function pull(page: TestPage, target: TestLocator, options?: Pull): Promise<void>;

/**
 * Waits until an edge of a list has a phase: now, or when it next changes to it.
 *
 * Rejects after the time limit with an Error that names the phases that were seen.
 *
 * @param target Finds the element that is attached, or a node that contains it; `html` for a whole page.
 */
export function waitForPhase(target: TestLocator, phase: Phase, options?: Wait): Promise<void>;

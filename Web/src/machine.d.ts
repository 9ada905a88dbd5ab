import type { Answer, Defaults, Durations, Edge, EdgeOptions, ListEvents, Phase, Result } from "./overscroll.js";

/** The options of `createMachine`: those of an edge; the page draws it. Without an action, the page ends each run with `end`. */
export type MachineOptions = EdgeOptions<any> & {
  /** The edge; "top" by default. */
  edge?: Edge;
  /** Durations that replace the defaults. */
  durations?: Partial<Durations>;
  /** The URL of the engine's module, or the module; `overscroll.wasm` beside this script by default. */
  module?: Defaults["module"];
};

/** The state machine of an edge, driven by the page's own callbacks. */
export interface Machine {
  /** The phase of the edge. */
  readonly phase: Phase;
  /** The pull as a fraction of the trigger distance; from 1 on, a release starts a run. */
  readonly progress: number;
  /** How far the page has to hold its content open at the edge, in CSS pixels: 0, or the length of the indicator while a run is shown. */
  readonly inset: number;
  /** Reports the lengths of the content and its viewport along the edge's axis, in CSS pixels. Required at the end of a list, and for "within". */
  resize(content: number, viewport: number): void;
  /** Reports that a finger grabbed the content. */
  dragStart(): void;
  /** Reports the position of the content, in CSS pixels: negative where it is pulled past its start. */
  scroll(offset: number): void;
  /** Reports that the finger was lifted; an armed edge starts a run. */
  dragEnd(): void;
  /** Reports that the touch was cancelled; no run starts. */
  dragCancel(): void;
  /** Begins a run, or joins the one in progress; resolves when it has ended. */
  begin(): Promise<Result>;
  /** Ends the run; does nothing without one. */
  end(answer?: Answer): void;
  /** Cancels the run. */
  cancel(): void;
  /** Allows the edge to trigger again after "noMore" or "failed". */
  reset(): void;
  /** Adds a listener; returns a function that removes it. */
  on<Type extends keyof ListEvents>(type: Type, listener: (event: ListEvents[Type]) => void): () => void;
  /** Ends the machine, and cancels its run. */
  remove(): void;
}

/**
 * Creates the state machine of an edge, for pages that move their content themselves.
 *
 *     const machine = await createMachine({ past: 60 });
 *     machine.on("phase", ({ phase }) => { label.textContent = phase; });
 *     machine.dragStart(); machine.scroll(-70); machine.dragEnd(); // The phase is now "refreshing".
 *     machine.end();
 *
 * It uses no node of the page. Rejects with a TypeError that names a wrong option.
 */
export function createMachine(options?: MachineOptions): Promise<Machine>;

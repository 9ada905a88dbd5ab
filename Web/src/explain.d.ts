import type { Edge, List } from "./overscroll.js";

/**
 * A reason for which an edge does nothing at the moment.
 *
 * Where Swift has the same reason, it has the same name: `EdgeExplanation.Reason`.
 *
 * * The list: `loading`, `inactive` (the engine did not load), `detached`, `noControl` (no action), `outsideWindow` (not displayed),
 *   `unlimitedLength` (the window or a node around it scrolls instead, or nothing does).
 * * What the edge does: `running`, `showsActivity`, `ending`, `armed`, `noMore`, `failed`.
 * * The options: `disabled`, `hidden`, `onlyFromCode`, `waitsForTap`, `waitsForRelease`, `pageLimit`.
 * * Other parts of the page: `otherGesture`, `otherEdge`, `frozenContent`, `locked`, `touchAction`, `transparent`.
 * * The content: `noContent`, `shortContent`.
 * * A pull: `notPulled`, `shortPull`, `armingDenied`, `spentTouch`.
 * * An edge that loads nearby: `tooFar`, `items` (its rows are counted), `fillLimit`, `near` (another movement or touch runs it).
 */
export type Reason =
  | "loading" | "inactive" | "detached" | "noControl" | "outsideWindow" | "unlimitedLength"
  | "running" | "showsActivity" | "ending" | "armed" | "noMore" | "failed"
  | "disabled" | "hidden" | "onlyFromCode" | "waitsForTap" | "waitsForRelease" | "pageLimit"
  | "otherGesture" | "otherEdge" | "frozenContent" | "locked" | "touchAction" | "transparent"
  | "noContent" | "shortContent"
  | "notPulled" | "shortPull" | "armingDenied" | "spentTouch"
  | "tooFar" | "items" | "fillLimit" | "near";

/**
 * Whether a chat follows its end, or a reason for which it does not.
 *
 * Where Swift has the same reason, it has the same name: `OverscrollChat.Explanation.Reason`. `readerBusy` means that the reader
 * selects text, holds a mouse button, drags, has a menu open, edits a row, or has reached one with keys or a screen reader.
 */
export type ChatReason =
  | "loading" | "noChat" | "outsideWindow" | "noRows" | "morePages" | "moving" | "readerBusy"
  | "followsEnd" | "followsOwnRow" | "aboveEnd" | "ownRowVisible" | "notScrolled";

/** Why an edge does nothing at the moment, or what it does instead. */
export interface Explanation {
  /** The reason. */
  reason: Reason;
  /** One sentence or two, in English, for developers; they may change in any version. */
  text: string;
}

/**
 * Explains why an edge does nothing at the moment; changes nothing.
 *
 * Several reasons may apply: the explanation is the one without which the next would not matter. Anything but a list and the name of an
 * edge is a TypeError.
 */
export function explain(list: List, edge: Edge): Explanation;

/** Explains why a chat does not follow its end at the moment. */
export function explainChat(list: List): { reason: ChatReason, text: string };

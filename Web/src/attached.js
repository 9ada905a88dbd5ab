// @ts-check

/** Marks an attached element. The mark is on the element, since a page may contain two copies of this script. */
export const ATTACHED = Symbol.for("overscroll.attached");

/** The promise of the call that is attaching an element. */
export const ATTACHING = Symbol.for("overscroll.attaching");

/**
 * @typedef {HTMLElement & { [Key in typeof ATTACHED]?: boolean } & { [Key in typeof ATTACHING]?: Promise<void> }} AttachableElement
 */

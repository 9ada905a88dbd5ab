// @ts-check

/** Marks an element that is attached. On the element, since a page may have two copies of this script. */
export const ATTACHED = Symbol.for("overscroll.attached");

/** The promise of the call that attaches an element now. */
export const ATTACHING = Symbol.for("overscroll.attaching");

/**
 * @typedef {HTMLElement & { [Key in typeof ATTACHED]?: boolean } & { [Key in typeof ATTACHING]?: Promise<void> }} AttachableElement
 */

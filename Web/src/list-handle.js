// @ts-check
/** @typedef {import("./attachment.js").Attachment} Attachment */
/** @typedef {import("./overscroll.js").Answer} Answer */
/** @typedef {import("./overscroll.js").Edge} Edge */
/** @typedef {import("./overscroll.js").Update} Update */

/** The handle that a page receives: `List` in the declarations. */
export class ListHandle {
  #attachment;

  /** @param {Attachment} attachment */
  constructor(attachment) {
    this.#attachment = attachment;
  }

  get isActive() { return this.#attachment.isActive; }

  get ready() { return this.#attachment.ready; }

  /** @param {Edge} edge */
  begin(edge) { return this.#attachment.begin(edge); }

  /**
   * @param {Edge} edge
   * @param {Answer} [answer]
   */
  end(edge, answer) { this.#attachment.call((list) => list?.end(edge, answer)); }

  /** @param {Edge} edge */
  cancel(edge) { this.#attachment.call((list) => list?.cancel(edge)); }

  /** @param {Edge} edge */
  reset(edge) { this.#attachment.call((list) => list?.reset(edge)); }

  /** @param {Edge} [edge] */
  setNoMore(edge = "bottom") { this.#attachment.call((list) => list?.setNoMore(edge)); }

  /** @param {Update} options */
  update(options) { this.#attachment.call(() => this.#attachment.update(Object(options))); }

  /** @param {Update} options */
  setOptions(options) { this.#attachment.call(() => this.#attachment.update(Object(options), true)); }

  /** @param {Edge} edge */
  phase(edge) { return this.#attachment.phase(edge); }

  /** @param {Edge} edge */
  progress(edge) { return this.#attachment.progress(edge); }

  /** @param {Edge} edge */
  lastUpdated(edge) { return this.#attachment.lastUpdated(edge); }

  /** @param {string} [tag] */
  setLanguage(tag) { return this.#attachment.setLanguage(tag); }

  /**
   * @template {keyof import("./overscroll.js").ListEvents} Type
   * @param {Type} type
   * @param {(event: import("./overscroll.js").ListEvents[Type]) => void} listener
   */
  on(type, listener) { return this.#attachment.events.on(type, listener); }

  detach() { this.#attachment.detach(); }
}

/** A handle that can be awaited. It resolves to a handle without `then`, because awaiting itself would never end. */
export class PendingHandle extends ListHandle {
  /**
   * @template [Value = ListHandle]
   * @template [Other = never]
   * @param {((list: ListHandle) => Value | PromiseLike<Value>) | null} [onReady]
   * @param {((error: unknown) => Other | PromiseLike<Other>) | null} [onError]
   */
  then(onReady, onError) { return this.ready.then(onReady, onError); }

  /**
   * @template [Other = never]
   * @param {((error: unknown) => Other | PromiseLike<Other>) | null} [onError]
   */
  catch(onError) { return this.ready.catch(onError); }
}

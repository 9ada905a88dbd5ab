// @ts-check
import { Drawing, EDGES, Option, optionsOf, PHASES, Place, Purpose, Report, reportOf, Request, Touch, Trigger } from "../engine/block-layout.js";
import { Input } from "../gesture/input.js";
import { isEmpty, observeLengths } from "../layout/content.js";
import { appearanceChanged, applyToEdges, needsNewList, writeOptions } from "../options/apply-options.js";
import { FrameScheduler, reducesMotion } from "../rendering/animation.js";
import { textScale } from "../rendering/renderer.js";
import { announce, Wording } from "../wording/texts.js";
import { HORIZONTAL } from "../page/nodes.js";
import { ask, isSuccess, OUTCOMES } from "../page/page-code.js";
import { release } from "../page/attach-queue.js";
import { Runs } from "./runs.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Phase} Phase */
/** @typedef {import("../overscroll.js").Result} Result */
/** @typedef {import("../layout/edge-view.js").EdgeView} EdgeView */
/** @typedef {import("../options/options.js").ListOptions} ListOptions */
/** @typedef {import("../layout/stage.js").Stage} Stage */

/** A scroller with an engine: sends events to the module, and applies the effects. */
export class List {
  isActive;
  /** The edges that the options have. */
  edges;
  /** Whether the list is attached; after `detach` its block belongs to another list. */
  isAttached = true;
  /**
   * What the list calls besides its edges, in this order: see `addFeatures`.
   * @type {import("./features.js").ListFeature[]}
   */
  features = [];
  /** @type {import("../rendering/back-to-top.js").BackToTop | undefined} */
  button;
  /** @type {import("./feed.js").Feed | undefined} */
  feed;
  /** @type {import("../reading/reading-position.js").ReadingPosition | undefined} */
  reading;
  /**
   * The reading position of the list that this one replaces.
   * @type {import("../reading/reading-position.js").ReadingPosition | undefined}
   */
  formerReading;
  #runs = new Runs(this);
  #engine;
  #pool;
  #block;
  /** The page's own `aria-busy`. */
  #busy;
  /** The scroll position at the last event at which the list had a box, in pixels. Later in the event, reading it would lay the page out. */
  position = { Top: 0, Left: 0 };
  /** Whether the list had no rows when it was measured. */
  isEmpty = false;
  #height = 0;
  #scale = 1;
  #textScale = 1;
  /** @type {(ResizeObserver | MutationObserver)[]} */
  #observers;
  #replaceIfNeeded;
  #leave;
  #scheduler = new FrameScheduler((time) => this.#send(this.#engine.overscroll_frame, time));

  /**
   * @param {ListOptions} options
   * @param {import("../engine/module.js").LoadedModule} module
   * @param {import("../page/page-code.js").Emitter} events
   * @param {Stage} stage
   * @param {() => void} readOptionsAgain Applies the options again, after something that they depend on has changed.
   * @param {(list: List) => void} replaceIfNeeded Replaces the list when it is idle, if its options need a new one.
   * @param {(list: List) => void} leave Detaches the list until it is in the page again.
   */
  constructor(options, { engine, pool, isPlain }, events, stage, readOptionsAgain, replaceIfNeeded, leave) {
    this.readOptionsAgain = readOptionsAgain;
    this.#replaceIfNeeded = replaceIfNeeded;
    this.#leave = leave;
    this.isActive = !isPlain;
    this.options = options;
    /** The options for which the list has its nodes and features. */
    this.made = options;
    this.events = events;
    this.element = options.scroller;
    /** The nodes: a `Stage`, or its subclass for whole pages or for sideways lists, as `loadStage` has chosen. */
    this.stage = stage;
    this.edges = EDGES.filter((edge) => options[edge]);
    this.#engine = engine;
    this.#pool = pool;
    this.#block = pool.take();
    this.#busy = this.element.ariaBusy;
    this.wording = new Wording(options);
    try {
      stage.mount(this);
      for (const edge of this.edges) this.#notePhase(edge, PHASES[0]);
      this.#textScale = textScale(stage.views[0]?.box);
      this.input = new Input(this);
      this.configure();
      this.#observers = this.#observe();
      applyToEdges(this);
      this.syncHasMore();
    } catch (error) {
      this.detach();
      throw error;
    }
  }

  /**
   * Runs the action of an edge, or joins a run in progress; resolves when the run has an answer.
   * @param {Edge} edge
   * @returns {Promise<Result>}
   */
  begin(edge) { return this.#runs.begin(edge); }

  /**
   * Ends the run of an edge instead of its action.
   * @param {Edge} edge
   * @param {unknown} answer
   */
  end(edge, answer) { this.#runs.end(edge, answer); }

  /** @param {Edge} edge */
  isAnswered(edge) { return this.#runs.isAnswered(edge); }

  /** @param {Edge} edge */
  cancel(edge) { this.request(Request.cancel, edge); }

  /** @param {Edge} edge */
  reset(edge) { this.request(Request.reset, edge); }

  /**
   * Shows that an edge has no more pages; ends a run in progress.
   * @param {Edge} edge
   */
  setNoMore(edge) {
    if (!this.#runs.end(edge, "noMore")) this.request(Request.noMore, edge);
  }

  /**
   * @param {Edge} edge
   * @returns {Phase}
   */
  phase(edge) { return PHASES[this.#reported(edge, Report.phase)]; }

  /**
   * The pull as a fraction of the trigger distance.
   * @param {Edge} edge
   */
  progress(edge) { return this.#reported(edge, Report.progress); }

  /**
   * The pull, in pixels.
   * @param {Edge} edge
   */
  pull(edge) { return this.#reported(edge, Report.pull); }

  /**
   * @param {Edge} edge
   * @param {number} place
   */
  #reported(edge, place) {
    return (this.isAttached && this.numbers[reportOf[edge] + place]) || 0;
  }

  /**
   * Changes the language to that of the tag, the page or the user. The last call takes effect.
   * @param {string} [tag]
   */
  async setLanguage(tag) {
    if (!await this.wording.speak(this.element, tag)) return;
    this.redraw();
    this.features.forEach((feature) => feature.updated?.());
  }

  /**
   * Replaces the options. All take effect at once, except those that need a new list.
   * @param {ListOptions} options
   */
  use(options) {
    const before = this.options;
    this.options = options;
    this.wording.use(options.texts);
    const isOlder = applyToEdges(this);
    const isOther = this.configure();
    if (isOlder || isOther || appearanceChanged(before, options)) this.redraw();
    this.syncHasMore();
    if (options.isEmpty !== before.isEmpty) this.measure();
    this.features.forEach((feature) => feature.updated?.());
    this.#replaceIfNeeded(this);
  }

  /** Gives changed numbers of the options, and the edges that wait for a tap, to the engine; returns whether any have changed. A run goes on. */
  configure() {
    const { numbers, options } = this;
    if (!this.isAttached || needsNewList(this.made, options)) return false;
    this.made = options;
    const before = numbers.slice(0, Place.isDriven);
    writeOptions(numbers, options, reducesMotion(), this.#textScale);
    for (const { edge, waitsForTap } of this.stage.views) if (waitsForTap) numbers[optionsOf[edge] + Option.trigger] = Trigger.tap;
    const isOther = before.some((number, place) => number !== numbers[place]);
    if (isOther) this.#send(this.#engine.overscroll_configure);
    return isOther;
  }

  /** Restores the page, and aborts the runs. */
  detach() {
    if (!this.isAttached) return;
    this.features.forEach((feature) => feature.detached?.());
    this.button?.remove();
    this.feed?.remove();
    this.input?.remove();
    this.#observers?.forEach((observer) => observer.disconnect());
    this.#scheduler.cancel();
    this.stage.remove();
    this.#pool.give(this.#block);
    this.isAttached = this.isActive = false;
    if (!this.feed) this.element.ariaBusy = this.#busy;
    for (const edge of this.edges) this.#notePhase(edge);
    release(this.element);
    // Comes last, because it calls the page, which may detach the list again or attach another.
    this.#runs.abort();
  }

  /** Whether no action runs, no edge has failed, and no finger is down. */
  get isIdle() {
    const isIdle = this.edges.every((edge) => ["idle", "noMore"].includes(this.phase(edge)));
    return isIdle && this.input.finger === null;
  }

  /** Whether the list has a box, which it has not in a tab of the page that is not shown. */
  get isShown() { return this.stage.scroller.getClientRects().length > 0; }

  // Events

  get numbers() { return this.#block.numbers; }

  #observe() {
    const { element, input, stage } = this;
    // A row that is not observed may have changed the length of the content.
    input.listen(stage.scrollTarget, "scroll", () => {
      if (element.scrollHeight !== this.#height) return this.measure();
      this.features.forEach((feature) => feature.scrolled?.());
      this.#send(this.#engine.overscroll_frame);
      this.features.forEach((feature) => feature.count?.());
    });
    // The texts have other sizes in a font that has loaded.
    if (document.fonts) input.listen(document.fonts, "loadingdone", () => this.redraw());
    // These events can lengthen a row that is not observed. They do not bubble.
    for (const type of ["load", "toggle"]) input.listen(stage.content, type, () => this.measure(), true);
    if (this.options.isPage) input.listen(window, "resize", () => this.measure());
    return observeLengths(this, () => this.measure());
  }

  /** Sends the lengths of the content and the viewport. A list that the page has moved is detached instead. */
  measure() {
    if (!this.isAttached) return;
    // The page has moved the scroller to another parent, and the host's nodes are still in the old one.
    if (this.stage.isLost) {
      this.stage.warnLost();
      return this.detach();
    }
    if (!this.element.isConnected) {
      this.input.cancel();
      // The page may be about to put it in another place.
      setTimeout(() => { if (this.isAttached && !this.element.isConnected) this.#leave(this); });
    }
    this.features.forEach((feature) => feature.keep?.());
    this.#height = this.element.scrollHeight;
    this.isEmpty = isEmpty(this);
    this.#send(this.#engine.overscroll_geometry, performance.now(), ...this.stage.measure(), Number(!this.isEmpty));
    this.features.forEach((feature) => feature.count?.());
    this.features.forEach((feature) => feature.measured?.());
    this.stage.focus.seek();
  }

  /**
   * Called by `Input` for the beginning, each move and the end of a touch by finger, mouse or wheel.
   * @param {import("../gesture/input.js").TouchKind} kind
   * @param {import("../gesture/input.js").Source} event
   * @param {import("../gesture/input.js").Point} point
   */
  touched(kind, event, { clientX, clientY }) {
    if (kind === Touch.began) {
      this.#scale = this.stage.scale;
      this.stage.freeScrolling();
      // Observers report a change of the layout later than the touch.
      this.measure();
    }
    this.#scheduler.noteDrawn(kind === Touch.moved);
    this.#send(this.#engine.overscroll_touch, event.timeStamp, kind, clientX / this.#scale, clientY / this.#scale);
    // A sheet around the list would also follow the finger.
    if (kind === Touch.moved && this.stage.isDisplaced) /** @type {Event} */ (event).stopPropagation();
  }

  /**
   * Called by `Input` when another part of the page takes a touch, and when that ends. It concerns all edges; a request names
   * one.
   * @param {boolean} isTaken
   */
  touchTaken(isTaken) { this.request(Request.pause, "top", Number(isTaken)); }

  /**
   * @param {number} kind One of `Request`.
   * @param {Edge} edge
   * @param {number} [value]
   */
  request(kind, edge, value = 0) {
    this.#send(this.#engine.overscroll_request, performance.now(), kind, EDGES.indexOf(edge), value);
  }

  /**
   * Sends an event to the module, and applies the effects. `Sources/OverscrollWeb/Exports.swift` has the functions and the
   * order of their numbers.
   * @param {import("../engine/module.js").SendEvent} event One of the module's functions.
   * @param {number} time In milliseconds.
   * @param {number[]} values
   */
  #send(event, time = performance.now(), ...values) {
    if (!this.isAttached) return;
    const { position, stage } = this;
    // Reading a scroll position takes time, so a position that no edge needs is not read.
    if (stage.axes.includes(HORIZONTAL)) this.#readPosition("Left");
    this.#readPosition("Top");
    this.numbers[Place.reducesMotion] = Number(reducesMotion());
    event(this.#block.address, time / 1000, position.Left, position.Top, ...values);
    this.#applyEffects();
  }

  /**
   * Reads a scroll position. Without a box it is 0, until the list is shown where it was.
   * @param {import("../page/nodes.js").Side} side
   */
  #readPosition(side) {
    const next = this.stage.position(side);
    if (next || !this.position[side] || this.isShown) this.position[side] = next;
  }

  // Effects

  #applyEffects() {
    const { numbers, stage } = this;
    const focused = stage.focus.ownNode;
    const before = this.reading?.position ?? 0;
    stage.apply(numbers);
    this.reading?.movedByList(before);
    this.button?.show(numbers[Place.risen]);
    /** @type {EdgeView[] | undefined} */
    let drawn;
    /** @type {[Edge, Float64Array][] | undefined} */
    let reports;
    // Most moves of a finger change no phase, and leave no objects behind, as in `Stage.apply`. Reports are copied,
    // because delivering them may send other events.
    for (let index = 0; index < stage.views.length; index += 1) {
      const view = stage.views[index];
      const at = view.reportAt;
      const isKept = view.keepsResult(numbers[at + Report.phase], stage.isDisplaced);
      if (numbers[at + Report.redraws] && !isKept) (drawn ??= []).push(view);
      const isNews = numbers[at + Report.run] || numbers[at + Report.finished] || numbers[at + Report.phaseChanged] || numbers[at + Report.asksToArm];
      if (isNews) (reports ??= []).push([view.edge, numbers.slice(at, at + Report.count)]);
    }
    drawn?.forEach((view) => {
      if (view.sizes) view.renderer.draw(numbers, view.drawingAt);
      else this.draw(view);
    });
    stage.focus.restore(focused);
    this.#scheduler.schedule(this.#block, this.#isCalm);
    if (reports) this.#runs.deliver(reports);
  }

  /**
   * Draws an edge with texts or pictures that may have changed since the module has drawn it.
   * @param {EdgeView} view
   */
  draw(view) {
    if (!this.isAttached) return;
    const { numbers } = this;
    const { drawingAt, pictures, renderer } = view;
    if (!view.sizes) {
      view.words.forgetTime();
      view.sizes = renderer.measure();
    }
    numbers.set(view.sizes, drawingAt + Drawing.textSizes);
    if (pictures) numbers.set(pictures.numbers, drawingAt + Drawing.pictures);
    this.#engine.overscroll_draw(this.#block.address, EDGES.indexOf(view.edge));
    renderer.draw(numbers, drawingAt);
  }

  /** Measures and draws all texts again: the fonts have loaded, or the texts have changed. */
  redraw() {
    if (!this.isAttached) return;
    for (const view of this.stage.views) {
      view.sizes = null;
      this.draw(view);
    }
    this.updateButtons();
  }

  updateButtons() {
    const { stage, button, numbers, wording: { words } } = this;
    stage.button?.name(words.refresh);
    button?.name(words.backToTop);
    button?.show(numbers[Place.risen]);
  }

  /**
   * The time of the last update of an edge.
   * @param {Edge} edge
   */
  lastUpdated(edge) { return this.stage.byEdge[edge]?.words.date; }

  // Called by `Runs`

  /**
   * Handles a change of an edge's phase, which is drawn already.
   * @param {Edge} edge
   * @param {Phase} phase
   * @param {import("../overscroll.js").Outcome | undefined} outcome
   * @param {string | undefined} message What the action says about the run that has ended.
   */
  phaseChanged(edge, phase, outcome, message) {
    const view = /** @type {EdgeView} */ (this.stage.byEdge[edge]);
    // Measured again, because the time of the last update may be of another day.
    if (phase === "pulling") view.sizes = null;
    this.#notePhase(edge, phase);
    announce(this, edge, phase, outcome, message);
    this.features.forEach((feature) => feature.phaseChanged?.(edge, phase));
    view.isLoading = phase === "refreshing" && this.options[edge]?.purpose === Purpose.load;
    this.stage.focus.phaseChanged(view);
    this.events.changePhase(this.options, edge, phase, outcome);
    if (phase === "idle") this.syncHasMore();
    this.#replaceIfNeeded(this);
  }

  /**
   * Tells the page's style sheets and tests the phase of an edge.
   * @param {Edge} edge
   * @param {Phase} [phase] Undefined after the list.
   */
  #notePhase(edge, phase) {
    const name = `data-overscroll-${edge}`;
    if (phase) this.element.setAttribute(name, phase);
    else this.element.removeAttribute(name);
  }

  /**
   * Whether an edge has more pages; undefined if the page does not specify it.
   * @param {Edge} edge
   */
  hasMore(edge) {
    const { [edge]: settings, hasMore } = this.options;
    if (settings?.purpose !== Purpose.load || hasMore === undefined) return undefined;
    const answer = typeof hasMore === "function" ? ask("hasMore", hasMore, edge) : hasMore;
    return answer === undefined || Boolean(answer);
  }

  /** Updates the ends of the list from `hasMore`. */
  syncHasMore() {
    for (const view of this.stage.views) {
      const { edge, hasEnded } = view;
      const hasMore = this.hasMore(edge);
      const phase = this.phase(edge);
      view.hasEnded = hasMore === false;
      if (view.hasEnded && phase !== "noMore" && phase !== "refreshing") this.request(Request.noMore, edge);
      if (phase === "noMore" && (hasMore || (hasMore === undefined && hasEnded))) this.reset(edge);
    }
  }

  /**
   * Calls code that changes the rows.
   * @param {Edge} edge
   * @param {() => unknown} work
   */
  changeRows(edge, work) {
    let call = work;
    for (const feature of this.features) {
      const inner = call;
      if (feature.changeRows) call = () => feature.changeRows?.(edge, inner);
    }
    return call();
  }

  /**
   * Sends the answer of a run to the engine.
   * @param {Edge} edge
   * @param {import("./runs.js").Run} run
   * @param {Result} result
   */
  sendEnd(edge, { id, isNeedless }, result) {
    this.noteResult(edge, result.message, isSuccess(result) && !isNeedless);
    // The engine has to know the rows that the action has inserted; observers report them later.
    this.measure();
    this.#send(this.#engine.overscroll_end, performance.now(), id, OUTCOMES.indexOf(result.outcome), Number(result.message !== ""));
  }

  /**
   * Records what the indicator of an edge says about a result.
   * @param {Edge} edge
   * @param {string} message
   * @param {boolean} isSuccess
   */
  noteResult(edge, message, isSuccess) {
    const view = this.stage.byEdge[edge];
    if (!view) return;
    view.words.message = message;
    if (isSuccess) view.words.update((view.ranAt = new Date()));
    view.sizes = null;
  }

  get #isCalm() {
    return !this.numbers[Place.moves] && this.input.finger === null;
  }

  /** Resolves when the list does not move and no finger is down, or after a time limit. */
  calm() { return this.#scheduler.calm(this.#isCalm); }
}

import { CANCELLED, OUTCOMES, perform, readAnswer } from "./actions.js";
import { ATTACHED, EDGES, PHASES, reportOf } from "./block.js";
import { Input } from "./input.js";
import { loadModule } from "./module.js";
import { reducesMotion } from "./motion.js";
import { callPage } from "./page-code.js";
import * as Place from "./place.js";
import * as Report from "./report.js";
import { Stage } from "./stage.js";
import { Wording } from "./texts.js";

const BEGIN = 0, CANCEL = 1, TAPPED = 2, RESET = 3, BACK_TO_TOP = 4;
const CALM_LIMIT = 300; // milliseconds that `apply` waits at most for the finger and the bounce

/**
 * Gives a scroller pull to refresh and load more. See `overscroll.d.ts` for the options.
 *
 * A wrong option is a TypeError. A module that does not load is no reason to fail: the list scrolls as
 * before, one console error says why, and `begin` still runs the actions.
 */
export async function attach(element, options) {
  const source = options?.module ?? new URL("./overscroll.wasm", import.meta.url);
  const loading = loadModule(source);
  loading.catch(() => {}); // Said below; a wrong option is said first.
  const setup = await loadSetup();
  const read = setup.readOptions(element, options);
  const finish = await setup.takeTurn(read.scroller);
  try {
    const list = await makeList(read, loading, setup).catch((error) => setup.plainList(read, source, error));
    return list.isActive ? await setup.furnish(list) : list;
  } finally {
    finish();
  }
}

let setupLoading;

/** Loads `setup.js`. One promise for all calls, as a browser may settle several imports of a script in any order. */
function loadSetup() {
  setupLoading ??= import("./setup.js").catch((error) => {
    setupLoading = null;
    throw error;
  });
  return setupLoading;
}

async function makeList(options, loading, setup) {
  const [module, Kind] = await Promise.all([loading, setup.stageFor(options, Stage)]);
  // The page may have removed the element meanwhile, as a component does that is unmounted.
  const isGone = !options.isPage && !options.scroller.parentElement;
  return isGone ? setup.plainList(options) : new List(options.scroller, options, module, setup, Kind);
}

class List {
  isActive = true;
  #runs = {};
  #listeners = { phase: new Set(), error: new Set() };
  #waiting = [];

  constructor(element, options, { exports, pool }, { writeOptions }, Kind) {
    Object.assign(this, { element, options, exports, pool, block: pool.take(), busy: element.ariaBusy, edges: EDGES.filter((edge) => options[edge]) });
    writeOptions(this.block, options, reducesMotion());
    exports.overscroll_configure(this.block.address);
    this.wording = new Wording(options);
    this.stage = new Kind(element, this.wording, options, (edge) => this.#ask(TAPPED, edge));
    this.input = new Input(element, (kind, event, point) => this.#touched(kind, event, point));
    this.#observe();
    this.measure();
    document.fonts?.ready.then(() => this.#drawAnew());
  }

  /** Runs the action of an edge; resolves when it is done. While it runs already, that run counts. */
  begin(edge) {
    this.#ask(BEGIN, edge);
    return this.#runs[edge]?.result ?? Promise.resolve(CANCELLED);
  }

  /** Ends the run of an edge in the place of its action. */
  end(edge, answer) {
    if (this.#runs[edge]) this.#end(edge, this.#runs[edge], readAnswer(answer));
  }

  /** Gives the run of an edge up. */
  cancel(edge) { this.#ask(CANCEL, edge); }

  /** Says that there may be more again. */
  reset(edge) { this.#ask(RESET, edge); }

  /** Where an edge stands. */
  phase(edge) { return PHASES[this.block?.numbers[reportOf[edge]] ?? 0]; }

  /** Hears of "phase" or "error"; gives back a function that stops it. */
  on(type, listener) {
    this.#listeners[type].add(listener);
    return () => this.#listeners[type].delete(listener);
  }

  /** Speaks a language; the page's, or the reader's, without one. The last that was asked for counts. */
  async setLanguage(tag) {
    if (!await this.wording.speak(this.element, tag)) return;
    this.#drawAnew();
  }

  goToTop() { this.#ask(BACK_TO_TOP, EDGES[0]); }

  /** What the buttons are called. */
  sayNames() {
    const { stage, button, wording: { words } } = this;
    stage.button?.say(words.refresh);
    button?.name(words.backToTop);
  }

  /** Leaves the page as it was found, and runs nothing any more. */
  detach() {
    if (!this.block) return;
    this.edges.forEach((edge) => this.#abort(edge));
    this.button?.remove();
    this.feed?.remove();
    this.keeper?.end();
    this.input.remove();
    this.observers.forEach((observer) => observer.disconnect());
    this.#unschedule();
    this.edges.forEach((edge) => this.stage[edge].pictures?.close());
    this.stage.remove();
    this.pool.give(this.block);
    this.block = null;
    if (!this.feed) this.element.ariaBusy = this.busy;
    delete this.element[ATTACHED];
  }

  // What happens

  #observe() {
    const { element, input, stage: { content, heard } } = this;
    // A row may be longer or shorter that nobody observes.
    input.hear(heard, "scroll", () => element.scrollHeight === this.height ? this.#call("frame") : this.measure());
    const sizes = new ResizeObserver(() => this.measure());
    const watch = () => {
      this.stage.keepOrder();
      sizes.disconnect();
      // The rows mostly stand in one child; where they are children themselves, their coming counts.
      [element, content, ...content.children].slice(0, 9).forEach((node) => sizes.observe(node));
    };
    const rows = new MutationObserver(() => { watch(); this.measure(); });
    rows.observe(content, { childList: true });
    this.observers = [sizes, rows];
    watch();
  }

  /** The lengths may be others. */
  measure() {
    // Its nodes are where it was: what is left of it is nothing to be pulled.
    if (this.stage.isLost) return this.detach();
    if (!this.element.isConnected) this.input.cancel();
    this.keeper?.keep();
    this.height = this.element.scrollHeight;
    this.#call("geometry", performance.now(), ...this.stage.measure());
  }

  #touched(kind, event, { clientX, clientY }) {
    if (kind === 0) {
      this.stage.release();
      this.measure();
    }
    // A finger that moves in a frame has drawn it.
    this.isFresh = kind === 1;
    this.#call("touch", event.timeStamp, kind, clientX, clientY);
    // A sheet round the list would follow the same finger.
    if (kind === 1 && this.stage.isMoved) event.stopPropagation();
  }

  #ask(request, edge) {
    this.#call("ask", performance.now(), request, EDGES.indexOf(edge));
  }

  #call(name, time = performance.now(), ...rest) {
    if (!this.block) return;
    const { element, stage: { leading } } = this;
    // A browser takes its time to say where it is: where there are no sides nobody asks.
    this.exports[`overscroll_${name}`](this.block.address, time / 1000, leading ? element.scrollLeft : 0, element.scrollTop, ...rest);
    this.#carryOut();
  }

  // What follows

  #carryOut() {
    const { numbers } = this.block;
    this.stage.arrange(numbers);
    this.button?.rise(numbers[Place.risen]);
    const drawn = [], news = [];
    // Most moves of a finger are no news. What is has to be kept: what follows may ask for more.
    for (const edge of this.edges) {
      const place = reportOf[edge];
      if (numbers[place + Report.redraws]) drawn.push(edge);
      const isNews = numbers[place + Report.run] || numbers[place + Report.cancelled] || numbers[place + Report.phaseChanged];
      if (isNews) news.push([edge, numbers.slice(place, place + Report.count)]);
    }
    for (const edge of drawn) this.draw(edge);
    this.#schedule(numbers);
    // A listener may detach the list.
    for (const [edge, report] of news) if (this.block) this.#report(edge, report);
  }

  /** Draws an edge as it is now; measures its words before where they may be others. */
  draw(edge, isAnew) {
    const { stage, exports, block } = this;
    if (!block) return;
    const place = stage[edge];
    if (isAnew || !place.sizes) {
      place.words.forgetTime();
      place.sizes = place.renderer.measure(isAnew);
    }
    block.numbers.set(place.sizes, Place.textSizes);
    if (place.pictures) block.numbers.set(place.pictures.numbers, Place.pictures);
    else block.numbers.fill(0, Place.pictures, Place.elements);
    block.numbers[Place.reducesMotion] = Number(reducesMotion());
    exports.overscroll_draw(block.address, EDGES.indexOf(edge));
    stage.draw(edge, block.numbers);
  }

  /** Until the fonts are there, and where none of them is right, the indicator does without. */
  #drawAnew() {
    if (!this.block) return;
    this.edges.forEach((edge) => this.draw(edge, true));
    this.sayNames();
  }

  #schedule(numbers) {
    const wake = numbers[Place.wakeTime];
    const isMoving = numbers[Place.moves] || numbers[Place.animates];
    if (!isMoving || this.timer) this.#unschedule();
    if (isMoving) this.frame ??= requestAnimationFrame((time) => {
      this.frame = null;
      if (!this.isFresh) return this.#call("frame", time);
      this.isFresh = false;
      this.#schedule(this.block.numbers);
    });
    else if (wake >= 0) this.timer = setTimeout(() => this.#call("frame"), wake * 1000 - performance.now());
    if (this.#waiting[0] && this.#isCalm) this.#waiting.splice(0).forEach((go) => go());
  }

  #unschedule() {
    if (this.frame) cancelAnimationFrame(this.frame);
    if (this.timer) clearTimeout(this.timer);
    this.frame = this.timer = null;
  }

  #report(edge, report) {
    if (report[Report.cancelled]) this.#abort(edge);
    // What was overtaken as it began does not begin: a cycle is newer than those that were given up before it.
    if (report[Report.run] > report[Report.cancelled]) this.#run(edge, report[Report.run]);
    if (!report[Report.phaseChanged] || !this.block) return;
    const phase = PHASES[report[Report.phase]];
    if (phase === "pulling") this.stage[edge].sizes = null;
    const outcome = OUTCOMES[report[Report.finished] - 1];
    this.#announce(edge, phase, outcome);
    this.#emit("phase", { edge, phase, outcome });
  }

  #announce(edge, phase, outcome) {
    const { words: texts } = this.wording;
    const { message } = this.stage[edge].words;
    const isLoad = this.options[edge].purpose === 1;
    const [running, failed] = isLoad ? ["loading", "loadFailed"] : ["refreshing", "refreshFailed"];
    const said = {
      refreshing: texts[running], noMore: texts.noMore, failed: message || texts[failed],
      ending: message || texts[isLoad && outcome === "updated" ? "loadedMore" : outcome],
    }[phase];
    if (said) this.stage.status.textContent = said;
    // A feed says when its articles come and go.
    if (!this.options.feed) this.element.ariaBusy = String(this.edges.some((each) => this.phase(each) === "refreshing"));
  }

  /** What an action threw goes to who listens; an error that nobody hears of would be lost. */
  #complain(edge, error) {
    if (this.#listeners.error.size) this.#emit("error", { edge, error });
    else console.error(`Overscroll: the action at the ${edge} failed`, error);
  }

  #emit(type, event) {
    const listeners = this.#listeners[type];
    // As for an event of the DOM: listeners that are added meanwhile wait for the next one.
    for (const listener of [...listeners]) if (listeners.has(listener)) callPage(listener, event);
  }

  // The actions

  async #run(edge, cycle) {
    const controller = new AbortController();
    const run = { cycle, controller };
    run.result = new Promise((resolve) => { run.resolve = resolve; });
    this.#runs[edge] = run;
    const isCurrent = () => this.block && this.exports.overscroll_is_current(this.block.address, cycle) === 1;
    const result = await perform(this.options[edge], controller.signal, isCurrent, () => this.#calm());
    const { error, ...answer } = result;
    // A page may throw anything, also undefined.
    if ("error" in result) this.#complain(edge, error);
    if (isCurrent()) this.#end(edge, run, answer);
  }

  #end(edge, run, answer) {
    const place = this.stage[edge];
    const kind = OUTCOMES.indexOf(answer.outcome);
    place.words.message = answer.message;
    if (kind < OUTCOMES.indexOf("failed")) place.words.updates?.update();
    place.sizes = null;
    this.measure();
    this.#call("end", performance.now(), run.cycle, kind, Number(answer.message !== ""));
    run.resolve(answer);
  }

  #abort(edge) {
    this.#runs[edge]?.controller.abort();
    this.#runs[edge]?.resolve(CANCELLED);
    delete this.#runs[edge];
  }

  get #isCalm() {
    return !this.block.numbers[Place.moves] && this.input.finger === null;
  }

  #calm() {
    return new Promise((resolve) => {
      if (this.#isCalm) resolve();
      this.#waiting.push(resolve);
      setTimeout(resolve, CALM_LIMIT);
    });
  }
}

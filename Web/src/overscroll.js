import { OUTCOMES, perform, readAnswer } from "./actions.js";
import { Place, Report } from "./block.js";
import { Input } from "./input.js";
import { loadModule } from "./module.js";
import { readOptions, writeOptions } from "./options.js";
import { Stage } from "./stage.js";

const PHASES = ["idle", "pulling", "armed", "refreshing", "ending", "noMore", "failed"];
const EDGES = ["top", "bottom"];
const REQUEST = { begin: 0, cancel: 1, tapped: 2, reset: 3 };
const CALM_LIMIT = 300; // milliseconds that `apply` waits at most for the finger and the bounce
const attached = new WeakSet();

/**
 * Gives a scroller pull to refresh and load more. See `overscroll.d.ts` for the options.
 *
 * A wrong option throws a TypeError at once. A module that does not load is no reason to fail: the
 * list scrolls as before, one console error says why, and `begin` still runs the actions.
 */
export function attach(element, options) {
  const read = readOptions(element, options);
  if (attached.has(element)) throw new Error("Overscroll: element has been attached already; detach it first");
  attached.add(element);
  const url = read.module ?? new URL("./overscroll.wasm", import.meta.url);
  return loadModule(url).then(
    (module) => new List(element, read, module),
    (error) => {
      console.error(`Overscroll: the engine could not be loaded from ${url}: ${error.message}`);
      return new PlainList(element, read);
    },
  );
}

/** What stays where there is no engine: the actions, without anything to see. */
class PlainList {
  isActive = false;

  constructor(element, options) {
    this.element = element;
    this.options = options;
  }

  async begin(edge) {
    const { signal } = new AbortController();
    const { error, ...result } = await perform(
      this.options[edge], signal, { isCurrent: () => true, calm: () => {} });
    return result;
  }

  phase() { return "idle"; }
  end() {}
  cancel() {}
  reset() {}
  on() { return () => {}; }
  detach() { attached.delete(this.element); }
}

class List {
  isActive = true;
  #runs = {};
  #listeners = { phase: new Set(), error: new Set() };
  #waiting = [];

  constructor(element, options, { exports, pool }) {
    this.element = element;
    this.options = options;
    this.exports = exports;
    this.pool = pool;
    this.block = pool.take();
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    writeOptions(this.block, options, isStill);
    exports.overscroll_configure(this.block.address);
    this.stage = new Stage(element, options.texts, (edge) => this.#ask("tapped", edge));
    this.input = new Input(element, options.mouse, (kind, event, point) => this.#touched(kind, event, point));
    this.#observe();
    this.#measure();
    document.fonts?.ready.then(() => this.block && this.#drawAll());
  }

  begin(edge) {
    this.#ask("begin", edge);
    return this.#runs[edge]?.result ?? Promise.resolve({ outcome: "cancelled", message: "" });
  }

  /** Ends the run of an edge in the place of its action. */
  end(edge, answer) {
    const run = this.#runs[edge];
    if (run) this.#end(edge, run, readAnswer(answer));
  }

  cancel(edge) { this.#ask("cancel", edge); }
  reset(edge) { this.#ask("reset", edge); }

  phase(edge) {
    return PHASES[this.block?.numbers[Place[`${edge}Report`] + Report.phase] ?? 0];
  }

  on(type, listener) {
    this.#listeners[type].add(listener);
    return () => this.#listeners[type].delete(listener);
  }

  detach() {
    if (!this.block) return;
    for (const edge of EDGES) this.#abort(edge);
    this.input.remove();
    this.observers.forEach((observer) => observer.disconnect());
    this.element.removeEventListener("scroll", this.onScroll);
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.stage.remove();
    this.pool.give(this.block);
    this.block = null;
    attached.delete(this.element);
  }

  // What happens

  #observe() {
    this.onScroll = () => this.#call("frame");
    this.element.addEventListener("scroll", this.onScroll, { passive: true });
    const sizes = new ResizeObserver(() => this.#measure());
    const watch = () => {
      this.stage.keepOrder();
      sizes.disconnect();
      sizes.observe(this.element);
      // The rows mostly stand in one child; where they are children themselves, their coming counts.
      for (const child of [...this.element.children].slice(0, 8)) sizes.observe(child);
    };
    const rows = new MutationObserver(() => { watch(); this.#measure(); });
    rows.observe(this.element, { childList: true });
    this.observers = [sizes, rows];
    watch();
  }

  #measure() {
    if (this.block) this.#call("geometry", performance.now(), ...this.stage.measure());
  }

  #touched(kind, event, { clientX, clientY }) {
    if (kind === 0) this.stage.release();
    this.#call("touch", event.timeStamp, kind, clientX, clientY);
  }

  #ask(request, edge) {
    if (this.block) this.#call("ask", performance.now(), REQUEST[request], EDGES.indexOf(edge));
  }

  #call(name, time = performance.now(), ...rest) {
    this.exports[`overscroll_${name}`](this.block.address, time / 1000, this.element.scrollTop, ...rest);
    this.#carryOut();
  }

  // What follows

  #carryOut() {
    const { numbers } = this.block;
    this.stage.arrange(numbers);
    const reports = EDGES.map((edge) => [...numbers.subarray(Place[`${edge}Report`]).subarray(0, 8)]);
    EDGES.forEach((edge, index) => reports[index][Report.redraws] && this.#draw(edge));
    this.#schedule(numbers);
    EDGES.forEach((edge, index) => this.#report(edge, reports[index]));
  }

  #draw(edge) {
    const { numbers } = this.block;
    const { renderer, box } = this.stage.edges[edge];
    if (!this.options[edge]) return;
    if (!this.stage.edges[edge].isMeasured) {
      renderer.measure(numbers);
      this.stage.edges[edge].sizes = numbers.slice(Place.textSizes, Place.elementCount);
      this.stage.edges[edge].isMeasured = true;
    }
    numbers.set(this.stage.edges[edge].sizes, Place.textSizes);
    this.exports.overscroll_draw(this.block.address, EDGES.indexOf(edge));
    this.stage.draw(edge, numbers);
    box.dataset.phase = this.phase(edge);
  }

  #drawAll() {
    for (const edge of EDGES) {
      this.stage.edges[edge].isMeasured = false;
      this.#draw(edge);
    }
  }

  #schedule(numbers) {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    const wake = numbers[Place.wakeTime];
    if (numbers[Place.moves]) this.frame = requestAnimationFrame((time) => this.#call("frame", time));
    else if (wake >= 0) this.timer = setTimeout(() => this.#call("frame"), wake * 1000 - performance.now());
    if (!numbers[Place.moves] && !this.input.isTouched) this.#waiting.splice(0).forEach((go) => go());
  }

  #report(edge, report) {
    if (report[Report.cancelled]) this.#abort(edge);
    if (report[Report.run]) this.#run(edge, report[Report.run]);
    if (report[Report.phaseChanged]) this.#phaseChanged(edge, PHASES[report[Report.phase]], report);
  }

  #phaseChanged(edge, phase, report) {
    const { words } = this.stage.edges[edge];
    const outcome = OUTCOMES[report[Report.finished] - 1];
    const { texts } = this.options;
    const load = edge === "bottom";
    const said = {
      refreshing: load ? texts.loading : texts.refreshing, noMore: texts.noMore,
      failed: words.message || (load ? texts.loadFailed : texts.refreshFailed),
      ending: outcome !== "cancelled" && (words.message || texts[outcome]),
    }[phase];
    if (said) this.stage.status.textContent = said;
    this.element.ariaBusy = String(EDGES.some((each) => this.phase(each) === "refreshing"));
    this.#emit("phase", { edge, phase, outcome });
  }

  #emit(type, event) {
    for (const listener of this.#listeners[type]) listener(event);
  }

  // The actions

  #run(edge, cycle) {
    const controller = new AbortController();
    const run = { cycle, controller };
    run.result = new Promise((resolve) => { run.resolve = resolve; });
    this.#runs[edge] = run;
    const isCurrent = () => this.block !== null && this.exports.overscroll_is_current(this.block.address, cycle) === 1;
    perform(this.options[edge], controller.signal, { isCurrent, calm: () => this.#calm() })
      .then(({ error, ...answer }) => {
        if (error) this.#emit("error", { edge, error });
        if (isCurrent()) this.#end(edge, run, answer);
      });
  }

  #end(edge, run, answer) {
    const place = this.stage.edges[edge];
    place.words.message = answer.message;
    if (answer.outcome !== "failed" && answer.outcome !== "cancelled") place.words.updatedAt = new Date();
    place.isMeasured = false;
    this.#measure();
    this.#call("end", performance.now(), run.cycle, OUTCOMES.indexOf(answer.outcome), Number(answer.message !== ""));
    run.resolve(answer);
  }

  #abort(edge) {
    this.#runs[edge]?.controller.abort();
    this.#runs[edge]?.resolve({ outcome: "cancelled", message: "" });
    delete this.#runs[edge];
  }

  #calm() {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      setTimeout(resolve, CALM_LIMIT);
      if (!this.block.numbers[Place.moves] && !this.input.isTouched) resolve();
    });
  }
}

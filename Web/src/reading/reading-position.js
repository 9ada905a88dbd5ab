// @ts-check
// Loaded by lists with the option `readingPosition`; a chat is such a list as well.
import { Place, Purpose } from "../engine/block-layout.js";
import { contentLength, HORIZONTAL, INPUTS, INSTANT, scrollPosition, VERTICAL, viewportLength } from "../page/nodes.js";
import { readAnswer, reportMissing } from "../page/page-code.js";
import { reducesMotion } from "../rendering/animation.js";
import { ScrollActivity, scrolls } from "./reader-business.js";
import { Glide } from "./glide.js";
import { ReadingRows } from "./reading-rows.js";
import { RowChanges } from "./row-changes.js";

/** @typedef {import("../list/list.js").List} List */
/** @typedef {import("./reading-rows.js").ReadRow} ReadRow */

const PAUSE = 250; // milliseconds without a change after which the page gets the place
const ROUNDS = 6; // corrections while a virtual list renders other rows

/**
 * Keeps the row being read in place.
 *
 * The positions of rows are counted from the start of the content, so scrolling does not change them, and whatever else moves a row is
 * corrected before the next paint. Corrections are relative, so that browsers continue a fling. The anchoring of browsers is turned off:
 * it would be applied twice, and WebKit has none.
 */
export class ReadingPosition {
  list;
  names;
  /** @type {ReadingRows} */
  rows;
  activity;
  glide = new Glide(this);
  /** The position at the last recording, with the part of a correction that was rounded or not possible. */
  #goal = 0;
  /** The position at the last recording. */
  #position = 0;
  #maximum = 0;
  #isKeeping = false;
  /** Whether the layout at the present position has been painted: only a row that was seen is being read. */
  #isSeen = false;
  /** Whether the frame at the present position has begun. */
  #isDrawn = false;
  /**
   * The row that was read at the last position.
   * @type {import("./reading-rows.js").Identity | undefined}
   */
  #readBefore;
  #frame = 0;
  /**
   * Where the rows were in the frame that was painted last, while the next one is not painted.
   * @type {Map<import("./reading-rows.js").Identity, number> | undefined}
   */
  #painted;
  /** The corrections since then. */
  #shift = 0;
  /** Whether the frame after that one has been laid out. */
  #isLaidOut = false;
  /** Whether the list has just been scrolled: by the user, while the user scrolls. */
  #isScrollEvent = false;
  #changes;
  #made;
  /**
   * Features that are called when the list has settled.
   * @type {{ settled(): void }[]}
   */
  #parts = [];
  /**
   * The place at which the list starts, until its row is there.
   * @type {import("../overscroll.js").ReadingAnchor | undefined}
   */
  #start;
  /**
   * Scrolls to where the page asked while the list had no box.
   * @type {(() => void) | undefined}
   */
  #waiting;
  /** Whether it goes there again when the list does not move. */
  #awaitsCalm = false;
  /** @type {import("../overscroll.js").ReadingAnchor | undefined} */
  #noted;
  /** @type {number | undefined} */
  #pause;
  /**
   * The first rows of the list that the reader has seen.
   * @type {import("./reading-rows.js").KnownRow[]}
   */
  firstSeen;
  #unreadCount = 0;

  /** @param {List} list */
  constructor(list) {
    const { input, options, stage } = list;
    this.list = list;
    this.#made = options.reading;
    this.names = (options.leading || options.trailing) && !options.top && !options.bottom ? HORIZONTAL : VERTICAL;
    this.rows = new ReadingRows(stage, this.names, () => this.options);
    stage.styles.set(stage.scroller, { overflowAnchor: "none" });
    this.activity = new ScrollActivity(list, () => this.keep());
    this.#changes = new RowChanges(list.stage, this.rows, input, {
      changed: () => this.keep(),
      noticed: () => this.#see(),
      resized: () => { if (this.#painted) this.#layOut(); },
    });
    // Before the listeners of the list and of a virtual list, which change the layout.
    input.listen(stage.scrollTarget, "scroll", (/** @type {Event} */ { isTrusted }) => {
      if (isTrusted) this.#see();
      this.#isScrollEvent = true;
      this.keep();
      this.#isScrollEvent = false;
    }, true);
    for (const type of INPUTS) {
      input.listen(stage.scrollTarget, type, (/** @type {Event} */ event) => { if (this.glide.isActive && scrolls(event)) this.#stop(); }, true);
    }
    list.features.push(this);
    list.reading = this;
    const former = list.formerReading;
    this.#start = this.options.anchor ?? undefined;
    if (former) [this.#start, this.#noted] = [former.#start, former.#noted];
    input.listen(window, "pagehide", () => this.#leave());
    input.listen(document, "visibilitychange", () => this.#leave());
    this.accept();
    this.record();
    this.#awaitPaint();
    // Rows may be inserted before the script is there.
    this.firstSeen = former?.firstSeen ?? this.rows.remember(true);
    if (this.options.newRowsAbove || this.options.onVisibleRowsChange) this.#addTimeline();
  }

  async #addTimeline() {
    const part = await import("./timeline.js").catch(reportMissing);
    if (!part || !this.list.isAttached) return;
    if (this.options.newRowsAbove) this.#parts.push(new part.NewRowsAbove(this));
    if (this.options.onVisibleRowsChange) this.#parts.push(new part.VisibleRows(this));
  }

  /** The current options, or the first ones while a list that no longer has any waits for an idle moment to be replaced. */
  get options() { return /** @type {import("../options/options.js").Reading} */ (this.list.options.reading ?? this.#made); }

  get position() { return this.rows.geometry.position; }

  /** Whether the list has a box. All changes until it has one again are one change. */
  get hasBox() { return this.list.isShown; }

  /** The largest position, at which the end of the content is visible. */
  get maximum() {
    const { scroller } = this.list.stage;
    const { length } = this.names;
    return this.position + contentLength(scroller, length) - viewportLength(scroller, length) - this.scrollOffset;
  }

  /** The distance from the start of everything that scrolls, which a whole page has before its content. */
  get scrollOffset() {
    const { scroller, sign } = this.list.stage;
    const { side } = this.names;
    return (side === "Left" ? sign : 1) * scrollPosition(scroller, side);
  }

  // Called by the list

  /** Moves the row being read back to its place. */
  keep() {
    if (this.#isKeeping || !this.list.isAttached) return;
    this.#isKeeping = true;
    this.#changes.notice();
    if (this.hasBox) {
      if (this.hasScrolled) this.glide.end();
      this.#waiting?.();
      this.#waiting = undefined;
      if (!this.goToPlace()) this.settle();
      for (const part of this.#parts) part.settled();
      this.#noteChange();
    } else this.settleHidden();
    this.#isKeeping = false;
  }

  /**
   * Adds a message to refreshes at the start that have inserted rows.
   * @param {import("../overscroll.js").Edge} edge
   * @param {() => unknown} work
   */
  changeRows(edge, work) {
    const isCounted = edge === this.names.edges[0] && !this.options.isChat && this.options.newRowsText && this.list.options[edge]?.purpose !== Purpose.load;
    return isCounted ? this.#withMessage(work) : work();
  }

  detached() {
    this.#leave();
    this.#changes.remove();
    this.glide.end();
    cancelAnimationFrame(this.#frame);
  }

  /**
   * Keeps apart the movements of the list itself, which opens and closes spaces.
   * @param {number} before The position before.
   */
  movedByList(before) {
    const moved = this.position - before;
    this.#goal += moved;
    this.#position += moved;
  }

  // Called by the page

  get isAtEnd() { return false; }

  get unreadCount() { return this.#unreadCount; }

  /** @param {number} count The number of rows above the reader that have not been seen. */
  setUnreadCount(count) {
    if (count === this.#unreadCount) return;
    this.#unreadCount = count;
    this.list.events.emit("chat", { isAtEnd: false, unreadCount: count });
  }

  /** @param {import("../overscroll.js").ScrollToEnd | undefined} options */
  scrollToEnd(options) {
    this.#start = undefined;
    this.goToEnd(options?.behavior ?? "auto");
    this.keep();
  }

  /** @param {ScrollBehavior} behavior */
  goToEnd(behavior) { this.go(() => this.maximum, behavior); }

  /**
   * Scrolls to a row; does nothing if there is none with this identity.
   * @param {import("../overscroll.js").RowID} id
   * @param {import("../overscroll.js").ScrollToRow | undefined} options
   */
  scrollTo(id, options) {
    const { block = "start", behavior = "auto" } = options ?? {};
    if (!this.rows.find(id)) return;
    this.#start = undefined;
    this.go(() => {
      const row = this.rows.find(id);
      return row && this.#displaced(this.reachable(this.#goalFor(row, block)));
    }, behavior, () => this.#read(id));
  }

  /**
   * Scrolls to a goal that may move while rows change; a hidden list when it is shown.
   * @param {() => number | undefined} goal Returns the present goal; undefined if there is none any more.
   * @param {ScrollBehavior} behavior "smooth" is not, if the user prefers reduced motion, as in browsers.
   * @param {() => void} [then] Called at the goal.
   */
  go(goal, behavior, then = () => {}) {
    if (!this.hasBox) {
      this.#waiting = () => this.go(goal, INSTANT, then);
      return;
    }
    const isSmooth = !reducesMotion() && (behavior === "smooth" || (behavior === "auto" && getComputedStyle(this.list.stage.scroller).scrollBehavior === "smooth"));
    if (isSmooth) return this.glide.begin(goal, then);
    this.glide.end();
    this.reach(goal);
    then();
  }

  /**
   * Moves the list on the way to a goal, which changes no rows.
   * @param {number} position
   */
  glideTo(position) {
    this.#isKeeping = true;
    this.moveTo(position);
    this.accept();
    this.#position = this.position;
    this.#awaitPaint();
    this.#isKeeping = false;
  }

  /** The user ends the smooth scrolling. */
  #stop() {
    this.glide.end();
    this.moved();
  }

  /**
   * Takes a row that the page asked for as the one being read, at its present place.
   * @param {import("../overscroll.js").RowID} id
   */
  #read(id) {
    this.accept();
    this.record();
    this.rows.read = String(id);
    this.moved();
  }

  // The place

  /** The place of the row being read; undefined in a list without rows or without identities. */
  get place() {
    const { value: row } = this.rows.candidates(this.#position).next();
    if (!row || typeof row.id !== "string") return undefined;
    return { id: row.id, offset: row.start - this.#position, time: Date.now() };
  }

  /**
   * Scrolls to the place at which the list starts, as soon as its row is there and unless the user has scrolled before; returns whether it did.
   */
  goToPlace() {
    const start = this.#start;
    if (start === undefined) return false;
    if (this.activity.isActive) this.#start = undefined;
    if (!this.rows.recorded[0]) this.record();
    if (this.activity.isActive || !this.rows.geometry.viewport || !this.rows.find(start.id)) return false;
    // An edge that opens meanwhile moves the list by parts of pixels: the place is exact when that is over.
    if (this.list.numbers[Place.moves]) this.#keepWhenCalm();
    else this.#start = undefined;
    this.reach(() => {
      const row = this.rows.find(start.id);
      return row && this.#displaced(this.reachable(row.start - start.offset));
    });
    this.#read(start.id);
    return true;
  }

  async #keepWhenCalm() {
    if (this.#awaitsCalm) return;
    this.#awaitsCalm = true;
    await this.list.calm();
    this.#awaitsCalm = false;
    this.keep();
  }

  /**
   * The position for a goal between the ends, while an edge that opens or closes displaces the list: what is seen there stays, and the list is
   * scrolled instead. A whole page is displaced by scrolling.
   * @param {number} goal
   */
  #displaced(goal) {
    const { scroller, scrollTarget, shown, sign } = this.list.stage;
    if (scrollTarget !== scroller || goal <= 0 || goal >= this.maximum) return goal;
    return goal + (this.names.side === "Left" ? sign * shown.horizontal : shown.vertical);
  }

  /** Reports the place after a pause, so that a page may write it to a store. */
  #noteChange() {
    if (!this.options.onAnchorChange || this.#start) return;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#reportPlace(), PAUSE);
  }

  /** Reports the place at once. The event of the last scrolling may not have come. */
  #leave() {
    this.keep();
    this.#reportPlace();
  }

  #reportPlace() {
    clearTimeout(this.#pause);
    const { onAnchorChange } = this.options;
    const place = onAnchorChange && !this.#start ? this.place : undefined;
    const noted = this.#noted;
    if (!place || !onAnchorChange || (noted && noted.id === place.id && Math.abs(noted.offset - place.offset) < 0.5)) return;
    this.#noted = place;
    onAnchorChange(place);
  }

  /** Called when the list has scrolled to where the page asked, or when the user has ended that. */
  moved() {}

  /**
   * The position at which a row is at a place of the viewport, without what the page covers by `scroll-padding`.
   * @param {{ start: number, length: number }} row
   * @param {ScrollLogicalPosition} block
   */
  #goalFor({ start, length }, block) {
    const [before, after] = this.covered;
    const first = start - before, last = start + length + after - this.rows.geometry.viewport;
    if (block === "start") return first;
    if (block === "end") return last;
    if (block === "center") return (first + last) / 2;
    return Math.max(Math.min(this.position, Math.max(first, last)), Math.min(first, last));
  }

  /**
   * The lengths at the start and the end of the viewport in which rows are covered by others.
   * @returns {[number, number]}
   */
  get covered() {
    const looks = getComputedStyle(this.list.options.isPage ? document.documentElement : this.list.stage.scroller);
    const padding = (/** @type {"Top" | "Left" | "Bottom" | "Right"} */ side) => parseFloat(looks[`scrollPadding${side}`]) || 0;
    if (this.names.side === "Top") return [padding("Top"), padding("Bottom")];
    return this.list.stage.sign < 0 ? [padding("Right"), padding("Left")] : [padding("Left"), padding("Right")];
  }

  // The position

  settle() {
    this.correct();
    this.record();
  }

  /** Called instead while the list has no box, as in a tab of a page that is not shown: its rows have no positions. */
  settleHidden() {}

  /** The distance by which something else has scrolled the list since the last recording. */
  get scrolledBy() {
    const position = this.position;
    const scrolled = position - this.#position;
    return this.#wasClamped(scrolled, position) ? 0 : scrolled;
  }

  /** Whether something else has scrolled the list since the last recording. */
  get hasScrolled() { return Math.abs(this.scrolledBy) > 0.01; }

  correct() {
    const scrolled = this.scrolledBy;
    const base = this.#goal + scrolled;
    this.#keepPlaces();
    const found = this.#rowThatMoved();
    if (Math.abs(scrolled) > 0.5) this.#awaitPaint();
    this.#goal = base;
    if (!found) {
      // The content was shorter for a moment.
      if (Math.abs(base - this.position) > 1) this.moveTo(base);
      return;
    }
    const { row, moved, place } = found;
    if (this.#isOfPage(scrolled, moved) || this.#showsNewRows(base)) return this.accept();
    this.#goal += moved;
    for (let round = 0; round < ROUNDS && this.moveTo(this.#goal); round += 1) {
      this.#goal = base + (this.rows.startOf(row) ?? place + moved) - place;
    }
    this.#shift += this.#goal - base;
  }

  /**
   * Whether the page has scrolled the list together with the change that moved the row, and not the user.
   * @param {number} scrolled
   * @param {number} moved
   */
  #isOfPage(scrolled, moved) {
    if (Math.abs(scrolled) < 0.5) return false;
    if (!this.activity.isActive) return true;
    // A virtual list may keep the row in place itself.
    return !this.#isScrollEvent && Math.abs(scrolled - moved) < 1;
  }

  /** Takes the current position as the one at which the list is read. */
  accept() {
    this.#goal = this.position;
    this.#painted = undefined;
  }

  /** What changes until the next frame is painted moves no row from its place in the last one. */
  #keepPlaces() {
    if (this.#painted) return;
    this.#painted = new Map(this.rows.recorded.map(({ id, start }) => [id, start]));
    this.#shift = 0;
    this.#isLaidOut = false;
    requestAnimationFrame(() => this.#layOut());
  }

  #layOut() {
    this.#isLaidOut = true;
    setTimeout(() => this.#forgetPlaces());
  }

  #forgetPlaces() { if (this.#isLaidOut) this.#painted = undefined; }

  /**
   * Where a row should be, counted from the start of the content.
   * @param {ReadRow} row
   */
  #placeOf({ id, start }) {
    const painted = this.#painted?.get(id);
    return painted === undefined ? start : painted + this.#shift;
  }

  /**
   * The nearest position at which the content can rest.
   * @param {number} goal
   */
  reachable(goal) { return Math.max(0, Math.min(this.maximum, goal)); }

  /**
   * Scrolls to a goal that may move while a virtual list measures rows.
   * @param {() => number | undefined} goal Returns the present goal; undefined if there is none any more.
   * @param {number} [rounds] The largest number of attempts.
   */
  reach(goal, rounds = ROUNDS) {
    for (let round = 0; round < rounds; round += 1) {
      const next = goal();
      if (next === undefined || !this.moveTo(next)) break;
    }
  }

  /**
   * Scrolls to the nearest possible position; returns whether the list has moved.
   * @param {number} goal
   */
  moveTo(goal) {
    const before = this.position;
    if (Math.abs(goal - before) * devicePixelRatio < 0.5) return false;
    this.#scrollBy(goal - before);
    // Some browsers scroll to whole pixels, and do not round to the nearest one.
    const rest = goal - this.position;
    if (Math.abs(rest) > 0.5 && Math.abs(rest) < 1) this.#scrollBy(Math.sign(rest));
    const hasMoved = Math.abs(this.position - before) > 0.01;
    if (hasMoved) this.#changes.awaitRendering();
    // The event of the browser follows in the next frame: too late for a virtual list that renders the rows at the new position.
    if (hasMoved && this.isVirtual) this.list.stage.scrollTarget.dispatchEvent(new Event("scroll"));
    return hasMoved;
  }

  /**
   * A relative movement lets a browser continue a fling.
   * @param {number} distance
   */
  #scrollBy(distance) {
    const { scroller, sign } = this.list.stage;
    const { side } = this.names;
    scroller.scrollBy({ [side.toLowerCase()]: side === "Left" ? sign * distance : distance, behavior: INSTANT });
  }

  /** Whether not all rows are in the page. */
  get isVirtual() { return Boolean(this.options.offset ?? this.options.ids); }

  /** In the frame in which the list is scrolled, the row that was read before is kept in its place: the other rows are not laid out yet. */
  #awaitPaint() {
    this.#readBefore = this.rows.read;
    this.#isSeen = this.#isDrawn = false;
    this.#changes.awaitRendering();
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#isDrawn = true;
      setTimeout(() => this.#see());
      // On a busy machine, the timer may be late.
      this.#frame = requestAnimationFrame(() => this.#see());
    });
  }

  /** The present position has been painted: from now on, a row there is read. */
  #see() {
    this.#forgetPlaces();
    if (this.#isSeen || !this.#isDrawn) return;
    this.#isSeen = true;
    if (this.rows.read === this.#readBefore) this.rows.read = undefined;
  }

  /** The row being read, if it was moved in the content. */
  #rowThatMoved() {
    for (const row of this.rows.candidates(this.#position, this.#isSeen ? 0 : this.rows.geometry.viewport)) {
      const start = this.rows.startOf(row);
      if (start === undefined) continue;
      if (this.#isSeen) this.rows.read = row.id;
      const place = this.#placeOf(row);
      const moved = start - place;
      if (Math.abs(moved) < 0.01) return undefined;
      return { row, moved, place };
    }
    return undefined;
  }

  /**
   * Whether the browser has scrolled because the content became shorter.
   * @param {number} scrolled
   * @param {number} position
   */
  #wasClamped(scrolled, position) {
    const { maximum } = this;
    return scrolled < 0 && position >= maximum - 1 && maximum < this.#maximum;
  }

  /**
   * Whether the list is at its start and shows the rows that are inserted there.
   * @param {number} position
   */
  #showsNewRows(position) {
    const { options } = this.list;
    const { purpose, anchoring } = options[this.names.edges[0]] ?? {};
    return position <= 0.5 && this.options.atStart === "showsNewRows" && purpose !== Purpose.load && anchoring !== "always";
  }

  record() {
    this.rows.record();
    this.#position = this.position;
    this.#maximum = this.maximum;
    if (Math.abs(this.#goal - this.#position) > 1) requestAnimationFrame(() => { this.#goal = this.#position; });
    this.#changes.observe();
  }

  /** @param {() => unknown} work */
  async #withMessage(work) {
    const known = this.rows.remember(true);
    const answer = await work();
    if (!known[0] || Object(answer).isError) return answer;
    const result = readAnswer(answer);
    if (result.outcome !== "updated" || result.message) return answer;
    // Frameworks may render the rows in a later task.
    if (!this.rows.newRows(known, true)?.[0]) await new Promise((done) => { setTimeout(done); });
    const count = this.rows.newRows(known, true)?.length;
    return count ? { ...result, message: this.options.newRowsText?.(count) } : answer;
  }
}

/** @param {List} list */
export function keepReadingPosition(list) { new ReadingPosition(list); }

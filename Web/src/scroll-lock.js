const APART = "dialog, [popover], [aria-modal=true], [role=dialog], [role=alertdialog]";
const STILL = /hidden|clip/;

/**
 * Knows whether the page has locked its scrolling, as pages do below a sheet.
 *
 * A scroller that is `overflow: hidden` is locked. The root and the body are different, since many pages keep them
 * `hidden` or `fixed` for good: only what was free before counts, and `overflow` below a list of its own counts only
 * where the page itself could scroll or a dialog is open. A list within a dialog is not concerned.
 */
export class ScrollLock {
  #stage;
  #free = new Set();

  constructor(stage) {
    this.#stage = stage;
    this.note();
  }

  /** Notes what is free now, so that a later change is seen as a lock. */
  note() {
    for (const letter of ["X", "Y"]) {
      for (const [key, isLocked] of this.#states(letter)) if (!isLocked) this.#free.add(key);
    }
  }

  /** Whether the scroller is locked along an axis. */
  isLocked(names) {
    const { hold, holder, scroller } = this.#stage;
    return hold.without(() => {
      if (isStill(holder, names.letter)) return true;
      const locks = this.#states(names.letter).filter(([key, isLocked]) => isLocked && this.#free.has(key));
      const isConcerned = this.#isPage || locks.some(([key]) => key.startsWith("scroller")) || !isInSheet(scroller);
      if (!locks[0] || !isConcerned) return false;
      return locks.some(([key]) => key.endsWith("position")) || this.#isPage || canPageScroll(names) || isSheetOpen(scroller);
    });
  }

  get #isPage() { return this.#stage.content !== this.#stage.scroller; }

  /** Each property that may be a lock, as `[key, whether it is one now]`. */
  #states(letter) {
    const { documentElement: root, body } = document;
    const { scroller } = this.#stage;
    const isFixed = (node) => getComputedStyle(node).position === "fixed";
    const around = Object.entries({ root, body }).filter(([, node]) => node !== scroller || this.#isPage);
    return [
      ...Object.entries({ scroller, ...Object.fromEntries(around) }).map(([name, node]) => [`${name} position`, isFixed(node)]),
      ...around.map(([name, node]) => [`${name} ${letter}`, isStill(node, letter)]),
    ];
  }
}

function isStill(node, letter) {
  return STILL.test(getComputedStyle(node)[`overflow${letter}`]);
}

/** Whether the page has more than it shows; also while its overflow is hidden. */
function canPageScroll({ length }) {
  const page = document.scrollingElement;
  return Boolean(page) && page[`scroll${length}`] > page[`client${length}`] + 1;
}

/** Whether a node is in a dialog, or in something fixed, as sheets are. */
function isInSheet(node) {
  for (let each = node; each && each !== document.body; each = each.parentElement ?? each.getRootNode().host) {
    if (each.matches(APART) || getComputedStyle(each).position === "fixed") return true;
  }
  return false;
}

function isSheetOpen(scroller) {
  return [...document.querySelectorAll(APART)].some((node) => !node.contains(scroller) && node.getClientRects().length > 0);
}

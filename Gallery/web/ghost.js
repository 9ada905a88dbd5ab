// A finger that pulls the list once, when the gallery opens, unless the visitor does something first.

import { isStill } from "./surroundings.js";

const WAIT = 1200; // milliseconds after the list is shown
const DISTANCE = 210; // CSS pixels
const [APPEARING, PULLING, RESTING] = [300, 900, 350]; // milliseconds
const INPUTS = ["pointerdown", "touchstart", "wheel", "keydown"];
// The pointer of no device.
const POINTER = { pointerId: 4711, pointerType: "pen", isPrimary: true, bubbles: true };

const eased = (part) => (1 - Math.cos(Math.PI * part)) / 2;

class Ghost {
  #node = document.createElement("div");
  #isDown = false;
  #stop = new AbortController();

  constructor(scroller) {
    this.scroller = scroller;
    this.#node.className = "ghost";
    this.#node.ariaHidden = "true";
    // Before the list receives it: the visitor's finger is the only one then.
    const options = { capture: true, passive: true, signal: this.#stop.signal };
    for (const type of INPUTS) window.addEventListener(type, (event) => { if (event.isTrusted) this.end("pointercancel"); }, options);
  }

  async play() {
    await this.#wait(WAIT);
    if (this.#isOver || this.scroller.scrollTop > 0) return this.end("pointercancel");
    this.scroller.after(this.#node);
    this.#move(0);
    await this.#wait(APPEARING);
    if (this.#isOver) return;
    this.#isDown = true;
    this.#send("pointerdown", 0);
    await this.#pull();
    await this.#wait(RESTING);
    this.end("pointerup");
  }

  /** Lifts the finger, and removes it. */
  end(type) {
    if (this.#isOver) return;
    this.#stop.abort();
    if (this.#isDown) this.#send(type, DISTANCE);
    this.#node.classList.add("leaves");
    setTimeout(() => this.#node.remove(), APPEARING);
  }

  get #isOver() {
    return this.#stop.signal.aborted;
  }

  async #pull() {
    const begun = performance.now();
    for (let part = 0; part < 1 && !this.#isOver;) {
      part = Math.min(1, (await new Promise(requestAnimationFrame) - begun) / PULLING);
      if (this.#isOver) return;
      const distance = DISTANCE * eased(Math.max(0, part));
      this.#move(distance);
      this.#send("pointermove", distance);
    }
  }

  #move(distance) {
    this.#node.style.translate = `0 ${distance}px`;
  }

  #send(type, distance) {
    const { left, top, width } = this.scroller.getBoundingClientRect();
    const place = { clientX: left + width / 2, clientY: top + 60 + distance };
    this.scroller.dispatchEvent(new PointerEvent(type, { ...POINTER, ...place }));
  }

  #wait(milliseconds) {
    return new Promise((resolve) => { setTimeout(resolve, milliseconds); });
  }
}

/** Shows how to pull, unless motion is reduced; returns whether it does. */
export function showGhost(scroller) {
  const isWelcome = !isStill() && !document.hidden;
  if (isWelcome) new Ghost(scroller).play();
  return isWelcome;
}

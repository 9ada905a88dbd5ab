// @ts-check
import { make, style } from "../page/nodes.js";
import { buttonSize } from "./renderer.js";

const HIDDEN = { clipPath: "inset(50%)", pointerEvents: "none" };
const SHOWN = { clipPath: "none", pointerEvents: "auto" };

/** A refresh button for users who cannot drag: always visible, or only while it has the keyboard focus. */
export class RefreshButton {
  #isAlways;

  /**
   * @param {import("../layout/stage.js").Stage} stage
   * @param {boolean} isAlways
   * @param {() => void} onPress
   */
  constructor(stage, isAlways, onPress) {
    this.#isAlways = isAlways;
    this.node = make("button", {
      position: stage.outside, zIndex: "1", bottom: "calc(16px + env(safe-area-inset-bottom))", left: "0", right: "0",
      margin: "0 auto", width: "max-content", minWidth: "44px", minHeight: "44px", padding: "0 20px", borderRadius: "22px",
      border: "1px solid currentColor", font: "inherit", fontFamily: "var(--overscroll-font, inherit)", fontWeight: "600", cursor: "pointer",
      color: "var(--overscroll-tint, LinkText)", background: "var(--overscroll-ground, Canvas)",
    });
    this.node.type = "button";
    this.node.part.value = "button refresh";
    this.node.dir = "auto";
    this.node.onclick = onPress;
    this.node.onfocus = this.node.onblur = () => this.#show();
    this.#show();
    stage.frame.append(this.node);
    style(this.node, { fontSize: buttonSize(this.node) });
  }

  #show() {
    style(this.node, this.#isAlways || this.node.matches(":focus-visible") ? SHOWN : HIDDEN);
  }

  /** @param {string} text */
  name(text) { this.node.textContent = text; }

  remove() { this.node.remove(); }
}

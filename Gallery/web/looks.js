// A wall of all indicators that pull themselves, or are pulled by one slider.

import { Minis } from "./minis.js";
import { node } from "./nodes.js";
import { sourcesOf, usual } from "./playground.js";
import { webSourcesOf } from "./sources.js";

export class Looks {
  #minis;
  #choices;
  #slider = node("input", { type: "range", min: 0, max: 320, value: 0, id: "pull-all" });

  constructor({ place, say, showSources, signal }, indicators) {
    Object.assign(this, { showSources });
    this.#minis = new Minis(indicators, signal);
    this.#choices = this.#minis.all.map((mini) => node("button", { type: "button", textContent: mini.name, ariaPressed: "false", onclick: () => this.#choose(mini) }));
    this.#minis.all.forEach((mini, index) => mini.node.firstElementChild.replaceChildren(this.#choices[index]));
    this.#slider.addEventListener("input", () => this.#pull(Number(this.#slider.value)));
    const release = node("button", { type: "button", textContent: say("release"), onclick: () => this.#release() });
    place.role = "group";
    place.replaceChildren(node("div", { className: "looks" },
      node("div", { className: "puller" }, node("label", { htmlFor: "pull-all", textContent: say("pullAll") }), this.#slider, release),
      node("div", { className: "minis" }, ...this.#minis.all.map((mini) => mini.node))));
  }

  /** One entry per indicator; tests count them. */
  get ids() {
    return this.#minis.all.map((_, index) => index);
  }

  /** The phone that the inspector measures. */
  get first() {
    return this.#minis.all[0];
  }

  /** Attaches all lists, and returns the first one. */
  async attach() {
    await this.#minis.start();
    this.#choose(this.first);
    return this.first.list;
  }

  #pull(distance) {
    this.#minis.take();
    this.#minis.all.forEach((mini) => mini.hold(distance));
  }

  #release() {
    this.#slider.value = 0;
    this.#minis.all.forEach((mini) => mini.release());
  }

  #choose(chosen) {
    this.#minis.all.forEach((mini, index) => { this.#choices[index].ariaPressed = String(mini === chosen); });
    const { indicator } = chosen;
    this.showSources(typeof indicator === "string" ? sourcesOf({ ...usual, indicator })
      : webSourcesOf({ top: { indicator }, mouse: true }, { imports: indicator.imports }));
  }
}

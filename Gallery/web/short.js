// Limits the number of rows, for a list that does not fill its screen.

import { say } from "./words.js";

export class Short {
  constructor(rows, count) {
    Object.assign(this, { rows, count });
    rows.container.replaceChildren();
  }

  get ids() {
    return this.rows.ids;
  }

  replace(items) {
    this.rows.replace(items.slice(0, this.count));
    if (this.count === 0) this.rows.showText(say("empty"));
  }

  append(items) {
    if (this.ids.length === 0) this.rows.container.replaceChildren();
    this.rows.append(items);
  }

  showText(text) {
    this.rows.showText(text);
  }
}

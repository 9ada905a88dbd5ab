import { Cards } from "../cards.js";

export function begin({ feedOf, place, surround, options }) {
  surround({ mirrored: options.mirrored || undefined });
  return feedOf(new Cards(place), 8);
}

export const options = ({ trigger }) => ({
  leading: { past: 40, indicator: "spinner" },
  trailing: trigger === "within" ? { within: 200, indicator: "spinner" } : { trigger, past: 48, indicator: "spinner" },
});

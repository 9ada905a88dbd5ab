// An error that an action throws shows its userMessage, and a button that tries again.
export function begin({ feed, makePair }) {
  const pair = makePair(feed);
  return Object.assign(feed, { pair });
}

export const options = () => ({
  top: {},
  bottom: { within: 300, indicator: "classic" },
  durations: { failureDuration: 6 },
});

export function attached(list, { addButton }, { pair }) {
  pair.follow(list);
  addButton("scrollBoth", () => pair.scrollBoth());
  pair.begin();
}

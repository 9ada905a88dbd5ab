export function begin({ feed, options, surround }, scroller) {
  // The page sets `lang`, `dir`, a font size, a colour scheme and colours; the list follows.
  surround(options);
  feed.isQuiet = true;
  if (options.keys) scroller.focus();
  return feed;
}

export const options = () => ({
  top: { indicator: "classic" },
  bottom: { indicator: "classic", within: 300 },
  // Also visible without the focus of a key.
  refreshButton: "always",
});

export const options = () => ({
  top: {},
  bottom: { within: 600 },
  // The page has one in its bar.
  refreshButton: "none",
});

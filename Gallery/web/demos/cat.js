const PICTURES = { pulling: "pictures/cat-pull.gif", refreshing: "pictures/cat-run.gif", noMore: "pictures/cat-sleep.gif" };

export const options = ({ framesPerSecond }) => ({
  top: { indicator: { frames: { ...PICTURES, framesPerSecond } } },
  bottom: { indicator: { frames: { ...PICTURES, framesPerSecond } } },
});

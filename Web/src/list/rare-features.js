// @ts-check
// The features of rare options. Part of the script that reads these options.

/** @typedef {import("./list.js").List} List */
/** @typedef {typeof import("./features.js").add} Add */

/** Features in separate scripts. A browser requests each script once. */
const PARTS = {
  chat: () => import("../reading/chat.js"),
  feed: () => import("./feed.js"),
  feel: () => import("../gesture/edge-permissions.js"),
  freshness: () => import("../wording/updates.js"),
  pictures: () => import("../rendering/pictures.js"),
  position: () => import("../reading/reading-position.js"),
  signs: () => import("../rendering/sign-images.js"),
};

/**
 * Requests the scripts that the rare options need.
 * @param {import("../options/options.js").ListOptions} options
 * @param {typeof import("./features.js").request} request
 */
export function requestRare({ feed, reading, top, bottom, leading, trailing }, request) {
  const settings = [top, bottom, leading, trailing];
  request(PARTS, {
    feed, position: reading && !reading.isChat, chat: reading?.isChat, feel: settings.some((each) => each?.hasFeel),
    freshness: settings.some((each) => each?.refreshWhenOlder !== undefined),
    pictures: settings.some((each) => each?.frames), signs: settings.some((each) => each?.signs),
  });
}

/**
 * Adds the features of the rare options of a list. Returns a function that adds those that follow all others.
 * @param {List} list
 * @param {Promise<unknown>[]} waiting Receives the promises of features that affect the first appearance.
 * @param {Add} add
 */
export function addRare(list, waiting, add) {
  const { edges, options, stage } = list;
  const { feed, reading } = options;
  if (feed) waiting.push(add(list, PARTS.feed(), ({ makeFeed }) => makeFeed(list, {
    ...feed, size: typeof feed.size === "function" ? () => /** @type {() => number} */ (list.options.feed?.size ?? feed.size)() : feed.size,
  })));
  if (reading?.isChat) waiting.push(add(list, PARTS.chat(), ({ addChat }) => addChat(list)));
  else if (reading) waiting.push(add(list, PARTS.position(), ({ keepReadingPosition }) => keepReadingPosition(list)));
  for (const edge of edges) {
    const { hasFeel, signs, frames } = options[edge] ?? {};
    const place = stage.byEdge[edge];
    if (hasFeel) add(list, PARTS.feel(), ({ addFeel }) => addFeel(list, edge));
    if (signs && place) waiting.push(add(list, PARTS.signs(), ({ useImages }) => useImages(place.renderer, signs)));
    if (frames) add(list, PARTS.pictures(), ({ show }) => show(frames, edge, list));
  }
  return () => {
    for (const edge of edges) {
      if (options[edge]?.refreshWhenOlder !== undefined) add(list, PARTS.freshness(), ({ keepFresh }) => keepFresh(list, edge));
    }
  };
}

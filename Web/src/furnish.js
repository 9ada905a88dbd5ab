// What only some lists have, each in a file of its own.
import { Place, Report } from "./block.js";
import { reducesMotion } from "./motion.js";

/** Gives a list what its options want; resolves when it can be seen as it is to be. What none needs at once comes after. */
export async function furnish(list) {
  const { element, options, stage } = list;
  const waiting = list.edges.flatMap((edge) => furnishEdge(list, edge));
  if (options.backToTop) {
    add(list, import("./back-to-top.js"), ({ BackToTop }) => {
      list.button = new BackToTop(stage, options.backToTop.companion, () => list.goToTop());
      list.sayNames();
      list.button.rise(list.block.numbers[Place.risen]);
    });
  }
  if (options.mouse) add(list, import("./mouse.js"), ({ hearMouse }) => hearMouse(list.input));
  if (options.top && options.refreshButton !== "none") {
    add(list, import("./refresh-button.js"), ({ RefreshButton }) => {
      stage.button = new RefreshButton(element, options.refreshButton === "always", () => list.begin("top"));
      list.sayNames();
    });
  }
  await Promise.all(waiting);
  await list.setLanguage();
  return list;
}

/** What is loaded for an edge, as promises that have to be waited for. */
function furnishEdge(list, edge) {
  const { own, tellsTime, frames, lastUpdatedKey } = list.options[edge];
  const place = list.stage[edge];
  const waiting = [];
  if (tellsTime) waiting.push(add(list, import("./updates.js"), ({ Updates }) => { place.words.updates = new Updates(list.wording, lastUpdatedKey); }));
  if (own) waiting.push(add(list, import("./own-indicator.js"), ({ OwnRenderer }) => {
    place.renderer = new OwnRenderer(place.box, own, () => stateOf(list, edge));
  }));
  if (frames) add(list, import("./pictures.js"), ({ show }) => show(frames, edge, list));
  return waiting;
}

/** A part that does not load is told once, and the list does without. */
function add(list, part, use) {
  return part.then((each) => list.block && use(each), ({ message }) => console.error(`Overscroll: a part is missing: ${message}`));
}

/** What a page's own indicator is told. */
function stateOf(list, edge) {
  const progress = list.block.numbers[Place[`${edge}Report`] + Report.progress];
  return { edge, phase: list.phase(edge), progress, pull: progress * list.options[edge].distance, reducesMotion: reducesMotion() };
}

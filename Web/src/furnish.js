// What only some lists have, each in a file of its own.
import { reportOf } from "./block.js";
import { lifting } from "./lift.js";
import { hearLostRows } from "./lost-rows.js";
import { reducesMotion } from "./motion.js";
import * as Place from "./place.js";
import { hearPointers } from "./pointers.js";
import * as Report from "./report.js";
import { rivalsIn } from "./rivals.js";

const STARTS = ["top", "leading"];
const LOAD = 1;

/** Gives a list what its options want; resolves when it can be seen as it is to be. What none needs at once comes after. */
export async function furnish(list) {
  hearAround(list);
  if (list.options.wheel) hearFirstTurn(list);
  const waiting = list.edges.flatMap((edge) => furnishEdge(list, edge));
  if (list.options.feed) waiting.push(add(list, import("./feed.js"), ({ makeFeed }) => makeFeed(list)));
  addButtons(list);
  await Promise.all(waiting);
  await list.setLanguage();
  return list;
}

function hearAround(list) {
  const { options, stage, input } = list;
  input.rivals = rivalsIn(stage, lifting(list));
  hearLostRows(input);
  hearPointers(input, options.mouse);
  input.hear(document, "visibilitychange", () => document.hidden && input.cancel());
  // What makes a row longer that nobody observes; these events do not bubble.
  for (const type of ["load", "toggle"]) input.hear(stage.content, type, () => list.measure(), true);
  if (options.isPage) input.hear(window, "resize", () => list.measure());
}

function addButtons(list) {
  const { options: { top, backToTop, refreshButton }, stage } = list;
  if (backToTop) add(list, import("./back-to-top.js"), ({ BackToTop }) => {
    list.button = new BackToTop(stage, backToTop.companion, () => list.goToTop());
    list.sayNames();
    list.button.rise(list.block.numbers[Place.risen]);
  });
  if (top && refreshButton !== "none") add(list, import("./refresh-button.js"), ({ RefreshButton }) => {
    stage.button = new RefreshButton(stage, refreshButton === "always", () => list.begin("top"));
    list.sayNames();
  });
}

/** A phone has no wheel: what reads it is loaded when one is turned. */
function hearFirstTurn(list) {
  let isAsked = false;
  list.input.hear(list.element, "wheel", () => {
    if (!isAsked) add(list, import("./wheel.js"), ({ Wheel }) => new Wheel(list));
    isAsked = true;
  });
}

/** What is loaded for an edge, as promises that have to be waited for. */
function furnishEdge(list, edge) {
  const { own, tellsTime, frames, lastUpdatedKey, purpose } = list.options[edge];
  const place = list.stage[edge];
  const waiting = [];
  if (tellsTime) waiting.push(add(list, import("./updates.js"), ({ Updates }) => { place.words.updates = new Updates(list.wording, lastUpdatedKey); }));
  if (own) waiting.push(add(list, import("./own-indicator.js"), ({ OwnRenderer }) => {
    place.renderer = new OwnRenderer(place.box, own, () => stateOf(list, edge));
  }));
  if (purpose === LOAD && STARTS.includes(edge)) waiting.push(add(list, import("./keeper.js"), ({ keepPlace }) => keepPlace(list, edge)));
  if (frames) add(list, import("./pictures.js"), ({ show }) => show(frames, edge, list));
  return waiting;
}

/** A part that does not load is told once, and the list does without. */
function add(list, part, use) {
  return part.then((each) => list.block && use(each), ({ message }) => console.error(`Overscroll: a part is missing: ${message}`));
}

/** What a page's own indicator is told. */
function stateOf(list, edge) {
  const progress = list.block.numbers[reportOf[edge] + Report.progress];
  return { edge, phase: list.phase(edge), progress, pull: progress * list.options[edge].distance, reducesMotion: reducesMotion() };
}

// Steps for a person with a phone: timelines that the page judges, and what only a person can see.
import { open, play, playAll } from "./reading.js";

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** Plays the timelines of seeds, and returns their faults in one line. */
async function rest() {
  const faults = [];
  for (let first = 0; first < SEEDS.length; first += 10) {
    for (const [seed, found] of Object.entries(await playAll(SEEDS.slice(first, first + 10)))) faults.push(`${seed}: ${found[0]}`);
  }
  return faults;
}

/** Plays a timeline while the person scrolls its list. */
const scrolled = (seed) => async () => {
  const list = await open(seed, { count: 400 });
  const { faults } = await play(list, seed, { steps: 60, isIdle: false });
  list.remove();
  return faults.map((fault) => `${seed}: ${fault}`);
};

const STEPS = [
  { says: "Rows change in lists that rest. Wait.", judge: rest },
  { says: "A list appears. Drag it slowly up and down with one finger, without lifting it, until it disappears.", judge: scrolled(1) },
  { says: "A list appears. Fling it down, and up again, until it disappears.", judge: scrolled(2) },
  { says: "In the chat, scroll up to its start several times. Older messages appear above; what you read does not move.", demo: "chat" },
  { says: "In the chat, open the keyboard at the end: the last message stays visible. Open it farther up: the message that you read stays.", demo: "chat" },
  { says: "Ask a question. It moves to the top, and the answer grows below it without moving it; nothing jumps when the answer is complete.", demo: "chat&reply=below" },
  { says: "Fling the chat to its end and touch it while it bounces. It stands still under the finger, and rests at its end afterwards.", demo: "chat" },
  { says: "Rotate the phone in the middle of the chat. The first whole message is the same.", demo: "chat" },
  { says: "In the timeline, scroll down, let new rows appear above, and reload. The same row is at the same place from the first moment.", demo: "timeline" },
  { says: "Pull the feed down slowly, and past the threshold. The indicator follows, the list bounces once and stays open until it is done.", demo: "feed" },
  { says: "Scroll until the address bar of the browser is small, then pull at the top. Nothing jumps by the height of the bar.", demo: "feed" },
];

const results = STEPS.map(() => "not done");
const outputs = STEPS.map(() => document.createElement("output"));
const report = document.getElementById("report");

function note(index, result) {
  outputs[index].textContent = results[index] = result;
  outputs[index].className = result.startsWith("failed") ? "failed" : "";
  report.textContent = [navigator.userAgent, `${innerWidth} × ${innerHeight}, ${devicePixelRatio} pixels per point`,
    ...results.map((each, step) => `${step + 1}. ${each}`)].join("\n");
}

const button = (label, onClick) => Object.assign(document.createElement("button"), { type: "button", textContent: label, onclick: onClick });

for (const [index, { says, judge, demo }] of STEPS.entries()) {
  const step = document.createElement("li");
  step.append(says, document.createElement("br"));
  const fail = (faults) => note(index, `failed: ${faults.slice(0, 3).join("; ")}`);
  if (judge) step.append(button("Start", async () => {
    note(index, "runs");
    const faults = await judge();
    if (faults.length) fail(faults);
    else note(index, "passed");
  }));
  else step.append(
    Object.assign(document.createElement("a"), { href: `../?show=${demo}`, target: "_blank", textContent: "Open" }), " ",
    button("As described", () => note(index, "passed")), button("Not so", () => fail([prompt("What did you see?") ?? ""])));
  step.append(outputs[index]);
  document.getElementById("steps").append(step);
  note(index, results[index]);
}
document.getElementById("copy").onclick = () => navigator.clipboard?.writeText(report.textContent);

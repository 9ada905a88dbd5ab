// The controls of a demo, created from the catalog; the address stores their values.

import { asked, remember } from "./address.js";
import { inTongue } from "./catalog.js";
import { node } from "./nodes.js";
import { say } from "./words.js";

let made = 0;

const titled = ({ value, name }) => (name ? inTongue(name) : value);

function isAmong(control, value) {
  if (control.choices?.length) return control.choices.some((each) => each.value === value);
  if (control.pattern) return new RegExp(`^(?:${control.pattern})$`).test(value);
  if (control.most !== undefined) return Number.isFinite(value) && value >= control.least && value <= control.most;
  return true;
}

/** A control's value from the address, or its default if the address has no valid one. */
function read(control) {
  const text = asked(control.id);
  if (text === undefined) return control.value;
  const value = { number: Number, boolean: (each) => each === "true" }[typeof control.value]?.(text) ?? text;
  return isAmong(control, value) ? value : control.value;
}

function segments(control, value, change) {
  const group = node("div", { className: "segments" });
  for (const choice of control.choices) {
    const radio = node("input", { type: "radio", name: control.id, value: choice.value, checked: choice.value === value });
    radio.addEventListener("change", () => change(choice.value));
    group.append(node("label", {}, radio, node("span", { textContent: titled(choice) })));
  }
  return node("fieldset", {}, node("legend", { textContent: inTongue(control.name) }), group);
}

function labelled(control, input, ...more) {
  input.id = `control-${control.id}-${made += 1}`;
  return node("div", { className: "control" }, node("label", { htmlFor: input.id, textContent: inTongue(control.name) }), ...more, input);
}

function menu(control, value, change) {
  const select = node("select", { name: control.id });
  select.append(...control.choices.map((each) => node("option", { value: each.value, textContent: titled(each), selected: each.value === value })));
  select.addEventListener("change", () => change(select.value));
  return labelled(control, select);
}

function toggle(control, value, change) {
  const box = node("input", { type: "checkbox", role: "switch", name: control.id, checked: value });
  box.addEventListener("change", () => change(box.checked));
  return labelled(control, box);
}

function slider(control, value, change) {
  const { least: min, most: max, step, unit } = control;
  const range = node("input", { type: "range", name: control.id, min, max, step, value });
  const shown = node("output", {});
  const show = () => { shown.textContent = `${Number(range.value)} ${inTongue(unit)}`.trim(); };
  range.addEventListener("input", () => { show(); change(Number(range.value)); });
  show();
  return labelled(control, range, shown);
}

/** A colour or a text. */
function field(control, value, change) {
  const input = node("input", { name: control.id, type: control.isColor ? "color" : "text", autocomplete: "off", placeholder: control.isColor ? "" : "🍉  <svg …>", value: value || (control.isColor ? "#8e8e93" : "") });
  input.addEventListener("change", () => { if (isAmong(control, input.value.trim())) change(input.value.trim()); });
  return labelled(control, input);
}

function makerOf(control) {
  if (control.pattern) return field;
  if (typeof control.value === "boolean") return toggle;
  if (typeof control.value === "number") return slider;
  return control.isSelect || control.choices.length > 4 ? menu : segments;
}

/** Buttons that set all controls of a demo; `mark` marks the one whose values the address has. */
export function makePresets({ presets, controls }, changed) {
  const buttons = presets.map(({ name, values }) => node("button", { type: "button", textContent: inTongue(name), onclick() {
    for (const { id } of controls) remember(id, values[id]);
    changed();
  } }));
  const mark = () => buttons.forEach((button, index) => {
    button.ariaPressed = String(controls.every((control) => read(control) === (presets[index].values[control.id] ?? control.value)));
  });
  return { node: node("div", { className: "presets", role: "group", ariaLabel: say("presets") }, ...buttons), mark };
}

/** Adds controls to an element and returns their values; a change calls `changed(control)`. One with a `group` begins a group, of which one is open. */
export function makeControls(place, controls, changed) {
  const values = {};
  let group = place;
  const open = place.querySelector("details[open] summary")?.textContent;
  place.replaceChildren();
  for (const control of controls) {
    if (control.group) {
      const name = inTongue(control.group);
      group = node("details", { name: "knobs", open: name === (open ?? inTongue(controls[0].group)) }, node("summary", { textContent: name }));
      place.append(group);
    }
    values[control.id] = read(control);
    group.append(makerOf(control)(control, values[control.id], (value) => {
      values[control.id] = value;
      remember(control.id, value === control.value ? undefined : value);
      changed(control);
    }));
  }
  return values;
}

// The controls beside the list (in a sheet on a phone): how the server shall
// behave, and what both edges are doing.

const element = (id) => document.getElementById(id);

const FAULTS = {
  normal: {},
  slow: { delay: "3000" },
  fails: { fail: "500" },
  offline: { fail: "drop" },
};

const WIDE = matchMedia("(min-width: 900px) and (pointer: fine), (min-width: 900px) and (pointer: none)");

let chosen = FAULTS.normal;

/** What is added to the page's own requests. */
export const fault = () => chosen;

export function showPhase({ edge, phase, outcome }) {
  element(`phase-${edge}`).textContent = outcome ? `${phase} · ${outcome}` : phase;
  element(`phase-${edge}`).parentElement.hidden = false;
}

const same = (a, b) => (a.fail ?? "") === (b.fail ?? "") && (a.delay ?? "") === (b.delay ?? "");

// The address may ask for a fault that has no segment; then none is selected.
function takeFaultFrom(parameters) {
  chosen = { fail: parameters.get("fail") ?? "", delay: parameters.get("delay") ?? "" };
  for (const radio of document.querySelectorAll("[name=server]")) {
    radio.checked = same(FAULTS[radio.value], chosen);
  }
}

function chooseFault({ target }) {
  if (target.name === "server") chosen = FAULTS[target.value];
}

// There is one set of controls; it moves to where there is room for it.
function placeControls() {
  element(WIDE.matches ? "beside" : "within").append(element("controls"));
  if (WIDE.matches) element("sheet").close();
}

function setUpSheet() {
  const sheet = element("sheet");
  element("more").addEventListener("click", () => sheet.showModal());
  element("close").addEventListener("click", () => sheet.close());
  sheet.addEventListener("click", ({ target }) => {
    if (target === sheet) sheet.close();
  });
}

export function setUpControls(parameters) {
  takeFaultFrom(parameters);
  element("controls").addEventListener("change", chooseFault);
  WIDE.addEventListener("change", placeControls);
  placeControls();
  setUpSheet();
}

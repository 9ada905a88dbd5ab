// A dialog that rises from below, and closes when it is drawn down.

const FAR = 96; // CSS pixels

/** Lets a dialog be closed by its button, by a press beside it, and by its grabber. */
export function setUpSheet(dialog, button) {
  const grabber = dialog.querySelector(".grabber");
  let from = null;
  button.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", ({ target }) => { if (target === dialog) dialog.close(); });
  grabber.addEventListener("pointerdown", (event) => {
    from = event.clientY;
    grabber.setPointerCapture(event.pointerId);
    dialog.classList.add("held");
  });
  grabber.addEventListener("pointermove", ({ clientY }) => {
    if (from !== null) dialog.style.translate = `0 ${Math.max(0, clientY - from)}px`;
  });
  for (const type of ["pointerup", "pointercancel"]) {
    grabber.addEventListener(type, ({ clientY }) => {
      if (from !== null && type === "pointerup" && clientY - from > FAR) dialog.close();
      from = null;
      dialog.classList.remove("held");
      dialog.style.translate = "";
    });
  }
}

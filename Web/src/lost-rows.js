/**
 * Hears a finger whose row the page takes out, as one that renders anew does.
 *
 * A browser goes on to tell the row of the finger, and nobody else. To hear every row from the start would
 * take as long with each move as to hear the scroller.
 */
export function hearLostRows(input) {
  const { scroller } = input;
  let row;
  const rows = new MutationObserver(() => {
    if (input.finger === null) rows.disconnect();
    else if (!scroller.contains(row)) input.listen(row);
  });
  input.hear(scroller, "touchstart", ({ target }) => {
    row = target;
    rows.observe(scroller, { childList: true, subtree: true });
  });
}

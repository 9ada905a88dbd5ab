// Buttons that copy a text, and say so.

import { say } from "./words.js";

const SHOWN = 2000; // milliseconds

/** Writes to the clipboard; a page without HTTPS, as on a phone in the local network, may only copy a selection. */
async function write(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  if (!isCopied) throw new Error("The text was not copied.");
}

/** Makes a button copy what `text` returns. */
export function makeCopy(button, text) {
  const name = button.textContent;
  let timer;
  button.addEventListener("click", async () => {
    const isCopied = await write(text()).then(() => true, () => false);
    Object.assign(button.style, { width: `${button.getBoundingClientRect().width}px`, paddingInline: "0" });
    button.textContent = `${isCopied ? "✓ " : ""}${say(isCopied ? "copied" : "notCopied")}`;
    document.getElementById("copied").textContent = button.textContent;
    clearTimeout(timer);
    timer = setTimeout(() => { button.textContent = name; }, SHOWN);
  });
}

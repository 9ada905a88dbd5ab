// Loads the web fonts of a language before its texts are shown. Chromium does not always draw a text again when its
// font has arrived.

const FONTS = { zh: ["Gallery Han", "中"], ja: ["Gallery Japanese", "の"], ko: ["Gallery Korean", "로"], ar: ["Gallery Arabic", "ا"] };
const OTHERS = { fa: "ar" };

/** Resolves when the font of a language is loaded, or is not needed; a font that fails is no obstacle. */
export async function loadFont(language) {
  const name = language.split("-")[0];
  const font = FONTS[OTHERS[name] ?? name];
  if (font) await document.fonts.load(`16px "${font[0]}"`, font[1]).catch(() => {});
}

// Choices of controls that the catalog does not spell out.

const TONGUES = ("ar bn ca cs da de el en es fa fi fr he hi hu id it ja ko ms nb nl pl pt-BR pt-PT ro ru sk sv th tr uk vi "
  + "zh-Hans zh-Hant").split(" ");

/** A language in its own words, where the browser has them. */
function nameOf(tag) {
  try {
    return new Intl.DisplayNames([tag], { type: "language" }).of(tag);
  } catch {
    return tag;
  }
}

/** The languages that Overscroll speaks. */
export const tongues = () => TONGUES.map((value) => ({ value, name: { en: nameOf(value) } }));

/** The writers whose cycles were played. */
export async function writers() {
  const { writers: played } = await (await fetch("catalog/keyboard.json")).json();
  return played.map(({ id, name }) => ({ value: id, name }));
}

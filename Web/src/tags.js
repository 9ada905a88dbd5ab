// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/*.strings.

/** The tags of the languages that the package has texts in. */
export const LANGUAGES = "en ar bn ca cs da de el es fa fi fr he hi hu id it ja ko ms nb nl pl pt-BR pt-PT ro ru sk sv th tr uk vi zh-Hans zh-Hant".split(" ");

// Made by Scripts/make-texts.py from Texts/*.strings.

/** The languages that there are. */
export const LANGUAGES = "en ar bn ca cs da de el es fa fi fr he hi hu id it ja ko ms nb nl pl pt-BR pt-PT ro ru sk sv th tr uk vi zh-Hans zh-Hant".split(" ");

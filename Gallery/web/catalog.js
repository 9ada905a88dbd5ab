// The list of the demos, which the app for iOS shows as well.

import { language } from "./words.js";

// Gallery/Scripts/make_site.py puts it into the script.
export const { demos, groups } = globalThis.GALLERY_CATALOG ?? await (await fetch("catalog/demos.json")).json();

/** A name or a sentence of the catalog in the language of the page. */
export const inTongue = (words) => words?.[language] ?? words?.en ?? "";

/** The demo that an address asks for; the first one for any other. */
export const demoOf = (id) => demos.find((each) => each.id === id) ?? demos[0];

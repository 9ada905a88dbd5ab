// @ts-check
// `overscroll/inline`: contains the engine, for bundlers that do not copy files beside a script.
import { attach, configure } from "./overscroll.js";

// The build replaces this property by the module, as base64.
const engine = /** @type {{ OVERSCROLL_ENGINE?: string }} */ (globalThis).OVERSCROLL_ENGINE;

if (engine) configure({ module: Uint8Array.from(atob(engine), (character) => character.charCodeAt(0)) });

export { attach, configure };

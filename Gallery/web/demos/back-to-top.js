import { code } from "../sources.js";

export const options = ({ after, companion: isAsked }, { companion }) => ({
  top: {},
  bottom: { within: 600 },
  backToTop: { after: { viewports: after }, companion: isAsked ? code(companion(), 'document.querySelector("#write")') : undefined },
});

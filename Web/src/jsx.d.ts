// `<overscroll-list>` in the JSX of React 18.3 and newer: `import type {} from "overscroll/jsx"`. Older versions, and other
// libraries with a global `JSX`, need only the types of `overscroll/element`.
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { OverscrollListAttributes, OverscrollListElement } from "./overscroll-list.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "overscroll-list": DetailedHTMLProps<HTMLAttributes<OverscrollListElement>, OverscrollListElement> & OverscrollListAttributes;
    }
  }
}

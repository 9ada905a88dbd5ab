import type { CSSProperties, ReactElement, ReactNode } from "react";

/** The properties of react-infinite-scroll-component 7. */
export interface Props {
  /** The number of all rows. A change ends the load that `next` has begun. */
  dataLength: number;
  /** Loads the next page, and appends it to the rows. Not called again until `dataLength` has changed. */
  next: () => unknown;
  /** Whether there are more pages. If false, `endMessage` is shown. */
  hasMore: boolean;
  /** All rows. */
  children?: ReactNode;
  /** Shown after the rows while a page loads, and while there are no rows. */
  loader: ReactNode;
  /** Where `next` is called: 0.8, the default, or "80%" for a fifth of the viewport before the end; "200px" for a distance. */
  scrollThreshold?: number | string;
  /** Shown after the last page. */
  endMessage?: ReactNode;
  /** The style of the element with the rows. */
  style?: CSSProperties;
  /** The height of the element with the rows, which scrolls then. Without it the window or `scrollableTarget` scrolls. */
  height?: number | string;
  /** A parent that scrolls, or its `id`. */
  scrollableTarget?: HTMLElement | string | null;
  /** Whether there are rows although `children` is no array. */
  hasChildren?: boolean;
  /** Whether older rows load at the top; false by default. */
  inverse?: boolean;
  /** Whether a pull at the top calls `refreshFunction`; false by default. */
  pullDownToRefresh?: boolean;
  /** Shown during a pull. Without both contents, the indicator of the library is shown. */
  pullDownToRefreshContent?: ReactNode;
  /** Shown while a release would refresh. */
  releaseToRefreshContent?: ReactNode;
  /** How far a finger pulls to refresh, in CSS pixels; 100 by default. */
  pullDownToRefreshThreshold?: number;
  /** Loads the rows anew. The list stays open until its promise settles. */
  refreshFunction?: () => unknown;
  /** Called after each scroll event. */
  onScroll?: (event: UIEvent) => unknown;
  /** The scroll position when the component is mounted. */
  initialScrollY?: number;
  /** The class of the element with the rows. */
  className?: string;
}

/**
 * The component of react-infinite-scroll-component 7 on Overscroll: change the import, and the screen works.
 *
 *     import InfiniteScroll from "overscroll/compat/react-infinite-scroll-component";
 */
export default function InfiniteScroll(properties: Props): ReactElement;

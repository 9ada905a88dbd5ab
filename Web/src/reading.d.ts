// The reading position of a list, and chats.

/**
 * The identity of a row. Numbers and strings with the same text are equal. If `id` or `ids` returns numbers, the other functions get numbers;
 * the identities of attributes are strings.
 */
export type RowID = string | number;

/**
 * How a list finds its rows again, so that the row being read stays in place whatever changes the rows: rows that are inserted,
 * removed or moved, rows that change their height, and images that load late. The row being read is the first wholly visible one; if it is
 * removed, the nearest row that remains. It moves by at most half a pixel, except where the content ends.
 *
 * If the page itself scrolls the list in the frame in which it changes rows, the list stays where the page scrolled it.
 */
export interface ReadingPosition {
  /** Returns the identity of a row, undefined for other elements; by default its `data-key`, `data-id` or `id`, and in lists without them the element. */
  id?(element: Element): RowID | undefined;
  /** Returns the identities of all rows, in order. Virtual lists need it, because not all of their rows are in the page. */
  ids?(): readonly RowID[];
  /**
   * Returns the distance of a row from the start of the content, in CSS pixels; undefined if it is unknown. Virtual lists need it: rows that
   * are inserted can push the row being read out of the page.
   */
  offset?(id: RowID): number | undefined;
  /**
   * The reaction of a list at its start to rows that are inserted there: it shows them ("showsNewRows", the default), or keeps the row
   * being read ("keepsRow"). An edge that loads at the start always keeps the row.
   */
  atStart?: "showsNewRows" | "keepsRow";
  /**
   * Returns the identity that a row had before, such as the temporary one of a message that the server has confirmed; undefined for other rows.
   * The row keeps its place, and is not counted as new.
   */
  replaces?(id: RowID): RowID | undefined;
  /**
   * Returns the message of a refresh at the start that has inserted rows before the first one, such as "12 new"; no message by default. Called
   * with the number of these rows, at least 1, if the action returns no message. It is shown and announced.
   */
  newRowsText?(count: number): string;
  /**
   * Returns the text of a button at the start, such as "12 new above", that counts the rows that were inserted above the reader: fewer, the
   * more of them have been visible. It leads to the start. Without this function there is no button, and with an empty text none is shown: the
   * list's `unreadCount` has the number for a button of your own.
   */
  newRowsAbove?(count: number): string;
  /** The place at which the list starts, as `onAnchorChange` reported it earlier. Anything else, such as undefined or null, is no place. */
  anchor?: ReadingAnchor | null;
  /**
   * Called with the place of the row being read when the list has rested for a quarter of a second, and at once when it is detached or the
   * page is hidden or left, if the place has changed. Store it, for example in `sessionStorage`, and pass it as `anchor` when the page is loaded again. Browsers ignore a
   * `history.replaceState` while a page is left.
   */
  onAnchorChange?(anchor: ReadingAnchor): void;
  /**
   * Called with the identities of the visible rows when the same rows have been visible for a second, with no scrolling and in a visible page:
   * for "mark as read". At least half of each is visible, or each fills at least half of the viewport. Rows that a fling passes are never
   * among them.
   */
  onVisibleRowsChange?(ids: RowID[]): void;
}

/** A place in a list that can be stored as JSON. */
export interface ReadingAnchor {
  /** The identity of the row being read. */
  id: RowID;
  /** The distance of the row from the start of the viewport, in CSS pixels. */
  offset: number;
  /** When the row was read, in milliseconds since 1970. */
  time?: number;
}

/**
 * A list of messages that is read at its end. It starts there, or at the first unread row, and follows the end while the reader is at
 * most 60 CSS pixels away from it, with no finger on the list, and no pages left to load there. Otherwise the row being read stays in
 * place, and a button counts the rows that were added at the end; it leads there. While the reader selects text, edits a row or reached one
 * with the keyboard or a screen reader, rows are counted, too, and a list that was at its end goes back there afterwards. While an
 * on-screen keyboard covers the list, its last row can be scrolled above the keyboard.
 */
export interface Chat extends Pick<ReadingPosition, "id" | "ids" | "offset" | "replaces" | "anchor" | "onAnchorChange" | "onVisibleRowsChange"> {
  /**
   * What the list moves to when rows are added at its end:
   * "atEnd" (the default): the end, if the reader is there;
   * "ownRows": also the end after each row of the reader's own;
   * "newestOwnAtTop": a row of the reader's own, which stays at the top of the viewport while an answer appears below it. There is room
   * for that below the row, however few rows follow it. The end is followed again when the reader scrolls to it.
   *
   * The last two need `isOwn`.
   */
  follow?: "atEnd" | "ownRows" | "newestOwnAtTop";
  /** Whether a row is the reader's own, such as a message that they have sent. */
  isOwn?(id: RowID): boolean;
  /**
   * What an on-screen keyboard does to rows that are read above the end: it moves them by its height ("moves", the default, as in apps for
   * messages), or covers some of them ("covers").
   */
  keyboard?: "moves" | "covers";
  /** Returns the identity of the row at which the list starts, once, when it has rows; undefined to start at the end. */
  firstUnread?(): RowID | undefined;
  /**
   * The text of a line above the first unread row, such as "New", or a function of the number of rows from there on; no line by default. The
   * first unread row is that of `firstUnread`, or the first one that was added at the end while the reader was elsewhere. The line moves no
   * rows, and disappears when the reader has been at the end for a second. Rows need an unused `::before` or `::after` for it.
   */
  unreadDivider?: string | ((count: number) => string);
  /** Returns the text of the button; by default the text `newRows`, such as "3 new". Called with the number of new rows, at least 1. An empty text shows no button, for one of your own. */
  newRowsText?(count: number): string;
}

/** What the reader of a chat, or of a list with `newRowsAbove`, has seen. */
export interface ChatState {
  /** Whether the reader of a chat is at most 60 CSS pixels away from the end, and no pages are left to load there. */
  isAtEnd: boolean;
  /** The number of rows that were added at the end of a chat since the reader was there, or of those that `newRowsAbove` counts. */
  unreadCount: number;
}

/** How a list scrolls to its end. */
export interface ScrollToEnd {
  /** As in `Element.scrollTo`; "auto" by default. */
  behavior?: ScrollBehavior;
}

/** How a list scrolls to a row. */
export interface ScrollToRow extends ScrollToEnd {
  /** Where the row is then, as in `Element.scrollIntoView`; "start" by default. The scroller's `scroll-padding` counts. */
  block?: ScrollLogicalPosition;
}

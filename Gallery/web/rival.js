// A list that loads pages with an IntersectionObserver, as introductions to it do: a sentinel after the rows, and a
// callback that requests the next page. It has no guard against a second request, and no retry.

const AHEAD = "300px";

/** `load(cursor)` returns a page; `show(items)` appends its rows. */
export function observeEnd(root, sentinel, { load, show, signal }) {
  let cursor;
  const observer = new IntersectionObserver(async ([entry]) => {
    if (!entry.isIntersecting || cursor === null) return;
    try {
      const page = await load(cursor);
      show(page.items);
      cursor = page.next;
    } catch (error) {
      console.error(error);
    }
  }, { root, rootMargin: AHEAD });
  observer.observe(sentinel);
  signal.addEventListener("abort", () => observer.disconnect());
}

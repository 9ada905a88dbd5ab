"""A list that a test attaches with its options."""

FAST = "durations: { expand: 0, collapse: 0, minimumVisible: 0, messageDuration: 0 }"


def open_page(lists, query="later"):
    page = lists(query)
    page.page.evaluate("""async () => {
      Object.assign(window, await import("/overscroll/overscroll.js"));
      Object.assign(window, { calls: [], ends: [], hasMore: true });
    }""")
    return page


def attach(page, options):
    """Attaches the scroller; the list is `list` in the page."""
    page.page.evaluate(f"async () => {{ window.list = await attach(scroller, {{ {FAST}, {options} }}); window.gallery = {{ list }}; }}")
    page.phone.frames(2)


def update(page, options):
    """Changes options that need a new list, and waits until there is one."""
    page.page.evaluate(f"window.box = document.querySelector('[data-overscroll]'), list.update({{ {options} }})")
    page.page.wait_for_function("() => box !== document.querySelector('[data-overscroll]')")
    page.phone.frames(3)


def change(page, options):
    """Changes options that take effect at once."""
    page.page.evaluate(f"list.update({{ {options} }})")
    page.phone.frames(3)


def begin(page, edge="top"):
    return page.page.evaluate("(edge) => list.begin(edge)", edge)["outcome"]

"""Pages that lock their scrolling below a sheet: the list is not pulled, and the lock stays as the page wrote it."""

import pytest

from phone import wait_until

CLASSES = ".hidden { overflow: hidden } .clip { overflow: clip } .fixed { position: fixed; top: -30px; inset-inline: 0 }"
MODAL = '<div role="dialog" aria-modal="true" style="position: fixed; inset: 700px 0 0; background: #ccc">Sheet</div>'
SHEET = '<section id="sheet" style="position: fixed; inset: 500px 0 0; background: #ccc"><p style="height: 100%">Sheet</p></section>'
# The code with which a page locks its scrolling, and the code that unlocks it.
LIST_LOCKS = {
    "overflow of the list": ("scroller.style.overflow = 'hidden'", "scroller.style.overflow = ''"),
    "no gestures in the list": ("scroller.style.touchAction = 'none'", "scroller.style.touchAction = ''"),
    "a drag in a sortable list": ("document.addEventListener('touchmove', window.keep = (event) => event.preventDefault(), { passive: false })",
                                  "document.removeEventListener('touchmove', keep)"),
    "clip of the list": ("scroller.style.overflowY = 'clip'", "scroller.style.overflowY = ''"),
    "class of the list": ("scroller.className += ' hidden'; scroller.style.overflowY = 'hidden'",
                          "scroller.className = 'scroller'; scroller.style.overflowY = ''"),
    "fixed body": ("document.body.style.cssText = 'position: fixed; width: 100%; top: -20px'", "document.body.style.cssText = ''"),
    "body below a modal": (f"document.body.insertAdjacentHTML('beforeend', `{MODAL}`);"
                           " document.body.classList.add('hidden'); document.body.style.overflow = 'hidden'",
                           "document.querySelector('[aria-modal]').remove();"
                           " document.body.className = document.body.style.overflow = ''"),
    "body below a sheet without a role": (f"document.body.insertAdjacentHTML('beforeend', `{SHEET}`); document.body.style.overflow = 'hidden'",
                                          "sheet.remove(); document.body.style.overflow = ''"),
}
PAGE_LOCKS = {
    "overflow of the root": ("root.style.overflow = 'hidden'", "root.style.overflow = ''"),
    "overflow of the body": ("document.body.style.overflow = 'hidden'", "document.body.style.overflow = ''"),
    "class of the root": ("root.classList.add('hidden')", "root.classList.remove('hidden')"),
    "class of the body": ("document.body.classList.add('clip')", "document.body.classList.remove('clip')"),
    "fixed body": ("document.body.style.cssText = 'position: fixed; width: 100%; top: -20px'", "document.body.style.cssText = ''"),
    "fixed by a class": ("document.body.classList.add('fixed')", "document.body.classList.remove('fixed')"),
}
STYLES = "[scroller, document.body, document.documentElement].map((node) => [node.style.cssText.replace(/overscroll-behavior[^;]*; ?/g, ''), node.className])"
WHOLE = """() => { document.body.replaceChildren(...rows.children);
  document.documentElement.style.cssText = document.body.style.cssText = "height: auto";
  window.root = document.documentElement; window.scroller = root; window.rows = document.body; }"""


def is_pulled(page):
    """Whether a finger that moves down from the top moves the list."""
    page.page.evaluate("(at) => scroller.scrollTo({ top: 0, behavior: 'instant' })")
    page.page.evaluate("window.phases = []; void list.on('phase', ({ phase }) => phases.push(phase))")
    page.swipe(100, 300, steps=6, hold=60)
    return bool(page.page.evaluate("phases.length"))


def open_list(lists, is_page):
    page = lists("later")
    page.page.add_style_tag(content=CLASSES)
    page.page.evaluate(WHOLE if is_page else "window.root = document.documentElement")
    # Without an indicator that stays open, so that one test can pull twice.
    page.start("{ onRefresh: () => 'updated' }, null")
    if is_page:
        page.phone.top = lambda: 0
    return page


@pytest.mark.parametrize("is_page, lock", [*((False, each) for each in LIST_LOCKS), *((True, each) for each in PAGE_LOCKS)])
def test_a_list_is_not_pulled_while_its_page_locks_scrolling_and_the_lock_is_kept(lists, is_page, lock):
    locks, unlocks = (PAGE_LOCKS if is_page else LIST_LOCKS)[lock]
    page = open_list(lists, is_page)
    page.page.evaluate(f"() => {{ {locks} }}")
    before = page.page.evaluate(STYLES)
    assert not is_pulled(page)
    assert page.page.evaluate(STYLES) == before
    page.page.evaluate(f"() => {{ {unlocks} }}")
    assert is_pulled(page)


@pytest.mark.parametrize("is_page, is_open", [(False, False), (True, False), (True, True)])
def test_a_lock_that_is_set_and_taken_back_while_a_refresh_runs_is_kept_and_leaves_nothing(lists, is_page, is_open):
    page = open_list(lists, is_page)
    page.page.evaluate("void list.detach()")
    page.start("{}, null")
    before = page.page.evaluate(STYLES)
    page.page.evaluate("void list.begin('top')")
    page.wait_for_phase("refreshing")
    if is_open:
        page.page.wait_for_function("() => rows.firstElementChild.getBoundingClientRect().top > 53")
    # Like modal dialogs, which save the styles and restore them.
    page.page.evaluate("""() => { const nodes = [scroller, document.body, document.documentElement];
      const names = ["overflow", "overflowX", "overflowY", "position", "top"];
      const saved = nodes.map(({ style }) => names.map((name) => style[name]));
      window.unlock = () => nodes.forEach(({ style }, index) => names.forEach((name, at) => { style[name] = saved[index][at]; }));
      scroller.style.overflow = "hidden"; Object.assign(document.body.style, { overflow: "hidden", position: "fixed", top: "-30px" }); }""")
    page.page.evaluate("finish()")
    page.wait_for_phase("idle")
    assert page.page.evaluate("[scroller.style.overflow, document.body.style.overflow, document.body.style.position, document.body.style.top]") \
        == ["hidden", "hidden", "fixed", "-30px"]
    page.page.evaluate("unlock()")
    page.page.evaluate("list.measure?.()")
    page.phone.frames(3)
    page.page.evaluate("scroller.dispatchEvent(new Event('scroll')); document.dispatchEvent(new Event('scroll'))")
    # The list may still close.
    wait_until(lambda: page.page.evaluate(STYLES) == before)


def test_a_lock_outlives_the_list(lists):
    page = open_list(lists, False)
    page.page.evaluate("scroller.style.overflow = 'hidden'")
    page.page.evaluate("list.detach()")
    assert page.page.evaluate("scroller.style.overflow") == "hidden"
    assert page.page.evaluate("document.adoptedStyleSheets.length") == 0


def test_a_list_within_a_sheet_is_pulled_while_the_page_below_is_locked(lists):
    page = open_list(lists, False)
    page.page.evaluate("""() => { const sheet = scroller.parentElement;
      Object.assign(sheet.style, { position: "fixed", inset: "0 0 auto" }); sheet.role = "dialog";
      document.body.style.cssText = "overflow: hidden; position: fixed; width: 100%"; }""")
    assert is_pulled(page)


@pytest.mark.parametrize("bar", ["inset: 784px 0 0; height: 60px", "inset: 0; pointer-events: none"])
def test_what_is_no_sheet_does_not_lock_a_list_below_a_body_that_never_scrolled(lists, bar):
    page = open_list(lists, False)
    page.page.evaluate("""(bar) => { document.body.style.overflow = "hidden";
      document.body.insertAdjacentHTML("beforeend", `<nav style="position: fixed; ${bar}"><a>Home</a></nav>`); }""", bar)
    assert is_pulled(page)

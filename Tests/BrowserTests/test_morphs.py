"""Pages that make their DOM equal to a server's answer: a list goes on, whole, or says why not."""

import pytest

from phone import wait_until

SETUP = """async ([before, after, options]) => {
  const { attach } = await import("/overscroll/overscroll.js");
  const rows = Array.from({ length: 40 }, (_, row) => `<li style="height: 50px">${row}</li>`).join("");
  document.body.innerHTML = `<main id="page" class="page"><section>${before}<div id="list" class="list" style="height: 400px; overflow-y: auto"><ul style="margin: 0">${rows}</ul></div>${after}</section></main>`;
  window.server = document.body.innerHTML;
  window.scroller = list;
  window.runs = 0;
  window.ends = [];
  window.own = await attach(list, { onRefresh: () => new Promise((end) => { runs += 1; ends.push(end); }), onLoadMore: () => "noMore", ...options });
  window.gallery = { list: own };
  makeMorphs();
}"""
MORPHS = """() => { window.makeMorphs = () => {
  const isEqual = (one, other) => one.nodeName === other.nodeName && (one.id ?? "") === (other.id ?? "");
  const patch = (from, to, match) => {
    if (from.nodeType !== 1) { if (from.data !== to.data) from.data = to.data; return; }
    for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
    for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
    match(from, to);
  };
  // Finds a node for each of the server's nodes among those that follow, as idiomorph and Turbo do.
  const soft = (from, to) => {
    let next = from.firstChild;
    for (const each of to.childNodes) {
      let found = next;
      while (found && !isEqual(found, each)) found = found.nextSibling;
      if (!found) { from.insertBefore(each.cloneNode(true), next); continue; }
      while (next !== found) { const gone = next; next = next.nextSibling; gone.remove(); }
      next = found.nextSibling;
      patch(found, each, soft);
    }
    while (next) { const gone = next; next = next.nextSibling; gone.remove(); }
  };
  // Compares the nodes at the same place, as Alpine.morph does.
  const strict = (from, to) => {
    [...to.childNodes].forEach((each, index) => {
      const node = from.childNodes[index];
      if (!node) from.append(each.cloneNode(true));
      else if (isEqual(node, each)) patch(node, each, strict);
      else node.replaceWith(each.cloneNode(true));
    });
    while (from.childNodes.length > to.childNodes.length) from.lastChild.remove();
  };
  const answer = () => new DOMParser().parseFromString(server, "text/html").body;
  window.soft = () => soft(document.body, answer());
  window.strict = () => strict(document.body, answer());
  window.softPage = () => soft(document.documentElement, answer().parentElement);
  window.strictPage = () => strict(document.documentElement, answer().parentElement);
}; }"""
PLACES = {
    "alone": ("", ""), "last": ("<h1>News</h1>", ""), "first": ("", "<footer>Tabs</footer>"),
    "before a node of its kind": ("", "<div>More</div>"), "between": ("<div>Bar</div>", "<div>More</div><button>Go</button>"),
}
CHANGES = {
    "soft": "soft()", "strict": "strict()", "twice": "(soft(), strict())",
    "style of the list": "list.removeAttribute('style'), list.setAttribute('style', 'height: 400px; overflow-y: auto')",
    "style of the parent": "list.parentElement.removeAttribute('style')",
    "class": "list.className = list.parentElement.className = 'other'",
    "the frame": "document.querySelector('[data-overscroll=top]').parentElement.remove()",
    "the indicator": "document.querySelector('[data-overscroll=top]').remove()",
    "the status": "document.querySelector('[role=status]').remove()",
    "all nodes": "document.querySelectorAll('[data-overscroll-part], overscroll-box').forEach((node) => node.parentElement.matches('#list, section, overscroll-frame') && node.remove())",
}
STATE = """() => {
  const box = document.querySelector("[data-overscroll=top]");
  return [list === scroller, getComputedStyle(list).overscrollBehaviorY, getComputedStyle(list.parentElement).position,
    document.querySelectorAll("[role=status]").length, document.querySelectorAll("[data-overscroll=top]").length, box?.isConnected];
}"""


@pytest.fixture
def morphed(lists):
    def make(place="alone", options=None):
        page = lists("later")
        page.page.evaluate(MORPHS)
        page.page.evaluate(SETUP, [*PLACES[place], options or {}])
        page.phone.frames(3)
        return page
    return make


def assert_whole(page):
    assert page.page.evaluate(STATE) == [True, "none", "relative", 1, 1, True]
    page.page.evaluate("scroller.scrollTop = 0")
    start = page.page.evaluate("scroller.getBoundingClientRect().top") - page.phone.top()
    page.phone.press(start + 60)
    page.phone.lead(start + 330)
    page.phone.frames(2)
    seen = page.page.evaluate("""(() => { const { height, bottom } = document.querySelector("[data-overscroll=top]").getBoundingClientRect();
      return [height > 20, Math.abs(bottom - scroller.firstElementChild.getBoundingClientRect().top) < 1]; })()""")
    assert seen == [True, True]
    page.phone.lift()
    wait_until(lambda: page.page.evaluate("runs") == 1)


@pytest.mark.parametrize("change", CHANGES)
def test_what_the_page_removes_comes_back(morphed, change):
    page = morphed()
    page.page.evaluate(f"void ({CHANGES[change]})")
    page.phone.frames(3)
    assert_whole(page)


@pytest.mark.parametrize("way", ["soft", "strict"])
@pytest.mark.parametrize("place", PLACES)
def test_a_list_anywhere_in_the_page_survives_the_servers_answer(morphed, place, way):
    page = morphed(place, {"refreshButton": "always"})
    page.page.evaluate("server = server.replace('>News<', '>Other news<')")
    page.page.evaluate(f"{way}()")
    page.phone.frames(3)
    assert_whole(page)
    assert page.page.evaluate("document.querySelectorAll('[part~=refresh]').length") == 1
    page.page.evaluate("ends.forEach((end) => end()), own.detach()")
    # The browser writes styles with a semicolon at their end.
    assert page.page.evaluate("document.body.innerHTML").replace(';"', '"') == page.page.evaluate("server")


def test_an_answer_while_the_list_refreshes_keeps_it_open(morphed):
    page = morphed()
    page.page.evaluate("void own.begin('top')")
    page.phone.wait_for_phase("top", "refreshing")
    page.page.wait_for_function("() => scroller.querySelector('ul').getBoundingClientRect().top - scroller.getBoundingClientRect().top > 53")
    page.page.evaluate("soft()")
    page.phone.frames(3)
    assert page.page.evaluate("Math.round(scroller.querySelector('ul').getBoundingClientRect().top - scroller.getBoundingClientRect().top)") == 54
    page.page.evaluate("ends.forEach((end) => end())")
    page.phone.wait_for_phase("top", "idle")
    assert page.page.evaluate(STATE) == [True, "none", "relative", 1, 1, True]


def test_a_list_that_the_page_replaces_prints_one_warning(morphed):
    page = morphed()
    page.page.evaluate("list.parentElement.innerHTML = new DOMParser().parseFromString(server, 'text/html').querySelector('section').innerHTML")
    wait_until(lambda: page.page.evaluate("1") and [text for kind, text in page.phone.console if kind == "warning"])
    assert [text for kind, text in page.phone.console if kind == "warning"] == ["Overscroll: the page has replaced a list, which is detached. Attach the new one."]


def test_a_page_that_removes_every_node_again_gets_one_warning_and_goes_on(morphed):
    page = morphed()
    page.page.evaluate("""new MutationObserver(() => document.querySelector("overscroll-frame")?.remove()).observe(list.parentElement, { childList: true })""")
    page.page.evaluate("document.querySelector('overscroll-frame').remove()")
    page.phone.frames(60)
    assert len([text for kind, text in page.phone.console if kind == "warning"]) == 1


# A page whose window scrolls, as the server has sent it.
WHOLE = """async (options) => {
  const { attach } = await import("/overscroll/overscroll.js");
  document.documentElement.removeAttribute("class");
  document.body.innerHTML = `<header style="height: 40px">News</header><main id="rows">${Array.from({ length: 40 }, (_, row) => `<p style="height: 50px; margin: 0">${row}</p>`).join("")}</main>`;
  document.head.innerHTML = "<style>html, body { margin: 0 }</style>";
  window.server = document.documentElement.outerHTML;
  window.scroller = document.documentElement;
  window.runs = 0;
  window.ends = [];
  window.own = await attach(document.body, { onRefresh: () => new Promise((end) => { runs += 1; ends.push(end); }), bottom: { onLoadMore: () => new Promise(() => {}), trigger: "programmatic" }, ...options });
  window.gallery = { list: own };
  window.top0 = () => document.querySelector("header").getBoundingClientRect().top;
  makeMorphs();
}"""
PAGE_STATE = """() => [getComputedStyle(document.documentElement).overscrollBehaviorY, document.querySelectorAll("[role=status]").length,
  ...["top", "bottom"].map((edge) => document.querySelectorAll(`[data-overscroll=${edge}]`).length), document.querySelector("[data-overscroll=top]")?.isConnected]"""
PAGE_CHANGES = {
    "the document": "softPage()", "twice": "(softPage(), softPage())",
    "the frame": "document.querySelector('[role=status]').parentElement.remove()", "the status": "document.querySelector('[role=status]').remove()",
    "styles": "document.documentElement.removeAttribute('style')", "the indicator": "document.querySelector('[data-overscroll=top]').remove()",
}


@pytest.fixture
def whole(lists):
    def make(options=None):
        page = lists("later")
        page.page.evaluate(MORPHS)
        page.page.evaluate(WHOLE, options or {})
        page.phone.frames(3)
        return page
    return make


def assert_page_whole(page):
    assert page.page.evaluate(PAGE_STATE) == ["none", 1, 1, 1, True]
    page.page.evaluate("scrollTo(0, 0)")
    page.phone.frames(2)
    page.phone.touch_points("touchStart", [{"x": 195, "y": 150}])
    for step in range(1, 13):
        page.phone.touch_points("touchMove", [{"x": 195, "y": 150 + 25 * step}])
    page.phone.frames(2)
    height, gap = page.page.evaluate("""(() => { const { height, bottom } = document.querySelector("[data-overscroll=top]").getBoundingClientRect();
      return [height, Math.abs(bottom - top0())]; })()""")
    assert height > 20 and gap < 1
    page.phone.lift()
    wait_until(lambda: page.page.evaluate("runs") == 1)
    page.page.evaluate("ends.splice(0).forEach((end) => end())")
    page.phone.wait_for_phase("top", "idle")


@pytest.mark.parametrize("change", PAGE_CHANGES)
def test_what_is_removed_from_a_whole_page_comes_back(whole, change):
    page = whole()
    page.page.evaluate(f"void ({PAGE_CHANGES[change]})")
    page.phone.frames(3)
    assert_page_whole(page)
    assert [text for kind, text in page.phone.console if kind == "warning"] == []


def test_a_whole_page_stays_open_while_it_refreshes(whole):
    page = whole()
    page.page.evaluate("void own.begin('top')")
    page.phone.wait_for_phase("top", "refreshing")
    page.page.wait_for_function("() => Math.abs(top0() - 54) < 0.1")
    page.page.evaluate("softPage()")
    page.phone.frames(3)
    assert page.page.evaluate("[Math.round(top0()), document.querySelector('[data-overscroll=top]').getBoundingClientRect().height]") == [54, 54]
    page.page.evaluate("ends.splice(0).forEach((end) => end()), runs = 0")
    page.phone.wait_for_phase("top", "idle")
    page.page.wait_for_function("() => top0() === 0")
    assert_page_whole(page)


REPLACEMENTS = {"by places": "strictPage()", "Turbo Drive": "document.body.replaceWith(document.body.cloneNode(true))",
                "an assignment": "document.body = Object.assign(document.createElement('body'), { innerHTML: '<header>New</header>' })"}


@pytest.mark.parametrize("way", REPLACEMENTS)
def test_a_page_that_replaces_its_body_prints_one_warning(whole, way):
    page = whole()
    page.page.evaluate(f"void ({REPLACEMENTS[way]})")
    wait_until(lambda: page.page.evaluate("1") and [text for kind, text in page.phone.console if kind == "warning"])
    page.phone.wait(300)
    assert [text for kind, text in page.phone.console if kind == "warning"] == ["Overscroll: the page has replaced a list, which is detached. Attach the new one."]
    assert page.page.evaluate("[document.querySelectorAll('[data-overscroll]').length, document.documentElement.getAttribute('style')]") == [0, None]


def test_a_new_body_that_is_attached_prints_no_warning(whole):
    page = whole()
    page.page.evaluate("""async () => {
      document.body.replaceWith(document.body.cloneNode(true));
      await new Promise((go) => setTimeout(go, 100));
      window.own = await (await import("/overscroll/overscroll.js")).attach(document.body, { onRefresh: () => { runs += 1; }, bottom: { onLoadMore: () => "noMore", trigger: "programmatic" } });
      window.gallery = { list: own };
    }""")
    page.phone.wait(1200)
    assert_page_whole(page)
    assert [text for kind, text in page.phone.console if kind == "warning"] == []

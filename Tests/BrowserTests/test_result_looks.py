"""Results, messages and text sizes: what is read is seen, wraps where it is long, and has a readable size."""

import pytest

from phone import settle

WORDS = "(edge) => [...document.querySelectorAll(`[data-overscroll=${edge}] :is(span, button)`)].map((node) => node.innerText).join('|')"
MESSAGE = "The server is not available at the moment"


@pytest.fixture
def own(lists):
    return lists("later")


def words(own, edge="top"):
    return own.page.evaluate(WORDS, edge)


def record_words(own, edge="top"):
    """Records the words and the height of the header in each frame."""
    own.page.evaluate("""(edge) => { window.seen = [];
      const look = () => {
        const box = document.querySelector(`[data-overscroll=${edge}]`);
        const top = rows.getBoundingClientRect().top - scroller.parentElement.getBoundingClientRect().top;
        seen.push([box.style.display === 'none' ? '' : box.innerText, top, performance.now()]);
        requestAnimationFrame(look); };
      look(); }""", edge)


def test_a_result_without_a_message_is_seen_before_the_header_closes(own):
    own.start("{}, false")
    own.page.evaluate("void list.begin('top')")
    own.wait_for_phase("refreshing")
    settle_open(own)
    record_words(own)
    own.finish()
    own.wait_for_phase("idle")
    open_ones = [time for text, top, time in own.page.evaluate("seen") if "Updated" in text and top > 53]
    assert open_ones[-1] - open_ones[0] >= 300


def test_a_text_fades_into_the_next_one(own):
    own.start("{}, false")
    own.page.evaluate("""() => { window.fading = {};
      list.on('phase', ({ phase }) => { fading[phase] = document.getAnimations().map(({ effect }) => [effect.target.innerText, effect.getTiming().duration]); }); }""")
    own.page.evaluate("void list.begin('top')")
    own.wait_for_phase("refreshing")
    own.finish()
    own.wait_for_phase("idle")
    assert ["Updated", 120] in own.page.evaluate("fading.ending")


def settle_open(own):
    own.page.wait_for_function("() => rows.getBoundingClientRect().top - scroller.parentElement.getBoundingClientRect().top > 53.9")


@pytest.mark.parametrize("indicator", ["spinner", "ring"])
def test_an_indicator_without_words_closes_at_once(own, indicator):
    own.start(f"{{ indicator: '{indicator}' }}, false, {{ durations: {{ collapse: 0 }} }}")
    own.page.evaluate("void list.begin('top')")
    own.wait_for_phase("refreshing")
    settle_open(own)
    own.page.evaluate("""() => { window.ending = []; list.on('phase', ({ phase }) => ending.push([phase, performance.now()])); }""")
    own.page.wait_for_timeout(600)
    own.finish()
    own.wait_for_phase("idle")
    times = dict(own.page.evaluate("ending"))
    assert times["idle"] - times.get("ending", times["idle"]) < 300


@pytest.mark.parametrize("answer, text", [(None, "Updated"), ({"message": "3 new"}, "3 new"), ("unchanged", "up to date")])
def test_a_result_stays_until_the_header_is_gone_if_a_finger_holds_it(own, answer, text):
    own.start("{}, false, { durations: { resultDuration: 0.1, messageDuration: 0.1, minimumVisible: 0 } }")
    phone = own.phone
    phone.press(150)
    phone.lead(420)
    phone.lift()
    own.wait_for_phase("refreshing")
    settle_open(own)
    phone.press(150)
    phone.lead(190)
    record_words(own)
    own.finish(answer)
    own.page.wait_for_function("() => ['idle', 'pulling'].includes(list.phase('top'))")
    phone.frames(5)
    phone.lead(180)
    phone.lift()
    own.rest()
    seen = own.page.evaluate("seen.filter(([, top]) => top > 1).map(([words]) => words)")
    first = next(index for index, words in enumerate(seen) if text in words)
    assert all(text in each for each in seen[first:]), list(dict.fromkeys(seen))
    # The next pull begins with its own words.
    phone.press(150)
    phone.lead(190)
    phone.frames(3)
    assert "Pull to refresh" in words(own)
    phone.lose()


@pytest.mark.parametrize("placement", ["outside", "behind", "over"])
def test_the_next_pull_has_its_own_words(own, placement):
    own.start(f"{{ placement: '{placement}' }}, false, {{ durations: {{ resultDuration: 0.1, collapse: 0.1, minimumVisible: 0 }} }}")
    own.page.evaluate("void list.begin('top')")
    own.finish()
    own.wait_for_phase("idle")
    own.rest()
    own.phone.press(150)
    own.phone.lead(190)
    own.phone.frames(3)
    assert "Pull to refresh" in words(own) and "Updated" not in words(own)
    own.phone.lose()


def test_a_finger_that_pulls_on_after_a_result_is_asked_to_release(own):
    own.start("{}, false, { durations: { resultDuration: 0.1, minimumVisible: 0 } }")
    phone = own.phone
    phone.press(150)
    phone.lead(420)
    phone.lift()
    own.wait_for_phase("refreshing")
    phone.press(150)
    phone.lead(250)
    own.finish()
    own.page.wait_for_function("() => ['idle', 'pulling'].includes(list.phase('top'))")
    phone.lead(560)
    own.page.wait_for_function("() => list.phase('top') === 'armed'")
    phone.frames(2)
    assert "Release" in words(own)
    phone.lift()
    own.page.wait_for_function("() => count('top') === 2")


@pytest.mark.parametrize("width", [195, 240, 320])
@pytest.mark.parametrize("outcome", ["failed", "updated"])
def test_a_message_wraps_in_a_narrow_list(own, width, outcome):
    own.page.evaluate("(width) => { document.querySelector('.frame').style.width = `${width}px`; }", width)
    own.start("{}, false, { durations: { messageDuration: 60, failureDuration: 60 } }")
    own.page.evaluate("void list.begin('top')")
    own.finish({"outcome": outcome, "message": MESSAGE})
    own.wait_for_phase("failed" if outcome == "failed" else "ending")
    settle(own.page)
    own.phone.shot(f"message-{outcome}-{width}")
    box, message = own.page.evaluate("""() => { const box = document.querySelector('[data-overscroll=top]');
      const node = [...box.querySelectorAll('span')].find((each) => each.textContent.startsWith('The server'));
      const each = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect(); return [left, top, right, bottom]; };
      return [each(box), each(node)]; }""")
    assert message[0] >= box[0] and message[2] <= box[2] and message[1] >= box[1] - 1 and message[3] <= box[3] + 1
    lines = own.page.evaluate("""() => { const range = document.createRange();
      range.selectNodeContents([...document.querySelectorAll('[data-overscroll=top] span')].find((each) => each.textContent.startsWith('The server')));
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size; }""")
    assert lines >= 2


@pytest.mark.parametrize("edge", ["leading", "trailing"])
def test_a_message_at_a_sideways_edge_has_the_length_of_the_edge(own, edge):
    own.page.evaluate("""(edge) => { rows.style = 'display: flex; width: max-content';
      for (const row of rows.children) row.style.width = '100px';
      return import('/overscroll/overscroll.js').then(async ({ attach }) => {
        window.list = await attach(scroller, { [edge]: { onRefresh: () => ({ message: "You're up to date with everything" }) }, durations: { messageDuration: 60 } });
        window.gallery = { list };
        void list.begin(edge); }); }""", edge)
    own.wait_for_phase("ending", edge)
    own.phone.frames(5)
    own.phone.shot(f"message-{edge}")
    width, full = own.page.evaluate("""(edge) => {
      const node = [...document.querySelectorAll(`[data-overscroll=${edge}] span`)].find((each) => each.textContent.startsWith('You'));
      return [node.offsetWidth, node.scrollWidth]; }""", edge)
    assert width > 150 and full <= width + 1


@pytest.mark.parametrize("root, size", [("", 14), ("62.5%", 14), ("100px", 14), ("50px", 14), ("37.5px", 14), ("10px", 14), ("14px", 12.25), ("20px", 17.5), ("32px", 28)])
def test_words_have_a_readable_size_whatever_a_page_uses_its_rem_for(own, root, size):
    own.page.evaluate("(root) => { document.documentElement.style.fontSize = root; }", root)
    own.start("{}, false, { refreshButton: 'always' }")
    own.page.evaluate("void list.begin('top')")
    own.wait_for_phase("refreshing")
    own.phone.frames(2)
    read = "(selector) => parseFloat(getComputedStyle(document.querySelector(selector)).fontSize)"
    assert own.page.evaluate(read, "[data-overscroll=top] span") == size
    assert own.page.evaluate(read, "[part='button refresh']") == size


@pytest.mark.parametrize("root, custom, extent", [("", "", 54), ("62.5%", "", 54), ("100px", "", 54), ("32px", "", 108), ("20px", "", 67.5), ("", "28px", 108), ("", "2rem", 123.4), ("14px", "", 54)])
def test_the_header_grows_with_its_text(own, root, custom, extent):
    own.page.evaluate("""([root, custom]) => { document.documentElement.style.fontSize = root;
      if (custom) scroller.parentElement.style.setProperty('--overscroll-size', custom); }""", [root, custom])
    own.start("{}, false")
    own.page.evaluate("void list.begin('top')")
    own.wait_for_phase("refreshing")
    settle(own.page)
    own.phone.shot(f"text-{root or 'usual'}-{custom or 'usual'}".replace("%", ""))
    assert own.top() == pytest.approx(extent, abs=0.5)
    inside = own.page.evaluate("""() => { const box = document.querySelector('[data-overscroll=top]').getBoundingClientRect();
      return [...document.querySelectorAll('[data-overscroll=top] span')].map((node) => node.getBoundingClientRect())
        .every(({ top, bottom }) => top >= box.top - 1 && bottom <= box.bottom + 1); }""")
    assert inside


def pressed(page, selector):
    """The scale of a pressed button, and whether its filter is another one."""
    read = "([selector]) => (({ scale, filter }) => [scale, filter])(getComputedStyle(document.querySelector(selector)))"
    box = page.locator(selector).evaluate("(node) => { node.style.visibility = 'visible'; return node.getBoundingClientRect().toJSON(); }")
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    _, usual = page.evaluate(read, [selector])
    page.mouse.down()
    scale, held = page.evaluate(read, [selector])
    page.mouse.move(5, 5)
    page.mouse.up()
    return [scale, held != usual]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_way_to_the_top_lifts_the_refresh_button_of_the_same_corner(lists, direction):
    own = lists("later&length=60000")
    own.page.evaluate("(direction) => { document.dir = direction; }", direction)
    own.start("{}, false, { refreshButton: 'always', backToTop: { after: 300 } }")
    own.page.wait_for_function("() => document.querySelector('[data-overscroll=backToTop]')")
    read = """() => ["[part='button refresh']", "[data-overscroll=backToTop]"].map((selector) => {
      const { left, right, top, bottom } = document.querySelector(selector).getBoundingClientRect();
      const frame = scroller.getBoundingClientRect();
      return [document.dir === 'rtl' ? left - frame.left : frame.right - right, frame.bottom - bottom, bottom - top]; })"""
    (side, distance, height), _ = own.page.evaluate(read)
    assert [side, distance, height] == [16, 16, 44]
    for place in (20000, 19900, 19800):
        own.page.evaluate("(top) => scroller.scrollTo({ top, behavior: 'instant' })", place)
        own.phone.frames(3)
    own.page.wait_for_function("() => getComputedStyle(document.querySelector('[data-overscroll=backToTop]')).opacity === '1'")
    assert own.page.evaluate(read) == [[16, 76, 44], [16, 16, 44]]


def test_buttons_have_no_tap_square_and_a_pressed_state(own):
    own.start("{}, false, { refreshButton: 'always', backToTop: { after: 300 } }")
    own.page.evaluate("void list.begin('top')")
    own.finish("failed")
    own.wait_for_phase("failed")
    own.page.wait_for_function("() => document.querySelector('[data-overscroll=backToTop]')")
    for selector in ["[data-overscroll=top] button", "[part='button refresh']", "[data-overscroll=backToTop]"]:
        color = own.page.evaluate("(selector) => getComputedStyle(document.querySelector(selector)).webkitTapHighlightColor", selector)
        assert color == "rgba(0, 0, 0, 0)", selector
        assert pressed(own.page, selector) == ["0.94", True], selector
    own.page.emulate_media(reduced_motion="reduce")
    for selector in ["[data-overscroll=top] button", "[part='button refresh']"]:
        assert pressed(own.page, selector) == ["none", True], selector


@pytest.mark.parametrize("tag, role", [("ul", None), ("ol", None), ("div", "list")])
def test_a_list_has_only_items_for_a_screen_reader(own, tag, role):
    own.page.evaluate("""([tag, role]) => {
      const list = document.createElement(tag);
      list.id = 'items';
      list.className = 'scroller';
      list.style = 'margin: 0; padding: 0';
      if (role) list.role = role;
      for (let index = 0; index < 40; index += 1) {
        const item = document.createElement(role ? 'div' : 'li');
        if (role) item.role = 'listitem';
        item.style.height = '50px';
        item.textContent = index;
        list.append(item);
      }
      scroller.replaceWith(list);
      return import('/overscroll/overscroll.js').then(async ({ attach }) => {
        window.list = await attach(list, { top: { onRefresh: () => new Promise(() => {}) }, bottom: { onLoadMore() {}, trigger: 'tap' } });
        void window.list.begin('top'); }); }""", [tag, role])
    own.phone.frames(10)
    strangers = own.page.evaluate("""[...items.children].filter((node) => node.localName !== 'li' && node.getAttribute('role') !== 'listitem').length""")
    assert strangers == 0


def test_an_empty_feed_is_no_feed(own):
    own.page.evaluate("rows.remove()")
    own.start("{}, false, { feed: true }")
    assert own.page.evaluate("scroller.role") is None
    own.page.evaluate("scroller.append(document.createElement('article'))")
    own.page.wait_for_function("() => scroller.role === 'feed'")
    own.page.evaluate("scroller.querySelector('article').remove()")
    own.page.wait_for_function("() => scroller.role === null")

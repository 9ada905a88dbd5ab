"""Screen readers, keyboards without touch, and users' own colours."""

import pytest

from phone import linger, settle, wait_until

# A list with the library alone, in the browser's own colours.
ATTACH = """async (options) => {
  const { attach } = await import('/overscroll/overscroll.js');
  const frame = document.createElement('div');
  frame.id = 'own';
  frame.style = 'position: fixed; inset: 0; z-index: 9; color: CanvasText; background: Canvas';
  frame.innerHTML = '<a href="#own" style="position: absolute; opacity: 0">Before</a>'
    + '<div style="height: 100%; overflow-y: auto"><p style="height: 3000px">Rows</p></div>';
  document.body.append(frame);
  window.runs = 0;
  const onRefresh = () => { runs += 1; return window.answer; };
  window.own = await attach(frame.lastElementChild, { top: { onRefresh }, ...options });
}"""
# The displayed colours of all texts at an edge.
COLORS = """(selector) => {
  const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const bytes = (color) => {
    paint.fillStyle = color;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  };
  return [...document.querySelectorAll(selector)].map((node) => {
    const { color, backgroundColor } = getComputedStyle(node);
    const ground = bytes(getComputedStyle(document.querySelector('#own')).backgroundColor);
    // A capsule's colour lies over the ground.
    const own = node.localName === 'button' ? bytes(backgroundColor) : ground;
    return [bytes(color), own];
  }); }"""


def tree(phone):
    """The tree that the browser reports to a screen reader: role, name and properties of nodes that
    are not ignored.
    """
    nodes = phone.cdp.send("Accessibility.getFullAXTree")["nodes"]
    return [{"role": node["role"]["value"], "name": node.get("name", {}).get("value", ""),
             **{each["name"]: each["value"].get("value") for each in node.get("properties", [])}}
            for node in nodes if not node["ignored"]]


def named(phone, role, name=None):
    return [each for each in tree(phone) if each["role"] == role and name in (None, each["name"])]


def attach(phone, **options):
    phone.page.evaluate(ATTACH, options)
    phone.frames(2)


def button(phone):
    return phone.page.locator("#own [part~=refresh]")


def is_seen(phone):
    return button(phone).evaluate("(node) => getComputedStyle(node).clipPath === 'none'")


def test_what_happens_is_read_out_by_a_region_that_was_there_before(phone):
    attach(phone)
    region = phone.page.locator("#own [role=status]")
    assert region.text_content() == ""
    assert [each["live"] for each in named(phone, "status")] == ["polite", "polite"]
    assert all(each["atomic"] for each in named(phone, "status"))
    announced = phone.page.evaluate("""async () => {
      const announced = [], region = document.querySelector('#own [role=status]');
      new MutationObserver(() => announced.push(region.textContent))
        .observe(region, { childList: true, characterData: true, subtree: true });
      await own.begin('top');
      while (own.phase('top') !== 'idle') await new Promise(requestAnimationFrame);
      return announced; }""")
    assert announced == ["Refreshing…", "Updated"]


def test_a_list_is_busy_while_its_action_runs(phone):
    phone.server.fail(delay=800)
    phone.drag(100, 330)
    phone.wait_for_phase("top", "refreshing")
    busy = [each for each in named(phone, "region", "Feed") if each.get("busy")]
    assert len(busy) == 1
    phone.wait_for_phase("top", "idle")
    assert not [each for each in named(phone, "region", "Feed") if each.get("busy")]


def test_trying_again_is_a_button_for_every_hand(make_phone):
    phone = make_phone(expects_complaints=True)
    phone.open()
    phone.server.fail("500")
    phone.drag(100, 330)
    phone.wait_for_phase("top", "failed")
    retry = phone.page.locator("[data-overscroll=top] button")
    assert len(named(phone, "button", "Try again")) == 1
    box = retry.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44
    # A small capsule in a larger target, beside the text.
    height, ground = retry.evaluate("(node) => [node.clientHeight, getComputedStyle(node).backgroundColor]")
    assert 24 <= height <= 32 and ground.endswith("/ 0.12)"), ground
    title = phone.page.locator("[data-overscroll=top] span").first.bounding_box()
    assert box["x"] + 8 - title["x"] - title["width"] >= 7
    phone.page.locator("#scroller").focus()
    while phone.page.evaluate("!document.activeElement.closest('[data-overscroll]')"):
        phone.page.keyboard.press("Tab")
    assert retry.evaluate("(node) => node.matches(':focus-visible') && getComputedStyle(node).outlineStyle !== 'none'")
    phone.server.heal()
    phone.page.keyboard.press("Enter")
    phone.wait_for_phase("top", "idle")
    assert phone.server.first_pages()[-1]["status"] == 200


def test_a_key_leads_to_a_button_that_refreshes_and_that_is_not_seen_before(phone):
    attach(phone)
    assert not is_seen(phone)
    assert len(named(phone, "button", "Refresh")) == 2, "the bar's and the library's"
    phone.page.locator("#own > a").focus()
    phone.page.keyboard.press("Tab")
    assert phone.page.evaluate("document.activeElement === document.querySelector('#own > div')"), "the list itself"
    phone.page.keyboard.press("Tab")
    assert phone.page.evaluate("document.activeElement === document.querySelector('#own [part~=refresh]')")
    # The page may show the focus one frame after the key.
    wait_until(lambda: is_seen(phone))
    box = button(phone).bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44
    phone.page.keyboard.press("Enter")
    assert phone.page.evaluate("[runs, own.phase('top')]") == [1, "refreshing"]
    phone.page.evaluate("document.activeElement.blur()")
    assert not is_seen(phone)


def test_the_button_is_there_for_a_finger_where_it_is_always_shown(phone):
    attach(phone, refreshButton="always")
    assert is_seen(phone)
    button(phone).tap()
    assert phone.page.evaluate("runs") == 1


@pytest.mark.parametrize("options", [{"refreshButton": "none"}, {"top": None, "bottom": {}}])
def test_there_is_no_button_where_none_is_wanted(phone, options):
    with_footer = "...options, ...(options.bottom && { bottom: { onLoadMore() {} } }) }"
    phone.page.evaluate(ATTACH.replace("...options }", with_footer), options)
    linger(phone.page, 300)
    assert button(phone).count() == 0


def test_the_button_speaks_the_lists_language_and_goes_with_the_list(phone):
    attach(phone, refreshButton="always")
    phone.page.evaluate("own.setLanguage('de')")
    assert button(phone).text_content() == "Aktualisieren"
    phone.page.evaluate("own.detach()")
    assert button(phone).count() == 0


def luminance(color):
    parts = [value / 255 for value in color[:3]]
    red, green, blue = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    """The contrast ratio as defined by WCAG 2.2."""
    light, dark = sorted([luminance(one), luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("answer", ["updated", "failed"])
def test_words_stand_out_in_the_usual_colours(make_phone, scheme, answer):
    phone = make_phone(color_scheme=scheme, bypass_csp=True)
    phone.open()
    attach(phone, refreshButton="always")
    phone.page.evaluate("(answer) => { window.answer = answer; own.begin('top'); }", answer)
    if answer == "failed":
        phone.page.wait_for_function("() => own.phase('top') === 'failed'")
    pairs = phone.page.evaluate(COLORS, "#own [data-overscroll] :is(span, button), #own [part~=refresh]")
    assert len(pairs) >= 2
    for color, ground in pairs:
        assert contrast(color, ground) >= 4.5, (color, ground)


def test_the_retry_button_has_a_border_in_forced_colours(make_phone):
    phone = make_phone(forced_colors="active", bypass_csp=True)
    phone.open()
    attach(phone)
    phone.page.evaluate("window.answer = 'failed'; void own.begin('top')")
    button = phone.page.locator("#own [data-overscroll=top] button")
    button.wait_for()
    phone.shot("forced-colours-retry")
    color, width, height = button.evaluate("""(node) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(node);
      return [borderTopColor, borderTopWidth, node.offsetHeight]; }""")
    assert color not in ("rgba(0, 0, 0, 0)", "transparent")
    assert (width, height) == ("1px", 44)


def test_drawings_take_the_readers_own_colours(make_phone):
    phone = make_phone(forced_colors="active", bypass_csp=True)
    phone.open()
    attach(phone)
    phone.press(100)
    phone.lead(330)
    settle(phone.page)
    phone.shot("forced-colours")
    same = phone.page.evaluate("""() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'CanvasText';
      const wanted = getComputedStyle(probe).color;
      probe.remove();
      return [...document.querySelectorAll('#own [data-overscroll=top] svg')]
        .map((node) => getComputedStyle(node).color === wanted); }""")
    phone.lose()
    assert same and all(same)

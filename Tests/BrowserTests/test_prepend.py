"""Content that is inserted before the rows, as in a chat: the visible rows stay in place, even if
pictures load late.
"""

import pytest

from test_sides import Sides
from test_whole_page import Whole

LOAD = {"onLoadMore": True, "within": 200}

PREPEND = {
    "one by one": "for (let i = 0; i < count; i += 1) { const item = make(); parent.prepend(item); }",
    "at once": "parent.prepend(...Array.from({ length: count }, make));",
    "late": "await new Promise((go) => setTimeout(go, 120)); parent.prepend(...Array.from({ length: count }, make));",
    "anew": "const all = [...parent.querySelectorAll('.item')]; const old = all.map((each) => each.cloneNode(true));"
            " all.forEach((each) => each.remove()); parent.prepend(...Array.from({ length: count }, make), ...old);",
}

# Records every frame, since a correction after a frame would be visible.
LOAD_EARLIER = """async ({ parent, way, count, side }) => {
  const { done } = window;
  parent = document.querySelector(parent);
  const make = () => Object.assign(document.createElement('div'), { className: 'item', textContent: `new ${Math.random()}` });
  const mark = parent.querySelectorAll('.item')[2].textContent;
  const at = () => [...parent.querySelectorAll('.item')].find((each) => each.textContent === mark).getBoundingClientRect()[side];
  const before = at();
  const seen = [];
  let isOver = false;
  const look = () => { seen.push(at()); if (!isOver) requestAnimationFrame(look); };
  requestAnimationFrame(look);
  const prepend = new (Object.getPrototypeOf(async () => {}).constructor)('parent', 'count', 'make', way);
  await prepend(parent, count, make);
  done.shift()();
  await new Promise((go) => setTimeout(go, 900));
  isOver = true;
  return Math.max(...seen.map((each) => Math.abs(each - before)));
}"""


def most_moved(page, way, parent="#scroller", side="top"):
    return page.evaluate(LOAD_EARLIER, {"parent": parent, "way": PREPEND[way], "count": 7, "side": side})


@pytest.mark.parametrize("way", PREPEND)
@pytest.mark.parametrize("from_edge", [0, 1, 150])
def test_earlier_rows_move_nothing_that_is_seen(make_phone, way, from_edge):
    page = Sides(make_phone()).open({"top": LOAD}, "rows")
    page.page.wait_for_function("() => runs.length === 1")
    page.scroll_from_side(from_edge)
    assert most_moved(page.page, way) <= 1
    assert page.page.evaluate("scroller.style.overflowAnchor") == ""


# Rows with keys that are rendered again, with the same number of new ones before and after them.
RENDER = """async ({ key, before, after, height, when }) => {
  const parent = document.querySelector("#list");
  const start = scroller.getBoundingClientRect().top;
  const row = (name) => {
    const node = Object.assign(document.createElement("div"), { className: "item", textContent: name });
    node.setAttribute(key, name);
    node.style.height = `${height}px`;
    return node;
  };
  const names = [...parent.children].map((each) => each.textContent);
  const first = [...parent.children].find((each) => each.getBoundingClientRect().bottom > start).textContent;
  const at = () => [...parent.children].find((each) => each.textContent === first).getBoundingClientRect().top;
  const nodes = new Set(parent.children);
  const was = at();
  const many = (count, name) => Array.from({ length: count }, (_, index) => `${name} ${index} ${names.length}`);
  const render = () => parent.replaceChildren(...[...many(before, "before"), ...names, ...many(after, "after")].map(row));
  if (when === "later") await new Promise((go) => setTimeout(go, 100));
  const { done } = window;
  render();
  done.shift()();
  const seen = [];
  for (let frame = 0; frame < 40; frame += 1) {
    await new Promise(requestAnimationFrame);
    seen.push(at());
  }
  return { moved: Math.max(...seen.map((each) => Math.abs(each - was))), isNew: ![...parent.children].some((each) => nodes.has(each)) };
}"""
KEYED = """([key, height]) => {
  const list = Object.assign(document.createElement('div'), { id: 'list' });
  list.append(...scroller.querySelectorAll('.item'));
  for (const row of list.children) { row.setAttribute(key, row.textContent); row.style.height = `${height}px`; }
  scroller.append(list); }"""


def open_keyed(make_phone, options, key, height=90, **device):
    page = Sides(make_phone(**device)).open(options, "rows")
    page.page.evaluate(KEYED, [key, height])
    page.phone.frames(3)
    return page


@pytest.mark.parametrize("before, after", [(7, 0), (7, 20), (0, 7), (1, 300)])
@pytest.mark.parametrize("from_edge", [0, 5, 150, 1203])
def test_rows_that_are_rendered_again_stay_in_place_while_the_list_grows_at_both_ends(make_phone, from_edge, before, after):
    page = open_keyed(make_phone, {"top": LOAD}, "data-key")
    page.page.wait_for_function("() => runs.length === 1")
    page.page.evaluate("(y) => { scroller.scrollTop = y }", from_edge + 54)
    page.phone.frames(3)
    found = page.page.evaluate(RENDER, {"key": "data-key", "before": before, "after": after, "height": 90})
    assert found["isNew"]
    assert found["moved"] <= 0.5


@pytest.mark.parametrize("scale", [1, 2, 3])
@pytest.mark.parametrize("key", ["data-key", "data-id", "id"])
def test_rows_of_fractional_height_stay_within_half_a_pixel(make_phone, key, scale):
    page = open_keyed(make_phone, {"top": LOAD}, key, 90.37, device_scale_factor=scale)
    page.page.wait_for_function("() => runs.length === 1")
    page.page.evaluate("scroller.scrollTop = 333")
    page.phone.frames(3)
    assert page.page.evaluate(RENDER, {"key": key, "before": 13, "after": 9, "height": 90.37})["moved"] <= 0.5


# Small movements above a row, one per frame: rows of fractional height, and a row that grows by a few pixels.
SMALL = {
    "rows": "parent.prepend(Object.assign(document.createElement('div'), { className: 'item', style: 'height: 30.37px' }));",
    "growth": "parent.querySelector('.item').style.height = `${90 + 3 * (frame % 2)}px`;",
}
MOVE_OFTEN = """async (change) => {
  const parent = scroller;
  const start = scroller.getBoundingClientRect().top;
  const row = [...parent.querySelectorAll('.item')].find((each) => each.getBoundingClientRect().top >= start);
  const was = row.getBoundingClientRect().top;
  let most = 0;
  for (let frame = 0; frame < 21; frame += 1) {
    new Function('parent', 'frame', change)(parent, frame);
    await new Promise(requestAnimationFrame);
    // The observers of sizes are called after the frame's scripts.
    await new Promise(requestAnimationFrame);
    most = Math.max(most, Math.abs(row.getBoundingClientRect().top - was));
  }
  return most;
}"""


@pytest.mark.parametrize("change", SMALL)
def test_small_movements_above_a_row_do_not_add_up(make_phone, change):
    page = Sides(make_phone()).open({"top": LOAD}, "rows")
    page.page.wait_for_function("() => runs.length === 1")
    page.page.evaluate("scroller.scrollTop = 333")
    page.phone.frames(3)
    assert page.page.evaluate(MOVE_OFTEN, SMALL[change]) <= 0.5
    page.finish()


def test_a_movement_that_the_end_of_the_list_allows_only_in_part_is_not_made_up_for_later(make_phone):
    page = Sides(make_phone()).open({"top": LOAD}, "rows")
    page.page.wait_for_function("() => runs.length === 1")
    page.page.evaluate("scroller.scrollTop = 1e6")
    page.phone.frames(3)
    moved = page.page.evaluate("""async () => {
      const make = () => Object.assign(document.createElement('div'), { className: 'item' });
      const frames = async () => { for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame); };
      const rows = [...scroller.querySelectorAll('.item')], row = rows.at(-5), top = () => row.getBoundingClientRect().top;
      rows.slice(-3).forEach((each) => each.remove());
      rows[0].before(make());
      await frames();
      const before = top();
      rows.at(-4).after(...Array.from({ length: 10 }, make));
      rows[0].before(make());
      await frames();
      return top() - before;
    }""")
    assert abs(moved) <= 0.5
    page.finish()


IN_SECTIONS = """async () => {
  const items = [...scroller.querySelectorAll('.item')];
  for (let first = 0; first < items.length; first += 10) {
    const section = document.createElement('section');
    section.append(...items.slice(first, first + 10));
    scroller.append(section);
  }
  scroller.scrollTop = 1333;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const start = scroller.getBoundingClientRect().top;
  const row = items.find((each) => each.getBoundingClientRect().top >= start);
  const was = row.getBoundingClientRect().top;
  row.parentElement.prepend(...Array.from({ length: 5 }, () => Object.assign(document.createElement('div'), { className: 'item' })));
  const { done } = window;
  done.shift()();
  let most = 0;
  for (let frame = 0; frame < 20; frame += 1) {
    await new Promise(requestAnimationFrame);
    most = Math.max(most, Math.abs(row.getBoundingClientRect().top - was));
  }
  return most;
}"""


def test_rows_that_come_before_others_of_a_section_move_nothing_that_is_seen(make_phone):
    page = Sides(make_phone()).open({"top": LOAD}, "rows")
    page.page.wait_for_function("() => runs.length === 1")
    assert page.page.evaluate(IN_SECTIONS) <= 0.5


# Ends the action, and returns how far a place that `at` measures moves from where it was.
END_AND_MEASURE = """  const { done } = window;
  done.shift()();
  let most = 0;
  for (let frame = 0; frame < 40; frame += 1) {
    await new Promise(requestAnimationFrame);
    most = Math.max(most, Math.abs(at() - was));
  }
  return most;
}"""


def assert_keyed_row_stays(make_phone, change):
    """Refreshes, changes the rows by a script in the middle of the list, and expects a row in its place."""
    page = open_keyed(make_phone, {"top": LOAD}, "data-key")
    page.page.wait_for_function("() => runs.length === 1")
    page.page.evaluate("scroller.scrollTop = 333")
    page.phone.frames(3)
    assert page.page.evaluate(change) <= 0.5


RENDER_WITHOUT_FIRST = """async () => {
  const parent = document.querySelector("#list");
  const start = scroller.getBoundingClientRect().top;
  const keys = [...parent.children].map((each) => each.dataset.key);
  const first = [...parent.children].findIndex((each) => each.getBoundingClientRect().bottom > start);
  const at = () => parent.querySelector(`[data-key="${keys[first + 1]}"]`).getBoundingClientRect().top;
  const was = at();
  const row = (key) => {
    const node = Object.assign(document.createElement("div"), { className: "item", textContent: key });
    node.dataset.key = key;
    return node;
  };
  parent.replaceChildren(...["new 1", "new 2", ...keys.toSpliced(first, 1)].map(row));
""" + END_AND_MEASURE


def test_the_next_row_stays_in_place_where_the_first_visible_one_is_gone(make_phone):
    assert_keyed_row_stays(make_phone, RENDER_WITHOUT_FIRST)


# The nodes stay, as in a list that reuses them, and get the keys of other rows.
REUSE = """async () => {
  const parent = document.querySelector("#list");
  const start = scroller.getBoundingClientRect().top;
  const name = [...parent.children].find((each) => each.getBoundingClientRect().bottom > start).dataset.key;
  const at = () => parent.querySelector(`[data-key="${name}"]`).getBoundingClientRect().top;
  const was = at(), keys = [...parent.children].map((each) => each.dataset.key);
  const added = Array.from({ length: 7 }, (_, index) => `new ${index}`);
  parent.append(...added.map(() => parent.lastElementChild.cloneNode()));
  [...added, ...keys].forEach((key, index) => {
    parent.children[index].dataset.key = key;
    parent.children[index].textContent = key;
  });
""" + END_AND_MEASURE


def test_a_row_whose_node_is_reused_for_another_key_stays_in_place(make_phone):
    assert_keyed_row_stays(make_phone, REUSE)


@pytest.mark.parametrize("edge, options", [
    ("bottom", {"bottom": {"onLoadMore": True, "trigger": "programmatic"}}), ("top", {"top": {"trigger": "programmatic"}})])
def test_rows_that_an_action_elsewhere_renders_again_stay_in_place(make_phone, edge, options):
    page = open_keyed(make_phone, options, "data-key")
    page.page.evaluate("scroller.scrollTop = 1500")
    # The script is requested because the list has scrolled, before an action begins.
    page.page.wait_for_function("() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/scroll-anchor.js'))")
    page.page.evaluate("() => import('/overscroll/scroll-anchor.js').then(() => {})")
    page.page.evaluate("(edge) => { list.begin(edge) }", edge)
    page.page.wait_for_function("() => runs.length === 1")
    found = page.page.evaluate(RENDER, {"key": "data-key", "before": 12, "after": 4, "height": 90, "when": "later"})
    assert found["isNew"]
    assert found["moved"] <= 0.5


def test_a_refresh_at_the_start_shows_the_new_rows(make_phone):
    page = open_keyed(make_phone, {"top": {"trigger": "programmatic"}}, "data-key")
    page.page.evaluate("void list.begin('top')")
    page.page.wait_for_function("() => runs.length === 1")
    page.page.evaluate(RENDER, {"key": "data-key", "before": 12, "after": 0, "height": 90, "when": "later"})
    assert page.page.evaluate("scroller.scrollTop") == 0


def test_a_refresh_at_the_start_shows_the_new_rows_after_one_elsewhere_kept_them_in_place(make_phone):
    page = open_keyed(make_phone, {"top": {"trigger": "programmatic"}}, "data-key")
    for number, position in enumerate([1500, 0], 1):
        page.page.evaluate("(y) => { scroller.scrollTop = y }", position)
        page.phone.frames(3)
        page.page.evaluate("void list.begin('top')")
        page.page.wait_for_function("(number) => runs.length === number", arg=number)
        page.page.evaluate(RENDER, {"key": "data-key", "before": 12, "after": 0, "height": 90, "when": "later"})
        page.page.wait_for_function("() => list.phase('top') === 'idle'")
    assert page.page.evaluate("scroller.scrollTop") == 0


def test_the_pages_own_anchoring_returns_after_a_load_in_two_steps(make_phone):
    page = Sides(make_phone()).open({"top": {"onLoadMore": True, "trigger": "programmatic"}}, "rows")
    answer = page.page.evaluate("""async () => {
      list.detach();
      const { attach } = await import("/overscroll/overscroll.js");
      let end;
      const rows = () => Array.from({ length: 7 }, () => Object.assign(document.createElement("div"), { className: "item" }));
      // The load begins while the list is attached, before the script that keeps the rows in place is there.
      window.list = await attach(scroller, { top: { purpose: "load", within: 200, fetch: () => new Promise((go) => { end = go; }),
        apply: () => { during = scroller.style.overflowAnchor; scroller.prepend(...rows()); return "noMore"; } } });
      let during = "";
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      end();
      while (list.phase("top") !== "noMore") await new Promise(requestAnimationFrame);
      return [during, scroller.style.overflowAnchor];
    }""")
    assert answer == ["none", ""]


UNTIL_IDLE = """async ([edge, grows]) => {
  const start = scroller.getBoundingClientRect().top;
  const rows = [...scroller.querySelectorAll('.item')], row = rows.find((each) => each.getBoundingClientRect().top >= start);
  const was = row.getBoundingClientRect().top;
  const { done } = window;
  let most = 0, frames = 5;
  // With a message a load closes some time after its end.
  done.shift()({ message: "Seven new" });
  while (frames > 0) {
    await new Promise(requestAnimationFrame);
    const phase = list.phase(edge);
    if (grows && phase === "ending" && rows[0].style.height !== "200px") {
      rows[0].style.height = "200px";
      // The observers of sizes are called after the frame's scripts.
      await new Promise(requestAnimationFrame);
    }
    if (phase === "idle") frames -= 1;
    most = Math.max(most, Math.abs(row.getBoundingClientRect().top - was));
  }
  return [most, rows[0].style.height];
}"""


@pytest.mark.parametrize("options", [{"trigger": "programmatic"}, {"onLoadMore": True, "trigger": "release"}], ids=["refresh", "load"])
def test_a_run_elsewhere_moves_no_row_until_it_has_closed(make_phone, options):
    page = open_keyed(make_phone, {"top": options}, "data-key")
    page.page.evaluate("scroller.scrollTop = 1500")
    page.phone.frames(3)
    page.page.evaluate("void list.begin('top')")
    page.page.wait_for_function("() => runs.length === 1")
    page.phone.frames(10)
    assert page.page.evaluate(UNTIL_IDLE, ["top", False])[0] <= 0.5


def test_a_row_that_grows_while_a_load_closes_moves_nothing_that_is_seen(make_phone):
    page = Sides(make_phone()).open({"top": {"onLoadMore": True, "trigger": "release"}}, "rows")
    page.page.evaluate("scroller.scrollTop = 733")
    page.phone.frames(3)
    page.page.evaluate("void list.begin('top')")
    page.page.wait_for_function("() => runs.length === 1")
    page.phone.frames(10)
    moved, height = page.page.evaluate(UNTIL_IDLE, ["top", True])
    assert height == "200px"
    assert moved <= 0.5


@pytest.mark.parametrize("from_edge", [0, 7, 150])
def test_earlier_rows_in_a_list_of_their_own_move_nothing_that_is_seen(make_phone, from_edge):
    page = Sides(make_phone()).open({"top": LOAD}, "rows")
    page.page.wait_for_function("() => runs.length === 1")
    page.page.evaluate("""() => { const list = Object.assign(document.createElement('div'), { id: 'list' });
      list.append(...scroller.querySelectorAll('.item'));
      scroller.append(list, Object.assign(document.createElement('footer'), { textContent: 'The end' })); }""")
    page.scroll_from_side(from_edge)
    assert most_moved(page.page, "at once", "#list") <= 1


@pytest.mark.parametrize("direction, side", [("ltr", "left"), ("rtl", "right")])
def test_earlier_columns_move_nothing_that_is_seen(make_phone, direction, side):
    page = Sides(make_phone(), side).open({"leading": LOAD}, "columns", direction)
    page.page.wait_for_function("() => runs.length === 1")
    page.scroll_from_side(0)
    assert most_moved(page.page, "at once", side=side) <= 1


@pytest.mark.parametrize("behavior", ["auto", "smooth"])
def test_earlier_rows_of_a_page_move_nothing_that_is_seen(make_phone, behavior):
    whole = Whole(make_phone()).open({"top": LOAD})
    whole.page.wait_for_function("() => runs.length === 1")
    whole.scroll_to(0)
    whole.page.add_style_tag(content=f"html, body {{ scroll-behavior: {behavior} }}")
    assert most_moved(whole.page, "at once", "body") <= 1


def test_a_picture_that_comes_late_above_what_is_seen_moves_nothing(make_phone):
    page = Sides(make_phone()).open({"top": LOAD}, "rows")
    page.page.wait_for_function("() => runs.length === 1")
    page.scroll_from_side(100)
    moved = page.page.evaluate("""async () => {
      const mark = scroller.querySelectorAll('.item')[3];
      const before = mark.getBoundingClientRect().top;
      const picture = new Image();
      picture.style.display = 'block';
      scroller.querySelector('.item').before(picture);
      await new Promise((go) => setTimeout(go, 100));
      const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 240 });
      picture.src = canvas.toDataURL();
      await picture.decode();
      await new Promise((go) => setTimeout(go, 100));
      return mark.getBoundingClientRect().top - before; }""")
    assert abs(moved) <= 1
    page.finish()


def test_a_second_page_comes_when_the_first_has_been_scrolled_away(make_phone):
    page = Sides(make_phone()).open({"top": LOAD}, "rows")
    page.page.wait_for_function("() => runs.length === 1")
    assert most_moved(page.page, "at once") <= 1
    assert page.runs() == ["top"]
    page.scroll_from_side(0)
    assert page.runs() == ["top", "top"]
    assert most_moved(page.page, "at once") <= 1


@pytest.mark.parametrize("late", ["picture", "details"])
def test_a_row_that_gets_longer_late_is_counted_before_the_next_page_is(make_phone, late):
    page = Sides(make_phone(), "bottom").open({"bottom": {"onLoadMore": True, "within": 300}}, "rows", count=12)
    page.page.evaluate("""async (late) => {
      const row = scroller.querySelectorAll('.item')[10];
      row.style.height = 'auto';
      if (late === 'picture') {
        const picture = row.appendChild(new Image());
        picture.style.display = 'block';
        picture.src = Object.assign(document.createElement('canvas'), { width: 100, height: 900 }).toDataURL();
        await picture.decode();
      } else {
        row.innerHTML = '<details><summary>more</summary><div style="height: 900px"></div></details>';
        row.firstChild.open = true;
      }
      await new Promise((go) => setTimeout(go, 100));
      scroller.scrollTop = 700; }""", late)
    page.phone.frames(3)
    assert page.runs() == [], "1,400 pixels are left; without the row it would be less than 300"
    page.page.evaluate("scroller.scrollTop = 1e6")
    page.phone.frames(3)
    assert page.runs() == ["bottom"]

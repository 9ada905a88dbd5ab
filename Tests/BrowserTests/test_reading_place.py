"""Where a list starts when its page is loaded again, which rows have been read, and how many are above the reader."""

import pytest

from phone import wait_until
from test_chat_following import LAYOUTS, rest, top_of

# A page that is loaded again: its rows are there, or come later, and the list starts where it was left.
LOADED = """async ({ layout, kind, anchor, rows, when }) => {
  const list = simple(rows, { layout });
  for (const model of list.models) model.height = 40 + (Number(model.key) * 37) % 90;
  // A virtual list remembers the lengths of its rows.
  for (const { key, height } of list.models) list.heights?.set(key, height);
  list.render(true);
  const options = { [kind]: { ...list.options, anchor, onAnchorChange: (next) => { window.anchor = next; } } };
  const models = list.models.splice(when === "later" ? 0 : rows);
  if (when === "later") list.render();
  window.attached = attach(scroller, options);
  if (when === "later") {
    await attached;
    list.models.push(...models);
    list.render();
  }
  const seen = [];
  await eachFrame(8, () => seen.push(topOf(anchor.id)));
  window.list = await attached;
  await eachFrame(4, () => seen.push(topOf(anchor.id)));
  return seen;
}"""


@pytest.mark.parametrize("kind", ["readingPosition", "chat"])
@pytest.mark.parametrize("when", ["before", "later"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_row_that_was_read_is_at_its_place_in_every_frame(reading_page, layout, when, kind):
    phone = reading_page()
    anchor = {"id": "123", "offset": 17.5, "time": 1}
    seen = phone.page.evaluate(LOADED, {"layout": layout, "kind": kind, "anchor": anchor, "rows": 300, "when": when})
    assert seen == [pytest.approx(17.5, abs=1)] * len(seen)


# The rows come with a refresh whose header is opening, is open, or has just begun to open.
REFRESHED = """async ({ layout, anchor, rows, frames }) => {
  const list = simple(rows, { layout });
  const models = list.models.splice(0);
  list.render();
  const seen = [];
  const own = await attach(scroller, {
    readingPosition: { ...list.options, anchor, onAnchorChange: (next) => { window.anchor = next; } }, durations: { minimumVisible: 0.1, collapse: 0.1 },
    onRefresh: async () => {
      await eachFrame(frames, () => {});
      list.models.push(...models);
      list.render();
    },
  });
  window.list = own;
  const refreshed = own.begin("top");
  await refreshed;
  while (own.phase("top") !== "idle") await eachFrame(1, () => seen.push(topOf(anchor.id)));
  await eachFrame(30, () => seen.push(topOf(anchor.id)));
  return seen;
}"""


@pytest.mark.parametrize("frames", [0, 3, 6, 10, 30])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_row_that_was_read_is_at_its_place_if_a_refresh_brings_it(reading_page, layout, frames):
    phone = reading_page()
    seen = phone.page.evaluate(REFRESHED, {"layout": layout, "anchor": {"id": "123", "offset": 17.5, "time": 1}, "rows": 300, "frames": frames})
    assert seen == [pytest.approx(17.5, abs=1)] * len(seen)
    assert phone.page.evaluate("window.anchor?.offset ?? 17.5") == pytest.approx(17.5, abs=1)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_row_of_a_sideways_list_is_at_its_place_in_every_frame(reading_page, direction):
    phone = reading_page()
    seen = phone.page.evaluate("""async (direction) => {
      document.body.insertAdjacentHTML("beforeend", `<div id="strip" dir="${direction}" style="display: flex; overflow: auto; border: 3px solid; padding: 5px"></div>`);
      strip.append(...Array.from({ length: 60 }, (_, key) => {
        const node = Object.assign(document.createElement("div"), { style: `flex: none; height: 60px; width: ${40 + key * 37 % 90}px` });
        node.dataset.key = `${key}`;
        return node;
      }));
      void attach(strip, { leading: { onRefresh() {} }, readingPosition: { anchor: { id: "33", offset: 17.5, time: 1 } } });
      const row = strip.querySelector("[data-key='33']"), seen = [];
      await eachFrame(12, () => {
        const place = row.getBoundingClientRect(), frame = strip.getBoundingClientRect();
        seen.push((direction === "rtl" ? frame.right - place.right : place.left - frame.left) - 3);
      });
      return seen;
    }""", direction)
    assert seen == [pytest.approx(17.5, abs=1)] * len(seen)


def test_a_place_that_is_stored_is_where_the_list_was_read(reading_page):
    phone = reading_page()
    phone.page.evaluate("""async () => {
      simple(300);
      window.places = [];
      window.list = await attach(scroller, { readingPosition: { onAnchorChange: (place) => places.push(place) } });
    }""")
    phone.page.evaluate("async () => { for (let step = 0; step < 20; step += 1) { scroller.scrollTop += 33; await painted(); } }")
    phone.page.wait_for_function("() => places.length > 0")
    places = phone.page.evaluate("places")
    assert [place["id"] for place in places] == ["9"], "once, at rest"
    assert places[0]["offset"] == pytest.approx(60, abs=0.5)
    phone.page.evaluate("async () => { scroller.scrollTop += 100; await painted(); dispatchEvent(new Event('pagehide')); }")
    assert phone.page.evaluate("places.length") == 2, "at once when the page is left"


@pytest.mark.parametrize("anchor", ["null", "undefined", "{ id: 'gone', offset: 5 }", "{ id: null }", "{ offset: 3 }", "{ id: '3', offset: 'x' }"])
def test_a_place_that_is_not_there_is_none(reading_page, anchor):
    phone = reading_page()
    position = phone.page.evaluate(f"""async () => {{
      simple(300);
      scroller.scrollTop = 250;
      window.list = await attach(scroller, {{ readingPosition: {{ anchor: {anchor} }} }});
      await painted();
      return scroller.scrollTop;
    }}""")
    assert position == 250


def test_a_reader_who_scrolls_before_the_row_is_there_is_left_alone(reading_page):
    phone = reading_page()
    phone.page.evaluate("""async () => {
      simple(300);
      window.list = await attach(scroller, { readingPosition: { anchor: { id: "late 0", offset: 0 } } });
    }""")
    phone.page.mouse.move(195, 200)
    phone.page.mouse.wheel(0, 300)
    rest(phone)
    phone.page.evaluate("async () => { living.models.push(...rowsNamed('late', 9)); living.render(); await painted(); }")
    assert phone.page.evaluate("scroller.scrollTop") == 300


# Rows above the reader

def above(phone):
    node = phone.page.locator("button[data-overscroll=newRowsAbove]")
    return node.text_content() if node.is_visible() else None


@pytest.mark.parametrize("layout", LAYOUTS)
def test_rows_above_the_reader_are_counted_down_while_they_are_seen(reading_page, layout):
    phone = reading_page()
    phone.page.evaluate(f"""async () => {{
      simple(60, {{ layout: "{layout}", height: 70 }});
      window.list = await attach(scroller, {{ readingPosition: {{ ...living.options, atStart: "keepsRow", newRowsAbove: (count) => `${{count}} new above` }} }});
      await painted();
      living.models.unshift(...rowsNamed("new", 12, 70));
      living.render();
      await painted();
    }}""")
    wait_until(lambda: above(phone) == "12 new above")
    phone.shot("new-rows-above")
    assert top_of(phone, "0") == pytest.approx(0, abs=0.5)
    for unseen in (9, 5, 4):
        phone.page.evaluate("async (top) => { scroller.scrollTop = top; await painted(); }", unseen * 70)
        assert above(phone) == f"{unseen} new above"
    # Rows that were seen stay seen.
    phone.page.evaluate("async () => { scroller.scrollTop = 1000; await painted(); }")
    assert above(phone) == "4 new above"
    phone.page.locator("button[data-overscroll=newRowsAbove]").tap()
    wait_until(lambda: phone.page.evaluate("scroller.scrollTop") == 0)
    wait_until(lambda: above(phone) is None)


def test_a_page_with_a_button_of_its_own_hears_of_the_rows_above(reading_page):
    phone = reading_page()
    phone.page.evaluate("""async () => {
      simple(60);
      window.counts = [];
      window.list = await attach(scroller, { readingPosition: { atStart: "keepsRow", newRowsAbove: () => "" } });
      list.on("chat", ({ unreadCount }) => counts.push(unreadCount));
      await painted();
      living.models.unshift(...rowsNamed("new", 5));
      living.render();
    }""")
    wait_until(lambda: phone.page.evaluate("list.unreadCount") == 5)
    assert above(phone) is None
    for unseen in (3, 0):
        phone.page.evaluate("async (top) => { scroller.scrollTop = top; await painted(); }", unseen * 80)
    assert phone.page.evaluate("counts") == [5, 3, 0]


def test_the_count_is_above_a_header_that_sticks(reading_page):
    phone = reading_page()
    phone.page.evaluate("""async () => {
      simple(60, { layout: "inner" });
      window.list = await attach(scroller, { readingPosition: { atStart: "keepsRow", newRowsAbove: (count) => `${count} new above` } });
      scroller.insertAdjacentHTML("afterbegin", "<header style='position: sticky; top: 0; z-index: 1; height: 60px; background: silver'>Header</header>");
      living.models.unshift(...rowsNamed("new", 5));
      living.render();
      await painted();
    }""")
    wait_until(lambda: above(phone) == "5 new above")
    assert phone.page.evaluate("""(() => {
      const { left, top } = document.querySelector("[data-overscroll=newRowsAbove]").getBoundingClientRect();
      return document.elementFromPoint(left + 30, top + 10).dataset.overscroll;
    })()""") == "newRowsAbove"


def test_rows_that_are_removed_are_not_counted(reading_page):
    phone = reading_page()
    phone.page.evaluate("""async () => {
      simple(60);
      window.list = await attach(scroller, { readingPosition: { atStart: "keepsRow", newRowsAbove: (count) => `${count} new above` } });
      await painted();
      living.models.unshift(...rowsNamed("new", 5));
      living.render();
      await painted();
      living.models.splice(1, 2);
      living.render();
      await painted();
    }""")
    wait_until(lambda: above(phone) == "3 new above")


# Rows that have been read

def open_read(phone, count, height):
    """Attaches a list, and records the rows that it reports as read."""
    phone.page.evaluate("""async ([count, height]) => {
      simple(count, { height });
      window.read = [];
      window.list = await attach(scroller, { readingPosition: { onVisibleRowsChange: (ids) => read.push(ids) } });
    }""", [count, height])


def test_rows_are_read_after_a_second_at_rest(reading_page):
    phone = reading_page()
    open_read(phone, 300, 100)
    phone.page.wait_for_function("() => read.length === 1")
    assert phone.page.evaluate("read[0]") == ["0", "1", "2", "3", "4"]
    # A scroll over many rows, and a rest with halves at both ends: 500 pixels from 2040 on.
    phone.page.evaluate("async () => { for (let step = 0; step < 40; step += 1) { scroller.scrollTop += 51; await painted(); } }")
    phone.page.wait_for_function("() => read.length === 2")
    assert phone.page.evaluate("read[1]") == ["20", "21", "22", "23", "24"]
    phone.page.evaluate("async () => { scroller.scrollTop += 20; await painted(); }")
    phone.page.wait_for_function("() => read.length === 3")
    assert phone.page.evaluate("read[2]") == ["21", "22", "23", "24", "25"]


def test_rows_in_a_page_that_is_hidden_are_not_read(reading_page):
    phone = reading_page()
    phone.page.evaluate("void Object.defineProperty(document, 'hidden', { configurable: true, value: true })")
    open_read(phone, 300, 100)
    phone.page.wait_for_timeout(1500)
    assert phone.page.evaluate("read.length") == 0
    phone.page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    phone.page.wait_for_function("() => read.length === 1")


def test_rows_of_a_list_that_is_hidden_are_not_read(reading_page):
    phone = reading_page()
    open_read(phone, 300, 100)
    phone.page.evaluate("void (scroller.style.display = 'none')")
    phone.page.wait_for_timeout(1500)
    assert phone.page.evaluate("read.length") == 0
    phone.page.evaluate("void (scroller.style.display = '')")
    phone.page.wait_for_function("() => read.length === 1")


def test_a_row_that_is_longer_than_the_viewport_is_read_in_halves_of_it(reading_page):
    phone = reading_page()
    open_read(phone, 3, 2000)
    phone.page.evaluate("scroller.scrollTop = 1700")
    phone.page.wait_for_function("() => read.length === 1")
    assert phone.page.evaluate("read[0]") == ["0"]
    phone.page.evaluate("scroller.scrollTop = 1750")
    phone.page.wait_for_function("() => read.length === 2")
    assert phone.page.evaluate("read[1]") == ["0", "1"]


@pytest.mark.parametrize("around", ["<ul id='rows'>{}</ul>", "<section id='inbox'><div id='box'><ul id='rows'>{}</ul></div></section>", "<ul>{}</ul>"])
def test_an_id_of_a_node_around_the_rows_is_no_row(reading_page, around):
    phone = reading_page()
    answer = phone.page.evaluate("""async (around) => {
      const row = (key) => `<li id="m${key}" style="height: 60px">Mail ${key}</li>`;
      document.body.insertAdjacentHTML("beforeend", `<div style="height: 500px"><div id="mails" style="height: 500px; overflow-y: auto">${
        around.replace("{}", Array.from({ length: 60 }, (_, key) => row(key)).join(""))}</div></div>`);
      const messages = [];
      const list = await attach(mails, {
        readingPosition: { newRowsAbove: (count) => `${count} new`, newRowsText: (count) => `${count} mails` }, durations: { minimumVisible: 0 },
        onRefresh: async () => { mails.querySelector("ul").insertAdjacentHTML("afterbegin", row(101) + row(102)); },
        onEnd: ({ message }) => { messages.push(message); },
      });
      await eachFrame(3, () => {});
      mails.scrollTop = 900;
      await eachFrame(3, () => {});
      const before = m20.getBoundingClientRect().top;
      mails.querySelector("ul").insertAdjacentHTML("afterbegin", row(201) + row(202) + row(203));
      await eachFrame(5, () => {});
      const moved = m20.getBoundingClientRect().top - before, count = list.unreadCount;
      await list.begin("top");
      return [Math.round(moved), count, messages[0]];
    }""", around)
    assert answer == [0, 3, "2 mails"]


# Lists that leave the page

LEFT = """(async () => {
  simple(40);
  let signal;
  const list = await attach(scroller, { onRefresh: (context) => { signal = context.signal; return new Promise(() => {}); } });
  const result = list.begin("top"), seen = [];
  const { parentElement: frame } = scroller, { parentElement: place } = frame;
  const note = () => seen.push([list.isActive, signal.aborted]);
  await eachFrame(4, () => {});
  place.append(frame);
  await eachFrame(4, () => {});
  note();
  frame.remove();
  seen.push((await result).outcome);
  note();
  place.append(frame);
  while (!list.isActive) await painted();
  list.begin("top");
  await painted();
  note();
  list.detach();
  return seen;
})()"""


def test_a_list_is_detached_while_what_is_around_it_is_out_of_the_page(storm):
    assert storm.evaluate(LEFT) == [[True, False], "cancelled", [False, True], [True, False]]


AWAY = {
    "the list": "scroller.remove()", "what is around it": "scroller.parentElement.remove()", "detach": "list.detach()",
    "detach after the list": "{ scroller.remove(); list.detach(); }", "detach after all": "{ scroller.parentElement.remove(); list.detach(); }",
    "detach before the scroll event": "{ scroller.scrollTop = 900; list.detach(); }", "the page": "{ scroller.scrollTop = 900; dispatchEvent(new Event('pagehide')); }",
}


@pytest.mark.parametrize("away", AWAY)
def test_a_list_that_is_left_before_its_pause_is_over_reports_its_place(storm, away):
    """A click on a row opens another screen."""
    noted = storm.evaluate(f"""(async () => {{
      simple(40);
      const noted = [];
      const list = await attach(scroller, {{ readingPosition: {{ onAnchorChange: ({{ id, offset }}) => noted.push(80 * id - offset) }} }});
      await eachFrame(4, () => {{}});
      scroller.scrollTop = 820;
      await eachFrame(3, () => {{}});
      {AWAY[away]};
      await eachFrame(4, () => {{}});
      const seen = [...noted];
      list.detach();
      return seen;
    }})()""")
    assert noted[-1:] == [900 if "900" in AWAY[away] else 820]

"""Smooth scrolling to rows and to the end: it arrives whatever changes on the way, unless the page or the user scrolls elsewhere."""

import pytest

OPEN = """
  simple(200, { layout: "LAYOUT" });
  window.list = await attach(scroller, OPTIONS);
  await painted();
  scroller.scrollTop = %d;
  await eachFrame(3, () => {});
"""
# Until the list has rested for ten frames; the tops are those of each frame.
REST = """
  const tops = [];
  for (let still = 0; still < 10;) {
    await painted();
    still = scroller.scrollTop === tops.at(-1) ? still + 1 : 0;
    tops.push(scroller.scrollTop);
  }
"""


def play(storm, options, start, code, layout="rows"):
    opened = OPEN.replace("LAYOUT", layout).replace("OPTIONS", options) % start
    return storm.evaluate(f"(async () => {{ {opened} {code} }})()")


@pytest.mark.parametrize("layout", ["rows", "virtual"])
@pytest.mark.parametrize("options", ["{ readingPosition: living.options }", "{ chat: living.options }"])
@pytest.mark.parametrize("change", ["prepend", "grow"])
def test_a_row_is_reached_while_rows_before_it_change(storm, options, change, layout):
    changes = {
        "prepend": "living.models.unshift(...rowsNamed(`new ${frame}`, 3)); living.render();",
        "grow": "living.update(Object.assign(living.models[frame], { height: 90 })); living.render();",
    }
    # The way is 60 rows long; as it begins, the rows before the viewport change in each frame.
    assert play(storm, options, 4000, f"""
      list.scrollTo("150", {{ behavior: "smooth" }});
      await eachFrame(20, (frame) => {{ {changes[change]} }});
      {REST}
      return topOf("150");
    """, layout) == pytest.approx(0, abs=0.5)


def test_the_end_is_reached_while_an_answer_grows_in_each_frame(storm):
    assert play(storm, "{ chat: true }", 5000, """
      list.scrollToEnd({ behavior: "smooth" });
      const last = living.models.at(-1);
      let away = 0;
      await eachFrame(150, (frame) => {
        living.update(Object.assign(last, { text: "word ".repeat(frame) }));
        away = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
      });
      return [away < 40, list.isAtEnd];
    """) == [True, True]


@pytest.mark.parametrize("way", ["list.scrollToEnd({ behavior: 'smooth' })", "document.querySelector('[data-overscroll=newRows]').click()"])
@pytest.mark.parametrize("every", [2, 12])
def test_the_end_is_reached_and_followed_while_an_answer_goes_on(storm, way, every):
    """A line every few frames is an answer that never ends; the way to the end does."""
    assert play(storm, "{ chat: true }", 5000, f"""
      living.models.push(...rowsNamed("answer", 1));
      living.render();
      await eachFrame(3, () => {{}});
      {way};
      const last = living.models.at(-1), away = [];
      await eachFrame(300, (frame) => {{
        away.push(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop);
        if (frame % {every} === 0) living.update(Object.assign(last, {{ height: 80 + 22 * frame / {every} }}));
      }});
      return [Math.max(...away.slice(-30)), list.isAtEnd, list.unreadCount];
    """) == [pytest.approx(0, abs=1), True, 0]


@pytest.mark.parametrize("code, top", [("list.scrollTo('10')", 800), ("scroller.scrollTop = 700", 700)])
def test_a_page_may_end_the_way_to_the_end(storm, code, top):
    assert play(storm, "{ chat: true }", 0, f"""
      list.scrollToEnd({{ behavior: "smooth" }});
      await new Promise((go) => scroller.addEventListener("scroll", go, {{ once: true }}));
      await painted();
      {code};
      await eachFrame(90, () => {{}});
      living.models.push(...rowsNamed("new", 1));
      living.render();
      await eachFrame(3, () => {{}});
      return [scroller.scrollTop, list.isAtEnd, list.unreadCount];
    """) == [top, False, 1]


def test_the_way_is_smooth_and_goes_in_one_direction(storm):
    tops = play(storm, "{ readingPosition: true }", 2000, f"""
      list.scrollTo("150", {{ behavior: "smooth" }});
      const before = scroller.scrollTop;
      {REST}
      return [before, ...tops];
    """)
    assert [tops[0], tops[-1]] == [2000, 12000]
    assert tops == sorted(tops)
    assert len(set(tops)) > 4, "It has moved at once"


def test_a_style_sheet_makes_the_way_smooth(storm):
    tops = play(storm, "{ readingPosition: true }", 2000, f"""
      scroller.style.scrollBehavior = "smooth";
      list.scrollTo("60");
      const before = scroller.scrollTop;
      {REST}
      return [before, ...tops];
    """)
    assert [tops[0], tops[-1]] == [2000, 4800]
    assert tops == sorted(tops)


def test_a_row_that_is_removed_on_the_way_ends_it(storm):
    assert play(storm, "{ readingPosition: true }", 2000, f"""
      list.scrollTo("150", {{ behavior: "smooth" }});
      await new Promise((go) => scroller.addEventListener("scroll", go, {{ once: true }}));
      await painted();
      living.models.splice(150, 1);
      living.render();
      {REST}
      return [tops[0] > 2000 && tops.at(-1) < 11900, tops.at(-1) === tops[0]];
    """) == [True, True]


def test_a_list_that_snaps_to_rows_arrives(storm):
    assert play(storm, "{ readingPosition: true }", 2000, f"""
      scroller.style.scrollSnapType = "y mandatory";
      for (const node of living.nodes.values()) node.style.scrollSnapAlign = "start";
      await painted();
      list.scrollTo("150", {{ behavior: "smooth" }});
      {REST}
      return topOf("150");
    """) == pytest.approx(0, abs=0.5)


def test_who_prefers_reduced_motion_is_there_at_once(reading_page):
    phone = reading_page()
    phone.page.emulate_media(reduced_motion="reduce")
    assert phone.page.evaluate("""async () => {
      simple(200);
      const list = await attach(scroller, { readingPosition: true });
      list.scrollTo("150", { behavior: "smooth" });
      return topOf("150");
    }""") == pytest.approx(0, abs=0.5)

"""How often the page calls the module: once for each event, whose answer contains the drawings."""

import pytest

from options_page import FAST

COUNT = """() => {
  window.counts = {};
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const original = WebAssembly[name];
    WebAssembly[name] = async (...values) => {
      const made = await original.apply(WebAssembly, values);
      const { exports } = made.instance ?? made;
      const counted = Object.fromEntries(Object.entries(exports).map(([name, value]) => [name, typeof value !== "function" ? value : (...given) => {
        counts[name] = (counts[name] ?? 0) + 1;
        return value(...given);
      }]));
      return made.instance ? { module: made.module, instance: { exports: counted } } : { exports: counted };
    };
  }
  window.events = 0;
}"""


@pytest.fixture
def counted(lists):
    page = lists("later")
    page.page.evaluate(COUNT)
    page.page.evaluate(f"""async () => {{
      const {{ attach }} = await import("/overscroll/overscroll.js");
      window.list = await attach(scroller, {{ {FAST}, indicator: "ring", onRefresh() {{}}, onLoadMore() {{}} }});
      window.gallery = {{ list }};
      for (const type of ["touchmove", "scroll"]) scroller.addEventListener(type, () => {{ events += 1; }}, {{ capture: true }});
    }}""")
    page.phone.frames(3)
    return page


def reset(page):
    page.page.evaluate("counts = {}, events = 0")


def test_a_move_of_a_finger_calls_the_module_once(counted):
    counted.phone.press(150)
    counted.phone.lead(250)
    counted.phone.frames(3)
    reset(counted)
    counted.phone.lead(330)
    events, counts = counted.page.evaluate("[events, counts]")
    counted.phone.lose()
    assert events > 3
    assert counts["overscroll_touch"] == events
    assert "overscroll_draw" not in counts


def test_a_scroll_event_calls_the_module_once(counted):
    reset(counted)
    for position in (100, 150, 200):
        counted.page.evaluate("(position) => { scroller.scrollTop = position; }", position)
        counted.phone.frames(2)
    assert counted.page.evaluate("[events, counts]") == [3, {"overscroll_frame": 3}]

"""`overscroll/drawing`: how large a source is drawn, and which of its shapes are drawn in which order."""

import json

import pytest

# What is drawn of a source: the size of the drawing, its shapes, and where each begins on the way through all of them.
MEASURE = """async (source) => {
  const { drawing } = await import('/overscroll/drawing.js');
  const own = drawing(typeof source === 'string' && source.startsWith('<') ? new DOMParser().parseFromString(source, 'image/svg+xml').documentElement : source);
  own.update({ edge: 'top', phase: 'armed', progress: 1, pull: 54, time: 0, text: '', reducesMotion: false });
  const svg = own.element.firstChild, shapes = [...svg.querySelectorAll('[style]')];
  return { size: [svg.getAttribute('width'), svg.getAttribute('height')].map(Number), box: svg.getAttribute('viewBox').split(' ').map(Number),
    begins: shapes.map(({ style }) => parseFloat(style.strokeDashoffset)), names: shapes.map(({ localName }) => localName).join(' '),
    left: document.querySelectorAll('body > svg').length };
}"""
SHAPES = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs><clipPath id="a"><path d="M0 0h99v99z"/></clipPath></defs>
  <g transform="scale(2)"><line x1="1" y1="1" x2="5" y2="1" stroke="red" pathLength="1"/></g><path fill="red" d="M2 6h8z m0 2v2"/></svg>"""


@pytest.fixture
def measure(engine, page_server):
    engine.open(f"{page_server.url}reading.html")
    return lambda source: engine.evaluate(f"({MEASURE})({json.dumps(source)})")


def test_a_drawing_fills_its_room_and_knows_where_its_parts_are(measure):
    for source, width, height, begins in [
        ("M0 0h10v10", 36, 36, [0]),
        ("m5 5h20v10", 69.5, 36, [0]),
        ("M0 0h100", 180, 2.5, [0]),
        ("M0 0h10v10m0 0h-10v-10", 36, 36, [0, 20]),
        ("M0 0h10v10zl-10 0v10", 69.5, 36, [0, 20 + 200 ** 0.5]),
        (["m1 1h4v4", "m1 1v4h4"], 36, 36, [0, 8]),
        (SHAPES, 36, 36, [0, 4, 20]),
    ]:
        measured = measure(source)
        assert measured["size"] == pytest.approx([width, height], abs=0.01), source
        assert measured["begins"] == pytest.approx(begins, abs=0.01), source
        _, _, *box = measured["box"]
        assert box[0] / box[1] == pytest.approx(width / height, rel=0.01), source
        assert measured["left"] == 0, "Nothing is left in the page."
    assert measured["names"] == "line path path"


def test_data_are_drawn_up_to_their_error(measure):
    for source, begins in [("M0 0h10v10 L 5 error M 99 99 h 9", [0]), ("", []), ("L 5 5 m 5 5 h 3", []), ([], [])]:
        assert measure(source)["begins"] == begins, source

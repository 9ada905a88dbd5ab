"""Pictures as an indicator: decoding, which picture is shown when, and the warnings about broken files."""

import base64
import re
from itertools import accumulate
from pathlib import Path

import pytest

from phone import wait_until

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "Tests/Pictures"
CATS = ROOT / "Gallery/web/pictures"
# A browser detects the type of a picture from its bytes, and the size of one without a size from
# its parts.
FINE_IN_A_BROWSER = {"png"}
BROKEN = sorted(path.stem for path in (PICTURES / "broken").glob("*.gif"))

ATTACH = """async ([files, options]) => {
  window.list?.detach();
  document.querySelector('#own')?.remove();
  document.body.insertAdjacentHTML('beforeend',
    '<div id=own style="position:fixed;inset:0;z-index:9;background:#fff">' +
    '<div id=scroller style="height:100%;overflow-y:auto"><div style="height:2000px"></div></div></div>');
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
  const frames = { ...options };
  for (const name in files) frames[name] = Array.isArray(files[name]) ? files[name].map(bytes) : bytes(files[name]);
  const { attach } = await import('/overscroll/overscroll.js');
  const { openPictures } = await import('/overscroll/pictures.js');
  window.openPictures = openPictures;
  window.frames_ = frames;
  window.runs = [];
  window.list = await attach(scroller, { top: { indicator: { frames },
    onRefresh: () => new Promise((done) => runs.push(done)) } });
}"""


@pytest.fixture
def phone(make_phone, page_server):
    """A phone with a page that contains only its list."""
    phone = make_phone(bypass_csp=True)
    phone.page.goto(f"{page_server.url}blank.html")
    return phone


# The painted picture of a sequence, as the index of its colour in the palette of the files.
PAINTED = """async ([phase, count]) => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const seen = [];
  for (let frame = 0; frame < count; frame += 1) {
    // Requests the picture again until it is decoded.
    while (!pictures.has(phase, frame)) {
      pictures.at(phase, frame, 16, 8);
      await new Promise((done) => setTimeout(done, 1));
    }
    canvas.drawImage(pictures.at(phase, frame, 16, 8), 0, 0, 1, 1);
    seen.push(Math.round(canvas.getImageData(0, 0, 1, 1).data[0] / 2));
  }
  return seen; }"""
PULLING, REFRESHING = 1, 4


def data(path):
    return base64.b64encode(path.read_bytes()).decode()


def attach(phone, options=None, **files):
    given = {name: [data(each) for each in file] if isinstance(file, list) else data(file)
             for name, file in files.items()}
    phone.page.evaluate(ATTACH, [given, options or {}])


def open_pictures(phone):
    """Opens the pictures again, beside the list, and returns the values for the module."""
    return phone.page.evaluate("""async () => {
      window.pictures = await openPictures(frames_, 'frames', () => {});
      return [...pictures.numbers]; }""")


def warnings(phone):
    return [text for kind, text in phone.console if kind == "warning" and "is left out" in text]


def wait_for_warnings(phone, count):
    # Playwright delivers console messages only while it is called.
    wait_until(lambda: phone.frames(1) or len(warnings(phone)) >= count)


@pytest.mark.parametrize("name", BROKEN)
def test_of_a_broken_file_the_console_says_what_is_wrong(phone, name):
    attach(phone, pulling=PICTURES / f"broken/{name}.gif")
    open_pictures(phone)
    # The list and `open_pictures` warn once each, in any order.
    is_fine = name in FINE_IN_A_BROWSER
    if not is_fine:
        wait_for_warnings(phone, 2)
    phone.page.evaluate("void list.begin('top')")
    if not is_fine:
        phone.page.wait_for_function("() => document.querySelector('#own').innerText.includes('Refreshing')")
    phone.frames(10)
    said = warnings(phone)
    assert len(said) == (0 if is_fine else 2), said
    assert all(text.startswith("Overscroll: ") and len(text) > 50 for text in said)


def delays_of(path):
    """The delays in a GIF's own bytes, in milliseconds; 10 or less count as 100, as in all browsers."""
    found = re.findall(rb"\x21\xf9\x04.(..).\x00", path.read_bytes(), re.DOTALL)
    delays = [10 * int.from_bytes(each, "little") for each in found]
    return [delay if delay > 10 else 100 for delay in delays]


def table(phone, phase):
    """The number of pictures that the module receives, their size, and their delay."""
    return open_pictures(phone)[4 * phase : 4 * phase + 4]


def test_what_follows_the_finger_is_counted_by_its_pictures(phone):
    attach(phone, pulling=PICTURES / "good/uneven.gif")
    count, width, height, _ = table(phone, PULLING)
    assert (count, width, height) == (10, 16, 8)
    assert phone.page.evaluate(PAINTED, [PULLING, 10]) == list(range(10))


@pytest.mark.parametrize("name", ["sixty", "uneven", "zero-delays"])
def test_each_picture_stands_as_long_as_it_says(phone, name):
    """B199: no picture is early or late by more than half a tick, and the whole takes as long as the sum."""
    file = PICTURES / f"good/{name}.gif"
    attach(phone, refreshing=file)
    count, _, _, delay = table(phone, REFRESHING)
    delays = delays_of(file)
    ends = list(accumulate(delays))
    assert count * delay * 1000 == pytest.approx(ends[-1], abs=0.01)
    assert 10 < delay * 1000 < 1000 / 60
    shown = phone.page.evaluate(PAINTED, [REFRESHING, int(count)])
    assert sorted(set(shown)) == list(range(len(delays)))
    for frame, end in enumerate(ends):
        last = len(shown) - 1 - shown[::-1].index(frame)
        assert (last + 1) * delay * 1000 == pytest.approx(end, abs=delay * 500 + 0.01)


def test_a_rate_counts_more_than_what_the_file_says(phone):
    attach(phone, {"framesPerSecond": 20}, refreshing=PICTURES / "good/uneven.gif")
    count, _, _, delay = table(phone, REFRESHING)
    assert count * delay == pytest.approx(10 / 20)


def test_few_pictures_are_kept_and_none_after_the_end(phone):
    """B196: 300 pictures of 400 by 400 pixels would take 192 megabytes."""
    attach(phone, refreshing=PICTURES / "good/three-hundred.gif")
    open_pictures(phone)
    most = phone.page.evaluate("""async () => {
      let most = 0;
      for (let tick = 0; tick < 600; tick += 1) {
        pictures.at(4, tick, 400, 400);
        await new Promise((done) => setTimeout(done, 1));
        most = Math.max(most, pictures.decodedPixels);
      }
      return most; }""")
    assert 0 < most <= 2 ** 20
    phone.page.evaluate("pictures.close()")
    phone.page.wait_for_function("() => pictures.decodedPixels === 0")


def test_the_cat_is_seen_while_the_action_runs(phone):
    attach(phone, pulling=CATS / "cat-pull.gif", refreshing=CATS / "cat-run.gif", noMore=CATS / "cat-sleep.gif")
    phone.page.evaluate("void list.begin('top')")
    phone.page.wait_for_function("() => document.querySelector('#own canvas')?.getBoundingClientRect().width > 0")
    box = phone.page.evaluate(
        "(({ width, height }) => [width, height])(document.querySelector('#own canvas').getBoundingClientRect())")
    assert box == pytest.approx([96, 54], abs=0.5)
    first = phone.page.evaluate("document.querySelector('#own canvas').toDataURL()")
    phone.page.wait_for_function("(first) => document.querySelector('#own canvas').toDataURL() !== first", arg=first)
    phone.shot("cat-refreshing")
    assert warnings(phone) == []


def test_the_cat_follows_the_finger(phone):
    attach(phone, pulling=CATS / "cat-pull.gif", refreshing=CATS / "cat-run.gif")
    pictures = set()
    phone.press(100)
    # A picture that is not decoded yet is shown when the finger passes the same point again.
    for height in [*range(110, 330, 20), *range(330, 110, -20)] * 5:
        phone.lead(height, steps=2)
        phone.frames(4)
        pictures.add(phone.page.evaluate("document.querySelector('#own canvas')?.toDataURL() ?? ''"))
        if len(pictures) >= 6:
            break
    phone.lose()
    assert len(pictures) >= 6


def test_without_a_decoder_a_gif_plays_by_itself_and_a_list_follows_the_finger(phone):
    phone.page.evaluate("() => { window.ImageDecoder = undefined; }")
    attach(phone, pulling=[PICTURES / "good/still.gif", PICTURES / "good/one.gif"], refreshing=CATS / "cat-run.gif")
    assert table(phone, PULLING)[0] == 2
    assert phone.page.evaluate(PAINTED, [PULLING, 2]) == [3, 0]
    phone.page.evaluate("void list.begin('top')")
    phone.page.wait_for_function("() => document.querySelector('#own img')?.naturalWidth === 192")
    assert warnings(phone) == []


def test_a_missing_file_is_named_once(make_phone, page_server):
    phone = make_phone(expects_complaints=True, bypass_csp=True)
    phone.page.goto(f"{page_server.url}blank.html")
    attach(phone, {"pulling": "/nobody.gif", "refreshing": "/nobody.gif"})
    wait_for_warnings(phone, 1)
    phone.frames(10)
    assert len(warnings(phone)) == 1
    assert "/nobody.gif was not fetched: 404" in warnings(phone)[0]


def test_a_list_without_pictures_does_not_load_their_script(make_phone):
    phone = make_phone(bypass_csp=True)
    loaded = []
    phone.page.on("request", lambda request: loaded.append(request.url))
    phone.open()
    assert not any(url.endswith("pictures.js") for url in loaded)


@pytest.mark.parametrize("frames, name", [
    ("{ pulling: 3 }", "top.indicator.frames.pulling"), ("{ framesPerSecond: 0 }", "top.indicator.frames.framesPerSecond"),
    ("{ pulled: 'a.gif' }", "top.indicator.frames.pulled"), ("'a.gif'", "top.indicator.frames"),
])
def test_a_wrong_option_is_named(phone, frames, name):
    attach(phone)
    said = phone.page.evaluate(f"""async () => {{
      list.detach();
      const {{ attach }} = await import('/overscroll/overscroll.js');
      try {{ await attach(scroller, {{ top: {{ indicator: {{ frames: {frames} }}, onRefresh() {{}} }} }}); }}
      catch (error) {{ return `${{error.name}}: ${{error.message}}`; }} }}""")
    assert said.startswith(f"TypeError: Overscroll: {name} must be ")

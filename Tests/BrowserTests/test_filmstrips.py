"""An indicator looks the same in the page as in the library's pictures of it, and draws only changes."""

import base64
import io
import re
import shutil

import pytest
from PIL import Image, ImageSequence

from phone import linger, wait_until
from strips import LOOKS, ROOT, SCALE, Strip, build_command, compare

INDICATORS = re.findall(r'"(\w+)"', re.search(r"INDICATORS = .*", (ROOT / "Web/src/engine/block-layout.js").read_text("utf8"))[0])
LOOPS = sorted((ROOT / "Documentation/Pictures/FilmStrips").glob("*-loop.svg"))
CATS = ROOT / "Gallery/web/pictures"
PICTURE = 44

# Observes all changes in the page while a function runs, and counts them.
COUNT = """async (body) => {
  let count = 0;
  window.written = [];
  const observer = new MutationObserver((list) => {
    count += list.length;
    written.push(...list.map((each) => `${each.target.localName} ${each.attributeName}`)); });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  new Function(body)();
  await new Promise((done) => setTimeout(done));
  observer.disconnect();
  return count; }"""


def reel(name, delay):
    """A sequence of the gallery's cat, with one picture per file, which all browsers decode alike."""
    addresses = []
    with Image.open(CATS / f"cat-{name}.gif") as file:
        for picture in list(ImageSequence.Iterator(file))[:8]:
            data = io.BytesIO()
            picture.convert("RGBA").resize((PICTURE * SCALE,) * 2).save(data, "png")
            addresses.append(f"data:image/png;base64,{base64.b64encode(data.getvalue()).decode()}")
    return {"width": PICTURE, "height": PICTURE, "delay": delay, "addresses": addresses}


@pytest.fixture(scope="session")
def reels():
    return {"pulling": reel("pull", 0.1), "refreshing": reel("run", 0.15), "noMore": reel("sleep", 1)}


@pytest.fixture(scope="session")
def command():
    return build_command()


@pytest.fixture(params=LOOKS, ids=lambda look: look.name)
def strip(request, browser, reels):
    strip = Strip(browser, request.param, reels)
    yield strip
    strip.close()


@pytest.fixture
def light(browser, reels):
    strip = Strip(browser, LOOKS[0], reels)
    yield strip
    strip.close()


def likenesses(strip, command, folder):
    ones, others = strip.pictures(), strip.drawings(command, folder)
    ground = strip.look.colors["ground"]
    return {moment["name"]: compare(one, other, ground)
            for moment, one, other in zip(strip.moments, ones, others, strict=True)}


@pytest.mark.parametrize("indicator", INDICATORS)
def test_the_page_shows_what_the_pictures_show(strip, command, tmp_path, indicator):
    states = strip.show(indicator)
    assert [state["phase"] for state in states] == [moment["phase"] for moment in strip.moments]
    assert [state["progress"] for state in states] == pytest.approx(
        [moment["progress"] for moment in strip.moments], abs=1e-9)
    found = likenesses(strip, command, tmp_path)
    unlike = {name: each for name, each in found.items() if not each.holds}
    assert not unlike, found


@pytest.mark.parametrize("indicator", INDICATORS)
def test_a_strip_in_which_one_node_is_missing_is_another_one(light, command, tmp_path, indicator):
    light.show(indicator)
    whole = light.drawings(command, tmp_path)
    ground = light.look.colors["ground"]
    hidden = 0
    for room, name in enumerate(moment["name"] for moment in light.moments):
        nodes = f"[...document.querySelectorAll('.room')[{room}].children]"
        seen = light.page.evaluate(
            f"{nodes}.map((node, index) => [index, Number(node.style.opacity)]).filter((each) => each[1] > 0.1)")
        for index, _ in seen:
            light.page.evaluate(f"void ({nodes}[{index}].style.visibility = 'hidden')")
            likeness = compare(light.pictures()[room], whole[room], ground)
            light.page.evaluate(f"void ({nodes}[{index}].style.visibility = '')")
            assert not likeness.holds, (name, index, likeness)
            hidden += 1
    assert hidden >= len(light.moments) / 2


@pytest.mark.parametrize("indicator", INDICATORS)
def test_what_is_drawn_again_writes_nothing(light, indicator):
    light.show(indicator)
    again = "document.querySelectorAll('.room').forEach((room) => room.draw())"
    assert light.page.evaluate(COUNT, again) == 0


# The arrow and the texts do not change with the pull, but the line below a text grows. A ring changes
# its path and position, and a spinner shows one more spoke and is more opaque. Of the lines, only the
# lowest one grows: it fades between two layers, as the text does.
@pytest.mark.parametrize("indicator, count", [
    ("classic", 0), ("text", 1), ("ring", 2), ("spinner", 2), ("frames", 0), ("lines", 4)])
def test_a_further_pull_writes_only_what_it_changes(light, indicator, count):
    light.show(indicator)
    further = "const room = document.querySelectorAll('.room')[1]; room.session.follow(0.6); room.draw()"
    assert light.page.evaluate(COUNT, further) == count, light.page.evaluate("written")


def test_a_spinner_may_come_and_go_as_often_as_the_finger_likes(light):
    light.show("spinner")
    spokes = light.page.evaluate("""() => [0.3, 0.6, 0.9, 0.2].map((progress) => {
      const room = document.querySelectorAll('.room')[1];
      room.session.follow(progress);
      room.draw();
      return [...room.querySelectorAll('line')].filter((spoke) => spoke.style.opacity === '1').length; })""")
    assert spokes == [2, 5, 7, 2]


@pytest.fixture(scope="module")
def calm_browser(playwright):
    """A browser of who prefers reduced motion: emulating that does not reach pictures."""
    browser = playwright.chromium.launch(
        executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox", "--force-prefers-reduced-motion"])
    yield browser
    browser.close()


def loop(browser, file):
    page = browser.new_page(viewport={"width": 240, "height": 200})
    page.set_content(f'<img src="data:image/svg+xml;base64,{base64.b64encode(file.read_bytes()).decode()}">')
    page.wait_for_function("() => document.images[0].naturalWidth === 212")
    # A browser that was just launched cannot capture a page of which it has not drawn a frame.
    page.evaluate("async () => { for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame); }")
    return page


@pytest.mark.parametrize("file", LOOPS, ids=lambda file: file.stem)
def test_a_loop_moves_in_a_page_unless_motion_is_reduced(browser, calm_browser, file):
    page, calm_page = loop(browser, file), loop(calm_browser, file)
    first, still = page.screenshot(), calm_page.screenshot()
    wait_until(lambda: page.screenshot() != first)
    linger(calm_page, 1000)
    assert calm_page.screenshot() == still
    page.close()
    calm_page.close()

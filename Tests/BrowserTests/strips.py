"""The same moments of an indicator twice: drawn by the page's renderer, and as pictures with the same texts."""

import io
import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

import numpy
from PIL import Image
from scipy.ndimage import binary_dilation, find_objects, label
from skimage.metrics import structural_similarity

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
PAGE = "http://strips.test/"
WIDTH = 320
SCALE = 3
# The colours of `IndicatorSVG`, and the backgrounds behind them.
LIGHT = {"ground": "#ffffff", "overscroll-label": "#000", "overscroll-tint": "#007aff",
         "overscroll-secondary": "rgba(60,60,67,0.75)"}
DARK = {"ground": "#000000", "overscroll-label": "#fff", "overscroll-tint": "#0a84ff",
        "overscroll-secondary": "rgba(235,235,245,0.6)"}
# Twice the rounding error of an 8 bit channel.
INK = 4
# Letters of a word are less than twice this many pixels apart; icons are further from texts.
NEAR = 6


@dataclass(frozen=True)
class Look:
    """The colour scheme and the language of a strip."""

    name: str
    language: str = "en"
    is_dark: bool = False
    is_right_to_left: bool = False

    @property
    def colors(self):
        return DARK if self.is_dark else LIGHT


LOOKS = [Look("light"), Look("dark", is_dark=True), Look("right-to-left", "ar", is_right_to_left=True)]


def moments(indicator):
    """The moments of an indicator that are compared."""
    each = {"indicator": indicator, "purpose": "refresh", "outcome": None, "progress": 0, "time": 0,
            "turn": 0, "distance": 52 if indicator == "lines" else 54}
    return [
        {**each, "name": "idle", "phase": "idle"},
        {**each, "name": "pulling", "phase": "pulling", "progress": 0.5},
        {**each, "name": "armed", "phase": "armed", "progress": 1.3, "turn": 1},
        {**each, "name": "refreshing-early", "phase": "refreshing", "time": 0.3},
        {**each, "name": "refreshing-late", "phase": "refreshing", "time": 1.5},
        {**each, "name": "failed", "phase": "failed", "outcome": "failed", "time": 1},
        {**each, "name": "no-more", "phase": "noMore", "outcome": "noMore", "purpose": "load", "time": 1},
    ]


class Strip:
    """A page that shows the moments of one indicator with the library's own renderer."""

    def __init__(self, browser, look, reels):
        self.look, self.reels = look, reels
        # A still picture of a spinner shows its first angle.
        self.context = browser.new_context(
            device_scale_factor=SCALE, viewport={"width": WIDTH, "height": 700})
        self.page = self.context.new_page()
        self.page.route(f"{PAGE}**", self.answer)
        self.page.goto(PAGE)
        self.page.wait_for_function("() => window.isReady")
        direction = "rtl" if look.is_right_to_left else "ltr"
        self.page.evaluate(
            """([colors, scheme, direction]) => { document.documentElement.dir = direction;
              document.documentElement.style.colorScheme = scheme;
              for (const name in colors) document.body.style.setProperty(`--${name}`, colors[name]); }""",
            [look.colors, "dark" if look.is_dark else "light", direction])

    def answer(self, route):
        path = route.request.url.removeprefix(PAGE)
        if path.startswith("src/"):
            route.fulfill(path=ROOT / "Web" / path)
        elif path == "overscroll.wasm":
            route.fulfill(path=ROOT / "Web/dist" / path)
        else:
            route.fulfill(path=HERE / "strips.html")

    def close(self):
        self.context.close()

    def show(self, indicator):
        self.moments = moments(indicator)
        self.known = self.page.evaluate("(order) => show(order)", {
            "moments": self.moments, "width": WIDTH, "language": self.look.language, "reels": self.reels})
        return self.known["states"]

    def pictures(self):
        """The renderer's pictures, one for each moment."""
        heights = [state["height"] for state in self.known["states"]]
        return cut(self.shot(self.page), heights)

    def drawings(self, command, folder):
        """The library's pictures, one for each moment."""
        order = {
            "width": WIDTH, "isDark": self.look.is_dark, "isRightToLeft": self.look.is_right_to_left,
            **dict(zip(["title", "detail"], self.known["fonts"], strict=True)), "words": self.known["words"],
            "reels": self.reels,
            "sizes": dict(zip(self.known["words"], pairs(self.known["sizes"]), strict=True)),
            "moments": [{**moment, "progress": state["progress"]}
                        for moment, state in zip(self.moments, self.known["states"], strict=True)],
        }
        file = folder / "order.json"
        file.write_text(json.dumps(order))
        subprocess.run([command, "order", file, folder], check=True)
        page = self.context.new_page()
        documents = [(folder / f"{moment['name']}.svg").read_text() for moment in self.moments]
        blocks = "".join(f"<div>{document}</div>" for document in documents)
        page.set_content(
            f"<style>body{{margin:0;background:{self.look.colors['ground']}}}"
            f"svg{{display:block}}</style>{blocks}")
        image = self.shot(page)
        page.close()
        return cut(image, [state["height"] for state in self.known["states"]])

    def shot(self, page):
        return Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")


def pairs(numbers):
    return [list(each) for each in zip(numbers[::2], numbers[1::2], strict=True)]


def cut(image, heights):
    """The areas of a strip, from top to bottom."""
    rooms, top = [], 0
    for height in heights:
        rooms.append(image.crop((0, round(top * SCALE), image.width, round((top + height) * SCALE))))
        top += height
    return rooms


def ink(image, ground):
    """The difference of each pixel from the background, which shows what is drawn and how strongly."""
    paper = numpy.array(Image.new("RGB", (1, 1), ground)).astype(int)
    return numpy.abs(numpy.asarray(image).astype(int) - paper).max(axis=2)


def marks(one, other, ground):
    """The boxes of all separate marks in either of two pictures."""
    drawn = numpy.maximum(ink(one, ground), ink(other, ground)) > INK
    spots, _ = label(binary_dilation(drawn, iterations=NEAR))
    for rows, columns in find_objects(spots):
        yield columns.start, rows.start, columns.stop, rows.stop


@dataclass(frozen=True, order=True)
class Likeness:
    """The similarity of two pictures."""

    structure: float
    area: float

    @property
    def holds(self):
        return self.structure >= 0.95 and abs(self.area - 1) <= 0.05


def compare(one, other, ground):
    """The similarity of the mark that differs most, so that one missing mark counts among many others."""
    found = [compare_mark(one.crop(box), other.crop(box), ground) for box in marks(one, other, ground)]
    return min(found, key=lambda each: (each.holds, each), default=Likeness(1, 1))


def compare_mark(one, other, ground):
    areas = [float(ink(image, ground).sum()) for image in (one, other)]
    structure = structural_similarity(numpy.asarray(one), numpy.asarray(other), channel_axis=2)
    return Likeness(float(structure), min(areas) / max(areas))


def build_command():
    """The command that writes the pictures, built if necessary."""
    subprocess.run(
        ["Development/Scripts/swift.sh", "build", "-q", "--product", "overscroll-filmstrips"], cwd=ROOT, check=True)
    return ROOT / ".build/debug/overscroll-filmstrips"

#!/usr/bin/env python3
"""Films the gallery for the README: a list is pulled, refreshes, and shows how many items are new.

Run with the browser tests' Python, after `make test`:
.build/venv/bin/python Scripts/take-moving-picture.py

Chromium draws each frame on request, with a known time, so a busy computer makes the film less
smooth, and not slower. A pixel of the page is two of the picture; a page shows it at half its width.
"""

import io
import sys
from pathlib import Path

from PIL import Image, ImageDraw

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/BrowserTests"))

from frames.browser import FrameBrowser  # noqa: E402
from server import Server  # noqa: E402

TARGET = ROOT / "Documentation/Pictures/pull.webp"
# The page in its own pixels, the part that is shown, and the device's pixels for each.
WIDTH, HEIGHT, SHOWN, SCALE = 320, 700, 440, 2
# The finger's start and travel from the list's top, its moves, and its radius, in pixels of the page.
X, START, TRAVEL, MOVES, RADIUS = 220, 50, 190, 20, 18
RATE, QUALITY, LARGEST = 15, 50, 600_000
# The duration of the first picture and of the last one, in ms.
FIRST, LAST = 600, 1500


class Film:
    """The frames of the page, each with its time in ms, with the finger drawn into them."""

    def __init__(self, page):
        self.page, self.pictures = page, []
        self.top = page.evaluate("scroller.getBoundingClientRect().top")

    def record(self, frames, finger=None):
        for _ in range(frames):
            data = self.page.picture()
            self.pictures.append((self.page.now, drawn(data, finger)))

    def record_until(self, condition, frames=120):
        for _ in range(frames):
            if self.page.evaluate(condition):
                return
            self.record(1)
        raise AssertionError(f"Not after {frames} frames: {condition}")

    def pull(self):
        self.page.touch("touchStart", X, self.top + START)
        for move in range(1, MOVES + 1):
            # Fast at first, then slower, like a hand.
            y = self.top + START + TRAVEL * (1 - (1 - move / MOVES) ** 2)
            self.page.touch("touchMove", X, y)
            self.record(1, (X, y))
        self.record(5, (X, y))
        self.page.touch("touchEnd")

    def save(self, path):
        times, (first, *rest) = zip(*self.pictures, strict=True)
        # While the finger moves, the pictures depend on its position only, however late they are.
        gaps = [round(after - before) for before, after in zip(times[MOVES:], times[MOVES + 1:], strict=False)]
        durations = [FIRST, *[1000 // RATE] * (MOVES - 1), *gaps, LAST]
        first.save(path, save_all=True, append_images=rest, duration=durations, loop=0, quality=QUALITY, method=6)
        size = path.stat().st_size
        print(f"{path.relative_to(ROOT)}: {first.size}, {len(times)} pictures, {sum(durations) / 1000:.1f} s, {size:,} bytes")
        if size > LARGEST:
            sys.exit(f"A picture in a README has at most {LARGEST:,} bytes.")


def drawn(data, finger):
    """The upper part of the page, with a circle at the finger, which the browser does not draw."""
    picture = Image.open(io.BytesIO(data)).convert("RGBA").crop((0, 0, WIDTH * SCALE, SHOWN * SCALE))
    if finger:
        larger = 4
        sign = Image.new("RGBA", (picture.width * larger, picture.height * larger))
        box = [larger * SCALE * (each + side) for side in (-RADIUS, RADIUS) for each in finger]
        ImageDraw.Draw(sign).ellipse(box, (60, 60, 67, 90), (255, 255, 255, 170), larger * SCALE)
        picture.alpha_composite(sign.resize(picture.size, Image.Resampling.LANCZOS))
    return picture.convert("RGB")


def act(page, server):
    page.call("Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=0, mobile=True)
    page.until("window.gallery?.rows().length > 0 && gallery.list.phase('top') === 'idle'")
    page.frames(10)
    server.publish(3)
    server.fail(delay=1100)
    film = Film(page)
    film.record(1)
    film.pull()
    film.record_until("gallery.list.phase('top') === 'refreshing'")
    film.record_until("gallery.list.phase('top') === 'idle'")
    film.record(6)
    film.save(TARGET)


def main():
    server, browser = Server(published=620), FrameBrowser(f"--force-device-scale-factor={SCALE}")
    try:
        act(browser.open(server.url + "?demo=feed", RATE, WIDTH, HEIGHT), server)
    finally:
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()

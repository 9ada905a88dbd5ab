#!/usr/bin/env python3
"""Films the gallery for the README: a list is pulled, refreshes, and shows how many items are new.

Run with the browser tests' Python, after `make test`: .build/venv/bin/python
Scripts/take-moving-picture.py Check the result: a busy computer drops frames.
"""

import base64
import io
import shutil
import sys
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/BrowserTests"))

from phone import Phone  # noqa: E402
from server import Server  # noqa: E402

TARGET = ROOT / "Documentation/Pictures/pull.webp"
WIDTH, HEIGHT, SEEN = 390, 844, 420
# The finger's start in the list and its travel, in pixels; the number of moves, and the ms for
# each.
X, START, WAY, MOVES, EACH = 250, 60, 210, 26, 28
# The maximum frames per second, and the maximum duration of a frame in ms: longer gaps come from a
# busy machine, not from the page.
RATE, LONGEST = 10, 160
SHOWN, QUALITY, LARGEST = 280, 40, 300_000
FLAGS = ["--no-sandbox", "--force-color-profile=srgb"]


class Film:
    """The frames of the browser, each with its time and with the finger's position."""

    def __init__(self, phone):
        self.phone, self.pictures, self.finger = phone, [], None
        phone.cdp.on("Page.screencastFrame", self.keep)
        phone.cdp.send("Page.startScreencast", {"format": "png"})

    def keep(self, frame):
        self.pictures.append((frame["metadata"]["timestamp"], frame["data"], self.finger))
        self.phone.cdp.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def wait(self, milliseconds):
        self.phone.page.wait_for_timeout(milliseconds)

    def pull(self):
        top = self.phone.top()
        self.phone.press(START, X)
        for move in range(1, MOVES + 1):
            # Fast at first, then slower, like a hand.
            y = START + WAY * (1 - (1 - move / MOVES) ** 2)
            self.finger = (X, top + y)
            self.phone.touch("touchMove", X, y)
            self.wait(EACH)
        self.wait(350)
        self.finger = None
        self.phone.lift()

    def save(self, path):
        self.phone.cdp.remove_listener("Page.screencastFrame", self.keep)
        self.phone.cdp.send("Page.stopScreencast")
        # Frames in transit still need to be acknowledged.
        self.wait(300)
        # Frames may arrive out of order. If there are more than the rate, the last one of each
        # moment is kept.
        pictures = sorted(self.pictures, key=lambda each: each[0])
        moments = {round((time - pictures[0][0]) * RATE): rest for time, *rest in pictures}
        frames = [drawn(*each) for each in moments.values()]
        gaps = [min(LONGEST, (after - before) * 1000 // RATE) for before, after in zip(moments, list(moments)[1:])]
        durations = [600, *gaps[1:], 1500]
        frames[0].save(path, save_all=True, append_images=frames[1:], duration=durations, loop=0, quality=QUALITY)
        print(f"{path.relative_to(ROOT)}: {len(frames)} pictures, {sum(durations) / 1000:.1f} s, {path.stat().st_size:,} bytes")
        if path.stat().st_size > LARGEST:
            sys.exit(f"A picture in a read-me has at most {LARGEST:,} bytes.")


def drawn(data, finger):
    """The upper part of the page, with a circle at the finger, which the browser does not draw."""
    picture = Image.open(io.BytesIO(base64.b64decode(data))).convert("RGBA")
    picture = picture.resize((WIDTH, picture.height * WIDTH // picture.width)).crop((0, 0, WIDTH, SEEN))
    if finger:
        sign = Image.new("RGBA", (WIDTH * 4, SEEN * 4))
        box = [4 * (each + way) for way in (-22, 22) for each in finger]
        ImageDraw.Draw(sign).ellipse(box, (60, 60, 67, 90), (255, 255, 255, 170), 6)
        picture.alpha_composite(sign.resize(picture.size, Image.Resampling.LANCZOS))
    return picture.convert("RGB").resize((SHOWN, SEEN * SHOWN // WIDTH), Image.Resampling.LANCZOS)


def act(phone):
    phone.open()
    phone.server.publish(3)
    phone.server.fail(delay=1100)
    film = Film(phone)
    film.wait(300)
    film.pull()
    phone.wait_for_phase("top", "refreshing")
    phone.wait_for_phase("top", "idle")
    film.wait(400)
    film.save(TARGET)


def main():
    server = Server(published=620)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, is_mobile=True, has_touch=True)
            act(Phone(page, server))
    finally:
        server.stop()


if __name__ == "__main__":
    main()

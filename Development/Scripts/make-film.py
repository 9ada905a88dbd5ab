"""Films the pull of the README, Documentation/Pictures/pull.webp and pull-dark.webp, in a page whose clock it drives.

usage: make-film.py GALLERY FONTS   The address of a running `make gallery`, and a folder with Inter-*.otf (Debian's fonts-inter).

Run it with .build/venv/bin/python, which has Playwright and Pillow.
"""

import io
import shutil
import sys
import urllib.request
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

PICTURES = Path(__file__).resolve().parents[2] / "Documentation/Pictures"
GAP = 1000 / 30
MORNING = 1767260400  # 9:40 on a clock in UTC
SCALE = 1.5
HEIGHT = 600  # CSS pixels of the phone that are seen; the last FADE of them fade out
FADE = 96
MARGIN = 12
WEIGHTS = {"Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700}
FACES = "".join(f"@font-face {{ font-family: Inter; font-weight: {weight}; src: url(inter/Inter-{name}.otf) }}" for name, weight in WEIGHTS.items())
STYLE = FACES + """:root { --latin: Inter } html, body, .stage { background: none !important } .guide, .panel { visibility: hidden }
.phone { box-shadow: none !important } #finger { position: fixed; z-index: 9; width: 52px; height: 52px; margin: -26px; border-radius: 50%; pointer-events: none;
  background: rgb(128 128 136 / .32); border: 2px solid rgb(255 255 255 / .8); box-shadow: 0 1px 6px rgb(0 0 0 / .35); opacity: 0 }"""
PLACE = """([x, y, seen]) => Object.assign(finger.style, { left: `${x}px`, top: `${y}px`, opacity: seen, scale: 1.5 - seen / 2 })"""


def ease(part):
    return part * part * (3 - 2 * part)


class Film:
    """A page, and the pictures of its phone."""

    def __init__(self, browser, url, fonts, scheme):
        context = browser.new_context(viewport={"width": 1280, "height": 900}, device_scale_factor=SCALE, color_scheme=scheme, timezone_id="UTC", bypass_csp=True)
        self.page = context.new_page()
        self.page.route("**/inter/*", lambda route: route.fulfill(path=fonts / route.request.url.rsplit("/", 1)[1]))
        self.page.clock.install(time=MORNING)
        self.page.goto(f"{url}?show=feed&lang=en")
        self.page.add_style_tag(content=STYLE)
        self.page.evaluate("document.body.append(Object.assign(document.createElement('i'), { id: 'finger' }))")
        self.page.evaluate("Promise.all([400, 600, 700].map((weight) => document.fonts.load(`${weight} 16px Inter`)))")
        for _ in range(60):
            self.page.clock.run_for(GAP)
        self.page.clock.pause_at(self.page.evaluate("Date.now() / 1000") + 1)
        # The browser's own animations do not follow that clock; a picture takes about four times its frame.
        session = context.new_cdp_session(self.page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": 0.25})
        box = self.page.locator(".phone").bounding_box()
        self.clip = {"x": box["x"] - MARGIN, "y": box["y"] - MARGIN, "width": box["width"] + 2 * MARGIN, "height": HEIGHT}
        self.x, self.frames = box["x"] + box["width"] * 0.62, []

    def frame(self, y=0, seen=0):
        self.page.evaluate(PLACE, [self.x, y, seen])
        self.page.clock.run_for(GAP)
        png = self.page.screenshot(clip=self.clip, omit_background=True)
        self.frames.append(Image.open(io.BytesIO(png)).convert("RGBA"))

    def rest(self, seconds):
        for _ in range(round(seconds * 1000 / GAP)):
            self.frame()

    def move(self, start, end, seconds, seen=lambda part: 1):
        count = round(seconds * 1000 / GAP)
        for step in range(1, count + 1):
            y = start + (end - start) * ease(step / count)
            self.page.mouse.move(self.x, y)
            self.frame(y, seen(step / count))

    def pull(self):
        held = []
        self.page.route("**/api/feed*", lambda route: held.append(route))
        self.rest(0.5)
        self.move(250, 250, 0.2, lambda part: part)
        self.page.mouse.down()
        self.move(250, 470, 0.9)
        self.move(470, 470, 0.3)
        self.page.mouse.up()
        self.move(470, 476, 0.2, lambda part: 1 - part)
        self.rest(1)
        for each in held:
            each.continue_()
        self.page.unroute("**/api/feed*")
        self.page.wait_for_function("() => gallery.list.phase('top') !== 'refreshing'")
        self.rest(2.6)

    def save(self, path):
        first, count = self.frames[0], 8
        # The end fades into the beginning.
        self.frames += [Image.blend(self.frames[-1], first, step / count) for step in range(1, count)]
        width, height = first.size
        fade = round(FADE * SCALE)
        mask = Image.new("L", first.size, 255)
        mask.paste(Image.linear_gradient("L").rotate(180).resize((width, fade)), (0, height - fade))
        for each in self.frames:
            each.putalpha(ImageChops.multiply(each.getchannel("A"), mask))
        self.frames[0].save(path, save_all=True, append_images=self.frames[1:], duration=round(GAP), loop=0,
                            quality=55, alpha_quality=60, method=4, minimize_size=False, kmax=400, kmin=200, allow_mixed=False)
        print(f"{path.name}: {width} × {height}, {len(self.frames)} frames, {path.stat().st_size:,} bytes")


def main():
    url, fonts = sys.argv[1:]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox", "--force-color-profile=srgb"])
        for scheme, name in (("light", "pull.webp"), ("dark", "pull-dark.webp")):
            film = Film(browser, url, Path(fonts), scheme)
            urllib.request.urlopen(urllib.request.Request(f"{url}api/publish?count=3", method="POST")).close()
            film.pull()
            film.save(PICTURES / name)
        browser.close()


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Takes the picture for the README from the running gallery: a list that a finger holds pulled.

Run with the browser tests' Python, after `make test`: .build/venv/bin/python
Scripts/take-picture.py
"""

import io
import shutil
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/BrowserTests"))

from server import Server  # noqa: E402

TARGET = ROOT / "Documentation/Pictures/gallery.png"


def main():
    server = Server(published=620)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 880})
        page.goto(server.url)
        page.wait_for_function("() => window.gallery?.rows().length && gallery.list.phase('top') === 'idle'")
        box = page.locator("#scroller").bounding_box()
        page.mouse.move(box["x"] + 180, box["y"] + 60)
        page.mouse.down()
        page.mouse.move(box["x"] + 180, box["y"] + 290, steps=20)
        page.wait_for_timeout(500)
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        # 128 colours are enough, and take less than half the bytes.
        Image.open(io.BytesIO(page.screenshot())).convert("RGB").quantize(128).save(TARGET, optimize=True)
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()

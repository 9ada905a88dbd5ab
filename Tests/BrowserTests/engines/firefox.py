"""Firefox, driven by its own remote protocol; touches enter at the level of a screen driver."""

import atexit
import json
import os
import subprocess
import tempfile
from pathlib import Path

from .engine import HEIGHT, WIDTH, Engine
from .marionette import Marionette, port_of

PREFERENCES = {
    # Any free port; Firefox writes it into its profile.
    "marionette.port": 0,
    "dom.w3c_touch_events.enabled": 1,
    # On a busy machine a finger is slow: keep it from counting as a long press, and give the page
    # time to answer.
    "ui.click_hold_context_menus.delay": 60_000,
    "apz.content_response_timeout": 60_000,
    # Preferences that turn off background services and prompts.
    "app.update.disabledForTesting": True,
    "browser.newtabpage.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
}
# `sendNativeTouchPoint` enters at the same place as the platform's events, before asynchronous
# panning: the page scrolls, flings and receives `pointercancel` as under a real finger.
STATES = {"begin": 2, "move": 2, "end": 4, "cancel": 8}
TOUCH = """
  const [state, x, y] = given;
  const { left, top } = gBrowser.selectedBrowser.getBoundingClientRect();
  const place = (screen, inner) => Math.round((screen + inner) * window.devicePixelRatio);
  window.windowUtils.sendNativeTouchPoint(
    0, state, place(window.mozInnerScreenX, left + x), place(window.mozInnerScreenY, top + y), 1, 90);"""
# The window size includes the frame.
RESIZE = """
  const { width, height } = gBrowser.selectedBrowser.getBoundingClientRect();
  window.resizeBy(given[0] - width, given[1] - height);"""
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "PageDown": "\ue00f"}
NOTCH = 100


class Firefox(Engine):
    name = "firefox"

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        profile = Path(self.folder.name)
        lines = [f'user_pref("{name}", {json.dumps(value)});\n' for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("".join(lines))
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "-remote-allow-system-access", "--no-remote",
             "--profile", profile],
            env={**os.environ, "HOME": self.folder.name}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # This also ends a Firefox that does not answer.
        atexit.register(self.process.kill)
        self.marionette = Marionette(port_of(profile))
        self.marionette.run(RESIZE, WIDTH, HEIGHT, context="chrome")

    def open(self, url):
        self.marionette.ask("Marionette:SetContext", value="content")
        self.marionette.ask("WebDriver:Navigate", url=url)

    def evaluate(self, expression):
        return self.marionette.run(f"return ({expression});")

    def touch(self, kind, point):
        self.marionette.run(TOUCH, STATES[kind], *point, context="chrome")

    # Mouse, wheel and keys

    def hover(self, point):
        self.mouse = point
        self._mouse([self._move(point)])

    def mouse_drag(self, points):
        press, lift = [{"type": f"pointer{kind}", "button": 0} for kind in ("Down", "Up")]
        self._mouse([self._move(points[0]), press, *map(self._move, points[1:]), lift])
        self.mouse = points[-1]

    def wheel(self, notches):
        x, y = self.mouse
        turn = {"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": NOTCH if notches > 0 else -NOTCH}
        self._act(type="wheel", id="wheel", actions=[turn] * abs(notches))

    def key(self, name):
        strokes = [{"type": kind, "value": KEYS[name]} for kind in ("keyDown", "keyUp")]
        self._act(type="key", id="keys", actions=strokes)

    def _move(self, point):
        return {"type": "pointerMove", "x": round(point[0]), "y": round(point[1]), "duration": 16}

    def _mouse(self, actions):
        self._act(type="pointer", id="mouse", parameters={"pointerType": "mouse"}, actions=actions)

    def _act(self, **source):
        self.marionette.ask("Marionette:SetContext", value="content")
        self.marionette.ask("WebDriver:PerformActions", actions=[source])

    def close(self):
        self.marionette.ask("Marionette:Quit", flags=["eForceQuit"])
        self.process.wait(20)
        self.folder.cleanup()

"""WebKitGTK, in a separate process with its own X server, driven through a pipe."""

import json
import os
import subprocess
from pathlib import Path

from .engine import HEIGHT, WIDTH, Engine

PROCESS = Path(__file__).with_name("webkit_process")
# The toolkit's Python bindings are a Debian package, which a virtual environment does not have.
PYTHON = "/usr/bin/python3"


class WebKit(Engine):
    name = "webkit"
    # WebKitGTK 2.50 turns a cancelled touch into `touchend`.
    reports_touch_cancel = False
    # It writes the position of its scrolling thread over one that was written between two frames, and then ends the fling.
    keeps_position_in_fling = False

    def __init__(self):
        self.screen = Screen()
        self.process = subprocess.Popen(
            [PYTHON, "-B", PROCESS, str(WIDTH), str(HEIGHT)], text=True,
            env={**os.environ, "DISPLAY": self.screen.name, "NO_AT_BRIDGE": "1"},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def _ask(self, command, *arguments):
        self.process.stdin.write(json.dumps([command, *arguments]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line, "WebKit has gone."
        answer = json.loads(line)
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def open(self, url):
        self._ask("open", url)

    def evaluate(self, expression):
        return self._ask("evaluate", expression)

    def is_true(self, condition):
        return self._ask("is_true", condition)

    def touch(self, kind, point):
        self._ask("touch", kind, point)

    def hover(self, point):
        self._ask("hover", point)

    def mouse_drag(self, points):
        self._ask("mouse_drag", points)

    def wheel(self, notches):
        self._ask("wheel", notches)

    def key(self, name):
        self._ask("key", name)

    def close(self):
        self.process.stdin.close()
        self.process.wait(20)
        self.process.stdout.close()
        self.screen.close()


class Screen:
    """An X server without a screen, with the first free display number."""

    def __init__(self):
        reader, writer = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1024x1200x24", "-nolisten", "tcp"],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as answer:
            self.name = f":{answer.readline().strip()}"

    def close(self):
        self.process.terminate()
        self.process.wait(10)

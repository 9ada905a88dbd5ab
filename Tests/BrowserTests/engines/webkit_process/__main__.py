"""A window with WebKitGTK, driven by lines of JSON: each line is a command, and each answer is a line."""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk  # noqa: E402

from browser import Browser  # noqa: E402


def answer(browser, line):
    command, *arguments = json.loads(line)
    try:
        return {"value": getattr(browser, command)(*arguments)}
    except (AssertionError, GLib.Error) as error:
        return {"error": f"{error}; the page's process has ended: {browser.end}" if browser.end else str(error)}


def serve(browser):
    def read(*_):
        line = sys.stdin.readline()
        if not line:
            Gtk.main_quit()
            return False
        print(json.dumps(answer(browser, line)), flush=True)
        return True

    # One line at a time: the test sends the next command after the answer, so the buffer is empty.
    GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, read)
    Gtk.main()


serve(Browser(*map(int, sys.argv[1:])))

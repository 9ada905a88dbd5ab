"""The window, its page, and the commands for them."""

import json

from gi.repository import GLib, Gtk, WebKit2

from screen import Screen
from touch import Touch

NOTCH_PAUSE = 30  # milliseconds
LONGEST_REST = 60_000  # milliseconds
LONGEST = 240  # seconds, as in `patience.py`, which this process does not import


class Browser:
    def __init__(self, width, height):
        # On a busy machine a finger is slow: keep it from counting as a long press, which never scrolls.
        Gtk.Settings.get_default().set_property("gtk-long-press-time", LONGEST_REST)
        window = Gtk.Window(type=Gtk.WindowType.POPUP)
        window.set_default_size(width, height)
        self.view = WebKit2.WebView()
        self.end = None
        self.view.connect("web-process-terminated", self._ended)
        window.add(self.view)
        mapped = []
        window.connect("map-event", lambda *_: mapped.append(True) and False)
        window.show_all()
        self.fingers = Touch(self.view)
        self.screen = Screen()
        self.wait_for(lambda: mapped)
        self.screen.focus(window.get_window())

    # The toolkit's event loop runs while a command waits.

    def wait_for(self, condition):
        late = []
        timer = GLib.timeout_add(int(LONGEST * 1000), late.append, True)
        while not condition() and not late:
            Gtk.main_iteration()
        assert condition(), f"Not within {LONGEST} s."
        GLib.source_remove(timer)

    def pause(self, milliseconds):
        over = []
        GLib.timeout_add(milliseconds, lambda: over.append(True))
        while not over:
            Gtk.main_iteration()

    # The page

    def _ended(self, _, reason):
        """An answer of a page whose process has ended is an error that does not say so."""
        self.end = reason.value_nick

    def open(self, url):
        loaded = []

        def changed(_, event):
            if event == WebKit2.LoadEvent.FINISHED:
                loaded.append(True)

        handler = self.view.connect("load-changed", changed)
        self.view.load_uri(url)
        self.wait_for(lambda: loaded)
        self.view.disconnect(handler)

    def evaluate(self, expression):
        body = f"return JSON.stringify([await ({expression})]);"
        results = []
        self.view.call_async_javascript_function(
            body, -1, None, None, None, None, lambda _, result: results.append(result))
        self.wait_for(lambda: results)
        text = self.view.call_async_javascript_function_finish(results[0]).to_string()
        return json.loads(text)[0]

    def is_true(self, condition):
        """Without a promise, which WebKit may collect before it is settled, in a page that is polled often."""
        results = []
        self.view.evaluate_javascript(
            f"Boolean({condition})", -1, None, None, None, lambda _, result: results.append(result))
        self.wait_for(lambda: results)
        return self.view.evaluate_javascript_finish(results[0]).to_boolean()

    # Input

    def frame(self):
        self.evaluate("new Promise((go) => requestAnimationFrame(() => go(0)))")

    def touch(self, kind, point):
        self.fingers.send(kind, *point)

    def hover(self, point):
        self.screen.move(*point)
        self.frame()

    def mouse_drag(self, points):
        self.hover(points[0])
        self.screen.button(Screen.LEFT, True)
        for point in points[1:]:
            self.hover(point)
        self.screen.button(Screen.LEFT, False)
        self.frame()

    def wheel(self, notches):
        for _ in range(abs(notches)):
            self.screen.click(Screen.WHEEL_DOWN if notches > 0 else Screen.WHEEL_UP)
            self.pause(NOTCH_PAUSE)

    def key(self, name):
        self.screen.key(name)
        self.frame()

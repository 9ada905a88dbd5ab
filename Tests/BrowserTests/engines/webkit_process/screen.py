"""Mouse and keyboard, through the X server's extension for simulated input."""

import ctypes
from ctypes import c_char_p, c_int, c_uint, c_ulong, c_void_p

NAMES = {"Tab": b"Tab", "Enter": b"Return", "PageDown": b"Next"}


class Screen:
    LEFT, WHEEL_UP, WHEEL_DOWN = 1, 4, 5

    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.test = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = c_void_p
        self.x11.XStringToKeysym.argtypes = [c_char_p]
        self.x11.XStringToKeysym.restype = c_ulong
        self.x11.XKeysymToKeycode.argtypes = [c_void_p, c_ulong]
        self.x11.XSetInputFocus.argtypes = [c_void_p, c_ulong, c_int, c_ulong]
        self.x11.XFlush.argtypes = [c_void_p]
        self.test.XTestFakeMotionEvent.argtypes = [c_void_p, c_int, c_int, c_int, c_ulong]
        self.test.XTestFakeButtonEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
        self.test.XTestFakeKeyEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
        self.display = self.x11.XOpenDisplay(None)

    def focus(self, window):
        """Sets the input focus, since no window manager runs here."""
        to_parent = 2
        self.x11.XSetInputFocus(self.display, window.get_xid(), to_parent, 0)
        self._flush()

    def move(self, x, y):
        self.test.XTestFakeMotionEvent(self.display, -1, round(x), round(y), 0)
        self._flush()

    def button(self, number, is_down):
        self.test.XTestFakeButtonEvent(self.display, number, is_down, 0)
        self._flush()

    def click(self, number):
        self.button(number, True)
        self.button(number, False)

    def key(self, name):
        code = self.x11.XKeysymToKeycode(self.display, self.x11.XStringToKeysym(NAMES[name])) & 0xFF
        for is_down in (True, False):
            self.test.XTestFakeKeyEvent(self.display, code, is_down, 0)
        self._flush()

    def _flush(self):
        self.x11.XFlush(self.display)

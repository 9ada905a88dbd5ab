"""A finger, as touch screen events that the toolkit receives.

PyGObject cannot set the sequence of a touch event, and the toolkit aborts without one, so this uses
the C interface.
"""

import ctypes
import time
from ctypes import c_double, c_int, c_int8, c_uint, c_uint32, c_void_p

from gi.repository import Gdk

FIRST_SEQUENCE = 0x1000
KINDS = {"begin": Gdk.EventType.TOUCH_BEGIN, "move": Gdk.EventType.TOUCH_UPDATE,
         "end": Gdk.EventType.TOUCH_END, "cancel": Gdk.EventType.TOUCH_CANCEL}


class GdkEventTouch(ctypes.Structure):
    _fields_ = [
        ("type", c_int), ("window", c_void_p), ("send_event", c_int8), ("time", c_uint32),
        ("x", c_double), ("y", c_double), ("axes", c_void_p), ("state", c_uint),
        ("sequence", c_void_p), ("emulating_pointer", c_int), ("device", c_void_p),
        ("x_root", c_double), ("y_root", c_double),
    ]


def library(name, **functions):
    """Loads a library, and declares the result and argument types of the functions that are used."""
    loaded = ctypes.CDLL(name)
    for function, (result, *arguments) in functions.items():
        getattr(loaded, function).restype = result
        getattr(loaded, function).argtypes = arguments
    return loaded


GDK = library(
    "libgdk-3.so.0", gdk_event_new=(c_void_p, c_int), gdk_event_free=(None, c_void_p),
    gdk_event_set_device=(None, c_void_p, c_void_p),
    gdk_event_set_source_device=(None, c_void_p, c_void_p))
GTK = library("libgtk-3.so.0", gtk_main_do_event=(None, c_void_p))
OBJECTS = library("libgobject-2.0.so.0", g_object_ref=(c_void_p, c_void_p))


def address(wrapper):
    """The address of the C object behind a Python object."""
    read = ctypes.pythonapi.PyCapsule_GetPointer
    read.restype = c_void_p
    read.argtypes = [ctypes.py_object, ctypes.c_char_p]
    return read(wrapper.__gpointer__, None)


class Touch:
    def __init__(self, view):
        self.view = view
        self.device = address(Gdk.Display.get_default().get_default_seat().get_pointer())
        self.sequence = FIRST_SEQUENCE

    def send(self, kind, x, y):
        # Every touch has a separate sequence.
        self.sequence += kind == "begin"
        pointer = GDK.gdk_event_new(int(KINDS[kind]))
        self._fill(ctypes.cast(pointer, ctypes.POINTER(GdkEventTouch)).contents, x, y)
        GDK.gdk_event_set_device(pointer, self.device)
        GDK.gdk_event_set_source_device(pointer, self.device)
        GTK.gtk_main_do_event(pointer)
        GDK.gdk_event_free(pointer)

    def _fill(self, event, x, y):
        window = self.view.get_window()
        origin = window.get_origin()
        event.window = OBJECTS.g_object_ref(address(window))
        event.time = int(time.monotonic() * 1000) & 0xFFFFFFFF
        event.x, event.y = x, y
        event.x_root, event.y_root = origin.x + x, origin.y + y
        event.sequence = self.sequence

"""The browser engines that the host runs in, with one interface."""

from .chromium import Chromium
from .firefox import Firefox
from .webkit import WebKit

ENGINES = [Chromium, Firefox, WebKit]

"""The browser engines that the host runs in, each behind the same few verbs."""

from .chromium import Chromium
from .firefox import Firefox
from .webkit import WebKit

ENGINES = [Chromium, Firefox, WebKit]

"""The limits of the server: sizes, times, hosts and origins.

The gallery listens on a developer's machine, where every page that the developer opens can send
requests to it, also under another name that resolves to this machine (DNS rebinding).
"""

import ipaddress
import threading
from urllib.parse import urlsplit

LARGEST_BODY = 4096
LONGEST_ADDRESS = 2048
# A request that takes longer to arrive is abandoned, and so is an idle connection.
SECONDS_TO_SEND = 15
MOST_CONNECTIONS = 128
MOST_LOGGED = 2000


def is_own_host(text, own_names=()):
    """Whether a Host header names this machine: an IP address, localhost, or a given name.

    No page can be loaded from an IP address that is not its own, so only names can be misused.
    """
    try:
        name = urlsplit(f"//{text}").hostname
    except ValueError:
        return False
    return bool(name) and (name in {"localhost", *own_names} or is_address(name))


def is_address(name):
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_own_page(headers):
    """Whether a request that changes something comes from the gallery's page, or from no page."""
    origin = headers.get("Origin")
    if headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        return False
    return origin is None or urlsplit(origin).netloc == headers.get("Host")


class Seats:
    """The connections that the server holds at the same time."""

    def __init__(self, count=MOST_CONNECTIONS):
        self.free = threading.BoundedSemaphore(count)

    def take(self):
        return self.free.acquire(blocking=False)

    def give_back(self):
        self.free.release()

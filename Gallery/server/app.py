"""The server: store, faults and log behind one socket."""

import socket
import sys
import threading
from http.server import ThreadingHTTPServer
from pathlib import Path
from socketserver import TCPServer

import docs
from faults import Faults
from handler import POLICY, Handler
from limits import Seats
from log import Log

GALLERY = Path(__file__).resolve().parent.parent


class Gallery(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, address, store, package, quiet=False, documentation=None, web=GALLERY / "web"):
        self.store, self.faults, self.log, self.seats = store, Faults(), Log(), Seats()
        # The names that requests may use, besides addresses and localhost.
        self.names = {address[0], socket.gethostname(), f"{socket.gethostname()}.local"}
        self.folders = {"": Path(web), "catalog": GALLERY / "catalog",
                        # Swift code that the page shows.
                        "snippets": GALLERY / "App/Snippets",
                        "overscroll": Path(package),
                        # Steps for a person with a phone; see Documentation/Internals/Browser.md.
                        "pages": GALLERY.parent / "Tests" / "BrowserTests" / "pages"}
        self.policies = {"pages": POLICY.replace("blob:", "blob: data:")}
        if documentation:
            self.folders["docs"] = Path(documentation)
            self.policies["docs"] = docs.policy(documentation)
        self.quiet, self.stopping = quiet, threading.Event()
        super().__init__(address, Handler)

    def server_close(self):
        """Also ends the delays in progress."""
        self.stopping.set()
        super().server_close()

    def server_bind(self):
        # The inherited method also resolves this machine's name, which can take
        # seconds without a network and is not needed here.
        TCPServer.server_bind(self)
        self.server_name, self.server_port = self.server_address[:2]

    def process_request(self, request, client_address):
        """Closes a connection at once if too many are open."""
        if self.seats.take():
            super().process_request(request, client_address)
        else:
            self.shutdown_request(request)

    def process_request_thread(self, request, client_address):
        try:
            super().process_request_thread(request, client_address)
        finally:
            self.seats.give_back()

    def handle_error(self, request, client_address):
        """Does not report clients that disconnect."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)

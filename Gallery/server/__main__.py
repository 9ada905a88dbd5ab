"""Serves the gallery: the page, the web package of Overscroll, a feed, and the documentation.

    python3 Gallery/server --package DIR [--docs DIR]
"""

import argparse
import contextlib
import signal
import socket
import sqlite3
import sys
import tempfile
import webbrowser
from pathlib import Path

from app import GALLERY, Gallery
from store import Store, read_items


def port(text):
    number = int(text)
    if not 0 <= number <= 65535:
        raise ValueError(text)
    return number


def seconds(text):
    number = float(text)
    if not 0 < number < 1e9:
        raise ValueError(text)
    return number


def count(text):
    number = int(text)
    if number < 0:
        raise ValueError(text)
    return number


def arguments():
    parser = argparse.ArgumentParser(prog="python3 Gallery/server",
                                     description="Serves the Overscroll gallery.")
    add = parser.add_argument
    add("--port", type=port, default=8080, help="0 takes any free port (default 8080)")
    add("--host", default="127.0.0.1",
        help="the address to listen at; 0.0.0.0 also lets a phone in the same"
             " network open the page (default 127.0.0.1, this computer only)")
    add("--package", required=True, help="the folder of the built web package")
    add("--web", default=GALLERY / "web", help="the folder of the page (default Gallery/web)")
    add("--docs", help="the folder of the built documentation, to stand at /docs (default none)")
    add("--store", help="the SQLite file to keep the feed in (default a temporary one)")
    add("--every", type=seconds, default=20, metavar="SECONDS",
        help="how often a new item arrives (default 20)")
    add("--published", type=count, default=620, metavar="N",
        help="how many items are there at the start (default 620)")
    add("--open", action="store_true", help="open the page in the browser")
    add("--quiet", action="store_true", help="print no line for each request")
    return parser.parse_args()


def check_package(folder):
    if not (Path(folder) / "overscroll.js").is_file():
        sys.exit(f"There is no web package in {folder}: run 'Development/Scripts/build-wasm.sh' to build it.")


def check_docs(folder):
    if folder and not (Path(folder) / "index.html").is_file():
        sys.exit(f"There is no documentation in {folder}: run 'make docs' to build it.")


def stop(number, frame):
    """Handles one signal; a second one must not disturb the cleanup."""
    signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def open_store(options, folder):
    file = options.store or Path(folder) / "feed.sqlite"
    try:
        items = read_items(GALLERY / "feed.tsv")
        return Store(file, items, options.published, options.every)
    except sqlite3.Error as error:
        sys.exit(f"The store {file} cannot be used: {error}.")


def open_server(options, store):
    address = (options.host, options.port)
    try:
        return Gallery(address, store, options.package, options.quiet, options.docs, options.web)
    except OSError as error:
        sys.exit(f"Cannot listen at {options.host}, port {options.port}:"
                 f" {error.strerror or error}.")


def address_of(server):
    host, number = server.server_address[:2]
    return f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{number}/"


def address_for_phones(server):
    """The address in the local network, or None if the server listens to this computer only."""
    host, number = server.server_address[:2]
    if host != "0.0.0.0":
        return None
    # Connecting a datagram socket sends nothing; it only chooses the interface of a route. The
    # address is reserved for documentation (RFC 5737).
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return f"http://{probe.getsockname()[0]}:{number}/"


def open_browser(address):
    """Opens the browser; the server continues without one."""
    try:
        webbrowser.open(address)
    except Exception as error:
        print(f"The browser did not open: {error}", file=sys.stderr)


def run(options, folder):
    with open_server(options, open_store(options, folder)) as server:
        print(f"Overscroll gallery: {address_of(server)}", flush=True)
        if phones := address_for_phones(server):
            print(f"On a phone in the same network: {phones}", flush=True)
        if options.open:
            open_browser(address_of(server))
        server.serve_forever()


def main():
    options = arguments()
    check_package(options.package)
    check_docs(options.docs)
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, stop)
    temporary = tempfile.TemporaryDirectory(prefix="overscroll-")
    with temporary as folder, contextlib.suppress(KeyboardInterrupt):
        run(options, folder)


if __name__ == "__main__":
    main()

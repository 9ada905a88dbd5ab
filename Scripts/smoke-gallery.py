"""Starts the gallery, fetches its page and its module, and stops it. Fails if any of that fails.

usage: smoke-gallery.py [COMMAND...]

COMMAND is `make gallery PORT=0` by default. It has to print the line `Overscroll gallery: ADDRESS`.
"""

import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COMMAND = ["make", "--no-print-directory", "gallery", "PORT=0"]
ADDRESS = re.compile(r"Overscroll gallery: (http://\S+/)$")
# Each path, and the beginning of its content.
CONTENTS = {
    "": b"<!doctype html>",
    "overscroll/overscroll.js": b"",
    "overscroll/overscroll.wasm": b"\0asm",
}
LIMIT = 60  # seconds for one answer, and for the server to end


def address_of(process):
    """The address that the command prints, or None if it ends without one."""
    for line in process.stdout:
        print(line, end="", flush=True)
        match = ADDRESS.match(line.rstrip("\n"))
        if match:
            return match[1]
    return None


def faults(address):
    """A sentence for each path that the gallery does not serve."""
    for path, beginning in CONTENTS.items():
        try:
            with urllib.request.urlopen(address + path, timeout=LIMIT) as answer:
                data = answer.read()
        except (urllib.error.URLError, OSError) as error:
            yield f"/{path}: {error}"
            continue
        if not data or not data.lower().startswith(beginning):
            yield f"/{path} begins with {data[:20]!r}, not with {beginning!r}."
        else:
            print(f"/{path}: {len(data)} bytes")


def stop(process):
    """Ends the command and the server that it started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
    process.stdout.close()
    process.wait(LIMIT)


def main(command):
    # Python's `webbrowser`, which opens the page, runs the command in BROWSER instead of a browser.
    process = subprocess.Popen(
        command or COMMAND, cwd=ROOT, env={**os.environ, "BROWSER": "true"}, text=True,
        stdout=subprocess.PIPE, start_new_session=True)
    try:
        address = address_of(process)
        ended = ["The command ended before the gallery started."]
        found = list(faults(address)) if address else ended
    finally:
        stop(process)
    for sentence in found:
        print(sentence, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

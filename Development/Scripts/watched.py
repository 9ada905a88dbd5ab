"""Runs a command that may hang, print too much or leave processes behind.

A process of the command may have its own process group, as the tests of `swift test` do. It stays
in the session, which is ended as a whole.
"""

import contextlib
import os
import signal
import subprocess
import tempfile
import threading
import time
from collections import namedtuple

POLL = 0.2  # seconds
GRACE = 20  # seconds within which killed processes must disappear
MAX_OUTPUT = 100_000_000  # bytes
TAIL = 20_000  # bytes of the output that are returned

# `verdict` is "ended" with a code, or why it was ended: "timed out", "out of memory" or "flooded".
Result = namedtuple("Result", "verdict code output seconds")

stop = threading.Event()


class Stopped(Exception):
    """The user pressed Control-C, so everything must end."""


def session(leader):
    """The processes of a session, and the memory that each of them uses, in bytes."""
    command = ["ps", "-A", "-o", "pid=,rss=,stat="]
    listed = subprocess.run(command, capture_output=True, text=True, check=False)
    found = {}
    for line in listed.stdout.splitlines():
        pid, kilobytes, state = line.split(maxsplit=2)
        try:
            # A zombie has ended; its parent may never wait for it.
            if os.getsid(int(pid)) == leader and state[0] != "Z":
                found[int(pid)] = int(kilobytes) * 1024
        except OSError:
            pass  # It has ended, or belongs to another user.
    return found


def end_session(process):
    """Ends a process and all processes that it has started, and waits until they are gone."""
    deadline = time.monotonic() + GRACE
    while time.monotonic() < deadline:
        left = session(process.pid)
        if not left:
            break
        for pid in left:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.05)
    process.wait()


def watch(process, output, timeout, memory):
    """Waits until a process ends or must be ended, and returns the verdict."""
    begun = time.monotonic()
    while True:
        try:
            process.wait(POLL)
            return "ended"
        except subprocess.TimeoutExpired:
            pass
        if stop.is_set():
            raise Stopped
        if time.monotonic() - begun > timeout:
            return "timed out"
        if sum(session(process.pid).values()) > memory:
            return "out of memory"
        if os.fstat(output.fileno()).st_size > MAX_OUTPUT:
            return "flooded"


def tail(output):
    size = os.fstat(output.fileno()).st_size
    output.seek(max(0, size - TAIL))
    return output.read().decode("utf-8", "replace")


def run(command, folder, timeout, memory):
    """Runs a command in a folder, with limits for its seconds and its bytes of memory."""
    begun = time.monotonic()
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            command, cwd=folder, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"}, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
        )
        try:
            verdict = watch(process, output, timeout, memory)
        finally:
            end_session(process)
        return Result(verdict, process.returncode, tail(output), time.monotonic() - begun)

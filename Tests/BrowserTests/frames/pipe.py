"""Chromium's own protocol over two pipes: JSON, with a zero byte after each message."""

import fcntl
import itertools
import json
import os
import select
import subprocess
import time

# Above the descriptors of a browser's pipes: 3 for commands, 4 for answers.
SPARE = 10
PATIENCE = 20.0


class Pipe:
    """A browser in a separate process; `call` waits for the answer, `send` does not."""

    def __init__(self, command):
        hears, self.mouth = os.pipe()
        self.ear, speaks = os.pipe()
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, SPARE) for end in (hears, speaks)]
        self.process = subprocess.Popen(
            # Chromium reads its pipes from these numbers; no thread is running yet.
            command, pass_fds=(3, 4), preexec_fn=lambda: [os.dup2(end, 3 + i) for i, end in enumerate(ends)],  # noqa: PLW1509
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for end in (hears, speaks, *ends):
            os.close(end)
        self.numbers = itertools.count(1)
        self.answers, self.events, self.rest = {}, [], b""

    def send(self, method, session=None, **params):
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": params, **({"sessionId": session} if session else {})}
        os.write(self.mouth, json.dumps(message).encode() + b"\0")
        return number

    def call(self, method, session=None, **params):
        return self.answer(self.send(method, session, **params), method)

    def answer(self, number, method, patience=PATIENCE):
        answer = self.wait_for(lambda: self.answers.pop(number, None), method, patience)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def event(self, method):
        """Waits for the next event of a kind, and discards the messages before it."""
        def take():
            kinds = [each["method"] for each in self.events]
            if method not in kinds:
                return None
            found = self.events[kinds.index(method)]
            del self.events[:kinds.index(method) + 1]
            return found["params"]
        return self.wait_for(take, method)

    def wait_for(self, take, what, patience=PATIENCE):
        end = time.monotonic() + patience
        while (found := take()) is None:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.ear], [], [], left)[0]:
                raise TimeoutError(f"{what} was not answered")
            self.hear()
        return found

    def hear(self):
        data = os.read(self.ear, 1 << 20)
        if not data:
            raise EOFError("the browser has gone")
        *messages, self.rest = (self.rest + data).split(b"\0")
        for message in map(json.loads, messages):
            if "id" in message:
                self.answers[message["id"]] = message
            else:
                self.events.append(message)

    def close(self):
        os.close(self.mouth)
        os.close(self.ear)
        self.process.terminate()
        self.process.wait(10)

"""Chromium's protocol over a web socket, in the event loop that Playwright runs while a test waits."""

import asyncio
import itertools
import json
import random
import time

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


class Gone(Exception):
    """The page or the browser was closed."""


class Stalls:
    """Sleeps at random before protocol calls, to simulate a busy machine; see `--stalls`."""

    def __init__(self, seed):
        self.random = random.Random(seed) if seed is not None else None

    def sleep(self, share):
        if self.random and self.random.random() < share:
            time.sleep(self.random.uniform(0.05, 0.5))


class Link:
    """One connection for all pages of a browser."""

    def __init__(self, stalls):
        self.stalls = stalls
        # The number of calls that Playwright has sent, except those of the clocks.
        self.calls = 0
        self.numbers = itertools.count(1)
        self.answers, self.listeners = {}, {}

    async def open(self, url):
        self.socket = await connect(url, max_size=None, compression=None, ping_interval=None)
        self.reader = asyncio.ensure_future(self._read())

    def count_calls(self, connection):
        send = connection.onmessage

        def counted(message):
            self.calls += 1
            send(message)

        connection.onmessage = counted

    async def close(self):
        self.reader.cancel()
        await self.socket.close()

    def listen(self, session, method, function):
        self.listeners[session, method] = function

    def forget(self, session):
        self.listeners = {key: each for key, each in self.listeners.items() if key[0] != session}

    async def send(self, method, session=None, **params):
        """Sends a command, and returns a future for its answer."""
        self.stalls.sleep(0.002)
        number = next(self.numbers)
        answer = self.answers[number] = asyncio.get_running_loop().create_future()
        message = {"id": number, "method": method, "params": params}
        try:
            await self.socket.send(json.dumps({**message, **({"sessionId": session} if session else {})}))
        except ConnectionClosed as error:
            raise Gone(method) from error
        return answer

    async def call(self, method, session=None, **params):
        answer = await (await self.send(method, session, **params))
        if "error" in answer:
            raise Gone(f"{method}: {answer['error']['message']}")
        return answer["result"]

    async def _read(self):
        try:
            async for text in self.socket:
                self._receive(json.loads(text))
        except ConnectionClosed:
            pass
        for answer in self.answers.values():
            answer.cancel()

    def _receive(self, message):
        if "id" not in message:
            function = self.listeners.get((message.get("sessionId"), message["method"]))
            return function and function(message["params"])
        answer = self.answers.pop(message["id"])
        if not answer.done():
            answer.set_result(message)

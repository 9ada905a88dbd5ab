"""Firefox's own remote protocol: JSON messages over a socket, each preceded by its length."""

import json
import socket
import time

from patience import LONGEST


class Marionette:
    """A session with a running Firefox, in the page or in the browser's window."""

    def __init__(self, port):
        self.stream = socket.create_connection(("127.0.0.1", port), LONGEST).makefile("rwb")
        self.number = 0
        self.read()
        self.ask("WebDriver:NewSession", capabilities={})

    def read(self):
        length = b""
        while (digit := self.stream.read(1)) != b":":
            assert digit, "Firefox has gone."
            length += digit
        return json.loads(self.stream.read(int(length)))

    def ask(self, command, **arguments):
        self.number += 1
        message = json.dumps([0, self.number, command, arguments]).encode()
        self.stream.write(b"%d:%s" % (len(message), message))
        self.stream.flush()
        _, _, error, value = self.read()
        assert not error, f"{error['error']}: {error['message']}"
        return value

    def run(self, body, *arguments, context="content"):
        """Runs the body of an asynchronous function; with the context "chrome", in the browser's window."""
        self.ask("Marionette:SetContext", value=context)
        script = f"""(async (...given) => {{ {body} }})(...arguments).then(
          (value) => arguments[arguments.length - 1]({{ value }}),
          (error) => arguments[arguments.length - 1]({{ error: String(error) }}));"""
        answer = self.ask("WebDriver:ExecuteAsyncScript", script=script, args=list(arguments),
                          newSandbox=False, sandbox=None)["value"]
        assert "error" not in answer, answer["error"]
        return answer.get("value")


def port_of(profile):
    """The port that Firefox writes to its profile when it starts."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        try:
            return int((profile / "MarionetteActivePort").read_text())
        except (FileNotFoundError, ValueError):
            time.sleep(0.1)
    raise AssertionError("Firefox did not start.")

"""Random delays of the driver and of the page, as on a busy machine; see `--stalls`."""

import random
import time
import zlib

SHORTEST, LONGEST = 0.05, 0.5  # seconds
# The fraction of calls that are delayed; the same fraction blocks the page.
SHARE = 0.03
BLOCK = """(setTimeout(() => {{
  const end = performance.now() + {milliseconds};
  while (performance.now() < end);
}}), 0)"""


class Stalls:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.count = 0

    def apply(self, engine):
        """Delays the caller, blocks the page's main thread, or does nothing."""
        choice = self.random.random()
        if choice >= 2 * SHARE:
            return
        self.count += 1
        seconds = self.random.uniform(SHORTEST, LONGEST)
        if choice < SHARE:
            time.sleep(seconds)
        else:
            engine.evaluate(BLOCK.format(milliseconds=round(seconds * 1000)))


# The fraction of a Playwright driver's messages that are delayed.
MESSAGE_SHARE = 0.05
# Blocks a page's main thread repeatedly, about a quarter of the time. If a test drives the clock,
# time does not pass while the page is blocked, so the loop counts iterations.
BLOCK_OFTEN = """(() => {{
  let state = {seed};
  const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const block = () => {{
    const milliseconds = 50 + 450 * random();
    if ({is_timed}) for (let turn = 0; turn < milliseconds * 1e5; turn += 1);
    else for (const end = Date.now() + milliseconds; Date.now() < end;);
    setTimeout(block, 2000 * random());
  }};
  setTimeout(block, 500 * random());
}})()"""


def stall_connection(playwright, seed):
    """Delays messages of the driver to the browser at random; uses private names of the pinned Playwright version."""
    if seed is None:
        return
    numbers = random.Random(seed)
    connection = playwright._impl_obj._connection
    send = connection.onmessage

    def delayed(message):
        if numbers.random() < MESSAGE_SHARE:
            time.sleep(numbers.uniform(SHORTEST, LONGEST))
        send(message)

    connection.onmessage = delayed


def stall_page(context, seed, test, is_timed):
    """Blocks the pages of a context at random moments, which differ between tests."""
    if seed is not None:
        number = zlib.crc32(f"{seed} {test}".encode())
        context.add_init_script(BLOCK_OFTEN.format(seed=number, is_timed=str(is_timed).lower()))

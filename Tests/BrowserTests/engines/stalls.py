"""Random delays of the driver and of the page, as on a busy machine; see `--stalls`."""

import random
import time

SHORTEST, LONGEST = 0.05, 0.5  # seconds
# The share of calls that are delayed, and as many that block the page.
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

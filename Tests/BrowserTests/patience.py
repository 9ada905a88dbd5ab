"""How long a test waits for what must happen."""

# Real seconds, for every wait: only a test that fails waits this long, however busy the machine is. Less than the time
# that a whole test has, so that the wait's own message is seen.
LONGEST = 240.0

"""Readers and networks, made from seeds: what a list is scrolled by, and how late its pages come."""

import math
import random
from dataclasses import dataclass

FRAME = 1 / 30
VIEWPORT = 800.0
"""The height of the list, in points."""
DECAY = 2.0
"""How fast a fling loses its speed, per second: UIKit's normal rate, 0.998 per millisecond."""
DURATION = 60.0
"""The time that a reader scrolls and reads, without waits, in seconds."""

READERS = {
    # name: pause between flings, speed of a fling, and the chance of many flings in a row
    "careful": ((2.0, 9.0), (300, 1_500), 0.05),
    "usual": ((0.6, 5.0), (600, 3_500), 0.2),
    "skimming": ((0.3, 1.5), (1_500, 5_000), 0.5),
    "searching": ((0.1, 0.5), (3_000, 8_000), 0.85),
}
NETWORKS = {
    # name: median of a page's latency in seconds, spread of its logarithm, chance of a stall
    "near": (0.12, 0.3, 0.01),
    "mobile": (0.4, 0.5, 0.03),
    "far": (1.2, 0.5, 0.05),
    "changing": (0.35, 1.0, 0.05),
}


@dataclass
class Trace:
    """A reader beside a network."""

    reader: str
    network: str
    steps: list
    """How far the reader scrolls in each frame, in points."""
    latencies: list
    """The latency of each page, in seconds, in the order of requests."""
    page: float
    """The length of a page, in points."""


def make(seed):
    chance = random.Random(seed)
    reader = chance.choice(list(READERS))
    network = chance.choice(list(NETWORKS))
    page = chance.choice([10, 20, 30]) * chance.uniform(60, 140)
    return Trace(reader, network, _steps(chance, READERS[reader]),
                 _latencies(chance, NETWORKS[network]), page)


def _steps(chance, reader):
    (shortest, longest), (slowest, fastest), repeated = reader
    steps, count = [], int(DURATION / FRAME)
    while len(steps) < count:
        pause = chance.uniform(shortest, longest)
        steps += [0.0] * int(pause / FRAME)
        while True:
            steps += _fling(chance.uniform(slowest, fastest), chance.uniform(0.2, 2.5))
            if chance.random() >= repeated:
                break
    return steps[:count]


def _fling(speed, duration):
    """The frames of a fling that a finger stops, or that ends by itself."""
    steps = []
    while speed > 10 and len(steps) < duration / FRAME:
        steps.append(speed * FRAME)
        speed *= math.exp(-DECAY * FRAME)
    return steps


def _latencies(chance, network):
    median, spread, stall = network
    slow = 1.0
    latencies = []
    for _ in range(400):
        if spread > 0.9 and chance.random() < 0.1:
            slow = chance.choice([0.4, 1.0, 4.0])
        latency = median * slow * math.exp(chance.gauss(0, min(spread, 0.5)))
        latencies.append(latency * (6 if chance.random() < stall else 1))
    return latencies

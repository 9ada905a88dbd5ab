"""Compares distances at which a list loads its next page: fixed ones, and ones that are measured.

    python3 Benchmarks/Prefetch

The readers and networks are made from seeds, so that each run prints the same. Rules get their
numbers from half of the traces, and are compared on the others. Documentation/Decisions/0033 has
the conclusion.
"""

import sys
from pathlib import Path
from statistics import mean

sys.path.insert(0, str(Path(__file__).resolve().parent))

import traces
from traces import FRAME, VIEWPORT

LEARNED, HELD_OUT = range(120), range(1_000, 1_120)
FIXED = [0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0]
"""Distances, in viewports."""
FACTORS = [0.5, 1.0, 1.5, 2.0, 3.0, 4.0]
"""How many times the measured latency the distance lasts at the measured speed."""
FLOORS = [0.25, 0.5, 1.0, 2.0]
"""The least measured distance, in viewports."""
PRICES = [0.01, 0.03, 0.1, 0.3]
"""How many seconds of waiting an unseen viewport of rows is worth."""


class Fixed:
    """A distance in viewports."""

    def __init__(self, viewports):
        self.name = f"{viewports:g} viewports"
        self.distance = viewports * VIEWPORT

    def measure(self, step):
        pass

    def loaded(self, latency):
        pass


class Measured:
    """The distance that the reader covers while a page loads, by the measurements so far."""

    def __init__(self, factor, floor):
        self.name = f"{factor:g} × latency × speed, at least {floor:g} viewports"
        self.factor, self.floor = factor, floor * VIEWPORT
        self.latency, self.speed = 0.3, 1_000.0
        self._update()

    def measure(self, step):
        """Follows faster scrolling at once, and slower scrolling within some seconds."""
        if step > 0:
            speed = step / FRAME
            share = 0.5 if speed > self.speed else FRAME / 3
            self.speed += (speed - self.speed) * share
            self._update()

    def loaded(self, latency):
        """Follows a slower network at once, and a faster one within some pages."""
        self.latency += (latency - self.latency) * (0.7 if latency > self.latency else 0.2)
        self._update()

    def _update(self):
        self.distance = max(self.floor, self.factor * self.latency * self.speed)


def play(trace, rule):
    """Returns the reader's waits, in seconds, and the rows that were never seen, in viewports."""
    end, offset, waited, now = trace.page, 0.0, 0.0, 0.0
    due, asked, requests = None, 0.0, 0
    steps = iter(trace.steps)
    step = next(steps)
    while step is not None:
        now += FRAME
        if due is not None and now >= due:
            rule.loaded(now - asked)
            end, due = end + trace.page, None
        last = max(0.0, end - VIEWPORT)
        if step > 0 and offset >= last:
            waited += FRAME
        else:
            offset = min(last, offset + step)
            rule.measure(step)
            step = next(steps, None)
        if due is None and last - offset <= rule.distance:
            asked, due = now, now + trace.latencies[requests % len(trace.latencies)]
            requests += 1
    return waited, (end - VIEWPORT - offset) / VIEWPORT


def results(rules, made):
    """The waits and the unseen rows of each rule in each trace."""
    return {key: [play(trace, rule()) for trace in made] for key, rule in rules.items()}


def show(made, held_out, kinds):
    """Prints the waits and the unseen rows of fixed distances, for readers of each kind."""
    print("Seconds waited, and viewports unseen, by fixed distance (held-out traces):")
    print("  viewports " + "".join(f"{reader:>18}" for reader in traces.READERS))
    for distance, key in zip(FIXED, kinds["fixed"]):
        cells = []
        for reader in traces.READERS:
            own = [each for trace, each in zip(made, held_out[key]) if trace.reader == reader]
            waited, unseen = (mean(each[part] for each in own) for part in (0, 1))
            cells.append(f"{waited:10.1f}, {unseen:5.1f}")
        print(f"  {distance:9g} " + " ".join(cells))


def costs(played, price):
    """The cost of each rule in each trace, in seconds of waiting."""
    return {key: [waited + price * unseen for waited, unseen in each]
            for key, each in played.items()}


def compare(learned, held_out, kinds, price):
    """Prints the best rule of each kind at a price, by its results with the held-out traces."""
    learned, judged = costs(learned, price), costs(held_out, price)
    best = {kind: min(keys, key=lambda key: mean(learned[key])) for kind, keys in kinds.items()}
    ideal = [min(each) for each in zip(*(judged[key] for key in kinds["fixed"]))]
    print(f"An unseen viewport is worth {price:g} s; the best fixed distance of each trace, known "
          f"afterwards, costs {mean(ideal):.2f} s:")
    for kind, key in best.items():
        waited, unseen = (mean(each[part] for each in held_out[key]) for part in (0, 1))
        print(f"  {kind}: {key}: {mean(judged[key]):.2f} s ({waited:.2f} s waited, {unseen:.1f} "
              f"viewports unseen), {mean(judged[key]) - mean(ideal):.2f} s more")
    fixed, measured = (judged[best[kind]] for kind in kinds)
    for name, others in [("the one fixed distance", fixed), ("the best of each trace", ideal)]:
        better = sum(one < other - 0.005 for one, other in zip(measured, others))
        worse = sum(one > other + 0.005 for one, other in zip(measured, others))
        print(f"  measured, beside {name}: {mean(measured) / max(mean(others), 1e-9):.2f} of the "
              f"cost; better in {better}, worse in {worse} of {len(others)} traces")


def main():
    rules = {Fixed(each).name: (lambda each=each: Fixed(each)) for each in FIXED}
    kinds = {"fixed": list(rules), "measured": []}
    for factor in FACTORS:
        for floor in FLOORS:
            name = Measured(factor, floor).name
            rules[name] = lambda factor=factor, floor=floor: Measured(factor, floor)
            kinds["measured"].append(name)
    made = [traces.make(seed) for seed in HELD_OUT]
    learned = results(rules, [traces.make(seed) for seed in LEARNED])
    held_out = results(rules, made)
    show(made, held_out, kinds)
    for price in PRICES:
        compare(learned, held_out, kinds, price)


if __name__ == "__main__":
    main()

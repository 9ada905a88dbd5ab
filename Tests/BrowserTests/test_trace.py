"""The cost of a pull, in counts from the browser's own trace; `make bench` measures times."""

import sys

import pytest

from served import PACKAGE, ROOT, Served

BENCH = ROOT / "Development/Benchmarks/Web"
sys.path.append(str(BENCH))

from tracing import Bench, pull, scroll  # noqa: E402


@pytest.fixture
def bench(browser):
    served = Served({"": BENCH / "pages", "overscroll": PACKAGE})
    yield Bench(browser, served.url)
    served.stop()


@pytest.mark.parametrize("rows", [200, 2000])
def test_a_pull_lays_nothing_out_and_calculates_styles_once_a_move(bench, rows):
    bare, ours = (bench.trace(name, pull(), f"?rows={rows}") for name in ("bare", "ours"))
    # A busy browser combines moves, so there may be fewer of them.
    assert ours["moves"] > 1
    # The indicator is inserted, changes its text and starts; the number of layouts does not depend on
    # how far the finger moves.
    assert ours["layouts"] <= bare["layouts"] + 6
    # The arrow turns for a quarter of a second, in its own frames.
    assert ours["styles"] <= ours["moves"] + 25


def test_a_list_that_only_scrolls_is_neither_laid_out_nor_styled(bench):
    counts = bench.trace("ours", scroll())
    assert counts["presented"] > 1
    assert (counts["layouts"], counts["styles"]) == (0, 0)

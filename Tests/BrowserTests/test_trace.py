"""What a pull costs a page, in counts of the browser's own trace: times belong to `make bench`."""

import sys

import pytest

from served import PACKAGE, ROOT, Served

BENCH = ROOT / "Benchmarks/Web"
sys.path.append(str(BENCH))

from start import measure  # noqa: E402
from tracing import Bench, pull, scroll  # noqa: E402


@pytest.fixture
def bench(browser):
    served = Served({"": BENCH / "pages", "overscroll": PACKAGE})
    yield Bench(browser, served.url)
    served.stop()


@pytest.mark.parametrize("rows", [200, 2000])
def test_a_pull_lays_nothing_out_and_calculates_styles_once_a_move(bench, rows):
    bare, ours = (bench.trace(name, pull(), f"?rows={rows}") for name in ("bare", "ours"))
    assert min(bare["moves"], ours["moves"]) > 20
    # The indicator is put in, its words change, it is put to use: not more often however far the finger goes.
    assert ours["layouts"] <= bare["layouts"] + 6
    # The arrow turns in a quarter of a second, by its own frames.
    assert ours["styles"] <= ours["moves"] + 25
    assert ours["longTasks"] == 0


def test_a_list_that_only_scrolls_is_neither_laid_out_nor_styled(bench):
    counts = bench.trace("ours", scroll())
    assert counts["presented"] > 20
    assert (counts["layouts"], counts["styles"], counts["longTasks"]) == (0, 0, 0)


def test_a_busy_page_scrolls_as_if_there_were_no_script(bench):
    native, ours = (bench.trace(name, scroll(), "?busy=80") for name in ("native", "ours"))
    assert ours["presented"] >= 0.5 * native["presented"]


def test_a_list_stands_soon(bench):
    assert measure(bench.browser, bench.url, "our list") < 1000

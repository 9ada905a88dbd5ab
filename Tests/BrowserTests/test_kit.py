"""The test kit for Playwright: an adopter's test in Node.js pulls lists and waits for their phases."""

import json
import shutil
import subprocess
from pathlib import Path

import playwright
import pytest

from catalog import DEMOS
from served import PACKAGE

DRIVER = Path(playwright.__file__).with_name("driver")
PHONE = {"viewport": {"width": 390, "height": 844}, "hasTouch": True, "isMobile": True}
DESKTOP = {"viewport": {"width": 1024, "height": 768}}


def drive(url, work, context):
    """Runs code of a test, with `page`, `pull` and `waitForPhase`; returns what it returns, or its error's message."""
    told = {"playwright": str(DRIVER / "package/index.mjs"), "browser": shutil.which("chromium-headless-shell"),
            "kit": str(PACKAGE / "testing.js"), "url": url, "context": context, "work": work}
    done = subprocess.run([DRIVER / "node", Path(__file__).with_name("kit.mjs"), json.dumps(told)],
                          check=True, capture_output=True, text=True)
    answer = json.loads(done.stdout)
    return answer.get("found", answer.get("error"))


@pytest.fixture
def run(page_server):
    """Drives a page with a list that counts its refreshes in `runs`."""
    def run(work, options="", context=PHONE, rows=40):
        attach = f"""await page.waitForFunction(() => window.isReady);
          await page.evaluate(async () => {{ simple({rows}); window.runs = 0;
            window.list = await attach(scroller, {{ onRefresh: () => {{ runs += 1; }}, {options} }}); }});
          const scroller = page.locator("#scroller");"""
        return drive(f"{page_server.url}reading.html", attach + work, context)
    return run


def pulls(count, input):
    return f"""for (let round = 0; round < {count}; round += 1) {{
        await pull(page, scroller, {{ input: "{input}" }});
        await waitForPhase(scroller, "idle");
      }}
      return page.evaluate("runs");"""


@pytest.mark.parametrize(("input", "context"), [("touch", PHONE), ("touch", DESKTOP), ("mouse", DESKTOP)])
def test_each_pull_lands(run, input, context):
    assert run(pulls(10, input), "mouse: true", context) == 10


@pytest.mark.proof_only
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize(("input", "context"), [("touch", PHONE), ("mouse", DESKTOP)])
def test_a_thousand_pulls_land(run, part, input, context):
    assert run(pulls(50, input), "mouse: true", context) == 50


@pytest.mark.parametrize("edge", ["leading", "trailing"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_sides_are_pulled(run, edge, direction):
    """The rows of this list are as wide as it is, so both edges are in reach."""
    work = f"""await page.evaluate((edge) => {{ list.detach(); document.dir = "{direction}";
        window.list = attach(scroller, {{ [edge]: {{ onRefresh: () => {{ runs += 1; }} }} }}); return list.ready; }}, "{edge}");
      await pull(page, scroller, {{ edge: "{edge}" }});
      await waitForPhase(scroller, "idle", {{ edge: "{edge}" }});
      return page.evaluate("runs");"""
    assert run(work) == 1


def test_the_end_is_pulled(run):
    work = """await pull(page, page.locator("body"), { edge: "bottom" });
      await waitForPhase(scroller, "noMore", { edge: "bottom" });
      return page.evaluate("scroller.scrollTop > 0");"""
    assert run(work, "bottom: { trigger: 'release', onLoadMore: () => ({ outcome: 'noMore' }) }") is True


def test_a_short_pull_begins_nothing(run):
    work = """await pull(page, scroller, { by: 40 });
      await waitForPhase(scroller, "idle");
      return page.evaluate("runs");"""
    assert run(work) == 0


@pytest.mark.parametrize(("work", "options", "error"), [
    ("await pull(page, scroller, { edge: 'bottom', timeout: 100 })", "", 'no list with the edge "bottom" was attached in the node within 100 ms'),
    ("await waitForPhase(scroller, 'failed', { timeout: 200 })", "", 'the edge "top" was not "failed" within 200 ms. It was "idle".'),
    ("await pull(page, scroller, { input: 'mouse' })", "", 'did not arm the edge "top", which is "idle". A mouse pulls a list only with the option `mouse`.'),
    ("await page.evaluate(() => { list.update({ onRefresh: () => new Promise(() => {}) }); list.begin('top'); }); await waitForPhase(scroller, 'failed', { timeout: 500 })",
     "", 'It was "refreshing".'),
    ("""await page.evaluate(() => { const cover = document.body.appendChild(document.createElement('dialog')); cover.id = 'cover';
        cover.style.cssText = 'position: fixed; inset: 0; width: 100vw; height: 100vh'; cover.show(); });
      await pull(page, scroller)""", "", 'because <dialog id="cover"> is there'),
    ("await pull(page, scroller)", "top: { trigger: 'programmatic' }", 'did not arm the edge "top"'),
])
def test_an_error_says_what_was_there(run, work, options, error):
    assert error in run(work, options)


def test_a_whole_page_is_pulled(run):
    work = """await page.evaluate(() => { list.detach(); window.list = attach(document.body, { onRefresh: () => { runs += 1; } }); return list.ready; });
      await pull(page, page.locator("html"));
      await waitForPhase(page.locator("html"), "idle");
      return page.evaluate("runs");"""
    assert run(work) == 1


def test_an_element_is_pulled(run):
    work = """await page.evaluate(async () => { list.detach(); await import("/overscroll/overscroll-list.js");
        document.body.innerHTML = '<overscroll-list pull-to-refresh style="height: 600px"></overscroll-list>';
        document.body.firstElementChild.addEventListener("refresh", () => { runs += 1; }); });
      const list = page.locator("overscroll-list");
      await pull(page, list);
      await waitForPhase(list, "idle");
      return page.evaluate("runs");"""
    assert run(work) == 1


def test_a_detached_list_has_no_phase(run):
    assert run("return page.evaluate(() => { list.detach(); return scroller.getAttributeNames().filter((name) => name.includes('overscroll')); });") == []


# The chat loads without a pull; the others have no list, or several.
@pytest.mark.parametrize("demo", [each for each in DEMOS if each not in ("chat", "by-hand", "indicators")])
def test_a_pull_refreshes_each_demo_of_the_gallery(server, demo):
    edge = DEMOS[demo]["edges"][0]
    work = f"""const list = page.locator("body"), options = {{ edge: "{edge}", timeout: 20_000 }};
      await pull(page, list, options);
      await waitForPhase(list, "idle", options);
      return page.evaluate(() => gallery.list.lastUpdated("{edge}") !== undefined);"""
    assert drive(f"{server.url}?show={demo}&server=normal", work, {**PHONE, "reducedMotion": "reduce"}) is True

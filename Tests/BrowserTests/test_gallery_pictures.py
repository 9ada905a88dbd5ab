"""Every demo on a phone and a computer, light and dark, mirrored and in Chinese: nothing is clipped, covered or too small.

The pictures are written to `output` for review; `test_every_demo.py` checks the contrast.
"""

import pytest

from catalog import DEMOS
from loaded_demo import COMPUTER, PHONE, LoadedDemo
from phone import OUTPUT

pytestmark = pytest.mark.proof_only
DEVICES = {"phone": PHONE, "computer": COMPUTER}
QUERIES = {"plain": "", "mirrored": "&dir=rtl", "chinese": "&lang=zh"}
# Texts that are wider than their boxes, unless they scroll or end in an ellipsis on purpose.
CLIPPED = """() => [...document.querySelectorAll('body *')].filter((node) => {
  if (!node.checkVisibility() || ![...node.childNodes].some((each) => each.nodeType === 3 && each.data.trim())) return false;
  const { overflowX, textOverflow, webkitLineClamp, position, display, clipPath } = getComputedStyle(node);
  if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
  if (clipPath !== 'none' || display === 'inline') return false;
  return node.scrollWidth > node.clientWidth + 1;
}).map((node) => `${node.tagName} ${node.className} ${node.textContent.slice(0, 40)}`)"""
# Pairs of texts whose lines overlap, both in view. Buttons that float above the list cover it on purpose.
COVERED = """() => {
  const floating = '.companion, .missed, [data-overscroll], .puller, .header, .unseen, option';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines = [];
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility() || parent.closest(floating)) continue;
    // Beside the scroller are only the library's parts: a button that floats, and texts for screen readers.
    if (parent.closest('.list-box') && !parent.closest('.scroller, .rival, .counts')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const list = parent.closest('.scroller, .rival, .guide');
    const view = (list ?? document.documentElement).getBoundingClientRect();
    for (const box of range.getClientRects()) {
      const isInView = box.top >= Math.max(0, view.top) && box.bottom <= Math.min(innerHeight, view.bottom)
        && box.left >= view.left - 1 && box.right <= view.right + 1;
      // The lines that a clamp hides are below their element.
      const isShown = box.width > 0 && box.bottom <= parent.getBoundingClientRect().bottom + 4;
      if (isInView && isShown) lines.push({ box, node, text: node.data.trim().slice(0, 30) });
    }
  }
  const found = [];
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (one.node !== other.node && width > 2 && height > 5) found.push(`${one.text} | ${other.text}`);
    }
  }
  return found; }"""
# Controls that are less than 44 pixels high or wide; a label belongs to its control.
SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, summary')].filter((node) => {
  if (!node.checkVisibility() || node.closest('[data-overscroll]')) return false;
  const { width, height } = (node.closest('label') ?? node).getBoundingClientRect();
  return height < 43.5 || width < 43.5;
}).map((node) => `${node.tagName} ${node.className} ${node.name ?? ''} ${node.textContent.slice(0, 30)} ${Math.round(node.getBoundingClientRect().height)}`)"""


@pytest.mark.parametrize("query", QUERIES)
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("demo", DEMOS)
def test_a_demo_has_no_clipped_or_covered_text_and_no_small_target(browser, demo, device, query):
    loaded = LoadedDemo(browser, demo, QUERIES[query], **DEVICES[device])
    OUTPUT.mkdir(exist_ok=True)
    for scheme in ("light", "dark"):
        loaded.show_in(scheme)
        loaded.page.screenshot(path=OUTPUT / f"gallery-{demo}-{device}-{query}-{scheme}.png")
    found = {"clipped": loaded.page.evaluate(CLIPPED), "covered": loaded.page.evaluate(COVERED)}
    if device == "phone":
        found["small"] = loaded.page.evaluate(SMALL)
        loaded.page.locator("#more").tap()
        loaded.rest()
        loaded.page.screenshot(path=OUTPUT / f"gallery-{demo}-options-{query}.png")
        found["small options"] = loaded.page.evaluate(SMALL)
        found["clipped options"] = loaded.page.evaluate(CLIPPED)
    errors = loaded.errors()
    loaded.close()
    assert not any(found.values()), found
    assert not errors

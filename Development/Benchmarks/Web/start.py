"""Measures the startup of the module and the first list after download, and of an empty module."""

from tracing import in_turns

RUNS = 9
# The smallest module that exports a function: header, a type, a function, an export, a body.
EMPTY = ("new Uint8Array([0,97,115,109,1,0,0,0, 1,4,1,96,0,0, 3,2,1,0, 7,5,1,1,102,0,0, 10,4,1,2,0,11])")
# The clock starts after the download. Each page has a separate cache.
MEASURE = {
    "empty module": f"""async () => {{
      const bytes = {EMPTY};
      const begin = performance.now();
      await WebAssembly.instantiate(bytes, {{}});
      return performance.now() - begin; }}""",
    "empty list": f"""async () => {{
      const bytes = {EMPTY};
      const begin = performance.now();
      const {{ instance }} = await WebAssembly.instantiate(bytes, {{}});
      instance.exports.f();
      const list = document.getElementById('scroller');
      // Every list reads these: its styles and its length.
      list.style.overflow = getComputedStyle(list).overflow;
      list.dataset.length = list.scrollHeight;
      return performance.now() - begin; }}""",
    "our module": """async () => {
      const bytes = await (await fetch('/overscroll/overscroll.wasm')).arrayBuffer();
      const begin = performance.now();
      await WebAssembly.instantiate(bytes, {});
      return performance.now() - begin; }""",
    "our list": """async () => {
      const load = window.fetch;
      const bytes = await (await load('/overscroll/overscroll.wasm')).arrayBuffer();
      // The download is not part of the measurement.
      window.fetch = async () => new Response(bytes);
      const [{ attach }] = await Promise.all(['overscroll', 'setup', 'updates'].map(
        (name) => import(`/overscroll/${name}.js`).catch(() => {})));
      const begin = performance.now();
      await attach(document.getElementById('scroller'), { top: { onRefresh() {} } });
      return performance.now() - begin; }""",
}


def measure(browser, url, name):
    page = browser.new_page()
    page.goto(f"{url}native.html")
    time = page.evaluate(MEASURE[name])
    page.close()
    return time


def rounds(browser, url):
    """Milliseconds by name, each in a fresh page."""
    return in_turns(lambda name: {"time": measure(browser, url, name)}, MEASURE, RUNS)

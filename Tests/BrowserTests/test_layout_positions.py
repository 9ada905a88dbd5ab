"""Rows that transforms paint elsewhere than where they are laid out: the list is read where they are laid out."""

import pytest

# How the rows that were moved by three new ones, 240 pixels in total, animate to their place.
MOVES = {
    "element.animate": "moved.forEach((row) => row.animate([{ transform: 'translateY(-240px)' }, { transform: 'none' }], 200));",
    "the property translate": "moved.forEach((row) => row.animate([{ translate: '0 -240px' }, { translate: 'none' }], 200));",
    "a turn and a scale": "moved.forEach((row) => row.animate([{ transform: 'translateY(-240px) rotate(9deg) scale(0.6)' }, { transform: 'none' }], 200));",
    "a transition in the next frame": """moved.forEach((row) => { row.style.transform = 'translateY(-240px)'; });
      requestAnimationFrame(() => requestAnimationFrame(() => moved.forEach((row) => { row.style.transition = 'transform 0.2s'; row.style.transform = ''; })));""",
    "a transition at once": """moved.forEach((row) => { row.style.transform = 'translateY(-240px)'; row.style.transitionDuration = '0s'; });
      document.body.offsetHeight;
      moved.forEach((row) => { row.style.transition = 'transform 0.2s'; row.style.transform = ''; });""",
    "a style in each frame": """let left = 240; const step = () => { left = Math.max(0, left - 30);
      moved.forEach((row) => { row.style.transform = left ? `translateY(${-left}px)` : ''; }); if (left) requestAnimationFrame(step); };
      moved.forEach((row) => { row.style.transform = 'translateY(-240px)'; }); requestAnimationFrame(step);""",
    "a scale from the top": "moved.forEach((row) => { row.style.transformOrigin = '0 0'; row.animate([{ transform: 'scale(0.5)' }, { transform: 'none' }], 200); });",
    "the container": "moved[0].parentElement.animate([{ transform: 'translateY(-240px)' }, { transform: 'none' }], 200);",
    "rows that fly in from nothing": "moved.forEach((row) => row.animate([{ scale: 0 }, { scale: 1 }], 200));",
}
LISTS = {
    "reading position": "readingPosition: true",
    "a run that inserts rows": "top: { onLoadMore: () => new Promise(() => {}), trigger: 'programmatic' }",
}
OPEN = """async () => {{
  simple(60, {{ layout: "{layout}" }});
  window.list = await attach(scroller, {{ {options} }});
  await painted();
  scroller.scrollTop = 2000;
  await painted();
  if ("{options}".startsWith("top")) void list.begin("top");
  await eachFrame(3, () => {{}});
  window.rows = () => [...living.nodes.values()];
}}"""


@pytest.fixture
def opened(reading_page):
    def make(name, layout="inner"):
        phone = reading_page()
        phone.page.evaluate(OPEN.format(options=LISTS[name], layout=layout))
        return phone
    return make


@pytest.mark.parametrize("way", MOVES)
@pytest.mark.parametrize("options", LISTS)
def test_rows_that_animate_to_their_place_are_read_at_that_place(opened, options, way):
    phone = opened(options)
    seen = phone.page.evaluate(f"""async () => {{
      const before = scroller.scrollTop;
      living.models.unshift(...rowsNamed("new", 3));
      living.render();
      const moved = rows().filter((row) => row.textContent.indexOf("new") < 0);
      {MOVES[way]}
      const seen = [];
      const look = () => seen.push(scroller.scrollTop - before);
      await eachFrame(3, look);
      while (moved[0].parentElement.getAnimations({{ subtree: true }}).length) await eachFrame(1, look);
      await eachFrame(12, look);
      return seen;
    }}""")
    assert seen == [pytest.approx(240, abs=0.6)] * len(seen)


# Transforms that never moved a row

LOOKS = {
    "a lift": "row.style.transform = 'translateY(-40px)';",
    "a lift of the row below": "row.nextElementSibling.style.translate = '0 -40px';",
    "a pulse": "row.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.6)' }], { duration: 90, iterations: Infinity, direction: 'alternate' });",
    "a swing": "row.animate([{ rotate: '-9deg' }, { rotate: '9deg' }], { duration: 90, iterations: Infinity, direction: 'alternate' });",
    "a slide of the container": "row.parentElement.animate([{ transform: 'translateY(50px)' }, { transform: 'none' }], 150);",
    "a slide of the container by style": "row.parentElement.style.transform = 'translateY(50px)';",
    "a zoom of the container": "row.parentElement.animate([{ transform: 'scale(0.9)' }, { transform: 'none' }], 150);",
}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("options", LISTS)
def test_a_transform_moves_no_list_while_text_streams_below(opened, options, look):
    phone = opened(options)
    seen = phone.page.evaluate(f"""async () => {{
      const row = rows().find((each) => each.getBoundingClientRect().top >= scroller.getBoundingClientRect().top);
      const last = rows().at(-1);
      const before = scroller.scrollTop;
      {LOOKS[look]}
      const seen = [];
      await eachFrame(20, () => {{
        last.append(" and more words that make the row longer and longer");
        last.style.height = "auto";
        seen.push(scroller.scrollTop - before);
      }});
      return seen;
    }}""")
    assert seen == [pytest.approx(0, abs=0.6)] * len(seen)


# Transforms that place rows, as in virtual lists

PLACED = """async ([kind, transition]) => {
  document.querySelector(".scroller, #living")?.remove();
  const view = document.body.appendChild(document.createElement("div"));
  view.innerHTML = '<div style="height: 600px"><div style="height: 100%; overflow-y: auto; overflow-anchor: none"><div><div></div></div></div></div>';
  const scroller = window.scroller = view.firstChild.firstChild;
  const spacer = scroller.firstChild, inner = spacer.firstChild;
  const keys = Array.from({ length: 200 }, (_, row) => `${row}`);
  const nodes = new Map();
  const render = window.render = () => {
    spacer.style.cssText = `position: relative; height: ${keys.length * 80}px`;
    const first = Math.max(0, Math.floor(scroller.scrollTop / 80) - 6), last = Math.min(keys.length, first + 22);
    if (kind === "container") inner.style.transform = `translateY(${first * 80}px)`;
    if (kind === "absolute container") inner.style.cssText = `position: absolute; inset: 0 0 auto; transform: translateY(${first * 80}px)`;
    const shown = keys.slice(first, last).map((key, index) => {
      const row = nodes.get(key) ?? document.createElement("div");
      nodes.set(key, row);
      row.dataset.key = row.textContent = key;
      row.style.height = "80px";
      if (kind === "rows") row.style.cssText = `position: absolute; inset: 0 0 auto; height: 80px; ${transition ? "transition: transform 0.2s;" : ""} transform: translateY(${(first + index) * 80}px)`;
      return row;
    });
    const parent = kind === "rows" ? spacer : inner;
    for (const child of [...parent.children]) if (!shown.includes(child)) child.remove();
    shown.forEach((row, index) => { if (parent.children[index] !== row) parent.insertBefore(row, parent.children[index] ?? null); });
  };
  scroller.addEventListener("scroll", render);
  render();
  const { attach } = await import("/overscroll/overscroll.js");
  window.list = await attach(scroller, { readingPosition: true });
  scroller.scrollTop = 2000;
  render();
  await eachFrame(10, () => {});
  window.prepend = () => { keys.unshift("a", "b", "c"); render(); };
}"""


@pytest.mark.parametrize("kind, transition", [("rows", False), ("rows", True), ("container", False), ("absolute container", False)])
def test_a_transform_that_places_rows_counts(reading_page, kind, transition):
    phone = reading_page()
    phone.page.evaluate(PLACED, [kind, transition])
    assert phone.page.evaluate("scroller.scrollTop") == 2000
    seen = phone.page.evaluate("""async () => {
      prepend();
      const seen = [];
      await eachFrame(25, () => seen.push(scroller.scrollTop));
      return seen;
    }""")
    assert seen == [pytest.approx(2240, abs=0.6)] * len(seen)
    # Scrolling renders other rows, and moves nothing by itself.
    seen = phone.page.evaluate("""async () => {
      const seen = [];
      for (let step = 1; step <= 10; step += 1) {
        scroller.scrollTop = 2240 + step * 90;
        await eachFrame(2, () => {});
        seen.push(scroller.scrollTop - 2240 - step * 90);
      }
      return seen;
    }""")
    assert seen == [pytest.approx(0, abs=0.6)] * 10

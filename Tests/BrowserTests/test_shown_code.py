"""The code that the gallery shows runs as it is copied: in a page, in React and in Vue."""

import re
import shutil

import pytest

from catalog import DEMOS, swift_of
from loaded_demo import COMPUTER
from phone import wait_until
from served import PACKAGE, ROOT, Served
from test_react import bundle

VUE = ROOT / ".build/vue"
WEB = ["JavaScript", "React", "Vue"]
# The machine has no list; `test_demos.py` pulls it.
WITH_LIST = [demo for demo in DEMOS if demo != "by-hand"]
PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body {{ margin: 0 }} .frame, #app {{ height: 500px }} #list {{ height: 100%; overflow: auto }} p {{ width: 600px; height: 50px; margin: 0 }}</style>
{importmap}<div class="frame"><div id="{place}">{rows}</div></div><button id="write"></button><script type="module">window.calls = [];</script><script type="module" src="{script}"></script>"""
ROWS = "".join(f'<p data-id="{row}">Row {row}</p>' for row in range(40))
ROWS_SCRIPT = "export const reload = () => { calls.push('reload'); }; export const loadNext = () => { calls.push('loadNext'); };"
REACT = """import { createRoot } from "react-dom/client"; import { List } from "./list.jsx";
const rows = Array.from({ length: 40 }, (_, row) => <p key={row} data-id={row}>Row {row}</p>);
createRoot(document.querySelector("#app")).render(<List reload={() => { calls.push("reload"); }} loadNext={() => { calls.push("loadNext"); }}>{rows}</List>);"""
# What a compiler makes of the component's file.
VUE_APP = """import {{ createApp }} from "vue"; {imports}
const List = {{ props: {props}, components: {{ Overscroll }}, setup: () => {{ {setup} return {{ {names} }}; }}, template: {template} }};
createApp({{ components: {{ List }}, methods: {{ reload() {{ calls.push("reload"); }}, loadNext() {{ calls.push("loadNext"); }} }},
  template: `<List :reload="reload" :load-next="loadNext"><p v-for="row in 40" :key="row" :data-id="row">Row {{{{ row }}}}</p></List>` }}).mount("#app");"""


# An attached list keeps the browser from pulling the page.
ATTACHED = """() => {
  window.scroller = document.querySelector('[data-id]')?.closest('#list, [style*=overflow]');
  return scroller && getComputedStyle(scroller).overscrollBehavior !== 'auto'; }"""


@pytest.fixture
def shown(make_phone):
    """Reads the code that a demo shows for a host."""
    def shown(demo, host):
        phone = make_phone(**COMPUTER, is_mobile=False, has_touch=False, reduced_motion="reduce")
        phone.open(f"?show={demo}&code={host}", settled=False)
        chosen = phone.page.locator("[role=tab][aria-selected=true]")
        assert chosen.text_content() == host
        phone.page.wait_for_function("() => document.querySelector('#code').textContent")
        return phone.page.locator("#code").text_content()
    return shown


@pytest.fixture
def serve():
    """Serves a folder beside the package and Vue, until its pages are closed."""
    servers = []

    def serve(folder):
        # The demo of the cat has pictures of its own.
        servers.append(Served({"": folder, "overscroll": PACKAGE, "vue": VUE, "pictures": ROOT / "Gallery/web/pictures"}))
        return servers[-1].url
    yield serve
    for each in servers:
        each.stop()


def write_page(folder, host, code):
    """Writes a page that runs the code as an adopter's."""
    rows, place, script, importmap = "", "app", "app.js", ""
    if host == "JavaScript":
        rows, place, script = ROWS, "list", "list.js"
        (folder / "list.js").write_text(code, "utf8")
        (folder / "rows.js").write_text(ROWS_SCRIPT)
    elif host == "React":
        (folder / "list.jsx").write_text(code, "utf8")
        (folder / "app.jsx").write_text(REACT)
        bundle(folder, folder / "app.jsx")
        # Beside the bundle, where it looks for the engine.
        shutil.copy(PACKAGE / "overscroll.wasm", folder)
    else:
        (folder / "app.js").write_text(vue_app(code), "utf8")
        importmap = '<script type="importmap">{ "imports": { "vue": "/vue/vue.js" } }</script>'
    (folder / "index.html").write_text(PAGE.format(rows=rows, place=place, script=script, importmap=importmap), "utf8")


def vue_app(code):
    setup, template = re.fullmatch(r"<script setup>\n(.*)\n</script>\n\n<template>\n(.*)\n</template>", code, re.DOTALL).groups()
    props = re.search(r"defineProps\((.*)\);", setup)
    imports = re.findall(r"import .*;", setup)
    rest = setup.replace(props[0], "")
    for each in imports:
        rest = rest.replace(each, "")
    names = [name for name in re.findall(r"^(?:import \{ |function |const )(\w+)", setup, re.MULTILINE) if name != "Overscroll"]
    return VUE_APP.format(imports=" ".join(imports).replace('"overscroll/', '"/overscroll/').replace('";', '.js";'), props=props[1],
                          setup=rest, names=", ".join(names), template=repr(template) if "`" in template else f"`{template}`")


@pytest.mark.parametrize("host", WEB)
@pytest.mark.parametrize("demo", WITH_LIST)
def test_the_shown_code_runs_as_it_is_copied(serve, shown, make_phone, tmp_path, demo, host):
    write_page(tmp_path, host, shown(demo, host))
    phone = make_phone(viewport={"width": 390, "height": 600})
    phone.page.goto(serve(tmp_path))
    phone.page.wait_for_function(ATTACHED)
    phone.frames(3)
    expected = pull(phone, demo)
    wait_until(lambda: expected in phone.page.evaluate("calls"))


def pull(phone, demo):
    """Pulls the list at an edge of the demo; returns the name of the action that this begins."""
    edge = DEMOS[demo]["edges"][0]
    if demo == "chat":
        # It opens at its end.
        phone.page.wait_for_function("() => scroller.scrollTop > 0 && scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - 1")
        phone.page.evaluate("scroller.scrollTop = 0")
        return "loadNext"
    if edge == "leading":
        phone.press(200, x=100)
        phone.lead(200, x=330)
        phone.lift()
    else:
        phone.drag(100, 420)
    return "reload"


@pytest.mark.parametrize("host, end", [("UIKit", "Demo"), ("SwiftUI", "View")])
@pytest.mark.parametrize("demo", [demo for demo in DEMOS if demo not in ("playground", "indicators")])
def test_the_shown_swift_is_that_of_the_file_that_is_compiled(shown, demo, host, end):
    text = swift_of(host, demo.title().replace("-", "") + end)
    assert re.sub(r"^ *", "", shown(demo, host), flags=re.MULTILINE) == re.sub(r"^ *", "", text, flags=re.MULTILINE).strip()

"""What is rendered is what holds: each option that appears, changes and disappears, in each host."""

import importlib
import os
import shutil
import subprocess
import sys

import pytest

from served import PACKAGE, ROOT, Served

# A script's name has hyphens.
sys.path.insert(0, str(ROOT / "Development/Scripts"))
declarations = importlib.import_module("make-web-options")

HERE = ROOT / "Tests/BrowserTests"
# The module is that of the first list, and the signal is for `attach`.
NOT_RENDERED = {"module", "signal"}
DECLARED = declarations.interfaces("\n".join((ROOT / "Web/src" / name).read_text("utf8") for name in declarations.DECLARATIONS))
NAMES = {
    "list": {each.name for name in ("ListOptions", "Defaults") for each in DECLARED[name]} - NOT_RENDERED,
    "edge": {each.name for name in ("Look", "Rule", "Steps") for each in DECLARED[name]} | {"onRefresh", "onLoadMore"},
}


# The package's script, which notes the handle of each element for the table.
NOTING = """export * from "./original.js";
import { attach as original } from "./original.js";
export const attach = (element, options) => {
  const list = original(element, options);
  list.on("error", () => {});
  window.handles.set(element, list);
  return list;
};"""
HOST_PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<body style="margin: 0"><div id="frame" style="height: 500px"></div>
<script type="importmap">{ "imports": { "vue": "/vue/vue.js" } }</script>
<script type="module">
  import * as table from "/options/table.js";
  await import(new URL(location).searchParams.get("app"));
  const host = makeHost(new URL(location).searchParams.get("kind"));
  Object.assign(window, { names: table.names, check: (name) => table.check(name, host), hasHost: true });
</script>"""
HOSTS = {"React hook": ("/app.js", "Hook"), "React component": ("/app.js", "Component"), "Vue component": ("/options/vue.js", "Component"), "Vue directive": ("/options/vue.js", "Directive")}


@pytest.fixture(scope="session")
def served(tmp_path_factory):
    folder = tmp_path_factory.mktemp("rendered")
    installed = folder / "node_modules/overscroll"
    shutil.copytree(PACKAGE, installed)
    shutil.copy(ROOT / "Web/package.json", installed)
    (installed / "overscroll.js").rename(installed / "original.js")
    (installed / "overscroll.js").write_text(NOTING)
    subprocess.run(
        ["esbuild", HERE / "options/react.jsx", "--bundle", "--format=esm", "--jsx=automatic", f"--outfile={folder / 'app.js'}",
         '--define:process.env.NODE_ENV="development"', "--log-level=warning"],
        check=True, env={**os.environ, "NODE_PATH": f"{installed.parent}:/usr/share/nodejs"})
    (folder / "host.html").write_text(HOST_PAGE)
    shutil.copy(HERE / "options/handle.html", folder)
    served = Served({"": folder, "options": HERE / "options", "overscroll": installed, "source": ROOT / "Web/src", "vue": ROOT / ".build/vue"})
    yield served
    served.stop()


def open_page(make_phone, url):
    page = make_phone(expects_complaints=True).page
    page.goto(url)
    page.wait_for_function("() => window.hasHost")
    return page


def faults(page, kind):
    prefix = "edge." if kind == "edge" else ""
    assert set(page.evaluate("(kind) => names[kind]", kind)) == NAMES[kind]
    found = [page.evaluate("(name) => check(name).catch((error) => `${name}: ${error.stack}`)", prefix + name) for name in sorted(NAMES[kind])]
    return [each for each in found if each]


@pytest.mark.parametrize("kind", NAMES)
def test_set_options_leaves_a_list_as_if_it_was_attached_with_them(make_phone, served, kind):
    found = faults(open_page(make_phone, f"{served.url}handle.html"), kind)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kind", NAMES)
@pytest.mark.parametrize("host", HOSTS)
def test_what_a_component_renders_is_what_holds(make_phone, served, host, kind):
    app, name = HOSTS[host]
    found = faults(open_page(make_phone, f"{served.url}host.html?app={app}&kind={name}"), kind)
    assert not found, "\n".join(found)

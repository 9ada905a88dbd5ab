"""The package can be imported without a DOM, for example by a server that renders pages."""

import os
import subprocess

import pytest

from served import PACKAGE, ROOT

FOLDERS = {"built": PACKAGE, "source": ROOT / "Web/src"}
IMPORT = """
const before = Reflect.ownKeys(globalThis).length;
for (const file of process.argv.slice(1)) await import(file);
const { attach } = await import(process.argv[1]);
console.log(typeof attach, Reflect.ownKeys(globalThis).length - before);
"""
# The scripts that import a framework, and the location of that framework.
ADAPTERS = {"react.js": "--platform=node", "vue.js": f"--alias:vue={ROOT / '.build/vue/vue.js'}"}
COMPAT = "react-infinite-scroll-component.js"


def run_node(*arguments):
    """Runs Node, which these tests require; without it they fail."""
    return subprocess.run(["node", *arguments], capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_script_of_the_package_is_imported_without_a_dom(folder):
    # The script that pages import must be the first one.
    scripts = [file for file in FOLDERS[folder].rglob("*.js") if file.name not in (*ADAPTERS, COMPAT)]
    files = sorted(scripts, key=lambda file: file.name != "overscroll.js")
    assert len(files) > 5
    answer = run_node("--input-type=module", "--eval", IMPORT, *[file.as_uri() for file in files])
    assert answer.stderr == ""
    assert answer.stdout.split() == ["function", "0"], "Nothing becomes global"


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("name", ADAPTERS)
def test_an_adapter_is_imported_without_a_dom(name, folder, tmp_path):
    bundle = tmp_path / "bundle.mjs"
    subprocess.run(["esbuild", FOLDERS[folder] / name, "--bundle", "--format=esm", ADAPTERS[name], f"--outfile={bundle}", "--log-level=error"],
                   check=True, env={**os.environ, "NODE_PATH": "/usr/share/nodejs"})
    answer = run_node("--input-type=module", "--eval", "console.log(typeof (await import(process.argv[1])).Overscroll)", bundle.as_uri())
    # Vue logs that it is a development build.
    assert (answer.stdout.split()[-1:], answer.stderr) == (["object"], "")

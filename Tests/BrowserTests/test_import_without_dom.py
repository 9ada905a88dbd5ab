"""The package can be imported where there is no DOM, as a server does that renders pages."""

import subprocess

import pytest

from served import PACKAGE, ROOT

# They import a framework, which is not beside them here; `test_react.py` renders on a server.
ADAPTERS = {"react.js", "vue.js"}
FOLDERS = {"built": PACKAGE, "source": ROOT / "Web/src"}
IMPORT = """
const before = Reflect.ownKeys(globalThis).length;
for (const file of process.argv.slice(1)) await import(file);
const { attach } = await import(process.argv[1]);
console.log(typeof attach, Reflect.ownKeys(globalThis).length - before);
"""


def run_node(*arguments):
    """Runs Node, which these tests need: without it they fail."""
    return subprocess.run(["node", *arguments], capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_script_of_the_package_is_imported_without_a_dom(folder):
    # The script that pages import comes first.
    scripts = [file for file in FOLDERS[folder].glob("*.js") if file.name not in ADAPTERS]
    files = sorted(scripts, key=lambda file: file.name != "overscroll.js")
    assert len(files) > 5
    answer = run_node("--input-type=module", "--eval", IMPORT, *[file.as_uri() for file in files])
    assert answer.stderr == ""
    assert answer.stdout.split() == ["function", "0"], "Nothing becomes global"

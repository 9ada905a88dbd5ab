"""Prints the sizes of the package in a folder with gzip, beside their budgets.

usage: check-wasm.py FOLDER

The budgets are for the output of esbuild, terser and wasm-opt; without these tools they are not
checked. `make bench` fails if one is exceeded. That the module imports nothing needs no check: a page
passes no imports, and could not load it.
"""

import re
import shutil
import sys
import zlib
from pathlib import Path

# Bytes with gzip, as most servers send them. A new budget leaves 10 % of room; see decision 34.
BUDGETS = {"the module": 23 * 1024, "a minimal list": 51 * 1024, "a minimal list with a wheel": 53 * 1024}
# The bytes that the element and each adapter add to a list; the last one adds them to `react.js`.
ADAPTER_BUDGETS = {"overscroll-list.js": 2304, "react.js": 2048, "vue.js": 2304, "react-infinite-scroll-component.js": 1792}
# The scripts that a list with a header and a footer loads: `test_list_scripts.py` compares them
# with Chromium's requests. `wheel.js` loads at the first turn of a wheel.
WHEEL_SCRIPT = "wheel.js"
LIST_SCRIPTS = ("overscroll.js", WHEEL_SCRIPT)
STATIC_IMPORT = re.compile(rb'(?:\bfrom|\bimport)\s*"\./([^"]+)"')


def gzip_size(data):
    """The size after `gzip -9`, computed with the same library on every machine."""
    # 31 is the sum of the largest window, 15, and of the flag for a gzip header, 16.
    compressor = zlib.compressobj(9, zlib.DEFLATED, 31)
    return len(compressor.compress(data) + compressor.flush())


def list_scripts(folder):
    """The scripts that a minimal list loads, by name, with their static imports."""
    found, open_names = {}, list(LIST_SCRIPTS)
    while open_names:
        name = open_names.pop()
        if name not in found and (folder / name).is_file():
            found[name] = (folder / name).read_bytes()
            open_names += [match.decode() for match in STATIC_IMPORT.findall(found[name])]
    return found


def sizes(folder):
    """The sizes with gzip, by what they are the sizes of."""
    module = gzip_size((folder / "overscroll.wasm").read_bytes())
    scripts = {name: gzip_size(script) for name, script in list_scripts(folder).items()}
    whole = module + sum(scripts.values())
    adapters = {name: gzip_size((folder / name).read_bytes()) for name in ADAPTER_BUDGETS if (folder / name).is_file()}
    return dict(zip(BUDGETS, (module, whole - scripts.get(WHEEL_SCRIPT, 0), whole)), **adapters)


def check(folder):
    """A line with all sizes, and a sentence for each exceeded budget."""
    budgets = {**BUDGETS, **ADAPTER_BUDGETS}
    found = sizes(folder)
    has_tools = all(map(shutil.which, ("wasm-opt", "esbuild", "terser")))
    line = "With gzip: " + ", ".join(f"{name} {size:,} of {budgets[name]:,} bytes" for name, size in found.items())
    if not has_tools:
        return f"{line}; not judged without wasm-opt, esbuild and terser, which make them smaller", []
    return line, [f"{name}: {size:,} bytes with gzip, {size - budgets[name]:,} more than its budget."
                  for name, size in found.items() if size > budgets[name]]


if __name__ == "__main__":
    line, faults = check(Path(sys.argv[1]))
    print("\n".join([line, *faults]))

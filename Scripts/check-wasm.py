"""Prints the size of the package in a folder, and fails if the module imports anything.

usage: check-wasm.py [--budget] FOLDER

With --budget it also fails if something exceeds its budget. The budgets are for the output of
esbuild, terser and wasm-opt; without these tools they are not checked.

Reads the module without any tool: the format is a header, followed by sections, each of which has
one byte for its kind, its length, and that number of bytes.
"""

import argparse
import re
import shutil
import sys
import zlib
from pathlib import Path

# Bytes with gzip, as most servers send them. A new budget leaves 10 % of room; see decision 34.
MODULE_BUDGET = 23 * 1024
LIST_BUDGET = 48 * 1024
WHEEL_LIST_BUDGET = 50 * 1024
# The bytes that the element and each adapter add to a list.
ADAPTER_BUDGETS = {"overscroll-list.js": 2304, "react.js": 2048, "vue.js": 2304}
# The scripts that a list with a header and a footer loads: `test_list_scripts.py` compares them
# with Chromium's requests. `wheel.js` loads at the first turn of a wheel.
WHEEL_SCRIPT = "wheel.js"
LIST_SCRIPTS = ("overscroll.js", WHEEL_SCRIPT)
STATIC_IMPORT = re.compile(rb'(?:\bfrom|\bimport)\s*"\./([^"]+)"')
HEADER = b"\0asm\x01\0\0\0"
IMPORT_SECTION = 2
EXPORT_SECTION = 7


class Malformed(Exception):
    """The bytes are not a WebAssembly 1 module."""


class Reader:
    """Reads numbers and names from bytes, one after the other."""

    def __init__(self, data):
        self.data = data
        self.offset = 0

    def at_end(self):
        return self.offset == len(self.data)

    def take(self, count):
        end = self.offset + count
        if end > len(self.data):
            raise Malformed("it ends in the middle of a section")
        taken = self.data[self.offset : end]
        self.offset = end
        return taken

    def number(self):
        """An unsigned LEB128 number: seven bits per byte, the lowest first."""
        value = 0
        for shift in range(0, 35, 7):
            byte = self.take(1)[0]
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
        raise Malformed("it has a number of more than 32 bits")

    def name(self):
        return self.take(self.number()).decode("utf-8", "replace")


def sections(data):
    """The bytes of each section by its kind. Custom sections, kind 0, are left out."""
    reader = Reader(data)
    if reader.take(len(HEADER)) != HEADER:
        raise Malformed("it does not begin like one")
    found = {}
    while not reader.at_end():
        kind = reader.take(1)[0]
        content = reader.take(reader.number())
        if kind != 0:
            found[kind] = content
    return found


def imported(content):
    """The number of imports, and the name of the first."""
    reader = Reader(content)
    count = reader.number()
    if count == 0:
        return 0, ""
    return count, f"{reader.name()}.{reader.name()}"


def export_names(content):
    reader = Reader(content)
    names = []
    for _ in range(reader.number()):
        names.append(reader.name())
        reader.take(1)  # The kind of the export: a function, a memory, a global.
        reader.number()  # Its index.
    return names


def gzip_size(data):
    """The size after `gzip -9`, computed with the same library on every machine."""
    # 31 is the sum of the largest window, 15, and of the flag for a gzip header, 16.
    compressor = zlib.compressobj(9, zlib.DEFLATED, 31)
    return len(compressor.compress(data) + compressor.flush())


def loaded_at_once(folder, name="overscroll.js"):
    """The script and its static imports, by name."""
    found, open_names = {}, [name]
    while open_names:
        name = open_names.pop()
        if name in found or not (folder / name).is_file():
            continue
        found[name] = (folder / name).read_bytes()
        open_names += [match.decode() for match in STATIC_IMPORT.findall(found[name])]
    return found


def list_scripts(folder):
    """The scripts that a minimal list loads, by name, with their static imports."""
    found = {}
    for name in LIST_SCRIPTS:
        found.update(loaded_at_once(folder, name))
    return found


def list_sizes(module_size, scripts):
    """The bytes that a minimal list loads, before and after the first turn of a wheel."""
    sizes = {name: gzip_size(script) for name, script in scripts.items()}
    whole = module_size + sum(sizes.values())
    return whole - sizes.get(WHEEL_SCRIPT, 0), whole


def budget_faults(module_size, list_size, wheel_list_size):
    budgets = (
        ("The module is", module_size, MODULE_BUDGET), ("A minimal list loads", list_size, LIST_BUDGET),
        ("With a wheel, a minimal list loads", wheel_list_size, WHEEL_LIST_BUDGET),
    )
    return [
        f"{what} {size:,} bytes with gzip, {size - budget:,} more than its budget of {budget:,}."
        for what, size, budget in budgets if size > budget
    ]


def adapter_sizes(folder):
    """The gzip sizes of the element and the adapters in the folder, by name."""
    return {name: gzip_size((folder / name).read_bytes()) for name in ADAPTER_BUDGETS if (folder / name).is_file()}


def adapter_faults(sizes):
    return [
        f"{name} has {size:,} bytes with gzip, {size - ADAPTER_BUDGETS[name]:,} more than its budget of {ADAPTER_BUDGETS[name]:,}."
        for name, size in sizes.items() if size > ADAPTER_BUDGETS[name]
    ]


def check(folder, has_tools, checks_budget):
    """Returns the line to print and a sentence for each fault."""
    module = (folder / "overscroll.wasm").read_bytes()
    zipped = gzip_size(module)
    scripts = list_scripts(folder)
    list_size, wheel_list_size = list_sizes(zipped, scripts)
    adapters = adapter_sizes(folder)
    found = sections(module)
    imports, first = imported(found.get(IMPORT_SECTION, b"\0"))
    exports = export_names(found.get(EXPORT_SECTION, b"\0"))
    line = (
        f"With gzip: the module {zipped:,} bytes of {MODULE_BUDGET:,} ({len(module):,} without), "
        f"{imports} imports, {len(exports)} exports; a minimal list loads {list_size:,} of {LIST_BUDGET:,}, "
        f"and {wheel_list_size:,} of {WHEEL_LIST_BUDGET:,} with a wheel, in {len(scripts)} scripts and the module"
        f"{''.join(f', {name} adds {size:,}' for name, size in adapters.items())}"
        f"{'' if has_tools else '; not judged without wasm-opt, esbuild and terser, which make them smaller'}"
    )
    faults = [] if "overscroll.js" in scripts else ["There is no overscroll.js."]
    if imports:
        faults.append(f"The module must import nothing, and imports {imports}: first {first}.")
    if checks_budget and has_tools:
        faults += budget_faults(zipped, list_size, wheel_list_size) + adapter_faults(adapters)
    return line, faults


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--budget", action="store_true", help="fail if something exceeds its budget")
    parser.add_argument("folder", type=Path)
    options = parser.parse_args(arguments)
    has_tools = all(map(shutil.which, ("wasm-opt", "esbuild", "terser")))
    try:
        line, faults = check(options.folder, has_tools, options.budget)
    except FileNotFoundError:
        line, faults = "", [f"There is no overscroll.wasm in {options.folder}: run `make wasm`."]
    except Malformed as error:
        line, faults = "", [f"{options.folder}/overscroll.wasm is not a WebAssembly module: {error}."]
    if line:
        print(line)
    for sentence in faults:
        print(sentence, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

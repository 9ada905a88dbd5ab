"""Fails unless the package in a folder is as small and as self-contained as it promises to be.

Reads the module itself, so that it needs no tool: the format is a header, and then sections of
one byte of kind, a length, and that many bytes.
"""

import re
import shutil
import sys
import zlib
from pathlib import Path

MODULE_LIMIT = 48 * 1024
# What a page loads, as most servers send it.
GZIP_LIMIT = 20 * 1024
# With gzip, for the script and what it needs at once; what it may load later does not count.
SCRIPT_LIMIT = 8 * 1024
STATIC_IMPORT = re.compile(rb'(?:\bfrom|\bimport)\s*"\./([^"]+)"')
HEADER = b"\0asm\x01\0\0\0"
IMPORT_SECTION = 2
EXPORT_SECTION = 7


class Malformed(Exception):
    """The bytes are not a module of WebAssembly 1."""


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
    """How many imports there are, and the name of the first, which is one too many."""
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
        reader.take(1)  # What is exported: a function, a memory, a global.
        reader.number()  # Its index.
    return names


def gzip_size(data):
    """How many bytes `gzip -9` makes of it, by the same library on every machine."""
    # 31 is the largest window, 15, and a header of gzip's, 16.
    compressor = zlib.compressobj(9, zlib.DEFLATED, 31)
    return len(compressor.compress(data) + compressor.flush())


def loaded_at_once(folder, name="overscroll.js"):
    """The script and all that it imports before it runs, by name."""
    found, open_names = {}, [name]
    while open_names:
        name = open_names.pop()
        if name in found or not (folder / name).is_file():
            continue
        found[name] = (folder / name).read_bytes()
        open_names += [match.decode() for match in STATIC_IMPORT.findall(found[name])]
    return found


def script_faults(scripts, size, is_bundled):
    if not scripts:
        return ["There is no overscroll.js."]
    if is_bundled and size > SCRIPT_LIMIT:
        return [f"The script is {size - SCRIPT_LIMIT:,} bytes too large with gzip."]
    return []


def module_faults(size, zipped, is_optimised):
    """A module that Binaryen has not seen works as well, and is larger: no fault of who builds it."""
    if not is_optimised:
        return []
    limits = ((size, MODULE_LIMIT, ""), (zipped, GZIP_LIMIT, " with gzip"))
    return [
        f"The module is {size - limit:,} bytes too large{how}." for size, limit, how in limits if size > limit
    ]


def check(folder, is_bundled, is_optimised):
    """Returns the line to print and the sentences that say what is wrong."""
    module = (folder / "overscroll.wasm").read_bytes()
    zipped = gzip_size(module)
    scripts = loaded_at_once(folder)
    script_size = sum(map(gzip_size, scripts.values()))
    found = sections(module)
    imports, first = imported(found.get(IMPORT_SECTION, b"\0"))
    exports = export_names(found.get(EXPORT_SECTION, b"\0"))
    line = (
        f"overscroll.wasm {len(module):,} bytes of {MODULE_LIMIT:,}, "
        f"{zipped:,} of {GZIP_LIMIT:,} with gzip, {imports} imports, "
        f"{len(exports)} exports; the script {script_size:,} of {SCRIPT_LIMIT:,} with gzip"
        f"{'' if is_bundled else ', which counts where esbuild has made it'}"
        f"{'' if is_optimised else '; the module counts where wasm-opt has made it small'}"
    )
    wrong = script_faults(scripts, script_size, is_bundled)
    if imports:
        wrong.append(f"The module must import nothing, and imports {imports}: first {first}.")
    return line, wrong + module_faults(len(module), zipped, is_optimised)


def main(arguments):
    if len(arguments) != 1:
        print("Usage: check-wasm.py <folder>", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    try:
        has_optimiser = shutil.which("wasm-opt") is not None
        line, wrong = check(folder, shutil.which("esbuild") is not None, has_optimiser)
    except FileNotFoundError:
        line, wrong = "", [f"There is no overscroll.wasm in {folder}: run `make wasm`."]
    except Malformed as error:
        line, wrong = "", [f"{folder}/overscroll.wasm is no WebAssembly module: {error}."]
    if line:
        print(line)
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Fails unless the package in a folder is as small and as self-contained as it promises to be.

Reads the module itself, so that it needs no tool: the format is a header, and then sections of
one byte of kind, a length, and that many bytes.
"""

import shutil
import sys
import zlib
from pathlib import Path

MODULE_LIMIT = 48 * 1024
# What a page loads, as most servers send it.
GZIP_LIMIT = 20 * 1024
# Without the languages but English: a page loads one of them, of 2 KB, or none.
SCRIPT_LIMIT = 32 * 1024
# What a page loads only where it has pictures of its own for an indicator.
PICTURES, PICTURES_LIMIT = "pictures.js", 8 * 1024
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


def hint() -> str:
    """What to do about a module that is too large because nothing has optimised it."""
    if shutil.which("wasm-opt"):
        return ""
    return " Install Binaryen's wasm-opt: without it the module is larger (make test does)."


def check(folder):
    """Returns the line to print and the sentences that say what is wrong."""
    module = (folder / "overscroll.wasm").read_bytes()
    zipped = gzip_size(module)
    script_size = sum(path.stat().st_size for path in folder.glob("*.js") if path.name != PICTURES)
    pictures_size = (folder / PICTURES).stat().st_size if (folder / PICTURES).exists() else 0
    found = sections(module)
    imports, first = imported(found.get(IMPORT_SECTION, b"\0"))
    exports = export_names(found.get(EXPORT_SECTION, b"\0"))
    line = (
        f"overscroll.wasm {len(module):,} bytes of {MODULE_LIMIT:,}, "
        f"{zipped:,} of {GZIP_LIMIT:,} with gzip, {imports} imports, "
        f"{len(exports)} exports; JavaScript {script_size:,} bytes of {SCRIPT_LIMIT:,}"
    )
    wrong = []
    if imports:
        wrong.append(f"The module must import nothing, and imports {imports}: first {first}.")
    if len(module) > MODULE_LIMIT:
        wrong.append(f"The module is {len(module) - MODULE_LIMIT:,} bytes too large.{hint()}")
    if zipped > GZIP_LIMIT:
        wrong.append(f"The module is {zipped - GZIP_LIMIT:,} bytes too large with gzip.{hint()}")
    if script_size > SCRIPT_LIMIT:
        wrong.append(f"The JavaScript is {script_size - SCRIPT_LIMIT:,} bytes too large.")
    if pictures_size > PICTURES_LIMIT:
        wrong.append(f"{PICTURES} is {pictures_size - PICTURES_LIMIT:,} bytes too large.")
    if not script_size:
        wrong.append(f"There is no JavaScript in {folder}.")
    return line, wrong


def main(arguments):
    if len(arguments) != 1:
        print("Usage: check-wasm.py <folder>", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    try:
        line, wrong = check(folder)
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

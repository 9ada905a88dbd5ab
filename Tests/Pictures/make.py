"""Writes the pictures for the tests of decoders: intact ones into good, the others into broken and late.

usage: make.py   (writes next to itself; the files are committed)

Picture n of a GIF is filled with colour n of its palette, so that a test can recognize it.
"""

import struct
import zlib
from pathlib import Path

FOLDER = Path(__file__).parent
SIZE = (16, 8)
COLORS = 128
# Eight-bit codes: 0 to 127 are colours, followed by these two.
CLEAR, END, CODE_SIZE = 128, 129, 7
PALETTE = b"".join(bytes((2 * n, 255 - 2 * n, 40 * n % 256)) for n in range(COLORS))
FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


def blocks(data):
    pieces = [data[at : at + 255] for at in range(0, len(data), 255)]
    return b"".join(bytes([len(piece)]) + piece for piece in pieces) + b"\0"


def filled(color, count):
    """Pixels of one colour, with a clear code before the codes would grow to nine bits."""
    data = bytearray()
    for begun in range(0, count, 100):
        data += bytes([CLEAR]) + bytes([color % COLORS]) * min(100, count - begun)
    return bytes(data) + bytes([END])


def header(size=SIZE):
    return b"GIF89a" + struct.pack("<HHBBB", *size, 0xF6, 0, 0) + PALETTE


def control(delay):
    """The delay in hundredths of a second."""
    return b"\x21\xf9\x04" + struct.pack("<BHB", 4, delay, 0) + b"\0"


def picture(number, size=SIZE, data=None):
    place = b"\x2c" + struct.pack("<HHHHB", 0, 0, *size, 0)
    return place + bytes([CODE_SIZE]) + blocks(filled(number, size[0] * size[1]) if data is None else data)


def gif(delays, size=SIZE, part=SIZE):
    frames = (control(delay) + picture(number, part) for number, delay in enumerate(delays))
    return header(size) + FOR_EVER + b"".join(frames) + b"\x3b"


def png():
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + b"\x40\x80\xc0" * SIZE[0] for _ in range(SIZE[1]))
    head = struct.pack(">IIBBBBB", *SIZE, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def good():
    return {
        # As in the report of bug B199, with unintended delays.
        "sixty.gif": gif([(2, 10, 5, 0, 7, 1)[number % 6] for number in range(60)]),
        "uneven.gif": gif([4, 12, 3, 20, 6, 9, 15, 2, 30, 7]),
        "one.gif": gif([0]),
        "zero-delays.gif": gif([0] * 5),
        "still.gif": header() + picture(3) + b"\x3b",
        # As in bug B196, with a small change per picture.
        "three-hundred.gif": gif([5] * 300, (400, 400), (1, 1)),
    }


def late():
    """Pictures whose defect is noticed only when a later frame is decoded."""
    nonsense = picture(1, data=bytes([CLEAR, 255, 254, 253, 252] * 20))
    return {"nonsense-later.gif": header() + control(10) + picture(0) + control(10) + nonsense + b"\x3b"}


def broken():
    whole = gif([4, 12, 3, 20, 6, 9])
    start = len(header())
    first = whole.index(b"\x2c", start)
    last = whole.rindex(control(9))
    return {
        "empty.gif": b"",
        "one-byte.gif": b"G",
        "three-bytes.gif": b"GIF",
        "name-only.gif": whole[:6],
        "half-a-header.gif": whole[:10],
        "header-only.gif": whole[:13],
        "half-a-palette.gif": whole[: 13 + len(PALETTE) // 2],
        "palette-only.gif": whole[:start],
        "cut-in-the-loop.gif": whole[: start + 9],
        "cut-in-a-delay.gif": whole[: whole.index(control(4)) + 5],
        "cut-in-a-place.gif": whole[: first + 5],
        "cut-in-the-first-picture.gif": whole[: first + 40],
        "cut-in-the-middle.gif": whole[: len(whole) // 2],
        "cut-in-the-last-picture.gif": whole[: last + 40],
        "cut-before-the-end.gif": whole[:-1],
        "no-pictures.gif": header() + FOR_EVER + b"\x3b",
        "no-room.gif": gif([5, 5], (0, 0), (0, 0)),
        "huge.gif": gif([5], (65535, 65535)),
        "many-large.gif": gif([5] * 70, (1000, 1000)),
        "nonsense-inside.gif": header() + picture(0, data=bytes([CLEAR, 255, 254, 253, 252] * 20)) + b"\x3b",
        "text.gif": b"This is not a picture.\n",
        "page.gif": b"<!doctype html><title>404</title><p>Not found\n",
        "zeros.gif": bytes(500),
        "png.gif": png(),
    }


def main():
    for name, files in {"good": good(), "broken": broken(), "late": late()}.items():
        (FOLDER / name).mkdir(exist_ok=True)
        for file, data in files.items():
            (FOLDER / name / file).write_bytes(data)


if __name__ == "__main__":
    main()

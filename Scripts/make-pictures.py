"""Draws the library's own pictures, a cat, and writes them as GIFs and as Swift.

usage: make-pictures.py [--check]

Pictures/cat-pull.gif: her eyes open with the pull. Pictures/cat-run.gif: she looks around while the
action runs. Pictures/cat-end.gif: she sleeps at the end of the list. All hosts show these files; the
Swift file has the same bytes, so that apps need no resource bundle. With --check, fails if a file
differs from its drawing.
"""

import argparse
import base64
import math
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "Pictures"
SWIFT = ROOT / "Sources/OverscrollUIKit/Pictures/CatPictures.swift"
# The side of a picture in points, and the number of pixels per point.
SIDE, SCALE = 44, 2
SAMPLES = 4
# The pixels that differ between two pictures.
EYES = range(15, 74), range(32, 57)
CLEAR, FUR, SHADE, WHITE, INK = range(5)
# Colours between two others, for smooth edges inside the head.
MIXES = [(FUR, SHADE), (FUR, WHITE), (FUR, INK), (WHITE, INK)]
COLORS = {FUR: (232, 162, 92), SHADE: (214, 128, 58), WHITE: (255, 255, 255), INK: (90, 58, 34)}
PULL_COUNT, RUN_COUNT = 8, 8
PULL_DELAY, RUN_DELAY = 0.1, 0.15


def ellipse(x, y, width, height):
    return lambda a, b: ((a - x) / width) ** 2 + ((b - y) / height) ** 2 <= 1


def triangle(*corners):
    def inside(x, y):
        turns = [(x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
                 for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1])]
        return all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns)

    return inside


def arc(x, y, radius, thickness):
    """The lower half of a circle's outline: a closed eye."""
    return lambda a, b: b >= y and abs(math.hypot(a - x, b - y) - radius) <= thickness / 2


def face(opening, gaze=(0, 0)):
    """The shapes of the cat from back to front, with eyes open from 0 to 1."""
    shapes = [(FUR, ellipse(0, 2, 18, 14))]
    for side in (-1, 1):
        shapes += [
            (FUR, triangle((side * 17.5, 0), (side * 17, -19), (side * 3, -9))),
            (SHADE, triangle((side * 15, -7), (side * 15, -14), (side * 8, -9.5)))]
        if opening < 0.15:
            shapes.append((INK, arc(side * 8, -1, 4, 1.6)))
            continue
        shapes.append((WHITE, ellipse(side * 8, 0, 4.8, 0.8 + 4 * opening)))
        if opening > 0.3:
            shapes.append((INK, ellipse(side * 8 + gaze[0], gaze[1], 2, min(2, 4 * opening - 0.4))))
    shapes += [(SHADE, ellipse(x, -9.5, 0.9, 2.2)) for x in (-3.5, 0, 3.5)]
    return [*shapes, (INK, triangle((-2, 6), (2, 6), (0, 8.6)))]


def pixels(shapes, head=None):
    """The picture as rows of colour numbers; outside of the eyes, those of another picture."""
    side, (across, down) = SIDE * SCALE, EYES
    return [[pixel(shapes, x, y) if not head or (x in across and y in down) else head[y][x]
             for x in range(side)] for y in range(side)]


def pixel(shapes, x, y):
    counts = {}
    for step in range(SAMPLES * SAMPLES):
        a = (x + (step % SAMPLES + 0.5) / SAMPLES) / SCALE - SIDE / 2
        b = (y + (step // SAMPLES + 0.5) / SAMPLES) / SCALE - SIDE / 2
        color = next((color for color, holds in reversed(shapes) if holds(a, b)), CLEAR)
        counts[color] = counts.get(color, 0) + 1
    first, second = [*sorted(counts, key=counts.get, reverse=True), None][:2]
    if CLEAR in (first, second) or second is None or counts[second] < SAMPLES * SAMPLES / 4:
        return first
    pair = tuple(sorted((first, second)))
    return len(COLORS) + 1 + MIXES.index(pair) if pair in MIXES else first


def palette():
    mixed = [tuple((a + b) // 2 for a, b in zip(COLORS[one], COLORS[other])) for one, other in MIXES]
    colors = [(0, 0, 0)] + [COLORS[number] for number in range(1, len(COLORS) + 1)] + mixed
    return b"".join(bytes(color) for color in colors + [(0, 0, 0)] * (16 - len(colors)))


def compressed(numbers, depth=4):
    """LZW as GIF wants it, in blocks of at most 255 bytes."""
    clear, end = 1 << depth, (1 << depth) + 1
    table, width, bits, length, out = {}, depth + 1, 0, 0, bytearray()

    def emit(code):
        nonlocal bits, length
        bits |= code << length
        length += width
        while length >= 8:
            out.append(bits & 255)
            bits >>= 8
            length -= 8

    def reset():
        nonlocal table, width
        table, width = {(number,): number for number in range(clear)}, depth + 1

    reset()
    emit(clear)
    run = ()
    for number in numbers:
        if (*run, number) in table:
            run += (number,)
            continue
        emit(table[run])
        table[(*run, number)] = len(table) + 2
        if len(table) + 1 >= 1 << width:
            width += 1
        if len(table) + 2 >= 4096:
            width = 12
            emit(clear)
            reset()
        run = (number,)
    emit(table[run])
    emit(end)
    if length:
        out.append(bits & 255)
    blocks = [bytes(out[at:at + 255]) for at in range(0, len(out), 255)]
    return bytes([depth]) + b"".join(bytes([len(block)]) + block for block in blocks) + b"\0"


def changed(before, after):
    """The smallest rectangle outside which two pictures are equal."""
    places = [(x, y) for y, row in enumerate(after) for x, value in enumerate(row) if before[y][x] != value]
    if not places:
        return 0, 0, 1, 1
    (left, top), (right, bottom) = (
        (min(x for x, _ in places), min(y for _, y in places)),
        (max(x for x, _ in places), max(y for _, y in places)))
    return left, top, right - left + 1, bottom - top + 1


def gif(pictures, delay):
    """An animation whose pictures change only a part of the one before."""
    side = (SIDE * SCALE).to_bytes(2, "little")
    parts = [b"GIF89a", side, side, bytes([0b11110011, 0, 0]), palette()]
    if len(pictures) > 1:
        parts.append(b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0")
    before = None
    for picture in pictures:
        x, y, width, height = changed(before, picture) if before else (0, 0, len(picture[0]), len(picture))
        numbers = [picture[row][column] for row in range(y, y + height) for column in range(x, x + width)]
        parts.append(b"!\xf9\x04\x05" + round(delay * 100).to_bytes(2, "little") + bytes([CLEAR, 0]))
        parts.append(b"," + b"".join(number.to_bytes(2, "little") for number in (x, y, width, height)) + b"\0")
        parts.append(compressed(numbers))
        before = picture
    return b"".join(parts) + b";"


def pictures():
    """The files by their names."""
    head = pixels(face(0))
    pull = [pixels(face(number / (PULL_COUNT - 1)), head) for number in range(PULL_COUNT)]
    turns = [2 * math.pi * number / RUN_COUNT - math.pi / 2 for number in range(RUN_COUNT)]
    run = [pixels(face(1, (2 * math.cos(turn), 2 * math.sin(turn))), head) for turn in turns]
    return {
        "pull": gif(pull, PULL_DELAY), "run": gif(run, RUN_DELAY), "end": gif(pull[:1], PULL_DELAY)}


def swift(files):
    """The same bytes as Swift."""
    values = []
    for name, content in files.items():
        text = base64.b64encode(content).decode()
        lines = "\\\n".join("      " + text[at:at + 88] for at in range(0, len(text), 88))
        values.append(f'    static let {name} = """\n{lines}\n      """')
    body = "\n\n".join(values)
    return f"""// Made by Scripts/make-pictures.py, with the bytes of Pictures/cat-*.gif.

#if canImport(UIKit) && !os(watchOS)
  /// The GIFs of the library's cat, in Base64.
  enum CatPictures {{
{body}
  }}
#endif
"""


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file differs")
    options = parser.parse_args(arguments)
    files = pictures()
    wanted = {FOLDER / f"cat-{name}.gif": content for name, content in files.items()}
    wanted[SWIFT] = swift(files).encode("utf8")
    other = [path for path, content in wanted.items()
             if not path.is_file() or path.read_bytes() != content]
    if options.check:
        for path in other:
            print(f"{path.relative_to(ROOT)} differs from its drawing: run Scripts/make-pictures.py.")
        return 1 if other else 0
    for path in other:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(wanted[path])
    print(f"{sum(len(content) for content in files.values())} bytes in {len(files)} pictures.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Tests of the pictures that the library draws: Scripts/make-pictures.py."""

import unittest

from scripts import load

pictures = load("make-pictures")


def decoded(data, depth):
    """The numbers of a GIF's blocks, after the byte with their depth."""
    content, at = bytearray(), 1
    while data[at]:
        content += data[at + 1:at + 1 + data[at]]
        at += data[at] + 1
    bits, clear = int.from_bytes(content, "little"), 1 << depth
    table, width, before, found = {}, depth + 1, None, []
    while True:
        code = bits & ((1 << width) - 1)
        bits >>= width
        if code == clear:
            table, width, before = {number: [number] for number in range(clear)}, depth + 1, None
            continue
        if code == clear + 1:
            return found
        entry = table.get(code) or [*before, before[0]]
        found += entry
        if before:
            table[len(table) + 2] = [*before, entry[0]]
        before = entry
        if len(table) + 2 == 1 << width and width < 12:
            width += 1


class MakePicturesTests(unittest.TestCase):
    def test_compressed_numbers_are_those_that_a_decoder_finds(self):
        for numbers in ([3], [1] * 500, [7, 2, 7, 2, 1] * 40, [(n * n) % 16 for n in range(9000)]):
            data = pictures.compressed(numbers)
            self.assertEqual(data[0], 4)
            self.assertEqual(decoded(data, 4), numbers)

    def test_only_the_changed_part_of_a_picture_is_written(self):
        before = [[1, 1, 1], [1, 1, 1], [1, 1, 1]]
        after = [[1, 1, 1], [1, 2, 1], [1, 3, 1]]
        self.assertEqual(pictures.changed(before, after), (1, 1, 1, 2))
        self.assertEqual(pictures.changed(before, before), (0, 0, 1, 1))

    def test_swift_has_the_bytes_of_the_files(self):
        text = pictures.swift({"pull": b"GIF89a" * 30})
        self.assertIn("static let pull", text)
        self.assertIn("R0lGODlhR0lG", text)
        self.assertTrue(all(len(line) <= 100 for line in text.splitlines()))


if __name__ == "__main__":
    unittest.main()

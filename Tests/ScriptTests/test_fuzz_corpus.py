import tempfile
import unittest
from pathlib import Path

from scripts import load

fuzz_corpus = load("fuzz-corpus")

KEPT = "# Once broke a law.\n0a0b\n"


class FuzzCorpusTests(unittest.TestCase):
    def test_unpacking_and_packing_gives_the_same_lines(self):
        with tempfile.TemporaryDirectory() as folder:
            corpus, files = Path(folder, "engine.txt"), Path(folder, "engine")
            corpus.write_text(KEPT + "ff\n0102\n")
            fuzz_corpus.unpack(corpus, files)
            self.assertEqual(fuzz_corpus.packed(corpus.read_text(), files), KEPT + "ff\n0102\n")

    def test_a_line_with_a_remark_stays_without_its_file(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "new").write_bytes(b"\x07")
            self.assertEqual(fuzz_corpus.packed(KEPT + "ff\n", Path(folder)), KEPT + "07\n")


if __name__ == "__main__":
    unittest.main()

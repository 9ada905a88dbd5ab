"""Converts a corpus into a folder of files for a fuzzer, and back into lines of one file."""

import sys
from pathlib import Path


def remarks_and_lines(text):
    """The remarks, each with the line that follows it, and all lines of bytes."""
    kept, lines, remarks = [], [], []
    for line in text.splitlines():
        if line.startswith("#"):
            remarks.append(line)
        elif line:
            if remarks:
                kept.append((remarks, line))
            remarks = []
            lines.append(line)
    return kept, lines


def unpack(corpus, folder):
    """Writes a file for each line."""
    folder.mkdir(parents=True, exist_ok=True)
    _, lines = remarks_and_lines(corpus.read_text()) if corpus.exists() else ([], [])
    for number, line in enumerate(lines):
        (folder / f"kept-{number:04}").write_bytes(bytes.fromhex(line))


def packed(text, folder):
    """The new corpus: lines with a remark, then the files, the shortest first."""
    kept, _ = remarks_and_lines(text)
    lines = [line for remarks, line in kept]
    files = {path.read_bytes().hex() for path in folder.iterdir() if path.stat().st_size}
    rest = sorted(files.difference(lines), key=lambda line: (len(line), line))
    blocks = ["\n".join([*remarks, line]) for remarks, line in kept]
    return "\n".join([*blocks, *rest]) + "\n"


def main():
    verb, corpus, folder = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    if verb == "unpack":
        unpack(corpus, folder)
    else:
        text = corpus.read_text() if corpus.exists() else ""
        corpus.parent.mkdir(parents=True, exist_ok=True)
        corpus.write_text(packed(text, folder))


if __name__ == "__main__":
    main()

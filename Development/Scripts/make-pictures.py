"""Embeds the library's own pictures, Development/Pictures/cat-*.gif, in Swift, so that apps need no resource bundle.

usage: make-pictures.py [--check]          with --check, fails if the Swift file has other bytes
"""

import base64

from generated import main

SWIFT = "Sources/OverscrollUIKit/Pictures/CatPictures.swift"


def swift(files):
    values = []
    for name, content in files.items():
        text = base64.b64encode(content).decode()
        lines = "\\\n".join("      " + text[at:at + 88] for at in range(0, len(text), 88))
        values.append(f'    static let {name} = """\n{lines}\n      """')
    body = "\n\n".join(values)
    return f"""// Made by Development/Scripts/make-pictures.py, with the bytes of Development/Pictures/cat-*.gif.

#if canImport(UIKit) && !os(watchOS)
  /// The GIFs of the library's cat, in Base64.
  enum CatPictures {{
{body}
  }}
#endif
"""


def products(root):
    pictures = {name: (root / f"Development/Pictures/cat-{name}.gif").read_bytes() for name in ("pull", "run", "end")}
    return {SWIFT: swift(pictures)}


if __name__ == "__main__":
    main(products)

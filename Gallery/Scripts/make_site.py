"""Makes the gallery as static files, which any web server can serve under any path.

usage: make_site.py OUTPUT [--package Web/dist] [--docs URL] [--source URL]

The page answers its own requests for the feed; see Gallery/site/feed-source.js.
"""

import argparse
import json
import shutil
import sys
from pathlib import Path

GALLERY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(GALLERY / "server"))

from store import read_items  # noqa: E402


def copy_files(output, package):
    for source, target in ((GALLERY / "web", ""), (GALLERY / "site", ""),
                           (GALLERY / "catalog", "catalog"), (package, "overscroll")):
        shutil.copytree(source, output / target, dirs_exist_ok=True)


def write_answers(output, places):
    """Writes the answers of the server that are always the same."""
    feed = json.dumps(read_items(GALLERY / "feed.tsv"), ensure_ascii=False, separators=(",", ":"))
    (output / "feed.json").write_text(feed, encoding="utf-8")
    (output / "api").mkdir(exist_ok=True)
    (output / "api/places").write_text(json.dumps(places))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("output", type=Path)
    parser.add_argument("--package", type=Path, default=GALLERY.parent / "Web/dist")
    parser.add_argument("--docs", metavar="URL", help="the address of the documentation")
    parser.add_argument("--source", metavar="URL", help="the address of the repository")
    options = parser.parse_args()
    if not (options.package / "overscroll.js").is_file():
        sys.exit(f"There is no web package in {options.package}: run 'Development/Scripts/build-wasm.sh' to build it.")
    shutil.rmtree(options.output, ignore_errors=True)
    copy_files(options.output, options.package)
    write_answers(options.output, {"docs": options.docs, "source": options.source})
    print(f"The gallery is in {options.output}.")


if __name__ == "__main__":
    main()

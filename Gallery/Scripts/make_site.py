"""Makes the gallery as files that a web server can serve under any path, with its scripts in one file if esbuild is installed.

usage: make_site.py OUTPUT [--package Web/dist] [--docs URL] [--source URL] [--url URL] [--for-server]

The page answers its own requests for the feed; see Gallery/site/feed-source.js. With --for-server it asks Gallery/server.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

GALLERY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(GALLERY / "server"))

from store import read_items  # noqa: E402

# The page also shows the code of these.
SHOWN = ("sticker.js", "sun.js")
LOOKS = ("drawing", "drop", "material", "scene")
UNPACKED = {"begin.js", "front.js", "gallery.js", "opening.js", *SHOWN}
STYLES = re.compile(r'(<link rel="stylesheet" href="([\w.]+)">\n)+')


def copy_files(output, package, is_for_server):
    parts = [(GALLERY / "web", ""), (GALLERY / "catalog", "catalog"),
             (GALLERY / "App/Snippets", "snippets"), (package, "overscroll")]
    for source, target in parts if is_for_server else [*parts, (GALLERY / "site", "")]:
        shutil.copytree(source, output / target, dirs_exist_ok=True)


def write_answers(output, places):
    """Writes the answers of the server that are always the same."""
    feed = json.dumps(read_items(GALLERY / "feed.tsv"), ensure_ascii=False, separators=(",", ":"))
    (output / "feed.json").write_text(feed, encoding="utf-8")
    (output / "api").mkdir(exist_ok=True)
    (output / "api/places").write_text(json.dumps(places))


def pack(output, known):
    """Replaces the page's scripts by one, and its styles; `known` are values that the scripts need not request."""
    script, demos = output / "gallery.js", sorted((output / "demos").glob("*.js"))
    # So that esbuild finds what is imported.
    table = ", ".join(f'"{each.stem}": () => import("./demos/{each.name}")' for each in demos)
    text = script.read_text("utf8")
    assert "import(`./demos/${demo.id}.js`)" in text
    script.write_text(text.replace("import(`./demos/${demo.id}.js`)", f"({{ {table} }})[demo.id]()"), "utf8")
    values = [f"--define:globalThis.{name}={json.dumps(value, ensure_ascii=False)}" for name, value in known.items()]
    # Each look is whole by itself: one request for all of them.
    package = [f"overscroll/{each.name}" for each in (output / "overscroll").glob("*.js") if each.stem not in LOOKS]
    # The first screen has the list of indicators, not their page.
    for page, left_out in ((script, package), (output / "front.js", ["overscroll/*", "looks.js"])):
        others = [f"--external:{output.resolve()}/{each}" for each in (*SHOWN, *left_out)]
        run("--bundle", "--format=esm", *others, *values, f"--outfile={page}.new", page)
    for page in (script, output / "front.js"):
        Path(f"{page}.new").replace(page)
    for each in [*demos, *output.glob("*.js")]:
        if each.name not in UNPACKED:
            each.unlink()
    pack_styles(output)


def pack_styles(output):
    page = output / "index.html"
    text = page.read_text("utf8")
    links = STYLES.search(text)[0]
    names = re.findall(r'href="([\w.]+)"', links)
    style = output / "gallery.css"
    style.write_text("".join((output / name).read_text("utf8") for name in names), "utf8")
    run(f"--outfile={style}", style)
    for name in set(names) - {"gallery.css"}:
        (output / name).unlink()
    page.write_text(text.replace(links, '<link rel="stylesheet" href="gallery.css">\n'), "utf8")


def run(*options):
    subprocess.run(["esbuild", "--minify", "--charset=utf8", "--log-level=warning", "--allow-overwrite", *options], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("output", type=Path)
    parser.add_argument("--package", type=Path, default=GALLERY.parent / "Web/dist")
    parser.add_argument("--docs", metavar="URL", help="the address of the documentation")
    parser.add_argument("--source", metavar="URL", help="the address of the repository")
    parser.add_argument("--url", help="the address of the site, for the picture that other sites show of it")
    parser.add_argument("--for-server", action="store_true", help="for Gallery/server, which answers requests")
    options = parser.parse_args()
    if not (options.package / "overscroll.js").is_file():
        sys.exit(f"There is no web package in {options.package}: run 'Development/Scripts/build-wasm.sh' to build it.")
    shutil.rmtree(options.output, ignore_errors=True)
    copy_files(options.output, options.package, options.for_server)
    if options.url:
        page = options.output / "index.html"
        page.write_text(page.read_text("utf8").replace('content="pictures/', f'content="{options.url}pictures/'), "utf8")
    places = {"docs": options.docs, "source": options.source}
    known = {"GALLERY_CATALOG": json.loads((GALLERY / "catalog/demos.json").read_text("utf8"))}
    if not options.for_server:
        write_answers(options.output, places)
        known["GALLERY_PLACES"] = places
    if shutil.which("esbuild"):
        pack(options.output, known)
    else:
        print("esbuild is not installed, so the page loads more files.")
    print(f"The gallery is in {options.output}.")


if __name__ == "__main__":
    main()

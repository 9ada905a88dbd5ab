"""Reads the public declarations of a module from the symbol graphs that `make docs` leaves behind.

For scripts that import it. A graph contains what the compiler has read, so no parser is needed.
"""

import json
from pathlib import Path
from urllib.parse import unquote, urlparse

ROOT = Path(__file__).resolve().parent.parent
GRAPHS = ROOT / ".build/symbol-graphs"


class NoGraph(Exception):
    """A module has no symbol graph."""


class Declaration:
    """A public declaration in a source."""

    def __init__(self, symbol, graph):
        self.kind = symbol["kind"]["identifier"].replace("swift.", "")
        self.path = symbol["pathComponents"]
        self.location = symbol["location"]
        self.comment = own_comment(symbol, graph)
        fragments = symbol.get("declarationFragments", [])
        self.text = " ".join("".join(each["spelling"] for each in fragments).split())
        self.conformances = graph.conformances.get(symbol["identifier"]["precise"], [])

    @property
    def name(self):
        """The full name with its argument labels: `Type.method(of:)`."""
        return ".".join(self.path)

    @property
    def base_name(self):
        """The last part of the name without argument labels: `method`."""
        last = self.path[-1]
        return last.split("(")[0] if last[0].isalpha() or last[0] == "_" else last.rstrip("(_:)")

    @property
    def place(self):
        """The file, relative to the package, and the line: `Sources/A/a.swift:12`."""
        path = Path(unquote(urlparse(self.location["uri"]).path))
        if ROOT in path.parents:
            path = path.relative_to(ROOT)
        return f"{path}:{self.location['position']['line'] + 1}"


class Graph:
    """The symbols of a module, their conformances, and which ones implement a requirement."""

    def __init__(self, contents):
        self.conformances = {}
        for content in contents:
            for relation in content["relationships"]:
                if relation["kind"] == "conformsTo":
                    name = relation.get("targetFallback") or relation["target"]
                    self.conformances.setdefault(relation["source"], []).append(name)
        self.symbols = [symbol for content in contents for symbol in content["symbols"]]
        self.by_id = {symbol["identifier"]["precise"]: symbol for symbol in self.symbols}
        self.origins = {
            relation["source"]: relation["sourceOrigin"]["identifier"]
            for content in contents
            for relation in content["relationships"]
            if relation["kind"] == "memberOf" and "sourceOrigin" in relation
        }


def own_comment(symbol, graph):
    """The lines of the declaration's own comment, or an empty list.

    A declaration without a comment inherits that of the requirement that it implements.
    """
    comment = symbol.get("docComment")
    if not comment or comment.get("uri") != symbol["location"]["uri"]:
        return []
    origin = graph.by_id.get(graph.origins.get(symbol["identifier"]["precise"]))
    if origin and origin.get("docComment") == comment:
        return []
    return [line["text"] for line in comment["lines"]]


def declarations(module, folder=GRAPHS):
    """Every public declaration of a module, in the order of the sources.

    Declarations that the compiler generates, such as `init(rawValue:)`, have no location and are
    skipped. So are extension blocks, which declare nothing themselves.
    """
    paths = sorted(Path(folder, module).glob("*.symbols.json"))
    if not paths:
        raise NoGraph(f"There is no symbol graph of {module} in {folder}: run `make docs`.")
    graph = Graph([json.loads(path.read_text("utf8")) for path in paths])
    found = [Declaration(symbol, graph) for symbol in graph.symbols
             if "location" in symbol and symbol["kind"]["identifier"] != "swift.extension"]
    return sorted(found, key=lambda each: (each.location["uri"], each.location["position"]["line"]))

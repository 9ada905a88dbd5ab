"""Makes symbol graphs in the compiler's format, for the tests of scripts that read them."""

import json
from pathlib import Path


def symbol(name, kind, lines=None, line=0, file="A.swift", lent_by=None, text="", conforms=()):
    """A symbol; without a line it is compiler-generated. It inherits the comment of `lent_by`."""
    uri = f"file:///package/{file}"
    made = {
        "kind": {"identifier": f"swift.{kind}"},
        "identifier": {"precise": f"s:{file}.{name}"},
        "pathComponents": name.split("."),
        "declarationFragments": [{"kind": "text", "spelling": text}],
        "conforms": list(conforms),
    }
    if line is not None:
        made["location"] = {"uri": uri, "position": {"line": line, "character": 2}}
    if lines is not None:
        made["docComment"] = {"uri": uri, "lines": [{"text": text} for text in lines]}
    if lent_by:
        made["docComment"] = lent_by.get("docComment")
        made["origin"] = lent_by["identifier"]["precise"]
    return made


def write(folder, module, *symbols):
    """Writes the graph of a module where the scripts look for it."""
    relations = [
        {"kind": "memberOf", "source": each["identifier"]["precise"], "target": "s:T",
         "sourceOrigin": {"identifier": each["origin"], "displayName": "P.m"}}
        for each in symbols if "origin" in each
    ]
    relations += [
        {"kind": "conformsTo", "source": each["identifier"]["precise"], "target": "s:P", "targetFallback": name}
        for each in symbols for name in each["conforms"]
    ]
    path = Path(folder, module, f"{module}.symbols.json")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"symbols": symbols, "relationships": relations}))

"""Compares Web/custom-elements.json with the custom element that it describes and with its declarations.

The file has the format of the community's custom elements manifest.
"""

import json
import re

SCHEMA = "1.0.0"
ELEMENT = "OverscrollListElement"
SCRIPT = "overscroll-list.js"
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
OPTIONS = re.compile(r"^const OPTIONS = \{\n(.*?)^\};", re.M | re.S)
ATTRIBUTE = re.compile(r'^  "?([a-z-]+)"?: \(', re.M)
MEMBER = re.compile(r"^  (?:async )?(?:get |set )?([a-z]\w*)\(", re.M)
FIELD = re.compile(r"^    this\.([a-z]\w*) = ", re.M)
# Called by the browser.
CALLBACKS = {"constructor", "connectedCallback", "disconnectedCallback", "attributeChangedCallback"}
PARTS = (re.compile(r'\bmake\("(?:div|slot)", "([a-z]+)"\)'), re.compile(r'\.part\.value = "([a-z -]+)"'))
PROPERTY = re.compile(r"var\((--overscroll-[a-z-]+)")
EVENT = re.compile(r'\b(?:run|relay)\(list, "([a-z]+)"')
DECLARED_ATTRIBUTE = re.compile(r'^  "?([a-z-]+)"?\?:', re.M)
DECLARED_MEMBER = re.compile(r"^  (?:readonly )?([a-z]\w*)[:(]", re.M)
# Declared again only for their types.
INHERITED = {"addEventListener", "removeEventListener", "type"}


def class_body(text, name):
    """The text of a class or an interface, up to its closing brace."""
    match = re.search(rf"^export (?:class|interface) {name}\b.*?\n(.*?)^}}", text, re.M | re.S)
    return match[1] if match else ""


def written(sources):
    """The names in the scripts, by kind."""
    code = COMMENT.sub("", sources[SCRIPT])
    everything = "\n".join(sources.values())
    element, event = class_body(code, ELEMENT), class_body(code, "OverscrollRunEvent")
    table = OPTIONS.search(code)
    return {
        "attributes": set(ATTRIBUTE.findall(table[1] if table else "")),
        "members": set(MEMBER.findall(element)) - CALLBACKS,
        "events": set(EVENT.findall(code)),
        "cssParts": {name for kind in PARTS for found in kind.findall(everything) for name in found.split()},
        "cssProperties": set(PROPERTY.findall(everything)),
        "members of the event": (set(MEMBER.findall(event)) | set(FIELD.findall(event))) - CALLBACKS,
    }


def declared(text):
    """The names in the declarations, by kind."""
    return {
        "attributes": set(DECLARED_ATTRIBUTE.findall(class_body(text, "OverscrollListAttributes"))),
        "members": set(DECLARED_MEMBER.findall(COMMENT.sub("", class_body(text, ELEMENT)))) - INHERITED,
        "events": set(DECLARED_MEMBER.findall(COMMENT.sub("", class_body(text, "OverscrollListEventMap")))),
        "members of the event": set(DECLARED_MEMBER.findall(class_body(text, "OverscrollRunEvent"))) - INHERITED,
    }


def described(manifest):
    """The names in the manifest, by kind."""
    classes = {each["name"]: each for module in manifest["modules"] for each in module["declarations"]}
    kinds = ("attributes", "members", "events", "cssParts", "cssProperties")
    found = {kind: {each["name"] for each in classes.get(ELEMENT, {}).get(kind, [])} for kind in kinds}
    found["members of the event"] = {each["name"] for each in classes.get("OverscrollRunEvent", {}).get("members", [])}
    return found


def faults(sources, declarations, text):
    """A sentence for each difference; `sources` are the scripts by their names."""
    manifest = json.loads(text)
    if manifest["schemaVersion"] != SCHEMA:
        yield f"custom-elements.json has the schema version {manifest['schemaVersion']}, not {SCHEMA}."
    paths = [module["path"] for module in manifest["modules"]]
    if paths != [SCRIPT]:
        yield f"custom-elements.json describes {', '.join(paths)}, not {SCRIPT}."
    known = described(manifest)
    for place, found in ((SCRIPT, written(sources)), ("overscroll-list.d.ts", declared(declarations))):
        for kind, names in found.items():
            yield from (f"{place} has {name}, which custom-elements.json lacks in its {kind}." for name in sorted(names - known[kind]))
            yield from (f"custom-elements.json has {name} in its {kind}, which {place} lacks." for name in sorted(known[kind] - names))

"""Compares the stand-ins for Apple's frameworks with the known facts about the real ones.

usage: check-standin.py [--graphs FOLDER] [--unknown]

Reads the symbol graphs that `swift package dump-symbol-graph` leaves behind, and from
Development/Platforms/LinuxUIKit/API the declarations that Swift's importer made from the real headers
(facts.txt) and those that no header shows, each with its source (allowed.txt). Every public
declaration of a stand-in must be in one of the two, with the same text. --unknown prints those that
are not, for allowed.txt.

The word `nonisolated` is compared for functions and initializers. The importer does not print it for
constants, so there it is left out.
"""

import argparse
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
API = ROOT / "Development/Platforms/LinuxUIKit/API"
MODULES = ("Combine", "CoreGraphics", "ImageIO", "QuartzCore", "SwiftUI", "UIKit", "WebKit")

HEADING = re.compile(r"## (?P<actor>@MainActor )?(?P<kind>class|protocol) (?P<name>[\w.]+)(?P<rest>.*)")
CASES = re.compile(r"  (?:enum|struct) .*?path ([\w.]+)\): (.*)")
TYPES = {"class", "struct", "enum", "protocol"}
MODIFIERS = re.compile(
    r"\b(?:public|open|final|override|convenience|required|optional|weak|static|class"
    r"|mutating|dynamic)\b (?=[a-z@])"
)
NONISOLATED = re.compile(r"^nonisolated (?=(?:func|init)\b)")


class Known:
    """The known facts about a type: its supertype, its actor and its members by their base name."""

    def __init__(self, supertypes=(), main_actor=None):
        self.supertypes = list(supertypes)
        self.main_actor = main_actor
        self.members = {}
        self.used = set()

    def add(self, declaration):
        text = normal(declaration)
        self.members.setdefault(base_name(text), set()).add(text)


def normal(declaration):
    """A declaration without the parts that its users cannot notice."""
    text = declaration.split("   //")[0].strip().replace("`", "")
    text = re.sub(r"@(?!escaping)\w+(?:\([^)]*\))?\s+", "", text)
    text = MODIFIERS.sub("", text.replace("nonisolated(unsafe) ", ""))
    if not NONISOLATED.match(text):
        text = text.replace("nonisolated ", "")
    if text.startswith("typealias "):
        return re.sub(r"\s+", " ", text)
    text = re.sub(r" = [^,)]+(?=[,)])", " = _", text)
    text = re.sub(r"\b(?:Swift|Foundation|UIKit|QuartzCore|CoreGraphics)\.", "", text)
    text = re.sub(r"\b(?:CF)?TimeInterval\b", "Double", text.replace("() -> ()", "() -> Void"))
    text = re.sub(r"\bUIActionHandler\b", "(UIAction) -> Void", text)
    text = re.sub(r"\s+", " ", text).strip()
    # A constant is a read-only property; a stored property has no accessors in its text.
    if text.startswith("let "):
        return f"var {text[4:]} {{ get }}"
    return f"{text} {{ get set }}" if re.match(r"var \w+: [^{]*$", text) else text


def base_name(text):
    return re.split(r"[(:<]", NONISOLATED.sub("", text), maxsplit=1)[0].strip()


def read_facts(lines):
    """The types of facts.txt, and the cases of enumerations and option sets."""
    types, cases, current = {}, {}, None
    for line in lines:
        heading = HEADING.match(line)
        listed = CASES.match(line)
        if heading:
            parent = re.search(r"// super (\w+)", heading["rest"])
            parents = [parent[1]] if parent else re.findall(r": (\w+)", heading["rest"])
            current = types[heading["name"]] = Known(parents, bool(heading["actor"]))
        elif line.startswith("# "):
            current = None
        elif listed and current is None:
            names = re.findall(r"`?(\w+)`?(?::[^,]*)?(?:,|$)", listed[2])
            cases[listed[1]] = set(names)
        elif current and line.startswith("  "):
            current.add(line)
    return types, cases


def read_allowed(lines):
    """The declarations of allowed.txt by type; a heading names the type and the source."""
    types, current = {}, None
    for number, line in enumerate(lines, 1):
        if line.startswith("## "):
            name, dash, source = line[3:].partition(" — ")
            if not dash or not source.strip():
                raise ValueError(f"allowed.txt:{number}: {name.strip()} has no source.")
            current = types.setdefault(name.strip(), Known())
        elif line.startswith("  ") and current:
            current.add(line)
    return types


class Standin:
    """The public declarations of the stand-ins, as the compiler saw them."""

    def __init__(self, contents):
        self.symbols, self.parents, self.supertypes, self.overrides = {}, {}, {}, {}
        for content in contents:
            for symbol in content["symbols"]:
                self.symbols.setdefault(symbol["identifier"]["precise"], symbol)
            for relation in content["relationships"]:
                self.relate(relation)

    def relate(self, relation):
        source, target, kind = relation["source"], relation["target"], relation["kind"]
        if kind in ("memberOf", "requirementOf", "optionalRequirementOf"):
            self.parents.setdefault(source, (target, relation.get("targetFallback", "")))
        elif kind in ("inheritsFrom", "conformsTo"):
            self.supertypes.setdefault(source, []).append((target, relation.get("targetFallback", "")))
        elif kind == "overrides":
            self.overrides[source] = target

    def name(self, identifier, fallback=""):
        symbol = self.symbols.get(identifier)
        return ".".join(symbol["pathComponents"]) if symbol else fallback.split(".", 1)[-1]

    def lineage(self, identifier):
        """The names of a type, its supertypes and its protocols, in this order."""
        found, queue = [], [(identifier, "")]
        while queue:
            current, fallback = queue.pop(0)
            name = self.name(current, fallback)
            if name and name not in found:
                found.append(name)
                queue += self.supertypes.get(current, [])
        return found

    def declarations(self):
        """Yields (owner, lineage, kind, text, symbol) for each declaration to compare."""
        for identifier, symbol in self.symbols.items():
            kind = symbol["kind"]["identifier"].replace("swift.", "")
            is_made_up = "::SYNTHESIZED::" in identifier or "location" not in symbol
            is_foreign = identifier in self.overrides and self.overrides[identifier] not in self.symbols
            if kind in ("deinit", "extension") or is_made_up or is_foreign:
                continue
            parent, fallback = self.parents.get(identifier, (None, ""))
            owner = self.name(parent, fallback) if parent else ".".join(symbol["pathComponents"][:-1])
            text = "".join(part["spelling"] for part in symbol["declarationFragments"])
            yield owner, self.lineage(parent) if parent else [owner], kind, text, symbol


def is_type_known(name, facts, cases, allowed):
    return name in facts or name in cases or name in allowed


def judge(standin, facts, cases, allowed):
    """Yields (verdict, owner, text, known) for each declaration: ok, allowed, differs, invented."""
    for owner, lineage, kind, text, symbol in standin.declarations():
        path = ".".join(symbol["pathComponents"])
        if kind in TYPES:
            known = facts.get(path)
            if known and known.main_actor != ("@MainActor" in text):
                yield "differs", path, text, {"@MainActor" if known.main_actor else "not @MainActor"}
            elif not is_type_known(path, facts, cases, allowed):
                yield "invented", path, text, set()
            else:
                if path in allowed:
                    allowed[path].used.add(normal(text))
                yield ("allowed" if path in allowed else "ok"), path, text, set()
            continue
        yield judge_member(owner or "(module)", lineage, text, facts, cases, allowed)


def judge_member(owner, lineage, text, facts, cases, allowed):
    plain = normal(text)
    base = base_name(plain)
    name = base.split(" ")[-1]
    if owner in cases and (name in cases[owner] or "rawValue" in plain):
        return "ok", owner, plain, set()
    closest = set()
    for type_name in [owner] + [each for each in lineage if each != owner]:
        for source, verdict in ((facts, "ok"), (allowed, "allowed")):
            known = source[type_name].members.get(base, set()) if type_name in source else set()
            if plain in known:
                source[type_name].used.add(plain)
                return verdict, owner, plain, set()
            closest = closest or known
    return ("differs" if closest else "invented"), owner, plain, closest


def unused(allowed):
    """Yields the entries of allowed.txt that no stand-in declares any more."""
    for name, known in sorted(allowed.items()):
        for text in sorted(set().union(*known.members.values()) - known.used):
            yield f"UNUSED {name}: {text}"


def load_graphs(folder):
    paths = [path for module in MODULES for path in sorted(Path(folder).glob(f"{module}*.symbols.json"))]
    wanted = [path for path in paths if re.split(r"[.@]", path.name)[0] in MODULES]
    return [json.loads(path.read_text("utf8")) for path in wanted]


def find_graphs():
    """The folder where `swift package dump-symbol-graph` has left its graphs."""
    found = sorted(ROOT.glob(".build/*/symbolgraph")) + sorted(ROOT.glob(".build/*/*/symbolgraph"))
    with_ours = [folder for folder in found if (folder / "UIKit.symbols.json").exists()]
    return max(with_ours, key=lambda folder: folder.stat().st_mtime, default=None)


def print_verdicts(verdicts, only_unknown):
    counts = {"ok": 0, "allowed": 0, "differs": 0, "invented": 0}
    for verdict, owner, text, known in verdicts:
        counts[verdict] += 1
        if only_unknown and verdict in ("differs", "invented"):
            print(f"{owner}\t{text}")
        elif verdict in ("differs", "invented"):
            print(f"{verdict.upper()} {owner}: {text}")
            for each in sorted(known):
                print(f"    known: {each}")
    return counts


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--graphs", metavar="FOLDER")
    parser.add_argument("--unknown", action="store_true")
    options = parser.parse_args(arguments)
    folder = options.graphs or find_graphs()
    graphs = load_graphs(folder) if folder else []
    if not graphs:
        print("There is no symbol graph of UIKit: run `make docs` on Linux.", file=sys.stderr)
        return 1
    facts, cases = read_facts((API / "facts.txt").read_text("utf8").splitlines())
    allowed = read_allowed((API / "allowed.txt").read_text("utf8").splitlines())
    counts = print_verdicts(judge(Standin(graphs), facts, cases, allowed), options.unknown)
    stale = list(unused(allowed))
    if not options.unknown:
        print("".join(f"{each}\n" for each in stale), end="")
        total = sum(counts.values())
        print(f"{total} declarations of the stand-ins: {counts['ok']} as in the facts, "
              f"{counts['allowed']} allowed, {counts['differs']} differing, "
              f"{counts['invented']} invented.")
    return 1 if counts["differs"] or counts["invented"] or stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

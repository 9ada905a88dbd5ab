"""Generates the table of options and hosts, Documentation/Options.md.

usage: make-options.py [--check] [--swiftui FOLDER]

The rows are read from Documentation/API: the public properties and values of the types that hold options.
Scripts/options.json says for each row, or for all rows of a type ("Type.*"), how UIKit, SwiftUI and
the web set it: the name of an API, "missing", or a dash with a reason. It fails if an option has no
row, a row has no option, an API does not exist, a hole has no reason, or more cells are missing than
the file says. The number may only fall.
"""

import argparse
import json
import re
import sys
from pathlib import Path

from declarations import declared_text, interfaces, unions

ROOT = Path(__file__).resolve().parents[1]
HOSTS = ("UIKit", "SwiftUI", "web")
MISSING = "missing"
HOLE = re.compile(r"– (R\d+)")
# Types whose members are options, by the ends of their names.
TYPES = re.compile(
    r"\w*(Options|Times|Trigger|Distance|Policy|Feedback|Defaults|Retries|Indicator|Pictures|OverscrollText|BackToTop"
    r"|OverscrollControl|OverscrollEdges)(\.\w+)?")
# An indicator of the web module's numbers, and a state: no options.
OTHERS = {"BuiltInIndicator", "OverscrollControl.State"}
# Types whose static members are values of an option.
VALUES = re.compile(r"OverscrollFeedback|OverscrollRetries|OverscrollIndicator|IndicatorPictures")
# Types whose constants are set by an initializer.
CONSTANTS = re.compile(r"\w*Options|BackToTop")
# Properties of these types only hold the options of another row.
HOLDERS = re.compile(r": (EdgeOptions|BackToTopOptions)(?![.\w])")
ENTRY = re.compile(r"((?:\w+\.)+)(\w+(?:\([\w:]*\))?): (.*)")
SWIFT_FUNCTION = re.compile(r"\bpublic func (\w+)(?:<[^>]*>)?\((.*?)\)\s*(?:->|\{)", re.S)


def is_option(kind, declared):
    """Whether the declaration of a member, as Documentation/API prints it, is an option."""
    if not TYPES.fullmatch(kind) or kind in OTHERS:
        return False
    if re.match(r"case\b", declared):
        return True
    if "static " in declared and "OverscrollDefaults" not in kind:
        return bool(VALUES.fullmatch(kind))
    if HOLDERS.search(declared):
        return False
    # A weak property that an initializer sets.
    if CONSTANTS.fullmatch(kind) and re.search(r"\blet |\bweak var ", declared):
        return True
    return bool(re.search(r"\bvar ", declared)) and not declared.endswith("{ get }")


def entries(folder):
    """The type, name and declaration of each member of the Swift modules, without SwiftUI's."""
    for file in sorted(folder.glob("*.txt")):
        if file.stem == "OverscrollSwiftUI":
            continue
        for line in file.read_text("utf8").splitlines():
            if match := ENTRY.fullmatch(line):
                yield match[1].rstrip("."), match[2], match[3]


def swift_names(members):
    """Each member by its name, with and without its parameters."""
    return {f"{kind}.{form}" for kind, name, _ in members for form in (name, name.partition("(")[0])}


def swiftui_names(folder):
    """Modifiers with each of their labels, such as "onLoadMore(within:)", and properties of types."""
    found = set()
    for file in folder.rglob("*.swift"):
        code = file.read_text("utf8")
        for name, parameters in SWIFT_FUNCTION.findall(code):
            labels = re.findall(r"(?:^|,|\()\s*(?:@\w+ )?(\w+)(?: \w+)?:", parameters)
            found |= {name, *(f"{name}({label}:)" for label in labels)}
        for kind in re.findall(r"\bpublic struct (\w+)", code):
            found |= {f"{kind}.{name}" for name in re.findall(r"\bpublic (?:mutating )?(?:var|func) (\w+)", code)}
    return found


def web_types(text):
    """The type of each member of an interface, and the meaning of each type alias."""
    # `Options` is `ListOptions` with at least one of its members.
    known = interfaces(text)
    known["Options"] = known.get("ListOptions", known.get("Options", []))
    members = {f"{name}.{each.name}": each.type for name, found in known.items() for each in found}
    return members | unions(text)


def web_exists(name, types):
    """Whether a member or type exists; with a literal after it, whether its type has the literal."""
    member, _, literal = name.partition(" ")
    return member in types and (not literal or literal in types[member])


def cells_of(option, rows):
    """The cells of an option: those of its row, or of the row of its type."""
    if option in rows:
        return rows[option]
    kind, _, name = option.rpartition(".")
    return [cell.replace("*", name) for cell in rows.get(f"{kind}.*", [])]


def faults_of_row(option, cells, known, exists):
    if len(cells) != len(HOSTS):
        yield f"{option} has {len(cells)} cells, not {len(HOSTS)}: add it to Scripts/options.json."
        return
    for host, cell in zip(HOSTS, cells):
        hole = HOLE.fullmatch(cell)
        if hole and hole[1] not in known:
            yield f"{option} has no reason for {host}: {hole[1]}."
        for name in [] if hole or cell == MISSING else cell.split(", "):
            if not exists[host](name):
                yield f"{option} names an API for {host} that does not exist: {name or 'nothing'}."


def faults(options, table, exists):
    """A sentence for each disagreement."""
    rows, known = table["rows"], table["reasons"]
    kinds = {option.rpartition(".")[0] for option in options}
    for name in rows:
        if name not in options and not (name.endswith(".*") and name[:-2] in kinds):
            yield f"The row {name} has no option."
    for option in options:
        yield from faults_of_row(option, cells_of(option, rows), known, exists)
    used = {hole[1] for row in rows.values() for cell in row if (hole := HOLE.fullmatch(cell))}
    yield from (f"The reason {name} is not used." for name in known if name not in used)
    missing = missing_cells(options, rows)
    if len(missing) > table["missing"]:
        yield f"{len(missing)} cells are missing, not {table['missing']}: {', '.join(missing)}."
    elif len(missing) < table["missing"]:
        yield f"Only {len(missing)} cells are missing: write this number instead of {table['missing']}."


def missing_cells(options, rows):
    return [f"{option} {host}" for option in options
            for host, cell in zip(HOSTS, cells_of(option, rows)) if cell == MISSING]


def shown(cell):
    return cell if cell == MISSING or HOLE.fullmatch(cell) else ", ".join(f"`{name}`" for name in cell.split(", "))


def page(options, table):
    rows = [f"| `{option}` | {' | '.join(map(shown, cells_of(option, table['rows'])))} |" for option in options]
    return "\n".join([
        "# Options and hosts", "",
        "<!-- Made by Scripts/make-options.py from Scripts/options.json: do not edit. -->", "",
        'Each public option, and the API that sets it on each host. "missing" means that the host '
        'should have it and does not. "– R" and a number means that it does not, for that reason in '
        "the list below.", "",
        f"{len(options)} options; missing cells: {len(missing_cells(options, table['rows']))}", "",
        "| option | UIKit | SwiftUI | web |", "|---|---|---|---|", *rows, "", "## Reasons", "",
        *(f"* {name}: {reason}" for name, reason in table["reasons"].items()), ""])


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something would be written")
    parser.add_argument("--root", type=Path, default=ROOT)
    parser.add_argument("--swiftui", type=Path, help="sources of the SwiftUI host, if not those of the root")
    arguments = parser.parse_args(arguments)
    root = arguments.root
    members = list(entries(root / "Documentation/API"))
    table = json.loads((root / "Scripts/options.json").read_text("utf8"))
    options = list(dict.fromkeys(
        f"{kind}.{name}" for kind, name, declared in members if is_option(kind, declared)))
    swift = swift_names(members)
    options += [name for name in table["also"] if name in swift]
    swiftui = swift | swiftui_names(arguments.swiftui or root / "Sources/OverscrollSwiftUI")
    types = web_types(declared_text(root))
    found = list(faults(options, table, {
        "UIKit": swift.__contains__, "SwiftUI": swiftui.__contains__, "web": lambda name: web_exists(name, types)}))
    found += [f"{name} does not exist." for name in table["also"] if name not in swift]
    target = root / "Documentation/Options.md"
    if not found and not arguments.check:
        target.write_text(page(options, table), "utf8")
    elif not found and (not target.exists() or target.read_text("utf8") != page(options, table)):
        found.append("Documentation/Options.md is not made from the options: run Scripts/make-options.py.")
    print("\n".join(found) or f"{len(options)} options, {len(missing_cells(options, table['rows']))} missing cells.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

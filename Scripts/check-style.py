"""Checks the rules that no linter has: sizes, imports, forbidden calls, addresses of registries.

Prints `file:line: sentence` for each finding. It works on lines: as the sources are formatted, a
function ends at the first line that starts with a closing brace at the function's indent.
"""

import ast
import os
import re
import sys
from pathlib import Path

from swift_code import mask

MAX_FILE_LINES = 450
MAX_FUNCTION_LINES = 60
# The beginning of the first line of a generated file, which may be longer.
MADE = "// Made by Scripts/"

FOLDERS = ("Sources", "Development", "Web/src", "Gallery", "Tests", "Benchmarks", "Fuzzing", "Scripts")
CODE = {".swift", ".js", ".mjs", ".ts", ".py"}
SKIPPED = {"__pycache__", "node_modules", "output", "dist"}

# The allowed imports of each module. Modules that are not listed may import anything.
IMPORTS = {
    "OverscrollCore": set(),
    "OverscrollIndicators": {"OverscrollCore"},
    "OverscrollWeb": {"OverscrollCore", "OverscrollIndicators"},
    # For time, and for models that views observe.
    "OverscrollPaging": {"Combine", "OverscrollCore", "Dispatch", "Observation"},
}

MODIFIERS = r"(?:@\w+(?:\([^)]*\))?\s+|[a-z]+(?:\([a-z]+\))?\s+)*"
SWIFT_FUNCTION = re.compile(rf"\s*{MODIFIERS}(?:func\s+(\S+?)\s*[(<]|(init)[?!]?[(<]|(deinit)\s*\{{)")
JS_FUNCTION = re.compile(
    r"\s*(?:.*\bfunction\b\s*\*?\s*(\w*)\s*\("
    r"|(?:static\s+|async\s+|get\s+|set\s+|\*\s*)*([\w#$]+)\s*\([^;]*$"
    r"|.*=>\s*\{$)"
)
JS_STATEMENTS = {"if", "for", "while", "switch", "catch", "return", "await", "super", "with"}
SWIFT_IMPORT = re.compile(
    r"\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:[a-z]+\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)"
)
FORBIDDEN = {
    "fatalError": re.compile(r"\bfatalError\("),
    "preconditionFailure": re.compile(r"\bpreconditionFailure\("),
    "unowned": re.compile(r"\bunowned\b"),
    # Directly after a value or a type, and not in `!=`. swift-format reports it for values and
    # variables, and reports `try!` and `as!`, but not for the types of parameters and results.
    "A forced unwrap": re.compile(r"(?<!\btry)(?<!\bas)(?<=[\w)\]}>\"?`])!(?!=)"),
}
# In these modules a switch over our types names all cases.
STRICT_MODULES = {"OverscrollCore"}
DEFAULT_CASE = re.compile(r"\s*default:")
SWITCH = re.compile(r"\s*(?:\w+ = |return |let \w+ = )?switch (.+) \{")
# The raw value of an edge: an `Int`.
NUMBERS = {"position"}
# The parts of UIKit that tvOS lacks, according to the SDK's headers. Only the platform file, which
# checks the system, may use them, and declarations that are marked as unavailable there.
PLATFORM_FILE = "Platform.swift"
UIKIT_MODULES = {"OverscrollUIKit", "OverscrollSwiftUI"}
NOT_ON_TVOS = re.compile(
    r"\b(?:isPagingEnabled|scrollsToTop|refreshControl|UIRefreshControl|keyboardDismissMode"
    r"|pinchGestureRecognizer|hasActiveDrag|hasActiveDrop|UI\w*FeedbackGenerator|UIToolbar|UISwitch"
    r"|UISlider|UIStepper|UIDatePicker|UIPickerView|UIDocumentPickerViewController)\b"
)
TVOS_UNAVAILABLE = re.compile(r"@available\(tvOS,\s*unavailable\)")
# Pages, locks and scripts name no package registry and no mirror of one.
REGISTRY = re.compile(
    r"https?://[\w.-]*\b(npmjs|pypi|pythonhosted|yarnpkg|rubygems|crates|unpkg|jsdelivr|cdnjs)\b"
)


def indent(line):
    return len(line) - len(line.lstrip())


def block_end(lines, start):
    """The index of the last line of the block that begins at `start`, or None without a block."""
    level = indent(lines[start])
    for index in range(start + 1, len(lines)):
        line = lines[index].rstrip()
        if not line or indent(line) > level:
            continue
        if indent(line) < level:
            return None
        text = line.lstrip()
        if text.startswith("}"):
            return index
        # The signature continues: `) -> Double {`, or `where` and `{` on separate lines.
        if not text.startswith((")", "->", "where ", "{")):
            return None
    return None


def braced_functions(lines, pattern):
    """Yields the line number, name and length of each function of Swift or JavaScript."""
    for start, line in enumerate(lines):
        match = pattern.match(line)
        if not match or line.lstrip().startswith(("//", "*", "/*")):
            continue
        name = next((group for group in match.groups() if group), "closure")
        if name in JS_STATEMENTS:
            continue
        end = block_end(lines, start)
        if end is not None:
            yield start + 1, name, end - start + 1


def python_functions(text):
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.lineno, node.name, node.end_lineno - node.lineno + 1


def functions(path, text):
    if path.suffix == ".py":
        return python_functions(text)
    pattern = SWIFT_FUNCTION if path.suffix == ".swift" else JS_FUNCTION
    return braced_functions(text.splitlines(), pattern)


def check_sizes(path, text):
    if text.removeprefix("// @ts-check\n").startswith(MADE):
        return
    count = len(text.splitlines())
    if count > MAX_FILE_LINES:
        yield 1, f"The file has {count} lines; {MAX_FILE_LINES} is the most."
    for number, name, length in functions(path, text):
        if length > MAX_FUNCTION_LINES:
            yield number, f"{name} has {length} lines; {MAX_FUNCTION_LINES} is the most."


def check_source(module, text):
    """The rules for the library's Swift sources."""
    allowed = IMPORTS.get(module)
    for number, code in enumerate(mask(text).splitlines(), 1):
        for name, pattern in FORBIDDEN.items():
            if pattern.search(code):
                yield number, f"{name} has no place in the library."
        imported = SWIFT_IMPORT.match(code)
        if imported and allowed is not None and imported[1] not in allowed:
            yield number, f"{module} must not import {imported[1]}."


def switched(lines, index):
    """The subject of the switch that the line at `index` is a case of."""
    matches = (SWITCH.match(line) for line in reversed(lines[:index]) if indent(line) <= indent(lines[index]))
    return next((match[1] for match in matches if match), "")


def check_strictness(module, text):
    """The rule for modules whose switches are exhaustive."""
    if module not in STRICT_MODULES:
        return
    lines = mask(text).splitlines()
    for number, code in enumerate(lines, 1):
        if DEFAULT_CASE.match(code) and switched(lines, number - 1) not in NUMBERS:
            yield number, "A switch has a default: name the cases."


def check_availability(path, text):
    """Reports UIKit that a system lacks, outside of the platform file."""
    code = mask(text)
    if path.name == PLATFORM_FILE or TVOS_UNAVAILABLE.search(code):
        return
    for number, line in enumerate(code.splitlines(), 1):
        for name in NOT_ON_TVOS.findall(line):
            yield number, f"{name} is unavailable on tvOS: use it in {PLATFORM_FILE}."


def check_addresses(text):
    for number, line in enumerate(text.splitlines(), 1):
        if REGISTRY.search(line):
            yield number, "This is the address of a package registry."


def check_file(root, path):
    """Yields the line number and sentence of each breach in a file."""
    parts = path.relative_to(root).parts
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return  # A binary file, such as a picture.
    yield from check_addresses(text)
    if path.suffix in CODE and "/".join(parts).startswith(tuple(f"{name}/" for name in FOLDERS)):
        yield from check_sizes(path, text)
    if path.suffix == ".swift" and parts[0] == "Sources":
        yield from check_source(parts[1], text)
        yield from check_strictness(parts[1], text)
        if parts[1] in UIKIT_MODULES:
            yield from check_availability(path, text)


def files(root):
    """Every file except those in hidden folders, build products and test output."""
    for folder, names, contents in os.walk(root):
        names[:] = sorted(name for name in names if name[0] != "." and name not in SKIPPED)
        for name in sorted(contents):
            yield Path(folder, name)


def main(arguments):
    root = Path(arguments[0] if arguments else Path(__file__).parent.parent)
    found = 0
    for path in files(root):
        for number, sentence in check_file(root, path):
            print(f"{path.relative_to(root)}:{number}: {sentence}")
            found += 1
    if not found:
        print("The sources follow the project's rules.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Reports old identifiers and phrases that the project's language replaced.

usage: check-words.py [--count | --shrink]

Reads the rules from Scripts/words.txt. Files that are not converted yet are listed in
Scripts/words-unconverted.txt: for them only identifiers count. That list may only shrink: an entry
for a missing file, or for one without findings, is an error, and so are more entries than its first
line allows. `--count` prints the findings of each file; `--shrink` removes converted files from the
list.
"""

import io
import re
import subprocess
import sys
import tokenize
from collections import namedtuple
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = "Scripts/words.txt"
UNCONVERTED = "Scripts/words-unconverted.txt"
# The rules contain the old words, the changelog records old names, and patches repeat the sources.
SKIPPED = (RULES, UNCONVERTED, "CHANGELOG.md", "Documentation/Glossary.md", "Tests/Faults/",
           "Gallery/feed", "Gallery/DATA.md", "Sources/OverscrollTexts/Languages.swift")
CODE = {".swift", ".js", ".mjs", ".ts"}
HASHED = {".sh", ".yml", ".toml"}
TITLE = re.compile(r'@(?:Test|Suite)\(\s*"((?:\\.|[^"\\])*)"')

Rule = namedtuple("Rule", "kind pattern replacement")
Finding = namedtuple("Finding", "file line words replacement")


def rules(text):
    """The rules of the file, each with its compiled expression."""
    found = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        kind, rest = line.split(" | ", 1)
        expression, replacement = rest.rsplit(" | ", 1)
        anchored = expression.startswith("(^")
        pattern = expression if anchored else rf"\b(?:{expression})\b"
        flags = 0 if kind == "identifier" else re.IGNORECASE
        found.append(Rule(kind, re.compile(pattern, flags), replacement))
    return found


def code_prose(text):
    """The comments and test titles of Swift or JavaScript, as (line, sentence)."""
    for number, line in enumerate(text.splitlines(), 1):
        comment = re.search(r"(?<![:\"'])//+!?\s?(.*)", line)
        if comment and line[: comment.start()].replace('\\"', "").count('"') % 2 == 0:
            yield number, re.sub(r"`[^`]*`", "", comment.group(1))
        for title in TITLE.finditer(line):
            yield number, title.group(1)
        inner = re.match(r"\s*/?\*+\s?(.*)", line)
        if inner:
            yield number, re.sub(r"`[^`]*`", "", inner.group(1))


def python_prose(text):
    """The comments and docstrings of Python, as (line, sentence)."""
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string.lstrip("# ")
            elif token.type == tokenize.STRING and token.string.startswith('"""'):
                for index, line in enumerate(token.string.strip('"').splitlines()):
                    yield token.start[0] + index, line.strip()
    except (tokenize.TokenError, SyntaxError):
        return


def markdown_prose(text):
    """The lines of Markdown outside of code, as (line, sentence)."""
    is_code = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            is_code = not is_code
        elif not is_code:
            yield number, re.sub(r"`[^`]*`", "", line.lstrip("#*-> "))


def hashed_prose(text):
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("#"):
            yield number, line.lstrip("# ")


def prose(name, text):
    suffix = Path(name).suffix
    if suffix in CODE:
        return code_prose(text)
    if suffix == ".py":
        return python_prose(text)
    if suffix == ".md":
        return markdown_prose(text)
    return hashed_prose(text) if suffix in HASHED or Path(name).name == "Makefile" else ()


def findings(name, text, all_rules):
    """The findings in a file: identifiers anywhere, phrases in its prose."""
    for rule in all_rules:
        if rule.kind == "identifier":
            for number, line in enumerate(text.splitlines(), 1):
                for match in rule.pattern.finditer(line):
                    yield Finding(name, number, match.group(0), rule.replacement)
    for number, sentence in prose(name, text):
        for rule in all_rules:
            match = rule.kind == "phrase" and rule.pattern.search(sentence)
            if match:
                yield Finding(name, number, match.group(0).strip(), rule.replacement)


def tracked(root):
    names = subprocess.run(["git", "ls-files"], cwd=root, check=True, capture_output=True, text=True)
    for name in names.stdout.splitlines():
        is_text = Path(name).suffix in CODE | HASHED | {".py", ".md"} or name == "Makefile"
        is_chinese = ".zh-" in name
        if is_text and not is_chinese and not name.startswith(SKIPPED) and (root / name).is_file():
            yield name


def unconverted(text):
    """The most entries that the list may have, and its entries."""
    first, *names = [line for line in text.splitlines() if line.strip()]
    return int(first.split()[-1]), names


def problems(root, all_rules):
    limit, waiting = unconverted((root / UNCONVERTED).read_text("utf8"))
    if len(waiting) > limit:
        yield f"{UNCONVERTED}: {len(waiting)} entries; at most {limit} are allowed"
    clean = set(waiting)
    identifiers = {rule.replacement for rule in all_rules if rule.kind == "identifier"}
    for name in tracked(root):
        found = list(findings(name, (root / name).read_text("utf8"), all_rules))
        if name in waiting and any(each.replacement not in identifiers for each in found):
            clean.discard(name)
            found = [each for each in found if each.replacement in identifiers]
        for each in found:
            yield f"{each.file}:{each.line}: '{each.words}': write {each.replacement}"
    for name in sorted(clean):
        yield f"{UNCONVERTED}: {name} has no findings or does not exist: remove it from the list"


def shrink(root, all_rules):
    """Removes the converted files from the list, and lowers its limit."""
    path = root / UNCONVERTED
    names = set(tracked(root))
    waiting = [name for name in unconverted(path.read_text("utf8"))[1] if name in names
               and any(findings(name, (root / name).read_text("utf8"), all_rules))]
    path.write_text("\n".join([f"# at most {len(waiting)}", *waiting]) + "\n", "utf8")


def main(arguments):
    all_rules = rules((ROOT / RULES).read_text("utf8"))
    if arguments == ["--count"]:
        for name in tracked(ROOT):
            found = list(findings(name, (ROOT / name).read_text("utf8"), all_rules))
            if found:
                print(f"{len(found):4} {name}")
        return 0
    if arguments == ["--shrink"]:
        shrink(ROOT, all_rules)
        return 0
    found = list(problems(ROOT, all_rules))
    print("\n".join(found) or "The prose follows the glossary.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

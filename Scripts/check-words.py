"""Reports old identifiers and phrases that the project's language replaced.

usage: check-words.py [--count]

Reads the rules from Scripts/words.txt. `--count` prints the number of findings of each file.
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
# The rules contain the old words, the changelog records old names, and patches repeat the sources.
SKIPPED = (RULES, "CHANGELOG.md", "Documentation/Glossary.md", "Tests/Faults/",
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


def problems(root, all_rules):
    for name in tracked(root):
        for each in findings(name, (root / name).read_text("utf8"), all_rules):
            yield f"{each.file}:{each.line}: '{each.words}': write {each.replacement}"


def main(arguments):
    all_rules = rules((ROOT / RULES).read_text("utf8"))
    if arguments == ["--count"]:
        for name in tracked(ROOT):
            found = list(findings(name, (ROOT / name).read_text("utf8"), all_rules))
            if found:
                print(f"{len(found):4} {name}")
        return 0
    found = list(problems(ROOT, all_rules))
    print("\n".join(found) or "The prose follows the glossary.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

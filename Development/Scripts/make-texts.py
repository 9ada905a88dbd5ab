#!/usr/bin/env python3
"""Makes the Swift and JavaScript tables from Development/Texts/*.strings.

usage: make-texts.py [--check] [--root FOLDER]

With --check nothing is written: it fails if a table is invalid, or if a generated file is out of
date. Development/Texts/en.strings documents the texts and their uses.
"""

import text_tables
from generated import main
from text_tables import Unreadable, read_tables

SWIFT = "Sources/OverscrollTexts/Languages.swift"
SCRIPTS = "Web/src/texts"


def made_from(tag):
    return f"// Made by Development/Scripts/make-texts.py from Development/Texts/{tag}.strings.\n"


def script_made_from(tag):
    return f"// @ts-check\n{made_from(tag)}"


def identifier(tag):
    return tag.replace("-", "")[0].lower() + tag.replace("-", "")[1:]


def swift_keys(english):
    cases = "\n".join(
        f"  /// {note}\n  case {key}" for key, note in english.notes.items())
    return (
        f"{made_from('en')}\n/// A text of the library, by its key.\npublic enum OverscrollText: "
        f"UInt8, CaseIterable, Sendable {{\n{cases}\n}}\n")


def swift_language(table):
    texts = "\n".join(f'      "{text}",' for text in table.texts.values())
    draft = "; a draft that no native speaker has reviewed" if table.is_draft else ""
    return (
        f"  /// {table.name}{draft}.\n"
        f"  static let {identifier(table.tag)} = OverscrollLanguage(\n"
        f'    tag: "{table.tag}",\n    texts: [\n{texts}\n    ])\n')


def swift_languages(tables):
    """All tables. Each is a separate constant, so that an app loads only those that it shows."""
    names = "\n".join(f"    {identifier(table.tag)}," for table in tables)
    drafts = [table for table in tables if table.is_draft]
    languages = "\n".join(swift_language(table) for table in tables)
    return (
        f"{made_from('*')}\nextension OverscrollLanguage {{\n  /// All languages, English first.\n"
        f"  ///\n  /// {len(drafts)} of {len(tables)} are drafts that no native speaker has reviewed.\n"
        f"  package static let all: [OverscrollLanguage] = [\n{names}\n  ]\n\n{languages}}}\n")


def script_texts(table):
    return "".join(f'  {key}: "{text}",\n' for key, text in table.texts.items())


def script_language(table):
    draft = "// A draft: no native speaker has reviewed these texts.\n" if table.is_draft else ""
    return f"{script_made_from(table.tag)}{draft}export default {{\n{script_texts(table)}}};\n"


def script_words(tables):
    """The built-in texts, so that a page in English loads no other file, and the other languages' tags."""
    tags = " ".join(table.tag for table in tables)
    return (
        f"{script_made_from('*')}\n/** The texts that are used unless the page has its own. */\n"
        f"export const ENGLISH = {{\n{script_texts(tables[0])}}};\n\n"
        "/** The tags of the languages that the package has texts in. */\n"
        f'export const LANGUAGES = "{tags}".split(" ");\n')


def made_of(tables):
    """All generated files, by path."""
    made = {
        "Sources/OverscrollTexts/OverscrollText.swift": swift_keys(tables[0]),
        SWIFT: swift_languages(tables),
        "Web/src/wording/words.js": script_words(tables),
    }
    for table in tables:
        if table.tag != "en":
            made[f"{SCRIPTS}/{table.tag}.js"] = script_language(table)
    return made


def products(root):
    """The products, and the scripts of removed tables, which have no text."""
    made = made_of(read_tables(root / "Development/Texts"))
    files = sorted((root / SCRIPTS).glob("*.*"))
    return {**dict.fromkeys(file.relative_to(root).as_posix() for file in files), **made}


def faults(root):
    try:
        return text_tables.faults(read_tables(root / "Development/Texts"))
    except Unreadable as error:
        return [str(error)]


if __name__ == "__main__":
    main(products, faults)

"""Separates the code of a Swift source from its comments and string literals.

This is not a parser: it knows comments, which nest, and string literals with their interpolations.
"""

import re

TEXT_START = re.compile(r'(#*)("""|")')
DIRECTIVE = re.compile(r"(?m)^[ \t]*#(?:if|elseif)\b.*|[@#]\w+(?:\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\))?")


def blank(text):
    """Spaces of the same length, with the same line ends."""
    return re.sub(r"[^\n]", " ", text)


def comment_end(source, start):
    """The end of the comment that begins at `start`."""
    if source.startswith("//", start):
        end = source.find("\n", start)
        return len(source) if end < 0 else end
    depth = 0
    for match in re.compile(r"/\*|\*/").finditer(source, start):
        depth += 1 if match[0] == "/*" else -1
        if depth == 0:
            return match.end()
    return len(source)


def mask_text(source, start, match):
    """The masked string literal that begins at `start`, and its end."""
    fence, quote = match.groups()
    ending, escape = quote + fence, "\\" + fence
    at, kept = match.end(), [blank(match[0])]
    while at < len(source):
        if source.startswith(ending, at):
            return "".join(kept) + blank(ending), at + len(ending)
        if source.startswith(escape + "(", at):
            at += len(escape) + 1
            inner, after = mask_until(source, at, ")")
            kept.append(blank(escape) + "(" + inner)
            at = after
        else:
            length = len(escape) + 1 if source.startswith(escape, at) else 1
            kept.append(blank(source[at : at + length]))
            at += length
    return "".join(kept), len(source)


def mask_until(source, at, closing):
    """The code from `at` through a closing bracket, or to the end of the source, and its end."""
    kept, depth = [], 0
    while at < len(source):
        text = TEXT_START.match(source, at)
        if source.startswith(("//", "/*"), at):
            end = comment_end(source, at)
            kept.append(blank(source[at:end]))
        elif text:
            masked, end = mask_text(source, at, text)
            kept.append(masked)
        else:
            end = at + 1
            kept.append(source[at])
            depth += {"(": 1, ")": -1}.get(source[at], 0)
            if closing == source[at] and depth < 0:
                return "".join(kept), end
        at = end
    return "".join(kept), at


def mask(source):
    """The source with spaces instead of comments and string literals; offsets do not change."""
    return mask_until(source, 0, "")[0]


def mask_directives(code):
    """Masked code with spaces also instead of attributes, macros and compiler conditions."""
    return DIRECTIVE.sub(lambda match: blank(match[0]), code)

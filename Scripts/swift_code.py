"""Tells the code of a Swift source from its comments and texts. For scripts that import it.

No parser: it knows comments, which nest, and the texts of Swift with what is interpolated in them.
"""

import re

TEXT_START = re.compile(r'(#*)("""|")')
DIRECTIVE = re.compile(r"(?m)^[ \t]*#(?:if|elseif)\b.*|[@#]\w+(?:\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\))?")


def blank(text):
    """Blanks of the same length, with the same line ends."""
    return re.sub(r"[^\n]", " ", text)


def comment_end(source, start):
    """Where the comment that begins at `start` ends."""
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
    """What is left of the text that begins at `start`, and where it ends."""
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
    """The code from `at` up to and with a closing bracket, or all of it, and where that ends."""
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
    """The source with blanks for comments and texts: each offset and line stays what it is."""
    return mask_until(source, 0, "")[0]


def mask_directives(code):
    """Masked code with blanks for attributes, macros and conditions of the compiler as well."""
    return DIRECTIVE.sub(lambda match: blank(match[0]), code)

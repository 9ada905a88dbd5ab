"""Finds the places in a Swift source where one small change breaks it. For Development/Scripts/mutate.py.

This is not a parser, but the sources are formatted: a binary operator has spaces around it, and the
angle brackets of a generic type have none. Mutations that do not compile are not counted later.
"""

import re
from collections import namedtuple

from swift_code import mask, mask_directives

# A change of source[start:end] from `before` to `after`; `line` counts from 1.
Mutation = namedtuple("Mutation", "path line start end kind before after")

OPERATORS = {
    "<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"),
    "==": ("!=",), "!=": ("==",), "&&": ("||",), "||": ("&&",),
    "+": ("-",), "-": ("+",), "*": ("/",), "/": ("*",), "+=": ("-=",), "-=": ("+=",),
    "*=": ("/=",), "/=": ("*=",), "&+": ("&-",), "&-": ("&+",), "&+=": ("&-=",), "&-=": ("&+=",),
}
OPERATOR = re.compile(
    r"(?<=\s)(?:" + "|".join(map(re.escape, sorted(OPERATORS, key=len, reverse=True))) + r")(?=\s)"
)
# Not a part of a name or of another number, and not `$0` or the member `.0`.
NUMBER = re.compile(
    r"(?<![\w$])(?<!(?<!\.)\.)(?:0x[\da-fA-F_]+(?:\.[\da-fA-F]+)?(?:p[+-]?\d+)?|0[bo][\d_]+"
    r"|\d[\d_]*(?:\.\d[\d_]*)?(?:e[+-]?\d+)?)(?![\w])"
)
BOOLEAN = re.compile(r"(?<!\.)\b(true|false)\b")
EXTREME = re.compile(r"(?<![\w.])(min|max)(?=\()")
CONDITION = re.compile(r"(?<![\w.#])(if|guard)\s+")
FUNCTION = re.compile(r"\b(?:func\s+[^\s(<]+|func\s+\S+(?=\s))")
UNNEGATABLE = re.compile(r"\s*(?:let|var|case|_|#)\b|\s*$|\s*#")
DECLARATION = re.compile(
    r"\s*(?:(?:public|internal|private|fileprivate|package|static|final|indirect|mutating"
    r"|nonisolated|infix|prefix|postfix)\s+)*"
    r"(?:extension|protocol|struct|class|enum|actor|typealias|associatedtype|import|operator"
    r"|precedencegroup)\b"
)
STATEMENT = re.compile(
    r"[ \t]*(?!(?:let|var|return|if|guard|else|for|while|switch|case|default|func|init|subscript"
    r"|throw|yield|defer|do|repeat|import|where|_|public|package|internal|fileprivate|private"
    r"|static|lazy|weak|unowned)\b)"
    r"(?:\$?[A-Za-z_][\w.?!$]*|\w[\w.?!$]*\[[^\]]*\][\w.?!$]*)"
    r"(?:\s*(?:&?[-+*/%|^]|)=\s.+|\(.*\)(?:\s*\{.*\})?)[ \t]*$"
)
GOES_ON = re.compile(r"(?:[(\[,=:?<>+*/|-]|&&|\b(?:return|in|else|where))\s*$")
CONTINUES = re.compile(r"\s*(?:[.?:=,)\]]|&&|\|\||[-+*/<>]\s|else\b|where\b|\{)")
DEFAULTS = {"Bool": ("false", "true"), "Double": ("0",), "Int": ("0",), "Float": ("0",)}


def operators(code):
    """Comparisons and arithmetic, except in declarations of operators and comparisons of types."""
    for match in OPERATOR.finditer(code):
        before = code[code.rfind("\n", 0, match.start()) + 1 : match.start()]
        is_constraint = DECLARATION.match(before) or re.search(r"\bfunc\b.*\bwhere\b", before)
        if not re.search(r"\bfunc\s*$", before) and not is_constraint:
            for after in OPERATORS[match[0]]:
                yield "operator", match.start(), match.end(), after


def changed_number(text):
    """A different number, or nothing for numbers that are bit patterns."""
    plain = text.replace("_", "")
    if re.fullmatch(r"\d+", plain):
        return str(int(plain) + 1)
    if re.match(r"0[bo]", plain):
        return None
    if plain.startswith("0x"):
        return f"({text} + 1)" if "p" not in plain else f"(2 * {text})"
    return f"(2 * {text})" if float(plain) else "1.0"


def numbers(code):
    """Constants: integers grow by one, others double."""
    for match in NUMBER.finditer(code):
        after = changed_number(match[0])
        if after:
            yield "number", match.start(), match.end(), after


def words(code):
    """Boolean literals, and the functions `min` and `max`."""
    swapped = {"true": "false", "false": "true", "min": "max", "max": "min"}
    for kind, pattern in (("truth", BOOLEAN), ("extreme", EXTREME)):
        for match in pattern.finditer(code):
            yield kind, match.start(), match.end(), swapped[match[0]]


def condition_end(code, start, word):
    """The end of the conditions of an `if` or `guard`, and the positions of their commas."""
    depth, commas = 0, []
    for at in range(start, len(code)):
        sign = code[at]
        if depth == 0 and (
            sign == "{" if word == "if" else re.compile(r"else\b").match(code, at)
        ):
            return at, commas
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(sign, 0)
        if depth < 0:
            break
        if depth == 0 and sign == ",":
            commas.append(at)
    return None, []


def conditions(code):
    """Conditions that bind nothing; their string literals are needed to negate them."""
    for match in CONDITION.finditer(code):
        end, commas = condition_end(code, match.end(), match[1])
        if end is None:
            continue
        starts = [match.end(), *(comma + 1 for comma in commas)]
        for start, stop in zip(starts, [*commas, end]):
            text = code[start:stop]
            if not UNNEGATABLE.match(text):
                yield "condition", start, stop, ""


def statements(code):
    """Calls and assignments on separate lines."""
    lines, at, opened, previous = code.split("\n"), 0, [], ""
    for number, line in enumerate(lines):
        following = next((each for each in lines[number + 1 :] if each.strip()), "")
        is_block = bool(opened) and opened[-1] == "{"
        is_whole = not GOES_ON.search(previous) and not CONTINUES.match(following)
        if is_block and is_whole and is_balanced(line) and STATEMENT.match(line):
            start = at + len(line) - len(line.lstrip())
            yield "statement", start, at + len(line.rstrip()), "_ = ()"
        track(line, opened)
        previous = line if line.strip() else previous
        at += len(line) + 1


def is_balanced(line):
    opened = []
    return track(line, opened) and not opened


def track(line, opened):
    """Updates the list of open brackets; returns whether the line closes only its own."""
    is_own = True
    for sign in re.findall(r"[(){}\[\]]", line):
        if sign in "({[":
            opened.append(sign)
        elif opened:
            opened.pop()
        else:
            is_own = False
    return is_own


def body_start(code, start):
    """The start of a function's body, after its brace, and the signature before it."""
    depth = 0
    for at in range(start, len(code)):
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(code[at], 0)
        if depth == 0 and code[at] == "{":
            return at + 1, code[start:at]
        # A requirement of a protocol has no body; another declaration follows.
        if depth == 0 and re.compile(r"\}|\b(?:func|var|let|init|static)\b").match(code, at):
            break
    return None, ""


def early_answers(signature):
    """The statements with which a function of this signature can return at once."""
    answer = re.search(r"->\s*([^-]+?)\s*(?:\bwhere\b.*)?$", signature, re.DOTALL)
    if not answer:
        return ("return",)
    if answer[1].endswith("?"):
        return ("return nil",)
    return tuple(f"return {value}" for value in DEFAULTS.get(answer[1], ()))


def early_returns(code):
    """Functions that return before doing anything."""
    for match in FUNCTION.finditer(code):
        start, signature = body_start(code, match.end())
        if start is not None:
            for statement in early_answers(signature):
                yield "return", start, start, f" {statement};"


FINDERS = (operators, numbers, words, conditions, statements, early_returns)


def negated(source, start, end):
    """The bounds of a condition in the source, and its negation."""
    # Spaces in the masked code can be a string in the source, which is part of the condition.
    start, end = trimmed(source, start, end)
    return start, end, f"!({source[start:end]})"


def mutations(path, source):
    """Every mutation of a source. Applying one replaces source[start:end] with `after`."""
    code = mask_directives(mask(source))
    for finder in FINDERS:
        for kind, *change in finder(code):
            is_condition = kind == "condition"
            start, end, after = negated(source, *change[:2]) if is_condition else change
            line = source.count("\n", 0, start) + 1
            yield Mutation(path, line, start, end, kind, source[start:end], after)


def trimmed(source, start, end):
    """A range without the spaces at its ends."""
    text = source[start:end]
    return start + len(text) - len(text.lstrip()), end - len(text) + len(text.rstrip())


def apply(mutation, source):
    return source[: mutation.start] + mutation.after + source[mutation.end :]


def excerpt(source, mutation, length):
    """The lines of a source that contain `length` characters from the position of a mutation."""
    end = source.count("\n", 0, mutation.start + length) + 1
    return " ".join(line.strip() for line in source.splitlines()[mutation.line - 1 : end])

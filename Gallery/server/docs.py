"""The documentation's site, as DocC makes it: where it begins, and what its pages may do."""

import base64
import hashlib
import re
from pathlib import Path

BEGINNING = "/docs/documentation/"
INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def beginning(folder):
    """Where readers begin, or None where there is no documentation."""
    return BEGINNING if folder else None


def policy(folder):
    """What its pages need: their own files, and the one line of script that each page has in itself.

    DocC's icons are drawn from data, and its pages from JSON that they fetch.
    """
    scripts = " ".join(f"'sha256-{digest(each)}'" for each in inline_scripts(folder))
    return (f"default-src 'none'; script-src 'self' {scripts}; style-src 'self'; img-src 'self' data:;"
            " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")


def inline_scripts(folder):
    """The inline scripts of the site's first page; all pages of it have the same."""
    return INLINE_SCRIPT.findall((Path(folder) / "index.html").read_text(encoding="utf-8"))


def digest(script):
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()

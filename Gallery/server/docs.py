"""The documentation site that DocC generates: its first page and its content security policy."""

import base64
import hashlib
import re
from pathlib import Path

BEGINNING = "/docs/documentation/start/"
INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def beginning(folder):
    """The path of the first page, or None without documentation."""
    return BEGINNING if folder else None


def policy(folder):
    """The policy for the site: its own files, and the one inline script of each page.

    DocC's icons are data URLs, and its pages are rendered from JSON that they fetch.
    """
    scripts = " ".join(f"'sha256-{digest(each)}'" for each in inline_scripts(folder))
    return (f"default-src 'none'; script-src 'self' {scripts}; style-src 'self'; img-src 'self' data:;"
            " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")


def inline_scripts(folder):
    """The inline scripts of the site's first page; all its pages have the same ones."""
    return INLINE_SCRIPT.findall((Path(folder) / "index.html").read_text(encoding="utf-8"))


def digest(script):
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()

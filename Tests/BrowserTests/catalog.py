"""The gallery's list of demos, which the page and the app share."""

import json
import re
from pathlib import Path

CATALOG = Path(__file__).resolve().parents[2] / "Gallery/catalog"
SNIPPETS = CATALOG.parent / "App/Snippets"
DEMOS = {each["id"]: each for each in json.loads((CATALOG / "demos.json").read_text())["demos"]}


def swift_of(host, name):
    """The Swift code of a demo that the page shows, as in its file."""
    return re.search(r"// snippet: [^\n]*\n(.*?)^ *// end$", (SNIPPETS / host / f"{name}.swift").read_text("utf8"), re.DOTALL | re.MULTILINE)[1]

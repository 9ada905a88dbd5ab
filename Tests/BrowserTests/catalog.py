"""The gallery's list of demos, as the page and the app have it."""

import json
from pathlib import Path

CATALOG = Path(__file__).resolve().parents[2] / "Gallery/catalog"
DEMOS = {each["id"]: each for each in json.loads((CATALOG / "demos.json").read_text())["demos"]}


def code_of(demo):
    """The code that the catalog has for a demo, by host."""
    return json.loads((CATALOG / "code" / f"{demo}.json").read_text())

"""The gallery's list of demos, which the page and the app share."""

import json
from pathlib import Path

CATALOG = Path(__file__).resolve().parents[2] / "Gallery/catalog"
DEMOS = {each["id"]: each for each in json.loads((CATALOG / "demos.json").read_text())["demos"]}


def code_of(demo):
    """The code of a demo in the catalog, by host."""
    return json.loads((CATALOG / "code" / f"{demo}.json").read_text())

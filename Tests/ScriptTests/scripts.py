"""Loads a script by its file name, which has a dash and cannot be imported."""

import importlib.util
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "Development/Scripts"
# The scripts import shared modules from their own folder.
sys.path.insert(0, str(FOLDER))


def load(name):
    spec = importlib.util.spec_from_file_location(name.replace("-", "_"), FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

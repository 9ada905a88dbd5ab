"""Loads a script by its file name, which has a dash and cannot be imported."""

import importlib.util
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "Scripts"


def load(name):
    spec = importlib.util.spec_from_file_location(name.replace("-", "_"), FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

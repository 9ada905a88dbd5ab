"""Loads a script by its file name, which has a dash and cannot be imported, and runs those that generate files."""

import contextlib
import importlib.util
import io
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


def generate(script, root, *arguments):
    """The exit code of a script that generates files below a folder, and what it prints."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        code = load("generated").run(["--root", str(root), *arguments], script.products, getattr(script, "faults", lambda root: []))
    return code, printed.getvalue()

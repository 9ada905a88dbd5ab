"""Finds the file for a path, only within the served folders."""

from pathlib import Path
from urllib.parse import unquote

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".map": "application/json; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".png": "image/png",
    ".gif": "image/gif",
    ".jpg": "image/jpeg",
    ".ico": "image/vnd.microsoft.icon",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


def type_of(file):
    return TYPES.get(file.suffix.lower(), "application/octet-stream")


def parts_of(path):
    """The names in the path, or None if the path could leave its folder."""
    parts = unquote(path).split("/")[1:]
    if parts[-1] == "":
        parts[-1] = "index.html"
    return None if any(is_odd(part) for part in parts) else parts


def is_odd(name):
    return (name[:1] in ("", ".") or len(name.encode(errors="replace")) > 255
            or not set(name).isdisjoint("\\\0"))


def find(path, folders):
    """The file for a path, or a folder's page; folders is {first name: folder}, "" for the rest."""
    parts = parts_of(path)
    if not parts:
        return None
    name = folder_of(path, folders)
    root = Path(folders[name]).resolve()
    file = root.joinpath(*parts[1 if name else 0:])
    # DocC's links to folders do not end with a slash.
    file = (file / "index.html" if file.is_dir() else file).resolve()
    # A symbolic link in the folder may lead out of it.
    return file if root in file.parents and file.is_file() else None


def folder_of(path, folders):
    """The name of the folder that the path is in; "" for the gallery's page."""
    parts = parts_of(path)
    return parts[0] if parts and parts[0] in folders else ""

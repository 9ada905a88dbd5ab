"""A small web server for folders, for pages that need neither the gallery nor its feed."""

import functools
import http.server
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "Web/dist"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Finds a file by the first name of its path; logs nothing."""

    extensions_map = {
        ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
        ".css": "text/css; charset=utf-8", ".wasm": "application/wasm", "": "application/octet-stream"}

    def __init__(self, *arguments, folders):
        self.folders = folders
        super().__init__(*arguments)

    def translate_path(self, path):
        first, _, rest = path.partition("?")[0].removeprefix("/").partition("/")
        folder = self.folders.get(first)
        parts = (rest if folder else f"{first}/{rest}".removesuffix("/")).split("/")
        return str(Path(folder or self.folders[""], *[part for part in parts if part != ".."]))

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *arguments):
        pass


class Served:
    """`Served({"": folder, "overscroll": other})`, at `url` until it is stopped."""

    def __init__(self, folders):
        handler = functools.partial(Handler, folders=folders)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()

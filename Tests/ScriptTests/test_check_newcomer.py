import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from scripts import FOLDER

# The scripts call these commands. The compiler, wasm-opt and esbuild are stand-ins.
COMMANDS = ("base64", "bash", "cat", "cp", "diff", "dirname", "find", "grep", "head", "ln", "mkdir",
            "mktemp", "mv", "rm", "sed", "sort")
# The python3 of a PATH may be a script that needs other commands, such as that of a version manager.
PYTHON = f'exec "{sys.executable}" "$@"\n'
# Links like SwiftPM: with wasm-opt if it is there, and only if there is no module yet.
SWIFT = """
folder=.build/wasm/release
[[ "$*" == *--show-bin-path* ]] && echo "$folder" && exit
mkdir -p "$folder"
[[ -e $folder/OverscrollWeb.wasm ]] && exit
command -v wasm-opt > /dev/null && how=optimised || how=plain
echo "$how" > "$folder/OverscrollWeb.wasm"
"""
WASM_OPT = """
[[ $1 == --version ]] && echo "wasm-opt 1" && exit
echo "shrunk $(cat "${@: -3:1}")" > "${@: -1}"
"""
ESBUILD = """
for word in "$@"; do
  [[ $word == --outfile=* ]] && echo packed > "${word#*=}"
done
exit 0
"""


class CheckNewcomerTests(unittest.TestCase):
    """Runs the check and the real build scripts in a small package."""

    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.root, self.tools = Path(temporary.name, "project"), Path(temporary.name, "tools")
        self.tools.mkdir()
        for command in COMMANDS:
            (self.tools / command).symlink_to(shutil.which(command))
        for name, script in {"swift": SWIFT, "swiftc": "echo Swift 6", "wasm-opt": WASM_OPT,
                             "esbuild": ESBUILD, "python3": PYTHON}.items():
            self.write(self.tools / name, f"#!{shutil.which('bash')}\n{script}")
        for name in ("check-newcomer.sh", "build-wasm.sh", "wasm-build.sh"):
            self.write(self.root / "Scripts" / name, (FOLDER / name).read_text("utf8"))
        self.write(self.root / "Scripts/check-wasm.py", "")
        self.write(self.root / "Web/src/overscroll.js", 'import("./later.js");\n')
        self.write(self.root / "Web/src/later.js", "export {};\n")
        self.write(self.root / "Web/src/overscroll.d.ts", "")
        self.write(self.root / "Web/src/texts/en.js", "")
        self.write(self.root / "Pictures/cat-pull.gif", "")

    def write(self, file, text):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf8")
        file.chmod(0o755)

    def plant(self, script, old, new):
        file = self.root / "Scripts" / script
        text = file.read_text("utf8")
        self.assertEqual(text.count(old), 1, f"{script} has changed: renew the fault")
        file.write_text(text.replace(old, new), "utf8")

    def check(self):
        environment = {"PATH": str(self.tools), "TMPDIR": str(self.tools.parent),
                       "LANG": os.environ.get("LANG", "C")}
        bash = shutil.which("bash")
        return subprocess.run([bash, self.root / "Scripts/check-newcomer.sh"], env=environment,
                              capture_output=True, text=True, check=False)

    def test_a_build_that_notices_new_tools_passes(self):
        run = self.check()
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def test_a_module_that_is_not_linked_again_when_wasm_opt_appears_fails(self):
        self.plant("wasm-build.sh", "\nrelink_if_tools_changed\n", "\n")
        run = self.check()
        self.assertEqual(run.returncode, 1, run.stdout + run.stderr)
        self.assertIn("overscroll.wasm", run.stdout)

    def test_scripts_that_are_not_packed_again_when_esbuild_appears_fail(self):
        self.plant("build-wasm.sh", "  rm -rf Web/dist\n", "")
        self.plant("build-wasm.sh", "fill_scripts() {\n",
                   "fill_scripts() {\n  [[ ! -e Web/dist/overscroll.js ]] || return 0\n")
        run = self.check()
        self.assertEqual(run.returncode, 1, run.stdout + run.stderr)
        self.assertIn("overscroll.js", run.stdout)


if __name__ == "__main__":
    unittest.main()

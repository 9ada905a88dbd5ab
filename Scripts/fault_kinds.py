"""How a copy of the package is built and tested for each kind of fault. For Scripts/faults.py."""

import filecmp
import os
import re
import shlex
import shutil
from collections import namedtuple

import fault_patches
import mutate
import watched

BUILD_TIMEOUT = 3600  # seconds; the first build of a copy compiles everything
TEST_TIMEOUT = 5400
# The time limit for a part of a broken package's tests, as a multiple of the time of all tests of
# an intact one.
PATIENCE = 5
LEAST_TIMEOUT = 120
# The other browsers run the same scripts, and take longer.
CHROMIUM = "not firefox and not webkit"
NO_TESTS = 5  # pytest's exit code
MEMORY = 12e9  # bytes; several browsers count their shared memory once each

FAILED_TEST = r"✘ Test (.+?) recorded an issue"

Trial = namedtuple("Trial", "patch verdict test seconds")

# Appended to the manifest of a copy, so that only what the chosen tests need is built.
MANIFEST = """
do {
  var names: Set<String> = %s
  var waiting = Array(names)
  while let next = waiting.popLast(), let target = package.targets.first(where: { $0.name == next })
  {
    for dependency in target.dependencies {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _):
        if names.insert(name).inserted { waiting.append(name) }
      default: break
      }
    }
  }
  package.targets.removeAll { !names.contains($0.name) }
  package.products.removeAll { _ in true }
}
"""


class Bench:
    """A copy of the package in which one fault at a time is planted."""

    # A line that names the first test that fails, as its first group.
    failure = None
    variables = {}

    def __init__(self, package, folder):
        self.package, self.folder = package, folder
        self.limit = TEST_TIMEOUT

    def sync(self):
        """Makes the copy equal to the package, without touching unchanged files."""
        mirror(self.package, self.folder)

    def run(self, command, limit, until=None):
        words = shlex.split(command) if isinstance(command, str) else command
        variables = {"PWD": str(self.folder), **self.variables}
        return watched.run(words, self.folder, limit, MEMORY, until, **variables)

    def build(self):
        return self.run(self.build_command, BUILD_TIMEOUT)

    def prepare(self):
        """Builds the intact package; returns the problem, or None."""
        self.sync()
        build = self.build()
        return None if build.code == 0 else build.output

    def test(self, patch, is_quick):
        """Runs the tests up to the first failure; returns the last result."""
        for command in self.parts(patch)[: 1 if is_quick and patch.tests else None]:
            result = self.run(command, self.limit, self.failure)
            if not self.is_sound(result):
                break
        return result

    def is_sound(self, result):
        return mutate.is_sound(result)

    def judge(self, patch, is_quick=False):
        """Plants a fault, builds and tests, and removes the fault."""
        before = {name: (self.folder / name).read_bytes() for name in fault_patches.files(patch)
                  if (self.folder / name).exists()}
        try:
            if not fault_patches.apply(patch, self.folder):
                return Trial(patch, "stale", "", 0)
            build = self.build()
            if build.code != 0:
                return Trial(patch, "not compiled", "", build.seconds)
            result = self.test(patch, is_quick)
            seconds = build.seconds + result.seconds
            if self.is_sound(result):
                verdict = "undecided" if is_quick and patch.tests else "survived"
                return Trial(patch, verdict, "", seconds)
            return Trial(patch, "caught", self.reason(result), seconds)
        finally:
            for name, data in before.items():
                (self.folder / name).write_bytes(data)

    def reason(self, result):
        """The first failed test, or how the tests ended without one."""
        return result.match or mutate.verdict(result)


class SwiftBench(Bench):
    build_command = mutate.BUILD
    suites = ()

    def __init__(self, package, folder):
        super().__init__(package, folder)
        self.broken = []

    def sync(self):
        mirror(self.package, self.folder, kept=["Package.swift"])
        names = "[" + ", ".join(f'"{suite}"' for suite in self.suites) + "]"
        manifest = (self.package / "Package.swift").read_text("utf8") + MANIFEST % names
        copy = self.folder / "Package.swift"
        if not copy.exists() or copy.read_text("utf8") != manifest:
            copy.write_text(manifest, "utf8")

    def prepare(self):
        problem = super().prepare()
        if problem:
            return problem
        seconds = 0
        for command in self.whole():
            lines = f"set -o pipefail; {command} 2>&1 | {{ grep '✘' || true; }}"
            result = self.run(["bash", "-c", lines], TEST_TIMEOUT)
            if not self.has_ended(result):
                return result.output
            self.broken += re.findall(FAILED_TEST, result.output)
            seconds += result.seconds
        for test in self.broken:
            print(f"Not counted, it fails without a fault: {test}", flush=True)
        self.limit = max(LEAST_TIMEOUT, PATIENCE * seconds)
        return None

    @property
    def failure(self):
        """Does not match tests that also fail without a fault."""
        broken = "".join(f"(?!{re.escape(test)} recorded)" for test in self.broken)
        return FAILED_TEST.replace("(", f"{broken}(", 1)

    def has_ended(self, result):
        """Whether all tests have run, passed or failed."""
        is_over = "✘ Test run with" in result.output
        return result.verdict == "ended" and (result.code == 0 or is_over)

    def is_sound(self, result):
        return result.match is None and self.has_ended(result)

    def reason(self, result):
        """Adds the last test that began, if a test crashed."""
        begun = [line.split(" Test ", 1)[1].removesuffix(" started.")
                 for line in result.output.splitlines() if line.startswith("◇ Test ")
                 and line.endswith(" started.") and "Test run" not in line and "case" not in line]
        reason = super().reason(result)
        return reason if result.match or not begun else f"{reason} in {begun[-1]}"


class CoreBench(SwiftBench):
    """Without the stand-ins, whose builds take longer than all tests of the core."""

    suites = ("OverscrollCoreTests", "OverscrollSimulationTests")
    variables = {"OVERSCROLL_IS_ROOT": "0"}

    def whole(self):
        return mutate.TESTS

    def parts(self, patch):
        return mutate.TESTS


class UIKitBench(SwiftBench):
    """Runs one test at a time, because a simulated device notifies every app in the process."""

    suites = ("OverscrollUIKitTests",)
    variables = {"OVERSCROLL_IS_ROOT": "1"}
    test_command = "swift test --skip-build --no-parallel --filter "

    def whole(self):
        return [f"{self.test_command}'{self.pattern}'"]

    @property
    def pattern(self):
        return f"({'|'.join(self.suites)})"

    def parts(self, patch):
        if not patch.tests:
            return self.whole()
        likely = "|".join(patch.tests)
        first = f"{self.test_command}'{self.pattern}.*({likely})'"
        return [first, f"{self.whole()[0]} --skip '{likely}'"]


class FactsBench(UIKitBench):
    """Wrong facts in the stand-ins for UIKit and SwiftUI, for rows of the ledger without a switch."""

    suites = ("LinuxUIKitTests", "OverscrollSwiftUITests")


class WebBench(Bench):
    """Builds the module once; for a fault in a script it only packs the scripts again."""

    failure = r"(?m)^(?:FAILED|ERROR) (.+?)(?: - .*)?$"
    build_command = "Scripts/build-wasm.sh --scripts"
    tests = "Tests/BrowserTests"

    def __init__(self, package, folder):
        super().__init__(package, folder)
        self.broken = []
        python = package / ".build/venv/bin/python"
        self.pytest = [str(python), "-m", "pytest", "--rootdir=.", "-p", "no:cacheprovider", "-xq",
                       "--tb=no"]

    def prepare(self):
        self.sync()
        build = self.run("Scripts/build-wasm.sh", BUILD_TIMEOUT)
        return None if build.code == 0 else build.output

    def command(self, *words, names=()):
        chosen = " and ".join([*([f"({' or '.join(names)})"] if names else []), CHROMIUM])
        left_out = (f"--deselect={test}" for test in self.broken)
        return [*self.pytest, "-k", chosen, *left_out, *words]

    def parts(self, patch):
        """A likely test is named by its file, or by its file and a part of its name."""
        likely = [word.partition("::") for word in patch.tests]
        files = sorted({f"{self.tests}/{file}" for file, _, _ in likely})
        files = [file for file in files if (self.folder / file).exists()]
        names = [name for _, _, name in likely if name]
        ignored = [] if names else [f"--ignore={file}" for file in files]
        rest = self.command(self.tests, *ignored)
        return [self.command(*files, names=names), rest] if files else [rest]

    def is_sound(self, result):
        """A missing likely test is no failure."""
        return result.verdict == "ended" and result.code in (0, NO_TESTS)

    def test(self, patch, is_quick):
        """A failure counts if the test fails with the fault and passes without it.

        A test that also fails without the fault is skipped from then on.
        """
        while True:
            result = super().test(patch, is_quick)
            if result.match is None:
                return result
            again = self.run(self.command(result.match), self.limit)
            if again.code != 0 and self.passes_without(patch, result.match):
                return result
            print(f"Not counted, it fails without a fault or passes with one: {result.match}")
            self.broken.append(result.match)

    def passes_without(self, patch, test):
        broken = {name: (self.folder / name).read_bytes() for name in fault_patches.files(patch)}
        for name in broken:
            shutil.copy2(self.package / name, self.folder / name)
        passes = self.build().code == 0 and self.run(self.command(test), self.limit).code == 0
        for name, data in broken.items():
            (self.folder / name).write_bytes(data)
        self.build()
        return passes


BENCHES = {"core": CoreBench, "uikit": UIKitBench, "facts": FactsBench, "web": WebBench}


def mirror(source, target, kept=()):
    """Makes one folder equal to another, except for build products and equal files."""
    target.mkdir(parents=True, exist_ok=True)
    ignored = {*mutate.LEFT_BEHIND, *kept}
    names = {each.name for each in os.scandir(source)} - ignored
    for each in os.scandir(target):
        if each.name in names | ignored:
            continue
        shutil.rmtree(each) if each.is_dir(follow_symlinks=False) else os.unlink(each)
    for name in names:
        old, new = source / name, target / name
        if old.is_dir() and not old.is_symlink():
            mirror(old, new)
        elif old.is_symlink():
            new.unlink(missing_ok=True)
            new.symlink_to(os.readlink(old))
        elif not new.exists() or not filecmp.cmp(old, new, shallow=False):
            shutil.copy2(old, new)

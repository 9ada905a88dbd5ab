"""Type-checks the Apple targets for Apple's systems, with the Linux toolchain.

usage: check-apple.py [TARGET ...]            for example arm64-apple-tvos15.0; all of TARGETS by default

The compiler evaluates `#available`, `@available` and `#if os(…)` for the target that it is given. A
Linux toolchain lacks only the modules, so this builds them into .build/apple:
* the standard library, from the toolchain's own interfaces, and for iOS Swift Testing, whose macros
  the toolchain expands. Takes about 40 s per system; reused until the toolchain or its recipe here
  changes.
* ObjectiveC, Foundation and Dispatch, from declarations in Development/Platforms/LinuxUIKit/AppleTypes.
* the frameworks, from the stand-ins in Development/Platforms/LinuxUIKit and their availability attributes.

The oldest iOS also checks the tests of hosts that need no stand-in, and their driver's half for a
simulator: Tests/HostDriver and Tests/OverscrollHostTests; and the kit for UI tests, OverscrollTesting; and it writes the header that Objective-C sees
of OverscrollMJRefresh, and compiles a screen in Objective-C and calls with selectors with it.

Code in `#if canImport(ObjectiveC)` is checked as well: the compiler can interoperate with Objective-C
for every target, and needs a header with NSObject.

It also checks the conditions themselves: code that needs UIKit excludes watchOS, whose UIKit has no
views, and only Platform.swift distinguishes systems.
"""

import hashlib
import inspect
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / ".build/apple"
STAND_INS = ROOT / "Development/Platforms/LinuxUIKit"
# Its header holds NSObject, for the module of the same name that is written in Swift.
OBJECTIVE_C = STAND_INS / "AppleTypes/ObjectiveC"
TARGETS = ("arm64-apple-ios15.0", "arm64-apple-ios17.0", "arm64-apple-ios18.0", "arm64-apple-ios26.0",
           "arm64-apple-tvos15.0", "arm64-apple-watchos8.0", "arm64-apple-xros1.0", "arm64-apple-macos12.0")
# The compiler looks for the standard library in these folders of its resource directory.
FOLDERS = {"ios": "iphoneos", "tvos": "appletvos", "watchos": "watchos", "xros": "xros",
           "macos": "macosx"}
OLDEST = {"ios": "15.0", "tvos": "15.0", "watchos": "8.0", "xros": "1.0", "macos": "12.0"}
# The names of the systems in Package.swift, whose oldest versions have to be the same.
PLATFORMS = {"iOS": "ios", "tvOS": "tvos", "watchOS": "watchos", "visionOS": "xros", "macOS": "macos"}

# What the compiler needs for Objective-C in the standard library, and the interface for Linux lacks.
CONVERSIONS = """
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  public let _rawValue: Builtin.RawPointer
}
public func _getErrorEmbeddedNSError<T>(_ x: T) -> Swift.AnyObject? where T : Swift.Error
public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any
"""

# In the order in which they import one another.
LIBRARY = ("Swift", "_Concurrency", "Observation")
# For tests, which are checked for iOS only.
TESTING = ("_StringProcessing", "Testing")
FRAMEWORKS = {
    "ObjectiveC": OBJECTIVE_C,
    "Dispatch": STAND_INS / "AppleTypes/Dispatch",
    "Foundation": STAND_INS / "AppleTypes/Foundation",
    "GIFLibrary": STAND_INS / "AppleTypes/GIFLibrary",
    "CoreGraphics": STAND_INS / "CoreGraphics",
    "ImageIO": STAND_INS / "ImageIO",
    "QuartzCore": STAND_INS / "QuartzCore",
    "OverscrollCore": ROOT / "Sources/OverscrollCore",
    "OverscrollIndicators": ROOT / "Sources/OverscrollIndicators",
    "ScrollPhysics": ROOT / "Development/Sources/ScrollPhysics",
    "UIKit": STAND_INS / "UIKit",
    "Combine": STAND_INS / "Combine",
    "SwiftUI": STAND_INS / "SwiftUI",
    "WebKit": STAND_INS / "WebKit",
    "XCTest": STAND_INS / "XCTest",
}
# UIKit and SwiftUI can be imported on watchOS, but UIKit has no views there, and the library no
# API. Empty modules stand in for both.
WATCH_FRAMEWORKS = {
    **{name: FRAMEWORKS[name] for name in ("ObjectiveC", "Dispatch", "Foundation")},
    "UIKit": STAND_INS / "AppleTypes/Empty",
    "SwiftUI": STAND_INS / "AppleTypes/Empty",
}
# There is no UIKit on a Mac.
MAC_FRAMEWORKS = {name: FRAMEWORKS[name] for name in ("ObjectiveC", "Dispatch", "Foundation")}
MODULES = ("OverscrollCore", "OverscrollIndicators", "OverscrollTexts", "OverscrollPaging",
           "OverscrollUIKit", "OverscrollMJRefresh", "OverscrollSwiftUI", "Overscroll")
# The apps, for iOS only. Their entry points need more of SwiftUI than its stand-in has.
APPS = {"GalleryApp": ROOT / "Gallery/App", "Experiments": ROOT / "Gallery/Experiments"}
ENTRY_POINT = "Main.swift"
# The tests of hosts that Xcode can run in a simulator, with the driver first.
HOST_TESTS = {name: ROOT / "Tests" / name for name in ("HostDriver", "OverscrollHostTests")}
# The kit for UI tests, and a test that uses it.
HOST_TESTS |= {"OverscrollTesting": ROOT / "Sources/OverscrollTesting", "OverscrollTestingTests": ROOT / "Tests/OverscrollTestingTests"}
# How apps call the module for MJRefresh from Objective-C, and with selectors.
CALLED, CALLS = "OverscrollMJRefresh", ROOT / "Tests/MJRefreshShapes/ObjectiveC"
# The commands and their modules, for the Mac only.
COMMANDS = ("EngineStorms", "IndicatorDrawings", "overscroll-filmstrips", "overscroll-probe")
UPCOMING = ("ExistentialAny", "MemberImportVisibility")


class TypeCheckError(Exception):
    """The compiler's output for a module that does not compile."""


def system_of(target):
    """The system of a target triple: "ios" of arm64-apple-ios15.0."""
    return re.search(r"-([a-z]+)[0-9.]*$", target)[1]


def toolchain():
    """The root of the toolchain's Swift modules."""
    return Path(shutil.which("swiftc")).resolve().parents[1] / "lib/swift"


def run(command):
    done = subprocess.run([str(word) for word in command], cwd=ROOT, capture_output=True, text=True,
                          check=False)
    if done.returncode:
        raise TypeCheckError(done.stdout + done.stderr)


def flags(target, resources):
    return ["swiftc", "-frontend", "-target", target, "-enable-objc-interop", "-O",
            "-resource-dir", resources, "-I", OBJECTIVE_C, "-plugin-path", toolchain() / "host/plugins"]


def adapted(interface, target):
    """An interface of the Linux toolchain, for another target.

    Back deployment needs Apple's own symbols, and two bodies call functions of Glibc.
    """
    text = interface.replace("x86_64-unknown-linux-gnu", target)
    text = re.sub(r"^import Glibc\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"@backDeployed\([^)]*\) *", "", text)
    if system_of(target) == "xros":
        text = "\n".join(map(for_visionos, text.split("\n")))
    return re.sub(r"self = _stdlib_(?:remainderl|squareRootl).*", "Builtin.unreachable()", text)


def for_visionos(line):
    """A line of an interface, with visionOS versions instead of iOS versions.

    The SDK, which is not here, has the compiler's map from one to the other: visionOS 1 is iOS 17.
    """
    if "visionOS" in line:
        return line
    return re.sub(r"\biOS (\d+)(?:\.\d+)*", lambda found: f"visionOS {max(1, visionos(int(found[1])))}.0", line)


def visionos(ios):
    """The version of visionOS with the interfaces of a version of iOS."""
    return ios if ios >= 26 else ios - 16


def build_library(system):
    """Builds the standard library's modules for a system, and returns the resource directory."""
    resources = BUILT / system / "library"
    stamp = resources / "stamp"
    version = subprocess.run(["swiftc", "--version"], capture_output=True, text=True, check=True).stdout
    recipe = CONVERSIONS + "".join(map(inspect.getsource, (flags, adapted, for_visionos, visionos, build_library_module)))
    wanted = LIBRARY + (TESTING if system == "ios" else ())
    key = hashlib.sha256((version + recipe + " ".join(wanted)).encode()).hexdigest()
    if stamp.exists() and stamp.read_text("utf8") == key:
        return resources
    shutil.rmtree(resources, ignore_errors=True)
    resources.mkdir(parents=True)
    for part in ("shims", "clang", "apinotes"):
        (resources / part).symlink_to(toolchain() / part)
    for module in wanted:
        build_library_module(module, system, resources)
    stamp.write_text(key, "utf8")
    return resources


def build_library_module(module, system, resources):
    target = f"arm64-apple-{system}{OLDEST[system]}"
    folder = resources / FOLDERS[system] / f"{module}.swiftmodule"
    folder.mkdir(parents=True)
    original = toolchain() / f"linux/{module}.swiftmodule/x86_64-unknown-linux-gnu.swiftinterface"
    interface = folder / f"arm64-apple-{system}.swiftinterface"
    addition = CONVERSIONS if module == "Swift" else ""
    interface.write_text(adapted(original.read_text("utf8"), target) + addition, "utf8")
    own = ["-parse-stdlib"] if module == "Swift" else [
        "-disable-availability-checking", "-disable-implicit-string-processing-module-import"]
    run([*flags(target, resources), "-compile-module-from-interface", "-suppress-warnings",
         "-module-name", module, *own, interface, "-o", interface.with_suffix(".swiftmodule")])


def sources(folder):
    return sorted(file for file in folder.rglob("*.swift") if file.name != ENTRY_POINT)


def folder_of(module):
    """The folder with the sources of a module."""
    return (APPS | HOST_TESTS).get(module, ROOT / "Development/Sources" / module)


def build_frameworks(system, resources):
    """Builds the modules of the stand-ins for a system: declarations only, no function bodies."""
    modules = BUILT / system / "frameworks"
    shutil.rmtree(modules, ignore_errors=True)
    modules.mkdir(parents=True)
    parts = {"watchos": WATCH_FRAMEWORKS, "macos": MAC_FRAMEWORKS}.get(system, FRAMEWORKS)
    for module, folder in parts.items():
        underlying = ["-import-underlying-module"] if folder == OBJECTIVE_C else []
        run([*flags(f"arm64-apple-{system}{OLDEST[system]}", resources), "-emit-module", "-module-name", module,
             *underlying,
             "-swift-version", "6", "-suppress-warnings", "-disable-availability-checking",
             "-parse-as-library", "-package-name", "overscroll",
             "-experimental-skip-all-function-bodies", *upcoming(folder),
             "-disable-implicit-string-processing-module-import", "-I", modules,
             *sources(folder), "-o", modules / f"{module}.swiftmodule"])
    return modules


def upcoming(folder):
    """The upcoming features that Package.swift enables for the sources in a folder."""
    names = UPCOMING if STAND_INS in folder.parents else (*UPCOMING, "InternalImportsByDefault")
    return [word for name in names for word in ("-enable-upcoming-feature", name)]


def check_module(module, files, target, folders, output):
    """Type-checks a module; `output` are the compiler's options for its products."""
    resources, frameworks, modules = folders
    # Apps see only what is public.
    package = "app" if module in APPS else "overscroll"
    library = [] if any(file.name == "main.swift" for file in files) else ["-parse-as-library"]
    run([*flags(target, resources), *output, "-module-name", module.replace("-", "_"),
         "-swift-version", "6", "-warnings-as-errors", *library, "-package-name", package,
         *upcoming(folder_of(module)),
         "-disable-implicit-string-processing-module-import", "-I", modules, "-I", frameworks, *files])


def check_calls(target, folders):
    """Compiles calls of the module for MJRefresh, with the header that Objective-C sees of it."""
    resources, frameworks, modules = folders
    (modules / "module.modulemap").write_text(
        f'module {CALLED} {{\n  header "{CALLED}-Swift.h"\n  export *\n}}\n', "utf8")
    run(["clang", "-fsyntax-only", "-ffreestanding", "-nostdlibinc", "-Werror", "-fblocks", "-fobjc-arc", "-fmodules", "-target", target,
         f"-fmodules-cache-path={modules}/cache", "-I", CALLS, "-I", OBJECTIVE_C, "-I", modules, CALLS / "Screen.m"])
    (modules / "module.modulemap").unlink()
    for version in (5, 6):
        run([*flags(target, resources), "-typecheck", "-suppress-warnings", "-swift-version", version,
             "-parse-as-library", "-module-name", "Calls", "-disable-implicit-string-processing-module-import",
             "-I", modules, "-I", frameworks, CALLS / "Selectors.swift"])


def check_file(module, files, target, folders):
    """Type-checks the first of a module's files, with the others for their declarations only."""
    check_module(module, files[1:], target, folders, ["-typecheck", "-primary-file", files[0]])


def check(target, resources, frameworks):
    """Type-checks every module for a target; yields the compiler's output for each that fails."""
    modules = BUILT / target
    shutil.rmtree(modules, ignore_errors=True)
    modules.mkdir(parents=True)
    system = system_of(target)
    programs = {"ios": tuple(APPS), "macos": COMMANDS}.get(system, ())
    tests = tuple(HOST_TESTS) if target.endswith(f"ios{OLDEST['ios']}") else ()
    for module in (*MODULES, *programs, *tests):
        output = ["-emit-module", "-o", modules / f"{module}.swiftmodule"]
        if module == CALLED:
            output += ["-emit-objc-header-path", modules / f"{module}-Swift.h"]
        try:
            check_module(module, sources(folder_of(module)), target,
                         (resources, frameworks, modules), output)
        except TypeCheckError as error:
            yield f"{module} for {target}:\n{error}"
            return
    if tests:
        try:
            check_calls(target, (resources, frameworks, modules))
        except TypeCheckError as error:
            yield f"Calls of OverscrollMJRefresh for {target}:\n{error}"


def condition_faults(name, text):
    """A sentence for each condition in a file of the library that does not keep to the rules."""
    for number, line in enumerate(text.splitlines(), 1):
        condition = re.match(r"\s*#(?:if|elseif) (.*)", line)
        if not condition:
            continue
        if "canImport(UIKit)" in condition[1] and "!os(watchOS)" not in condition[1]:
            yield f"{name}:{number}: add `&& !os(watchOS)`: UIKit has no views there."
        elif name != "Platform.swift" and "os(" in condition[1].replace("!os(watchOS)", ""):
            yield f"{name}:{number}: only Platform.swift distinguishes systems."


def all_condition_faults():
    for module in MODULES:
        for file in sources(folder_of(module)):
            yield from condition_faults(file.name, file.read_text("utf8"))


def platform_faults(manifest):
    """A sentence for each system whose oldest version is another one in Package.swift."""
    versions = dict(re.findall(r"\.(\w+OS)\(\.v(\d+)\)", manifest))
    for name, system in PLATFORMS.items():
        oldest = OLDEST[system].removesuffix(".0")
        if versions.get(name) != oldest:
            yield f"Package.swift: the oldest {name} is {versions.get(name)}, but {oldest} is checked."


def build(system):
    """Builds what a system needs, and returns the folders: library and frameworks."""
    resources = build_library(system)
    return resources, build_frameworks(system, resources)


def system_failures(targets):
    """The compiler's output for each module that fails for targets of one system."""
    try:
        built = build(system_of(targets[0]))
    except TypeCheckError as error:
        return [f"The stand-ins for {system_of(targets[0])}:\n{error}"]
    return [failure for target in targets for failure in check(target, *built)]


def main(targets):
    targets = targets or TARGETS
    systems = [[target for target in targets if system_of(target) == system]
               for system in dict.fromkeys(map(system_of, targets))]
    failures = [*all_condition_faults(), *platform_faults((ROOT / "Package.swift").read_text("utf8"))]
    # The compiler uses one core per module, so several systems share the machine.
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(system_failures, systems):
            failures += found
    print("\n".join(failures) or f"{len(MODULES)} modules, the apps and the tests of hosts for iOS, and the commands for the Mac type-check for {', '.join(targets)}.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env bash
# Runs `swift VERB …` as the project's own checks do. All builds in `.build` use this script, so that
# one set of flags, and thus one build, serves tests, filmstrips and documentation.
#
# Warnings are errors. The flag is not in Package.swift because Xcode builds dependencies with
# -suppress-warnings, and the compiler rejects the two together.
#
# Debug builds optimize everything but the tests; see OVERSCROLL_OPTIMIZED in Package.swift.
# OVERSCROLL_OPTIMIZED=0 disables this.
#
# Without debug information a build takes a sixth less time. To debug, build with `swift build`.
# usage: swift.sh VERB [ARGUMENT...]
set -euo pipefail
export OVERSCROLL_OPTIMIZED=${OVERSCROLL_OPTIMIZED:-1}
# Builds Development, whose package has everything, unless the caller names another package.
package=(--package-path Development --scratch-path .build)
[[ " $* " != *" --package-path "* ]] || package=()
exec swift "$1" ${package[@]+"${package[@]}"} -Xswiftc -warnings-as-errors -debug-info-format none "${@:2}"

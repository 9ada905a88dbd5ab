#!/usr/bin/env bash
# Builds the WebAssembly module, and puts it and the JavaScript into Web/dist.
# usage: build-wasm.sh [--scripts]   With --scripts, packs only the scripts, beside the old module.
set -euo pipefail
shopt -s nullglob
cd "$(dirname "$0")/../.."

# The custom element, and the adapters for frameworks.
adapters=(overscroll-list.js react.js vue.js)

# The names of the scripts that are imported at run time. Comments import types in the same form.
later_scripts() {
  grep -hv -e '@' -e '^ *\*' Web/src/*.js | grep -o 'import("\./[a-z-]*\.js")' |
    sed -E 's|.*/(.*)".*|\1|' | sort -u
}

# One script, and one for each part that loads later; each is bundled separately, see decision 5.
fill_scripts() {
  cp -R Web/src/texts Web/dist/
  cp Development/Pictures/*.gif Web/dist/
  if ! command -v esbuild > /dev/null; then
    echo "esbuild is not installed, so the scripts are copied without packing: a page loads more files."
    cp Web/src/*.js Web/dist/
    return
  fi
  local later name hint
  mapfile -t later < <(later_scripts)
  for name in overscroll.js machine.js "${later[@]}"; do
    hint=
    # With this, Chromium compiles the script while it loads, and not during the first pull.
    [[ $name == overscroll.js ]] && hint="//# allFunctionsCalledOnLoad"
    esbuild "Web/src/$name" "${later[@]/#/--external:*/}" --banner:js="$hint" --bundle --format=esm --minify --charset=utf8 \
      --outfile="Web/dist/$name" --log-level=warning
  done
  # Each imports the package's script, so that a page loads that only once.
  for name in "${adapters[@]}"; do
    # esbuild drops the directive with which React's server components find the scripts for the browser.
    esbuild "Web/src/$name" --banner:js="$(grep -o '^"use client";' "Web/src/$name" || true)" --external:react --external:react-dom --external:vue --external:./overscroll.js --bundle --format=esm --minify --charset=utf8 \
      --outfile="Web/dist/$name" --log-level=warning
  done
  shrink_scripts overscroll.js machine.js "${later[@]}" "${adapters[@]}"
  esbuild Web/src/inline.js "--define:globalThis.OVERSCROLL_ENGINE=\"$(base64 --wrap=0 Web/dist/overscroll.wasm)\"" --external:./overscroll.js --bundle \
    --format=esm --minify --outfile=Web/dist/inline.js --log-level=warning
}

# Makes the output of esbuild 2 % smaller. Debian's module path is set for a Node.js that is not
# Debian's.
shrink_scripts() {
  command -v terser > /dev/null || return 0
  local name preamble
  for name in "$@"; do
    preamble=$(grep -o '^//#.*\|^"use client";' "Web/dist/$name" || true)
    NODE_PATH=/usr/share/nodejs terser "Web/dist/$name" --module --ecma 2022 --compress passes=3 --mangle \
      --format "preamble='$preamble'" --output "Web/dist/$name" || { echo "terser does not run here, so the scripts are 2 % larger." && return 0; }
  done
}

# Builds everything again, so that no renamed file is left behind.
fill_package() {
  rm -rf Web/dist
  mkdir -p Web/dist
  cp "$1" Web/dist/overscroll.wasm
  cp Web/src/*.d.ts Web/dist/
  fill_scripts
}

if [[ ${1:-} == --scripts ]]; then
  fill_scripts
  exit
fi
module=$(Development/Scripts/wasm-build.sh OverscrollWeb)
fill_package "$module"
python3 -B Development/Scripts/check-wasm.py Web/dist

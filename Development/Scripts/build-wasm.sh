#!/usr/bin/env bash
# Builds the WebAssembly module, and puts it and the JavaScript into Web/dist.
# usage: build-wasm.sh [--scripts]   With --scripts, packs only the scripts, beside the old module.
set -euo pipefail
shopt -s nullglob
cd "$(dirname "$0")/../.."

# The custom element, and the adapters for frameworks.
adapters=(src/overscroll-list.js src/react.js src/vue.js compat/react-infinite-scroll-component.js)

# The paths of the scripts that are imported at run time. Comments import types in the same form.
later_scripts() {
  local name
  grep -rhv --include='*.js' -e '@' -e '^ *\*' Web/src | grep -o 'import("\.[a-z./-]*\.js")' |
    sed -E 's|.*/(.*)".*|\1|' | sort -u | while read -r name; do find Web/src -name "$name"; done
}

# The sources are in folders, and the packed scripts in one. Only the names of imports are changed: of scripts outside the
# bundle, and of the languages.
flatten_imports() {
  sed -E -i.old "s#([\"'])\.\.?/([a-z-]+/)?([a-z-]+\.js)\1#\1./\3\1#g; s#\`\.\./texts/#\`./texts/#g" "$1"
  rm "$1.old"
}

# One script, and one for each part that loads later; each is bundled separately, see decision 5.
fill_scripts() {
  cp -R Web/src/texts Web/dist/
  cp Development/Pictures/*.gif Web/dist/
  if ! command -v esbuild > /dev/null; then
    echo "esbuild is not installed, so the scripts are copied without packing: a page loads more files."
    cp -R Web/src/. Web/compat/. Web/dist/
    flatten_imports Web/dist/react-infinite-scroll-component.js
    return
  fi
  local later=() names path name hint
  # A Mac's bash has no mapfile.
  while read -r path; do later+=("$path"); done < <(later_scripts)
  names=("${later[@]##*/}")
  for path in Web/src/overscroll.js Web/src/machine.js Web/src/drawing.js Web/src/drop.js Web/src/explain.js Web/src/material.js Web/src/scene.js "${later[@]}"; do
    hint=
    # With this, Chromium compiles the script while it loads, and not during the first pull.
    [[ $path == */overscroll.js ]] && hint="//# allFunctionsCalledOnLoad"
    esbuild "$path" "${names[@]/#/--external:*/}" --banner:js="$hint" --bundle --format=esm --minify --charset=utf8 \
      --outfile="Web/dist/${path##*/}" --log-level=warning
    flatten_imports "Web/dist/${path##*/}"
  done
  # Each imports the package's script, so that a page loads that only once.
  for path in "${adapters[@]}"; do
    name=${path##*/}
    # esbuild drops the directive with which React's server components find the scripts for the browser.
    esbuild "Web/$path" --banner:js="$(grep -o '^"use client";' "Web/$path" || true)" --external:react --external:react-dom --external:vue "--external:*/overscroll.js" "--external:*/react.js" --bundle --format=esm --minify --charset=utf8 \
      --outfile="Web/dist/$name" --log-level=warning
    flatten_imports "Web/dist/$name"
  done
  # Its functions run in other pages, as they are written.
  cp Web/src/testing.js Web/dist/
  shrink_scripts overscroll.js machine.js drawing.js drop.js explain.js material.js scene.js "${names[@]}" "${adapters[@]##*/}"
  esbuild Web/src/inline.js "--define:globalThis.OVERSCROLL_ENGINE=\"$(base64 < Web/dist/overscroll.wasm | tr -d '\n')\"" --external:./overscroll.js --bundle \
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
  cp Web/src/*.d.ts Web/compat/*.d.ts Web/dist/
  fill_scripts
}

if [[ ${1:-} == --scripts ]]; then
  fill_scripts
  exit
fi
module=$(Development/Scripts/wasm-build.sh OverscrollWeb)
fill_package "$module"
python3 -B Development/Scripts/check-wasm.py Web/dist

#!/usr/bin/env bash
# Builds the documentation of each library module into .build/docs, and a site of all of them into
# .build/docs/site, for a path of a server. Warnings are errors.
# A page links to another module's symbol with a leading slash: ``/OverscrollCore/OverscrollEdge``.
# usage: build-docs.sh [BASE_PATH]   The path of the site on its server, without slashes around it: docs by default.
set -euo pipefail
cd "$(dirname "$0")/../.."

graphs=.build/symbol-graphs
output=.build/docs
base=${1:-docs}
# Each module links to those before it; Start, which is only a catalogue, to all.
modules=(
  OverscrollCore OverscrollIndicators OverscrollTexts OverscrollPaging OverscrollUIKit
  OverscrollSwiftUI OverscrollMJRefresh Start
)

# DocC reads a folder, so each module's graphs go into a separate one.
collect_graphs() {
  local dumped
  dumped="$(dirname "$(Development/Scripts/swift.sh build --show-bin-path)")/symbolgraph"
  rm -rf "$dumped" "$graphs" "$output"
  # Without built tests this fails for the test runners, after everything else. A missing graph of a
  # module fails below.
  Development/Scripts/swift.sh package dump-symbol-graph --skip-synthesized-members --emit-extension-block-symbols || true
  mkdir -p "$output"
  for module in "${modules[@]}"; do
    mkdir -p "$graphs/$module"
    [[ "$module" == Start ]] && continue
    cp "$dumped/$module".symbols.json "$graphs/$module/"
    # Graphs of extensions exist only if a module extends another one.
    cp "$dumped/$module"@*.symbols.json "$graphs/$module/" 2> /dev/null || true
  done
}

# The first pages, and the browser's guide, which is Web/README.md without its links to files.
fill_start() {
  rm -rf "$graphs/Start.docc"
  cp -R Documentation/Start.docc "$graphs/Start.docc"
  sed -E 's/\[([^]]+)\]\([^)]*\.(d\.ts|md)[^)]*\)/\1/g' Web/README.md > "$graphs/Start.docc/Browser.md"
}

convert() {
  local module=$1 catalogue="Sources/$1/$1.docc" arguments=() other
  [[ "$module" == Start ]] && fill_start && catalogue="$graphs/Start.docc"
  [[ -d "$catalogue" ]] && arguments+=("$catalogue")
  # A module may link to those before it.
  for other in "${modules[@]}"; do
    [[ "$other" != "$module" ]] || break
    arguments+=(--dependency "$output/$other.doccarchive")
  done
  echo "Documentation of $module"
  "$(find_docc)" convert ${arguments[@]+"${arguments[@]}"} \
    --additional-symbol-graph-dir "$graphs/$module" --output-path "$output/$module.doccarchive" \
    --hosting-base-path "$base" --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --enable-experimental-external-link-support --warnings-as-errors
}

# On a Mac docc is not in PATH, but xcrun finds it.
find_docc() {
  command -v docc || xcrun --find docc
}

collect_graphs
for module in "${modules[@]}"; do convert "$module"; done
"$(find_docc)" merge "$output"/*.doccarchive --synthesized-landing-page-name Overscroll \
  --synthesized-landing-page-topics-style list --output-path "$output/site"

# DocC's pages request this file; a missing file would be an error in every reader's console.
echo '{}' > "$output/site/theme-settings.json"

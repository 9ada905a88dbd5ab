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

# The browser's pages: Browser, BrowserFirstScreen, BrowserOptions and so on, without their links to other files. Links to
# a heading spell it as it is.
fill_start() {
  local heading page name pages=(Web/README.md Web/FirstScreen.md Web/docs/*.md) anchors=
  while IFS= read -r heading; do
    anchors+="s/#$(tr 'A-Z ' 'a-z-' <<< "$heading")\)/#${heading// /-})/g; "
  done < <(sed -nE 's/^##+ ([A-Za-z -]+)$/\1/p' "${pages[@]}")
  local to_page='s/\[[^]]+\]\((docs\/|\.\.\/)?(README|FirstScreen|ChatsAndPlaces|Looks|Measured|Moving|Options)\.md(#[^)]*)?\)/<doc:Browser\2\3>/g; s/<doc:BrowserREADME/<doc:Browser/g'
  local to_text='s/\[([^]]+)\]\([^)]*\.(d\.ts|md)[^)]*\)/\1/g'
  for page in "${pages[@]}"; do
    name=$(basename "$page" .md)
    sed -E "$anchors $to_page; $to_text" "$page" > "$1/Browser${name#README}.md"
  done
}

# The page of each indicator shows it in motion, and what it draws at the top edge: the first part of its film strip.
fill_indicators() {
  local sheet name scheme file height symbol
  for sheet in Documentation/Pictures/FilmStrips/*-{light,dark}.svg; do
    name=$(basename "$sheet" .svg)
    scheme=${name##*-} name=${name%-*} file=
    [[ $scheme == light ]] || file=~$scheme
    symbol=$name
    # It takes a path.
    [[ $name != drawing ]] || symbol="drawing(_:lineWidth:extent:)"
    height=$(sed -nE 's/.*class="t" x="16" y="([0-9]+)".*, bottom<.*/\1/p' "$sheet")
    sed -E "1s/height=\"[0-9]+\" viewBox=\"0 0 942 [0-9]+\"/height=\"$((height - 24))\" viewBox=\"0 0 942 $((height - 24))\"/" "$sheet" > "$1/strip-$name$file.svg"
    cp "${sheet%/*}/$name-loop.svg" "$1/loop-$name.svg"
    # shellcheck disable=SC2016 # The backticks are DocC's.
    printf '# ``OverscrollUIKit/OverscrollIndicator/%s``\n\n![The indicator in a list that is pulled and refreshed again and again.](loop-%s)\n\n![The indicator from the first pixel of a pull to its end.](strip-%s)\n' "$symbol" "$name" "$name" > "$1/Strip-$name.md"
  done
}

convert() {
  local module=$1 catalogue="$graphs/$1.docc" arguments=() other
  rm -rf "$catalogue"
  cp -RL "$([[ "$module" == Start ]] && echo Documentation || echo "Sources/$module")/$module.docc" "$catalogue"
  [[ "$module" != Start ]] || fill_start "$catalogue"
  [[ "$module" != OverscrollUIKit ]] || fill_indicators "$catalogue"
  arguments+=("$catalogue")
  # A module may link to those before it.
  for other in "${modules[@]}"; do
    [[ "$other" != "$module" ]] || break
    arguments+=(--dependency "$output/$other.doccarchive")
  done
  echo "Documentation of $module"
  "$(find_docc)" convert "${arguments[@]}" \
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

# The gallery's icon, and a way back to the gallery, which has the site in a folder of its own.
brand() {
  local link='<link rel="stylesheet" href="/'$base'/css/header.css"><a href="/'${base%"${base##*/}"}'"><img src="/'$base'/favicon.svg" alt="">Overscroll gallery</a>'
  cp Gallery/web/favicon.svg "$output/site/"
  rm "$output/site/favicon.ico"
  echo ':host { display: block; padding: 4px 20px; } img { width: 28px; margin-inline-end: 8px; }
    a { display: inline-flex; align-items: center; min-height: 44px; color: light-dark(#0b5fd0, #5ea5ff); font: 600 17px system-ui, sans-serif; text-decoration: none; }' > "$output/site/css/header.css"
  find "$output/site" -name index.html -exec sed -i.old -E "s|/favicon\.ico\"|/favicon.svg\"|; s|<body[^>]*>|&<template id=\"custom-header\">$link</template>|" {} +
  find "$output/site" -name index.html.old -delete
  grep -q 'favicon.svg".*custom-header' "$output/site/index.html"
}

# DocC writes no page for an extended type or module whose members are all curated elsewhere, but links to it.
check_references() {
  python3 - "$output/site/data" << 'PYTHON'
import json, sys
from pathlib import Path
site = Path(sys.argv[1])
links = {each["url"].partition("#")[0] for page in site.glob("documentation/**/*.json")
         for each in json.loads(page.read_text("utf8")).get("references", {}).values() if "url" in each}
missing = sorted(link for link in links if link.startswith("/documentation/") and not (site / f"{link[1:]}.json").exists())
sys.exit("\n".join(["The site has links without a page:", *missing]) if missing else 0)
PYTHON
}

check_references
brand
# The last file. DocC's pages request it for their colors.
cp Documentation/Start.docc/theme-settings.json "$output/site/"

#!/usr/bin/env bash
# Builds the module like a newcomer: first without wasm-opt and esbuild, as `make gallery` may, then
# with them, as `make test` does after it has installed them. The second build must produce the same
# bytes as a build that always had the tools, and keep the budgets.
set -euo pipefail
cd "$(dirname "$0")/.."

# A PATH without some tools. A folder that holds one of them is replaced by links to everything in
# it.
path_without() {
  local hidden=$1 kept=() folder tool folders holds_tool
  shift
  IFS=: read -ra folders <<< "$PATH"
  for folder in "${folders[@]}"; do
    holds_tool=false
    for tool in "$@"; do [[ ! -e "$folder/$tool" ]] || holds_tool=true; done
    if $holds_tool; then
      ln -sfn "$folder"/* "$hidden/"
      folder=$hidden
    fi
    kept+=("$folder")
  done
  for tool in "$@"; do rm -f "${hidden:?}/$tool"; done
  (IFS=: && echo "${kept[*]}")
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/tools"
without=$(path_without "$work/tools" wasm-opt esbuild)

if PATH=$without command -v wasm-opt esbuild > /dev/null; then
  echo "wasm-opt or esbuild could not be hidden." >&2
  exit 1
fi
Scripts/build-wasm.sh
mv Web/dist "$work/expected"
# A newcomer has no build products. Products that are left over would hide that one is not rebuilt.
find .build/wasm -name '*.wasm' -delete
PATH=$without Scripts/build-wasm.sh
Scripts/build-wasm.sh
diff -r "$work/expected" Web/dist
python3 -B Scripts/check-wasm.py --budget Web/dist

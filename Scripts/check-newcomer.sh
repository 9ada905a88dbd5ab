#!/usr/bin/env bash
# Builds the module as a newcomer does: first without wasm-opt and esbuild, as `make gallery` may, then
# with them, as `make test` does after it has installed them. The second build has to keep the budgets.
set -euo pipefail
cd "$(dirname "$0")/.."

# A PATH in which some tools are missing: links to everything else in the folders that hold them.
path_without() {
  local hidden=$1 kept=() folder tool folders
  shift
  mkdir -p "$hidden"
  IFS=: read -ra folders <<< "$PATH"
  for folder in "${folders[@]}"; do
    for tool in "$@"; do
      if [[ -e "$folder/$tool" ]]; then
        ln -sfn "$folder"/* "$hidden/"
        folder=$hidden
      fi
    done
    kept+=("$folder")
  done
  for tool in "$@"; do rm -f "$hidden/$tool"; done
  (IFS=: && echo "${kept[*]}")
}

hidden=$(mktemp -d)
trap 'rm -rf "$hidden"' EXIT
without=$(path_without "$hidden" wasm-opt esbuild)

if PATH=$without command -v wasm-opt esbuild > /dev/null; then
  echo "wasm-opt or esbuild could not be hidden." >&2
  exit 1
fi
PATH=$without Scripts/build-wasm.sh
Scripts/build-wasm.sh
python3 -B Scripts/check-wasm.py --budget Web/dist

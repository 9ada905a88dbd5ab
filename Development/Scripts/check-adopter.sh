#!/usr/bin/env bash
# Builds an app that depends on a tagged version of this package by URL, with SwiftPM's own build
# system, `native`, or with Xcode's, `swiftbuild`, and runs it. Only a remote dependency must do
# without unsafe flags, and gets those that Xcode's engine adds for dependencies, so the working tree
# is first committed to a separate repository.
# usage: check-adopter.sh native|swiftbuild
set -euo pipefail
system=$1
cd "$(dirname "$0")/../.."

folder=$PWD/.build/adopter
repository=$folder/Overscroll
rm -rf "$folder"
mkdir -p "$repository"

git ls-files --cached --others --exclude-standard -z |
  while IFS= read -r -d '' file; do if [[ -e $file ]]; then printf '%s\0' "$file"; fi; done |
  tar --null --files-from - -cf - | tar -xf - -C "$repository"
git -C "$repository" init -q
git -C "$repository" add -A
git -C "$repository" -c user.name=Adopter -c user.email=adopter@example.com commit -qm "Working tree"
git -C "$repository" tag 0.1.0

# Uses a separate cache: SwiftPM refuses a version whose commit differs from an earlier one.
output=$(
  OVERSCROLL_URL="file://$repository" swift run -q --package-path Tests/Adopter \
    --build-system "$system" --scratch-path "$folder/$system" --cache-path "$folder/cache" \
    --security-path "$folder/security" --config-path "$folder/config" Adopter
)
echo "$output"
[[ "$output" == "The list was refreshed 1 time" ]]
# The resolved versions are specific to this machine.
rm -f Tests/Adopter/Package.resolved

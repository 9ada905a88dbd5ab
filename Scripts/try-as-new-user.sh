#!/usr/bin/env bash
# Follows the README as a new user: builds a package that depends on this one and has the README's
# screen, and pulls its list. On Linux it uses the stand-ins
# of Development.
set -euo pipefail
cd "$(dirname "$0")/.."

# SwiftPM's stored build plan names files that a dependency no longer has.
rm -f .build/new-user/*.yaml
output=$(swift run --package-path Tests/NewUser --scratch-path .build/new-user --quiet NewUser)
echo "$output"
[[ "$output" == "The list was refreshed: 3 new" ]]

#!/usr/bin/env bash
# Does what the read-me tells a new user: a package that depends on this one, with the screen of the read-me in
# it. On Linux it stands on the stand-ins, which OVERSCROLL_IS_ROOT lets another package see; then the list is pulled.
set -euo pipefail
cd "$(dirname "$0")/.."

# SwiftPM keeps a plan that names files which the package it depends on no longer has.
rm -f .build/new-user/*.yaml
said=$(OVERSCROLL_IS_ROOT=1 swift run --package-path Tests/NewUser --scratch-path .build/new-user \
  --quiet NewUser)
echo "$said"
[[ "$said" == "The list was refreshed: 3 new" ]]

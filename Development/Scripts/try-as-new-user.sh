#!/usr/bin/env bash
# Follows the README as a new user: builds a package that depends on this one and has the README's
# screen, and pulls its list, with the settings of projects of Swift 5, of Swift 6, and of Xcode 26.
# On Linux it uses the stand-ins of Development.
set -euo pipefail
cd "$(dirname "$0")/../.."

# SwiftPM's stored build plan names files that a dependency no longer has.
rm -f .build/new-user/*.yaml
for mode in NewUser NewUserInSwift5 NewUserOnMainActor; do
  output=$(swift run --package-path Tests/NewUser --scratch-path .build/new-user --quiet "$mode")
  echo "$mode: $output"
  [[ "$output" == "The list was refreshed: 3 new
A page was loaded: true
A run was ended from a thread
On the main queue: 0 fetches, 3 applies
A drawing says: true" ]]
done

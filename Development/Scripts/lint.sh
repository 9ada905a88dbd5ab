#!/usr/bin/env bash
# Runs each linter over the project's files, and fails if one has a finding. Skips a linter that is
# not installed with a notice, so that `make check` works without Development/Scripts/install.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Development/Scripts/install.sh installs ruff here.
PATH=$PWD/.build/venv/bin:$PATH
status=0

is_installed() {
  command -v "$1" > /dev/null && return
  echo "$1 is not installed and was skipped. Development/Scripts/install.sh installs it."
  return 1
}

# An archive of the sources has no list of files.
is_checkout() {
  git rev-parse --git-dir > /dev/null 2>&1 && return
  echo "This is no git checkout, so $1 was skipped."
  return 1
}

# Prints the files that match the patterns and are not ignored, each ended by a null byte.
files() {
  git ls-files -z --cached --others --exclude-standard -- "$@" |
    while IFS= read -r -d '' file; do
      # A deleted file stays in the index until the next commit.
      if [[ -f $file ]]; then printf '%s\0' "$file"; fi
    done
}

if is_installed ruff; then
  ruff check --quiet --config Development/ruff.toml || status=1
fi
if is_installed shellcheck && is_checkout shellcheck; then
  files '*.sh' .ci/run | xargs -0 -r shellcheck || status=1
fi
if is_installed codespell && is_checkout codespell; then
  files | xargs -0 -r codespell --config Development/codespell.cfg || status=1
fi
# A library must not end an app's process.
if grep -rnE --include='*.swift' '\b(fatalError|preconditionFailure)\(|\bunowned\b' Sources; then status=1; fi
((status)) || echo "The linters have no findings."
exit $status

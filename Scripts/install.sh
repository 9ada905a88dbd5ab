#!/usr/bin/env bash
# Installs what the browser tests (in three engines), the smallest module, the smallest scripts and the
# stand-in for ImageIO need, and says nothing when all of it is there.
set -euo pipefail
cd "$(dirname "$0")/.."

environment=.build/venv
requirements=Tests/BrowserTests/requirements.txt
stamp=$environment/requirements.txt

fail() {
  echo "$1" >&2
  exit 1
}

missing_packages() {
  command -v chromium > /dev/null || echo chromium
  command -v chromium-headless-shell > /dev/null || echo chromium-headless-shell
  command -v wasm-opt > /dev/null || echo binaryen
  command -v esbuild > /dev/null || echo esbuild
  command -v tsc > /dev/null || echo node-typescript
  [[ -n "$(find -L /usr/share/fonts -name DejaVuSans.ttf -print -quit 2> /dev/null)" ]] ||
    echo fonts-dejavu-core
  python3 -c 'import ensurepip, venv' 2> /dev/null || echo python3-venv
  [[ "$(uname)" != Linux ]] || missing_linux_packages
}

# The stand-in for ImageIO, and the other browser engines: WebKitGTK needs a screen, and is led from Debian's Python.
missing_linux_packages() {
  [[ -e /usr/include/gif_lib.h ]] || echo libgif-dev
  command -v firefox-esr > /dev/null || echo firefox-esr
  command -v Xvfb > /dev/null || echo xvfb
  [[ -n "$(find /usr/lib -name libXtst.so.6 -print -quit 2> /dev/null)" ]] || echo libxtst6
  /usr/bin/python3 -c 'import gi; gi.require_version("WebKit2", "4.1")' 2> /dev/null ||
    echo python3-gi gir1.2-webkit2-4.1
}

as_root() {
  if [[ $(id -u) -ne 0 ]] && command -v sudo > /dev/null; then sudo "$@"; else "$@"; fi
}

install_packages() {
  local missing
  missing=$(missing_packages | tr '\n' ' ')
  [[ -n "$missing" ]] || return 0
  command -v apt-get > /dev/null ||
    fail "There is no apt-get here, so please install by hand what the tests need: $missing"
  echo "Installing $missing"
  # Another apt may be at work: wait for it. `missing` is a list of words on purpose.
  as_root apt-get -o DPkg::Lock::Timeout=300 update -q
  # shellcheck disable=SC2086
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -o DPkg::Lock::Timeout=300 install -qy --no-install-recommends $missing
}

# The copy of the requirements is made last: a broken installation is never taken for a whole one.
install_environment() {
  cmp -s "$requirements" "$stamp" && "$environment/bin/python" -c '' 2> /dev/null && return 0
  python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "The browser tests need Python 3.11 or newer, and the python3 in PATH is older."
  echo "Installing the browser tests' Python packages"
  python3 -m venv --clear "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check -r "$requirements"
  cp "$requirements" "$stamp"
}

install_packages
install_environment

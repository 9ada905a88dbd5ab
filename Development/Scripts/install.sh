#!/usr/bin/env bash
# Installs what the browser tests (in three engines), the optimizers of the module and the scripts,
# the stand-in for ImageIO and the linters need. Prints nothing if all of it is installed.
set -euo pipefail
cd "$(dirname "$0")/../.."

environment=.build/venv
requirements=(Tests/BrowserTests/requirements.txt Development/Scripts/lint-requirements.txt)
stamp=$environment/requirements.txt
vue=.build/vue
vue_requirements=Tests/BrowserTests/vue-requirements.txt

fail() {
  echo "$1" >&2
  exit 1
}

missing_packages() {
  command -v chromium > /dev/null || echo chromium
  command -v chromium-headless-shell > /dev/null || echo chromium-headless-shell
  command -v wasm-opt > /dev/null || echo binaryen
  command -v esbuild > /dev/null || echo esbuild
  command -v terser > /dev/null || echo terser
  command -v tsc > /dev/null || echo node-typescript
  [[ ! -e /etc/debian_version || -e /usr/share/nodejs/react-dom ]] || echo node-react node-react-dom
  [[ -n "$(find -L /usr/share/fonts -name DejaVuSans.ttf -print -quit 2> /dev/null)" ]] ||
    echo fonts-dejavu-core
  python3 -c 'import ensurepip, venv' 2> /dev/null || echo python3-venv
  [[ "$(uname)" != Linux ]] || missing_linux_packages
  ! command -v apt-get > /dev/null || missing_linters
}

# Installed with apt-get only: Development/Scripts/lint.sh skips a linter that is missing.
missing_linters() {
  command -v shellcheck > /dev/null || echo shellcheck
  command -v codespell > /dev/null || echo codespell
}

# The stand-in for ImageIO, and the other browser engines. WebKitGTK needs a display, and Debian's
# Python controls it.
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
    fail "There is no apt-get here. Please install by hand what the tests need: $missing"
  echo "Installing $missing"
  # Waits for another apt that holds the lock. `missing` is deliberately split into words.
  as_root apt-get -o DPkg::Lock::Timeout=300 update -q
  # shellcheck disable=SC2086
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -o DPkg::Lock::Timeout=300 install -qy --no-install-recommends $missing
}

# Copies the requirements last, so that an incomplete installation never counts as complete.
install_environment() {
  cat "${requirements[@]}" | cmp -s - "$stamp" && "$environment/bin/python" -c '' 2> /dev/null && return 0
  python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "The browser tests need Python 3.11 or newer, and the python3 in PATH is older."
  echo "Installing the Python packages of the browser tests and the linters"
  python3 -m venv --clear "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check "${requirements[@]/#/--requirement=}"
  cat "${requirements[@]}" > "$stamp"
}

# Vue is one file of a package whose other files and requirements are not needed.
install_vue() {
  cmp -s "$vue_requirements" "$vue/requirements.txt" && return 0
  echo "Installing Vue for the browser tests"
  rm -rf "$vue"
  "$environment/bin/pip" download --quiet --disable-pip-version-check --no-deps --require-hashes \
    --dest "$vue" --requirement "$vue_requirements"
  unpack_vue "$vue"/*.whl
  cp "$vue_requirements" "$vue/requirements.txt"
}

unpack_vue() {
  "$environment/bin/python" - "$1" > "$vue/vue.js" << 'END'
import sys, zipfile
sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read("nicegui/static/vue.esm-browser.js"))
END
  rm "$1"
}

install_packages
install_environment
install_vue

# shellcheck shell=bash disable=SC2034
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What app/run and tests/run share. It is sourced, and says what it does on
# standard error, so that standard output belongs to the program.

source_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# The packages of Debian that are needed, each list in one place. The README
# tells what each is for.
build_packages=(
  gcc libc6-dev pkg-config meson ninja-build gettext
  libgtk-4-dev libadwaita-1-dev librsvg2-dev libpeas-dev
)
browser_packages=(libgtk-4-bin)
test_packages=(
  xvfb xauth dbus-daemon at-spi2-core python3-gi python3-pyatspi xdotool
  imagemagick adwaita-icon-theme fonts-cantarell fonts-wqy-microhei
  desktop-file-utils appstream libxml2-utils mandoc shared-mime-info
)

say () {
  printf '==> %s\n' "$*" >&2
}

fail () {
  say "$*"
  exit 1
}

# Prints those of the packages named that are not installed.
missing_packages () {
  local installed package
  installed=$(dpkg-query --show --showformat '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null) ||
    true
  for package in "$@"; do
    grep --quiet --line-regexp "installed $package" <<<"$installed" || printf '%s\n' "$package"
  done
}

# Prints the line that a person who may install packages can type.
install_line () {
  printf 'apt-get update && DEBIAN_FRONTEND=noninteractive '
  printf 'apt-get install --yes --no-install-recommends %s\n' "$*"
}

# Whether sudo can be used: it may ask for a password only where somebody can
# answer.
sudo_works () {
  command -v sudo >/dev/null && { [[ -t 0 ]] || sudo --non-interactive true 2>/dev/null; }
}

# Installs the packages named as far as they are missing.
install_packages () {
  local missing as_root=()

  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    say "This is no Debian system, so no package is installed. The README lists what is needed."
    return
  fi

  mapfile -t missing < <(missing_packages "$@")
  [[ ${#missing[@]} -gt 0 ]] || return 0

  if [[ $(id -u) -ne 0 ]]; then
    if ! sudo_works; then
      say "These packages are missing, and only root may install them. Type as root:"
      install_line "${missing[@]}" >&2
      exit 1
    fi
    as_root=(sudo)
  fi

  say "Installing what is missing: ${missing[*]}"
  if ! "${as_root[@]}" apt-get update >&2 ||
     ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
         apt-get install --yes --no-install-recommends "${missing[@]}" >&2; then
    say "The packages could not be installed. Put right what apt says above, then type as root:"
    install_line "${missing[@]}" >&2
    exit 1
  fi
}

# Configures the build folder $1 with the options that follow, if that was not
# done yet or if the options have changed, and builds it.
build () {
  local folder=$1 stamp=$1/run-options
  shift

  if [[ ! -e $folder/build.ninja ]]; then
    say "Configuring the build in $folder"
    rm -rf "$folder"
    meson setup "$@" "$folder" "$source_root" >&2 ||
      fail "The build could not be configured. The reason stands above."
    printf '%s\n' "$*" >"$stamp"
  elif [[ -e $stamp && $(<"$stamp") != "$*" ]]; then
    say "Configuring the build in $folder anew, since its options have changed"
    meson setup --reconfigure "$@" "$folder" "$source_root" >&2 ||
      fail "The build could not be configured. If this copy was moved, delete $folder."
    printf '%s\n' "$*" >"$stamp"
  fi

  say "Building in $folder"
  ninja -C "$folder" >&2 || fail "The build failed. The reason stands above."
}

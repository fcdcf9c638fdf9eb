# Shared by the scripts here: where the project is, and how a missing Debian package is installed.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

fail() {
  printf 'layoutscope: %s\n' "$*" >&2
  exit 2
}

# need PACKAGE…: installs the Debian packages that are not there, and says so.
need() {
  local missing=() package
  for package in "$@"; do
    [ "$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null)" = "install ok installed" ] || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  command -v apt-get >/dev/null || fail "needs ${missing[*]}; install them with this system's package manager"
  [ "$(id -u)" -eq 0 ] || fail "needs ${missing[*]}; run: sudo apt-get install ${missing[*]}"
  printf 'layoutscope: installing %s\n' "${missing[*]}" >&2
  {
    apt-get -o DPkg::Lock::Timeout=300 update -qq
    DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y -qq "${missing[@]}"
  } >&2 || fail "could not install ${missing[*]}; try: apt-get install ${missing[*]}"
}

need_swift() {
  command -v swift >/dev/null || fail "needs Swift 6.2 or newer on the path; see https://www.swift.org/install"
}

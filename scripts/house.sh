# shellcheck shell=bash
# Shared by ./run and ./check: which packages the work needs, how they get here, how we configure.
# Source it from the top folder.

# To build and to start.
BUILD_PACKAGES=(
    clang lld meson ninja-build python3 pkg-config ca-certificates
    libjansson-dev libwebsockets-dev libev-dev libsqlite3-dev libsodium-dev libqrencode-dev
    libcmocka-dev wasi-libc
)
# To build the web client. Any node of 18 or later with its npm will do, wherever it came from;
# web/build.py fetches the modules of the lock file the first time.
WEB_PROGRAMS=(node:nodejs npm:npm)
# To run every test.
# shellcheck disable=SC2034
CHECK_PACKAGES=(git chromium)

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }
die() { say "$*"; exit 1; }

# The sanitizer and fuzzer runtimes come in a package that carries clang's version in its name.
clang_runtime_package() {
    local major
    major=$(clang -dumpversion 2>/dev/null | cut -d. -f1)
    printf 'libclang-rt-%s-dev' "${major:-14}"
}


# Prints those of the packages that are not installed.
missing_packages() {
    local have name
    have=$(dpkg-query -W -f '${db:Status-Abbrev} ${Package}\n' "$@" 2>/dev/null)
    for name in "$@"; do
        grep -q "^.i *$name\$" <<<"$have" || printf '%s\n' "$name"
    done
}

# Prints the packages of those programs (program:package) that are not on the PATH.
missing_programs() {
    local pair
    for pair in "$@"; do
        command -v "${pair%%:*}" >/dev/null || printf '%s\n' "${pair#*:}"
    done
}

# Installs packages with apt-get, as root or through sudo.
install_packages() {
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get)
    [ $# -gt 0 ] || return 0
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || die "please install, as root: apt-get install $*"
        apt=(sudo "${apt[@]}")
    fi
    say "installing from Debian: $*"
    "${apt[@]}" install -qq -y --no-install-recommends "$@" >/dev/null 2>&1 && return
    say "package lists are old or missing, fetching them"
    "${apt[@]}" update -qq >&2 || die "apt-get update failed: is there a network?"
    "${apt[@]}" install -qq -y --no-install-recommends "$@" >&2 ||
        die "could not install: $*"
}

# need_packages PACKAGE...: makes sure of them; elsewhere than on Debian it can only hope.
need_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "this is not Debian; taking for granted that you have: $*"
        return 0
    fi
    # shellcheck disable=SC2046
    install_packages $(missing_packages "$@")
}

need_programs() {
    local missing
    missing=$(missing_programs "$@")
    [ -z "$missing" ] && return 0
    command -v apt-get >/dev/null || die "please install: ${missing//$'\n'/ }"
    # shellcheck disable=SC2086
    install_packages $missing
}

# configure DIR [OPTION...]: once; ninja itself notices when a meson.build changes.
configure() {
    local dir=$1
    shift
    [ -f "$dir/build.ninja" ] && return 0
    say "configuring $dir"
    CC=${CC:-clang} meson setup "$dir" "$@" >"$dir.log" 2>&1 ||
        { tail -n 20 "$dir.log" >&2; die "meson setup failed, the whole story is in $dir.log"; }
    rm -f "$dir.log"
}

# compile DIR [TARGET...]: silent when all is well.
compile() {
    local dir=$1
    shift
    ninja -C "$dir" --quiet "$@" | { grep -v '^ninja: no work to do' || true; } >&2 ||
        die "the build failed"
}

build() {
    need_packages "${BUILD_PACKAGES[@]}"
    need_programs "${WEB_PROGRAMS[@]}"
    configure build
    compile build
    [ -x build/fathom ] || die "build/fathom is missing"
}

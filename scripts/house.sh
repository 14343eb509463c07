# shellcheck shell=bash
# Shared by ./run and ./check: which packages the work needs, how they get here, how we configure.
# Source it from the top folder.

# To build and to start.
BUILD_PACKAGES=(
    clang lld meson ninja-build python3 pkg-config ca-certificates
    libjansson-dev libev-dev libssl-dev libsqlite3-dev libsodium-dev libqrencode-dev
    zlib1g-dev libpq-dev
    libcmocka-dev wasi-libc libclang-rt-14-dev-wasm32
)
# To build the web client. Any node of 18 or later with its npm will do, wherever it came from;
# web/build.py fetches the modules of the lock file the first time.
WEB_PROGRAMS=(node:nodejs npm:npm)
# To run every test. The page is measured with the fonts of fonts-dejavu-core, which are as wide as
# any that people have (web/tests/e2e/fonts.conf).
# shellcheck disable=SC2034
CHECK_PACKAGES=(
    postgresql-15 liblua5.3-0 libopentracing-c-wrapper0
    git gcc chromium chromium-headless-shell fonts-dejavu-core openssl systemd
    libhttp-parser-dev libwslay-dev python3-numpy
    # What coturn needs, below.
    libevent-core-2.1-7 libevent-extra-2.1-7 libevent-openssl-2.1-7 libevent-pthreads-2.1-7
    libhiredis0.14 libmariadb3 libpq5
)
# Installing these would start a service; the tests want the program alone, so they are unpacked
# (haproxy wants the lua and opentracing of CHECK_PACKAGES).
# shellcheck disable=SC2034
UNPACKED_PROGRAMS=(sbin/nginx:nginx sbin/haproxy:haproxy bin/turnserver:coturn)

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

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"
    elif command -v sudo >/dev/null; then sudo "$@"
    else die "please do this as root: $*"
    fi
}

fetch_lists() {
    say "package lists are old or missing, fetching them"
    as_root apt-get update -qq >&2 || die "apt-get update failed: is there a network?"
}

install_packages() {
    [ $# -gt 0 ] || return 0
    local install=(env DEBIAN_FRONTEND=noninteractive
        apt-get install -qq -y --no-install-recommends)
    say "installing from Debian: $*"
    as_root "${install[@]}" "$@" >/dev/null 2>&1 && return
    fetch_lists
    as_root "${install[@]}" "$@" >&2 || die "could not install: $*"
}

# unpack_programs DIR PROGRAM:PACKAGE...: puts those that the machine does not have into DIR; the
# machine stays as it is. A program is named by its place under /usr.
unpack_programs() {
    local dir=$1 pair name
    shift
    for pair in "$@"; do
        name=${pair#*:}
        [ -x "/usr/${pair%%:*}" ] || [ -x "$dir/usr/${pair%%:*}" ] && continue
        command -v apt-get >/dev/null || die "please install: $name"
        say "unpacking from Debian: $name"
        mkdir -p "$dir/download"
        download "$dir/download" "$name" 2>/dev/null ||
            { fetch_lists && download "$dir/download" "$name"; } || die "could not fetch: $name"
        dpkg-deb -x "$dir/download/$name"_*.deb "$dir"
        rm -r "$dir/download"
    done
}

# apt-get gives the download to a user of its own when it is root; our folder is not theirs.
download() {
    (cd "$1" && apt-get -o APT::Sandbox::User=root download -qq "$2" >&2)
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

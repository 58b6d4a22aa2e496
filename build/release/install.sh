#!/bin/sh
# Installs automode @VERSION@ into a folder of your own.
#
#   sh install.sh --from URL [--to DIR]
#
# URL is where the files of this release lie. What is fetched is compared with
# the checksums below before anything of it is unpacked. It changes no settings
# of any agent: "automode init claude" does, and asks first.
set -eu

version='@VERSION@'
sums() {
	cat <<'END'
@SUMS@
END
}

stop() {
	echo "install.sh: $1" >&2
	exit 1
}

from=
to=${HOME:-}/.local/lib/automode
while [ $# -gt 0 ]; do
	case $1 in
	--from | --to)
		[ $# -ge 2 ] || stop "$1 needs a value"
		case $1 in
		--from) from=$2 ;;
		--to) to=$2 ;;
		esac
		shift 2
		;;
	--help | -h)
		echo 'usage: sh install.sh --from URL [--to DIR]'
		exit 0
		;;
	*) stop "cannot do anything with $1; see sh install.sh --help" ;;
	esac
done
[ -n "$from" ] || stop 'say with --from URL where the files of the release lie'
case $to in
/*) ;;
*) stop 'say with --to DIR where to put the programs, as an absolute path' ;;
esac

case $(uname -s) in
Linux) os=linux ;;
Darwin) os=darwin ;;
*) stop "there is no build for $(uname -s) here; on Windows unpack the zip file" ;;
esac
case $(uname -m) in
x86_64 | amd64) arch=amd64 ;;
aarch64 | arm64) arch=arm64 ;;
*) stop "there is no build for $(uname -m)" ;;
esac
folder=automode_${version}_${os}_${arch}
archive=$folder.tar.gz
want=$(sums | while read -r sum name; do
	if [ "$name" = "$archive" ]; then echo "$sum"; fi
done)
[ -n "$want" ] || stop "this script knows no checksum of $archive"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
if command -v curl >/dev/null; then
	curl --fail --silent --show-error --location --output "$work/$archive" "${from%/}/$archive" || stop "cannot fetch ${from%/}/$archive"
elif command -v wget >/dev/null; then
	wget -q -O "$work/$archive" "${from%/}/$archive" || stop "cannot fetch ${from%/}/$archive"
else
	stop 'curl or wget is needed'
fi
if command -v sha256sum >/dev/null; then
	got=$(sha256sum <"$work/$archive")
elif command -v shasum >/dev/null; then
	got=$(shasum -a 256 <"$work/$archive")
else
	stop 'sha256sum or shasum is needed to check what was fetched'
fi
[ "${got%% *}" = "$want" ] || stop "$archive is not the one of this release: its checksum is ${got%% *} and not $want. Nothing is installed."

(cd "$work" && tar -xzf "$archive")
mkdir -p "$to"
# Each program is replaced as a whole: an agent may be starting it right now.
for name in automode-mcp automode-judge automode-reader automode-hook automode; do
	cp "$work/$folder/$name" "$to/.$name.new"
	chmod 755 "$to/.$name.new"
	mv -f "$to/.$name.new" "$to/$name"
done
for name in man completions LICENSE README.md CHANGELOG.md; do
	rm -rf "${to:?}/$name"
	cp -R "$work/$folder/$name" "$to/$name"
done
echo "automode $version is in $to"
echo "To put it in front of Claude Code:  $to/automode init claude"

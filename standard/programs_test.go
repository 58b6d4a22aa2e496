package standard_test

import (
	"strings"
	"testing"

	"automode"
	"automode/internal/commands"
	"automode/standard"
)

// audited are programs of whose manuals every option stands in the catalogue, by
// its name or as unknown on purpose: what "make audit" says of them, parts of
// manuals aside that only look like options.
const audited = "ack ag age age-keygen apt-cache ar arch arp at autoconf base64 basename bc black bzip2 cat chattr chmod chown chroot " +
	"chrt cksum cmp codespell column comm composer concurrently cp csplit curl cut date dd df diff dig dirname dmsetup " +
	"dos2unix doxygen du ed env envsubst eslint expand factor fallocate fd fdisk file find fish flake8 flock fmt fold free " +
	"getconf getent gh go gofmt gpgconf gradle grep gzip head hexdump host http-server hwclock iconv id ifconfig install " +
	"ionice ip iptables javap jcmd jest join journalctl jps keytool kill killall lint-staged ln locale logger look ls " +
	"lvremove make man md5sum mdadm meson mkdir mkfifo mkfs mknod mktemp mv mvn mypy netstat nginx nice ninja nl nmcli " +
	"nodemon nohup npm nproc numfmt od pandoc parallel parted paste patch pdfinfo pdftotext pg_dump pg_restore pkill " +
	"prettier printenv printf prlimit ps psql ptx python3 rake readlink realpath rev rg rimraf rm rmdir ruby rustc scp " +
	"screen script sed seq serve setsid shasum shellcheck shred shuf sleep socat sort split sqlite3 ss ssh-add ssh-keyscan " +
	"stat stdbuf strings sudo systemctl systemd-run tac tail taskset tee tig timeout tmux top touch tput tr tree truncate " +
	"tsort umount uname uniq unlink unshare unzip visidata vite watch wc which xargs xmlstarlet xxd yes zsh"

// Each of them has a case that is allowed, and one that is not.
func TestProgramsBothWays(t *testing.T) {
	s := &scenario{settings: map[string]string{}}
	env := standard.Env{Home: "/home/dev", AccountHome: "/home/dev", Root: "/home/dev/project", Platform: automode.Linux}
	g := standard.New(s.config(t, env.Home), env, nil)
	both := 0
	for name := range strings.FieldsSeq(audited) {
		p := commands.Find(name)
		if p == nil {
			t.Errorf("%s: nobody described it", name)
			continue
		}
		allowed, not := false, false
		for _, c := range commands.Cases(p) {
			is := g.Decide(t.Context(), s.call(t, line{call: c.Line}, "/home/dev/project", "/home/dev")).Verdict == automode.Allow
			allowed, not = allowed || is, not || !is
		}
		if allowed && not {
			both++
		} else {
			t.Errorf("%s: a case is allowed: %v, and one is not: %v", name, allowed, not)
		}
	}
	if both < 200 {
		t.Errorf("%d programs have cases both ways, want at least 200", both)
	}
}

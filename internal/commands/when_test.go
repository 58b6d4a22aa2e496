package commands

import (
	"slices"
	"strings"
	"testing"
)

// TestConditions: a condition that names an option holds for every option of its
// Flag. So a Flag of which a condition names one name holds other spellings of
// that option alone: a letter and a long name, or the condition names them all.
func TestConditions(t *testing.T) {
	used := map[string]bool{}
	for _, p := range All() {
		conditions(&p.Row, nil, func(r *Row, reach []Flag, names string) {
			for i := range reach {
				unnamed := besides(&reach[i], names)
				key := p.Name + " " + names
				switch {
				case len(unnamed) == 0:
				case alike[key] != "":
					used[key] = true
				default:
					t.Errorf("%s %s: the condition %q holds for %s as well", p.Name, r.Names, names, strings.Join(unnamed, " "))
				}
			}
		})
	}
	for key := range alike {
		if !used[key] {
			t.Errorf("%s: nothing needs this exception any more", key)
		}
	}
}

// besides are the other options of a Flag of which one is among the names: none, where
// none is, and where all are spellings of one option.
func besides(f *Flag, names string) []string {
	var others []string
	some := false
	for n := range strings.FieldsSeq(f.Names) {
		if named(names, bare(n)) {
			some = true
		} else if !slices.Contains(others, bare(n)) {
			others = append(others, bare(n))
		}
	}
	if !some || oneOption(f.Names) {
		return nil
	}
	return others
}

// alike are conditions, behind the program's name, that mean all options of the
// Flags that they name one of, and why that is right.
var alike = map[string]string{
	"Rscript -e -c": "each hands over code",
	"ack -f -g":     "each prints names of files", "ag -l -g": "each prints names of files", "grep -l --files-with-matches -L --files-without-match": "-q prints nothing",
	"ansible-playbook -C --list-tasks --syntax-check --list-hosts": "each only looks",
	"aspell -l":      "hunspell's own: each prints, and changes no file",
	"at -l -c -d -f": "-r is another -d", "crontab -l -e -T": "with -r nothing is read",
	"auditctl -l":      "each only looks",
	"automode --batch": "each only says how it answers", "autopep8 -i": "spellings of one", "base64 -d": "-D is macOS's",
	"chmod --reference -r -N":    "each says the mode",
	"clickhouse-client -q -e -c": "each hands over statements", "duckdb -c": "-s is another -c",
	"code --list-extensions --install-extension --uninstall-extension": "--status only prints",
	"conda --show": "each only shows",
	"fd -x -X":     "each starts a command",
	"fallocate -p": "each takes content away or moves it",
	"fdupes -L":    "each makes links", "fdupes -d": "each removes", "fish -c": "each hands over a command line",
	"git -a": "-d asks nobody", "google-java-format --test": "each only looks",
	"gpg --list-keys --export --receive-keys --delete-keys --export-secret-keys --generate-key --send-keys": "each is a command",
	"gpg -d":  "spellings of one",
	"gzip -d": "spellings of one", "gzip -k -c -t": "each keeps the file", "xz -d": "spellings of one", "xz -k -c -t": "each keeps the file",
	"zstd -d": "spellings of one", "lz4 -c": "each keeps the file",
	"ionice -p": "each names processes that run", "kill -l": "each only prints", "losetup -D": "each may change a device",
	"openssl -d":       "what is decoded may be anything, and so may what is not",
	"readlink -f":      "each makes the path absolute",
	"redis-cli --scan": "with none of them standard input is read", "screen -X -Q -ls -r": "each speaks to sessions", "screen -ls": "each prints them",
	"script -O -B": "each names the file", "sqlfluff --check": "sqlfmt writes with neither", "ssh-add -l": "each only looks",
	"su -c -u": "each hands over a command", "sudo -i": "each starts a shell", "swiftformat --lint": "each only looks",
	"systemd-run --on-active": "each is a timer, or belongs to one", "tree --fromfile": "each reads names out of a file",
	"unzip -d -l -v -t -p -c -z -Z": "those of -Z, which count behind it alone",
}

// oneOption reports whether the names can be spellings of one option.
func oneOption(names string) bool {
	short, long := 0, 0
	var seen []string
	for n := range strings.FieldsSeq(names) {
		if slices.Contains(seen, bare(n)) {
			continue
		}
		seen = append(seen, bare(n))
		if len(bare(n)) == 2 {
			short++
		} else {
			long++
		}
	}
	return short <= 1 && long <= 1
}

// conditions calls visit for the names of options in each condition of a row and
// of all below it, with the options that count there.
func conditions(r *Row, above []Flag, visit func(r *Row, reach []Flag, names string)) {
	global := slices.Concat(above, r.Global)
	reach := slices.Concat(global, r.Flags)
	with := func(w *When) {
		if w != nil && w.With != "" {
			visit(r, reach, w.With)
		}
	}
	without := func(w *When) {
		if w != nil && w.Without != "" {
			visit(r, reach, w.Without)
		}
	}
	for _, d := range r.Does {
		without(d.When) // with one, it does more
	}
	for _, a := range r.Args {
		with(a.When)
		without(a.When)
	}
	for _, f := range reach {
		for _, d := range f.Does {
			without(d.When)
		}
	}
	for _, s := range r.Stdin {
		with(s.When)
		without(s.When)
	}
	for _, o := range r.Prints {
		with(o.When) // without one, less is known
	}
	for i := range r.Rows {
		conditions(&r.Rows[i], global, visit)
	}
}

package commands

import (
	"strings"

	"automode"
)

var rsync = Program{
	Rare: true, Name: "rsync", Links: "-L --copy-links -k --copy-dirlinks --copy-unsafe-links", Summary: "makes one folder like another, here or on another host", Manual: "rsync(1), rsync 3.4",
	Row: Row{
		Help: "--help -V --version",
		Args: []Arg{{At: Each, Role: Data}},
		Flags: []Flag{
			{Names: "-v --verbose -q --quiet --no-motd -c --checksum -a --archive -r --recursive --inc-recursive --i-r --no-inc-recursive --no-i-r --no-implied-dirs -u --update --inplace --append --append-verify -d --dirs --old-dirs --old-d --mkpath -l --links -L --copy-links --copy-unsafe-links --safe-links --munge-links -k --copy-dirlinks -K --keep-dirlinks -H --hard-links -p --perms -E --executability -A --acls -X --xattrs -o --owner -g --group --devices --specials -D -t --times -U --atimes --open-noatime -N --crtimes -O --omit-dir-times -J --omit-link-times --super --fake-super -S --sparse --preallocate -W --whole-file --no-whole-file --no-W -x --one-file-system --existing --ignore-non-existing --ignore-missing-args --ignore-errors --force --partial --delay-updates -m --prune-empty-dirs --numeric-ids -I --ignore-times --size-only -y --fuzzy -z --compress -C --cvs-exclude -F -0 --from0 --old-args -s --secluded-args --protect-args --trust-sender --blocking-io --stats -8 --8-bit-output -h --human-readable --progress -P -i --itemize-changes --fsync -4 --ipv4 -6 --ipv6 --no-perms --no-owner --no-group --no-times --no-links --no-recursive --no-D --no-o --no-g --no-p --no-t --no-compress --no-r --no-l"},
			{Names: "-n --dry-run --list-only"},
			{Names: "-b --backup --ignore-existing"},
			{Names: "-R --relative"},
			{Names: "--write-devices --copy-devices", Value: Data},
			{Names: "--delete --del --delete-before --delete-during --delete-delay --delete-after --delete-excluded --delete-missing-args"},
			{Names: "--remove-source-files"},
			{Names: "--info= --debug= --stderr= --suffix= --chmod= --checksum-choice= --cc= -B= --block-size= --max-delete= --max-size= --min-size= --max-alloc= --usermap= --groupmap= --chown= --timeout= --contimeout= -@= --modify-window= --compress-choice= --zc= --compress-level= --zl= --compress-threads= --zt= --skip-compress= -f= --filter= --exclude= --include= --address= --port= --sockopts= --outbuf= --out-format= --log-file-format= --bwlimit= --stop-after= --time-limit= --stop-at= --protocol= --iconv= --checksum-seed=", Value: Data},
			{Names: "--exclude-from= --include-from= --files-from= --password-file= --early-input=", Value: Reads}, {Names: "--read-batch=", Value: Reads},
			{Names: "--compare-dest= --copy-dest= --link-dest=", Value: ReadsTree},
			{Names: "--backup-dir= --partial-dir= -T= --temp-dir=", Value: WritesTree, Why: "keeps files there"},
			{Names: "--log-file= --write-batch= --only-write-batch=", Value: Writes, Why: "writes a file of its own beside the copies"},
			{Names: "-e= --rsh=", Value: RunsLine, Why: "starts its value to connect"},
			{Names: "--rsync-path= -M= --remote-option= --copy-as=", Value: Unread, Why: "changes what happens on the other side"},
			{Names: "--daemon", Does: []Do{{Kind: automode.Expose, Target: "folders of this machine"}}, Why: "serves folders to other hosts"},
		},
		Refine: rsyncPlaces,
	},
}

var rsyncCases = []Case{
	{`rsync -av a/ b`, `Read a//**; Write b/**`},
	{`rsync -a --exclude=x --link-dest=o a b c`, `Read a/**; Read b/**; Write c/**; Read o/**`},
	{`rsync -an --delete a b`, `Read a/**; Read{listing} b/**`},
	{`rsync -a --delete a b`, `Read a/**; Write b/**; Delete b/**`},
	{`rsync -a --remove-source-files a b`, `Read a/**; Write b/**; Delete a/**`},
	{`rsync -az -e 'ssh -p 22' a me@h.test:b`, `Read a/**; Send me@h.test; Run[line] ssh -p 22`},
	{`rsync -a --delete a h.test:b`, `Read a/**; Send{removes} h.test`},
	{`rsync h.test::m/f .`, `Fetch h.test; Write ./**`},
	{`rsync rsync://h.test/m`, `Fetch h.test`},
	{`rsync --files-from l a b`, `Read a/**; Write b/**; Read l`},
	{`rsync --backup-dir d --log-file f a b`, `Read a/**; Write b/**; Write d/**; Write f`},
	{`rsync --rsync-path='rm x' a h.test:`, `Read a/**; Send h.test; Unknown changes what happens on the other side`},
	{`rsync -bR --ignore-existing a b`, `Read a/**; Write b/**`},
	{`rsync --daemon`, `Expose folders of this machine`},
	{`rsync --write-devices a /dev/sda`, `Read a/**; Write /dev/sda/**`},
	{`rsync a`, `Read{listing} a`}, {`rsync --read-batch=f d`, `Write d/**; Unknown what was written down may remove files; Read{listing} d; Read f`},
}

// rsyncPlaces sorts local folders from those of other hosts.
func rsyncPlaces(m *Match) {
	own := m.Facts
	m.Facts = nil
	dry := m.Holds("-n")
	last := len(m.Args) - 1
	if m.Has("--read-batch") && last == 0 && !dry {
		m.Add(roleFact(WritesTree, m.Args[0], "carries out the changes that were written down")) // of any name
		m.Unknown("what was written down may remove files", m.Args[0])
	}
	for i, w := range m.Args {
		host, remote := remoteHost(w)
		switch {
		case remote && (i < last || last == 0):
			m.Add(loginFact(Fetches, host, "copies files from another host"))
		case remote:
			f := loginFact(Sends, host, "copies files to another host")
			if m.Has("--delete") {
				f.Traits |= automode.Removes
			}
			m.Add(f)
		case i < last:
			m.Add(roleFact(ReadsTree, w, ""))
		case last == 0:
			m.Add(roleFact(Lists, w, ""))
		case dry:
			m.Add(roleFact(ListsTree, w, ""))
		default:
			rsyncReceives(m, w)
			if m.Has("--delete") {
				rsyncDelete(m, w, "removes what the source does not have")
			}
		}
	}
	if m.Has("--remove-source-files") && !dry && last > 0 {
		for _, w := range m.Args[:last] {
			if _, remote := remoteHost(w); !remote {
				rsyncDelete(m, w, "removes what it copied")
			}
		}
	}
	m.Facts = append(m.Facts, own...)
}

// rsyncReceives: what lies in the destination under the names of the source is
// overwritten, unless an option keeps it. A source that ends in a slash stands
// for what lies in it.
func rsyncReceives(m *Match, to Word) {
	const why = "makes it like the source"
	if m.Has("-b") {
		m.Add(roleFact(WritesTree, to, why))
		return
	}
	f := roleFact(Receives, to, why)
	f.Extent = automode.Tree
	for _, w := range m.Args[:len(m.Args)-1] {
		_, remote := remoteHost(w)
		switch {
		case remote || m.Has("-R --files-from"):
			w = Word{} // under any name
		default:
			w = contentsOf(w)
		}
		f.Words = append(f.Words, w)
	}
	m.Add(f)
}

// contentsOf is a source that stands for what lies in it when it ends in a
// slash.
func contentsOf(w Word) Word {
	if w.Exact() && strings.HasSuffix(w.Text, "/") {
		w.Text += "."
	}
	return w
}

func rsyncDelete(m *Match, w Word, why string) {
	f := roleFact(Deletes, Word{Text: strings.TrimSuffix(w.Text, "/"), Suffix: w.Suffix, Known: w.Known, Glob: w.Glob, Many: w.Many, Data: w.Data, Base: w.Base, Start: w.Start}, why)
	if w.Text == "/" {
		f.Word.Text = "/"
	}
	f.Extent = automode.Tree
	m.Add(f)
}

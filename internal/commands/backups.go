package commands

import (
	"strings"

	"automode"
)

// Programs that keep copies of files, here or elsewhere.

var (
	backupLooks   = []Do{{Kind: automode.Query, Target: "the copies"}}
	backupSends   = []Do{{Kind: automode.Send, Target: "the place of the copies", Why: "copies files there"}}
	backupRemoves = []Do{{Kind: automode.Change, Target: "the copies", Traits: automode.Destroys, Why: "removes copies"}}
)

var restic = Program{
	Name: "restic", Rare: true, Kin: "borg", Summary: "keeps copies of files", Manual: "restic(1) 0.18, borg(1) 1.4 and the reference of kopia 0.21",
	Row: Row{
		Help: "-h --help -V",
		Global: []Flag{
			{Names: "--json -q --quiet -v --verbose --no-cache --no-lock --cleanup-cache --debug --info --progress --show-rc --log-json --short -l --long -c --compact --dry-run -n --stats --list --latest --consider-checkpoints --last --first --ncdu --human-readable --read-data --verify-data --repository-only --archives-only --with-cache --all -a", Value: Data},
			{Names: "--repo= --tag= --host= -H= --path= --key-hint= --limit-download= --limit-upload= --pack-size= --compression= --option= --group-by= -g= --mode= --sort= --json-lines --lock-wait= --prefix= -P= --glob-archives= --retry-lock= --read-data-subset= --newest= --oldest= --pattern= --exclude= --remote-path=", Value: Data}, {Names: "--rsh=", Value: RunsTool, Lang: Shell, Of: "borg", Why: "reaches the host by it"}, {Names: "-r= -o=", Value: Data, Of: "restic"}, {Names: "-p=", Value: Lists, Of: "restic"}, {Names: "-p", Of: "borg"}, {Names: "-e=", Value: Data, Of: "restic borg"}, {Names: "--format=", Value: Data, Of: "borg"},
			{Names: "--password-file= --repository-file= --key-file=", Value: Lists},
			{Names: "--password-command=", Value: RunsLine, Lang: Shell, Why: "starts it for the password"},
			{Names: "--insecure-tls --insecure-no-password", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "the check of the store"}}, Why: "checks less"},
			{Names: "--cache-dir= --cacert= --tls-client-cert=", Value: Unread, Why: "changes whom it trusts or where it writes"},
		},
		Rows: []Row{
			{Names: "snapshots ls list diff stats find check version info repository policy snapshot blob content help", Does: backupLooks, Args: anyData},
			{Names: "backup create", Does: backupSends, Args: []Arg{{Role: ReadsTree}}, Flags: []Flag{{Names: "-x --one-file-system", Value: Data}, {Names: "--exclude-file= --files-from= --patterns-from=", Value: Reads}, {Names: "-C= --comment=", Value: Data}}},
			{Names: "restore", Args: anyData, Flags: []Flag{{Names: "-t= --target=", Value: WritesTree, Why: "puts copies there"}, {Names: "-i= --include= --verify --delete --overwrite=", Value: Data}}},
			{Names: "forget prune delete compact", Does: backupRemoves, Args: anyData, Flags: anyFlags},
			{Names: "extract dump mount export-tar init key unlock migrate rebuild-index repair copy rewrite tag serve config break-lock recreate rename upgrade cat umount import-tar with-lock benchmark debug", Style: Plain, Does: vcsUnread, Args: anyData},
		},
		Refine: resticShell,
	},
}

// resticShell: an option of the store and a remote shell can name programs.
func resticShell(m *Match) {
	for i := range m.hits {
		switch h := &m.hits[i]; h.Name {
		case "-o", "--option", "--rsh", "--remote-path":
			m.Unknown("it can name a program", h.Value)
		case "-r", "--repo":
			m.storeAt(h.Value)
		}
	}
	if m.name() == "borg" && len(m.Args) > 0 && !named("help version", m.Path) {
		m.storeAt(m.Args[0])
	}
}

// storeAt adds that a store on another host is asked. Those of clouds have no host of
// their own, and remotes of rclone are the person's.
func (m *Match) storeAt(w Word) {
	at := w.Text
	if w.Known == automode.Guess && at == "" {
		m.addRole(Fetches, &w, "asks the store there")
		return
	}
	at, _, _ = strings.Cut(at, "::")
	scheme, rest, ok := strings.Cut(at, ":")
	switch {
	case !ok || strings.Contains(scheme, "/") || named("b2 azure gs swift rclone file socket local", scheme):
		return
	case named("sftp rest s3 ssh http https", scheme):
		at = strings.TrimLeft(rest, "/")
		if _, address, ok := strings.Cut(at, "://"); ok {
			at = address
		}
	}
	if i := strings.IndexByte(at, ':'); i >= 0 && !strings.HasPrefix(at, "[") {
		at = at[:i]
	}
	w.Text = "ssh://" + at
	m.addRole(Fetches, &w, "asks the store there")
}

var resticCases = []Case{
	{`borg list --rsh 'ssh -q' r`, `Query the copies; Run[tool] ssh -q; Unknown it can name a program`},
	{`restic snapshots --repo 1 --json -r x --password-file p`, `Query the copies; Read{listing} p`},
	{`borg list --format 1 x::y`, `Query the copies`},
	{`restic`, `nothing`},
	{`restic snapshots --json -r x --password-file p`, `Query the copies; Read{listing} p`},
	{`restic snapshots -o sftp.command=x --password-command 'pass x' --insecure-tls --cacert c`, `Query the copies; Run[line] pass x; Weaken the check of the store; Unknown changes whom it trusts or where it writes; Unknown it can name a program`},
	{`borg list x::y`, `Query the copies`}, {`borg list me@h.test:x::y`, `Query the copies; Fetch ssh://me@h.test`}, {`borg info ssh://h.test:22/x`, `Query the copies; Fetch ssh://h.test`}, {`restic -r rest:https://h.test:80/x ls`, `Query the copies; Fetch ssh://h.test`},
	{`restic --repo sftp:h.test:/x snapshots`, `Query the copies; Fetch ssh://h.test`}, {`restic -r "$x" snapshots`, `Query the copies; Fetch …`}, {`restic -r b2:x:y snapshots`, `Query the copies`}, {`borg list -p -e y x`, `Query the copies`}, {`restic ls -p f latest`, `Query the copies; Read{listing} f`},
	{`restic backup ~/work -x --exclude-file f --comment c`, `Send the place of the copies; Read ~/work/**; Read f`},
	{`restic restore latest --target d --include x`, `Write d/**`},
	{`restic forget --keep-last 5 --prune`, `Change{destroys} the copies`},
	{`borg mount x y`, `Unknown nobody read what this subcommand does`},
}

var rclone = Program{
	Name: "rclone", Rare: true, Summary: "copies files among clouds and folders", Manual: "rclone help and each command's, rclone 1.71",
	Row: Row{
		Help: "-h --help -V", Refine: rcloneRemotes,
		Global: []Flag{
			{Names: "-v -vv --verbose -q --quiet -P -s --progress --stats-one-line --human-readable -R --recursive --fast-list --checksum --size-only --no-traverse --update -u --ignore-existing --one-way --download -F --absolute --files-only --dirs-only --csv --hash --no-modtime --no-mimetype -M --metadata --json --full --long --all --missing -l --links -L --copy-links -c -I --ignore-times --immutable --inplace -i --interactive --create-empty-src-dirs --s3-no-check-bucket --drive-shared-with-me", Value: Data},
			{Names: "--include= --exclude= --filter= -f= --max-depth= --min-size= --max-size= --min-age= --max-age= --transfers= --checkers= --stats= --log-level= --bwlimit= --retries= --timeout= --format= --separator= --contimeout= --tpslimit= --order-by= --max-delete= --max-transfer= --buffer-size= --head= --tail= --offset= --count= --level=", Value: Data},
			{Names: "-n --dry-run"},
			{Names: "--filter-from= --files-from= --include-from= --exclude-from=", Value: Reads},
			{Names: "--log-file= --combined= --differ= --error= --match= --missing-on-dst= --missing-on-src= -o= --output=", Value: Writes, Why: "writes what it found there"},
			{Names: "--config= --password-command= --rc --rc-addr= --ca-cert= --no-check-certificate= --http-proxy= --metadata-mapper= --sftp-ssh=", Value: Unread, Does: []Do{{Why: "can name programs, or other hosts"}}},
		},
		Rows: []Row{
			{Names: "ls lsd lsl lsf lsjson tree size check cryptcheck about version listremotes hashsum md5sum sha1sum checksum ncdu help", Does: backupLooks, Args: []Arg{{Role: ListsTree}}},
			{Names: "cat", Prints: served, Does: backupLooks, Args: []Arg{{Role: Reads}}},
			{Names: "test", Style: Plain, Does: vcsUnread, Args: anyData},
			{Names: "config", Does: []Do{{Kind: automode.Configure, Target: "the remotes", Traits: automode.Persists, Why: "asks for credentials and keeps them"}}, Rows: []Row{{Names: "file paths providers userinfo redacted", Does: backupLooks, Args: anyData}, {Names: "show dump", Does: []Do{{Kind: automode.Disclose, Target: "credentials of clouds", Why: "prints credentials"}}, Args: anyData}}},
			{Names: "copy sync move copyto moveto bisync copyurl delete deletefile purge rmdir rmdirs cleanup dedupe mkdir touch serve mount rcd rc rcat link obscure authorize backend settier archive gitannex nfsmount cmount selfupdate completion genautocomplete reveal", Does: []Do{{Why: "it copies, removes or serves files"}}, Args: anyData, Flags: anyFlags, Refine: rcloneSends},
		},
	},
}

var rcloneCases = []Case{
	{`rclone`, `nothing`},
	{`rclone ls remote:x -R --max-depth 2`, `Query the copies; Read{listing} remote:x/**`},
	{`rclone check d remote:x --one-way --combined f --filter-from g`, `Query the copies; Read{listing} d/**; Read{listing} remote:x/**; Write f; Read g`},
	{`rclone cat :sftp,ssh=x:f`, `Query the copies; Read :sftp,ssh=x:f; Unknown can name programs, or other hosts`},
	{`rclone cat f`, `Query the copies; Read f`}, {`rclone tree -s -o f x`, `Query the copies; Read{listing} x/**; Write f`}, {`rclone test makefiles d`, `Unknown nobody read what this subcommand does`},
	{`rclone config file`, `Query the copies`},
	{`rclone config show`, `Disclose credentials of clouds`},
	{`rclone config`, `Configure{persists} the remotes`},
	{`rclone sync d remote:x --x`, `Unknown it copies, removes or serves files; Read d/**; Send remote:x`},
	{`rclone purge d`, `Unknown it copies, removes or serves files; Delete d/**`},
	{`rclone sync -n d remote:x`, `Unknown it copies, removes or serves files; Read d/**; Send remote:x`},
	{`rclone ls x --config f`, `Query the copies; Read{listing} x/**; Unknown can name programs, or other hosts; Unknown nobody read what the value of --config means`},
}

// rcloneRemotes: a remote may be described on the spot, with programs and hosts.
func rcloneRemotes(m *Match) {
	for _, w := range m.Args {
		if remote, _, ok := strings.Cut(w.Text, ":"); ok && (remote == "" || strings.ContainsRune(remote, ',')) {
			m.Unknown("can name programs, or other hosts", w)
		}
	}
}

// rcloneSends: what lies here and goes to a remote, which has a colon in its
// name, is sent there.
func rcloneSends(m *Match) {
	for i := range m.Args {
		w := &m.Args[i]
		remote := strings.IndexByte(w.Text, ':') > 0
		switch {
		case remote && (i > 0 || m.Path == "rcat"):
			m.addRole(Sends, w, "copies files there")
		case !remote && named("delete purge rmdirs cleanup deletefile", m.Path):
			m.addRole(Deletes, w, "removes all that is below it")
			m.Facts[len(m.Facts)-1].Extent = automode.Tree
		case !remote && i == 0:
			m.addRole(ReadsTree, w, "")
		}
	}
}

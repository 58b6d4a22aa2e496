package commands

import "automode"

var gpg = Program{
	Name: "gpg", Rare: true, Intake: Streams, Also: "gpg2", Summary: "encrypts, signs and looks after keys", Manual: "gpg(1), GnuPG 2.4",
	Row: Row{
		Help: "-h --help --version --warranty --dump-options",
		Args: []Arg{
			{Role: Data, When: &When{With: "--list-keys --export --receive-keys --delete-keys --export-secret-keys --generate-key --send-keys"}},
			{Role: Reads, When: &When{Without: "--list-keys --export --receive-keys --delete-keys --export-secret-keys --generate-key --send-keys"}},
		},
		Flags: []Flag{
			{Names: "-v --verbose --no-verbose -q --quiet --batch --no-batch --no-tty --tty --yes --no -a --armor --no-armor -t --textmode --no-textmode -z= --compress-level= -r= --recipient= -R= --hidden-recipient= --encrypt-to= --hidden-encrypt-to= --no-encrypt-to -u= --local-user= --sender= --default-key= --default-recipient= --default-recipient-self --no-default-recipient --try-secret-key= --try-all-secrets --list-options= --verify-options= --keyid-format= --with-colons --fixed-list-mode --with-fingerprint --with-subkey-fingerprint --with-keygrip --with-key-origin --with-wkd-hash --with-secret --with-key-data --no-greeting --no-permission-warning --expert --no-expert --status-fd= --logger-fd= --attribute-fd= --command-fd= --passphrase-fd= --comment= --no-comments --emit-version --no-emit-version --cipher-algo= --digest-algo= --compress-algo= --cert-digest-algo= --personal-cipher-preferences= --personal-digest-preferences= --personal-compress-preferences= --s2k-cipher-algo= --s2k-digest-algo= --s2k-mode= --s2k-count= --pinentry-mode= --no-symkey-cache --trust-model= --always-trust --import-options= --export-options= --no-auto-check-trustdb --auto-check-trustdb --no-default-keyring --no-options --display-charset= --utf8-strings --fast-list-mode --list-only -n --dry-run -i --interactive --no-random-seed-file --no-autostart --disable-dirmngr --no-auto-key-locate --no-auto-key-retrieve --faked-system-time= --set-filename= --max-output= --max-cert-depth= --min-rsa-length= --openpgp --gnupg --rfc4880 --compliance= --enable-progress-filter --exit-on-status-write-error --lock-once --lock-never --no-sig-cache --no-keyring --default-new-key-algo= --throw-keyids --no-throw-keyids", Value: Data},
			{Names: "-s --sign --clear-sign --clearsign -b --detach-sign -e --encrypt -c --symmetric --store --verify --verify-files --multifile --encrypt-files --list-packets --enarmor --dearmor --print-md= --print-mds --show-keys", Value: Data},
			{Names: "-k --list-keys --list-public-keys -K --list-secret-keys --list-signatures --list-sigs --check-signatures --check-sigs --fingerprint --card-status --list-config --list-gcrypt-config --export-ownertrust --check-trustdb --gen-random= --gen-prime=", Value: Data, Does: []Do{{Kind: automode.Query, Target: "the person's keys"}}},
			{Names: "--export --export-ssh-key=", Value: Data, Does: []Do{{Kind: automode.Query, Target: "the person's keys"}}},
			{Names: "-d --decrypt --decrypt-files", Does: []Do{{Kind: automode.Disclose, Target: "what was encrypted"}}, Why: "decrypts a file"},
			{Names: "--export-secret-keys --export-secret-subkeys", Does: []Do{{Kind: automode.Disclose, Target: "the person's secret keys"}}, Why: "prints secret keys"},
			{Names: "--show-session-key", Does: []Do{{Kind: automode.Disclose, Target: "a session key"}}, Why: "prints the key of a message"},
			{Names: "--import --fast-import --import-ownertrust --update-trustdb --rebuild-keydb-caches", Does: []Do{{Kind: automode.Configure, Target: "the person's keys", Traits: automode.Persists}}, Why: "changes the key ring"},
			{Names: "--generate-key --gen-key --full-generate-key --full-gen-key --quick-generate-key --quick-gen-key --quick-set-expire --quick-add-key --quick-add-uid --quick-revoke-uid --quick-revoke-sig --quick-set-primary-uid --quick-sign-key --quick-lsign-key --sign-key --lsign-key --edit-key --edit-card --card-edit --change-pin --change-passphrase --passwd --generate-revocation --gen-revoke --generate-designated-revocation --desig-revoke --tofu-policy=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "the person's keys", Traits: automode.Persists}}, Why: "makes or changes keys"},
			{Names: "--delete-keys --delete-secret-keys --delete-secret-and-public-key", Does: []Do{{Kind: automode.Change, Target: "the person's keys", Traits: automode.Destroys}}, Why: "removes keys"},
			{Names: "--receive-keys --recv-keys --refresh-keys --search-keys --locate-keys --locate-external-keys --fetch-keys", Does: []Do{
				{Kind: automode.Fetch, Target: "a key server"},
				{Kind: automode.Configure, Target: "the person's keys", Traits: automode.Persists},
			}, Why: "takes keys from a server"},
			{Names: "--send-keys", Does: []Do{{Kind: automode.Publish, Target: "a key server"}}, Why: "puts keys on a server for everybody"},
			{Names: "--keyserver=", Value: Fetches, Why: "names the key server"},
			{Names: "-f= --recipient-file= -F= --hidden-recipient-file= --passphrase-file= --command-file=", Value: Reads},
			{Names: "--keyring= --primary-keyring= --secret-keyring= --trustdb-name=", Value: Edits, Why: "works on that key ring"},
			{Names: "--homedir=", Value: WritesTree, Why: "keeps its keys there"},
			{Names: "-o= --output= --status-file= --log-file= --logger-file= --attribute-file=", Value: Writes, Why: "writes to a file"},
			{Names: "--passphrase=", Value: Data},
			{Names: "--options=", Value: RunsFile, Why: "loads settings that can name programs"},
			{Names: "--agent-program= --dirmngr-program= --exec-path= --photo-viewer= --keyserver-options=", Value: Unread, Why: "names other programs to start"},
			{Names: "--skip-verify --ignore-crc-error --ignore-mdc-error --allow-weak-digest-algos --allow-weak-key-signatures --ignore-time-conflict --ignore-valid-from", Does: []Do{{Kind: automode.Weaken, Target: "the check of signatures"}}, Why: "leaves out a check"},
		},
		Prints: []Out{{Decoded, &When{With: "-d"}}},
		Refine: gpgBeside,
	},
}

var gpgCases = []Case{
	{`gpg --list-keys --keyid-format=long me`, `Query the person's keys`},
	{`gpg --verify a.sig a`, `Read a.sig; Read a`},
	{`gpg --armor --export me`, `Query the person's keys`},
	{`gpg -d a.gpg`, `Read a.gpg; Disclose what was encrypted`},
	{`gpg -o out -d a.gpg`, `Read a.gpg; Write out; Disclose what was encrypted`},
	{`gpg --export-secret-keys me`, `Disclose the person's secret keys`},
	{`gpg --show-session-key -d a`, `Read a; Disclose a session key; Disclose what was encrypted`},
	{`gpg --import key.asc`, `Read key.asc; Configure{persists} the person's keys`},
	{`gpg --batch --passphrase x --quick-gen-key me`, `Configure{persists} the person's keys`},
	{`gpg --delete-secret-keys me`, `Change{destroys} the person's keys`},
	{`gpg --keyserver keys.example.com --recv-keys AB`, `Fetch keys.example.com; Fetch a key server; Configure{persists} the person's keys`},
	{`gpg --send-keys AB`, `Publish a key server`},
	{`gpg -e -r me a`, `Read a; Write a.gpg`},
	{`gpg --encrypt-files -r me a b`, `Read a; Read b; Write a.gpg; Write b.gpg`},
	{`gpg -ba a`, `Read a; Write a.asc`},
	{`gpg -b a`, `Read a; Write a.sig`},
	{`gpg -f key -e a -o b`, `Read a; Read key; Write b`},
	{`gpg --homedir d --keyring k --list-keys`, `Write d/**; Write k; Query the person's keys`},
	{`gpg --options o -k`, `Run[file native] o; Query the person's keys`},
	{`gpg --agent-program ./p -k`, `Unknown names other programs to start; Query the person's keys`},
	{`gpg --skip-verify -d a`, `Read a; Weaken the check of signatures; Disclose what was encrypted`},
	{`gpg --dearmor a`, `Read a; Write a.gpg`},
	{`gpg --enarmor a`, `Read a; Write a.asc`},
	{`gpg a.gpg`, `Read a.gpg; Unknown what it does is decided by the file`},
}

// gpgBeside: what is encrypted or signed without --output lies beside the
// file, and without a command the file decides.
func gpgBeside(m *Match) {
	suffix := ""
	for _, h := range m.Hits() {
		switch h.Name {
		case "-e", "--encrypt", "--encrypt-files", "-c", "--symmetric", "-s", "--sign", "--store":
			suffix = ".gpg"
		case "--dearmor":
			suffix = ".gpg"
		case "--enarmor":
			suffix = ".asc"
		case "-b", "--detach-sign":
			suffix = ".sig"
		case "--clear-sign", "--clearsign":
			suffix = ".asc"
		}
	}
	if suffix == "" {
		if len(m.Args) > 0 && !gpgCommand(m) {
			m.Unknown("what it does is decided by the file", m.Args[0])
		}
		return
	}
	for _, h := range m.Hits() {
		switch h.Name {
		case "-a", "--armor":
			suffix = ".asc"
		case "-o", "--output":
			return
		}
	}
	for _, w := range m.Args {
		if w.Exact() {
			w.Text += suffix
		} else {
			w.Suffix += suffix
		}
		m.Add(Fact{Role: Writes, Word: w, Kind: automode.Write, Why: "writes the result beside it"})
	}
}

// gpgCommand reports whether an option says what to do.
func gpgCommand(m *Match) bool {
	return m.Has("--verify --list-keys --export --decrypt --export-secret-keys --import --generate-key --delete-keys --receive-keys --send-keys")
}

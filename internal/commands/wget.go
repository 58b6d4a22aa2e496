package commands

import (
	"strings"

	"automode"
)

var wget = Program{
	Name: "wget", Rare: true, Also: "wget2", Summary: "downloads from addresses", Manual: "wget(1), GNU Wget 1.25",
	Row: Row{
		Help: "-h --help -V --version",
		Args: []Arg{{Role: Fetches, Why: "takes what the address gives"}},
		Flags: []Flag{
			{Names: "--input-metalink= --metalink-over-http", Value: Data, Why: "takes addresses and names of files out of what it reads", Does: []Do{{Kind: automode.Unknown}}},
			{Names: "-d --debug"},
			{Names: "-q --quiet -v --verbose -nv --no-verbose -F --force-html --no-config --retry-connrefused -nc --no-clobber --no-netrc -c --continue --show-progress -N --timestamping --no-if-modified-since --no-use-server-timestamps -S --server-response --random-wait --no-proxy --no-dns-cache --ignore-case -4 --inet4-only -6 --inet6-only --ask-password --no-iri --unlink --xattr -nd --no-directories -nH --no-host-directories --no-cache --ignore-length --save-headers --no-http-keep-alive --no-cookies --keep-session-cookies --content-on-error --auth-no-challenge --https-only --no-hsts --no-remove-listing --no-glob --no-passive-ftp --preserve-permissions --retr-symlinks --ftps-implicit --ftps-resume-ssl --ftps-clear-data-connection --ftps-fallback-to-ftp --warc-cdx --no-warc-compression --no-warc-digests --no-warc-keep-log -k --convert-links --convert-file-only --strict-comments --follow-ftp -H --span-hosts -L --relative --delete-after -np --no-parent"},
			{Names: "--spider"},
			{Names: "-r --recursive -m --mirror -p --page-requisites --content-disposition --trust-server-names"},
			{Names: "-b --background", Does: []Do{{Kind: automode.Write, Target: "wget-log"}}, Why: "goes on in the background and logs to a file"},
			{Names: "--report-speed= -t= --tries= --retry-on-http-error= --start-pos= --progress= -T= --timeout= --dns-timeout= --connect-timeout= --read-timeout= -w= --wait= --waitretry= -Q= --quota= --bind-address= --limit-rate= --restrict-file-names= --prefer-family= --local-encoding= --remote-encoding= --cut-dirs= --default-page= --compression= --max-redirect= --secure-protocol= --certificate-type= --private-key-type= --pinnedpubkey= --ciphers= --warc-header= --warc-max-size= -l= --level= -A= --accept= -R= --reject= --accept-regex= --reject-regex= --regex-type= -D= --domains= --exclude-domains= --follow-tags= --ignore-tags= -I= --include-directories= -X= --exclude-directories= -B= --base= --keep-badhash --metalink-index= --preferred-location= --bind-dns-address= --retry-on-host-error --no-ftps-resume-ssl", Value: Data},
			{Names: "--user= --password= --http-user= --http-password= --ftp-user= --ftp-password= --proxy-user= --proxy-password= --header= -U= --user-agent= --referer= --post-data= --body-data=", Value: Credential},
			// With these other names are made than the last of the address, or more.
			{Names: "-x --force-directories --protocol-directories -E --adjust-extension --html-extension -K --backup-converted"},
			{Names: "--backups[=]", Value: Data},
			{Names: "--method=", Value: Data},
			{Names: "--post-file= --body-file=", Value: Reads},
			{Names: "-e= --execute= --config=", Value: Unread, Why: "takes a setting that can be any of its options"},
			{Names: "--use-askpass=", Value: RunsNamed, Why: "starts its value to ask for a password"},
			{Names: "-i= --input-file=", Value: Reads},
			{Names: "-O= --output-document=", Value: Data},
			{Names: "-P= --directory-prefix=", Value: Data},
			{Names: "-o= --output-file= --rejected-log= --save-cookies= --hsts-file=", Value: Writes, Why: "writes a file of its own beside what it downloads"},
			{Names: "--warc-file=", Value: Data},
			{Names: "-a= --append-output=", Value: Appends, Why: "writes a log"},
			{Names: "--warc-tempdir=", Value: WritesTree, Why: "keeps files there"},
			{Names: "--load-cookies= --certificate= --private-key= --ca-certificate= --crl-file= --warc-dedup=", Value: Reads},
			{Names: "--ca-directory=", Value: ReadsTree},
			{Names: "--no-check-certificate", Does: []Do{{Kind: automode.Weaken, Target: HostCheck}}, Why: "takes any host for the one it asked"},
		},
		Refine: wgetRead,
	},
}

var wgetCases = []Case{
	{`wget --input-metalink f`, `Unknown takes addresses and names of files out of what it reads`},
	{`wget -d -O f a.test`, `Fetch a.test; Write f`},
	{`wget -q https://a.test/d/f.tgz`, `Fetch https://a.test/d/f.tgz; Write f.tgz`},
	{`wget -nv -O f a.test/x`, `Fetch a.test/x; Write f`},
	{`wget -qO- a.test/x`, `Fetch a.test/x`},
	{`wget -P d -nc a.test/f`, `Fetch a.test/f; Write d/f`},
	{`wget -r -np -l 2 -P d a.test`, `Fetch a.test; Write d/**`},
	{`wget a.test`, `Fetch a.test; Write index.html`},
	{`wget --spider a.test/f`, `Fetch a.test/f`},
	{`wget --spider -O o a.test/f`, `Fetch a.test/f; Write o`}, // empties it
	{`wget -b a.test/f`, `Fetch a.test/f; Write wget-log; Write f`},
	{`wget --post-data x a.test/f`, `Fetch a.test/f; Send a.test/f; Write f`},
	{`wget --post-file s -O- a.test`, `Fetch a.test; Read s; Send a.test`},
	{`wget --method=DELETE -O- a.test`, `Fetch a.test; Send{removes} a.test`},
	{`wget --header "Authorization: $t" -O- a.test`, `Fetch a.test; Send{credential} a.test`},
	{`wget --user me --password x -O- a.test`, `Fetch a.test; Send{credential} a.test`},
	{`wget -O- "a.test/$x"`, `Fetch a.test/…; Send a.test/…`},
	{`wget -i l`, `Read l; Fetch …; Write ./**`},
	{`wget -e use_proxy=on a.test/f`, `Fetch a.test/f; Unknown takes a setting that can be any of its options; Write f`},
	{`wget --use-askpass=x -O- a.test`, `Fetch a.test; Run[named] x`},
	{`wget -o l -a m --warc-tempdir d -O- a.test`, `Fetch a.test; Write l; Write m; Write d/**`},
	{`wget --warc-file=n -O- a.test`, `Fetch a.test; Write n…`},
	{`wget -x a.test/d/f`, `Fetch a.test/d/f; Write ./**`},
	{`wget --backups=2 -P d a.test/f`, `Fetch a.test/f; Write d/**`},
	{`wget -E -P d a.test/f`, `Fetch a.test/f; Write d/**`},
	{`wget --ca-certificate c --ca-directory d --no-check-certificate -O- a.test`, `Fetch a.test; Read c; Read d/**; Weaken the check of the host's certificate`},
}

// wgetRead adds what is sent, and the files that it writes.
func wgetRead(m *Match) {
	q := curlRequest{m: m}
	for _, h := range m.hits {
		q.wget(h)
	}
	urls := m.Args
	if _, ok := m.Value("-i"); ok {
		urls = append(urls[:len(urls):len(urls)], Word{})
		m.Add(roleFact(Fetches, Word{}, "takes what a list of addresses gives"))
	}
	for _, u := range m.Args {
		if !q.sends && curlComputed(u) {
			m.Add(roleFact(Sends, u, "the address is made of what is not known here"))
		}
	}
	for _, u := range m.Args {
		q.send(u)
	}
	if w, ok := m.Value("--warc-file"); ok && w.Exact() {
		w.Known = automode.Bounded // and endings of its own
		m.Add(roleFact(Writes, w, "writes an archive of what is said"))
	} else if ok {
		m.Add(roleFact(Writes, w, "writes an archive of what is said"))
	}
	if out, ok := m.Value("-O"); ok {
		if !out.Is("-") {
			m.Add(roleFact(Writes, out, "writes what it downloads"))
		}
		return
	}
	if m.Holds("--spider") {
		return
	}
	dir, ok := m.Value("-P")
	if !ok {
		dir = Lit("")
	}
	for _, u := range urls {
		if !strings.Contains(strings.TrimPrefix(strings.TrimPrefix(u.Text, "https://"), "http://"), "/") && u.Exact() {
			u.Text += "/index.html"
		}
		w := curlRemoteName(dir, u, m.Has("-r -x --backups"))
		if w.Known == automode.Bounded && w.Base == w.Text {
			w.Known, w.Base = automode.Exact, ""
			m.Add(roleFact(WritesTree, w, "writes what it downloads"))
			continue
		}
		m.Add(roleFact(Writes, w, "writes what it downloads"))
	}
}

// wget takes in what one option adds to the request.
func (q *curlRequest) wget(h Hit) {
	switch h.Name {
	case "--post-data", "--body-data":
		q.states(h.Value.Text)
		fallthrough
	case "--post-file", "--body-file":
		q.body(h.Value)
	case "--method":
		if !h.Value.Is("GET") && !h.Value.Is("HEAD") {
			q.sends = true
			q.removes = !h.Value.Exact() || RemovingMethod(h.Value.Text)
		}
	case "--header":
		q.header(h.Value)
	case "--user", "--password", "--http-user", "--http-password", "--ftp-user", "--ftp-password", "--proxy-user", "--proxy-password":
		q.issue(h.Value)
	case "-U", "--user-agent", "--referer":
		if h.Value.Data != 0 || h.Value.Known == automode.Guess {
			q.body(h.Value)
		}
	}
}

package commands

import (
	"slices"
	"strings"

	"automode"
)

// Programs that take something from an address, or hand something to one.

var lynx = Program{
	Name: "lynx", Rare: true, Kin: "w3m links links2 elinks GET HEAD lwp-request lwp-download axel aria2c fetch youtube-dl yt-dlp gallery-dl you-get httrack monolith", Summary: "takes what an address gives", Manual: "lynx(1), 2.9; w3m(1), 0.5; links(1), 2.29; axel(1), 2.17; aria2c(1), 1.37; fetch(1), FreeBSD 14; yt-dlp 2025",
	Row: Row{
		Style: Looking, Help: "--help --version -version -help",
		Args: []Arg{{Role: Data}}, Refine: lynxPlaces,
		Flags: []Flag{
			{Names: "-o=", Value: Writes, Of: "axel aria2c fetch youtube-dl yt-dlp monolith", Why: "keeps what the address gives"}, {Names: "-O=", Value: Writes, Of: "you-get", Why: "keeps what the address gives"},
			{Names: "-o=", Value: Unread, Of: "w3m", Why: "is a setting, which can name a program"}, {Names: "-o= --option= -P= --postprocessor=", Value: Unread, Of: "gallery-dl", Why: "is a setting, which can name a program"}, {Names: "-o=", Value: Data, Of: "GET HEAD lwp-request"},
			{Names: "--output= --out= --output-document=", Value: Writes, Why: "keeps what the address gives"},
			{Names: "-o=", Value: WritesTree, Of: "you-get", Why: "keeps what the address gives"}, {Names: "-d=", Value: WritesTree, Of: "aria2c gallery-dl", Why: "keeps what the address gives"}, {Names: "-D=", Value: WritesTree, Of: "gallery-dl", Why: "keeps what the address gives"}, {Names: "-P=", Value: WritesTree, Of: "youtube-dl yt-dlp", Why: "keeps what the address gives"}, {Names: "-O=", Value: WritesTree, Of: "httrack", Why: "keeps what the address gives"},
			{Names: "--dir= --paths=", Value: WritesTree, Why: "keeps what the address gives"}, {Names: "-d", Of: "GET HEAD lwp-request fetch you-get httrack"}, {Names: "-P -u -U -s -e -E -f", Of: "GET HEAD lwp-request"},
			{Names: "-T= -M= -O=", Value: Unread, Of: "aria2c", Why: "is a list of what it takes, or where a part of it goes"},
			{Names: "--exec= --on-download-complete= --on-download-start= --on-download-error= --on-bt-download-complete= --netrc-cmd= --downloader= --external-downloader= -editor=", Value: RunsLine, Why: "starts its value"},
			{Names: "-cfg= -lss= -cmd_script= -config= --config= --conf-path= --config-location= --config-locations= --plugin-dirs= --cookies= --cookies-from-browser= -auth= -cookie_file= --load-cookies= -i= --input-file= -a= --batch-file= -S= --save-session=", Value: Unread, Why: "is a file that it reads or runs"},
			{Names: "-trace -tlog", Of: "lynx", Does: []Do{{Why: "keeps a log in the home or the working folder"}}}, {Names: "-dump -source -dump_source -nolist -listonly -dump_extra -dump_head -dump_both"},
			{Names: "-width= -cols= --max-connection-per-server= --split= -accept_all_cookies -useragent= --header= --method= -display_charset= -assume_charset=", Value: Data}, {Names: "-f= --format=", Value: Data, Of: "youtube-dl yt-dlp"}, {Names: "-T= -t=", Value: Data, Of: "w3m"}, {Names: "-m= -t= -H= -C= -c= -b= -i=", Value: Data, Of: "GET HEAD lwp-request"}, {Names: "-s= -T= -H= -U=", Value: Data, Of: "axel"}, {Names: "-x= -s= -j= -k= -t= -U= -m=", Value: Data, Of: "aria2c"}, {Names: "-k", Of: "axel", Does: []Do{{Kind: automode.Weaken, Target: HostCheck}}, Why: "takes any host for the one it asked"}, {Names: "-U --update", Of: "youtube-dl yt-dlp", Does: []Do{{Kind: automode.Install, Target: "itself"}}, Why: "replaces itself by another release"}, {Names: "-n=", Value: Data, Of: "axel"}, {Names: "-I=", Value: Data, Of: "w3m axel"},
			{Names: "-post_data -post", Does: []Do{{Kind: automode.Send, Target: "the address"}}, Why: "hands what it reads to the address"},
		},
	},
}

var lynxCases = []Case{
	{`yt-dlp -f best https://h.test/a`, `Fetch https://h.test/a; Write ./**`},
	{`yt-dlp -U`, `Install itself`}, {`yt-dlp -x https://h.test/a`, `Fetch https://h.test/a; Write ./**`}, {`axel -U x https://h.test/a`, `Fetch https://h.test/a; Write ./**`},
	{`axel -n 4 https://h.test/a`, `Fetch https://h.test/a; Write ./**`},
	{`lynx -dump https://h.test/a`, `Fetch https://h.test/a`}, {`w3m -dump a.html`, `Read a.html`}, {`w3m -o extbrowser=x a.html`, `Unknown is a setting, which can name a program; Read a.html`}, {`aria2c -o f https://h.test/a`, `Write f; Fetch https://h.test/a`}, {`aria2c https://h.test/a`, `Fetch https://h.test/a; Write ./**`},
	{`aria2c -d d --on-download-complete=x https://h.test/a`, `Write d/**; Run[line] x; Fetch https://h.test/a; Write ./**`}, {`lynx -cfg=f h.test`, `Unknown is a file that it reads or runs; Fetch h.test`}, {`lynx -post_data h.test/x`, `Send the address; Fetch h.test/x`},
	{`lynx -trace -dump a.txt`, `Unknown keeps a log in the home or the working folder; Read a.txt`},
	{`you-get -d -O f https://h.test/a`, `Write f; Fetch https://h.test/a; Write ./**`}, {`you-get -o d https://h.test/a`, `Write d/**; Fetch https://h.test/a`}, {`gallery-dl -o a=b https://h.test/a`, `Unknown is a setting, which can name a program; Fetch https://h.test/a`},
	{`GET -o text -d -P https://h.test/a`, `Fetch https://h.test/a`}, {`httrack --output f https://h.test/a`, `Write f; Fetch https://h.test/a; Write ./**`}, {`gallery-dl -D d https://h.test/a`, `Write d/**; Fetch https://h.test/a; Write ./**`}, {`yt-dlp -P d https://h.test/a`, `Write d/**; Fetch https://h.test/a; Write ./**`},
	{`httrack -O d https://h.test/a`, `Write d/**; Fetch https://h.test/a; Write ./**`}, {`aria2c --dir d -T f -x 4`, `Write d/**; Unknown is a list of what it takes, or where a part of it goes`}, {`w3m -T text/html -I utf8 a.html`, `Read a.html`}, {`axel -k https://h.test/a`, `Weaken the check of the host's certificate; Fetch https://h.test/a; Write ./**`},
	{`GET -m DELETE http://h.test/x`, `Send{removes} http://h.test/x; Fetch http://h.test/x`},
	{`lynx -dump -width 80 a.txt`, `Read a.txt`},
}

// lynxPlaces: what is there by an ending of a file of text is read; else it is
// an address. Downloaders keep what they get.
func lynxPlaces(m *Match) {
	if w, ok := writtenValue(m, "-m"); ok && named("GET HEAD lwp-request", m.name()) && !named("GET HEAD OPTIONS", w.Text) && len(m.Args) > 0 {
		send := roleFact(Sends, m.Args[0], "asks by that method")
		if !w.Exact() || RemovingMethod(w.Text) {
			send.Traits |= automode.Removes
		}
		m.Add(send)
	}
	keeps := !m.Has("-o") && named("axel aria2c fetch lwp-download youtube-dl yt-dlp gallery-dl you-get httrack", m.name())
	for _, w := range m.Args {
		plain := w.Exact() && !strings.Contains(w.Text, "://")
		if plain && (strings.HasPrefix(w.Text, "/") || strings.HasPrefix(w.Text, ".") || strings.HasSuffix(w.Text, ".html") || strings.HasSuffix(w.Text, ".htm") || strings.HasSuffix(w.Text, ".txt")) {
			m.Add(roleFact(Reads, w, ""))
			continue
		}
		m.Add(roleFact(Fetches, w, "takes what the address gives"))
	}
	if keeps && len(m.Args) > 0 {
		m.Add(roleFact(WritesTree, Lit("."), "keeps what the address gives"))
	}
}

var httpie = Program{
	Name: "http", Rare: true, Kin: "https xh xhs curlie", Summary: "asks an address, or hands it something", Manual: "http(1), HTTPie 3.2; xh 0.23; curlie 1.8",
	Row: Row{
		Style: Looking, Help: "--help --version --manual", Args: anyData, Refine: httpieItems,
		Flags: []Flag{
			{Names: "-o=", Value: Writes, Of: "http https xh xhs", Why: "keeps what the address gives"}, {Names: "--output=", Value: Writes, Why: "keeps what the address gives"},
			{Names: "-d", Of: "http https xh xhs", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}, Why: "keeps what the address gives"}, {Names: "--download", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}, Why: "keeps what the address gives"},
			{Names: "--verify=", Value: Data},
			{Names: "--raw=", Value: Data}, {Names: "--proxy=", Value: Unread, Why: "goes through another host"},
			{Names: "--session= --session-read-only= --cert= --cert-key= --config=", Value: Unread, Why: "is a file that it reads or writes"},
			{Names: "-a= -A= -s=", Value: Data, Of: "http https xh xhs"}, {Names: "--auth= --auth-type= --print= --style= --pretty= --format-options= --timeout= --max-redirects= --ssl= --default-scheme= --http-version= --bearer= --boundary= --response-mime= --response-charset=", Value: Data}, {Names: "-p=", Value: Data, Of: "http https xh xhs"},
		},
	},
}

var httpieCases = []Case{
	{`http -p 1 GET h.test/a`, `Fetch h.test/a`},
	{`http --offline POST h.test f@a b=1`, `Read a`}, {`http --offline --no-offline POST h.test b=1`, `Unknown no option “--no-offline” is known; Fetch h.test; Send h.test`}, {`curlie --offline h.test`, `Unknown no option “--offline” is known; Fetch h.test`},
	{`http GET h.test/a`, `Fetch h.test/a`}, {`http :3000/a`, `Fetch http://localhost:3000/a`}, {`http --print=hb h.test q==1`, `Fetch h.test`}, {`http POST h.test f@a b=1`, `Fetch h.test; Read a; Send h.test`}, {`http h.test b=1`, `Fetch h.test; Send h.test`}, {`http DELETE h.test/1`, `Fetch h.test/1; Send{removes} h.test/1`},
	{`http h.test X:@f a==@g`, `Fetch h.test; Read f; Read g; Send h.test`},
	{`http POST h.test X-HTTP-Method:DELETE`, `Fetch h.test; Send{removes} h.test`},
	{`curlie -s h.test`, `Unknown no option “-s” is known; Fetch h.test`}, {`http --download --output f -a x h.test`, `Write ./**; Write f; Fetch h.test`},
	{`http -d -o f h.test`, `Write ./**; Write f; Fetch h.test`}, {`http --verify=no h.test`, `Weaken the check of the host's certificate; Fetch h.test`}, {`http --session=f h.test`, `Unknown is a file that it reads or writes; Fetch h.test`}, {`http --proxy http:http://a h.test`, `Unknown goes through another host; Fetch h.test`}, {`http --raw x h.test`, `Fetch h.test; Send h.test`}, {`http h.test X-Y:$x`, `Fetch h.test; Send{credential} h.test`},
}

// httpiePrints: with "--offline" it only prints what it would send; an option that nobody
// read may take that back.
func httpiePrints(m *Match) {
	offline := slices.ContainsFunc(m.hits, func(h Hit) bool { return h.Name == "--offline" })
	if offline && m.name() != "curlie" && !slices.ContainsFunc(m.Facts, func(f Fact) bool { return f.Kind == automode.Unknown }) {
		m.Own(func(f *Fact) bool { return f.Kind != automode.Fetch && f.Kind != automode.Send })
	}
}

// httpieItems: an optional method, the address, and items: a header with a
// colon, a parameter with "==", a field with "=", a file with "@".
func httpieItems(m *Match) {
	defer httpiePrints(m)
	if v, ok := m.Value("--verify"); ok && !v.Is("yes") {
		m.Add(Fact{Kind: automode.Weaken, Target: HostCheck, Why: "takes any host for the one it asked"})
	}
	args := m.Args
	method := ""
	if len(args) > 1 && args[0].Exact() && args[0].Text != "" && strings.ToUpper(args[0].Text) == args[0].Text && !strings.ContainsAny(args[0].Text, ".:/") {
		method, args = args[0].Text, args[1:]
	}
	if len(args) == 0 {
		return
	}
	to := args[0]
	if strings.HasPrefix(to.Text, ":") {
		to.Text = "http://localhost" + to.Text
	}
	m.Add(roleFact(Fetches, to, "takes what the address gives"))
	send := roleFact(Sends, to, "hands something to the address")
	sends := m.Has("--raw") || method != "" && !named("GET HEAD OPTIONS", method)
	data, removes := to, RemovingMethod(method)
	for _, w := range args[1:] {
		i := strings.IndexAny(w.Text, "=@:")
		removes = removes || i > 0 && RemovingField(w.Text[:i], strings.Trim(w.Text[i:], `=:"`))
		switch {
		case i < 0:
			sends = true
		case strings.HasPrefix(w.Text[i:], "==@"), strings.HasPrefix(w.Text[i:], ":@"):
			m.Add(roleFact(Reads, cutWord(w, i+strings.IndexByte(w.Text[i:], '@')+1), ""))
			sends = true
		case strings.HasPrefix(w.Text[i:], "=="):
		case w.Text[i] == '@':
			m.Add(roleFact(Reads, cutWord(w, i+1), ""))
			sends = true
		case strings.HasPrefix(w.Text[i:], "=@"), strings.HasPrefix(w.Text[i:], ":=@"):
			m.Add(roleFact(Reads, cutWord(w, i+strings.IndexByte(w.Text[i:], '@')+1), ""))
			sends = true
		case w.Text[i] == ':' && !strings.HasPrefix(w.Text[i:], ":="):
			if !w.Exact() {
				f := send
				f.Traits |= automode.Credential
				m.Add(f)
			}
			continue
		default:
			sends = true
		}
		data.Data |= w.Data
	}
	if sends || data.Data != 0 {
		send.Word.Data = data.Data
		if removes || RemovingAddress(to.Text) {
			send.Traits |= automode.Removes
		}
		m.Add(send)
	}
}

var mailProgram = Program{
	Name: "mail", Rare: true, Kin: "mailx s-nail mutt neomutt msmtp swaks sendemail", Summary: "sends mail", Manual: "mail(1), mailx(1), s-nail 14.9; mutt(1), 2.2; msmtp(1), 1.8; swaks(1), 20240103",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Sends, Why: "sends mail"}},
		Does:  []Do{{Kind: automode.Send, Target: "whom the mail names", When: &When{Args: "0", Without: "--to"}, Why: "sends mail, or reads the account's"}},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0", Without: "--to"}}},
		Flags: []Flag{
			{Names: "-a= --attach= --body= -H= -q= --data=", Value: Reads},
			{Names: "--to=", Value: Sends, Why: "sends mail"}, {Names: "--cc= --bcc= --server= -c= -b=", Value: Sends, Why: "sends mail"}, {Names: "-t", Value: Data},
			{Names: "-s= --subject= --from= -u= --header= --h-Subject= -i= -N= -E=", Value: Data}, {Names: "-r=", Value: Data, Of: "mail mailx s-nail"}, {Names: "-f=", Value: Data, Of: "mail mailx s-nail msmtp"},
			{Names: "-F= --file= --account= --config=", Value: Unread, Why: "is a file that it reads"}, {Names: "-A=", Value: Reads},
		},
	},
}

var mailProgramCases = []Case{
	{`mail -c a@b.test c@d.test`, `Send c@d.test; Send a@b.test`},
	{`mail -r 1 -s hi me@h.test`, `Send me@h.test`},
	{`mail -f 1 -s hi me@h.test`, `Send me@h.test`},
	{`mail -s hi me@h.test`, `Send me@h.test`}, {`mutt -s x -a f -- me@h.test`, `Send me@h.test; Read f`}, {`swaks --to me@h.test --attach f`, `Send me@h.test; Read f`}, {`mail -F f`, `Send whom the mail names; Unknown is a file that it reads`}, {`mail -s x -A f me@h.test`, `Send me@h.test; Read f`}, {`msmtp -t`, `Send whom the mail names`},
}

var sendmail = Program{
	Name: "sendmail", Rare: true, Also: "exim exim4 postfix-sendmail", Summary: "sends mail", Manual: "sendmail(1), Postfix 3.9",
	Row: Row{Style: Looking, Args: []Arg{{Role: Sends, Why: "sends mail"}}, Flags: []Flag{{Names: "-f= -F= -r= -o= -B= -N= -V= -X=", Value: Data}, {Names: "-C= -D=", Value: Unread}, {Names: "-t", Does: []Do{{Kind: automode.Send, Target: "whom the mail names"}}, Why: "sends mail"}}},
}

var sendmailCases = []Case{{`sendmail -f x me@h.test`, `Send me@h.test`}, {`sendmail -t`, `Send whom the mail names`}, {`sendmail -C f`, `Unknown nobody read what the value of -C means`}}

var pastebinit = Program{
	Name: "pastebinit", Rare: true, Kin: "wgetpaste ix termbin croc wormhole ffsend transfer.sh tftp ncftpput onionshare-cli wormhole-william magic-wormhole webwormhole toss qrcp sprunge pb fpaste dpaste slack slackcat slack-cli telegram-send dropbox_uploader dropbox_uploader.sh gdrive onionshare megaput mega-put apprise pushover", Summary: "hands files to others", Manual: "pastebinit(1), 1.6; croc 10; wormhole(1), 0.17; ffsend 0.2; tftp(1), 5.2; ncftpput(1), 3.2; qrcp 0.11",
	Row: Row{
		Style: Looking, Help: "--help --version", Refine: pastebinitSends,
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-i= -f= --file=", Value: Reads}},
	},
}

var pastebinitCases = []Case{{`pastebinit -i f`, `Send others; Read f`}, {`tftp h.test -c get f`, `Fetch h.test; Write .`}, {`croc send f`, `Send others; Read send; Read f`}, {`wormhole receive 1-a-b`, `Fetch others; Read receive; Read 1-a-b; Write ./**`}}

// pastebinitSends: what is read goes out, unless something is received.
func pastebinitSends(m *Match) {
	for i, w := range m.Args {
		if i > 0 && i+1 < len(m.Args) && w.Is("get") && m.name() == "tftp" {
			m.Facts = []Fact{{Kind: automode.Fetch, Target: m.Args[0].Text, Why: "takes what others hand over"}}
			f := roleFact(Receives, Lit("."), "keeps what others hand over")
			f.Words = m.Args[i+1:]
			m.Add(f)
			return
		}
	}
	if len(m.Args) > 0 && named("receive recv download get", m.Args[0].Text) {
		m.Facts = append([]Fact{{Kind: automode.Fetch, Target: "others", Why: "takes what others hand over"}}, m.Facts...)
		m.Add(roleFact(WritesTree, Lit("."), "keeps what others hand over"))
		return
	}
	m.Facts = append([]Fact{{Kind: automode.Send, Target: "others", Why: "hands files to others"}}, m.Facts...)
}

var sftp = Program{
	Name: "sftp", Rare: true, Kin: "ftp lftp ncftp tnftp", Summary: "copies files to and from another host", Manual: "sftp(1), OpenSSH 10; ftp(1); lftp(1), 4.9",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{At: First, Role: Sends, Why: "opens a session on another host"}, {Role: Data}}, Refine: sftpCommands,
		Lang: Ex, Stdin: []In{{Role: RunsText}},
		Flags: []Flag{
			{Names: "-o= -S= -F= -D=", Value: Unread, Why: "may name a program"},
			{Names: "-b= -f=", Value: RunsFile, Why: "takes commands from a file, which can start programs"},
			{Names: "-e= -c=", Value: Data, Of: "lftp"},
			{Names: "-P= -B= -R= -i= -J= -l= -s= -u= -X= -T= -q=", Value: Data}, {Names: "-p=", Value: Data, Of: "ncftp"},
		},
	},
}

var sftpCases = []Case{
	{`ncftp -p 1 me@h.test`, `Send me@h.test`},
	{`sftp me@h.test`, `Send me@h.test`}, {`sftp h.test:d/f`, `Send h.test:d/f; Write .`}, {`sftp -b f h.test`, `Send h.test; Run[file native] f`}, {`lftp -c 'open h.test; put f'`, `Send h.test; Read f`}, {`lftp -e 'mirror -R d; bye' h.test`, `Send h.test; Read d/**`},
	{`lftp -c 'get http://h.test/x'`, `Fetch http://h.test/x; Write ./**`}, {`lftp -e '!rm x' h.test`, `Send h.test; Run[line] rm x`}, {`sftp -S x h.test`, `Send h.test; Unknown may name a program`}, {`ftp -P 21 h.test`, `Send h.test`}, {`ftp -u ftp://h.test/x f`, `Send ftp://h.test/x; Read f`}, {`lftp -u me h.test`, `Send h.test`},
}

// sftpCommands: lftp takes its commands on the line.
func sftpCommands(m *Match) {
	for i := range m.Facts {
		m.Facts[i].Logs = m.Facts[i].Role == Sends
	}
	if len(m.Args) > 0 && m.name() == "sftp" {
		if _, from, ok := strings.Cut(m.Args[0].Text, ":"); ok && from != "" && m.Args[0].Exact() {
			to := Lit(".")
			if len(m.Args) > 1 {
				to = m.Args[1]
			}
			f := roleFact(Receives, to, "keeps what the host gives")
			f.Words = []Word{Lit(from)}
			m.Add(f)
		}
	}
	if m.name() == "lftp" {
		clientLines(m, "-e -c", sftpVerb)
	}
	ftpUploads(m)
}

// ftpUploads: with an address behind "-u" ftp puts the files there that its words name.
func ftpUploads(m *Match) {
	for _, h := range m.hits {
		if h.Name != "-u" || !named("ftp tnftp", m.name()) || h.Value.Exact() && !strings.Contains(h.Value.Text, "://") {
			continue
		}
		m.Facts = append([]Fact{roleFact(Sends, h.Value, "copies files to another host")}, roles(Reads, m.Args, "")...)
	}
}

// clientLines reads what these options have a client of a host do there, with ";" between
// its commands: each is given to do, and behind "!" stands one for a shell here.
func clientLines(m *Match, options string, do func(m *Match, verb, rest string)) {
	for _, h := range m.hits {
		if !named(options, h.Name) || !h.Has {
			continue
		}
		if !h.Value.Exact() {
			m.Unknown("its commands are not known", h.Value)
			continue
		}
		for line := range strings.SplitSeq(h.Value.Text, ";") {
			line = strings.TrimSpace(line)
			if shell, ok := strings.CutPrefix(line, "!"); ok {
				m.Add(optionFact(RunsLine, h, Lit(shell), "starts a command"))
				continue
			}
			verb, rest := field(line)
			do(m, verb, rest)
		}
	}
}

func sftpVerb(m *Match, verb, rest string) {
	tree := false
	for w, more := field(rest); w != ""; w, more = field(more) {
		switch {
		case w == "-R" || w == "--reverse":
			tree = true
		case w[0] == '-':
		case strings.Contains(w, "://") && (tree || verb == "put" || verb == "mput"):
			m.Add(roleFact(Sends, Lit(w), "copies files to another host"))
		case verb == "open":
			m.Add(roleFact(Sends, Lit(w), "opens a session on another host"))
		case verb == "put" || verb == "mput":
			m.Add(roleFact(Reads, Lit(w), ""))
		case verb == "mirror" && tree:
			m.Add(roleFact(ReadsTree, Lit(w), ""))
		case verb == "get" || verb == "mget" || verb == "pget" || verb == "mirror":
			if strings.Contains(w, "://") {
				m.Add(roleFact(Fetches, Lit(w), "takes what the address gives"))
			}
			m.Add(roleFact(WritesTree, Lit("."), "keeps what the host gives"))
		case verb == "source" || verb == "shell" || verb == "local" || verb == "alias" || verb == "set":
			m.Unknown("its commands are not known", Lit(w))
		}
	}
}

var websocat = Program{
	Name: "websocat", Rare: true, Kin: "wscat grpcurl evans mosquitto_pub mosquitto_sub nats redis-stream wsta", Summary: "speaks with a service", Manual: "websocat 1.13; wscat 6; grpcurl 1.9; mosquitto_pub(1), 2.0; nats 0.3",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{At: First, Role: Sends, Why: "hands what it reads to a service"}, {Role: Data}}, Refine: websocatExec,
		Flags: []Flag{
			{Names: "-d= --data= -m= --message=", Value: Data},
			{Names: "-H= --header= -t= --topic= -rpc-header= -import-path= -max-time= -plaintext -i= -q= -u= -P=", Value: Data}, {Names: "-p=", Value: Data, Of: "mosquitto_pub mosquitto_sub evans"}, {Names: "-C= -W= -F= -T= -v -d -N -R", Value: Data, Of: "mosquitto_sub"},
			{Names: "-h= --host= -c= --connect= -b= -L=", Value: Sends, Why: "hands what it reads to a service"},
			{Names: "-f= --file= -proto= -protoset= --cafile= --cert= --key= -cacert= -cert= -key=", Value: Reads},
			{Names: "-s", Of: "websocat grpcurl evans mosquitto_pub mosquitto_sub nats redis-stream wsta", Does: []Do{{Kind: automode.Expose, Target: "a port"}}, Why: "listens for connections"}, {Names: "-l --listen --server-mode", Does: []Do{{Kind: automode.Expose, Target: "a port"}}, Why: "listens for connections"},
			{Names: "-n -1 -E --no-close --one-message --exit-on-eof", Of: "websocat"}, {Names: "-x= --execute= -w= --wait= -s= --subprotocol= -o= --origin=", Value: Data, Of: "wscat"},
			{Names: "-x= --execute=", Value: RunsLine, Of: "websocat grpcurl evans mosquitto_pub mosquitto_sub nats redis-stream wsta", Does: []Do{{Kind: automode.Expose, Traits: automode.Tunnel, Target: "a program of this machine"}}, Why: "hands a program of this machine to the other side"},
			{Names: "-e= --sh-c= --exec=", Value: RunsLine, Does: []Do{{Kind: automode.Expose, Traits: automode.Tunnel, Target: "a program of this machine"}}, Why: "hands a program of this machine to the other side"},
		},
	},
}

var websocatCases = []Case{
	{`mosquitto_pub -p 1 -h h.test -t x -f f`, `Send h.test; Read f`},
	{`websocat ws://h.test`, `Send ws://h.test`}, {`websocat ws://h.test writefile:f`, `Send ws://h.test; Unknown nobody read what such an address does`}, {`grpcurl -plaintext -d x h.test:443 s/m`, `Send h.test:443`}, {`mosquitto_pub -h h.test -t x -f f`, `Send h.test; Read f`}, {`mosquitto_sub -t x`, `Send localhost`}, {`mosquitto_sub -t x -C 1`, `Send localhost`}, {`websocat -n1 ws://h.test`, `Send ws://h.test`}, {`wscat -c ws://h.test -x ping -w 1`, `Send ws://h.test`}, {`wscat -l 80`, `Send 80; Expose a port`}, {`evans -x sh`, `Expose{tunnel} a program of this machine; Run[line] sh`}, {`websocat -s 1`, `Send 1; Expose a port`},
	{`websocat ws://h.test sh-c:sh`, `Send ws://h.test; Expose{tunnel} a program of this machine; Run[line] sh`}, {`websocat --exec sh ws://h.test`, `Send ws://h.test; Expose{tunnel} a program of this machine; Run[line] sh`},
}

// websocatExec: an address may name a program.
func websocatExec(m *Match) {
	if named("mosquitto_pub mosquitto_sub", m.name()) && !m.Has("-h") {
		w := Lit("localhost")
		m.addRole(Sends, &w, "hands what it reads to a service")
	}
	if w, ok := m.Value("--data="); ok && w.Data != 0 {
		m.addDo(&handedOut)
		m.Facts[len(m.Facts)-1].Word = w
	}
	for i, w := range m.Args {
		scheme, _, kind := strings.Cut(w.Text, ":")
		if m.name() == "websocat" && (i > 0 && !w.Exact() || kind && !named("ws wss sh-c cmd exec http https", scheme)) {
			m.Unknown("nobody read what such an address does", w)
		}
		for _, p := range [...]string{"sh-c:", "cmd:", "exec:"} {
			if hasPrefix(w.Text, p) {
				m.Add(Fact{Kind: automode.Expose, Traits: automode.Tunnel, Target: "a program of this machine", Why: "hands a program of this machine to the other side"})
				m.Add(roleFact(RunsLine, cutWord(w, len(p)), "starts a program"))
			}
		}
	}
}

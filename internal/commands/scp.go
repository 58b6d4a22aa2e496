package commands

import (
	"strings"

	"automode"
)

var scp = Program{
	Name: "scp", Rare: true, Links: "*", Summary: "copies files between hosts", Manual: "scp(1), OpenSSH 10",
	Row: Row{
		Args: []Arg{{At: Each, Role: Data}},
		Flags: []Flag{
			{Names: "-3 -4 -6 -B -C -O -p -q -R -s -T -v"},
			{Names: "-r"},
			{Names: "-A", Does: []Do{{Kind: automode.Expose, Target: "this session's keys"}}, Why: "lets the other host use this session's keys"},
			{Names: "-c= -l= -P= -X=", Value: Data},
			{Names: "-i=", Value: Lists, Why: "uses the key"},
			{Names: "-F=", Value: Loads, Why: "takes its configuration, which can name programs, from a file"},
			{Names: "-J=", Value: Sends, Why: "goes through another host"},
			{Names: "-S= -D=", Value: RunsNamed, Why: "starts its value to connect"},
			{Names: "-o=", Value: Data},
		},
		Refine: scpPlaces,
	},
}

var scpCases = []Case{
	{`scp f h.test:d/`, `Read f; Send h.test`},
	{`scp -r -P 22 d me@h.test:`, `Read d/**; Send me@h.test`},
	{`scp h.test:f .`, `Fetch h.test; Write .`},
	{`scp -r h.test:d e`, `Fetch h.test; Write e/**`},
	{`scp scp://h.test/f g`, `Fetch h.test; Write g`},
	{`scp a.test:f b.test:g`, `Fetch a.test; Send b.test`},
	{`scp ./a:b c`, `Read ./a:b; Write c`},
	{`scp -A -i k -J j.test f h.test:`, `Read f; Send h.test; Expose this session's keys; Read{listing} k; Send j.test`},
	{`scp -F c -S p f h.test:`, `Read f; Send h.test; Run{hidden} c; Run[named] p`},
	{`scp -o ProxyCommand=x f h.test:`, `Read f; Send h.test; Run{hidden}[line] x`},
	{`scp -3 f`, `Unknown it copies from one place to another`},
}

// scpPlaces sorts local paths from "host:path".
func scpPlaces(m *Match) {
	own := m.Facts
	m.Facts = nil
	if len(m.Args) < 2 {
		m.Unknown("it copies from one place to another", Word{})
	} else {
		tree := automode.One
		if m.Has("-r") {
			tree = automode.Tree
		}
		last := len(m.Args) - 1
		for _, w := range m.Args[:last] {
			if host, ok := remoteHost(w); ok {
				m.Add(loginFact(Fetches, host, "copies files from another host"))
				continue
			}
			f := roleFact(Reads, w, "")
			f.Extent = tree
			m.Add(f)
		}
		if host, ok := remoteHost(m.Args[last]); ok {
			m.Add(loginFact(Sends, host, "copies files to another host"))
		} else {
			f := roleFact(Receives, m.Args[last], "replaces what is there")
			f.Extent = tree
			for _, w := range m.Args[:last] {
				if _, path, cut := strings.Cut(w.Text, ":"); cut && w.Exact() {
					w.Text = path
				}
				f.Words = append(f.Words, w)
			}
			m.Add(f)
		}
	}
	m.Facts = append(m.Facts, own...)
	sshSettings(m)
}

// remoteHost is the host of "host:path", "user@host:path" or "scp://host/path".
func remoteHost(w Word) (Word, bool) {
	for _, scheme := range [...]string{"scp://", "rsync://", "sftp://"} {
		if rest, ok := strings.CutPrefix(w.Text, scheme); ok {
			host, _, cut := strings.Cut(rest, "/")
			return hostOf(w, host, cut), true
		}
	}
	i := strings.IndexAny(w.Text, ":/")
	if i >= 0 && w.Text[i] == ':' {
		return hostOf(w, w.Text[:i], true), true
	}
	if i < 0 && w.Known != automode.Exact {
		// "$host:path"
		if k := strings.IndexAny(w.Suffix, ":/"); k >= 0 && w.Suffix[k] == ':' {
			return hostOf(w, w.Text, false), true
		}
	}
	return w, false
}

// loginFact is roleFact for a host that it logs in to.
func loginFact(role Role, host Word, why string) Fact {
	f := roleFact(role, host, why)
	f.Logs = true
	return f
}

// hostOf is the host part of a word; whole when the word goes on behind it.
func hostOf(w Word, host string, whole bool) Word {
	known := w.Known
	if whole {
		known = automode.Exact
	}
	return Word{Text: host, Known: known, Data: w.Data, Start: w.Start}
}

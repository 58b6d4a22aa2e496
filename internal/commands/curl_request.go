package commands

import (
	"strings"

	"automode"
)

// curlRequest is what one invocation of curl sends, gathered from its options.
// Options that "--next" separates are taken together: the strictest counts.
type curlRequest struct {
	m          *Match
	sends      bool // something goes out beside the address itself
	credential bool // nothing but a credential in its own place goes out
	removes    bool
	tells      bool          // a command of the protocol: what it does there, HTTP's methods say alone
	data       automode.Data // what that carries
	files      []Word        // read and sent
	puts       bool          // -T
	hosts      []Word        // where it connects instead of, or beside, the address
	socket     *Hit
}

// curlRead joins what the options say to what happens at each address.
func curlRead(m *Match) {
	m.Echoes = m.Has("-v --trace")
	q := curlRequest{m: m}
	for _, h := range m.hits {
		q.option(h)
	}
	m.Own(func(f *Fact) bool { return f.Role != Fetches })
	urls := m.Args
	for _, h := range m.hits {
		if h.Name == "--url" && h.Has {
			urls = append(urls[:len(urls):len(urls)], h.Value)
		}
	}
	own := m.Facts
	m.Facts = nil
	// Addresses first, then files and what else the options do.
	unknowns, rest := curlSplit(own)
	m.Facts = unknowns
	for _, u := range urls {
		q.fetch(u)
	}
	m.Facts = append(m.Facts, rest...)
	for _, f := range q.files {
		m.Add(Fact{Role: Reads, Word: f, Kind: automode.Read, Why: "sends the file"})
	}
	for _, u := range urls {
		q.send(u)
	}
	if q.socket != nil {
		q.speak()
	}
	q.outputs(urls)
}

// curlSplit takes the facts apart that no option brought about.
func curlSplit(facts []Fact) (unknowns, rest []Fact) {
	for _, f := range facts {
		if f.Kind == automode.Unknown && f.Flag == "" {
			unknowns = append(unknowns, f)
		} else {
			rest = append(rest, f)
		}
	}
	return unknowns, rest
}

// option takes in what one option adds to the request.
func (q *curlRequest) option(h Hit) {
	v := h.Value
	switch h.Name {
	case "--proto-default":
		if !v.Is("https") && !v.Is("http") {
			q.m.Unknown("addresses without a protocol are taken for another", v)
		}
	case "--request-target":
		if v.Data != 0 {
			q.body(v)
		}
	case "-X", "--request":
		q.data |= v.Data
		if !h.Has || v.Is("GET") || v.Is("HEAD") || v.Is("OPTIONS") || v.Is("PROPFIND") {
			return
		}
		q.sends = true
		q.removes = q.removes || !v.Exact() || RemovingMethod(v.Text)
		q.tells = true
	case "-d", "--data", "--data-ascii", "--data-binary", "--json":
		q.body(v)
		q.states(v.Text)
		q.at(v, "@")
	case "--data-raw", "--form-string", "--mail-from", "--mail-rcpt":
		q.body(v)
		q.states(v.Text)
	case "--data-urlencode", "--url-query":
		q.body(v)
		q.states(v.Text)
		if i := strings.IndexAny(v.Text, "=@"); i >= 0 && v.Text[i] == '@' {
			q.file(cutWord(v, i+1))
		}
	case "-F", "--form":
		q.body(v)
		q.states(v.Text)
		q.form(v)
	case "-T", "--upload-file":
		q.body(v)
		q.puts = true
		q.upload(v)
	case "-Q", "--quote":
		q.body(v)
		q.removes = true
	case "-H", "--header", "--proxy-header":
		q.header(v)
	case "-u", "--user", "-U", "--proxy-user", "--oauth2-bearer":
		q.issue(v)
	case "-b", "--cookie":
		if v.Exact() && !strings.Contains(v.Text, "=") && v.Text != "" {
			q.file(v)
		}
		q.issue(v)
	case "-e", "--referer", "-A", "--user-agent":
		if v.Data != 0 || v.Known == automode.Guess {
			q.body(v)
		}
	case "--resolve":
		q.resolve(v)
	case "--connect-to":
		q.connect(v)
	case "--dns-servers":
		for s := range strings.SplitSeq(v.Text, ",") {
			w := v
			w.Text = s
			q.m.Add(Fact{Role: Sends, Word: w, Kind: automode.Send, Flag: h.Name, Via: automode.ByOption, Why: "asks these hosts for addresses"})
		}
	case "--unix-socket", "--abstract-unix-socket":
		q.socket = &h
	}
}

// body: v goes out as content.
func (q *curlRequest) body(v Word) {
	q.sends, q.credential = true, false
	q.data |= v.Data
}

// issue: v goes out as a credential.
func (q *curlRequest) issue(v Word) {
	if !q.sends {
		q.sends, q.credential = true, true
	}
	q.data |= v.Data
}

// header: one whose value is not known may carry anything; of those that are
// made for credentials it is one.
func (q *curlRequest) header(v Word) {
	if strings.HasPrefix(v.Text, "@") {
		q.body(v)
		q.file(cutWord(v, 1))
		return
	}
	name, value, _ := strings.Cut(v.Text, ":")
	q.removes = q.removes || RemovingField(name, value)
	switch strings.ToLower(name) {
	case "authorization", "proxy-authorization", "cookie", "x-api-key", "api-key", "private-token", "job-token", "x-auth-token", "x-access-token":
		q.issue(v)
		return
	}
	if v.Data != 0 || v.Known == automode.Guess {
		q.body(v)
	}
}

// at reads the file that a value names behind a mark.
func (q *curlRequest) at(v Word, mark string) {
	if strings.HasPrefix(v.Text, mark) {
		q.file(cutWord(v, len(mark)))
	}
}

// file is read and sent, unless it is standard input.
func (q *curlRequest) file(w Word) {
	if !w.Is("-") && !w.Is(".") {
		q.files = append(q.files, w)
	}
}

// form reads "name=@file;type=…", "name=<file", "name=@a,b".
func (q *curlRequest) form(v Word) {
	i := strings.IndexByte(v.Text, '=')
	if i < 0 || i+1 >= len(v.Text) {
		return
	}
	for part := range strings.SplitSeq(v.Text, ";") {
		key, name, _ := strings.Cut(strings.TrimLeft(part, " \t"), "=")
		if name = strings.Trim(name, `"`); strings.EqualFold(key, "headers") && name != "" && byteIn(name[0], "@<") {
			q.file(Lit(strings.Trim(name[1:], `"`)))
		}
	}
	if v.Text[i+1] != '@' && v.Text[i+1] != '<' {
		return
	}
	w := cutWord(v, i+2)
	// Files with "," between them, each with ";type=…" behind it or quotes around it.
	for more := true; more; {
		one := w
		if quoted, ok := strings.CutPrefix(w.Text, `"`); ok {
			one.Text, w.Text, _ = strings.Cut(quoted, `"`)
			_, w.Text, more = strings.Cut(w.Text, ",")
		} else {
			one.Text, w.Text, more = strings.Cut(w.Text, ",")
			one.Text, _, _ = strings.Cut(one.Text, ";")
		}
		q.file(one)
	}
}

// upload reads the value of -T, which may be a list or a range in brackets.
func (q *curlRequest) upload(v Word) {
	if list, ok := strings.CutPrefix(v.Text, "{"); ok && strings.HasSuffix(list, "}") && v.Exact() {
		for s := range strings.SplitSeq(strings.TrimSuffix(list, "}"), ",") {
			q.file(Lit(s))
		}
		return
	}
	if i := strings.IndexAny(v.Text, "{["); i >= 0 {
		v.Text, v.Suffix, v.Known = v.Text[:i], "", automode.Guess
	}
	q.file(v)
}

// resolve reads "[+]host:port:addr[,addr]": the addresses it connects to.
func (q *curlRequest) resolve(v Word) {
	parts := strings.SplitN(v.Text, ":", 3)
	if len(parts) < 3 {
		if v.Known != automode.Exact {
			q.hosts = append(q.hosts, Word{Start: v.Start})
		}
		return
	}
	for s := range strings.SplitSeq(parts[2], ",") {
		w := v
		w.Text = s
		q.hosts = append(q.hosts, w)
	}
}

// connect reads "host1:port1:host2:port2": it connects to the second.
func (q *curlRequest) connect(v Word) {
	parts := strings.SplitN(v.Text, ":", 3)
	w := v
	w.Text = ""
	if len(parts) == 3 {
		w.Text = strings.TrimSuffix(parts[2], ":")
	}
	if w.Text != "" || v.Known != automode.Exact {
		q.hosts = append(q.hosts, w)
	}
}

// states: a field may say that the request is another, and a statement of SQL that goes
// out as content, alone or as the value of a field, may remove what a database holds.
func (q *curlRequest) states(text string) {
	for field := range strings.SplitSeq(text, "&") {
		name, value, ok := strings.Cut(field, "=")
		q.removes = q.removes || RemovingField(name, value)
		if ok && len(name) < 12 {
			q.statement(value)
		}
	}
	q.statement(text)
}

// statement reads a text as SQL.
func (q *curlRequest) statement(text string) {
	words := strings.Fields(strings.ToLower(strings.ReplaceAll(strings.ReplaceAll(text, "%20", " "), "+", " ")))
	switch {
	case len(words) < 3:
	case named("drop truncate", words[0]) && named("table database schema view keyspace index measurement series", words[1]), words[0] == "delete" && words[1] == "from":
		q.removes = true
	}
}

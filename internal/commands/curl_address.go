package commands

import (
	"strconv"
	"strings"

	"automode"
)

// fetch adds what comes from an address.
func (q *curlRequest) fetch(u Word) {
	if path, ok := curlFile(u); ok {
		if !q.puts {
			q.m.Add(Fact{Role: Reads, Word: path, Kind: automode.Read})
		}
		return
	}
	if strings.HasPrefix(u.Text, "@") {
		q.m.Unknown("takes addresses out of a file", u)
		q.file(cutWord(u, 1))
		return
	}
	if q.socket != nil {
		return
	}
	q.m.Add(Fact{Role: Fetches, Word: curlHost(u), Kind: automode.Fetch, Why: "takes what the address gives"})
	if curlMany(u.Text) >= 1e6 {
		q.m.Unknown("it asks a host millions of times", u)
	}
	if strings.HasPrefix(strings.ToLower(u.Text), "telnet:") {
		q.m.addRole(Sends, &u, "hands what it reads to a host")
	}
	for _, h := range q.hosts {
		q.m.Add(Fact{Role: Fetches, Word: h, Kind: automode.Fetch, Why: "connects there instead", Via: automode.ByOption})
	}
	if !q.sends && (curlComputed(u) || !curlPlain(u)) {
		f := Fact{Role: Sends, Word: curlHost(u), Kind: automode.Send, Why: "the address is made of what is not known here"}
		if removingAddress(u.Text) {
			f.Traits, f.Why = automode.Removes, "what the address holds is sent as it is"
		}
		q.m.Add(f)
	}
}

// send adds what goes to an address.
func (q *curlRequest) send(u Word) {
	if path, ok := curlFile(u); ok {
		if q.puts {
			q.m.Add(Fact{Role: Writes, Word: path, Kind: automode.Write, Why: "writes to a local file"})
		}
		return
	}
	if !q.sends || q.socket != nil {
		return
	}
	f := Fact{Role: Sends, Word: curlHost(u), Kind: automode.Send, Why: "sends data with the request"}
	f.Word.Data |= q.data
	if _, query, ok := strings.Cut(u.Text, "?"); ok {
		q.states(query)
	}
	if q.removes || RemovingAddress(u.Text) || q.tells && strings.Contains(u.Text, "://") && !strings.HasPrefix(strings.ToLower(u.Text), "http") {
		f.Traits |= automode.Removes
	}
	if q.credential && !curlComputed(u) {
		f.Traits |= automode.Credential
	}
	q.m.Add(f)
	for _, h := range q.hosts {
		f.Word, f.Via = h, automode.ByOption
		f.Word.Data |= q.data
		q.m.Add(f)
	}
}

// curlMany is how many requests the ranges of an address come to: "[1-100]" are a
// hundred.
func curlMany(address string) float64 {
	many := 1.0
	for {
		_, rest, ok := strings.Cut(address, "[")
		if !ok {
			return many
		}
		bounds, after, _ := strings.Cut(rest, "]")
		low, high, ranged := strings.Cut(bounds, "-")
		high, _, _ = strings.Cut(high, ":")
		from, err := strconv.Atoi(low)
		to, bad := strconv.Atoi(high)
		if len(low) == 1 && len(high) == 1 && ranged && err != nil {
			from, to, err, bad = int(low[0]), int(high[0]), nil, nil // letters
		}
		if ranged && err == nil && bad == nil && to > from {
			many *= float64(to - from + 1)
		}
		address = after
	}
}

// speak: the requests go to whatever listens on a socket of this machine.
func (q *curlRequest) speak() {
	f := Fact{Role: Data, Word: q.socket.Value, Flag: q.socket.Name, Via: automode.ByOption}
	switch {
	case !q.socket.Has || q.socket.Value.Known == automode.Guess || RuntimeSocket(q.socket.Value.Text):
		f.Kind, f.Why = automode.Elevate, "speaks to what may be a container runtime"
	case q.sends:
		f.Kind, f.Why = automode.Change, "tells the service behind the socket what to do"
	default:
		f.Kind, f.Why = automode.Query, "asks the service behind the socket"
	}
	q.m.Add(f)
}

// RuntimeSocket reports whether a path is the socket of a container engine, by its name.
func RuntimeSocket(path string) bool {
	i := strings.LastIndexByte(path, '/')
	return named("docker.sock docker.raw.sock containerd.sock podman.sock crio.sock cri-dockerd.sock buildkitd.sock", path[i+1:])
}

// outputs adds the files that answers are written to.
func (q *curlRequest) outputs(urls []Word) {
	dir, ok := q.m.Value("--output-dir")
	if !ok {
		dir = Lit("")
	}
	for _, h := range q.m.hits {
		switch h.Name {
		case "-o", "--output":
			if h.Has && !h.Value.Is("-") {
				q.write(curlNumbered(joinWord(dir, h.Value)), h.Name)
			}
		case "-O", "--remote-name", "--remote-name-all":
			header := q.m.Has("-J --remote-header-name")
			for _, u := range urls {
				q.write(curlRemoteName(dir, u, header), h.Name)
			}
		case "-w", "--write-out":
			q.format(h)
		}
	}
}

func (q *curlRequest) write(w Word, flag string) {
	f := Fact{Role: Writes, Word: w, Kind: automode.Write, Flag: flag, Via: automode.ByOption, Why: "writes the answer to a file"}
	if w.Known == automode.Bounded && w.Base == w.Text {
		f.Role, f.Extent, f.Word = WritesTree, automode.Tree, Lit(w.Base)
	}
	q.m.Add(f)
}

// format reads -w: it can name files to write to.
func (q *curlRequest) format(h Hit) {
	if strings.HasPrefix(h.Value.Text, "@") {
		q.m.Add(Fact{Role: Reads, Word: cutWord(h.Value, 1), Kind: automode.Read, Flag: h.Name, Via: automode.ByOption})
		q.m.Unknown("what it writes out is told by a file", h.Value)
		return
	}
	rest, known := h.Value.Text, h.Value.Known == automode.Exact
	if text, ok := h.Value.numbered(); ok {
		rest, known = text, true
	}
	for {
		_, after, ok := strings.Cut(rest, "%output{")
		if !ok {
			break
		}
		name, more, closed := strings.Cut(after, "}")
		if closed {
			q.write(Lit(strings.TrimPrefix(name, ">>")), h.Name)
		}
		rest = more
	}
	if !known {
		q.m.Unknown("what it writes out is not known", h.Value)
	}
}

// curlNumbered: "#1" in a name stands for what matched in the address.
func curlNumbered(w Word) Word {
	for i := 0; i+1 < len(w.Text); i++ {
		if w.Text[i] == '#' && w.Text[i+1] >= '1' && w.Text[i+1] <= '9' {
			base := folderOf(w.Text[:i])
			return Word{Text: first(w.Text[:i], "."), Known: automode.Bounded, Base: base, Start: w.Start}
		}
	}
	return w
}

// curlRemoteName is the file that -O writes: the last part of the address, or a
// name that the host chooses.
func curlRemoteName(dir, u Word, header bool) Word {
	text, _, _ := strings.Cut(u.Text, "?")
	text, _, _ = strings.Cut(text, "#")
	i := strings.LastIndexByte(text, '/')
	if !header && u.Known == automode.Exact && i >= 0 && i+1 < len(text) && !strings.ContainsAny(text, "{[") && text[i+1:] != ".." {
		return joinWord(dir, Lit(text[i+1:]))
	}
	if dir.Exact() {
		base := first(dir.Text, ".")
		return Word{Text: base, Known: automode.Bounded, Base: base}
	}
	return dir
}

// curlComputed reports whether an address holds what is not known and is more
// than a number or a name out of a listing.
func curlComputed(u Word) bool {
	return u.Known == automode.Guess || u.Data&(automode.SecretData|automode.UnknownData) != 0 || curlHost(u).Known == automode.Guess
}

// curlHost is an address whose host curl does not make out of a list.
func curlHost(u Word) Word {
	rest, at := u.Text, 0
	if i := strings.Index(rest, "://"); i >= 0 {
		at = i + 3
		rest = rest[at:]
	}
	host, _, _ := strings.Cut(rest, "/")
	i := strings.IndexAny(host, "{[")
	if i < 0 || host[i] == '[' && strings.Contains(host, "::") {
		return u
	}
	return Word{Text: u.Text[:at+i], Known: automode.Guess, Data: u.Data, Start: u.Start}
}

// curlPlain reports whether an address's protocol only asks for what it
// names.
func curlPlain(u Word) bool {
	scheme, _, ok := strings.Cut(u.Text, "://")
	return !ok || named("http https ftp ftps sftp scp", strings.ToLower(scheme))
}

// curlFile is the local path that a file: address names.
func curlFile(u Word) (Word, bool) {
	const scheme = "file:"
	if len(u.Text) < len(scheme) || !strings.EqualFold(u.Text[:len(scheme)], scheme) {
		return u, false
	}
	n := len(scheme)
	if strings.HasPrefix(u.Text[n:], "//") {
		n += 2
		i := strings.IndexByte(u.Text[n:], '/')
		if i < 0 {
			i = 0
		}
		n += i
	}
	p := cutWord(u, n)
	if strings.ContainsAny(p.Text, "%{[") {
		p.Known, p.Text = automode.Guess, p.Text[:strings.IndexAny(p.Text, "%{[")]
	}
	return p, true
}

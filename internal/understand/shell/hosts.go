package shell

import (
	"cmp"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/world"
)

// hostFact gives the effect on a host.
func (r *reader) hostFact(f *commands.Fact, st *state, got *sum) {
	e := r.effect(f)
	word := f.Word
	if bare, ok := withoutUserinfo(word); ok {
		word = bare // a credential in its own place goes to its own issuer
	}
	e.Data = got.data | word.Data
	host, whole := hostPart(word)
	e.Known = automode.Guess
	e.Place.Host = automode.OtherHost
	e.Target = f.Word.String()
	switch {
	case whole && (f.Role == commands.Pulls || f.Role == commands.Pushes) && remoteName(host):
		e.Place.Host, e.Named = r.remote(host, st)
		e.Known = automode.Exact
	case whole:
		name, class := r.world.Host(host)
		e.Place.Host = class
		e.Known = f.Word.Known
		if f.Kind != automode.Publish {
			e.Target = name
		}
		if why := world.Controls(host); class == automode.Loopback && why != "" {
			e.Kind, e.Why = automode.Elevate, why
		}
		if class == automode.Loopback && (f.Logs || logsIn(f.Word.Text)) && r.away == 0 {
			r.unknown("this machine, reached by its own name: which files it reads and writes here is not followed")
		}
	}
	if f.Kind == automode.Publish && f.Word.Known != automode.Exact {
		e.Known = f.Word.Known
	}
	if e.Kind == automode.Send && e.Place.Host == automode.Loopback && (commands.Removing(got.fed) || got.file != "" && r.removesBy(got.file, f, st)) {
		e.Traits |= automode.Removes
	}
	r.give(e)
	if f.Kind != automode.Publish && (e.Place.Host == automode.OtherHost || e.Place.Host == automode.MetadataHost) {
		got.data |= automode.FetchedData // what it answers to what it is asked or sent
	}
	if e.Place.Host == automode.MetadataHost {
		got.data |= automode.SecretData // it hands out this machine's credentials
	}
	if f.Kind != automode.Fetch && f.Kind != automode.Query {
		return
	}
	got.strange = true
	// What an address is made of goes to the host that is asked.
	if word.Data&(automode.SecretData|automode.UnknownData) != 0 || !whole {
		e.Kind, e.Why = automode.Send, "the address is made of what was read"
		r.give(e)
	}
}

// logsIn reports whether who asks for an address logs in there, or reads and writes files
// as on a disk.
func logsIn(address string) bool {
	scheme, _, ok := strings.Cut(address, "://")
	return ok && world.LogsIn(strings.ToLower(scheme))
}

// withoutUserinfo is an address without the part in front of "@", when that is
// where what is not known stands.
func withoutUserinfo(w commands.Word) (commands.Word, bool) {
	scheme, user, ok := strings.Cut(w.Text, "://")
	if !ok || w.Known == automode.Exact || strings.ContainsAny(user, "/?#@") {
		return w, false
	}
	rest, host, ok := strings.Cut(w.Suffix, "@")
	if !ok || strings.ContainsAny(rest, "/?#") {
		return w, false
	}
	return commands.Lit(scheme + "://" + host), true
}

// hostPart is the part of a word that names the host, and whether it is known.
func hostPart(w commands.Word) (string, bool) {
	if w.Known == automode.Exact && !w.Glob {
		return w.Text, true
	}
	rest := w.Text
	if _, after, ok := strings.Cut(rest, "://"); ok {
		rest = after
	}
	if i := strings.IndexAny(rest, "/?#"); i > 0 && !strings.Contains(rest[:i], "@") {
		return w.Text, true
	}
	return "", false
}

// remoteName reports whether a word is the name of a remote rather than an
// address.
func remoteName(s string) bool { return s != "" && !strings.ContainsAny(s, "/:.@\\") }

// remote is what the named remote of the repository is to the project; with
// an empty name, the strictest of all. What the project fetches from is
// trusted as far as it is configured: where nothing can be looked up, its
// remotes are taken for its own. A name that no remote has is a folder's here,
// and without any remote there is nothing to fetch from. hosts are what
// Effect.Named says of it.
func (r *reader) remote(name string, st *state) (class automode.Host, hosts string) {
	if r.away > 0 || r.remotes || len(st.cwds) != 1 {
		return automode.OtherHost, automode.AnyHost
	}
	if r.world.Lexical() {
		if r.world.Place(st.cwds[0]).Region == automode.Project {
			return automode.TrustedHost, ""
		}
		return automode.OtherHost, automode.AnyHost
	}
	root, ok := r.world.Repository(st.cwds[0])
	if !ok {
		return automode.OtherHost, automode.AnyHost
	}
	list := r.world.Remotes(root)
	if len(list) == 0 {
		hosts = automode.AnyHost // or its configuration was not read
	}
	for _, m := range list {
		if name == "" || m.Name == name {
			host, c := r.world.Host(m.URL)
			if strings.HasPrefix(m.URL, "/") || strings.HasPrefix(m.URL, ".") || strings.HasPrefix(m.URL, "file://") {
				host, c = "", automode.Loopback // a repository on this machine
			}
			if class, hosts = max(class, c), hosts+" "+host; m.Push != "" {
				host, _ = r.world.Host(m.Push)
				hosts += " " + host
			}
		}
	}
	return cmp.Or(class, automode.Loopback), strings.TrimSpace(hosts)
}

// staysHere drops that nobody asks who answers, where all hosts that an invocation
// speaks to are this machine: there no other can answer, and what is run there is run here.
func (r *reader) staysHere(result *commands.Result) {
	hosts := 0
	for i := range result.Facts {
		if f := &result.Facts[i]; f.Role.Means().Subject == commands.Host {
			host, whole := hostPart(f.Word)
			if _, class := r.world.Host(host); !whole || !f.Word.Exact() || class != automode.Loopback || r.away > 0 {
				return
			}
			hosts++
		}
	}
	for _, f := range result.Facts {
		if hosts > 0 && f.Wraps == commands.Remotely && f.Logs {
			f.Wraps = commands.Here
			result.Facts = append(result.Facts, f)
		}
	}
	if hosts > 0 {
		result.Facts = slices.DeleteFunc(result.Facts, func(f commands.Fact) bool {
			return f.Kind == automode.Weaken && f.Target == commands.HostCheck
		})
	}
}

// removesBy reports whether a file that a service of this machine is given holds text
// that removes what it keeps. What goes to a bare host, where no address says how it is
// spoken to, may do so where nobody can read it.
func (r *reader) removesBy(file string, f *commands.Fact, st *state) bool {
	if r.world.IsStream(file) {
		return false
	}
	for _, s := range r.locate(commands.Lit(file), st) {
		if text, ok := r.content(s); commands.Removing(text) || !ok && !strings.ContainsAny(f.Word.Text, "/.") {
			return true
		}
	}
	return false
}

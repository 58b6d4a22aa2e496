//go:build !lean

package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/commands/windows"
	"automode/internal/understand/shell/value"
)

// windows reports whether the call runs on Windows.
func (p *pwsh) windows() bool { return p.world.Platform() == automode.Windows }

// provider splits a path of PowerShell: the provider or drive that it names,
// in lower case, what follows, and whether that is something else than files.
func provider(s string) (name, rest string, other bool) {
	if before, after, ok := strings.Cut(s, "::"); ok && !strings.ContainsAny(before, "/:") {
		name = strings.ToLower(before[strings.LastIndexByte(before, '\\')+1:])
		return name, after, name != "filesystem"
	}
	if before, after, ok := strings.Cut(s, ":"); ok && len(before) > 1 && !strings.ContainsAny(before, `/\. ?*`) {
		return strings.ToLower(before), after, true
	}
	return "", s, false
}

// provided reports whether some of the items are no files: a variable is shown with what
// it holds.
func provided(items []commands.Word) bool {
	for i := range items {
		if _, _, other := provider(items[i].Text); other {
			return true
		}
	}
	return false
}

// drivePath reports whether a text is a path that only Windows has.
func drivePath(s string) bool {
	return len(s) > 2 && s[1] == ':' && letter(s[0]) && (s[2] == '\\' || s[2] == '/') || strings.HasPrefix(s, `\\`)
}

func letter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// pathWord is a word as a path: with slashes, the home in the place of a
// tilde, and drives where another system keeps them.
func (p *pwsh) pathWord(w commands.Word) commands.Word {
	name, rest, other := provider(w.Text)
	if other {
		return w
	}
	if name == "filesystem" {
		w.Text = rest
	}
	return p.reader.windowsPath(w)
}

// windowsPath is a word of PowerShell or cmd as a path of this machine.
func (r *reader) windowsPath(w commands.Word) commands.Word {
	w.Text, w.Suffix = strings.ReplaceAll(w.Text, `\`, "/"), strings.ReplaceAll(w.Suffix, `\`, "/")
	w.IfEmpty = strings.ReplaceAll(w.IfEmpty, `\`, "/")
	if w.Text == "~" || strings.HasPrefix(w.Text, "~/") {
		w.Text = r.slashed(r.world.Home()) + w.Text[1:]
	}
	if strings.HasPrefix(w.Text, "//?/") {
		w.Glob = strings.ContainsAny(w.Text[4:], "*?[") // the first one is no pattern
	}
	w.Text, w.IfEmpty = r.drive(w.Text), r.drive(w.IfEmpty)
	w.Base = r.drive(w.Base)
	if len(w.Text) > 1 && w.Text[1] == ':' && letter(w.Text[0]) && (len(w.Text) == 2 || w.Text[2] != '/') {
		// "C:name": from where that drive was left.
		w.Known, w.Glob = automode.Guess, false
	}
	return w
}

// drive is where a path with a drive lies: on other systems than Windows what
// reads such a path is a program of Windows, which sees the disks that are
// mounted below /mnt.
func (r *reader) drive(s string) string {
	if r.world.Platform() != automode.Windows && len(s) > 1 && s[1] == ':' && letter(s[0]) && (len(s) > 2 && s[2] == '/') {
		return "/mnt/" + strings.ToLower(s[:1]) + s[2:]
	}
	return s
}

// fromDrives are the values of a variable of which those that begin with a drive are paths
// of this machine.
func (p *pwsh) fromDrives(v alts) alts {
	v = slices.Clone(v)
	for i, w := range v {
		if len(w.Text) > 2 && w.Text[1] == ':' && letter(w.Text[0]) && strings.IndexByte(`/\`, w.Text[2]) >= 0 {
			v[i] = p.windowsPath(w)
		}
	}
	return v
}

// pathFactWith gives the effects of a fact on a path: on files, or on what
// else a provider shows as items.
func (p *pwsh) pathFactWith(f commands.Fact, st *state, got *sum) {
	name, rest, other := provider(f.Word.Text)
	if !other {
		f.Word = p.pathWord(f.Word)
		for i := range f.Words {
			f.Words[i] = p.pathWord(f.Words[i])
		}
		if p.elsewhereHost(&f, st, got) {
			return
		}
		if f.Word.Known == automode.Exact && f.Word.Text == "" {
			return
		}
		p.pathFact(&f, st, got)
		// What a listing of a whole tree gave is more than lies directly in the folder.
		if folder, ok := strings.CutSuffix(f.Word.Text, "/*"); ok && f.Role == commands.Reads && slices.Contains(p.deep, folder) {
			f.Role, f.Extent, f.Word = commands.ReadsTree, automode.Tree, commands.Lit(folder+"/")
			p.pathFact(&f, st, got)
		}
		return
	}
	looks := f.Kind == automode.Read
	switch name {
	case "env", "environment":
		rest = strings.ToLower(strings.TrimLeft(rest, `\/`))
		if !looks {
			if rest == "" || strings.ContainsAny(rest, "*?[") || f.Role == commands.Moves {
				p.unknown("the environment is changed")
				return
			}
			p.setEnvironment(rest, alts{{MayEmpty: true}}, st)
			return
		}
		if rest == "" || strings.ContainsAny(rest, "*?[") {
			p.say(automode.Disclose, 0, "environment", "prints every variable")
			return
		}
		if d := dataIn(p.variable("env:"+rest, st)); d != 0 {
			got.data |= d
			if !f.Traits.Has(automode.Listing) || !p.piped && !p.reader.captured {
				p.say(automode.Disclose, 0, rest, "prints a variable")
			}
		}
	case "hklm", "hkcu", "hkcr", "hku", "hkcc", "registry", "hkey_local_machine", "hkey_current_user":
		if looks {
			p.say(automode.Query, 0, "the registry", "")
			return
		}
		p.give(automode.Effect{Kind: automode.Configure, Target: f.Word.String(), Known: f.Word.Known, Traits: automode.Persists, Why: "changes the registry"})
	case "cert", "certificate":
		if looks {
			p.say(automode.Query, 0, "certificates", "")
			return
		}
		p.say(automode.Configure, automode.Persists, "certificates", "changes the certificates of this machine")
	case "alias", "function", "variable":
		if looks {
			if name == "variable" {
				p.say(automode.Disclose, 0, "variables", "prints variables of the shell")
			}
			return
		}
		p.unknown("names of the shell come to mean something else")
	default:
		p.unknown("nobody knows what the drive “" + name + ":” holds")
	}
}

// elsewhereHost reads a path on another host, "\\host\share\x": whoever opens
// one shows that host who he is.
func (p *pwsh) elsewhereHost(f *commands.Fact, st *state, got *sum) bool {
	return p.reader.sharePath(f, st, got)
}

// sharePath reads a path on another host.
func (r *reader) sharePath(f *commands.Fact, st *state, got *sum) bool {
	rest, ok := strings.CutPrefix(f.Word.Text, "//")
	if !ok || strings.HasPrefix(rest, "./") || strings.HasPrefix(rest, "?/") && !strings.HasPrefix(strings.ToLower(rest), "?/unc/") {
		return false
	}
	if len(rest) > 6 && strings.EqualFold(rest[:6], "?/unc/") {
		rest = rest[6:]
	}
	host, _, _ := strings.Cut(rest, "/")
	if host == "" || !r.sharesPaths() {
		return false
	}
	_, share, _ := strings.Cut(rest, "/")
	share, under, _ := strings.Cut(share, "/")
	if strings.EqualFold(host, "wsl$") || strings.EqualFold(host, "wsl.localhost") {
		f.Word.Text = "/" + under // of another system here, whose files bear the same names
		return false
	}
	host, _, _ = strings.Cut(host, "@")
	if _, class := r.world.Host(host); class == automode.Loopback {
		if len(share) != 2 || share[1] != '$' {
			r.unknown("a share of this machine, whose name does not say where it lies")
			return false
		}
		f.Word.Text = share[:1] + ":/" + under
		f.Word = r.windowsPath(f.Word)
		return false
	}
	to := commands.Fact{Role: commands.Sends, Kind: automode.Send, Word: commands.Lit(host), Why: "opens a file on another host, which learns who asks"}
	if f.Word.Known == automode.Guess && f.Word.Text == "//"+host {
		to.Word.Known = automode.Guess
	}
	r.hostFact(&to, st, &sum{data: got.data})
	if f.Kind != automode.Read {
		e := r.effect(f)
		e.Target, e.Known, e.Place.Region = f.Word.String(), f.Word.Known, automode.Elsewhere
		r.give(e)
		return true
	}
	got.data |= automode.FetchedData
	return true
}

// sharesPaths: a path that begins with two slashes is one on another host
// wherever Windows reads it; elsewhere it is an ordinary one.
func (r *reader) sharesPaths() bool {
	return r.world.Platform() == automode.Windows || r.a.Call.Shell == automode.PowerShell || r.a.Call.Shell == automode.Cmd
}

// copies says for copying, moving and renaming where things come to lie.
func (p *pwsh) copies(b *windows.Bound, st *state) {
	sources := append(append([]commands.Word(nil), b.Values("Path")...), b.Values("LiteralPath")...)
	for i := range sources {
		sources[i] = p.pathWord(sources[i])
	}
	if name := b.Values("NewName"); len(name) > 0 {
		for _, s := range sources {
			to := commands.Word{}
			if s.Exact() && name[0].Exact() {
				to = commands.Lit(s.Text[:strings.LastIndexByte(s.Text, '/')+1] + strings.ReplaceAll(name[0].Text, `\`, "/"))
			}
			b.Facts = append(b.Facts, commands.Fact{Role: commands.Receives, Kind: automode.Write, Word: to, Why: "what is renamed comes to lie there"})
		}
		return
	}
	found := false
	for i := range b.Facts {
		if f := &b.Facts[i]; f.Role == commands.Receives && len(f.Words) > 0 {
			found = true
		} else if f.Role == commands.Receives {
			f.Words, found = sources, true
			f.Extent = automode.One
		}
	}
	if !found {
		b.Facts = append(b.Facts, commands.Fact{Role: commands.Receives, Kind: automode.Write, Word: commands.Lit("."), Words: sources, Why: "what is copied or moved comes to lie there"})
	}
}

// creates says what New-Item makes.
func (p *pwsh) creates(b *windows.Bound, st *state) {
	kind := b.Values("ItemType")
	sort, ok := known(kind)
	sort = strings.ToLower(sort)
	link := false
	switch {
	case len(kind) == 0 || ok && (strings.HasPrefix("file", sort) || strings.HasPrefix("directory", sort) || sort == "dir"):
	case ok && (sort == "symboliclink" || sort == "hardlink" || sort == "junction"):
		link = true
	default:
		p.unknown("what kind of thing is made is not known")
	}
	if len(b.Values("Path")) == 0 {
		b.Facts = append(b.Facts, commands.Fact{Role: commands.Makes, Kind: automode.Write, Word: commands.Lit("."), Why: "makes it"})
	}
	written := b.Given("Value") || b.Given("Force") && (sort == "" || strings.HasPrefix("file", sort))
	for i := range b.Facts {
		f := &b.Facts[i]
		if f.Role != commands.Makes {
			continue
		}
		if name := b.Values("Name"); len(name) > 0 {
			f.Word = value.Concat(value.Concat(f.Word, commands.Lit("/")), name[0])
		}
		switch {
		case link:
			f.Role, f.Kind, f.Why = commands.Links, automode.Write, "makes a link"
			for _, w := range b.Values("Value") {
				f.Words = append(f.Words, p.pathWord(w))
			}
		case written:
			f.Role, f.Why = commands.Writes, "replaces what is there"
		}
	}
}

// pathFactsWith gives the effects of a role on each of the values.
func (p *pwsh) pathFactsWith(role commands.Role, v alts, why string, st *state, got *sum) {
	mean := role.Means()
	for _, w := range v {
		p.pathFactWith(commands.Fact{Role: role, Kind: mean.Kind, Traits: mean.Traits, Extent: mean.Extent, Word: w, Why: why}, st, got)
	}
}

// pathValues is pathFactsWith where nothing flows on.
func (p *pwsh) pathValues(role commands.Role, v alts, why string, st *state) {
	p.pathFactsWith(role, v, why, st, &sum{})
}

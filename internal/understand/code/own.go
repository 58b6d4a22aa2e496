package code

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// environments are the last words of names of what holds settings, whose parts may be
// secrets.
const environments = " databases settings config conf configuration env environ secrets credentials "

// OwnLabel is what something of the project's own carries by its name.
func (s *Setting) OwnLabel(name string) automode.Data {
	last := name[strings.LastIndexByte(name, '_')+1:]
	if s.Secret == nil || s.Secret(name) || Within(environments, strings.ToLower(last)) && !strings.HasPrefix(strings.ToLower(name), "load") {
		return automode.SecretData
	}
	return 0
}

// Told says why code of the project may be told to do more by a text that it is given:
// the name of a function, a subcommand. Empty: it is not.
func Told(w commands.Word) string {
	if w.Exact() && len(w.Text) < 40 && !strings.ContainsAny(w.Text, " /.@") && commands.Outward(w.Text) {
		return "code of the project is told “" + w.Text + "”"
	}
	if w.Known != automode.Guess && Alters(w.Text) {
		return "code of the project is given a statement that changes a database"
	}
	return ""
}

// Handed is what it comes to that code of the project is given a text: it may be a
// path, an address or a command. ok is false where it is none of these; why is set where nobody can tell what comes of it.
func Handed(w commands.Word) (f commands.Fact, ok bool, why string) {
	lead := w.Text
	if w.Base != "" {
		lead = w.Base
	}
	scheme, rest, url := strings.Cut(lead, "://")
	local := scheme == "file" || strings.HasPrefix(scheme, "sqlite")
	switch {
	case w.Encoded:
		return f, false, "code of the project is given what was decoded"
	case lead == "", !w.Exact() && w.Base == "" && !strings.HasPrefix(lead, "/") && !strings.HasPrefix(lead, "~") && !strings.HasPrefix(lead, "..") && !url:
		return f, false, ""
	case url && !local && !strings.ContainsAny(scheme, " \n/"):
		return commands.Fact{Role: commands.Sends, Kind: automode.Send, Word: w, Why: "gives code of the project that address"}, true, ""
	case !url && w.Exact() && strings.Contains(lead, "=") && !strings.Contains(lead, " "):
		_, w.Text, _ = strings.Cut(lead, "=") // of an option, or of a setting
	case url && local && w.Exact():
		w.Text = strings.TrimPrefix(rest, "/")
		if scheme == "file" {
			w.Text = rest
		}
		if w.Text == "" || w.Text == ":memory:" {
			return f, false, ""
		}
	}
	return commands.Fact{Role: commands.Handed, Kind: automode.Unknown, Word: w, Why: "code of the project is given what lies outside of it"}, true, ""
}

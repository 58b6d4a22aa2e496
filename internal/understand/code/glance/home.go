package glance

import (
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code"
)

// Where the home is, to languages that nobody follows: what gives it, variables that it is
// put into, and what stands behind it.
// Sources: the manuals of Go, Rust, Java, C#, Swift, Dart, Elixir, Nim, Julia, R, Haskell and
// the C library.

// givesHome are functions that give the home, and those that do for its variable's name.
const (
	givesHome  = "os.UserHomeDir env::home_dir std::env::home_dir dirs::home_dir home::home_dir NSHomeDirectory getHomeDir getHomeDirectory homedir System.user_home System.user_home! Path.home os.home_dir FileManager.default.homeDirectoryForCurrentUser"
	ofVariable = "os.Getenv os.LookupEnv env::var std::env::var std::env::var_os env::var_os std::getenv getenv System.getenv System.getProperty Sys.getenv System.get_env System.fetch_env! Environment.GetEnvironmentVariable os.getenv lookupEnv getEnv Platform.environment ENV"
	homeNames  = "HOME user.home USERPROFILE"
	// What is done to a path that stays what it is.
	passesOn = "unwrap expect clone as_str as_ref to_string to_owned unwrap_or_default into_string get"
	// What puts paths together.
	joins = "Join path.Join filepath.Join joinpath Path.join path.join p.join Path::new PathBuf::from Paths.get Path.of Path.Combine"
)

// keepsHome notes the variables that a line puts the home into, which begins with them.
func (r *reader) keepsHome(i int) {
	if r.lang != commands.Native || len(r.homes) >= 16 {
		return
	}
	k := i + 1
	for k+1 < len(r.tokens) && r.tokens[k].text == "," && r.tokens[k+1].kind == name {
		k += 2 // home, err := …
	}
	if k < len(r.tokens) && r.tokens[k].kind == sign && r.tokens[k].text == ":" {
		k++
	}
	if k+1 >= len(r.tokens) || r.tokens[k].kind != sign || r.tokens[k].text != "=" || r.tokens[k+1].kind != name {
		return
	}
	to := k + 1
	for to < len(r.tokens) && to < k+16 && r.tokens[to].kind != end && r.tokens[to].text != ";" {
		to++
	}
	if w, ok := r.home(r.tokens[k+1 : to]); ok && w.Text == "~" {
		r.homes = append(r.homes, r.tokens[i].text)
	}
}

// home is a path in the home that an argument comes to.
func (r *reader) home(a []token) (commands.Word, bool) {
	for len(a) > 1 && a[0].text == "&" {
		a = a[1:]
	}
	if r.lang != commands.Native || len(a) == 0 || a[0].kind != name {
		return commands.Word{}, false
	}
	if code.Within(joins, a[0].text) && len(a) > 3 && a[1].text == "(" && a[len(a)-1].text == ")" {
		inside := r.split(a[2 : len(a)-1])
		w, ok := r.home(inside[0])
		for _, more := range inside[1:] {
			if len(more) != 1 || more[0].kind != text {
				return commands.Word{}, false
			}
			w.Text += "/" + strings.TrimPrefix(more[0].text, "/")
		}
		return w, ok
	}
	rest := a[1:]
	first, passed, _ := strings.Cut(a[0].text, ".")
	switch {
	case code.Within(givesHome, a[0].text):
	case code.Within(ofVariable, a[0].text) && len(a) > 2 && a[2].kind == text && code.Within(homeNames, a[2].text):
	case code.Within(strings.Join(r.homes, " "), first) && (passed == "" || code.Within(passesOn, passed)):
	default:
		return commands.Word{}, false
	}
	w := commands.Lit("~")
	for i := range rest {
		switch t := &rest[i]; {
		case t.kind == sign && t.text == "+" && i+1 < len(rest) && rest[i+1].kind == text && i+2 == len(rest):
			w.Text += rest[i+1].text
			return w, true
		case t.kind == sign && strings.Contains("()[]?!&", t.text), t.kind == text && i == 1:
		case t.kind == text && i > 1 && rest[i-2].text == ".join":
			w.Text += "/" + t.text
		case t.kind == name && (code.Within(passesOn, strings.TrimPrefix(t.text, ".")) || t.text == ".join"):
		case t.kind == text && i > 1 && rest[i-2].text == ".expect":
		default:
			return commands.Word{}, false
		}
	}
	return w, true
}

// split divides arguments at their commas.
func (r *reader) split(a []token) (list [][]token) {
	depth, from := 0, 0
	for i := range a {
		switch t := &a[i]; {
		case t.kind != sign:
		case t.text == "(" || t.text == "[":
			depth++
		case t.text == ")" || t.text == "]":
			depth--
		case t.text == "," && depth == 0:
			list = append(list, a[from:i])
			from = i + 1
		}
	}
	return append(list, a[from:])
}

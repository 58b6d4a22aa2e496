package commands

import (
	"strings"

	"automode"
)

var uvicorn = Program{
	Name: "uvicorn", Rare: true, Kin: "hypercorn", Package: true, Summary: "serves a Python application", Manual: "uvicorn --help, uvicorn 0.38",
	Row: Row{
		Help: "--help --version", Refine: servesOn,
		Args: []Arg{{Role: Data}},
		Does: []Do{{Kind: automode.Run, Target: "the project's application", Traits: automode.EntryPoint, Why: "imports and serves the application"}},
		Flags: []Flag{
			{Names: "--reload --factory --access-log --no-access-log --use-colors --no-use-colors --proxy-headers --no-proxy-headers --server-header --no-server-header --date-header --no-date-header"},
			{Names: "--port= --workers= --log-level= --reload-dir= --reload-delay= --reload-include= --reload-exclude= --root-path= --limit-concurrency= --backlog= --limit-max-requests= --timeout-keep-alive= --timeout-graceful-shutdown= --interface= --lifespan= --ws= --http= --loop= --header= --forwarded-allow-ips=", Value: Data},
			{Names: "--host=", Value: Data}, {Names: "--app-dir=", Value: RunsFile, Lang: Python, Why: "takes the application from there"},
			{Names: "--env-file= --log-config=", Value: RunsFile, Why: "its settings can change what runs"},
			{Names: "--uds= --fd= --ssl-keyfile= --ssl-certfile= --ssl-keyfile-password= --ssl-ca-certs=", Value: Unread},
		},
	},
}

var uvicornCases = []Case{
	{`uvicorn app.main:app --reload --port 8000`, `Run{entry-point} the project's application`}, {`uvicorn app:app --host 0.0.0.0`, `Run{entry-point} the project's application; Expose 0.0.0.0`},
	{`uvicorn --app-dir v`, `Run{entry-point} the project's application; Run[file python] v`},
	{`uvicorn --env-file v`, `Run{entry-point} the project's application; Run[file native] v`},
	{`uvicorn --uds v`, `Run{entry-point} the project's application; Unknown nobody read what the value of --uds means`},
}

// servesOn: an address that is not this machine's own opens the server to
// other hosts.
func servesOn(m *Match) {
	w, ok := m.Value("--host -h -H -b --bind --hostname --binding --address --listen")
	if !ok || w.Exact() && ownAddress(w.Text) {
		return
	}
	m.Add(Fact{Kind: automode.Expose, Word: w, Flag: "--host", Via: automode.ByOption, Why: "lets other hosts reach the server"})
}

// servesHere: the address that a server for development is given may be this machine's
// alone. It is glued to its option or the word behind it, which else would have none.
func servesHere(m *Match) {
	here := false
	for i := range m.Words {
		name, address, glued := strings.Cut(m.Words[i].Text, "=")
		if !named("--host --hostname --ip", name) {
			continue
		}
		if !glued && i+1 < len(m.Words) && m.Words[i+1].Exact() {
			address = m.Words[i+1].Text
		}
		if here = m.Words[i].Exact() && ownAddress(address); !here {
			return
		}
	}
	if here {
		m.Own(func(f *Fact) bool {
			return f.Kind != automode.Expose || !named("--host --hostname --ip", f.Flag)
		})
	}
}

// ownAddress reports whether nobody but this machine reaches the address, with
// or without a port.
func ownAddress(s string) bool {
	return s == "127.0.0.1" || s == "localhost" || s == "::1" || s == "[::1]" ||
		strings.HasPrefix(s, "127.0.0.1:") || strings.HasPrefix(s, "localhost:") || strings.HasPrefix(s, "[::1]:")
}

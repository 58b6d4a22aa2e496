package commands

import (
	"strings"

	"automode"
)

var ghAPIFlags = []Flag{
	{Names: "-X= --method=", Value: Data},
	{Names: "-f= --raw-field=", Value: Data},
	{Names: "-F= --field=", Value: Data},
	{Names: "-H= --header=", Value: Credential},
	{Names: "--input=", Value: Reads},
	{Names: "-q= --jq=", Value: Data},
	{Names: "--hostname=", Value: Data},
	{Names: "--slurp --verbose --cache= -i --include --paginate -p= --preview= --silent -t= --template=", Value: Data},
}

// ghRequest reads a request: its method, which fields turn into POST, and for
// GraphQL whether a mutation is asked for.
func ghRequest(m *Match) {
	if len(m.Args) == 0 {
		return
	}
	end := m.Args[0]
	if len(m.Args) == 1 && end.Glob && end.Known == automode.Exact && end.Text[0] != '?' && !strings.ContainsAny(end.Text, "*[") {
		// What begins a query is no pattern for names of files, and those of one other letter would be asked for in the same way.
		m.Own(func(f *Fact) bool { return f.Kind != automode.Unknown || f.Word.Text != end.Text })
	}
	method, given := m.Value("--method")
	fields := m.Has("--raw-field --field --input")
	for _, h := range m.Hits() {
		if flagNamed(h.Flag, "--field") && h.Has {
			ghFieldFile(m, h)
		}
		if flagNamed(h.Flag, "--header") && strings.HasPrefix(strings.ToLower(h.Value.Text), "x-http-method") {
			m.Unknown("a header changes the method", h.Value)
		}
	}
	switch {
	case given && !method.Exact():
		m.Unknown("the method is not known", method)
		return
	case end.Known == automode.Guess && end.Text == "":
		m.Unknown("what is asked for is not known", end)
		return
	}
	verb := strings.ToUpper(method.Text)
	switch {
	case strings.Trim(end.Text, "/") == "graphql":
		ghGraphQL(m)
		return
	case !given && fields:
		verb = "POST"
	case !given:
		verb = "GET"
	}
	host, elsewhere := ghHost(end)
	switch {
	case elsewhere && (verb == "GET" || verb == "HEAD"):
		m.Add(Fact{Role: Fetches, Word: host, Kind: automode.Fetch, Why: "asks another host"})
	case elsewhere:
		m.Add(Fact{Role: Sends, Word: host, Kind: automode.Send, Why: "sends to another host"})
	case verb == "GET" || verb == "HEAD":
		m.Add(Fact{Target: "GitHub", Kind: automode.Query})
		if _, file, ok := strings.Cut(end.Text, "/contents/"); ok {
			file, _, _ = strings.Cut(file, "?")
			m.Add(roleFact(Reads, Lit(file), "prints a file of the repository there"))
		}
	case verb == "DELETE":
		m.Add(Fact{Target: "GitHub", Kind: automode.Publish, Traits: automode.Rewrites, Why: "deletes something that others see on GitHub"})
	default:
		m.Add(Fact{Target: "GitHub", Kind: automode.Publish, Why: "changes what others see on GitHub"})
	}
}

// ghHost returns the address when it is that of another host than GitHub's.
func ghHost(w Word) (Word, bool) {
	scheme, rest, ok := strings.Cut(w.Text, "://")
	if !ok {
		return w, false
	}
	host, _, _ := strings.Cut(rest, "/")
	return w, !strings.EqualFold(scheme, "https") || !strings.EqualFold(host, "api.github.com")
}

// ghFieldFile: a typed field whose value begins with "@" is read from a file.
func ghFieldFile(m *Match, h Hit) {
	_, value, ok := strings.Cut(h.Value.Text, "=")
	if file, at := strings.CutPrefix(value, "@"); ok && at && file != "-" {
		w := h.Value
		w.Text = file
		m.Add(Fact{Role: Reads, Word: w, Kind: automode.Read, Via: automode.ByOption, Flag: h.Name})
	}
}

// ghGraphQL reads the document that is sent. One that is not on the command
// line, or not known to the letter, is not understood.
func ghGraphQL(m *Match) {
	var doc Word
	found := 0
	for _, h := range m.Hits() {
		if !flagNamed(h.Flag, "--raw-field") && !flagNamed(h.Flag, "--field") {
			continue
		}
		key, text, ok := strings.Cut(h.Value.Text, "=")
		if key == "query" && ok {
			doc, found = h.Value, found+1
			doc.Text = text
			if flagNamed(h.Flag, "--field") && strings.HasPrefix(text, "@") {
				doc.Known = automode.Guess
			}
		} else if !ok && h.Value.Known != automode.Exact {
			found = 2
		}
	}
	if found != 1 || m.Has("--input") || !doc.Exact() {
		m.Unknown("the GraphQL document cannot be read", doc)
		return
	}
	mutates, deletes, ok := graphQLMutates(doc.Text)
	switch {
	case !ok:
		m.Unknown("the GraphQL document cannot be read", doc)
	case deletes:
		m.Add(Fact{Target: "GitHub", Kind: automode.Publish, Traits: automode.Rewrites, Why: "deletes something that others see on GitHub"})
	case mutates:
		m.Add(Fact{Target: "GitHub", Kind: automode.Publish, Why: "changes what others see on GitHub"})
	default:
		m.Add(Fact{Target: "GitHub", Kind: automode.Query})
	}
}

// graphQLMutates reads the operations of a GraphQL document: whether one is a
// mutation, and whether a mutation begins with a word for taking away. ok is
// false when the text is no document.
func graphQLMutates(doc string) (mutates, deletes, ok bool) {
	s := graphQLScanner{text: doc}
	depth, parens := 0, 0
	inMutation, operations := false, 0
	for {
		tok, kind := s.next()
		switch kind {
		case graphQLEnd:
			return mutates, deletes, depth == 0 && parens == 0 && operations > 0
		case graphQLBad:
			return false, false, false
		case graphQLName:
			switch {
			case depth == 0 && parens == 0 && !s.headed:
				s.headed = true
				switch tok {
				case "mutation":
					mutates, inMutation = true, true
				case "query", "fragment":
					inMutation = false
				default:
					return false, false, false
				}
			case depth == 1 && parens == 0 && inMutation && graphQLTakesAway(tok):
				deletes = true
			}
		case graphQLMark:
			switch tok {
			case "{":
				if depth == 0 && parens == 0 {
					operations++
					if !s.headed {
						inMutation = false
					}
				}
				depth++
			case "}":
				depth--
				if depth < 0 {
					return false, false, false
				}
				if depth == 0 && parens == 0 {
					s.headed = false
				}
			case "(":
				parens++
			case ")":
				parens--
			}
		}
	}
}

// graphQLTakesAway reports whether a mutation's name begins with a word for
// taking something away.
func graphQLTakesAway(name string) bool {
	for verb := range strings.FieldsSeq("delete remove archive transfer") {
		if strings.HasPrefix(name, verb) {
			return true
		}
	}
	return false
}

// graphQLScanner splits a document into names and marks; strings, numbers and
// comments are passed over.
type graphQLScanner struct {
	text   string
	at     int
	headed bool // the keyword of the definition was read
}

type graphQLKind uint8

const (
	graphQLEnd graphQLKind = iota
	graphQLName
	graphQLMark
	graphQLBad
)

func (s *graphQLScanner) next() (string, graphQLKind) {
	for s.at < len(s.text) {
		c := s.text[s.at]
		switch {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ',':
			s.at++
		case c == '#':
			for s.at < len(s.text) && s.text[s.at] != '\n' && s.text[s.at] != '\r' {
				s.at++
			}
		case c == '"':
			if !s.quoted() {
				return "", graphQLBad
			}
		case ghNameByte(c):
			from := s.at
			for s.at < len(s.text) && ghNameByte(s.text[s.at]) {
				s.at++
			}
			return s.text[from:s.at], graphQLName
		case strings.IndexByte("{}()[]:=!|&@.-+", c) >= 0:
			s.at++
			return s.text[s.at-1 : s.at], graphQLMark
		default:
			return "", graphQLBad
		}
	}
	return "", graphQLEnd
}

// quoted passes over a string or a block string and reports whether it ends.
func (s *graphQLScanner) quoted() bool {
	if strings.HasPrefix(s.text[s.at:], `"""`) {
		for i := s.at + 3; i < len(s.text); i++ {
			if strings.HasPrefix(s.text[i:], `\"""`) {
				i += 3
			} else if strings.HasPrefix(s.text[i:], `"""`) {
				s.at = i + 3
				return true
			}
		}
		return false
	}
	for i := s.at + 1; i < len(s.text); i++ {
		switch s.text[i] {
		case '\\':
			i++
		case '"':
			s.at = i + 1
			return true
		case '\n', '\r':
			return false
		}
	}
	return false
}

// ghElsewhere adds that another host than the one of the service is asked, with
// the credential that is stored for it: an option, a repository or an address
// may name it.
func ghElsewhere(m *Match, own string) {
	asks := func(w Word, repo bool) {
		text := w.Text
		_, rest, address := strings.Cut(text, "://")
		switch {
		case address:
			text = rest
		case repo && strings.Count(text, "/") < 2 && !(w.Glob && strings.Contains(text, "**")):
			return
		}
		host, _, _ := strings.Cut(text, "/")
		host = host[strings.LastIndexByte(host, '@')+1:]
		if host = strings.ToLower(host); host == own || strings.HasSuffix(host, "."+own) {
			return
		}
		if !address && w.Exact() {
			w.Text = "https://" + text
		}
		m.Add(roleFact(Fetches, w, "asks that host with the credential stored for it"))
	}
	for _, h := range m.Hits() {
		switch {
		case !h.Has:
		case h.Name == "--hostname":
			asks(h.Value, false)
		case h.Name == "-R", h.Name == "--repo":
			asks(h.Value, true)
		}
	}
	what, _, _ := strings.Cut(m.Path, " ")
	for _, w := range m.Args {
		if m.Path == "repo view" || named("pr issue mr run workflow release project", what) && strings.Contains(w.Text, "://") {
			asks(w, true)
		}
	}
}

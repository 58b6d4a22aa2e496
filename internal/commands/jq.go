package commands

import (
	"iter"
	"slices"
	"strconv"
	"strings"

	"automode"
)

var jq = Program{
	Name: "jq", Follows: "*", Also: "gojq jaq", Summary: "filters JSON", Manual: "jq(1), jq 1.8",
	Row: Row{
		Style:  Plain,
		Lang:   Jq,
		Args:   anyData,
		Refine: jqRead,
	},
}

var jqCases = []Case{
	{`jq . f`, `Read f`},
	{`jq -r '.a[] | select(.b == "env")' f g`, `Read f; Read g`},
	{`jq -nr --arg a x --argjson b 1 '$a'`, `nothing`},
	{`jq --slurpfile a f --rawfile b g . h`, `Read f; Read g; Read h`},
	{`jq --indent 2 -L lib --tab -e . f`, `Read lib/**; Read f`},
	{`jq . f --args x y`, `Read f`},
	{`jq -f prog f`, `Run[file jq] prog; Read f`},
	{`jq --from-file prog f`, `Run[file jq] prog; Read f`},
	{`jq -n env.HOME`, `Disclose environment`},
	{`jq -n '$ENV.A'`, `Disclose environment`},
	{`jq -n '$ # x
ENV.A'`, `Disclose environment`},
	{"jq -n '# \\\n\"\nenv #\"'", `Unknown a comment may go on in the next line`},
	{`jq '.env, .a.env, {env: 1}' f`, `Read f`},
	{`jq '"\(env)"' f`, `Disclose environment; Read f`},
	{`jq 'import "a" as a; .' f`, `Unknown the filter loads other filters; Read f`},
	{`jq "$x" f`, `Unknown an unknown word may be an option`},
	{`jq .[0].name f`, `Read f`}, {`jq .[] f`, `Read f`}, {`jq .*.a f`, `Unknown the filter is not known; Read f`},
	{`jq ".a$x" f`, `Unknown the filter is not known; Read f`},
	{`jq -Z . f`, `Unknown no option “-Z” is known`},
	{`jq $x`, `Unknown an unknown word may be an option`},
	{`jq -n 'range(1e18)'`, `Unknown it makes more than anybody waits for`},
	{`jq -n '"x" * 1e12'`, `Unknown it makes more than anybody waits for`},
	{`jq -n 'until(false; .)'`, `Unknown it has no end`},
	{`jq -n 'def f: f | f; f'`, `Unknown a filter calls itself, whatever it is given`},
	{`jq 'def f: if type == "array" then map(f) else . end; f' a`, `Read a`},
	{`jq '[limit(10; range(1e3))]' a`, `Read a`},
	{`jq '.ns * 1000000000' a`, `Read a`},
	{`jq --help`, `nothing`},
}

// jqRead reads options, of which some take two words, then the filter, then
// the files.
func jqRead(m *Match) {
	words := m.Args
	m.Facts, m.Args, m.Follows = nil, nil, false
	filter, plain, ended := false, false, false
	for i := 0; i < len(words); i++ {
		w := words[i]
		switch {
		case !ended && w.Is("--"):
			ended = true
			continue
		case !ended && w.mayBeFlag() && w.Text == "":
			m.Unknown("an unknown word may be an option", w)
			return
		case !ended && len(w.Text) > 1 && w.Text[0] == '-':
			used, ok := jqOption(m, w, words[i+1:], &filter, &plain)
			if !ok {
				return
			}
			i += used
			continue
		}
		switch {
		case !filter:
			filter = true
			jqFilter(m, w)
		case !plain:
			m.Add(roleFact(Reads, w, ""))
			m.Args = append(m.Args, w)
		}
	}
}

// jqOption reads one option and tells how many words are its values. plain is
// set when what follows is text, not files.
func jqOption(m *Match, w Word, next []Word, filter, plain *bool) (used int, ok bool) {
	if !w.Exact() {
		m.Unknown("an option is not known to the letter", w)
		return 0, false
	}
	value := func(n int) Word {
		if n < len(next) {
			return next[n]
		}
		return Lit("")
	}
	switch w.Text {
	case "--arg", "--argjson":
		return 2, true
	case "--slurpfile", "--rawfile", "--argfile":
		m.Add(roleFact(Reads, value(1), ""))
		return 2, true
	case "--indent":
		return 1, true
	case "-L", "--library-path":
		m.Add(roleFact(ReadsTree, value(0), ""))
		return 1, true
	case "-f", "--from-file":
		*filter = true
		m.Add(Fact{Role: RunsFile, Kind: automode.Run, Lang: Jq, Word: value(0), Flag: w.Text, Via: automode.ByOption, Why: "takes the filter from a file"})
		return 1, true
	case "--args", "--jsonargs":
		*plain = true
		return 0, true
	case "-h", "--help", "-V", "--version", "--build-configuration":
		m.Facts = nil
		return 0, false
	}
	if named("--null-input --raw-input --slurp --compact-output --raw-output --raw-output0 --join-output --ascii-output --sort-keys --color-output --monochrome-output --tab --unbuffered --stream --stream-errors --seq --exit-status --binary --yaml-input --yaml-output", w.Text) || clusterOf(w.Text, "nRscrjaSCMeb") {
		return 0, true
	}
	m.Unknown("no option "+quote(w)+" is known", w)
	return 0, false
}

// indexesAlone reports whether all brackets of an unquoted filter are empty or hold a
// number, so that what they match as a pattern is no other filter.
func indexesAlone(text string) bool {
	if !strings.HasPrefix(text, ".") || strings.ContainsAny(text, "*?") {
		return false
	}
	for _, part := range strings.Split(text, "[")[1:] {
		inside, _, ok := strings.Cut(part, "]")
		if !ok || strings.Trim(inside, "0123456789:-") != "" {
			return false
		}
	}
	return true
}

// jqFilter reads a filter: a pure function of its input, but for the
// environment and for other filters.
func jqFilter(m *Match, w Word) {
	if w.Glob && w.Known == automode.Exact && indexesAlone(w.Text) {
		w.Glob = false
	}
	if !w.Exact() {
		m.Unknown("the filter is not known", w)
		return
	}
	if strings.Contains(w.Text, "@base64d") {
		m.Prints = Decoded
	}
	if strings.Contains(w.Text, "\\\n") {
		m.Unknown("a comment may go on in the next line", w) // since jq 1.7.1
	}
	discloses, loads, repeats, limited := false, false, false, false
	for name := range jqNames(w.Text) {
		switch name {
		case "env", "$ENV", "$__prog_args":
			discloses = true
		case "repeat":
			repeats = true
		case "limit", "first", "until", "break", "nth", "isempty", "any", "all":
			limited = true
		case "import", "include", "modulemeta", "get_search_list":
			loads = true
		}
	}
	if discloses {
		m.Add(Fact{Kind: automode.Disclose, Target: "environment", Why: "reads the variables of the environment"})
	}
	if why := jqForever(w.Text, limited); why != "" {
		m.Unknown(why, w)
	}
	if repeats && !limited {
		if m.Prints = Endless; strings.IndexByte(w.Text, '[') >= 0 {
			m.fillsDisk("keeps what it makes without end")
		}
	}
	if loads {
		m.Unknown("the filter loads other filters", w)
	}
}

// jqForever says why a filter makes more than anybody waits for, whatever it is
// given, or "". It looks at what stands there to the letter: range(1e18), while(true; …),
// "x" * 1e12, def f: f; of which the body has no other way out.
func jqForever(filter string, limited bool) string {
	text := strings.Join(strings.Fields(filter), "")
	for rest := text; ; {
		i := strings.IndexAny(rest, "(*;:")
		if i < 0 {
			break
		}
		before, after := rest[:i], rest[i+1:]
		number := after[:len(after)-len(strings.TrimLeft(after, "0123456789.e+"))]
		n, _ := strconv.ParseFloat(number, 64)
		switch {
		case n < 1e9:
		case rest[i] == '(' && (strings.HasSuffix(before, "range") && !limited || strings.HasSuffix(before, "limit")), rest[i] == '*' && strings.HasSuffix(before, "\""):
			return "it makes more than anybody waits for"
		}
		rest = after
	}
	names := slices.Collect(jqNames(filter))
	switch {
	case strings.Contains(text, "while(true;"), strings.Contains(text, "until(false;"), strings.Contains(text, "recurse(.+"), strings.Contains(text, "recurse(.*"):
		return "it has no end"
	case slices.Contains(names, "infinite") && slices.Contains(names, "range"):
		return "it makes more than anybody waits for"
	}
	for rest := filter; ; {
		_, after, ok := strings.Cut(rest, "def ")
		if !ok {
			return ""
		}
		name, body, _ := strings.Cut(after, ":")
		name, _, _ = strings.Cut(strings.TrimSpace(name), "(")
		body, _, _ = strings.Cut(body, ";")
		inside := slices.Collect(jqNames(body))
		if name != "" && slices.Contains(inside, name) && !strings.Contains(body, ".[") && !strings.ContainsAny(body, "?/") && !slices.ContainsFunc(inside, func(s string) bool {
			return named("if select empty try map limit first reduce foreach error halt break input inputs and or", s)
		}) {
			return "a filter calls itself, whatever it is given"
		}
		rest = after
	}
}

// jqNames yields the names of functions and variables in a filter: not those
// of fields, and not texts, but what is put into texts.
func jqNames(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		var nested []int // open parentheses, for each text that is interrupted
		for i := 0; i < len(text); i++ {
			c := text[i]
			switch {
			case c == '#':
				if n := strings.IndexByte(text[i:], '\n'); n >= 0 {
					i += n
				} else {
					return
				}
			case c == '"':
				i = jqText(text, i+1, &nested)
			case c == '(' && len(nested) > 0:
				nested[len(nested)-1]++
			case c == ')' && len(nested) > 0:
				nested[len(nested)-1]--
				if nested[len(nested)-1] == 0 {
					nested = nested[:len(nested)-1]
					i = jqText(text, i+1, &nested)
				}
			case awkLetter(c) || c == '$' || c == '@':
				start := i
				if c == '$' {
					// jq 1.7 lets space and comments stand in front of the name.
					if at := jqBlank(text, i+1); at > i+1 {
						text, i, start = "$"+text[at:], 0, 0
					}
				}
				for i+1 < len(text) && (awkLetter(text[i+1]) || text[i+1] >= '0' && text[i+1] <= '9') {
					i++
				}
				field := start > 0 && text[start-1] == '.' && (start < 2 || text[start-2] != '.')
				key := strings.HasPrefix(strings.TrimLeft(text[i+1:], " \t\n"), ":") && c != '$'
				if !field && !key && !yield(text[start:i+1]) {
					return
				}
			}
		}
	}
}

// jqBlank goes past space and comments.
func jqBlank(text string, i int) int {
	for ; i < len(text); i++ {
		switch {
		case text[i] == '#':
			n := strings.IndexByte(text[i:], '\n')
			if n < 0 {
				return len(text)
			}
			i += n
		case !byteIn(text[i], " \t\r\n"):
			return i
		}
	}
	return i
}

// jqText goes to the end of a text, or to the "\(" that interrupts it.
func jqText(text string, i int, nested *[]int) int {
	for ; i < len(text); i++ {
		switch text[i] {
		case '"':
			return i
		case '\\':
			i++
			if i < len(text) && text[i] == '(' {
				*nested = append(*nested, 1)
				return i
			}
		}
	}
	return i
}

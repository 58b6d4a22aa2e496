package commands

import (
	"iter"
	"slices"
	"strings"

	"automode"
)

var yq = Program{
	Name: "yq", Rare: true, Summary: "filters YAML, JSON, XML", Manual: "yq(1), mikefarah/yq 4.48 and kislyuk/yq 3.4",
	Row: Row{
		Help: "-h --help -V --version",
		Args: anyData,
		Flags: []Flag{
			{Names: "-i --inplace --in-place"},
			{Names: "-n --null-input"},
			{Names: "-f= --from-file=", Value: RunsFile, Why: "its expression can load files and variables"},
			{Names: "--expression=", Value: Data},
			{Names: "-s= --split-exp=", Value: Data},
			{Names: "--split-exp-file=", Value: Reads},
			{Names: "-c -e --exit-status -r --raw-output --unwrapScalar -P --prettyPrint -C --colors -M --no-colors -N --no-doc -v --verbose -j --tojson -y -Y --yaml-output --yaml-roundtrip -S --sort-keys -a --ascii-output --slurp --raw-input -R -z --nul-output --header-preprocess --string-interpolation --security-disable-env-ops --security-disable-file-ops --csv-auto-parse --tsv-auto-parse --xml-keep-namespace --xml-raw-token --xml-skip-directives --xml-skip-proc-inst --xml-strict-mode --yaml-fix-merge-anchor-to-spec", Value: Data},
			{Names: "-o= --output-format= -p= --input-format= -I= --indent= -w= --width= --front-matter= --csv-separator= --tsv-separator= --lua-prefix= --lua-suffix= --properties-separator= --shell-key-separator= --xml-attribute-prefix= --xml-content-name= --xml-directive-name= --xml-proc-inst-prefix= --yaml-output-grammar-version=", Value: Data},
		},
		Refine: yqRead,
	},
}

var yqCases = []Case{
	{`yq .a f`, `Read f`},
	{`yq f`, `Read f`},
	{`yq eval -o=json '.a' f`, `Read f`},
	{`yq ea -r --indent 2 '. as $i' f g`, `Read f; Read g`},
	{`yq -i '.a = 1' f`, `Write f`},
	{`yq -i f`, `Write f`},
	{`yq -n '.a = 1'`, `nothing`},
	{`yq --expression .a f`, `Read f`},
	{`yq -f prog f`, `Read f; Run[file native] prog`},
	{`yq -s .name f`, `Read f; Write ./**`},
	{`yq --split-exp-file e . f`, `Read f; Write ./**; Read e`},
	{`yq '.a = env(A)' f`, `Disclose environment; Read f`},
	{`yq '.a = load("x")' f`, `Read …; Read f`},
	{`yq 'strload("x") | loadxml("y")' f`, `Read …; Read …; Read f`},
	{`yq '.a#b | load("x")' f`, `Read …; Read f`},
	{`yq '.a" | load("x") | .b"' f`, `Read …; Read f`},
	{`yq '."load" | .load, {load: 1}, "load"' f`, `Read f`},
	{`yq 'eval(.x)' f`, `Unknown an expression is made on the way; Read f`},
	{`yq "$x" f`, `Unknown the filter is not known; Read f; Unknown an unknown word may be an option`},
	{`yq '.a | system("x")' f`, `Run[line] …; Read f`},
}

// yqRead sorts the expression from the files and reads it.
func yqRead(m *Match) {
	own := m.Facts
	m.Facts = nil
	files := m.Args
	if len(files) > 1 && (files[0].Is("eval") || files[0].Is("e") || files[0].Is("eval-all") || files[0].Is("ea")) {
		files = files[1:]
	}
	expression, given := m.Value("--expression")
	_, fromFile := m.Value("-f")
	switch {
	case given:
		yqExpression(m, expression)
	case fromFile:
	case len(files) > 1 || m.Has("-n") && len(files) > 0:
		yqExpression(m, files[0])
		files = files[1:]
	case len(files) == 1:
		// A single word is a file when there is one of that name, else the
		// expression.
		yqExpression(m, files[0])
	}
	for _, f := range files {
		if m.Has("-i") {
			m.Add(roleFact(Edits, f, "changes the file in place"))
		} else {
			m.Add(roleFact(Reads, f, ""))
		}
	}
	if m.Has("-s") || m.Has("--split-exp-file") {
		m.Add(roleFact(WritesTree, Lit("."), "writes a file for every document"))
	}
	m.Facts = append(m.Facts, own...)
	m.Args = files
}

// yqExpression: an expression is a pure function of its input, but for the
// environment, other files and commands.
func yqExpression(m *Match, w Word) {
	if !w.Exact() {
		m.Unknown("the filter is not known", w)
		return
	}
	if strings.Contains(w.Text, "@base64d") {
		m.Prints = Decoded
	}
	var seen []string
	for name := range yqNames(w.Text) {
		if slices.Contains(seen, name) {
			continue
		}
		seen = append(seen, name)
		switch {
		case named("env strenv envsubst $ENV", name):
			m.Add(Fact{Kind: automode.Disclose, Target: "environment", Why: "reads the variables of the environment"})
		case strings.Contains(name, "load"), named("import include", name):
			// load_str, str_load, loadxml: with a line between the words or without
			m.Add(roleFact(Reads, Word{}, "reads another file"))
		case name == "system":
			m.Add(roleFact(RunsLine, Word{}, "starts a command from the expression"))
		case name == "eval":
			m.Unknown("an expression is made on the way", w)
		}
	}
}

// yqNames yields the names in an expression as both programs would read it that are
// called yq: jq's filters, and mikefarah's expressions, which know no comments
// and in which quotes and signs belong to the path that they stand in.
func yqNames(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for name := range jqNames(text) {
			if !yield(name) {
				return
			}
		}
		for i := 0; i < len(text); i++ {
			switch c := text[i]; {
			case c == '"':
				for i++; i < len(text) && text[i] != '"'; i++ {
					if text[i] == '\\' {
						i++
					}
				}
			case c == '.' && i+1 < len(text) && text[i+1] == '"':
			case c == '.':
				for i+1 < len(text) && !byteIn(text[i+1], " ;}{:[],|.()=\n") {
					i++
				}
			case awkLetter(c):
				start := i
				for i+1 < len(text) && (awkLetter(text[i+1]) || text[i+1] >= '0' && text[i+1] <= '9') {
					i++
				}
				if !strings.HasPrefix(strings.TrimLeft(text[i+1:], " \t\n"), ":") && !yield(text[start:i+1]) {
					return
				}
			}
		}
	}
}

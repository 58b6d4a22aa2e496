package commands

import (
	"slices"
	"strings"

	"automode"
)

var awk = Program{
	Name: "awk", Also: "gawk mawk nawk original-awk", Summary: "runs a program over lines and their fields", Manual: "awk(1), gawk 5.3, mawk 1.3.4 and macOS 15",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version -C --copyright",
		Lang: Awk,
		Args: []Arg{{At: Each, Role: Data}},
		Flags: []Flag{
			{Names: "-F= --field-separator= -v= --assign=", Value: Data},
			{Names: "-f= --file=", Value: RunsFile, Lang: Awk, Why: "takes the program from a file"},
			{Names: "-E= --exec=", Value: RunsFile, Lang: Awk, Why: "takes the program from a file", Ends: true},
			{Names: "-e= --source=", Value: Data},
			{Names: "-i= --include=", Value: Data},
			{Names: "-l= --load=", Value: Loads, Why: "loads a library into the program"},
			{Names: "-d[=] --dump-variables[=] -o[=] --pretty-print[=] -p[=] --profile[=]", Value: Writes, Why: "writes what it knows of the program to a file"},
			{Names: "-L[=] --lint[=]", Value: Data},
			{Names: "-b --characters-as-bytes -c --traditional -g --gen-pot -I --trace -M --bignum -n --non-decimal-data -N --use-lc-numeric -O --optimize -P --posix -r --re-interval -s --no-optimize -S --sandbox -t --lint-old -k --csv"},
		},
		Refine: awkRead,
	},
}

var awkCases = []Case{
	{`awk -i inplace.awk '{print}' f`, `Write f`},
	{`awk 'BEGIN { print "x" > "/inet/tcp/0/h/80" }'`, `Send h`},
	{`awk 'BEGIN { print "x" |& "/inet/tcp/0/h/80" }'`, `Run[line] /inet/tcp/0/h/80; Run[line] /inet/tcp/0/h/80; Expose{tunnel} /inet/tcp/0/h/80`},
	{`awk 'BEGIN { "/inet/tcp/0/h/80" |& getline x }'`, `Run[line] /inet/tcp/0/h/80; Expose{tunnel} /inet/tcp/0/h/80`},
	{`awk -v x=1 '{ print $1 \ }' f`, `Unknown a backslash of the program cannot be read; Read f`},
	{`awk '/a' f`, `Unknown a pattern of the program cannot be read; Read f`},
	{`awk '/[[:alpha/ { print }' f`, `Unknown a pattern of the program cannot be read; Read f`},
	{`awk '{ x = 1 ) }' f`, `Unknown a bracket of the program is closed that was not opened; Read f`},
	{`awk '{ a /= 2; print a }' f`, `Read f`},
	{`awk '{print $1}' f`, `Read f`},
	{`awk -F: -v n=1 '$3 > n && /a\/b/ {s += $2 / 2} END {printf "%d\n", s}' n=2 f -`, `Read f`},
	{`awk --csv -L 'NR==1' f`, `Read f`},
	{`awk -d 'NR==1' f`, `Read f; Write awkvars.out`}, {`awk --pretty-print 'NR==1' f`, `Read f; Write awkprof.out`},
	{`awk 'BEGIN{while(1) print "x" | "cat"}'`, `Run[line] cat; Run[line] cat; Control{halts} this machine`},
	{`awk 'BEGIN{for(;;) x = x + 1}'`, `Unknown a loop has no end`},
	{`awk 'BEGIN{while(1) {if (x++ > 9) exit; print x | "cat"}}'`, `Run[line] cat`},
	{`awk 'BEGIN{while(("yes" | getline x) > 0) a[n++] = x}'`, `Unknown a loop reads what never ends; Run[line] yes`},
	{`awk 'BEGIN{for(;;) a[i++] = i}'`, `Control{halts} this machine`},
	{`awk 'BEGIN{x = "a"; while(1) x = x x}'`, `Control{halts} this machine`},
	{`awk '{print > "out"}' f`, `Write out; Read f`},
	{`awk '{print $1, $2 >> "out/" $1 ".txt"}' f`, `Write out/…; Read f`},
	{`awk '{print ($1 > 2), a[$1 > 3]}' f`, `Read f`},
	{`awk '{printf("%s", $1) > "/dev/stderr"}' f`, `Write /dev/stderr; Read f`},
	{`awk '{print $1,
 $2 > "o"}' f`, `Write o; Read f`},
	{`awk 'BEGIN{system("rm x")}'`, `Run[line] rm x`},
	{`awk '{system("rm " $1)}' f`, `Run[line] rm …; Read f`},
	{`awk '{print | "sort -u"}' f`, `Run[line] sort -u; Read f`},
	{`awk '{"date" | getline d; print d}' f`, `Run[line] date; Read f`},
	{`awk '{c = $1; c | getline}' f`, `Run[line] …; Read f`},
	{`awk 'BEGIN { while ((c | getline) > 0) print }'`, `Run[line] `},
	{`awk 'BEGIN { f = "o"; d = "x/" f ".txt" } { print > d; print >> (f 1); print > (NR f) }' f`, `Write x/o.txt; Write o1; Write …o; Read f`},
	{`awk -v c=touch -v d=n '{ system(c " " d ".t"); ("cat " d) | getline; print | c }' d=m f`, `Run[line] touch n.t; Run[line] touch m.t; Run[line] cat n; Run[line] cat m; Run[line] touch; Read f`},
	{`awk 'BEGIN { system("rm -r " d "/*") }' d=x f`, `Run[line] rm -r …; Read f`},
	{`awk 'BEGIN { system("rm -r " d "/*") }' -v d=x f`, `Run[line] rm -r …; Read -v; Read f`},
	{`awk 'BEGIN { if (NR)

c = "a"; system(c "b") }'`, `Run[line] …`},
	{`awk '{ if (NR > 1) c = "a"; system(c "b") }' f`, `Run[line] …; Read f`},
	{`awk '{ c = "a"; if (NR > 1) { c = "b"; getline < c } print > c }' f`, `Read a; Read b; Write a; Write b; Read f`},
	{`awk '{ print > c; c = "a" }' f`, `Write …; Read f`},
	{`awk '{ c = "a"; c++; print > c }' f`, `Write …; Read f`},
	{`awk '{ c = "a"; sub(/a/, $1, c); print > c }' f`, `Write …; Read f`},
	{`awk '{ c = "a"; SYMTAB["c"] = $1; print > c }' f`, `Write …; Read f`},
	{`awk 'BEGIN { c = "a" } function g(c) { print > c } { g($1) }' f`, `Write …; Read f`},
	{`awk 'function g() { system("a" c) } BEGIN { g(); c = "b" }'`, `Run[line] a…`},
	{`awk -f prog 'f' c=1`, `Read f; Run[file awk] prog`},
	{`awk '{ print > (FILENAME ".n") }' a b/c`, `Write a.n; Write b/c.n; Read a; Read b/c`},
	{`awk '{ print > FILENAME ".n" }' *.txt`, `Write *.txt; Read *.txt`},
	{`awk 'BEGIN { print > (FILENAME ".n") }' a`, `Write …; Read a`},
	{`awk '{ getline x < "a" "b" }' f`, `Read a…; Read f`},
	{`awk -i inplace '{ s += $1 } END { print s }' f`, `Lose f`},
	{`awk -i inplace '{ print "x" }' f`, `Lose f`},
	{`awk -i inplace '/x/ { next } 1' f`, `Write f`},
	{`awk -i inplace '!/x/' f`, `Write f`},
	{`awk -i inplace '$1 != "x" { print $2 }' f`, `Write f`},
	{`awk -i inplace 'NR > 1' f`, `Write f`},
	{`awk -i inplace '/x/' f`, `Lose f`},
	{`awk -i inplace '/x/ { print }' f`, `Lose f`},
	{`awk -i inplace 'END { print }' f`, `Lose f`},
	{`awk -i inplace '{ for (i = NF + 1; i <= NF; i++) print $i }' f`, `Lose f`},
	{`awk -i inplace '{ gsub(/[a-zA-Z0-9]/, ""); print }' f`, `Lose f`},
	{`awk -i inplace '{ gsub(/.+/, "x"); print }' f`, `Lose f`},
	{`awk -i inplace '{ NF *= 0 } 1' f`, `Lose f`},
	{`awk -i inplace '{ print length($0) }' f`, `Lose f`},
	{`awk -i inplace '{ print ($0 == "") }' f`, `Lose f`},
	{`awk -i inplace '{ printf "%c", $0 }' f`, `Lose f`},
	{`awk -i inplace 'NR > 98' f`, `Lose f`},
	{`awk -i inplace '{ while (1) next; print }' f`, `Lose f`},
	{`awk -i inplace '{ do { n++ } while (n < 1); next; print }' f`, `Lose f`},
	{`awk -i inplace '!(1 == 1)' f`, `Lose f`},
	{`awk -i inplace '{ if (NR) next; print }' f`, `Lose f`},
	{`awk -i inplace '{ NF = 0; print }' f`, `Lose f`},
	{`awk -i inplace '{ $0 = y } 1' f`, `Lose f`},
	{`awk -i inplace '{ for (;;) next; print }' f`, `Lose f`},
	{`awk -i inplace 'function g() { next } { g(); print }' f`, `Lose f`},
	{`awk -i inplace '{ printf "%.0s", $0 }' f`, `Lose f`},
	{`awk -i inplace '&& 1' f`, `Lose f`},
	{`awk -i inplace '/^$/' f`, `Lose f`},
	{`awk -i inplace '!/[a-z]*/' f`, `Lose f`},
	{`awk -i inplace '!/e/' f`, `Lose f`},
	{`awk -i inplace '{ x = $1; print "" }' f`, `Lose f`},
	{`awk -i inplace '$1 != y' f`, `Lose f`},
	{`awk -i inplace '!(y == 0)' f`, `Lose f`},
	{`awk -i inplace '{ gsub(/[^q]/, ""); print }' f`, `Lose f`},
	{`awk -i inplace '$0 !~ ""' f`, `Lose f`},
	{`awk -i inplace '!y' f`, `Lose f`},
	{`awk -i inplace '{ $0 = $9 } 1' f`, `Lose f`},
	{`awk -i inplace '{ $0 = substr($0, 1, 0) } 1' f`, `Lose f`},
	{`awk -i inplace '{ $0 = gensub(/.*/, "", "g", $0) } 1' f`, `Lose f`},
	{`awk -i inplace '{ $0 += 0 } 1' f`, `Lose f`},
	{`awk -i inplace '{ --$0 } 1' f`, `Lose f`},
	{`awk -i inplace '{ i = 0; $i = "" } 1' f`, `Lose f`},
	{`awk -i inplace '{ for (i = 1; i <= NF; i++) $i = ""; print }' f`, `Lose f`},
	{`awk -i inplace '{ x = $0; x = ""; print x }' f`, `Lose f`},
	{`awk -i inplace '{ x = $0; sub(/.*/, "", x); print x }' f`, `Lose f`},
	{`awk -i inplace '{ print $0 ? "" : 1 }' f`, `Lose f`},
	{`awk -i inplace '{ print a[$0] }' f`, `Lose f`},
	{`awk -i inplace '{ split($0, a); print a[9] }' f`, `Lose f`},
	{`awk -i inplace '{ print substr($0, 99) }' f`, `Lose f`},
	{`awk -i inplace '{ print $9 }' f`, `Lose f`},
	{`awk -i inplace 'NR != 1 && NR != 2 && NR != 3 && NR != 4' f`, `Lose f`},
	{`awk -i inplace 'NR == 1 { next } NR <= 3 { next } 1' f`, `Lose f`},
	{`awk -i inplace -v 'RS=.*' 1 f`, `Lose f`},
	{`awk -i inplace 'BEGIN { RS = ".*" } 1' f`, `Lose f`},
	{`awk -i inplace 'BEGIN { FPAT = "x" } { print $1 }' f`, `Lose f`},
	{`awk -i inplace 'NR != 1 && NR != 2' f`, `Write f`},
	{`awk -i inplace -v 'RS=
?
' 1 f`, `Write f`},
	{`awk -i inplace '{ $0 = "x " $0 } 1' f`, `Write f`},
	{`awk -i inplace '{ $0 = substr($0, 2); print }' f`, `Write f`},
	{`awk -i inplace '{ $0 = gensub(/a b/, "c", "g"); print }' f`, `Write f`},
	{`awk -i inplace '{ $3 = $3 * 2; print }' f`, `Write f`},
	{`awk -i inplace '{ split($0, a, ":"); print a[1] }' f`, `Write f`},
	{`awk -i inplace '{ sub(/[0-9]+/, n++); print }' f`, `Write f`},
	{`awk -i inplace '!/^$/' f`, `Write f`},
	{`awk -i inplace '!/^#/' f`, `Write f`},
	{`awk -i inplace '!seen[$0]++' f`, `Write f`},
	{`awk -i inplace '{ x = toupper($0); print x }' f`, `Write f`},
	{`awk -i inplace '{ gsub(/a b/, "c") } 1' f`, `Write f`},
	{`awk -i inplace '{ printf "%-10s\n", $0 }' f`, `Write f`},
	{`awk -i inplace '{ if (/^#/) next; print }' f`, `Write f`},
	{`awk -i inplace '{ while (n < 2) n++; print }' f`, `Write f`},
	{`awk -i inplace 'BEGIN { FS = ":" }
{ $1 = "x"; print $0 }' f`, `Write f`},
	{`awk -i inplace -v INPLACE_SUFFIX=.bak 1 f`, `Write f; Write f.bak`},
	{`awk -i inplace -v 'INPLACE_SUFFIX=d/*' 1 f`, `Write f; Unknown it is not known where the old content is kept`},
	{`awk -i inplace 'BEGIN { inplace::suffix = "x" } 1' f`, `Write f; Unknown it is not known where the old content is kept`},
	{`awk 'function g(x) { print x | "cat" } { g($1) }' f`, `Run[line] cat; Read f`},
	{`awk 'function g(x) { print x | "cat"; g(x) } { g($1) }' f`, `Run[line] cat; Control{halts} this machine; Read f`},
	{`awk 'BEGIN{while ((getline l < "in") > 0) n++}'`, `Read in`},
	{`awk '{getline; getline x < $1}' f`, `Read …; Read f`},
	{`awk '{print |& "cmd"}' f`, `Run[line] cmd; Read f`},
	{`awk 'BEGIN{print "x" > "/inet/tcp/0/h.test/80"}'`, `Send h.test`},
	{`awk 'BEGIN{print ENVIRON["A"]}'`, `Disclose environment`},
	{`awk 'BEGIN{ARGV[1]="/x"; ARGC=2}{print}'`, `Read …`},
	{`awk '@load "x"; {f()}' f`, `Unknown the program loads other code; Read f`},
	{`awk 'BEGIN{if (1) /"/; system("rm x"); /"/}'`, `Run[line] rm x`},
	{`awk '{a = b / 2; c = "x/"; d = (a + b) / c}' f`, `Read f`},
	{`awk '/[/]/ {print}' f`, `Unknown a pattern of the program cannot be read; Read f`},
	{`awk '{print "a}' f`, `Unknown a text of the program has no end; Read f`},
	{`awk '{ print "a" } # > "x"
END { print "b" }' f`, `Read f`},
	{`awk "/$x/" f`, `Unknown the program is not known; Read f`},
	{`awk -f prog -o f`, `Read f; Run[file awk] prog; Write awkprof.out`},
	{`awk -oo 1 f`, `Read f; Write o`},
	{`awk -E prog -x`, `Read -x; Run[file awk] prog`},
	{`awk -l lib -e '{print}' f`, `Read f; Run{hidden} lib`},
	{`awk -i inplace '{print}' f`, `Write f`},
	{`awk -i inplace 0 f`, `Lose f`},
	{`awk -i other '{print}' f`, `Read f; Run[file native] other`},
	{`awk -W exec f`, `Unknown no option “-W” is known`},
	{`awk`, `Unknown there is no program`},
}

// awkRead sorts the program from the files and reads it.
func awkRead(m *Match) {
	own := m.Facts
	m.Facts = nil
	files := m.Args
	inPlace, sources := false, 0
	var texts []Word
	var given awkGiven
	for _, h := range m.hits {
		switch {
		case flagNamed(h.Flag, "-v") && h.Has:
			given.sets = append(given.sets, h.Value)
			given.first++
		case flagNamed(h.Flag, "-e") && h.Has:
			texts = append(texts, h.Value)
			sources++
		case flagNamed(h.Flag, "-d") && !h.Has:
			name := "awkprof.out"
			if named("-d --dump-variables", h.Name) {
				name = "awkvars.out"
			}
			own = append(own, optionFact(Writes, h, Lit(name), h.Flag.Why))
		case flagNamed(h.Flag, "-f"), flagNamed(h.Flag, "-E"):
			sources++
		case flagNamed(h.Flag, "-i") && h.Has:
			if h.Value.Is("inplace") || h.Value.Is("inplace.awk") {
				inPlace = true
				continue
			}
			sources++
			f := optionFact(RunsFile, h, h.Value, "includes other code")
			f.Lang = Awk
			own = append(own, f)
		}
	}
	if len(texts) == 0 && !m.Has("-f -E") {
		if len(files) == 0 {
			m.Unknown("there is no program", Word{})
			return
		}
		texts, files = files[:1], files[1:]
		sources++
	}
	given.parts = sources > 1
	for _, f := range files {
		if isAssignment(f) || !f.Exact() && !f.Glob {
			given.sets = append(given.sets, f)
		} else if !f.Is("-") {
			given.files = append(given.files, f)
		}
	}
	for _, t := range texts {
		awkProgram(m, t, given)
	}
	if given.parts && m.Sieve != nil {
		m.Sieve = &Sieve{}
	}
	if inPlace {
		awkInPlace(m, texts, files, given)
	}
	for _, f := range files {
		if !inPlace && !isAssignment(f) && !f.Is("-") {
			m.Add(roleFact(Reads, f, ""))
		}
	}
	m.scripts(own, given.sets, given.parts || inPlace)
	m.Args = files
	if (m.Prints == FirstWords || m.Prints == Unmarked || m.Prints == Sifted) && len(files) > 0 {
		m.Prints = AnyText // of other lines than come in
	}
	if !m.Has("-f -E -i") && !slices.ContainsFunc(m.Words, func(w Word) bool { return strings.Contains(w.Text, "exit") || !w.Exact() }) {
		m.Intake = Streams
	} else if len(files) == 0 {
		m.Intake = Stops // of a file it is not known when its line comes
	}
}

// scripts adds facts, of which those of scripts in files are followed by words, and are
// read unless they are a part that says nothing without the rest.
func (m *Match) scripts(facts []Fact, words []Word, part bool) {
	for i := range facts {
		if f := &facts[i]; f.Role == RunsFile {
			if f.Words = words; part {
				f.Lang = Native
			}
		}
	}
	m.Facts = append(m.Facts, facts...)
}

// printsField is what a program prints that prints one word of each line that a pattern
// chooses, or its number.
func printsField(text string) Prints {
	tokens, _ := tokensOfAwk(text)
	all := len(tokens)
	for len(tokens) > 0 && tokens[0].chooses() {
		tokens = tokens[1:]
	}
	if len(tokens) == 0 && all > 0 {
		return Sifted
	}
	said := make([]string, 0, 8)
	for i, t := range tokens {
		if t.kind == awkText || t.kind == awkPattern || i == cap(said) {
			return AnyText
		}
		if t.kind != awkLine {
			said = append(said, t.text)
		}
	}
	if n := len(said); n > 4 && said[n-2] == "exit" {
		said = append(said[:n-2], said[n-1])
	}
	switch {
	case slices.Equal(said, []string{"{", "print", "}"}), slices.Equal(said, []string{"{", "print", "$", "0", "}"}):
		return Sifted
	case slices.Equal(said, []string{"{", "print", "$", "1", "}"}):
		return FirstWords
	case slices.Equal(said, []string{"{", "print", "$", "2", "}"}):
		return Unmarked
	case slices.Equal(said, []string{"{", "print", "NR", "}"}), slices.Equal(said, []string{"{", "print", "FNR", "}"}):
		return Numbers
	}
	return AnyText
}

// chooses reports whether a token can stand in a pattern that only chooses lines.
func (t awkToken) chooses() bool {
	switch t.kind {
	case awkText, awkPattern, awkNumber:
		return true
	case awkName:
		return named("NR FNR NF END", t.text)
	}
	return t.kind == awkSign && named("$ == != ~ !~ < <= > >= && || !", t.text)
}

// awkProgram adds what the program's text does.
func awkProgram(m *Match, w Word, given awkGiven) {
	if t, ok := w.numbered(); ok {
		facts, problem, forever := readAwk(t, given)
		if without, _, _ := readAwk(w.IfEmpty, given); len(facts)+len(without) == 0 && problem == "" && !forever {
			return // numbers of lines and columns
		}
	}
	if !w.Exact() {
		m.Unknown("the program is not known", w)
		if w.Data != 0 || w.Encoded {
			m.Add(Fact{Role: RunsText, Kind: automode.Run, Lang: Awk, Word: w, Why: "runs a program that is made of what was read"})
		}
		return
	}
	if spelledAwk(w.Text) {
		m.Prints = Decoded
	}
	facts, problem, forever := readAwk(w.Text, given)
	switch {
	case forever:
		m.Prints = Endless
	case m.Prints == AnyText && !m.Has("-F -v -f"):
		if m.Prints = printsField(w.Text); m.Prints == FirstWords || m.Prints == Unmarked || m.Prints == Sifted {
			awkWhom(m, w.Text)
			tokens, _ := tokensOfAwk(w.Text)
			m.Sieve = awkSieve(tokens)
		}
	}
	for _, f := range facts {
		m.Add(f)
	}
	if problem != "" {
		m.Unknown(problem, w)
	}
}

// spelledAwk reports whether a program writes letters as their numbers.
func spelledAwk(text string) bool {
	for i := 0; i+1 < len(text); i++ {
		if text[i] == '%' && text[i+1] == 'c' || text[i] == '\\' && (text[i+1] == 'x' || text[i+1] >= '0' && text[i+1] <= '7') {
			return true
		}
	}
	return false
}

// awkFact is a fact out of a program's text.
func awkFact(role Role, w Word, why string) Fact {
	f := roleFact(role, w, why)
	if role == RunsLine {
		f.Lang = Shell
	}
	if f.Kind == automode.Unknown {
		f.Why = "nobody read what the program does here"
	}
	return f
}

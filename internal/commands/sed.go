package commands

import (
	"strings"

	"automode"
)

var sed = Program{
	Name: "sed", Also: "gsed", Summary: "edits a stream of lines by a script", Manual: "sed(1), GNU sed 4.9 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Lang: Sed,
		Args: []Arg{{At: Each, Role: Data}},
		Flags: []Flag{
			{Names: "-n --quiet --silent"},
			{Names: "-E -r --regexp-extended"},
			{Names: "--debug --follow-symlinks --posix -s --separate --sandbox -u --unbuffered -z --null-data -a"},
			{Names: "-e= --expression=", Value: Data},
			{Names: "-f= --file=", Value: RunsFile, Lang: Sed, Why: "takes the script from a file"},
			{Names: "-i[=] --in-place[=]", Value: Data},
			{Names: "-l= --line-length=", Value: Data},
		},
		Refine: sedRead,
	},
}

var sedCases = []Case{
	{`sed 's\a\b\' f`, `Unknown the script has a delimiter that cannot be read; Read f`},
	{`sed 's[a[b[w f' f`, `Unknown the script has a delimiter that cannot be read; Read f`},
	{`sed 's]a]b]' f`, `Unknown the script has a delimiter that cannot be read; Read f`},
	{`sed 'r' f`, `Unknown the script ends too early; Read f`},
	{`sed 'w' f`, `Unknown the script ends too early; Read f`},
	{`sed 'a\x\y' f`, `Read f`},
	{`sed '/[\]/d' f`, `Unknown a bracket of the script cannot be read; Read f`},
	{`sed '/[[:alpha:]/d' f`, `Unknown the script ends too early; Read f`},
	{`sed '/[[:alpha/d' f`, `Unknown a bracket of the script cannot be read; Read f`},
	{`sed '/a/dz' f`, `Unknown a command of the script is followed by what cannot be read; Read f`},
	{`sed p;q;zz f`, `Unknown a command of the script is followed by what cannot be read; Read f`},
	{`sed -n 5,10p f g`, `Read f; Read g`},
	{`sed s/a/b/g`, `nothing`},
	{`sed -e 5q -e '/x/d' f`, `Read f`},
	{`sed --expression p --line-length=5 f`, `Read f`},
	{`sed -i 's/[^/]*$/x/;s,a,b,' f`, `Write f`},
	{`sed -i d f`, `Lose f`},
	{`sed -i '1,$d' f`, `Lose f`},
	{`sed -i 's/.*//' f`, `Lose f`},
	{`sed -i '/x/{s/.*//;d}' f`, `Write f`},
	{`sed -i '/x/!d' f`, `Lose f`},
	{`sed -i '$!N;/^\(.*\)\n\1$/!P;D' f`, `Write f`},
	{`sed -i 3q f`, `Lose f`},
	{`sed -n -i /x/p f`, `Lose f`},
	{`sed -E s/a/b/ f`, `Read f`},
	{`sed -s -u s/a/b/ f`, `Read f`},
	{`sed -n -i 's/a/b/;p' f`, `Write f`},
	{`sed -i.bak d f`, `Write f; Write f.bak`},
	{`sed -i.bak p d/f`, `Write d/f; Write d/f.bak`},
	{`sed --in-place='o/*' p d/f`, `Write d/f; Write o/…`},
	{`sed -i '_x' p d/f`, `Unknown the command “_” is no command of sed; Write p; Write d/f`},
	{`sed -i '' 's/a/b/' f`, `Write f`},
	{`sed -f prog f`, `Read f; Run[file sed] prog`},
	{`sed -f prog -e p f`, `Read f; Run[file native] prog`},
	{`sed 'i\\
w x' f`, `Unknown a text of the script has backslashes that cannot be read; Read f`},
	{`sed '1e rm x' f`, `Run[line] rm x; Read f`},
	{`sed '1e rm x\
rm y' f`, `Run[line] rm x; Unknown a command of the script has backslashes that cannot be read; Read f`},
	{`sed 's/.*/rm x/e' f`, `Run[line] …; Read f`},
	{`sed e f`, `Run[line] …; Read f`},
	{`sed 's/a/b/gw out' f`, `Write out; Read f`},
	{`sed 'w out' f`, `Write out; Read f`},
	{`sed -n '/a/{p;w out
}' f`, `Write out; Read f`},
	{`sed '/x/r in' f`, `Read in; Read f`},
	{`sed '$!N;R in
ta;b;:a' f`, `Read in; Read f`},
	{`sed '/a/a foo}w out' f`, `Read f`},
	{`sed '/a/a\
text\
w more
w out' f`, `Write out; Read f`},
	{`sed -e 'i\' -e 'w text' f`, `Read f`},
	{`sed 's/[w/]/x/;y/abc/wer/' f`, `Read f`},
	{`sed 's/\[/]/w o/' f`, `Write o/; Read f`},
	{`sed '\,a,Ip;1~2d;2,~4p;0,/x/!d;/x/,+3n' f`, `Read f`},
	{`sed "s/a/$x/" f`, `Unknown the script is not known; Read f`},
	{`sed '# w no
w yes' f`, `Write yes; Read f`},
	{`sed 's/a/b/]' f`, `Unknown the flag “]” is no flag of s; Read f`},
	{`sed s/a/b/* f`, `Unknown the script is not known; Read f`},
	{`sed 's/a/b' f`, `Unknown the script ends too early; Read f`},
	{`sed 'v 4.2;w out' f`, `Write out; Read f`},
	{`sed ':a;p;ba' f`, `Unknown a loop has no end; Read f`},
	{`sed ':a;s/^/x/;ta' f`, `Unknown a loop has no end; Read f`},
	{`sed ':a;N;$!ba;s/^ *//;ta;/x/ba' f`, `Read f`},
	{`sed -Q p`, `Unknown no option “-Q” is known`},
	{`sed`, `Unknown there is no script`},
}

// sedRead sorts the script from the files and reads it.
func sedRead(m *Match) {
	own := m.Facts
	m.Facts = nil
	var script []Word
	given, sources := false, 0
	for _, h := range m.hits {
		switch {
		case flagNamed(h.Flag, "-e") && h.Has:
			script, given = append(script, h.Value), true
			sources++
		case flagNamed(h.Flag, "-f"):
			given = true
			sources++
		}
	}
	files := m.Args
	suffix, inPlace := m.Value("-i")
	inPlace = inPlace || m.Has("-i")
	if inPlace && len(files) > 0 && suffix.Text == "" && sedTakesNext(m, files[0]) {
		// BSD takes the next word for the suffix, and there it may be empty.
		suffix, files = files[0], files[1:]
	}
	if !given && len(files) > 0 {
		script, files, given = append(script, files[0]), files[1:], true
	}
	if !given {
		m.Unknown("there is no script", Word{})
		return
	}
	text, known := sedScripts(m, script)
	switch {
	case known && !strings.ContainsAny(text, "qQ"):
		m.Intake = Streams
	case len(files) == 0:
		m.Intake = Stops // of a file it is not known when its line comes
	}
	var needs []Word
	if known && inPlace && !m.Has("-n") && !strings.HasPrefix(text, "#n") {
		needs = sedNeeds(text, m.Has("-E"))
	}
	if known && inPlace && !m.Has("-n -z -f") && !strings.HasPrefix(text, "#n") {
		m.Substitutes = &Substitutes{Script: text, Extended: m.Has("-E"), GNU: m.Platform == automode.Linux}
	}
	loses := known && sedLoses(text, m.Has("-n")) && suffix.Text == ""
	for _, f := range files {
		if !inPlace {
			m.Add(roleFact(Reads, f, ""))
			continue
		}
		if loses {
			m.Add(roleFact(Truncates, f, "takes most of its lines away"))
			continue
		}
		edit := roleFact(Edits, f, "changes the file in place")
		edit.Words = needs
		m.Add(edit)
		if suffix.Text != "" {
			m.Add(roleFact(Writes, sedBackup(f, suffix), "keeps the file's old content beside it"))
		}
	}
	if known && len(files) == 0 && len(own) == 0 && !m.Has("-s -f") {
		m.Prints = sedPrints(text)
		if m.Prints == Sifted {
			m.Sieve = sedSieve(text, m.Has("-n"), m.Has("-E -r"))
		}
		if text == "1d" {
			m.Whom = SameProcesses
		}
	}
	m.scripts(own, nil, sources > 1 || inPlace)
	m.Args = files
}

// sedTakesNext reports whether the -i takes a word of its own for its value: on
// BSD always, elsewhere when it is empty, which is no script anybody means.
func sedTakesNext(m *Match, next Word) bool {
	if next.Is("") {
		return true
	}
	if m.Platform != automode.Darwin {
		return false
	}
	for i, w := range m.Words {
		if w.Is("-i") || clusterOf(w.Text, "nErsuzai") && strings.HasSuffix(w.Text, "i") {
			return i+1 < len(m.Words) && m.Words[i+1] == next
		}
	}
	return false
}

// sedBackup is the name that a file is kept under: a suffix, or a pattern
// whose stars stand for the file's own name.
func sedBackup(file, suffix Word) Word {
	if suffix.Known != automode.Exact {
		return Word{Text: file.Text, Known: automode.Guess}
	}
	if strings.Contains(suffix.Text, "*") {
		before, _, _ := strings.Cut(suffix.Text, "*")
		if !strings.Contains(before, "/") {
			before = strings.TrimSuffix(folderOf(file.Text), "/") + "/" + before
		}
		return Word{Text: before, Known: automode.Bounded, Base: folderOf(before)}
	}
	if file.Known == automode.Exact && !file.Glob {
		file.Text += suffix.Text
	} else {
		file.Suffix += suffix.Text
	}
	return file
}

// sedScripts reads the expressions as sed does: joined by line ends. It returns
// their text, and whether it is known but for the numbers of lines, with what it
// is when one of these is missing behind it.
func sedScripts(m *Match, script []Word) (string, bool) {
	var text, empty strings.Builder
	whole := true
	for i, w := range script {
		if i > 0 {
			text.WriteByte('\n')
		}
		t := w.Text
		if !w.Exact() {
			// The number of a line, and not what may divide an expression.
			var ok bool
			if t, ok = w.numbered(); !ok || strings.Trim(w.Text, "0123456789,+-~$;{} pdq=!") != "" {
				m.Unknown("the script is not known", w)
				return "", false
			}
			if whole = false; w.MayEmpty {
				empty.WriteString("\n" + w.IfEmpty)
			}
		}
		text.WriteString(t)
	}
	facts, problem := readSed(text.String())
	if without, _ := readSed(empty.String()); !whole && len(facts)+len(without) > 0 {
		m.Unknown("the script is not known", Lit(text.String()))
		return "", false
	}
	for _, f := range facts {
		m.Add(f)
	}
	if problem != "" {
		m.Unknown(problem, Lit(text.String()))
	}
	return text.String() + empty.String(), problem == ""
}

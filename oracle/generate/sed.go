package generate

// inSed is a script of sed that names files and commands, as a shell starts one.
func (m *maker) inSed() string {
	script := m.sedScript()
	files := m.one(" a.txt", " a.txt", " a.txt b.txt", " names.txt", " n1.txt a.txt", " *.txt", " - < a.txt", " < a.txt", " src/*.go", "", " docs/guide.md", " link/main.go", " -- a.txt", " src/lib/a.js")
	options := m.one("", "", "", " -n", " -n", " -E", " -s", " -z", " -i", " -i", " -i.bak", " -i.n", " -i'n/*'", " -ni", " -n -i", " -Ei", " -iE", " -si", " -i -e", " -i~ -e", " --in-place=.orig", " --posix", " -u", " --sandbox", " --debug", " --follow-symlinks -i", " -e p -e", " -e 'a\\' -e", " -ne", " -l 5", " --expression", " -i -n -e p -e", " -zi", " -b", " -nE -s", " --null-data -i", " -i '' -e", " -nf n8.sed -e")
	switch m.IntN(6) {
	case 0:
		return "cat > n8.sed <<'E'\n" + script + "\nE\nsed" + m.one("", " -n", " -i", " -E", " -s -n", " --posix") + m.one(" -f ", " -f", " --file=", " -n -f ", " -e p -f ") + "n8.sed" + files
	case 1:
		return "sed" + m.one("", " -n", " -i", " -E") + m.one(" -f - ", " -f /dev/stdin ") + m.one("a.txt", "a.txt b.txt", "names.txt") + " <<'E'\n" + script + "\nE"
	case 2:
		return m.one("cat a.txt | ", "cd src && ", "ls | ", "printf 'n1\\nn2\\n' | ", "v=n1 ", "git log --oneline | ") + "sed" + m.one("", " -n", " -E", " -z", " -s", " --posix") + " " + m.literally(script)
	}
	return "sed" + options + " " + m.literally(script) + files + m.one("", "", "", " | head -n 3", " > n7", " | sort -u")
}

// sedScript is some commands, each with its addresses.
func (m *maker) sedScript() string {
	s := ""
	for range 1 + m.IntN(3) {
		s += m.filledSed(m.one("¤a¤c", "¤a¤c", "¤a¤c", "¤a{¤c¤t¤c\n}", "¤a {¤c;¤c}", "¤a!{¤c\n}"), 0) + m.one(";", "\n", "\n", " ; ", "\n\n", " # x\n")
	}
	return s[:len(s)-1]
}

// filledSed fills the holes of a shape: a an address, c a command, p a path, t what
// ends a command, d a delimiter's pair.
func (m *maker) filledSed(shape string, depth int) string {
	return filledHoles(shape, func(letter byte) string {
		switch letter {
		case 'a':
			return m.one(sedAddresses...)
		case 'c':
			return m.filledSed(m.one(sedShapes...), depth+1)
		case 'p':
			if m.in(2) {
				return m.one("n1", "n2", "n1.txt", "src/n1")
			}
			return m.one(sedPaths...)
		case 't':
			return m.one(";", "\n", " ; ", "\n")
		}
		return ""
	})
}

var sedAddresses = []string{
	"", "", "", "", "1", "$", "2,3", "/o/", "/one/,/two/", "1~2", "2,~4", "0,/o/", "/o/I", "/o/,+1", `\,o,`, `\xoxI`, "/a\\/b/", "/[/]/", "/[^]]/", "$!", "1!", "/o/ ", "1,3!", `\%o%,$`, "/o/,1", "//", "/[[:alpha:]]/", "1 ,2", "/t\\|o/", "/x\\n/", "2q;", "/o/M",
}

var sedPaths = []string{
	"n1", "n1 ", " n1", "n 1", "n1;p", "n1 # x", "n1}", "/tmp/work/n1", "../up.txt", "/srv/shared/n1", "link/n1", ".env", "key", "/dev/stdout", "/dev/stderr", "/dev/null", "-", "n\\x31", "n\\\n1", `"n1"`, "'n1'", "$v", "~/n1", "n*", "tmp/x.tmp", "a.txt", "src/../n1", "n1\t", `n\1`, "&", "/dev/stdin", "outside/n1", "docs/n1.md", "`touch n2`", "n1\r",
}

var sedShapes = []string{
	"p", "d", "s/o/0/", "s/o/0/g", "s/one/n1/p", "y/o/0/", "P", "D", "N", "n", "g", "G", "h", "H", "x", "=", "l", "q", "Q", "q5", "z", "F", "l 5", "s/^/x/", "s/$/.n/", "s/\\(.\\)/\\1\\1/", "s,o,/,", "s|o|a/b|2", "s/o/&&/gI", "s/[/]/w n1/", "s/o/a\\\nb/", "s/o/\\n/", "s/t/\\x26/", "s/o/x/w ¤p", "s/o/x/gw ¤p", "s/o/x/pw¤p", "s/o/x/2w ¤p", "s/o/x/Iw ¤p", "s/o/x/w¤p", "s,o,w n1,", "s/o/x/\nw ¤p", "s/x/w n1/;p", "s w n1 wn2 w",
	"w ¤p", "w ¤p", "w ¤p", "w¤p", "W ¤p", "W ¤p", "w ¤p\np", "r ¤p", "r ¤p", "r¤p", "R ¤p", "R ¤p", "r a.txt\nw ¤p", "{w ¤p\n}", "{ p; w ¤p\n}", "{ r ¤p\n d }", "e touch ¤p", "e", "e ", "e cat a.txt", "1e touch n1", "1e ls", "s/.*/touch n1/e", "s/.*/ls src/e", "s/o/x/e", "s/.*/date/ew n1", "s/^/touch n/e", "s/.*/cat &/e", "s/one/touch n1/e", "s/zzz/touch n1/e", "e touch n1\\\nn2", "e touch n1; touch n2", "e touch n1 # x", "e tee ¤p < a.txt", "e sort -o ¤p a.txt", "e sed -i p a.txt", "e cd src && touch n1",
	"a x", "a\\\nx", "a\\\nx\\\nw n1", "a x\nw ¤p", "a\\", "i x", "i\\\n  x", "i\\\tx", "c x", "c\\\nw n1", "a x\\\nw n1", "a w n1", "a x;w n1", "a x}", "a\\w n1", "a\\\\\nw n1", "i\\\\\nw n1", "a x\\\\\nw ¤p", "a \\\nw n1", "$a x", "$!N", "1i x", "1i\\\nw n1\\\nw n2\nw n3", "a\\  x\nw n1", "i\nw n1", "a x\\", "c\\", "a\n",
	":a", ":a\nN;$!ba", ":a;s/o/0/;ta", ":a w n1\nb", "b", "t", "T", "bend;w n1\n:end", "b end\nw ¤p\n:end", "ta;w ¤p\n:a", "Tx\nw n1\n:x", ": a\nw n1", ":a;w n1", "b;w n1", "bx; p\n:x", "b w n1\n: w n1", "tw;p\n:w", "}", "{", "{}", "{;}", "{p}", "{p};p", "}w n1", "v", "v 4.2", "#n", "# w n1", "#n\nw n1", "p # w n1", "p;# x\nw n1", "p}", "=w n1", "l w n1", "F;w ¤p", "z\nw ¤p", "y/abc/w n/", "y/a\\/b/w\\/n/", "y,a\\,,wn,", "s/a\\/b/w n1/", "s/\\n/w n1/", "s/a/\\/w n1/", "s/[[:digit:]/]/w n1/", "s/[]/]/w n1/", "s/[^]/]/w n1/", "s/\\[/]/w n1", "s/[\\]/x/w n1", "s/[a\\/]/x/w n1", "s,[,],x,w n1", "s/a/[/;w n1\n", "s/[[.].]/]/x/w n1", "s/x\\{1,2\\}/w n1/", "s/a/b/;;w n1", "s/a/b/ w n1", "s/a/b/ ;w ¤p", "s/a/b/gpw n1", "s/a/b/mw n1", "s/a/b/Mew n1", "s/a/b/3ge", "s/\\(/x/w n1", "/o/w n1", "/o/!w n1", "/w n1/p", "\\ww n1wp", "\\wo\\wwp", "s/o/\\cA/", "s/o/\\o60/", "s/o/\\d110/w n1", "$!{$!N;P;D\n}", "1!G;h;$!d", "$=", "1~3d", "/^$/d", "/o/s//0/", "/o/{s//0/;w ¤p\n}", "s/a/b/w n1;p", "0r a.txt", "0~3w n1", "2w n1", "1,2w n1", "w",
}

// inJq is a filter of jq with what it takes from files and puts into them by options.
func (m *maker) inJq() string {
	files := m.one(" data/one.json", " data/one.json", " package.json", " data/*.json", " < data/one.json", " a.txt", " -n", " n1 data/one.json", " link/../data/one.json", " -- data/one.json", " data/one.json", " .env")
	options := ""
	for range m.IntN(3) {
		options += m.one(jqOptions...)
	}
	filter := m.literally(m.one(jqFilters...))
	after := m.one("", "", "", "", "", "", " > n1", " > n1", " | head -n 3", " > n1 && mv n1 data/one.json", " | tee n1", " > src/n1.json", " | xargs touch", " | xargs -I{} touch n{}", " | sponge n1", " >> n1", " | while read -r x; do touch \"n$x\"; done")
	switch m.IntN(8) {
	case 0:
		return "cat > n8.jq <<'E'\n" + m.one(jqFilters...) + "\nE\njq" + options + m.one(" -f n8.jq", " --from-file n8.jq", " -nf n8.jq", " -rf n8.jq") + files + after
	case 1:
		return "mkdir -p n.d && echo 'def f: .a;' > n.d/m.jq && jq -L n.d" + options + " 'import \"m\" as m; m::f'" + files + after
	}
	return "jq" + options + " " + filter + files + after
}

var jqOptions = []string{
	" -r", " -r", " -c", " -n", " -s", " -R", " -e", " -S", " -j", " --tab", " --indent 2", " -C", " -rn", " -cs", " --arg x n1", " --arg x \"$v\"", " --argjson x 1", " --slurpfile x data/one.json", " --rawfile x a.txt", " --rawfile x key", " --args", " --jsonargs", " --stream", " --seq", " -L src", " --exit-status", " --raw-output0", " -a", " --unbuffered", " -h", " --debug-dump-disasm", " --stream-errors", " --argfile x data/one.json", " -Rs", " -rj", " -L.", " --library-path src", " -nr --rawfile x a.txt",
}

var jqFilters = []string{
	".", ".a", ".a | tostring", "keys", "keys[]", "to_entries[] | \"\\(.key)=\\(.value)\"", ".a += 1", "{b: .a}", "$x", "$x // 1", "\"n1\"", "\"n1\", \"n2\"", "env.v", "$ENV.v", "$ENV | length", "env", "input", "inputs", "[inputs]", "input_filename", "debug", "stderr", "@sh \"touch \\(.a)\"", "@base64", "@base64d", "import \"m\" as m; .", "import \"n8\" as $x; .", "include \"m\"; f", "include \"m\" {search: \"n.d\"}; f", "import \"key\" as $x {search: \"./\"}; $x", "input_line_number", "$__loc__", "$__prog_args", "halt", "halt_error", "error(\"x\")", "limit(3; repeat(1))", "range(3)", "def f: .a; f", "reduce .[] as $y (0; . + 1)", "test(\"a\")", "sub(\"a\"; \"b\")", "now | todate", "getpath([\"a\"])", "$ARGS", "$ARGS.named", "$ARGS.positional", "get_search_list", "modulemeta", "ltrimstr(\"a\")", "if .a then 1 else 2 end", "try error catch .", "..", ".[]?", "splits(\"a\")", "ascii", "\"\\(1 + 2)\"", "tojson | fromjson", "map(.)", "walk(.)", "del(.a)", "with_entries(.value += 1)", "# x\n.", "builtins | length", "input_filename | . + \"1\"", "getpath([]) | tostring", "\"../up.txt\"", "ltrimstr(1)", "limit(1; .[])", "path(..)", "first", "@text", "@csv", "@json", "tojson",
}

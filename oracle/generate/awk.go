package generate

import "strings"

// inAwk is a program in awk that works on files, as a shell starts one: what it writes
// to, reads and starts is put together of texts, fields, variables and lists.
func (m *maker) inAwk() string {
	awk, code := m.one("awk", "awk", "gawk", "mawk"), m.awk()
	files := m.one(" a.txt", " a.txt", " names.txt", " a.txt b.txt", " docs/list.csv", " src/main.go", "", " n8=1 a.txt", " x=n2 a.txt", " y=n2.txt a.txt -", " -v x=n4 a.txt", " x=src/n4 a.txt", " *.txt", " < a.txt", " < /dev/null")
	options := m.one("", "", "", "", "", "", "", "", " -v x=n1", " -v y=n3.txt", ` -v 'x=n\061'`, " -v x=src/n1", " -F,", " -F '\\n'", " -v RS= ", " -v OFS=/ -v ORS=", " -vx=n1 -vy=a.txt", " --")
	if awk == "gawk" && m.in(2) {
		options = m.one(" -i inplace", " -i inplace", " -i inplace -v INPLACE_SUFFIX=.bak", " --assign=x=n1", " --posix", " --traditional", " --sandbox", " --dump-variables=n4", " -dn4", " --pretty-print=n5", " -on5 -e 'BEGIN{x=1}' -e", " --profile=n6", " --lint", " --source", " -e", " -S", " -b -M", " -k")
	}
	switch m.IntN(6) {
	case 0:
		if m.in(8) { // which is found in front of its own
			return m.one("", "cd src && ", "AWKPATH=src ") + "cat > inplace.awk <<'E'\n" + code + "\nE\n" + m.one("", "AWKPATH=src ", "export AWKPATH=/usr/share/awk; ") + "gawk -i inplace 1" + files
		}
		return "cat > n8.awk <<'E'\n" + code + "\nE\n" + awk + options + " -f n8.awk" + files
	case 1:
		return awk + options + " -f " + m.one("/dev/stdin", "-") + m.one(" a.txt", " names.txt") + " <<'E'\n" + code + "\nE"
	case 2:
		return m.one("cd src && ", "cat a.txt | ", "v=n1 ", "export v=n2; ", "ls | ", "git log --oneline | ", "printf 'n1 n2\\n' | ", "AWKPATH=src ") + awk + options + " " + m.literally(code)
	}
	return awk + options + " " + m.literally(code) + files + m.one("", "", "", " | head -n 3", " > n7", " | sort -u")
}

// awk is a program: patterns with what is done, and functions.
func (m *maker) awk() string {
	m.calms()
	var b strings.Builder
	if m.in(6) {
		b.WriteString(m.filledAwk(m.one(awkDefines...), 0) + "\n")
	}
	for range 1 + m.IntN(2) {
		b.WriteString(m.filledAwk(m.kind(awkRules), 0) + m.one("\n", "\n", "; "))
	}
	return strings.TrimRight(b.String(), "\n; ")
}

// filledAwk fills the holes of a shape: s statements, p a path, c a command, v a
// variable, e an expression.
func (m *maker) filledAwk(shape string, depth int) string {
	return filledHoles(shape, func(letter byte) string {
		switch letter {
		case 's':
			shape := m.kind(awkShapes)
			if depth < 3 && m.in(6) {
				shape = m.one(awkAround...)
			}
			if m.in(3) {
				shape += m.one("; ", "\n") + m.kind(awkShapes)
			}
			return m.filledAwk(shape, depth+1)
		case 'p':
			if depth > 4 {
				return `"n1"`
			}
			return m.filledAwk(m.kind(awkPaths), depth+1)
		case 'c':
			if depth > 4 {
				return `"cat"`
			}
			return m.filledAwk(m.kind(awkCommands), depth+1)
		case 'e':
			if depth > 4 {
				return "1"
			}
			return m.filledAwk(m.kind(awkValues), depth+1)
		case 'v':
			return m.one("x", "y", "x", "z")
		}
		return ""
	})
}

var awkDefines = []string{
	`function f(x, y) { ¤s }`, `function f(x) { return x ".n" }`, `function f(x) { x[1] = ¤p }`, "function f(q,   x, y)\n{\n¤s\n}", `func f(x) { ¤s; return ¤p }`, `function f(x) { y = x; return y }`, `function g(x) { ¤s } function f(y) { g(y) }`, `@include "n8.awk"`, `@namespace "n"`, `@load "filefuncs"`, `# ¤s`,
}

var awkRules = kinds{
	calm: []string{
		`BEGIN { ¤s }`, `{ ¤s }`, `{ ¤s }`, `END { ¤s }`, `/o/ { ¤s }`, `NR == 1 { ¤s }`, `$1 == "one" { ¤s }`, `NF > 1 || NR > 0 { ¤s }`, `BEGIN { FS = ","; ¤s } { ¤s }`, `BEGIN { x = ¤p } { ¤s }`, `{ s += $2 } END { print s; ¤s }`, "BEGIN {\n\tx = ¤p\n\t¤s\n}",
	},
	wild: []string{
		`BEGIN { ¤s }`, `BEGIN { ¤s }`, `{ ¤s }`, `{ ¤s }`, `{ ¤s }`, `END { ¤s }`, `/o/ { ¤s }`, `!/o/ { ¤s }`, `NR == 1 { ¤s }`, `NR==1, NR==2 { ¤s }`, `/one/,/two/ { ¤s }`, `$1 == "one" { ¤s }`, `$1 ~ /t/ && NF { ¤s }`, `NF > 1 || NR > 0 { ¤s }`, `BEGIN { FS = ","; ¤s } { ¤s }`, `BEGIN { RS = ""; ¤s }`, `BEGIN { x = ¤p } { ¤s }`, `BEGIN { y = ¤p } END { ¤s }`, `x = ¤p`, `(getline x) > 0 { ¤s }`, `¤e { ¤s }`, `¤e`, `NR`, `1`, `/o/`, `END { print NR }`, `BEGIN { while ((getline x < ¤p) > 0) { ¤s } }`, `BEGINFILE { ¤s }`, `ENDFILE { ¤s }`, `BEGIN { OFMT = "n%d"; CONVFMT = "n%d"; ¤s }`, `{ x = $0; ¤s }`, `{ $1 = ¤p; ¤s }`, `{ n[$1]++ } END { for (x in n) { ¤s } }`, `FNR == 1 { ¤s }`, `length > 2 { ¤s }`, `{ s += $2 } END { print s; ¤s }`, "BEGIN {\n\tx = ¤p\n\t¤s\n}", `NR == FNR { a[$1] = $2; next } ($1 in a) { ¤s }`,
	},
}

var awkPaths = kinds{
	calm: []string{
		`"n1"`, `"n2"`, `"n1.txt"`, `"src/n1"`, `"n3"`, `("n" "1")`, `x`,
	},
	wild: []string{
		`"tmp/x.tmp"`, `"/tmp/work/n1"`, `"../up.txt"`, `"/srv/shared/n1"`, `"link/n1"`, `".env"`, `"key"`, `"../.ssh/id_rsa"`, `"/dev/stdout"`, `"/dev/stderr"`, `"/dev/null"`, `"-"`, `"/dev/fd/2"`, `"n" "1"`, `("n" "1")`, `("src/" ¤p)`, `"src/" ¤p`, `("n" 1)`, `"n" 1 + 1`, `("n" 1 + 1)`, `¤v`, `¤v`, `¤v ".txt"`, `(¤v ".txt")`, `(¤v "/n1")`, `¤v ¤v`, `(x = ¤p)`, `x = ¤p`, `$1`, `$NF`, `$1 ".n"`, `("src/" $1)`, `(FILENAME ".n")`, `FILENAME ".n"`, `FILENAME`, `(NR ".n")`, `NR ".n"`, `NR`, `sprintf("n%d", 1)`, `sprintf("%s/n1", "src")`, `sprintf("%c1", 110)`, `sprintf("n%d.txt", NR)`, `substr("xn1", 2)`, `toupper("n1")`, `tolower("N1")`, `ENVIRON["v"]`, `ENVIRON["HOME"] "/n1"`, `ARGV[1]`, `ARGV[1] ".n"`, `a[1]`, `a["p"]`, `(1 ? ¤p : ¤p)`, `1 ? "n1" : "n2"`, `x ? "n1" : "n2"`, `"n\061"`, `"\x6e1"`, `"n\0611"`, "\"n\\\n1\"", `"n\/1"`, `"n\"1"`, `"n\y1"`, `1`, `01`, `1e0`, `0.1`, `.5`, `0.1 ""`, `1e6 ""`, `x++`, `++x`, `-1`, `!x`, `f(¤p)`, `f("n1")`, `"n1" ""`, `u`, `u "n1"`, `"n1" > "n2"`, `"n1" SUBSEP`, `RS`, `OFS "n1"`, `length("abc")`, `"n1" length`, `index("abc", "b")`, `gensub(/a/, "b", 1, "na")`, `strftime("n%Y")`, `"n1" "n2" "n3"`, `"/tmp" "/work/" ¤p`, `"a" ".txt"`, `("n1")`, `(("n1"))`, `$0`, `$(1)`, `"n1" $0`, `PROCINFO["pid"]`, `substr($0, 1, 2)`, `"src/../n1"`, `"n1 n2"`, `" n1"`, `"/inet"`, `"docs/" "n" 1 ".csv"`, `"x" == "x"`, `"n1" ~ /n/`, `"n" (1)`, `"n" -1`, `"n" NR`,
	},
}

var awkCommands = kinds{
	calm: []string{
		`"cat"`, `"sort"`, `"cat a.txt"`, `"sort -u > n1"`, `"touch n1"`, `"ls src"`, `("touch " "n1")`,
	},
	wild: []string{
		`"touch " ¤p`, `("touch " ¤p)`, `"cat > " ¤p`, `("cat > " ¤p)`, `"sort > n2"`, `"rm -f tmp/x.tmp"`, `("rm -f " ¤p)`, `"cat " $1`, `¤v`, `"sh"`, `"cat 1>&2"`, `"cp a.txt " ¤p`, `"date"`, `"wc -l < " FILENAME`, `"echo " NR`, `sprintf("touch %s", ¤p)`, `sprintf("touch n%d", 1)`, `"touch \"n1\""`, `"touch n\061"`, `"tou" "ch n1"`, `"mkdir -p out; cat > out/n1"`, `$0`, `$1`, `"ls " x`, `"cd src && touch n1"`, `"git log -1"`, `substr("xtouch n1", 2)`, `tolower("TOUCH N1")`, `f("touch n1")`, `"cat" x`, `"sort -k1 -o " ¤p`, `"touch " "n" 1`, `u "touch n1"`, `ENVIRON["v"]`, `"tee n1"`, `"sed p > n1"`, `"head -n 1 " ARGV[1]`, `x = "touch n1"`, `1 ? "touch n1" : "touch n2"`, `"xargs touch"`, `"sort" OFS "-r"`,
	},
}

var awkValues = kinds{
	calm: []string{
		`1`, `"x"`, `$1`, `$0`, `NR`, `x + 1`, `length($0)`, `$1 == "one"`, `x ~ /o/`, `toupper($1)`, `x y`, `(x > 1)`, `1 / 2`, `/o/`, `sprintf("%s-%d", $1, NR)`, `NF && !/a\/b/`, `split("n1 n2", a)`,
	},
	wild: []string{
		`1`, `"x"`, `¤v`, `$1`, `$0`, `NR`, `NF`, `FILENAME`, `FNR`, `x + 1`, `$1 + $2`, `length($0)`, `length`, `toupper($1)`, `substr($0, 2)`, `index($0, "o")`, `split("n1 n2", a)`, `split($0, a, "o")`, `match($0, /o/)`, `sub(/o/, "0")`, `gsub(/o/, "n1", x)`, `x ~ /o/`, `$1 == "one"`, `x > 1`, `(x > 1)`, `x < 2`, `(getline x)`, `(getline x < ¤p)`, `(getline < ¤p)`, `(getline x < ¤p) > 0`, `(¤c | getline)`, `(¤c | getline x)`, `(¤c | getline x) > 0`, `system(¤c)`, `close(¤p)`, `f(¤e)`, `a[1]`, `("x" in a)`, `1 in a`, `x = ¤p`, `(x = ¤p)`, `x++`, `!x`, `-x`, `x y`, `"a" "b"`, `x ? 1 : 2`, `1 / 2`, `x /= 2`, `x % 2`, `2 ^ 3`, `2 ** 3`, `/o/`, `!/o/`, `/o/ ? "a" : "b"`, `sprintf("%s-%d", $1, NR)`, `int(1.5)`, `srand()`, `rand() < 2`, `tolower(FILENAME)`, `ENVIRON["v"]`, `ARGC`, `ARGV[0]`, `fflush()`, `systime() > 0`, `strtonum("0x1")`, `gensub(/o/, "0", "g")`, `asort(a)`, `and(1, 2)`, `patsplit($0, a, /o/)`, `typeof(x)`, `$NF`, `$(NF - 1)`, `a[$1]++`, `a["x", "y"]`, `(1, 2) in a`, `"o" /o/ "o"`, `$1 $2`, `"x" > "n1"`, `("x" > "n1")`, `NR%2==0`, `x=="" && y!~/a\/b/`, `length() > 2`,
	},
}

var awkAround = []string{
	`if (¤e) { ¤s }`, `if (¤e) ¤s`, `if (¤e) { ¤s } else { ¤s }`, "if (¤e)\n¤s\nelse\n¤s", `for (i = 0; i < 2; i++) { ¤s }`, `for (x in a) { ¤s }`, `for (i = 1; i <= NF; i++) { x = $i; ¤s }`, `n = split("n1 n2", q); for (i = 1; i <= n; i++) { x = q[i]; ¤s }`, `while (i++ < 2) { ¤s }`, `do { ¤s } while (i++ < 1)`, `while (1) { ¤s; break }`, `while ((getline x < "names.txt") > 0) { ¤s }`, `while (("ls src" | getline x) > 0) { ¤s }`, `{ ¤s }`, `switch (x) { case "n1": ¤s; break; default: ¤s }`, `f(¤p); ¤s`, `a["p"] = ¤p; ¤s`, `FS = "t"; $0 = $0; ¤s`, `if (!(¤v in a)) { a[¤v]; ¤s }`, `for (;;) { ¤s; break }`, `¤e; ¤s`, `if (¤e) ; else ¤s`,
}

var awkShapes = kinds{
	calm: []string{
		`print`, `print $1`, `print $1, $2`, `print ¤e`, `printf "%s\n", $1`, `print > ¤p`, `print $1 > ¤p`, `print "x" >> ¤p`, `print ¤e > ¤p`, `printf("%s\n", $1) > ¤p`, `print | ¤c`, `print $1 | ¤c`, `system(¤c)`, `¤c | getline x`, `while ((getline x < ¤p) > 0) print x`, `x = ¤p`, `y = ¤e`, `if (¤e) { ¤s }`, `for (i = 0; i < 2; i++) { ¤s }`, `close(¤p)`, `a[$1]++`, `gsub(/t/, "n")`, `x = "n1"; print "a" > x`,
	},
	wild: []string{
		`print`, `print`, `print $1`, `print $1, $2`, `print ¤e`, `print ¤e, ¤e`, `print(¤e)`, `print (¤e) (¤e)`, `print "x" ¤e`, `printf "%s\n", $1`, `printf("%s %d\n", $1, NR)`, `printf ¤e`, `print -1 " " -2`,
		`print > ¤p`, `print $1 > ¤p`, `print $1 > ¤p`, `print "x" > ¤p`, `print "x" > ¤p`, `print "x" > ¤p`, `print("x") > ¤p`, `print ("x", $1) > ¤p`, `print "x", "y" > ¤p`, `print "x" >> ¤p`, `print >> ¤p`, `print $0 >> ¤p`, `printf "%s\n", $1 > ¤p`, `printf("%s\n", $1) > ¤p`, `printf "x" >> ¤p`, `print (1 > 2) > ¤p`, `print (1 > 2) ? "n1" : "n2" > ¤p`, `print "x" > ¤p; close(¤p)`, `print > ¤p ".n"`, `print "a" > "x" "y"`, `print "a" > "n" 1`, `print "a" > ("n" 1)`, `print "a" > x = "n1"`, `print "a" > $1 $2`, `print "a" >¤p`, "print \"a\",\n\"b\" > ¤p", "print \"a\" \\\n> ¤p", `print "a" > ¤p > ¤p`, `print "a" > (¤e)`, `print > $NF`, `print "x" > "/dev/stderr"`, `print a["x" > "n2"]`, `print(1)(2) > ¤p`, `print (1)(2) > ¤p`, `print(1,2) > ¤p`, `print $1, ($2 > 1) > ¤p`, `print > "n" NR ".txt"`, `print > (FILENAME ".out")`, `print "x" > "src" "/" "n1"`, `print /o/ > ¤p`, `print 1/2 > ¤p`, `print a[1] / 2 > ¤p`, `print x++ > ¤p`, `print !x > ¤p`, `print "a" "b" > ¤p`, `print f(¤p) > ¤p`,
		`print | ¤c`, `print $1 | ¤c`, `print "x" | ¤c`, `print "n1" | ¤c`, `printf "%s\n", $1 | ¤c`, `print("x") | ¤c; close(¤c)`, `print "x" |& ¤c`, `¤c |& getline x`, `¤c | getline`, `¤c | getline x`, `¤c | getline x; print x`, `while ((¤c | getline x) > 0) print x`, `system(¤c)`, `system(¤c)`, `system("")`, `getline`, `getline x`, `getline < ¤p`, `getline x < ¤p`, `getline x < ¤p; print x`, `getline a[1] < ¤p`, `getline x < "src/" "main.go"`, `while ((getline x < ¤p) > 0) print x`, `while ((getline x < ¤p) > 0) print x > ¤p`, `close(¤p)`, `fflush()`, `fflush(¤p)`, `"date" | getline d`, `"echo n1" | getline x; print "a" > x`, `x | getline y`, `"touch " "n1" | getline`, `x = "touch " ¤p; system(x)`, `c = ¤c; print "x" | c; close(c)`,
		`x = ¤p`, `x = ¤p`, `y = ¤p`, `x = ¤e`, `x = y = ¤p`, `x = x "1"`, `x = x y`, `x += 1`, `x = $1`, `a[1] = ¤p`, `a["p"] = ¤p`, `a[NR] = $0`, `delete a[1]`, `delete a`, `split("n1 n2", a)`, `split(¤p, a, "/"); x = a[1]`, `sub(/n/, "m", x)`, `gsub(/t/, "n", x)`, `gsub(/a/, "b")`, `sub(/$/, ".n", x)`, `sub(/o/, "&1", $1)`, `$1 = ¤p`, `$0 = ¤p`, `$0 = "n1 n2"; x = $2`, `$2 = ""; print`, `NF = 1`, `FS = ","`, `OFS = "/"`, `ORS = "\n\n"`, `RS = "o"`, `CONVFMT = "n%d"`, `x = 0.1; x = x ""`, `ARGV[1] = ¤p`, `ARGV[2] = ¤p; ARGC = 3`, `ARGC = 1`, `delete ARGV[1]`, `ARGV[ARGC++] = ¤p`, `FILENAME = ¤p`, `ENVIRON["v"] = ¤p`, `srand(1)`, `next`, `nextfile`, `exit`, `exit 1`, `f(¤p)`, `f(a); x = a[1]`, `f(x, ¤p)`, `@x(¤p)`, `x = "f"; @x("n1")`, `x = substr(FILENAME, 1, 1) "n"`, `n++`, `c[$1]++`, `if (x == "") x = ¤p`, `x = (x == "") ? ¤p : x "," $1`, `match($0, /o/); x = substr($0, RSTART, RLENGTH)`, `PROCINFO["sorted_in"] = "@ind_str_asc"`, `x = ENVIRON["v"]; print "x" > x`, `BINMODE = 1`, `IGNORECASE = 1`, `FIELDWIDTHS = "1 2"`, `FPAT = "o"`, `x = "n1"; print "a" > x`, `x = "n1"; print "a" > x ".txt"`, `x = "n1"; print "a" > (x ".txt")`, `y = "src/" "n1"; print $1 >> y`, `;`, `{}`, `getline line < (x = "a.txt")`,
	},
}

package standard_test

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"mvdan.cc/sh/v3/syntax"

	"automode"
)

// A command that is not allowed is not allowed either with its paths reached another way:
// each names the same file. "go test ./standard -run Reached -ways 100" tries all ways.

var waysEach = flag.Int("ways", 2, "in how many ways the paths of each line of the corpus are reached")

// ground is where a line stands.
type ground struct{ project, home string }

// A way writes a path otherwise. from is what the path begins with: "" where it is
// relative, "~/" or "/".
type way struct {
	name, from string
	path       func(g *ground, rest string) string
	// there: only of what is there and reached through no link. apart: not of what a new
	// link holds, which is read from where that lies.
	there, apart bool
	// around puts a line that names one path by a variable into what sets that.
	around func(line, w string) string
}

// byVariable is what stands in the place of the path then.
func byVariable(*ground, string) string { return `"$zz"` }

// over is a way by a variable that something goes over.
func over(before, after string) func(line, w string) string {
	return func(line, w string) string {
		last := len(w) - 1
		return strings.NewReplacer("%", w, "&", w[:last]+"?", "@", "%").Replace(before) + line + after
	}
}

// inFront is a way that puts something in front of a path.
func inFront(text string) func(*ground, string) string {
	return func(_ *ground, w string) string { return text + w }
}

// printed is a way by what a command prints that is given the path.
func printed(command string) func(*ground, string) string {
	return func(_ *ground, w string) string { return `"$(` + strings.ReplaceAll(command, "%", w) + `)"` }
}

// endsIn is a way that has a pattern in the place of the last letter.
func endsIn(pattern string) func(*ground, string) string {
	return func(_ *ground, w string) string {
		last := len(w) - 1
		return w[:last] + strings.ReplaceAll(pattern, "%", w[last:])
	}
}

// upTo is a way from the project to a folder above it.
func upTo(folder func(g *ground) string) func(*ground, string) string {
	return func(g *ground, w string) string {
		rel, _ := filepath.Rel(g.project, folder(g))
		return rel + "/" + w
	}
}

var ways = [...]way{
	{name: "a dot in front", path: inFront("./")},
	{name: "the whole path", path: func(g *ground, w string) string { return g.project + "/" + w }},
	{name: "the working folder's variable", path: inFront(`"$PWD"/`)},
	{name: "that variable in braces", path: inFront("${PWD}/")},
	{name: "the project's name from above", path: func(g *ground, w string) string { return "../" + filepath.Base(g.project) + "/" + w }},
	{name: "a tilde and a plus", path: inFront("~+/")},
	{name: "the process's own folder", path: inFront("/proc/self/cwd/")},
	{name: "the shell's own folder", path: inFront("/proc/$$/cwd/")},
	{name: "what pwd prints", path: inFront(`"$(pwd)"/`)},
	{name: "what realpath prints", path: printed("realpath %"), there: true, apart: true},
	{name: "what readlink prints", path: printed("readlink -f %"), there: true, apart: true},
	{name: "folder and name", path: func(_ *ground, w string) string { return `"$(dirname ` + w + `)/$(basename ` + w + `)"` }, there: true},
	{name: "what ls prints", path: printed("ls -d %"), there: true},
	{name: "what find prints", path: printed("find % -maxdepth 0"), there: true},
	{name: "any letter at the end", path: endsIn("?"), there: true},
	{name: "one letter of a list", path: endsIn("[%]"), there: true},
	{name: "any end", path: endsIn("*"), there: true},
	{name: "a loop over a pattern", path: byVariable, there: true, apart: true, around: over("for zz in &; do ", "\ndone")},
	{name: "a loop over what ls prints", path: byVariable, there: true, apart: true, around: over("for zz in $(ls -d %); do ", "\ndone")},
	{name: "a loop over what find prints", path: byVariable, there: true, apart: true, around: over("for zz in $(find % -maxdepth 0); do ", "\ndone")},
	{name: "lines of what ls prints", path: byVariable, there: true, apart: true, around: over("ls -d % | while read -r zz; do ", "\ndone")},
	{name: "lines of what find prints", path: byVariable, there: true, apart: true, around: over("find % -maxdepth 0 | while read -r zz; do ", "\ndone")},
	{name: "lines of what printf prints", path: byVariable, there: true, apart: true, around: over("printf '@s\\n' & | while read -r zz; do ", "\ndone")},
	{name: "a list of a pattern", path: func(*ground, string) string { return `"${zz[@]}"` }, there: true, apart: true, around: over("zz=(&)\n", "")},
	{name: "the first of a list of a pattern", path: byVariable, there: true, apart: true, around: over("zz=(&)\n", "")},
	{name: "a parameter of a pattern", path: func(*ground, string) string { return `"$1"` }, there: true, apart: true, around: over("set -- &\n", "")},
	{name: "a function given a pattern", path: func(*ground, string) string { return `"$1"` }, there: true, apart: true, around: func(line, w string) string {
		return "zz() { " + line + "\n}\nzz " + w[:len(w)-1] + "?"
	}},
	{name: "what echo prints of a pattern", path: func(_ *ground, w string) string { return "$(echo " + w[:len(w)-1] + "?)" }, there: true},
	{name: "the home's path", from: "~/", path: func(g *ground, w string) string { return g.home + "/" + w }},
	{name: "the home from here", from: "~/", path: upTo(func(g *ground) string { return g.home }), apart: true},
	{name: "the home that echo prints", from: "~/", path: inFront(`"$(echo ~)"/`)},
	{name: "the home that printenv prints", from: "~/", path: inFront(`"$(printenv HOME)"/`)},
	{name: "the home that cd leads to", from: "~/", path: inFront(`"$(cd; pwd)"/`)},
	{name: "the home below the process's root", from: "~/", path: inFront(`/proc/self/root"$HOME"/`)},
	{name: "in the home any letter at the end", from: "~/", path: func(g *ground, w string) string { return "~/" + endsIn("?")(g, w) }, there: true},
	{name: "in the home any end", from: "~/", path: func(g *ground, w string) string { return "~/" + endsIn("*")(g, w) }, there: true},
	{name: "below the process's root", from: "/", path: inFront("/proc/self/root/")},
	{name: "more than up to the root", from: "/", path: inFront("/../")},
	{name: "into a folder and out again", from: "/", path: inFront("/usr/../")},
	{name: "two slashes", from: "/", path: inFront("//")},
	{name: "from here upwards", from: "/", path: upTo(func(*ground) string { return "/" }), apart: true},
}

// namesFollow are words behind which a name or a pattern stands that is looked for, or a
// text that another one has to be.
var namesFollow = []string{"-name", "-path", "-regex", "-g", "-F", "-x", "grep", "=", "==", "!="}

// refsFollow are words behind which git is told a name of its own, which is no path.
var refsFollow = []string{"switch -c", "checkout -b", "git branch", "branch -m", "git tag", "remote add"}

// relative is what gives a path another meaning by how it is written: another folder, the
// place of a link, of another repository, of a package, of a picture's file.
var relative = regexp.MustCompile(`\bcd |pushd|submodule add|--filter|blender`)

// reach writes the paths of a line in one way.
func (y *way) reach(line string, g *ground) (text string, ok bool) {
	file, err := syntax.NewParser(syntax.Variant(syntax.LangBash)).Parse(strings.NewReader(line), "")
	if err != nil {
		return "", false
	}
	type piece struct {
		from, to uint
		text     string
	}
	var pieces []piece
	put := func(w *syntax.Word, isPath bool) {
		rest, has := strings.CutPrefix(w.Lit(), y.from)
		if !has || len(rest) < 2 || strings.Trim(rest, plainLetters) != "" || rest[0] == '/' || rest[0] == '-' || strings.ContainsAny(rest, ":@") {
			return
		}
		at := filepath.Join(map[string]string{"": g.project, "~/": g.home, "/": "/"}[y.from], rest)
		if to, err := filepath.EvalSymlinks(at); y.there && (err != nil || to != at || strings.HasSuffix(rest, "/") || strings.HasSuffix(rest, "/.")) {
			return
		}
		if y.from == "" {
			if rest[0] == '~' || rest[0] == '/' {
				return
			}
			if _, err := os.Lstat(filepath.Join(g.project, rest)); err != nil && !isPath {
				return
			}
		}
		pieces = append(pieces, piece{w.Pos().Offset(), w.End().Offset(), y.path(g, rest)})
	}
	syntax.Walk(file, func(node syntax.Node) bool {
		switch x := node.(type) {
		case *syntax.CmdSubst:
			return !x.Backquotes
		case *syntax.Redirect:
			if x.Word != nil && x.Hdoc == nil && x.Op != syntax.DplIn && x.Op != syntax.DplOut && x.Op != syntax.WordHdoc {
				put(x.Word, true)
			}
		case *syntax.CallExpr:
			for i, w := range x.Args {
				if i > 0 && !slices.Contains(namesFollow, x.Args[i-1].Lit()) && (i < 2 || !slices.Contains(refsFollow, x.Args[i-2].Lit()+" "+x.Args[i-1].Lit())) {
					put(w, false)
				}
			}
		}
		return true
	})
	if pieces == nil || y.around != nil && (len(pieces) != 1 || strings.Contains(line, "<<") || strings.Contains(line, "()") || strings.Contains(line, "set --")) {
		return "", false
	}
	one := ""
	if y.around != nil {
		one = line[pieces[0].from:pieces[0].to]
	}
	slices.SortFunc(pieces, func(a, b piece) int { return int(b.from) - int(a.from) })
	for _, p := range pieces {
		line = line[:p.from] + p.text + line[p.to:]
	}
	if y.around != nil {
		line = y.around(line, one)
	}
	return line, true
}

func TestCorpusReachedOtherwise(t *testing.T) { corpus(t, (*scenario).reached, "verdicts", "attacks") }

func (s *scenario) reached(t *testing.T, next int) {
	if p := s.settings["platform"]; p == "windows" || s.settings["shell"] != "" && s.settings["shell"] != "bash" || s.settings["cwd"] != "" {
		return
	}
	decide, project, home := s.judge(t)
	g := &ground{project, home}
	for _, l := range s.lines {
		command := fill(l.call, project, home)
		if !l.open(command) || relative.MatchString(command) || rounds(command) || decide(command, automode.Bash) == automode.Allow {
			continue
		}
		for range min(*waysEach, len(ways)) {
			y := &ways[next%len(ways)]
			if next++; y.apart && strings.Contains(command, "ln ") {
				continue
			}
			if text, ok := y.reach(command, g); ok && decide(text, automode.Bash) == automode.Allow {
				t.Errorf("verdicts:%d: %s\nis not allowed, and is with %s:\n%s", l.at, l.call, y.name, text)
			}
		}
	}
}

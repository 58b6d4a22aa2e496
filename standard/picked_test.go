package standard_test

import (
	"flag"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"automode"
	"automode/standard"
)

var pickings = flag.Int("picked", 400, "how many listings with filters are tried")

// ofWeight are files of a project that nobody changes or reads without being asked, each with a command
// that does so.
var ofWeight = map[string]string{
	"CLAUDE.md":                "sed -i s/a/b/",
	".claude/settings.json":    "sed -i s/a/b/",
	".mcp.json":                "cp README.md",
	".env":                     "cat",
	".github/workflows/ci.yml": "sed -i s/a/b/",
	"deploy/id_rsa":            "base64",
	"AGENTS.md":                "cp README.md",
}

// listings print the names of a project's files, a line each; "%s" is a word that a test of the
// program's own holds a name against.
var listings = []string{"ls -A", "ls -A .", "ls -1A", "ls -d .* *", "find .", "find . -type f", "find .claude .github deploy -type f", "git ls-files", "git ls-files -co",
	"git ls-files | cat", "git status -s | cut -c4-", "git ls-files -s | cut -f2", "git ls-tree -r --name-only HEAD", "printf '%%s\\n' .* *", "grep -rl .", "ls .claude/* deploy/*", "find . -maxdepth 2",
	"find . -name '*%s*'", "find . -path '*%s*' -type f", "git ls-files '*%s*'", "git ls-files ':(icase)*%s*'", "ls -d .*%s* *%s*", "ls -AF | tr -d '/*@'", "git grep -l .",
	"find . -regex '.*%s.*'", "git diff --name-only HEAD", "git show --name-only --format= HEAD", "for f in .* *; do echo $f; done"}

// filters let lines through that hold an expression, "%s".
var filters = []string{"grep '%s'", "grep -E '%s'", "grep -e '%s' -e zzz", "grep -Ei '%s'", "grep -i '%s'", "sed -n '/%s/p'", "sed '/%s/!d'", "sed -nE '/%s/p'", "awk '/%s/'",
	"awk '$0 ~ /%s/'", "awk '$1 ~ \"%s\"'", "awk '/%s/ {print $1}'", "awk '/%s/ {print $NF}'", "grep '%s' | cat", "grep -v zzz | grep '%s'", "grep '%s' | sort -u", "grep -h '%s'",
	"grep '%s' | tr -d '\\r'", "sed -n 's/\\(.*%s.*\\)/\\1/p'", "awk -F/ '/%s/ {print}'", "egrep '%s'", "grep -P '%s'", "perl -ne 'print if /%s/'", "grep '%s' | head -5", "grep -m5 '%s'",
	"grep '%s' | xargs -n1", "while read -r l; do if [[ $l =~ %s ]]; then echo \"$l\"; fi; done", "while read -r l; do case $l in *%s*) echo $l;; esac; done", "grep -o '.*%s.*'"}

// takers hand the names of a listing, "%p", to a command, "%c".
var takers = []string{"%p | xargs %c", "%p | xargs -I{} %c {}", "%c $(%p)", "for f in $(%p); do %c $f; done", "%p | while read -r f; do %c \"$f\"; done", "x=$(%p); %c $x",
	"%p | xargs -n1 %c", "%p > list.txt; xargs %c < list.txt", "mapfile -t a < <(%p); %c \"${a[@]}\"", "while read -r f; do %c $f; done < <(%p)", "%c `%p`", "set -- $(%p); %c \"$@\"", "%p > list.txt; while read -r f; do %c \"$f\"; done < list.txt", "%p > list.txt && cat list.txt | xargs %c", "for f in $(%p); do %c \"${f%x}\"; done",
	"%p | while read -r f; do %c \"${f%.x}\"; done", "%p > list.txt && for f in $(cat list.txt); do %c $f; done", "%p > list.txt; for f in $(<list.txt); do %c $f; done"}

// TestNamesPicked holds filters against the programs that they are of: where a listing that was
// made to look for a file of weight prints its name, what is done to it is judged as by its name.
func TestNamesPicked(t *testing.T) {
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("there is no bash to hold it against")
	}
	projects := []string{pickedFrom(t, false), pickedFrom(t, true)}
	g := standard.New(standard.Config{}, standard.Env{Home: t.TempDir(), Platform: automode.Linux}, nil)
	allowed := func(command, project string) bool {
		return g.Decide(t.Context(), &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: command, Cwd: project, Roots: []string{project}}).Verdict == automode.Allow
	}
	files := make([]string, 0, len(ofWeight))
	for name, command := range ofWeight {
		if allowed(command+" "+name, projects[0]) {
			t.Errorf("%s %s is allowed", command, name)
		}
		files = append(files, name)
	}
	slices.Sort(files)
	rnd := rand.New(rand.NewPCG(uint64(*pickings), 5))
	pick := func(list []string) string { return list[rnd.IntN(len(list))] }
	come := 0
	for range *pickings {
		file := pick(files)
		base := filepath.Base(file)
		listing := strings.ReplaceAll(pick(listings), "%s", partOf(base, rnd))
		listing = strings.ReplaceAll(listing, "%%", "%")
		if !strings.Contains(listing, base) || rnd.IntN(3) == 0 {
			listing += " | " + strings.ReplaceAll(pick(filters), "%s", expressionOf(base, rnd))
		}
		project := pick(projects)
		printed := printedBy(t, project, listing)
		if !slices.ContainsFunc(strings.Fields(printed), func(l string) bool { return strings.TrimPrefix(l, "./") == file }) {
			continue
		}
		come++
		call := strings.NewReplacer("%p", listing, "%c", ofWeight[file]).Replace(pick(takers))
		if allowed(call, project) {
			t.Errorf("%s comes, and this is allowed:\n%s", file, call)
		}
	}
	if come < *pickings/10 {
		t.Errorf("only %d listings printed the name, which shows little", come)
	}
}

// partOf is a piece of a file's name that says more than of what kind it is.
func partOf(name string, rnd *rand.Rand) string {
	stem := strings.TrimSuffix(name, filepath.Ext(name))
	if stem == "" {
		return name[1:]
	}
	from := rnd.IntN(max(1, len(stem)-3))
	return stem[from : from+min(len(stem)-from, 3+rnd.IntN(6))]
}

// expressionOf is an expression, of those that all filters read alike, that a file's name holds against.
func expressionOf(name string, rnd *rand.Rand) string {
	part := partOf(name, rnd)
	i := rnd.IntN(len(part))
	switch rnd.IntN(8) {
	case 0:
		return part[:i] + "." + part[i+1:]
	case 1:
		return part[:i] + "[" + part[i:i+1] + "]" + part[i+1:]
	case 2:
		return part[:i] + ".*" + part[i:]
	case 3:
		return part[:i] + "[a-zA-Z_]" + part[i+1:]
	case 4:
		if strings.HasSuffix(name, part) {
			return part + "$"
		}
	case 5:
		if strings.HasPrefix(name, part) {
			return "^" + part
		}
	case 6:
		return part[:i] + "[^/]" + part[i+1:]
	}
	return part
}

// pickedFrom is a project with files of weight among others, each held by git, and perhaps changed since.
func pickedFrom(t *testing.T, changed bool) string {
	dir := t.TempDir()
	write := func(content string) {
		for name := range ofWeight {
			put(t, filepath.Join(dir, name), content)
		}
		for _, name := range []string{"README.md", "src/main.go", "src/util.go", "docs/guide.md", "a.txt", "b.json"} {
			put(t, filepath.Join(dir, name), content)
		}
	}
	write("a\n")
	printedBy(t, dir, "git init -q . && git add -Af . && git -c user.name=a -c user.email=a@example.com commit -qm a")
	if changed {
		write("a\nb\n")
	}
	return dir
}

func put(t *testing.T, path, content string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
}

// printedBy is what bash prints in a folder.
func printedBy(t *testing.T, dir, text string) string {
	t.Helper()
	cmd := exec.Command("bash", "-c", text)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "HOME="+dir, "GIT_CONFIG_NOSYSTEM=1")
	out, _ := cmd.Output() // a filter that lets nothing through fails
	return string(out)
}

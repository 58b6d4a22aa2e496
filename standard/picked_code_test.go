package standard_test

import (
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"automode"
	"automode/standard"
)

// listingCode is how a language lists a folder and goes through the names: "%d" is what is
// done, "%c" a condition on "f", "%n" a name, "%p" a part of it, "%e" an expression.
type listingCode struct {
	program, flag string
	rounds        []string // through all names
	conditions    []string
	prints        string   // writes the name on a line of its own
	does          []string // what a file of weight does not allow
}

var listingCodes = []listingCode{
	{"python3", "-c", []string{
		"import os, re, fnmatch\nfor f in os.listdir('.'):\n    if %c:\n        %d\n",
		"import os, re, fnmatch\nfor f in os.listdir():\n    if not (%c):\n        continue\n    %d\n",
		"import os, re, fnmatch\nfor f in [f for f in os.listdir('.') if %c]:\n    %d\n",
		"import os, re, fnmatch\nfor f in sorted(filter(lambda f: %c, os.listdir('.'))):\n    %d\n",
		"import os, re, fnmatch\nfor e in os.scandir('.'):\n    f = e.name\n    if %c:\n        %d\n",
		"import os, re, fnmatch\nfrom pathlib import Path\nfor p in Path('.').iterdir():\n    f = p.name\n    if p.is_file() and %c:\n        %d\n",
		"import os, re, fnmatch\nfor r, ds, fs in os.walk('.'):\n    for f in fs:\n        if r == '.' and %c:\n            %d\n",
		"import os, re, fnmatch, subprocess\nfor f in subprocess.check_output(['git', 'ls-files'], text=True).split():\n    if %c:\n        %d\n",
		"import os, re, fnmatch\ndef want(f):\n    return %c\nfor f in os.listdir('.'):\n    if want(f):\n        %d\n",
		"import os, re, fnmatch\nfs = list(os.listdir('.'))\ni = 0\nwhile i < len(fs):\n    f = fs[i]\n    if %c:\n        %d\n    i += 1\n",
	}, []string{"f == '%n'", "f.startswith('%p')", "'%p' in f", "f in ('%n', 'x')", "f.lower() == '%n'.lower()", "re.search(r'%e', f)", "re.match(r'.*%e', f)", "fnmatch.fnmatch(f, '*%p*')", "f[:3] == '%n'[:3]",
		"f.endswith('%n'[2:])", "f.find('%p') >= 0", "len(f) > 2 and '%p' in f", "f != 'x' and f == '%n'", "f == 'x' or f == '%n'", "f.split('.')[0] == '%n'.split('.')[0]", "f.replace('x', 'x') == '%n'", "not f != '%n'", "f.count('%p') > 0", "os.path.basename(f) == '%n'", "any(x in f for x in ['%p', 'zz'])"},
		"print(f)", []string{"open(f, 'a').write('x')", "s = open(f).read(); open(f, 'w').write(s + 'x')"}},
	{"node", "-e", []string{
		"const fs = require('fs'); for (const f of fs.readdirSync('.')) { if (%c) { %d } }",
		"const fs = require('fs'); fs.readdirSync('.').filter(f => %c).forEach(f => { %d });",
		"const fs = require('fs'); fs.readdirSync('.').forEach(f => { if (!(%c)) return; %d });",
		"const fs = require('fs'); for (const e of fs.readdirSync('.', {withFileTypes: true})) { const f = e.name; if (e.isFile() && (%c)) { %d } }",
		"const fs = require('fs'); const l = fs.readdirSync('.'); for (let i = 0; i < l.length; i++) { const f = l[i]; if (%c) { %d } }",
		"const fs = require('fs'); const want = f => %c; for (const f of fs.readdirSync('.')) { if (want(f)) { %d } }",
		"const fs = require('fs'); const f = fs.readdirSync('.').find(f => %c); if (f) { %d }",
	}, []string{"f === '%n'", "f == '%n'", "f.startsWith('%p')", "f.includes('%p')", "/%e/.test(f)", "f.match(/%e/)", "f.toLowerCase() === '%n'.toLowerCase()", "f.indexOf('%p') !== -1", "['%n', 'x'].includes(f)", "f.slice(0, 3) === '%n'.slice(0, 3)",
		"f !== 'x' && f === '%n'", "f === 'x' || f.includes('%p')", "f.endsWith('%n'.slice(2))", "new RegExp('%e').test(f)", "!(f !== '%n')", "f.split('.')[0] === '%n'.split('.')[0]", "f.search(/%e/) >= 0"},
		"console.log(f)", []string{"fs.appendFileSync(f, 'x')", "fs.writeFileSync(f, fs.readFileSync(f, 'utf8') + 'x')"}},
	{"ruby", "-e", []string{
		"Dir.children('.').each { |f| %d if %c }",
		"Dir.children('.').each do |f|\n  next unless %c\n  %d\nend",
		"Dir.glob('*', File::FNM_DOTMATCH).select { |f| %c }.each { |f| %d }",
		"for f in Dir.entries('.')\n  if %c\n    %d\n  end\nend",
	}, []string{"f == '%n'", "f.start_with?('%p')", "f.include?('%p')", "f =~ /%e/", "f.match?(/%e/)", "f.downcase == '%n'.downcase", "['%n', 'x'].include?(f)", "f[0, 3] == '%n'[0, 3]", "f != 'x' && f == '%n'", "f == 'x' || f == '%n'", "f.end_with?('%n'[2..])", "File.fnmatch('*%p*', f, File::FNM_DOTMATCH)"},
		"puts f", []string{"File.write(f, File.read(f) + 'x')", "File.open(f, 'a') { |o| o.puts 'x' }"}},
	{"perl", "-e", []string{
		"opendir(my $d, '.'); for my $f (readdir $d) { if (%c) { %d } }",
		"for my $f (glob('* .*')) { next unless %c; %d }",
		"opendir(D, '.'); while (my $f = readdir D) { if (%c) { %d } }",
		"opendir(my $d, '.'); for my $f (grep { my $f = $_; %c } readdir $d) { %d }",
	}, []string{"$f eq '%n'", "$f =~ /%e/", "index($f, '%p') >= 0", "lc($f) eq lc('%n')", "substr($f, 0, 3) eq substr('%n', 0, 3)", "$f =~ m{%e}i", "($f ne 'x' and $f eq '%n')", "($f eq 'x' || $f eq '%n')", "!($f ne '%n')"},
		"print \"$f\\n\";", []string{"open(my $o, '>>', $f); print $o 'x'; close $o;", "open(O, \">>$f\"); print O 'x'; close O;"}},
	{"php", "-r", []string{
		"foreach (scandir('.') as $f) { if (%c) { %d } }",
		"foreach (array_filter(scandir('.'), fn($f) => %c) as $f) { %d }",
		"foreach (scandir('.') as $f) { if (!(%c)) continue; %d }",
		"$d = opendir('.'); while (($f = readdir($d)) !== false) { if (%c) { %d } }",
	}, []string{"$f === '%n'", "$f == '%n'", "str_starts_with($f, '%p')", "strpos($f, '%p') !== false", "str_contains($f, '%p')", "preg_match('/%e/', $f)", "in_array($f, ['%n', 'x'])", "strtolower($f) === strtolower('%n')", "substr($f, 0, 3) === substr('%n', 0, 3)", "fnmatch('*%p*', $f)", "$f !== 'x' && $f === '%n'"},
		"echo \"$f\\n\";", []string{"file_put_contents($f, 'x', FILE_APPEND);", "file_put_contents($f, file_get_contents($f) . 'x');"}},
}

// TestNamesPickedInCode holds what code lets through of a folder's names against what the
// language's own program does.
func TestNamesPickedInCode(t *testing.T) {
	project := pickedFrom(t, false)
	g := standard.New(standard.Config{}, standard.Env{Home: t.TempDir(), Platform: automode.Linux}, nil)
	allowed := func(command string) bool {
		return g.Decide(t.Context(), &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: command, Cwd: project, Roots: []string{project}}).Verdict == automode.Allow
	}
	var here []listingCode
	for _, c := range listingCodes {
		if _, err := exec.LookPath(c.program); err == nil {
			here = append(here, c)
		}
	}
	if len(here) == 0 {
		t.Skip("there is no program to hold it against")
	}
	rnd := rand.New(rand.NewPCG(uint64(*pickings), 6))
	pick := func(list []string) string { return list[rnd.IntN(len(list))] }
	come := 0
	for i := range *pickings / 4 {
		c := here[i%len(here)]
		name := pick([]string{"CLAUDE.md", ".mcp.json", "AGENTS.md"})
		condition := strings.NewReplacer("%n", name, "%p", partOf(name, rnd), "%e", expressionOf(name, rnd)).Replace(pick(c.conditions))
		round := pick(c.rounds)
		text := func(does string) string {
			return c.program + " " + c.flag + " " + inWord(strings.NewReplacer("%c", condition, "%d", does).Replace(round))
		}
		if !slices.ContainsFunc(strings.Fields(printedBy(t, project, text(c.prints))), func(l string) bool { return filepath.Clean(l) == name }) {
			continue
		}
		come++
		if call := text(pick(c.does)); allowed(call) {
			t.Errorf("%s comes, and this is allowed:\n%s", name, call)
		}
	}
	if come < *pickings/8 {
		t.Errorf("only %d programs printed the name, which shows little", come)
	}
}

// inWord is a text as one word of a shell.
func inWord(text string) string { return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'" }

// Package docs checks that what the documentation says is there.
package docs

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"automode/internal/config"
	"automode/internal/config/schema"
	"automode/internal/dialect"
	"automode/internal/dialect/facts"
	"automode/internal/layers/rules"
	"automode/internal/layers/table"
)

const root = ".."

// pages are all pages of the repository, as paths from here.
func pages(t *testing.T) []string {
	t.Helper()
	var list []string
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata"):
			return fs.SkipDir
		case filepath.Ext(path) == ".md":
			list = append(list, path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(list) < 10 {
		t.Fatalf("only %d pages were found: %q", len(list), list)
	}
	return list
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestLinks follows every relative link, to its heading where it names one.
func TestLinks(t *testing.T) {
	for _, page := range pages(t) {
		for _, link := range links(prose(read(t, page))) {
			if strings.Contains(link, "://") {
				continue
			}
			name, heading, _ := strings.Cut(link, "#")
			target := page
			if name != "" {
				target = filepath.Join(filepath.Dir(page), filepath.FromSlash(name))
			}
			if _, err := os.Stat(target); err != nil {
				t.Errorf("%s: the link %s leads nowhere", page, link)
				continue
			}
			if heading != "" && !slices.Contains(headings(read(t, target)), heading) {
				t.Errorf("%s: the link %s names no heading of %s", page, link, target)
			}
		}
	}
}

// TestFolders checks that every folder in the table of architecture.md is
// there, and that every folder with Go code is in the table.
func TestFolders(t *testing.T) {
	named := map[string]bool{}
	for line := range strings.Lines(read(t, "architecture.md")) {
		cell, found := strings.CutPrefix(line, "| `")
		folder, _, closed := strings.Cut(cell, "`")
		if !found || !closed {
			continue
		}
		named[folder] = true
		if info, err := os.Stat(filepath.Join(root, filepath.FromSlash(folder))); err != nil || !info.IsDir() {
			t.Errorf("architecture.md names the folder %s, which is not there", folder)
		}
	}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata") {
			return fs.SkipDir
		}
		if filepath.Ext(path) != ".go" {
			return nil
		}
		folder, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			return err
		}
		folder = filepath.ToSlash(folder)
		if above, _, found := strings.Cut(folder, "/"); !named[folder] && !(found && above == "bench") {
			named[folder] = true // once is enough
			t.Errorf("architecture.md does not name the folder %s", folder)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestWhereToGo checks that the files and folders are there that the table of
// CONTRIBUTING.md sends people to: a name without a folder lies in the one named
// before it.
func TestWhereToGo(t *testing.T) {
	rows := 0
	for line := range strings.Lines(read(t, "../CONTRIBUTING.md")) {
		cells := strings.Split(line, "|")
		if len(cells) != 4 || strings.Contains(cells[2], "---") {
			continue
		}
		rows++
		folder := ""
		for i, name := range strings.Split(cells[2], "`") {
			name, _, some := strings.Cut(name, "…")
			if i%2 == 0 || strings.Contains(name, " ") || !strings.ContainsAny(name, "/.") {
				continue // no name, or a command
			}
			at := filepath.Join(root, filepath.FromSlash(name))
			if !strings.Contains(name, "/") && folder != "" {
				at = filepath.Join(folder, name)
			}
			if some {
				at += "*"
			}
			found, err := filepath.Glob(at)
			if err != nil || len(found) == 0 {
				t.Errorf("CONTRIBUTING.md: %s is not there", name)
				continue
			}
			if folder = found[0]; filepath.Ext(folder) != "" {
				folder = filepath.Dir(folder)
			}
		}
	}
	if rows < 20 {
		t.Errorf("only %d rows were found", rows)
	}
}

// TestKeys checks that configuration.md names every key that a file may have.
// The schema lists them; a test of its own holds it to the decoder.
func TestKeys(t *testing.T) {
	var s struct {
		Properties map[string]struct {
			Properties map[string]json.RawMessage
			Enum       []string
		}
	}
	if err := json.Unmarshal(schema.JSON, &s); err != nil {
		t.Fatal(err)
	}
	if len(s.Properties) < 5 {
		t.Fatalf("the schema has only %d keys", len(s.Properties))
	}
	text := read(t, "configuration.md")
	for key, p := range s.Properties {
		words := slices.Clone(p.Enum)
		words = append(words, key)
		for sub := range p.Properties {
			words = append(words, sub)
		}
		for _, w := range words {
			if !strings.Contains(text, `"`+w+`"`) {
				t.Errorf("configuration.md has no example of %q (of the key %s)", w, key)
			}
		}
	}
}

// TestExamples decodes every configuration on the pages, as the file it is an
// example of.
func TestExamples(t *testing.T) {
	found := 0
	for _, page := range pages(t) {
		for _, b := range blocks(read(t, page)) {
			if b.kind != "jsonc" && b.kind != "jsonc project" {
				continue
			}
			found++
			o := config.LoadOptions{Home: "/home/dev", Root: "/home/dev/project"}
			name := config.PersonFile(o.Home)
			if b.kind == "jsonc project" {
				name = config.ProjectFile(o.Root)
			}
			o.ReadFile = func(asked string) ([]byte, error) {
				if asked == name {
					return []byte(b.text), nil
				}
				return nil, fs.ErrNotExist
			}
			c := config.Load(o)
			for _, p := range slices.Concat(c.Broken, c.Ignored) {
				t.Errorf("%s: %s\n%s", page, p, b.text)
			}
			for _, r := range c.Rows {
				if !table.Known(r.ID) {
					t.Errorf("%s: there is no row %s", page, r.ID)
				}
			}
			for _, r := range rules.New(c, rules.Env{Home: o.Home, Root: o.Root, Cwd: o.Root}).Problems() {
				t.Errorf("%s: %s", page, r)
			}
		}
	}
	if found < 5 {
		t.Errorf("only %d examples of a configuration were found", found)
	}
}

// TestJSON reads every piece of JSON on the pages, such as the settings that an
// agent is given.
func TestJSON(t *testing.T) {
	found := 0
	for _, page := range pages(t) {
		for _, b := range blocks(read(t, page)) {
			if b.kind != "json" {
				continue
			}
			found++
			if !json.Valid([]byte(b.text)) {
				t.Errorf("%s: this is not JSON:\n%s", page, b.text)
			}
		}
	}
	if found == 0 {
		t.Error("no JSON was found, and docs/setup.md shows an agent's settings")
	}
}

// block is a fenced block with what stands behind the fence.
type block struct{ kind, text string }

// blocks are the fenced blocks of a page.
func blocks(page string) []block {
	var list []block
	inside := false
	for line := range strings.Lines(page) {
		kind, fence := strings.CutPrefix(strings.TrimSpace(line), "```")
		switch {
		case fence && !inside:
			inside, list = true, append(list, block{kind: kind})
		case fence:
			inside = false
		case inside:
			list[len(list)-1].text += line
		}
	}
	return list
}

// prose is a page without its fenced blocks.
func prose(page string) string {
	var b strings.Builder
	inside := false
	for line := range strings.Lines(page) {
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			inside = !inside
		} else if !inside {
			b.WriteString(line)
		}
	}
	return b.String()
}

// links are the targets of [text](target).
func links(text string) []string {
	var list []string
	for {
		_, rest, found := strings.Cut(text, "](")
		if !found {
			return list
		}
		target, after, closed := strings.Cut(rest, ")")
		if !closed {
			return list
		}
		list, text = append(list, target), after
	}
}

// headings are the names by which a page's headings are linked to: small
// letters, blanks as dashes, and only letters, digits and dashes.
func headings(page string) []string {
	var list []string
	for line := range strings.Lines(prose(page)) {
		if !strings.HasPrefix(line, "#") {
			continue
		}
		list = append(list, strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '-' || r == '_':
				return r
			}
			return -1
		}, strings.ToLower(strings.TrimSpace(strings.TrimLeft(line, "#")))))
	}
	return list
}

// TestAgents checks that the tables of agents.md are those of the facts and of
// what becomes of a question. With UPDATE set it writes them.
func TestAgents(t *testing.T) {
	var table, asks, fails strings.Builder
	table.WriteString("| agent | asks us by | allow | ask | deny | a hook that crashes, is late, prints nonsense | stopped by | stays open | known from |\n|---|---|---|---|---|---|---|---|---|\n")
	for _, a := range facts.All {
		failing := a.Crash
		if a.Late != failing || a.Garbage != failing {
			failing += ", " + a.Late + ", " + a.Garbage
		}
		table.WriteString("| " + strings.Join([]string{"**" + a.Title + "** `" + a.Name + "`", a.Seam, a.Allow, a.Ask, a.Deny, failing, a.Set,
			strings.Join(a.Open, "; "), a.Source()}, " | ") + " |\n")
		if a.Fails != "" {
			fails.WriteString("- **" + a.Title + "**: " + a.Fails + "\n")
		}
	}
	table.WriteString("\n" + facts.Everywhere + " " + facts.Init + "\n")
	asks.WriteString("| agent | as the hook's line stands | `--attended` | `--headless` |\n|---|---|---|---|\n")
	for l := range strings.Lines(read(t, filepath.Join(root, "testdata", "calls", "asks.txt"))) {
		if f := strings.Fields(l); len(f) == 4 && f[0] != "#" {
			asks.WriteString("| " + strings.Join(f, " | ") + " |\n")
		}
	}
	page := read(t, "agents.md")
	now := page
	for name, text := range map[string]string{"facts": table.String(), "fails": fails.String(), "asks": asks.String()} {
		from := strings.Index(now, "<!-- "+name+":")
		end := strings.Index(now, "<!-- /"+name+" -->")
		if from < 0 || end < from {
			t.Fatalf("agents.md has no place for %s", name)
		}
		from += strings.Index(now[from:], "-->") + len("-->\n")
		now = now[:from] + "\n" + text + "\n" + now[end:]
	}
	if now == page {
		return
	}
	if os.Getenv("UPDATE") == "" {
		t.Fatal("agents.md differs from the facts; run UPDATE=1 go test ./docs -run TestAgents")
	}
	if err := os.WriteFile("agents.md", []byte(now), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestAgentsAreKnown checks that the facts are of the agents whose dialects are
// spoken, in the same order.
func TestAgentsAreKnown(t *testing.T) {
	var names []string
	for _, a := range facts.All {
		names = append(names, a.Name)
	}
	if !slices.Equal(names, dialect.Names()) {
		t.Errorf("the facts are of %q, the dialects of %q", names, dialect.Names())
	}
}

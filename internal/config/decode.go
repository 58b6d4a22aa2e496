package config

import (
	"path/filepath"
	"strings"
	"time"

	"automode"
)

// Decode reads one file of the person's, which may say everything. Whatever
// could be understood is in Settings, also when there are problems. Folders
// are as written, "~/" included.
func Decode(data []byte, name string) (Settings, []Problem) {
	d := decode(data, Origin{Scope: Person, File: name, Base: filepath.Dir(name)})
	return d.out, append(d.broken, d.ignored...)
}

// decoder reads one file into out.
type decoder struct {
	origin  Origin // of the file; values add their line
	lines   lines
	out     Settings
	broken  []Problem
	ignored []Problem
}

// field is one key of an object: how it is spelled and how it is read. A key
// that tightens may stand in a project's file.
type field struct {
	name     string
	tightens bool
	read     func(*decoder, node)
}

// The keys of a file, in the order in which the schema lists them.
func topFields() []field {
	return []field{
		{"$schema", true, (*decoder).schema},
		{"permissions", true, func(d *decoder, n node) { d.object(n, "permissions", permissionFields()) }},
		{"autoMode", true, func(d *decoder, n node) { d.object(n, "autoMode", proseFields()) }},
		{"rows", false, (*decoder).rows},
		{"profile", false, func(d *decoder, n node) { d.name(n, &d.out.Profile) }},
		{"profiles", false, (*decoder).profiles},
		{"projects", false, (*decoder).projects},
		{"disabledRules", false, func(d *decoder, n node) { d.texts(n, &d.out.DisabledRules, anyText) }},
		{"trustedHosts", false, func(d *decoder, n node) { d.texts(n, &d.out.TrustedHosts, hostText) }},
		{"trustedServers", false, func(d *decoder, n node) { d.texts(n, &d.out.TrustedServers, serverText) }},
		{"additionalDirectories", false, func(d *decoder, n node) { d.texts(n, &d.out.AdditionalDirectories, folderText) }},
		{"onError", false, func(d *decoder, n node) {
			choose(d, n, &d.out.OnError, onErrorNames[:])
		}},
		{"journal", false, func(d *decoder, n node) {
			choose(d, n, &d.out.Journal, journalNames[:])
		}},
		{"agentRules", false, func(d *decoder, n node) {
			choose(d, n, &d.out.AgentRules, agentRulesNames[:])
		}},
		{"deadline", false, func(d *decoder, n node) { d.duration(n, &d.out.Deadline) }},
		{"classifier", false, func(d *decoder, n node) { d.object(n, "classifier", classifierFields()) }},
	}
}

func permissionFields() []field {
	return []field{
		{"allow", false, func(d *decoder, n node) { d.rules(n, &d.out.Allow) }},
		{"ask", true, func(d *decoder, n node) { d.rules(n, &d.out.Ask) }},
		{"deny", true, func(d *decoder, n node) { d.rules(n, &d.out.Deny) }},
	}
}

func proseFields() []field {
	return []field{
		{"allow", false, func(d *decoder, n node) { d.texts(n, &d.out.Prose.Allow, anyText) }},
		{"soft_deny", true, func(d *decoder, n node) { d.texts(n, &d.out.Prose.SoftDeny, d.added) }},
		{"hard_deny", true, func(d *decoder, n node) { d.texts(n, &d.out.Prose.HardDeny, d.added) }},
		{"environment", false, func(d *decoder, n node) { d.texts(n, &d.out.Prose.Environment, anyText) }},
	}
}

func decode(data []byte, origin Origin) *decoder {
	d := &decoder{origin: origin, lines: linesOf(data)}
	root, at, err := parse(data)
	if err != nil {
		d.wrong(node{at: at}, err.Error())
		return d
	}
	d.object(root, "", topFields())
	return d
}

// object reads n by its fields. A key that nobody knows, or that stands there
// twice, is wrong, because it may be a misspelt prohibition.
func (d *decoder) object(n node, where string, fields []field) {
	if n.kind != '{' {
		d.wrong(n, "expected an object in braces for "+quoteOr(where, "the whole file"))
		return
	}
	for i, key := range n.keys {
		if seen(n.keys[:i], key.text) {
			d.wrong(key, "the key "+quote(key.text)+" stands here twice; merge the two")
		}
		f := find(fields, key.text)
		switch {
		case f == nil:
			names := make([]string, len(fields))
			for i := range fields {
				names[i] = fields[i].name
			}
			d.wrong(key, unknown("key", key.text, names))
		case d.origin.Scope == Project && !f.tightens:
			name := f.name
			if where != "" {
				name = where + "." + name
			}
			d.ignored = append(d.ignored, d.problem(key, "a project's file may only tighten: "+quote(name)+
				" is left out; put it into your own file, ~/.config/automode/automode.json, if you want it"))
		default:
			f.read(d, n.sub[i])
		}
	}
}

func find(fields []field, name string) *field {
	for i := range fields {
		if fields[i].name == name {
			return &fields[i]
		}
	}
	return nil
}

func seen(keys []node, name string) bool {
	for _, k := range keys {
		if k.text == name {
			return true
		}
	}
	return false
}

func (d *decoder) schema(n node) {
	if n.kind != '"' {
		d.wrong(n, "expected the schema's address as a string")
	}
}

func (d *decoder) rules(n node, to *[]Rule) {
	for i, e := range d.list(n) {
		if s, ok := d.text(e); ok {
			*to = append(*to, Rule{s, i, d.from(e)})
		}
	}
}

// texts reads a list of strings; check says what is wrong with one, or "".
func (d *decoder) texts(n node, to *[]Setting[string], check func(string) string) {
	for _, e := range d.list(n) {
		s, ok := d.text(e)
		if !ok {
			continue
		}
		if wrong := check(s); wrong != "" {
			d.wrong(e, wrong)
			continue
		}
		*to = append(*to, Setting[string]{s, d.from(e)})
	}
}

func (d *decoder) list(n node) []node {
	if n.kind != '[' {
		d.wrong(n, "expected a list in brackets")
		return nil
	}
	return n.sub
}

func (d *decoder) text(n node) (string, bool) {
	if n.kind != '"' {
		d.wrong(n, "expected a string in double quotes")
		return "", false
	}
	if strings.TrimSpace(n.text) == "" {
		d.wrong(n, "this is empty; remove it")
		return "", false
	}
	return n.text, true
}

func (d *decoder) rows(n node) {
	if n.kind != '{' {
		d.wrong(n, "expected an object: a row's id and its word")
		return
	}
	for i, key := range n.keys {
		if seen(n.keys[:i], key.text) {
			d.wrong(key, "the row "+quote(key.text)+" stands here twice; keep one")
			continue
		}
		v, ok := d.text(n.sub[i])
		if !ok {
			continue
		}
		row := Row{ID: key.text, Off: v == "off", Origin: d.from(key)}
		if !row.Off && (row.Word.UnmarshalText([]byte(v)) != nil || row.Word == automode.None) {
			d.wrong(n.sub[i], unknown("word", v, rowWords()))
			continue
		}
		d.out.Rows = append(d.out.Rows, row)
	}
}

func rowWords() []string {
	words := []string{"off"}
	for w := automode.Allowed; w <= automode.Denied; w++ {
		words = append(words, w.String())
	}
	return words
}

// choose reads one of the names of a small enumeration.
func choose[T ~uint8](d *decoder, n node, to *Setting[T], names []string) {
	s, ok := d.text(n)
	if !ok {
		return
	}
	for i, name := range names {
		if name == s {
			*to = Setting[T]{T(i), d.from(n)}
			return
		}
	}
	d.wrong(n, unknown("value", s, names))
}

// MaxDeadline bounds the deadline, and every other time: no agent waits longer
// for a hook.
const MaxDeadline = 10 * time.Minute

func (d *decoder) duration(n node, to *Setting[time.Duration]) {
	s, ok := d.text(n)
	if !ok {
		return
	}
	v, err := time.ParseDuration(s)
	if err != nil || v <= 0 || v > MaxDeadline {
		d.wrong(n, "expected a duration up to 10m, as \"20s\" or \"1m30s\", not "+quote(s))
		return
	}
	*to = Setting[time.Duration]{v, d.from(n)}
}

func anyText(string) string { return "" }

// added is a prohibition in prose. A project's are appended to the others, so
// that there is nothing for "$defaults" to stand for.
func (d *decoder) added(s string) string {
	if s == Defaults && d.origin.Scope == Project {
		return "a project's list is added to the others; remove " + quote(Defaults)
	}
	return ""
}

func hostText(s string) string {
	host, _, _ := strings.Cut(s, "/")
	if strings.Contains(s, "://") || strings.ContainsAny(s, " \t@?#") || strings.Trim(host, "*.") == "" {
		return "expected a host, as \"example.com\" or \"example.com/owner\", not " + quote(s)
	}
	return ""
}

func serverText(s string) string {
	for _, c := range []byte(s) {
		switch {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', c == '-', c == '_':
		default:
			return "expected a server's name as in mcp__NAME__tool, not " + quote(s)
		}
	}
	if strings.Contains(s, "__") {
		return "expected a server's name as in mcp__NAME__tool, not " + quote(s)
	}
	return ""
}

func folderText(s string) string {
	if s != "~" && !strings.HasPrefix(s, "~/") && !filepath.IsAbs(s) {
		return "expected an absolute folder or one that begins with \"~/\", not " + quote(s)
	}
	return ""
}

func (d *decoder) from(n node) Origin {
	o := d.origin
	o.Line, _ = d.lines.at(n.at)
	return o
}

func (d *decoder) problem(n node, text string) Problem {
	line, column := d.lines.at(n.at)
	return Problem{d.origin.File, line, column, text}
}

func (d *decoder) wrong(n node, text string) { d.broken = append(d.broken, d.problem(n, text)) }

// unknown says that name is none of the known ones and which was meant.
func unknown(what, name string, known []string) string {
	s := "unknown " + what + " " + quote(name)
	if n := Nearest(name, known); n != "" {
		return s + " (did you mean " + quote(n) + "?)"
	}
	return s + "; known are " + strings.Join(known, ", ")
}

func quoteOr(s, otherwise string) string {
	if s == "" {
		return otherwise
	}
	return quote(s)
}

// quote shows s as it would stand in a file, cut when it is long.
func quote(s string) string {
	const longest = 60
	if len(s) > longest {
		s = strings.ToValidUTF8(s[:longest], "") + "…"
	}
	return `"` + strings.Map(printable, s) + `"`
}

// printable keeps what a file says from steering the terminal that shows it.
func printable(r rune) rune {
	if r < ' ' || r == 0x7f || 0x80 <= r && r < 0xa0 || r == 0x202e || 0x2066 <= r && r <= 0x2069 {
		return '?'
	}
	return r
}

package windows

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// Arg is one argument of a command as the shell hands it over.
type Arg struct {
	Option string          // it is this option, without the sign in front; empty: a value
	Words  []commands.Word // what the value may be, or its parts; behind an option with a colon its value
	Has    bool            // an option with a value attached
	At     int             // which of the shell's arguments it is
}

// Bound is a command with its arguments in their places.
type Bound struct {
	Command *Command
	Facts   []commands.Fact
	Blocks  []Block // values that are code of the shell itself
	Reach   bool    // everything below is meant
	options []option
	values  [][]commands.Word // by option; nil: not given
	given   []bool
}

// Block is an argument that is code of the shell itself.
type Block struct {
	At   int
	Role string
}

// option is one entry of Command.Options.
type option struct {
	names   string
	role    string
	place   byte // '1'…; '*' takes what is left; 0: none
	value   bool
	piped   bool
	literal bool
	reach   bool
	late    bool
}

// read makes an option of its text.
func read(s string) (o option) {
	if c := s[0]; len(s) > 1 && (c == '*' || c >= '1' && c <= '9') {
		o.place, s = c, s[1:]
	}
	if s[0] == '~' {
		o.late, s = true, s[1:]
	}
	o.names, o.role, o.value = strings.Cut(s, "=")
	if n, ok := strings.CutSuffix(o.names, "^"); ok {
		o.names, o.reach = n, true
	}
	if n, ok := strings.CutSuffix(o.names, "<"); ok {
		o.names, o.piped = n, true
	}
	if r, ok := strings.CutSuffix(o.role, "!"); ok {
		o.role, o.literal = r, true
	}
	return o
}

// common are the options of every cmdlet.
const common = "Verbose|vb Debug|db ErrorAction|ea=data WarningAction|wa=data InformationAction|infa=data ProgressAction|proga=data " +
	"ErrorVariable|ev=variable WarningVariable|wv=variable InformationVariable|iv=variable OutVariable|ov=variable " +
	"OutBuffer|ob=data PipelineVariable|pv=variable WhatIf|wi Confirm|cf UseTransaction|usetx"

// Bind gives a command its arguments. Cmdlets take the beginning of an
// option's name for the option where it is the only one; programs do not.
func Bind(c *Command, args []Arg, piped []commands.Word, cmdlet bool) *Bound {
	b := &Bound{Command: c}
	text := c.Options
	if cmdlet {
		text += " " + common
	}
	for f := range strings.FieldsSeq(text) {
		b.options = append(b.options, read(f))
	}
	b.values, b.given = make([][]commands.Word, len(b.options)), make([]bool, len(b.options))
	var rest []Arg
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a.Option == "" {
			rest = append(rest, a)
			continue
		}
		k := b.find(a.Option, cmdlet)
		if k < 0 && !cmdlet {
			k = b.glued(a.Option)
		}
		if k < 0 {
			b.unknown("no option “" + a.Option + "” is known")
			continue
		}
		b.given[k] = true
		o := &b.options[k]
		b.Reach = b.Reach || o.reach
		switch {
		case !o.value || o.role == "glued":
		case a.Has:
			b.put(k, a)
		case i+1 < len(args) && args[i+1].Option == "":
			i++
			b.put(k, args[i])
		default:
			b.unknown("the option “" + a.Option + "” has no value")
		}
	}
	b.positionals(rest)
	for k := range b.options {
		if o := &b.options[k]; o.piped && !b.given[k] && len(piped) > 0 && !b.namedAnyway(o.role) {
			b.put(k, Arg{Words: piped, At: -1})
		}
	}
	b.does()
	return b
}

// namedAnyway reports whether what a cmdlet would take a piped item for is given by another
// option: it writes to one path.
func (b *Bound) namedAnyway(role string) bool {
	switch role {
	case "writes", "appends", "empties", "makes":
	default:
		return false
	}
	for k := range b.options {
		if b.given[k] && b.options[k].role == role {
			return true
		}
	}
	return false
}

// positionals gives what no option names its place.
func (b *Bound) positionals(rest []Arg) {
	for place := byte('1'); place <= '9' && len(rest) > 0; place++ {
		for k := range b.options {
			if b.options[k].place == place && !b.given[k] {
				b.put(k, rest[0])
				rest = rest[1:]
				break
			}
		}
	}
	for _, a := range rest {
		k := 0
		for k < len(b.options) && b.options[k].place != '*' {
			k++
		}
		if k == len(b.options) {
			b.unknown("nobody read what this argument means here")
			return
		}
		b.put(k, a)
	}
}

func (b *Bound) unknown(why string) {
	b.Facts = append(b.Facts, commands.Fact{Why: why})
}

// find is the option of a name, or of the only one that begins so.
func (b *Bound) find(name string, prefix bool) int {
	if k := b.among(name, prefix, false); k != none || !prefix {
		return k
	}
	return b.among(name, prefix, true)
}

// glued is the option that takes what stands right behind it for its value.
func (b *Bound) glued(name string) int {
	for k := range b.options {
		if o := &b.options[k]; o.role == "glued" && len(name) > len(o.names) && strings.EqualFold(name[:len(o.names)], o.names) {
			return k
		}
	}
	return none
}

// none and several are what among returns beside an option's number.
const (
	none    = -1
	several = -2
)

func (b *Bound) among(name string, prefix, late bool) int {
	found := none
	for k := range b.options {
		if prefix && b.options[k].late != late {
			continue
		}
		for n := range strings.SplitSeq(b.options[k].names, "|") {
			switch {
			case strings.EqualFold(n, name):
				return k
			case prefix && len(n) > len(name) && strings.EqualFold(n[:len(name)], name):
				if found == none || found == k {
					found = k
				} else {
					found = several
				}
			}
		}
	}
	return found
}

// put gives an option a value and says what happens to it.
func (b *Bound) put(k int, a Arg) {
	o := &b.options[k]
	b.given[k] = true
	b.values[k] = append(b.values[k], a.Words...)
	if !o.value {
		return
	}
	switch o.role {
	case "block", "test", "code", "variable":
		b.Blocks = append(b.Blocks, Block{a.At, o.role})
		return
	}
	role := roleOf(o.role)
	if role == commands.Data {
		return
	}
	mean := role.Means()
	for _, w := range a.Words {
		if mean.Subject == commands.Path && o.literal {
			w.Glob = false
		} else if mean.Subject == commands.Path && w.Known == automode.Exact && strings.ContainsAny(w.Text, "*?[") {
			w.Glob = true
		}
		f := commands.Fact{Role: role, Word: w, Kind: mean.Kind, Traits: mean.Traits, Extent: mean.Extent, Why: whyOf(role)}
		if o.role == "like" {
			// It becomes like the other folder: nothing in it has the other's name.
			f.Extent, f.Words = automode.Tree, []commands.Word{commands.Lit(".")}
		}
		if o.place == 0 {
			f.Flag = "-" + first(o.names)
		}
		if role == commands.Unread {
			f.Why = "nobody read what “" + first(o.names) + "” does with its value"
		}
		b.Facts = append(b.Facts, f)
	}
}

// does adds what the command does whatever its arguments, and widens what it
// does to everything below.
func (b *Bound) does() {
	for i := range b.Command.Does {
		d := &b.Command.Does[i]
		holds := d.With == ""
		for n := range strings.FieldsSeq(d.With) {
			holds = holds || b.Given(n)
		}
		for n := range strings.FieldsSeq(d.Unless) {
			holds = holds && !b.Given(n)
		}
		switch {
		case !holds:
		case d.Kind == automode.Write && d.Target == ".":
			b.Facts = append(b.Facts, commands.Fact{Role: commands.WritesTree, Kind: d.Kind, Extent: automode.Tree, Word: commands.Lit("."), Why: d.Why})
		default:
			b.Facts = append(b.Facts, commands.Fact{Kind: d.Kind, Target: d.Target, Traits: d.Traits, Why: d.Why})
		}
	}
	if !b.Reach {
		return
	}
	for i := range b.Facts {
		if f := &b.Facts[i]; f.Role.Means().Subject == commands.Path {
			f.Extent = automode.Tree
		}
	}
}

// Given reports whether the option is there, by its first name.
func (b *Bound) Given(name string) bool {
	for k := range b.options {
		if b.given[k] && first(b.options[k].names) == name {
			return true
		}
	}
	return false
}

// GivenAny reports whether one of the options is there, by their first names with
// blanks between them.
func (b *Bound) GivenAny(names string) bool {
	for n := range strings.FieldsSeq(names) {
		if b.Given(n) {
			return true
		}
	}
	return false
}

// Values are what the option was given, by its first name.
func (b *Bound) Values(name string) []commands.Word {
	for k := range b.options {
		if first(b.options[k].names) == name {
			return b.values[k]
		}
	}
	return nil
}

func first(names string) string {
	n, _, _ := strings.Cut(names, "|")
	return n
}

// roleOf is the role of a word in the tables. What is not spelled right is
// Unread, which a test looks for.
func roleOf(s string) commands.Role {
	switch s {
	case "data":
		return commands.Data
	case "reads":
		return commands.Reads
	case "tree":
		return commands.ReadsTree
	case "lists":
		return commands.Lists
	case "writes":
		return commands.Writes
	case "below":
		return commands.WritesTree
	case "appends":
		return commands.Appends
	case "makes":
		return commands.Makes
	case "edits":
		return commands.Edits
	case "empties":
		return commands.Truncates
	case "marks":
		return commands.Marks
	case "deletes":
		return commands.Deletes
	case "moves":
		return commands.Moves
	case "receives", "like":
		return commands.Receives
	case "seeks":
		return commands.Seeks
	case "loads":
		return commands.Loads
	case "file":
		return commands.RunsFile
	case "program":
		return commands.RunsNamed
	case "line":
		return commands.RunsLine
	case "fetches":
		return commands.Fetches
	case "sends":
		return commands.Sends
	case "asks":
		return commands.Asks
	case "installs":
		return commands.Installs
	case "controls":
		return commands.Controls
	}
	return commands.Unread
}

func whyOf(r commands.Role) string {
	switch r {
	case commands.Writes, commands.WritesTree:
		return "replaces what is there"
	case commands.Appends:
		return "adds to what is there"
	case commands.Makes:
		return "makes it"
	case commands.Edits:
		return "changes it"
	case commands.Truncates:
		return "empties the file"
	case commands.Marks:
		return "changes its owner, rights or times"
	case commands.Deletes:
		return "removes files and folders"
	case commands.Moves:
		return "takes it away from its place"
	case commands.Receives:
		return "what is copied or moved comes to lie there"
	case commands.Loads:
		return "loads code from there"
	case commands.RunsFile, commands.RunsNamed, commands.RunsLine:
		return "runs it"
	case commands.Installs:
		return "brings in a package"
	case commands.Controls:
		return "stops or changes a process or service"
	case commands.Sends:
		return "sends to a host"
	}
	return ""
}

// Find is the command of a name in a table, whatever the case of its letters.
// On Windows the aliases that exist only there are found too; maybe reports
// one of Windows PowerShell, which PowerShell 7 takes for a program.
func Find(table []Command, name string, windows bool) (c *Command, maybe bool) {
	for i := range table {
		rest := table[i].Names
		for rest != "" {
			var n string
			n, rest, _ = strings.Cut(rest, " ")
			if len(n) < len(name) || len(n) > len(name)+1 {
				continue
			}
			sign := byte(0)
			if len(n) == len(name)+1 {
				if sign, n = n[0], n[1:]; sign != '+' && sign != '!' {
					continue
				}
			}
			if strings.EqualFold(n, name) && (sign == 0 || windows) {
				return &table[i], sign == '!'
			}
		}
	}
	return nil, false
}

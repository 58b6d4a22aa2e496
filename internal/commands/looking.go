package commands

import (
	"strings"

	"automode"
)

// Programs of which those uses stand in tables that only look, and no other: what
// else they do nobody described. phrase.go reads what more is said of.

// looking are the beginnings of command lines that only look, of the programs of
// these names. The words of a phrase are joined with a dot; a mark behind them
// says what follows:
//
//	"!" options alone
//	"<" files, which are read
//	"/" folders, which are read with all below: the working folder when none is named
//	">" a file, which is read, and one that is written
//	"@" hosts, which are asked
//	"*" mere data, as where there is no mark
//
// A mark alone is the program without a subcommand, which stands only where it
// has none that does more. "%" in front: it runs what the project's settings name.
// Options that are known are those of plainOption, behind a phrase that has words,
// and those of the third text: "-n=" takes data, "-f<" a file that is read, "-o>"
// one that is written, "-u@" a host that is asked; "^fix" is a word that stands
// among them where more than looking is meant.
type looking struct{ names, looks, options string }

var lookingTables = [...]*[]looking{
	&systemLooking, &desktopLooking, &mediaLooking, &textLooking, &sourceLooking, &buildLooking,
	&languageLooking, &cloudLooking, &clusterLooking, &storeLooking, &serverLooking, &securityLooking,
}

const lookingMarks = "!</>@*"

// lookingTools has the names of the tables.
var lookingTools = Program{
	Name: "zellij", Rare: true,
	Kin: systemLookingNames + " " + desktopLookingNames + " " + mediaLookingNames + " " + textLookingNames + " " + sourceLookingNames + " " + buildLookingNames + " " +
		languageLookingNames + " " + cloudLookingNames + " " + clusterLookingNames + " " + storeLookingNames + " " + serverLookingNames + " " + securityLookingNames,
	Summary: "does what nobody read, beside what only looks", Manual: "the manuals and the --help of each",
	Row: Row{Style: Plain, Args: anyData, Refine: lookingUse},
}

var lookingToolsCases = []Case{
	{`zellij ls`, `Query what it works with`}, {`zellij kill-all-sessions`, `Run what its words name`}, {`zellij ls x`, `Run what its words name`},
	{`eb status -v my-env`, `Query what it works with`}, {`ipmitool sensor thresh x lower 1`, `Run what its words name`}, {`ipmitool sdr list`, `Query what it works with`},
	{`iscsiadm -m session`, `Query what it works with`}, {`iscsiadm -m session -u`, `Run what its words name`}, {`semanage port -l`, `Query what it works with`}, {`semanage port -a -t x`, `Run what its words name`},
	{`mutool info -v a.pdf`, `Query what it works with; Read a.pdf`}, {`mutool show -o f a.pdf`, `Run what its words name`}, {`mutool run x.js`, `Run what its words name`}, {`influx bucket list --json`, `Query what it works with`},
	{`influx bucket list --configs-path /x`, `Run what its words name`}, {`hdfs dfs -ls /`, `Query what it works with`}, {`hdfs dfs -rm /x`, `Run what its words name`}, {`qm config 100 --output-format=json`, `Query what it works with`},
	{`ideviceinfo`, `Query what it works with`}, {`usb-devices x`, `Run what its words name`}, {`kops get clusters`, `Query what it works with`}, {`kops get secrets`, `Run what its words name`}, {`kops delete cluster`, `Run what its words name`}, {`talosctl get members`, `Query what it works with`}, {`drone build ls "$x"`, `Run what its words name`}, {`ray --version`, `nothing`}, {`ray`, `Run what its words name`}, {`faillock --user x --reset`, `Run what its words name`}, {`eb list --output=/etc/x`, `Run what its words name`},
	{`hexo list post`, `Query what it works with`}, {`hexo deploy`, `Run what its words name`}, {`whispers`, `Query what it works with; Read ./**`}, {`whispers -o f d`, `Query what it works with; Write f; Read d/**`}, {`whispers -c f d`, `Run what its words name`},
	{`fping -c 1 h.test`, `Query what it works with; Query h.test`}, {`fping -c1 h.test`, `Query what it works with; Query h.test`}, {`fping -f hosts`, `Run what its words name`},
	{`fping -c`, `Run what its words name`}, {`openstack -f json server list`, `Query what it works with`}, {`openstack --os-cloud x server list`, `Run what its words name`}, {`openstack server delete list`, `Run what its words name`},
	{`pbzip2 -tv a.bz2`, `Query what it works with; Read a.bz2`}, {`pbzip2 -td a.bz2`, `Run what its words name`}, {`pdfsig a*.pdf`, `Query what it works with; Read a*.pdf`}, {`pdfsig *.pdf`, `Run what its words name`}, {`gitlint`, `Run{entry-point} the project's checks`}, {`pod2text a b`, `Query what it works with; Read a; Write b`}, {`pdfsig https://h.test/a.pdf`, `Query what it works with; Fetch https://h.test/a.pdf`}, {`dotenv-linter fix`, `Run what its words name`},
}

// lookingUse reads the phrase in front and what follows it.
func lookingUse(m *Match) {
	if len(m.Args) == 1 && m.Args[0].Exact() && named("--version --help", m.Args[0].Text) {
		return
	}
	name := m.name()
	for _, table := range lookingTables {
		for _, p := range *table {
			if named(p.names, name) && m.seenByAny(&p) {
				return
			}
		}
	}
	m.Add(Fact{Kind: automode.Run, Target: "what its words name", Why: "does what nobody read"})
}

// seenByAny reports whether the words are one of the phrases, and adds what it
// comes to.
func (m *Match) seenByAny(p *looking) bool {
	for phrase := range strings.FieldsSeq(p.looks) {
		if m.seenBy(phrase, p.options) {
			return true
		}
	}
	return false
}

// seenBy reports whether the words begin with the phrase and nothing behind it
// is more than that, and adds what it comes to.
func (m *Match) seenBy(phrase, options string) bool {
	facts := []Fact{{Kind: automode.Query, Target: "what it works with"}}
	phrase, own := strings.CutPrefix(phrase, "%")
	if own {
		facts[0] = Fact{Kind: automode.Run, Target: "the project's checks", Traits: automode.EntryPoint, Why: "examines the project"}
	}
	words := strings.TrimRight(phrase, lookingMarks)
	mark := phrase[len(words):]
	role, alone := lookingRole(mark), words == ""
	rest, inside := m.Args, !alone
	for len(rest) > 0 {
		w := &rest[0]
		if inside {
			first, more, _ := strings.Cut(words, ".")
			if w.Is(first) {
				words, inside, rest = more, more != "", rest[1:]
				continue
			}
		}
		if w.Known != automode.Exact || w.Many || w.Glob && (role == Unread || role == Data || strings.Trim(w.Text[:1], "-*?[{") == "") {
			return false
		}
		n := 1
		switch {
		case named(options, "^"+w.Text):
			return false
		case len(w.Text) > 1 && w.Text[0] == '-':
			fact, took := m.lookingOption(rest, options)
			if took == 0 && (inside || alone || !plainOption(w.Text)) {
				return false
			}
			if n = max(took, 1); took > 0 && fact.Role != Data {
				facts = append(facts, fact)
			}
		case inside || role == Unread:
			return false
		case role != Data && role != Asks && strings.ContainsAny(w.Text, ":|") && !strings.Contains(w.Text, "://"):
			return false // no file for all of them
		case role != Data:
			facts = append(facts, lookedAt(role, *w))
			if mark == ">" {
				role = Writes
			}
		}
		rest = rest[n:]
	}
	if inside {
		return false
	}
	if role == ReadsTree && facts[len(facts)-1].Role != ReadsTree {
		facts = append(facts, roleFact(ReadsTree, Lit("."), ""))
	}
	m.Facts = append(m.Facts, facts...)
	return true
}

// lookedAt is what becomes of a word in that role. A file may lie at an address.
func lookedAt(role Role, w Word) Fact {
	switch {
	case role == Writes:
		return roleFact(role, w, "writes what it shows there")
	case role != Asks && strings.Contains(w.Text, "://"):
		return roleFact(Fetches, w, "takes it from there")
	}
	return roleFact(role, w, "")
}

// lookingRole is what the words behind a phrase with that mark are: Unread where
// none may stand.
func lookingRole(mark string) Role {
	switch mark {
	case "!":
		return Unread
	case "<", ">":
		return Reads
	case "/":
		return ReadsTree
	case "@":
		return Asks
	}
	return Data
}

// lookingOption returns what an option of these comes to, and how many words it is:
// none, where it is none of them.
func (m *Match) lookingOption(rest []Word, options string) (Fact, int) {
	text := rest[0].Text
	for option := range strings.FieldsSeq(options) {
		name := strings.TrimRight(option, "=<>@")
		mark := option[len(name):]
		value, attached := strings.CutPrefix(text, name+"=")
		switch {
		case text == name && mark == "":
			return Fact{Role: Data}, 1
		case text == name && len(rest) > 1 && rest[1].Exact() && (len(rest[1].Text) < 2 || rest[1].Text[0] != '-'):
			return lookingValue(mark, rest[1]), 2
		case attached && mark != "":
			return lookingValue(mark, Lit(value)), 1
		case mark == "=" && len(name) == 2 && strings.HasPrefix(text, name) && isDigits(text[2:]):
			return Fact{Role: Data}, 1
		}
	}
	// Letters of which each is an option that takes no value.
	for i := 1; i < len(text); i++ {
		if len(text) == 2 || text[i] == '-' || !named(options, "-"+text[i:i+1]) {
			return Fact{}, 0
		}
	}
	return Fact{Role: Data}, 1
}

func lookingValue(mark string, w Word) Fact {
	switch mark {
	case "<":
		return lookedAt(Reads, w)
	case ">":
		return lookedAt(Writes, w)
	case "@":
		return lookedAt(Asks, w)
	}
	return Fact{Role: Data}
}

// plainOption reports whether an option is one by which programs choose how much
// they show, and in which form.
func plainOption(s string) bool {
	name, value, has := strings.Cut(s, "=")
	if has {
		return named("--output --output-format --format --color --limit --state", name) && (named("json yaml table text wide name csv always never auto all open closed running", value) || isDigits(value))
	}
	return named("-a -l -v -q -h -1 --all --long --verbose --quiet --json --yaml --short --brief --no-color --no-headers --wide --full --help --human-readable --numeric --installed --session --system --recurse --dest --object-path", name)
}

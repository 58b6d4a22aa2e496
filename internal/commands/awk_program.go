package commands

import (
	"slices"
	"strconv"
	"strings"

	"automode"
)

// awkReader goes over a program's tokens and notes what touches files, starts
// programs or loads code.
type awkReader struct {
	tokens  []awkToken
	at      int
	facts   []Fact
	depth   int // open parentheses and brackets
	printAt int // the depth of the print statement it is in, -1 outside
	problem string
	spells  bool // it writes letters as their numbers
	forever bool // it prints without end
	rounds  bool // it has loops
	given   awkGiven

	counts map[string]bool // the names that "++" stands behind, once endless looks
	looks  int             // how many tokens were looked at in heads and indexes
}

// mostLooks bounds how many tokens are looked at again for each head of a loop
// and each index: those that stand in each other are gone over many times.
const mostLooks = 1 << 20

// awkGiven is what is known of a program from outside it.
type awkGiven struct {
	sets  []Word // assignments: in front of the program, so many first, and among the files
	first int
	files []Word // that it reads
	parts bool   // the program has other parts, which are not seen here
}

// readAwk returns what a program does beside reading its files and printing,
// what stood in the way of reading it, and whether it prints without end.
func readAwk(text string, given awkGiven) (facts []Fact, problem string, forever bool) {
	tokens, problem := tokensOfAwk(text)
	r := awkReader{tokens: tokens, printAt: -1, problem: problem, spells: spelledAwk(text), given: given}
	r.rounds = r.says("while for do")
	for r.at = 0; r.at < len(tokens); r.at++ {
		r.token(tokens[r.at])
	}
	speaks := slices.ContainsFunc(tokens, func(t awkToken) bool { return t.is("|&") })
	for _, t := range tokens {
		if speaks && t.kind == awkText && strings.HasPrefix(t.text, "/inet") {
			r.facts = append(r.facts, Fact{Kind: automode.Expose, Traits: automode.Tunnel, Target: t.text, Why: "speaks with another host, and may do what it says"})
		}
	}
	r.endless()
	return r.facts, r.problem, r.forever
}

// endless looks for a loop without an end, which nothing in the program leaves
// or which leaves commands running. What it hands on fills a disk or memory.
func (r *awkReader) endless() {
	loops, leaves, grows := false, false, false
	r.counts = map[string]bool{}
	for i := 1; i < len(r.tokens); i++ {
		if r.tokens[i].is("++") {
			r.counts[r.tokens[i-1].text] = true
		}
	}
	often, oftener := false, false // as many times as make much of a little
	goes := r.says("while for")
	for r.at = range r.tokens {
		t := r.tokens[r.at]
		if goes && t.kind != awkText {
			far, _ := strconv.ParseFloat(t.text, 64)
			loops = loops || far >= vast
			often, oftener = often || far >= 36 && far < vast, oftener || far >= 1e8 && far < vast
		}
		switch {
		case t.is("while") || t.is("for") || t.is("function"):
			loops = loops || r.everlasting(t.text)
		case t.kind == awkText:
			leaves = leaves || strings.HasSuffix(strings.TrimSpace(t.text), "&")
		}
	}
	if oftener && r.grows() || often && r.doubles() {
		loops, grows = true, true
	}
	if r.looks > mostLooks && r.problem == "" {
		r.problem = "more loops and indexes stand in each other than are looked through"
	}
	halts := Fact{Kind: automode.Control, Traits: automode.Halts, Target: "this machine"}
	switch {
	case !loops:
	case grows:
		halts.Why = "fills memory without end"
		r.facts = append(r.facts, halts)
	case leaves:
		halts.Why = "starts commands without end"
		r.facts = append(r.facts, halts)
	case r.says("exit break return next nextfile"):
	case r.says("| |& > >>"):
		halts.Why = "prints without end"
		r.facts = append(r.facts, halts)
	case r.grows():
		halts.Why = "fills memory without end"
		r.facts = append(r.facts, halts)
	case r.says("print printf"):
		r.forever = true
	default:
		r.facts = append(r.facts, Fact{Why: "a loop has no end"})
	}
}

// everlasting reports whether the loop whose head stands here always goes on, or
// the function whatever happens calls itself.
func (r *awkReader) everlasting(word string) bool {
	var cond []awkToken
	part, deep, name := 0, 0, r.peek(1).text
	for i := 2; ; i++ {
		r.looks++
		switch t := r.peek(i); {
		case t.kind == awkEnd, r.looks > mostLooks, word == "function" && (t.is("if") || t.is("function") || t.is("?")):
			return false
		case word == "function":
			if t.is("{") {
				deep++
			} else if t.is("}") {
				if deep--; deep == 0 {
					return false // what follows calls it from outside
				}
			}
			if t.is(name) && r.peek(i+1).is("(") {
				return true
			}
		case t.kind == awkLine && t.text == ";" && word == "for":
			part++
		case t.is(")") && deep == 0:
			if word == "for" && part == 0 {
				return false // it goes over a list
			}
			step := r.peek(i - 1).text
			if len(cond) > 0 && word == "while" && r.counts[cond[0].text] {
				step = "++"
			}
			return alwaysAwk(cond, step)
		default:
			if t.is("(") {
				deep++
			} else if t.is(")") {
				deep--
			}
			if part == 1 || word == "while" {
				cond = append(cond, t)
			}
		}
	}
}

// alwaysAwk reports whether a condition holds in every round, of which a loop
// that counts ends with step.
func alwaysAwk(cond []awkToken, step string) bool {
	for len(cond) > 2 && cond[0].is("(") && cond[len(cond)-1].is(")") {
		cond = cond[1 : len(cond)-1]
	}
	switch len(cond) {
	case 0:
		return true
	case 1:
		return cond[0].kind == awkText && cond[0].text != "" || isDigits(cond[0].text) && cond[0].text != "0"
	case 2:
		return cond[0].is("!") && cond[1].text == "0"
	case 3:
		if a, b := bytesOf(cond[0].text), bytesOf(cond[2].text); isDigits(cond[0].text) && isDigits(cond[2].text) {
			return cond[1].is(">") && a > b || cond[1].is("<") && a < b || cond[1].is("!=") && a != b || a == b && (cond[1].is("==") || cond[1].is("<=") || cond[1].is(">="))
		}
		same := cond[0].kind != awkName && cond[0].text == cond[2].text
		return same && (cond[1].is("==") || cond[1].is("<=") || cond[1].is(">=")) || step == "++" && (cond[1].is(">") || cond[1].is(">=")) && isDigits(cond[2].text)
	}
	return false
}

// doubles reports whether a text is put behind itself as often as a loop goes
// round: s = s s.
func (r *awkReader) doubles() bool {
	at := r.at
	defer func() { r.at = at }()
	for r.at = range r.tokens {
		if t := r.tokens[r.at]; t.kind == awkName && r.peek(1).is("=") && r.peek(2).is(t.text) && r.peek(3).is(t.text) {
			return true
		}
	}
	return false
}

// grows reports whether a list is given one more piece, at an index that is counted
// up, or a text is put behind itself.
func (r *awkReader) grows() bool {
	at := r.at
	defer func() { r.at = at }()
	for r.at = range r.tokens {
		t := r.tokens[r.at]
		if t.kind != awkName || !r.peek(1).is("=") && !r.peek(1).is("[") {
			continue
		}
		if r.peek(1).is("[") && r.peek(3).is("]") && r.peek(4).is("=") && r.counted(r.peek(2)) {
			return true
		}
		by := 2
		for ; r.peek(1).is("[") && r.peek(by).kind != awkEnd && !r.peek(by).is("]") && r.looks <= mostLooks; by++ {
			if r.looks++; r.peek(by).is("++") {
				return true
			}
		}
		if r.peek(1).is("=") && r.peek(2).is(t.text) && (r.peek(3).kind == awkName || r.peek(3).kind == awkText) {
			return true
		}
	}
	return false
}

// counted reports whether a variable is counted up.
func (r *awkReader) counted(name awkToken) bool {
	return name.kind == awkName && r.counts[name.text]
}

// peek returns a token after or before this one, nth one by its number.
func (r *awkReader) peek(by int) awkToken { return r.nth(r.at + by) }

func (r *awkReader) nth(i int) awkToken {
	if i >= 0 && i < len(r.tokens) {
		return r.tokens[i]
	}
	return awkToken{kind: awkEnd}
}

func (r *awkReader) add(role Role, why string, words ...Word) {
	for _, w := range words {
		r.facts = append(r.facts, awkFact(role, w, why))
	}
}

func (r *awkReader) token(t awkToken) {
	switch t.kind {
	case awkLine:
		// After a comma, && or || a line goes on.
		if t.text == ";" || !r.peek(-1).is(",") && !r.peek(-1).is("&&") && !r.peek(-1).is("||") {
			r.printAt = -1
		}
	case awkName:
		r.name(t)
	case awkSign:
		r.sign(t)
	}
}

func (r *awkReader) name(t awkToken) {
	switch t.text {
	case "print", "printf":
		r.printAt = r.depth
	case "system":
		r.add(RunsLine, "starts a command from the program", r.argument(2, false)...)
	case "getline":
		if r.peek(-1).is("|") || r.peek(-1).is("|&") {
			return
		}
		r.getline()
	case "ENVIRON", "PROCINFO":
		if t.text == "ENVIRON" {
			r.facts = append(r.facts, Fact{Kind: automode.Disclose, Target: "environment", Why: "reads the variables of the environment"})
		}
	case "ARGV", "ARGC":
		if t.text == "ARGV" {
			r.add(Reads, "chooses the files that it reads", Word{})
		}
	}
}

// says reports whether one of the words stands anywhere in the program.
func (r *awkReader) says(words string) bool {
	for _, t := range r.tokens {
		if t.kind != awkText && named(words, t.text) {
			return true
		}
	}
	return false
}

// getline reads "getline [variable] < file".
func (r *awkReader) getline() {
	for i := 1; ; i++ {
		t := r.peek(i)
		switch {
		case t.is("<"):
			r.file(i+1, Reads, "reads another file")
			return
		case t.kind == awkEnd || t.kind == awkLine || t.is("}") || t.is(")") || t.is("{"):
			return
		}
	}
}

func (r *awkReader) sign(t awkToken) {
	switch t.text {
	case "(", "[":
		r.depth++
	case ")", "]":
		r.depth--
	case "{", "}":
		r.printAt = -1
	case ">", ">>":
		if r.printAt >= 0 && r.depth <= r.printAt {
			r.file(1, Writes, "writes to a file")
		}
	case "|", "|&":
		r.pipe()
	case "@":
		r.problem = first(r.problem, "the program loads other code")
	}
}

// pipe reads "print … | command" and "command | getline".
func (r *awkReader) pipe() {
	if r.peek(1).is("getline") {
		lines := r.before()
		for _, w := range lines {
			if program, _, _ := strings.Cut(w.Text, " "); (program == "yes" || strings.Contains(w.Text, "/dev/zero") || strings.Contains(w.Text, "random")) && r.rounds {
				r.facts = append(r.facts, Fact{Why: "a loop reads what never ends"})
			}
		}
		r.add(RunsLine, "starts a command from the program", lines...)
		return
	}
	lines := r.argument(1, false)
	r.add(RunsLine, "starts a command from the program", lines...)
	at := -1
	if r.peek(-1).is(")") && r.peek(-3).is("(") {
		at = -2
	}
	if t, by := r.peek(at), r.peek(2*at); t.kind == awkText && by.kind == awkName && by.text == "print" {
		// What else it is given nobody knows, but this is among it.
		f := awkFact(RunsLine, lines[0], "starts a command from the program")
		if text := awkWord(t.text, true); text.Exact() {
			f.Input = &text
			r.facts = append(r.facts, f)
		}
	}
}

// edge reports whether no operand stands at by.
func (r *awkReader) edge(by int) bool {
	t := r.peek(by)
	return t.kind == awkEnd || t.kind == awkLine || t.is("{") || t.is("}") || t.is("(")
}

// argument are the values of what stands by tokens further on, alone or with what is
// joined to it.
func (r *awkReader) argument(by int, alone bool) []Word {
	w := Word{Input: true}
	if t := r.peek(by); t.kind == awkText {
		if w = awkWord(t.text, r.ends(by+1)); w.Exact() {
			return []Word{w}
		}
	}
	if all := r.follow(by, alone); all != nil {
		return all
	}
	w.Encoded = r.spells
	return []Word{w}
}

// before are the values of what stands in front of a pipe.
func (r *awkReader) before() []Word {
	if t := r.peek(-1); t.kind == awkText && r.edge(-2) {
		return []Word{awkWord(t.text, true)}
	}
	return r.followBack()
}

// ends reports whether an expression ends at by.
func (r *awkReader) ends(by int) bool {
	t := r.peek(by)
	return t.kind == awkEnd || t.kind == awkLine || t.is("}") || t.is(")")
}

// awkWord is the value of a text in a program; one with an escape is not
// known.
func awkWord(text string, whole bool) Word {
	before, _, escaped := strings.Cut(text, `\`)
	if escaped || !whole {
		return Word{Text: before}
	}
	return Lit(text)
}

// file adds what is done to the file named by tokens further on. Names under
// /inet are connections.
func (r *awkReader) file(by int, role Role, why string) {
	for _, w := range r.argument(by, role == Reads) {
		r.named(w, role, why)
	}
}

func (r *awkReader) named(w Word, role Role, why string) {
	if parts := strings.Split(w.Text, "/"); len(parts) > 4 && strings.HasPrefix(parts[1], "inet") {
		r.add(Sends, "connects to a host", Lit(parts[4]))
		return
	}
	if !w.Exact() && strings.HasPrefix("/inet", w.Text) && w.Text != "" || strings.HasPrefix(w.Text, "/inet") {
		r.add(Sends, "connects to a host", Word{})
		return
	}
	r.add(role, why, w)
}

package commands

import (
	"strings"

	"automode"
)

// findExpression reads what stands on find's command line, left to right.
type findExpression struct {
	m     *Match
	words []Word      // what is not read yet
	from  []Word      // the starting points
	below bool        // the starting points themselves are left out (-mindepth)
	lost  bool        // a command line had no end
	chain []findChain // "a b" of the innermost open group
	outer []findGroup
	acts  []findAct
	but   []*Sieve // names that it leaves out
	turns bool     // the groups around stand for what does not hold
	odd   bool     // it tests what tells one file from all others
}

// findChain is what one chain of tests joined by "and" has come to.
type findChain struct {
	filters bool
	inner   bool     // it lets no folder pass, so not the starting point either
	ends    []string // what every name that passes ends with, one of these
}

// findGroup is what stood in front of an open bracket.
type findGroup struct {
	chain   []findChain
	negated bool
}

// anyEnd is that of names of which nothing is known.
var anyEnd = []string{""}

// each are the ends of what passes, one of which may be nothing.
func (l *findChain) each() []string {
	if l.ends == nil {
		return anyEnd
	}
	return l.ends
}

// findAct is an action and what may reach it.
type findAct struct {
	does  findDoes
	name  string
	words []Word
	many  bool // "+": as many paths as fit
	by    findChain
}

// options reads what may stand before the starting points.
func (x *findExpression) options() bool {
	for len(x.words) > 0 {
		w := x.words[0]
		switch {
		case !w.Exact():
			return true
		case w.Is("--"):
			x.words = x.words[1:]
			return true
		case w.Is("-D"), w.Is("-f"):
			if len(x.words) < 2 {
				x.m.Unknown(w.Text+" has no value", w)
				return false
			}
			if w.Is("-f") {
				x.from = append(x.from, x.words[1])
			}
			x.words = x.words[2:]
		case strings.HasPrefix(w.Text, "-O") && isDigits(w.Text[2:]), clusterOf(w.Text, "HLPEXdsx"):
			x.words = x.words[1:]
		default:
			return true
		}
	}
	return true
}

// starts reads the starting points: all words in front of the expression.
func (x *findExpression) starts() {
	vanishes := true
	for len(x.words) > 0 && !beginsExpression(x.words[0]) {
		w := x.words[0]
		if w.mayBeFlag() {
			x.m.Unknown("an unknown word may be a part of the expression", w)
		}
		x.from = append(x.from, w)
		x.words = x.words[1:]
	}
	for _, w := range x.from {
		vanishes = vanishes && w.Many
	}
	if vanishes {
		x.from = append(x.from, Lit("."))
	}
}

// beginsExpression reports whether an expression begins with w.
func beginsExpression(w Word) bool {
	if w.Known == automode.Guess && w.Text == "" {
		return false
	}
	return strings.HasPrefix(w.Text, "-") || w.Is("(") || w.Is(")") || w.Is("!") || w.Is(",")
}

// read reads the expression. It returns false when find would do nothing, or
// when it added an Unknown.
func (x *findExpression) read() bool {
	x.chain = []findChain{{}}
	negated := false
	for len(x.words) > 0 {
		w := x.words[0]
		x.words = x.words[1:]
		if !w.Exact() {
			x.m.Unknown("a word of the expression is not known", w)
			return false
		}
		last := len(x.chain) - 1
		switch w.Text {
		case "!", "-not":
			negated = !negated
			continue
		case "-a", "-and":
			continue
		case "-o", "-or", ",":
			x.chain = append(x.chain, findChain{})
			continue
		case "(":
			x.outer = append(x.outer, findGroup{x.chain, negated})
			x.turns = x.turns != negated
			x.chain, negated = []findChain{{}}, false
			continue
		case ")":
			if len(x.outer) == 0 {
				x.m.Unknown("a bracket of the expression is closed that was not opened", w)
				return false
			}
			x.close()
			continue
		}
		p := primaryNamed(w.Text)
		if w.Text == "-depth" {
			p = &findPrimary{names: "-depth"}
			if len(x.words) > 0 && findIsDepth(x.words[0]) {
				x.words = x.words[1:]
			}
		}
		if p == nil {
			x.m.Unknown("no test or action "+quote(w)+" is known", w)
			return false
		}
		if p.does == findStops {
			x.m.Facts = nil
			return false
		}
		values, ok := x.values(w, p)
		if !ok {
			return false
		}
		if len(values) > 0 && negated != x.turns {
			x.shuns(w.Text, values[0])
		} else if len(values) > 0 {
			x.seeks(w.Text, p, values[0])
		}
		if p.filters && !negated && (len(values) == 0 || narrowsDown(values[0])) {
			l := &x.chain[last]
			l.filters = true
			if p.does == findPatterns && strings.HasPrefix(w.Text, "-name") && l.ends == nil {
				l.ends = patternEnd(values[0])
			}
		}
		if w.Is("-type") && !negated && !strings.Contains(values[0].Text, "d") && values[0].Exact() {
			x.chain[last].inner = true
		}
		x.take(w.Text, p, values)
		negated = false
	}
	return true
}

// close ends the innermost group. It filters when each of its alternatives
// does and it is not negated.
func (x *findExpression) close() {
	sum := x.chain[0]
	for _, l := range x.chain[1:] {
		sum.filters = sum.filters && l.filters
		sum.inner = sum.inner && l.inner
		if sum.ends != nil && l.ends != nil && len(sum.ends)+len(l.ends) <= maxEnds {
			sum.ends = append(sum.ends[:len(sum.ends):len(sum.ends)], l.ends...)
		} else {
			sum.ends = nil
		}
	}
	top := x.outer[len(x.outer)-1]
	x.outer = x.outer[:len(x.outer)-1]
	x.turns = x.turns != top.negated
	x.chain = top.chain
	l := &x.chain[len(x.chain)-1]
	if !top.negated {
		l.add(sum)
	}
}

// reaching is what the open chains together let through.
func (x *findExpression) reaching() findChain {
	sum := x.chain[len(x.chain)-1]
	for i := len(x.outer) - 1; i >= 0; i-- {
		sum.add(x.outer[i].chain[len(x.outer[i].chain)-1])
	}
	return sum
}

// add joins what a second test lets through by "and".
func (l *findChain) add(and findChain) {
	l.filters = l.filters || and.filters
	l.inner = l.inner || and.inner
	if l.ends == nil {
		l.ends = and.ends
	}
}

// values takes the words that belong to a primary.
func (x *findExpression) values(w Word, p *findPrimary) ([]Word, bool) {
	if p.does == findExecutes || p.does == findExecutesInside {
		return nil, true
	}
	if len(x.words) < p.takes {
		x.m.Unknown(w.Text+" has no value", w)
		return nil, false
	}
	values := x.words[:p.takes]
	for _, v := range values {
		// Such a word may become several, and the rest would be expression.
		if v.Many && v.Known != automode.Exact || v.Glob && strings.Trim(v.Text, "*?") == "" {
			x.m.Unknown("a word of the expression is not known", v)
			return nil, false
		}
	}
	x.words = x.words[p.takes:]
	return values, true
}

// take records what one primary does.
func (x *findExpression) take(name string, p *findPrimary, values []Word) {
	switch p.does {
	case findRefers:
		x.m.Add(findFact(Lists, values[0], name, "looks at the file it compares with"))
	case findPrints:
		x.m.Prints = AnyText
	case findWrites:
		x.m.Add(findFact(Writes, values[0], name, "writes what it finds to a file"))
	case findStartsFrom:
		x.m.Add(findFact(Reads, values[0], name, ""))
		x.from = []Word{{}}
	case findShuns:
		x.below = !values[0].Is("0")
	case findDeletes:
		x.acts = append(x.acts, findAct{does: findDeletes, name: name, by: x.reaching()})
	case findExecutes, findExecutesInside:
		if x.m.Prints != AnyText {
			x.m.Prints = Relayed
		}
		x.command(name, p.does)
	}
}

// command reads "cmd … ;" or "cmd … {} +".
func (x *findExpression) command(name string, does findDoes) {
	for i, w := range x.words {
		many := w.Is("+") && i > 0 && x.words[i-1].Is("{}") && (name == "-exec" || name == "-execdir")
		if !many && !w.Is(";") {
			continue
		}
		if i == 0 {
			break
		}
		x.acts = append(x.acts, findAct{does: does, name: name, words: x.words[:i], many: many, by: x.reaching()})
		x.words = x.words[i+1:]
		return
	}
	x.lost = true
	x.m.Facts, x.acts, x.words = nil, nil, nil
	x.m.Unknown("the command of "+name+" has no end", Word{})
}

// findIsDepth reports whether w is a number as BSD's -depth takes.
func findIsDepth(w Word) bool {
	return w.Exact() && isDigits(strings.TrimLeft(w.Text, "+-"))
}

// narrowsDown reports whether a test with this value leaves something out. A
// value that is not known may let everything pass.
func narrowsDown(w Word) bool {
	if w.Known != automode.Exact && w.Known != automode.OneOf {
		return false
	}
	return strings.Trim(w.Text, "*?.^$+/[]!") != ""
}

// maxEnds bounds how many ends of names are followed, each by itself.
const maxEnds = 12

// patternEnd is what every name that matches the pattern ends with, if anything;
// with a slash in front when the pattern is the whole name.
func patternEnd(w Word) []string {
	if w.Known != automode.Exact || strings.ContainsAny(w.Text, "\\/") {
		return nil
	}
	// Letters that stand for one another at the end: "*.py[co]".
	if open := strings.LastIndexByte(w.Text, '['); open >= 0 && strings.IndexByte(w.Text, ']') == len(w.Text)-1 {
		letters := strings.TrimSuffix(w.Text[open+1:], "]")
		if letters == "" || len(letters) > maxEnds || strings.ContainsAny(letters, "!^-:=.") {
			return nil
		}
		var ends []string
		for _, letter := range letters {
			one := w
			one.Text = w.Text[:open] + string(letter)
			end := patternEnd(one)
			if end == nil {
				return nil
			}
			ends = append(ends, end...)
		}
		return ends
	}
	if strings.Contains(w.Text, "]") {
		return nil
	}
	i := strings.LastIndexAny(w.Text, "*?[")
	switch {
	case i < 0:
		return []string{"/" + w.Text}
	case i == len(w.Text)-1:
		return nil
	}
	return []string{w.Text[i+1:]}
}

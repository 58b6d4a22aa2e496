package python

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// What a loop without an end makes more of fills processes, memory or a disk.
// One that waits, or may be left, is none of those.

// pausing are functions that wait for something, or end the program.
const pausing = " wait wait_for communicate poll sleep pause join accept recv recvfrom get input readline readlines read select epoll exit _exit quit abort kill " +
	"run call check_call check_output system getoutput urlopen request post serve_forever run_forever mainloop next pop popleft popitem acquire result "

// waiting are those of them by which a program waits for what it started.
const waiting = " wait communicate poll sleep join accept recv get input check_call check_output run "

// beside are functions that start something beside the program.
const beside = " Process Thread Timer start_new_thread submit create_task ensure_future "

// turns judges a loop once its body was followed; forks and left are how many
// processes were made before.
func (r *reader) turns(n *node, s *scope, forks, left int) {
	ever := n.kind == whileNode && r.endless(n, s) || n.kind == forNode && (unbounded(n.kids[1]) || follows(n)) && !leaves(n.body)
	left = r.left - left
	if ever && calls(n.body, " fork forkpty ") && !calls(n.body, waiting) {
		r.tireless()
	}
	if n.kind == whileNode && r.forks > forks && calls(n.kids[:1], " fork forkpty ") ||
		n.kind == forNode && long(n.kids[1], 1e4) && calls(n.body, beside) && !calls(n.body, waiting) {
		r.tireless()
	}
	if n.kind == forNode && r.forks > forks && long(n.kids[1], 1e3) || ever && r.forks > forks ||
		(ever || n.kind == forNode && long(n.kids[1], 1e4)) && left > 0 && !calls(n.body, waiting) && !mentions(n.body, " returncode ") {
		r.tireless()
	}
	if ever && calls(n.body, " spawnl spawnle spawnlp spawnlpe spawnv spawnve spawnvp spawnvpe ") && mentions(n.body, " P_NOWAIT P_NOWAITO ") {
		r.tireless()
	}
	if n.kind == forNode && n.kids[1].kind == nameNode && feeds(n.body, n.kids[1].text, true) ||
		n.kind == whileNode && n.kids[0].kind == nameNode && feeds(n.body, n.kids[0].text, false) && !leaves(n.body) {
		r.fail(n.line, "a loop goes through what it adds to")
	}
	switch {
	case !ever || calls(n.body, pausing) || left > 0 || r.forks > forks:
	case lengthens(n.body):
		r.hoards()
	case calls(n.body, beside):
		r.tireless()
	case intoFile(n.body), opensMore(n.body):
		r.hoards()
	case mentions(n.body, " print stdout "):
		r.prints = true
	case calls(n.body, " write writelines write_text write_bytes mkdir makedirs mkdtemp mkstemp touch copy copy2 copyfile copytree symlink link "):
		r.hoards()
	default:
		r.fail(n.line, "a loop has no end, and nothing in it waits")
	}
}

// feeds reports whether statements add to a list of that name: any of them, or
// those that run in every round.
func feeds(list []*node, name string, any bool) bool {
	for _, n := range list {
		if n == nil {
			continue
		}
		if n.kind == callNode && len(n.kids) > 1 {
			f, on := n.kids[0], n.kids[1]
			if f.kind == attrNode && code.Within("append extend insert appendleft put", f.text) && f.kids[0].kind == nameNode && f.kids[0].text == name ||
				(f.text == "heappush" || f.text == "heappushpop") && on.kind == nameNode && on.text == name {
				return true
			}
		}
		if n.kind == exprNode && feeds(n.kids, name, any) || any && (feeds(n.kids, name, any) || feeds(n.body, name, any) || feeds(n.alt, name, any) || feeds(n.last, name, any)) {
			return true
		}
	}
	return false
}

// follows reports whether a loop over a list adds to it in every round.
func follows(n *node) bool {
	if n.kids[1].kind != nameNode {
		return false
	}
	for _, s := range n.body {
		if s.kind != exprNode || s.kids[0].kind != callNode {
			continue
		}
		if f := s.kids[0].kids[0]; f.kind == attrNode && code.Within("append extend insert", f.text) && f.kids[0].kind == nameNode && f.kids[0].text == n.kids[1].text {
			return true
		}
	}
	return false
}

// intoFile reports whether something is printed into a file.
func intoFile(list []*node) bool {
	for _, n := range list {
		if n != nil && (n.kind == keywordNode && n.text == "file" && !mentions(n.kids, " stdout stderr ") || intoFile(n.kids) || intoFile(n.body) || intoFile(n.alt)) {
			return true
		}
	}
	return false
}

// opensMore reports whether files are opened to be written whose names are made
// on the way.
func opensMore(list []*node) bool {
	for _, n := range list {
		if n == nil {
			continue
		}
		if n.kind == callNode && n.kids[0].kind == nameNode && n.kids[0].text == "open" && len(n.kids) > 2 && n.kids[1].kind != textNode &&
			n.kids[2].kind == textNode && strings.ContainsAny(n.kids[2].text, "wax") || opensMore(n.kids) || opensMore(n.body) {
			return true
		}
	}
	return false
}

// breeds reports whether a function has itself started beside the program
// whenever it is run.
func breeds(f *node) bool {
	for _, s := range f.body {
		switch s.kind {
		case ifNode, tryNode, returnNode, raiseNode:
			return false
		}
		if calls([]*node{s}, beside) && mentions([]*node{s}, " "+f.text+" ") {
			return true
		}
	}
	return false
}

// leaves reports whether statements may leave the loop that they stand in, or
// wait in it for whoever takes what they give.
func leaves(list []*node) bool {
	for _, n := range list {
		switch {
		case n == nil, n.kind == lambdaNode, n.kind == defNode:
		case n.kind == emptyNode && n.text == "break", n.kind == returnNode, n.kind == raiseNode, n.kind == yieldNode, n.kind == assertNode:
			return true
		case leaves(n.body), leaves(n.alt), leaves(n.last), leaves(n.kids):
			return true
		}
	}
	return false
}

// calls reports whether one of the functions is called anywhere in the
// statements, whatever it belongs to.
func calls(list []*node, names string) bool {
	for _, n := range list {
		switch {
		case n == nil, n.kind == lambdaNode, n.kind == defNode:
		case n.kind == callNode && (n.kids[0].kind == nameNode || n.kids[0].kind == attrNode) && code.Within(names, n.kids[0].text):
			return true
		case calls(n.kids, names), calls(n.body, names), calls(n.alt, names), calls(n.last, names):
			return true
		}
	}
	return false
}

// lengthens reports whether statements make a value longer.
func lengthens(list []*node) bool {
	if calls(list, " append extend appendleft extendleft insert add put put_nowait ") {
		return true
	}
	for _, n := range list {
		switch {
		case n == nil:
		case n.kind == augmentNode && (n.text == "+=" && n.kids[1].kind != numberNode || n.text == "*=" || n.text == "**=" || n.text == "<<="):
			return true
		case n.kind == assignNode && ofItself(n):
			return true
		case lengthens(n.body), lengthens(n.alt), lengthens(n.last):
			return true
		}
	}
	return false
}

// ofItself reports whether a name is given more than it held, or a container one
// piece more.
func ofItself(n *node) bool {
	to, v := n.kids[0], n.kids[len(n.kids)-1]
	if to.kind == itemNode {
		return calls(to.kids[1:], " len ") || to.kids[1].kind == nameNode
	}
	if to.kind == nameNode && (v.kind == tupleNode || v.kind == listNode) {
		return mentions(v.kids, " "+to.text+" ")
	}
	if to.kind != nameNode || v.kind != binaryNode {
		return false
	}
	times, more := 0, false
	for i, k := range v.kids {
		how := "+"
		if i > 0 {
			how = v.names[i-1]
		}
		if !code.Within("+ * ** <<", how) {
			return false
		}
		if k.kind == nameNode && k.text == to.text {
			times++
		} else {
			more = more || how != "+" || k.kind != numberNode
		}
	}
	return times > 1 || times == 1 && more
}

// unbounded reports whether an expression gives pieces without end.
func unbounded(n *node) bool {
	if n != nil && n.kind == compNode {
		return n.text == "(" && unbounded(n.body[0].kids[len(n.body[0].kids)-1])
	}
	if n == nil || n.kind != callNode {
		return false
	}
	f, given := n.kids[0], len(n.kids)-1
	if f.kind != nameNode && f.kind != attrNode {
		return false
	}
	switch f.text {
	case "count":
		return f.kind == nameNode || mentions(f.kids, " itertools ")
	case "cycle":
		return given == 1
	case "repeat":
		return given == 1 && (f.kind == nameNode || mentions(f.kids, " itertools "))
	case "iter":
		return given == 2 && (n.kids[1].kind == lambdaNode || mentions(n.kids[1:2], " int str list dict float bool bytes tuple object "))
	case "range":
		return given > 0 && amount(n.kids[min(given, 2)]) >= vast
	case "product", "permutations", "combinations":
		return arrangements(n) >= vast
	case "enumerate", "map", "zip":
		return given > 0 && unbounded(n.kids[given])
	}
	return false
}

// arrangements is how many pieces a call of itertools gives, as far as the pieces of
// its arguments can be counted, and else 0.
func arrangements(n *node) float64 {
	v, most, times := 1.0, 0.0, 1.0
	for _, k := range n.kids[1:] {
		if k == nil || k.kind == keywordNode {
			if k != nil && k.text == "repeat" {
				times = amount(k.kids[0])
			}
			continue
		}
		p := piecesOf(k)
		v, most = v*p, max(most, p)
	}
	if n.kids[0].text == "product" {
		return math.Pow(v, times)
	}
	if len(n.kids) > 2 || n.kids[0].text == "combinations" {
		return 0
	}
	return math.Gamma(most + 1)
}

// piecesOf is how many pieces an expression has, 0 when they cannot be counted.
func piecesOf(n *node) float64 {
	switch {
	case n.kind == listNode || n.kind == tupleNode:
		return float64(len(n.kids))
	case n.kind == textNode:
		return float64(len(n.text))
	case n.kind == callNode && n.kids[0].kind == nameNode && n.kids[0].text == "range" && len(n.kids) > 1:
		return amount(n.kids[min(len(n.kids)-1, 2)])
	}
	return 0
}

// wide reports whether a form asks for more letters than memory holds.
func wide(form string) bool {
	run := 0
	for _, c := range form {
		if run++; c < '0' || c > '9' {
			run = 0
		}
		if run >= 10 {
			return true
		}
	}
	return false
}

// long reports whether an expression is a row of so many numbers.
func long(n *node, many float64) bool {
	return n != nil && n.kind == callNode && n.kids[0].kind == nameNode && n.kids[0].text == "range" && len(n.kids) > 1 && amount(n.kids[min(len(n.kids)-1, 2)]) >= many
}

// vast is how many pieces or bytes are more than memory has.
const vast = 1e10

// amount is what an expression of numbers that stand there comes to, 0 when it
// holds anything else.
func amount(n *node) float64 {
	switch {
	case n == nil:
	case n.kind == numberNode:
		text := strings.ReplaceAll(n.text, "_", "")
		if v, err := strconv.ParseFloat(text, 64); err == nil || math.IsInf(v, 1) {
			return v
		}
		if v, err := strconv.ParseUint(text, 0, 64); err == nil {
			return float64(v)
		}
	case n.kind == tupleNode && len(n.kids) > 0:
		v := 1.0 // of a table with so many rows and columns
		for _, k := range n.kids {
			v *= amount(k)
		}
		return v
	case n.kind == binaryNode:
		v := amount(n.kids[0])
		for i, k := range n.kids[1:] {
			x := amount(k)
			switch n.names[i] {
			case "*":
				v *= x
			case "+":
				v += x
			case "-":
				v -= x
			case "**":
				v = math.Pow(v, x)
			case "<<":
				v *= math.Exp2(x)
			default:
				return 0
			}
		}
		return v
	}
	return 0
}

// huge reports whether an expression is a number of more bytes than memory has.
func huge(n *node) bool { return amount(n) >= vast }

// endlessNumber reports whether a number is computed that takes longer to write
// down than anybody waits: it has a thousand million digits of two.
func endlessNumber(n *node) bool {
	if len(n.kids) != 2 {
		return false
	}
	base, power := amount(n.kids[0]), amount(n.kids[1])
	return n.names[0] == "**" && base > 1 && power*math.Log2(base) >= 1e9 || n.names[0] == "<<" && power >= vast
}

// endlessPower is endlessNumber of a call: pow(10, 10**12), factorial(10**9).
func endlessPower(n *node) bool {
	switch {
	case n.kids[0].text == "pow" && len(n.kids) == 3:
		base, power := amount(n.kids[1]), amount(n.kids[2])
		return base > 1 && power*math.Log2(base) >= 1e9
	case code.Within("factorial perm comb", n.kids[0].text) && len(n.kids) > 1:
		return amount(n.kids[1]) >= 1e8
	}
	return false
}

// hoarding are functions that take as much memory, or disk, as they are told.
const hoarding = " bytearray bytes urandom ljust rjust center zfill factorial zeros ones empty full arange mmap randbytes token_bytes token_hex token_urlsafe truncate posix_fallocate repeat seek "

// gathering are functions that keep all the pieces that they are given.
const gathering = " list tuple set frozenset sorted deque dict join bytes bytearray extend writelines update "

// sizes gives the effect of a call that takes more than there is.
func (r *reader) sizes(n *node) {
	f := n.kids[0]
	if f.kind != nameNode && f.kind != attrNode {
		return
	}
	if endlessPower(n) {
		r.hoards()
	}
	for _, k := range n.kids[1:] {
		if k != nil && (code.Within(hoarding, f.text) && huge(k) && !(f.text == "repeat" && len(n.kids) < 3) || code.Within(gathering, f.text) && unbounded(k)) {
			r.hoards()
		} else if k != nil && code.Within("sum max min any all len reduce", f.text) && unbounded(k) {
			r.fail(n.line, "it counts without end")
		}
	}
}

// gathers gives the effect of a comprehension that has no end; forks is how many
// processes were made before.
func (r *reader) gathers(n *node, forks int) {
	for _, c := range n.body {
		if len(c.kids) != 2 {
			continue
		}
		if x := c.kids[1]; x.kind == nameNode && len(n.kids) > 0 && n.kids[0] != nil && n.kids[0].kind == callNode {
			if f := n.kids[0].kids[0]; f.kind == attrNode && f.kids[0].kind == nameNode && f.kids[0].text == x.text && code.Within("append extend insert", f.text) {
				r.fail(n.line, "a loop goes through what it adds to")
			}
		}
		ever := unbounded(c.kids[1])
		if r.forks > forks && (ever || long(c.kids[1], 1e3)) {
			r.tireless()
		}
		if ever && n.text != "(" {
			r.hoards()
		}
		if calls(n.kids, beside) && n.text != "(" && (ever || long(c.kids[1], 1e4)) {
			r.tireless()
		}
	}
}

// hugeValue reports whether a value is a number of more bytes than memory has.
func hugeValue(v value) bool {
	if len(v) != 1 || !v[0].number {
		return false
	}
	n, err := strconv.ParseFloat(v[0].word.Text, 64)
	return err == nil && n >= vast
}

// numbers reports whether a value is a number and nothing else.
func numbers(v value) bool {
	for i := range v {
		if !v[i].number {
			return false
		}
	}
	return len(v) > 0
}

// hoards: memory is filled, or a disk.
func (r *reader) hoards() {
	r.add(commands.Fact{Kind: automode.Control, Traits: automode.Halts, Target: "this machine", Why: "it fills memory without end"})
}

// itself reports whether a statement starts the program that it stands in.
func itself(n *node) bool {
	if n.kind == exprNode || n.kind == assignNode {
		n = n.kids[len(n.kids)-1]
	}
	if n.kind != callNode || !calls([]*node{n}, " Popen run call check_call check_output system execv execl execvp execlp spawnv spawnl spawnvp spawnlp posix_spawn ") {
		return false
	}
	args := n.kids[1:]
	return mentions(args, " executable __file__ ") && (mentions(args, " __file__ ") || whole(args))
}

// whole reports whether all of what the program was started with is handed on.
func whole(list []*node) bool {
	for _, n := range list {
		if n != nil && n.kind != itemNode && (n.kind == attrNode && n.text == "argv" || whole(n.kids)) {
			return true
		}
	}
	return false
}

// leftBehind reports whether a call starts what it does not wait for.
func leftBehind(n *node) bool {
	if len(n.kids) == 0 {
		return false // the name of a decorator
	}
	for _, k := range n.kids[1:] {
		if k != nil && k.kind == textNode && strings.HasSuffix(strings.TrimSpace(k.text), "&") {
			return true
		}
	}
	return mentions(n.kids[1:], " P_NOWAIT P_NOWAITO ")
}

// wideField reports whether the form of a field is wide.
func wideField(n *node) bool {
	return n.kind == textNode && wide(n.text) || slices.ContainsFunc(n.kids, wideField)
}

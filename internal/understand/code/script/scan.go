package script

import (
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code"
)

// habits are what a program does anywhere in its text that makes what was seen
// of a variable uncertain elsewhere.
type habits struct {
	set     map[string]bool  // variables that are given another value
	shared  map[string]bool  // of these, those that a function does it to that did not make them
	uncount map[string]bool  // and those given anything but a number
	each    map[string]bool  // of those that are set, those that only the head of one loop sets
	members map[string]*Node // members that are given a value, and the one function that does it
	alters  bool             // lists or maps are changed in ways that are not followed
	alterer *Node            // the one function that does it
	fed     bool             // something is written to the input of a command
	moves   bool             // the working folder is changed
	methods map[string]bool  // functions of its classes
	mutated names            // variables whose texts are changed in place, in Ruby
	envied  bool             // variables of the environment may be looked at
	sends   bool             // something is written to a handle
}

// scan collects the habits of a program.
func scan(l *Language, n *Node) habits {
	h := habits{set: map[string]bool{}, shared: map[string]bool{}, uncount: map[string]bool{}, each: map[string]bool{}, members: map[string]*Node{}, methods: map[string]bool{}, mutated: names{}}
	s := scanner{lang: l, habits: &h, root: n, heads: map[string]*Node{}}
	s.function(n, nil)
	return h
}

type scanner struct {
	lang *Language
	*habits
	heads map[string]*Node // the loops of each
	made  map[string]bool  // by the function that is being looked at
	body  *Node            // its body
	root  *Node
}

// several stands for more than one function.
var several Node

func (s *scanner) member(name string) {
	if was, ok := s.members[name]; ok && was != s.body {
		s.members[name] = &several
		return
	}
	s.members[name] = s.body
}

func (s *scanner) altered() {
	if s.alters && s.alterer != s.body {
		s.alterer = &several
	} else {
		s.alters, s.alterer = true, s.body
	}
}

func (s *scanner) function(body *Node, params *Node) {
	outer, around := s.made, s.body
	s.made, s.body = map[string]bool{}, body
	s.makes(params)
	s.declarations(body)
	s.defaults(params)
	s.node(body)
	s.made, s.body = outer, around
}

// defaults looks at what parameters are where nothing is given for them.
func (s *scanner) defaults(p *Node) {
	if p == nil {
		return
	}
	if p.Op == Set && len(p.Kids) > 1 {
		s.defaults(p.Kids[0])
		s.node(p.Kids[1])
		return
	}
	for _, k := range p.Kids {
		s.defaults(k)
	}
}

// declarations notes what a function makes, not what those in it make.
func (s *scanner) declarations(n *Node) {
	if n == nil {
		return
	}
	switch n.Op {
	case Let:
		if n.Text != Back {
			s.makes(n.Kids[0])
		}
	case Function:
		s.made[n.Text] = true
		return
	case Try:
		if len(n.Kids) > 1 && n.Kids[1] != nil {
			s.makes(n.Kids[1])
		}
	}
	for _, k := range n.Kids {
		s.declarations(k)
	}
}

// makes notes the variables of a pattern.
func (s *scanner) makes(p *Node) {
	if p == nil {
		return
	}
	switch p.Op {
	case Name:
		s.made[p.Text] = true
	case Set:
		s.makes(p.Kids[0])
	case List, Map, Spread, Pair:
		for _, k := range p.Kids {
			s.makes(k)
		}
	}
}

func (s *scanner) node(n *Node) {
	if n == nil {
		return
	}
	switch n.Op {
	case Function:
		if name, ok := strings.CutPrefix(n.Sign, Method); ok {
			s.methods[name] = true
		} else if n.Sign == Class {
			s.methods["constructor"] = true
		}
		s.function(n.Kids[1], n.Kids[0])
		return
	case Set:
		s.target(n.Kids[0], n.Text == "#")
	case Each:
		p := n.Kids[0]
		if p.Op == Let && p.Text == Back {
			p = p.Kids[0]
		}
		if p.Op != Let {
			first := p.Op == Name && (!s.set[p.Text] || s.each[p.Text] && s.heads[p.Text] == n) // a program may stand there twice
			s.target(p, false)
			if first {
				s.each[p.Text], s.heads[p.Text] = true, n
			}
		}
	case Call:
		s.call(n)
	case Name, Text:
		s.envied = s.envied || code.Within("env process globalThis global", n.Text)
		s.moves = s.moves || n.Text == "chdir"
	case Member:
		s.envied = s.envied || code.Within("env process globalThis global", n.Text)
		s.moves = s.moves || n.Text == "chdir"
		s.fed = s.fed || n.Text == "stdin" && n.Kids[0].Text != "process"
	}
	for _, k := range n.Kids {
		s.node(k)
	}
}

func (s *scanner) call(n *Node) {
	f := n.Kids[0]
	if s.lang.Lang == commands.Ruby {
		s.mutates(n)
	}
	for _, o := range s.lang.Outs {
		if f.Op == Name && o.puts(n) {
			s.target(n.Kids[o.At], false)
		}
	}
	if f.Op == Name && len(n.Kids) > 1 && code.Within(s.lang.Alters, f.Text) {
		s.altered()
	}
	if f.Op == Member {
		if code.Within(s.lang.Alters, f.Text) {
			s.altered()
		}
		out := f.Kids[0]
		if (f.Text == "write" || f.Text == "end") && len(n.Kids) > 1 && !(out.Op == Member && (out.Text == "stdout" || out.Text == "stderr")) {
			s.sends = true
		}
	}
}

func (s *scanner) target(p *Node, counted bool) {
	if p == nil {
		return
	}
	switch p.Op {
	case Name:
		s.set[p.Text], s.each[p.Text] = true, false
		if !counted {
			s.uncount[p.Text] = true
		}
		if !s.made[p.Text] && s.body != s.root {
			s.shared[p.Text] = true
		}
	case Member:
		s.member(p.Text)
	case Index:
		if k := p.Kids[1]; k.Op == Text {
			s.member(k.Text)
		} else {
			s.altered()
		}
	case Set, Spread:
		s.target(p.Kids[0], false)
	case Mix:
		s.altered()
	case List, Map:
		for _, k := range p.Kids {
			s.target(k, false)
		}
	case Pair:
		s.target(p.Kids[len(p.Kids)-1], false)
	}
}

// fillers are methods of Ruby that put what they read, or pack, into a text that they are given
// behind a length or a form.
const fillers = "read sysread readpartial read_nonblock pread recv recv_nonblock recvfrom recvfrom_nonblock pack"

// mutates notes the variables whose texts a call of Ruby may change in place: the one that a
// method is called on, through whatever gives it back, one that a block is handed, and one that it
// fills.
func (s *scanner) mutates(n *Node) {
	f := n.Kids[0]
	if f.Op == Member && (code.Within(s.lang.Alters, f.Text) || code.Within("tap then yield_self", f.Text)) {
		if on := f.Kids[0]; on != nil {
			Has(on, s.mutated.note)
		}
	}
	if code.Within(fillers, called(n)) && len(n.Kids) > 2 {
		for _, k := range n.Kids[2:] {
			Has(k, s.mutated.note)
		}
	}
}

// names are those of variables.
type names map[string]bool

// note adds a variable, and goes on to what lies in a node.
func (a names) note(n *Node) bool {
	if n.Op == Name {
		a[n.Text] = true
	}
	return false
}

// Package script follows what a program in a scripting language does, as far
// as that can be said without running it: which files, hosts and commands its
// calls name. The readers of languages give it a tree and tables of what their
// libraries do; it knows no language itself.
//
// What it promises is one-sided. A reading that is whole may name more than
// the program does, since every branch is walked and every function entered,
// and never less. Whatever could make a call mean something else than its name
// says (a value called that is not known, a library handed on where it is no
// longer followed, a name taken by computing it) ends the promise.
package script

import "strings"

// Node is a piece of a program.
type Node struct {
	Op   Op
	Text string
	Sign string // the operator of a Set, Mix or Either, where the reader says it; of a Loop what its condition does
	Kids []*Node
	// Pattern is the regular expression that a Mix is, where it is known.
	Pattern string
}

// Op says what a node is. The zero value is something that no reader
// understood; Text says what, and its kids are walked all the same.
type Op uint8

const (
	Strange  Op = iota
	Text        // a literal text
	Number      // a literal number
	Plain       // another literal, or a value that is mere data
	Name        // a variable, or something of the library
	Member      // kid 0, its member Text
	Index       // kid 0 at kid 1
	Call        // kid 0 called with the others
	Function    // kid 0 lists its parameters, kid 1 is its body; Text is its own name in it
	Map         // pairs and spreads
	Pair        // Text, or kid 1 when there are two, names kid 0
	List        // kids in their order, spreads among them
	Spread      // kid 0 put in piece by piece
	Glue        // the texts of its kids, one behind the other
	Mix         // a value computed from its kids, never one of them
	Times       // kid 0, a text or a list, as often as kid 1 says
	Range       // the numbers, or texts, from kid 0 to kid 1; Text is "number" where they are numbers
	Choose      // either of kids 1 and 2, by kid 0
	Either      // one of its kids
	Seq         // its kids, and the value of the last
	Set         // kid 0, a pattern, is given kid 1; Text is "+" where that is put behind what was there, "#" where a number is counted
	Let         // kid 0, a pattern, is made, with the value of kid 1 if there is one; Text is "var" where it belongs to the function
	Block       // statements in a scope of their own
	If          // kid 1 or kid 2, by kid 0
	Loop        // kids, again and again; Text is "ever" where nothing in its head ends it
	Each        // pattern kid 0 takes the pieces of kid 1 in body kid 2; Text is "keys" where it takes their names
	Try         // kid 0, or part of it, then the others
	Throw       // kid 0 is thrown
	Return      // kid 0 is given back, if there is one
	Leave       // a loop or branch is left
)

// Empty is the text of a Leave that stands where no statement is.
const Empty = "nothing"

// Given is the name of the words behind a program where it means them once, as they are.
const Given = "@ARGV, as given"

// Signs of functions, and the text of a Mix.
const (
	Class     = "class"     // what makes things that are mere data; its functions are Methods
	Method    = "method:"   // a function of such a class, and its name
	Generator = "generator" // what it gives is mere data
	Extends   = "extends"   // kid 0 is what a class adds to
	Asked     = "-f"        // of a Mix: whether a file of that name is there, whatever it is called
	Matched   = "=~"        // of a Mix: a pattern, which holds of some names
	Looked    = "looked"    // of a Pair: it is worked out when somebody looks at it, and is not known
	Back      = "back"      // of a Let: the head of a loop, behind which a variable of that name is what it was
	Named     = "{"         // of an Index: a piece is meant by its name, also where that is a number
	Several   = "several"   // of a Spread: one value, if it is known, or as many as there may be
	Plainly   = "if"        // of an If: kid 1 is done where kid 0 holds, and else what is behind it, with its conditions
	Unless    = "unless"    // of an If: the same where kid 0 does not hold
	Cases     = "cases"     // of a Block: branches, each of which is left by itself
	Coded     = "coded"     // of a Number: it is printed in another way than it is written
)

// N makes a node.
func N(op Op, text string, kids ...*Node) *Node { return &Node{Op: op, Text: text, Kids: kids} }

// Numeral is a literal number as it is written, with the digits by which it is known: those
// of 0o644 and 1e3 are not those that are printed.
func Numeral(written, digits string) *Node {
	n := N(Number, digits)
	whole, part, point := strings.Cut(written, ".")
	if whole != "0" && strings.HasPrefix(whole, "0") || strings.Trim(whole+part, "0123456789") != "" || len(whole+part) > 15 || whole == "" ||
		point && (part == "" || strings.HasSuffix(part, "0") || whole == "0" && part[0] == '0') {
		n.Sign = Coded
	}
	return n
}

// Signed is n, made with that operator.
func Signed(sign string, n *Node) *Node {
	n.Sign = sign
	return n
}

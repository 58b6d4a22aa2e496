// Package python reads Python: what a text of code would do, in the facts of
// the catalogue, as far as it can be told without running it. It knows the
// language's own modules by tables of what their functions do, follows values
// as far as they are literal, and says of everything else that it was not
// understood.
package python

// nodeKind is the sort of a node of the tree.
type nodeKind uint8

const (
	badNode nodeKind = iota // not read; its text says why

	// Expressions.
	nameNode
	numberNode
	textNode    // text; flag: bytes; op "?": its value is not known to the letter
	formatNode  // kids are the fields and texts of a formatted literal
	constNode   // None, True, False, ...
	tupleNode   // kids
	listNode    // kids
	setNode     // kids
	dictNode    // kids in pairs; a nil key: the value is spread
	compNode    // a comprehension: text is its bracket, kids[0] (and [1] of a dict) the element, body its clauses
	clauseNode  // for or if of a comprehension: kids target, source; or kids condition
	attrNode    // kids[0], text
	itemNode    // kids[0] and the index
	sliceNode   // kids, each of which may be nil
	callNode    // kids[0] and arguments
	keywordNode // an argument by name: text, kids[0]
	starNode    // *kids[0]
	spreadNode  // **kids[0]
	unaryNode   // text, kids[0]; "not not" is an even number of them
	binaryNode  // kids joined by the operators of names
	compareNode // kids compared by the operators of names
	boolNode    // kids joined by text: and, or
	condNode    // kids: value, condition, other
	lambdaNode  // params, kids[0]
	walrusNode  // kids: name, value
	yieldNode   // kids; flag: from

	// Statements.
	exprNode     // kids[0]
	assignNode   // kids: targets, then the value
	augmentNode  // kids: target, value; text is the operator
	annotateNode // kids: target, annotation, and the value if there is one
	ifNode       // kids[0], body, alt
	whileNode    // kids[0], body, alt
	forNode      // kids: target, source; body, alt
	tryNode      // body, alt (else), last (finally), kids: handlers
	handlerNode  // kids: the class; text: the name; body
	withNode     // kids in pairs: manager and target, which may be nil; body
	defNode      // text, params, body
	classNode    // text, kids: bases; body
	returnNode   // kids
	raiseNode    // kids
	importNode   // names in pairs: module, name given to it
	fromNode     // text: module; names in pairs
	globalNode   // names
	deleteNode   // kids
	assertNode   // kids
	emptyNode    // pass, break, continue
	matchNode    // kids[0], body: its cases
	caseNode     // kids: pattern and condition, which may be nil; body
	patternNode  // text: name, value, class, | [ { *; kids, and names that it assigns
)

// node is an expression or a statement.
type node struct {
	kind   nodeKind
	flag   bool
	line   int
	text   string
	names  []string
	kids   []*node
	params []param
	marks  []*node // of a definition: what it is decorated with
	body   []*node
	alt    []*node
	last   []*node
	cls    *class    // of a class, once it was met
	fn     *function // of a definition or lambda, once it was met
	parts  []value   // of a list that is written out: what each part may be
	made   *node     // a list that comes out of it
	site   uint8     // of what makes a container: 1 more than its index; 0: none yet
}

// param is a parameter of a function.
type param struct {
	name  string
	value *node  // what it is without an argument
	note  *node  // its annotation, which is evaluated as well
	star  string // "", "*" or "**"
}

// Package powershell reads PowerShell text into a tree. It knows the grammar,
// of Windows PowerShell 5.1 and PowerShell 7, and nothing of what commands do.
// What it does not read is an error or a node of the kind Unread, never left
// out.
package powershell

// Block is statements that run one after the other: a script, the body of a
// function, what stands between braces.
type Block struct {
	Params []Param
	Stmts  []*Stmt
}

// Param is a parameter that a block declares.
type Param struct {
	Name    string // lower case
	Default *Expr  // nil: none
}

// StmtKind says what a statement is. The zero value is Pipeline.
type StmtKind uint8

const (
	Pipeline StmtKind = iota // Elements, from left to right
	Chain                    // Parts joined with "&&" or "||" (Word)
	Assign                   // Target gets what Parts[0] gives; Word is the operator
	Branch                   // Parts are conditions and Bodies what follows them; one body more is the last else
	Loop                     // Word says which; Parts run before and between, Target is foreach's variable
	Switch                   // Parts are what is compared, Bodies what may follow; Word is "file" when it reads one
	Try                      // Bodies
	Function                 // Word is its name, Bodies[0] its body
	Leave                    // Word is return, throw, exit, break or continue; Parts what is handed back
)

// Stmt is one statement.
type Stmt struct {
	Kind     StmtKind
	Word     string
	Target   *Expr
	Elements []*Element
	Parts    []*Stmt
	Bodies   []*Block
	Beside   bool // ends in "&": runs beside what follows
	Until    bool // of a loop: it ends once its condition holds
}

// Element is one part of a pipeline: a command or an expression.
type Element struct {
	Expr   *Expr   // of an expression; nil: a command
	Words  []*Expr // of a command, its name first
	By     byte    // '&' or '.' in front of the name; 0: neither
	Redirs []Redir
	Text   string // as written
}

// Redir is a redirection.
type Redir struct {
	To     *Expr // nil: one stream goes into another
	From   byte  // '1' to '6', or '*' for all
	Append bool
}

// Kind says what an expression is. The zero value is Unread.
type Kind uint8

const (
	Unread      Kind = iota // Text says what is not read
	Text                    // exactly Text
	Number                  // Text as written
	Expandable              // Parts put together
	Variable                // Text is the name, lower case, with its scope: "env:path"
	Splat                   // @name: Text as of a variable
	Group                   // ( … ), $( … ) and @( … ): Body; Text is "@" for the last
	Hash                    // @{ … }: Keys, and their values in Stmts
	ScriptBlock             // { … }: Body
	Type                    // [name]: Text is the name, lower case
	Member                  // .name or ::name of Parts[0]: Text, or Parts[1] when it is computed
	Method                  // as Member, with what follows as arguments
	Index                   // Parts[0] [ Parts[1] ]
	Unary                   // Text is the operator, in lower case
	Binary                  // Text is the operator; Parts are its two sides, of "?" three
	Cast                    // Parts[0] made a Text
	List                    // a, b, c
	Parameter               // -Name in a command: Text without the dash, Parts[0] behind a colon
	Verbatim                // what stands behind --%
)

// Expr is one expression, or one word of a command.
type Expr struct {
	Kind   Kind
	Text   string
	Bare   bool // Text, Expandable, Number, List: written without quotes
	Static bool // Member, Method: "::"
	Parts  []*Expr
	Body   *Block
	Stmts  []*Stmt
}

//go:build lean

package shell

import (
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code"
)

// understood reads no language here: the hook is small, and the program that
// reads them all stands beside it. It is told that it is needed.
func (r *reader) understood(commands.Lang, string, code.Setting) (code.Reading, bool) {
	r.beyond()
	return code.Reading{}, false
}

// powershell leaves a text to the program that reads it.
func (r *reader) powershell(string, *state, flow) flow {
	r.beyond()
	r.unknown("its language is not read")
	return flow{}
}

// ended: which file a name without an ending means is left to it by handedTool.
func (r *reader) ended(_ *commands.Fact, list []spot) []spot { return list }

// exhausts leaves a source to the program that reads it.
func (r *reader) exhausts(string) bool {
	r.beyond()
	return false
}

func (r *reader) beyond() {
	if r.options.Beyond != nil {
		r.options.Beyond()
	}
}

// batch leaves a text of cmd to the program that reads it.
func (r *reader) batch(text string, st *state, in flow, late bool) flow {
	return r.powershell(text, st, in)
}

// rare leaves a name that is not known here to the program that knows all.
func (r *reader) rare() { r.beyond() }

// ofWindows leaves what may be a program of Windows to the program that knows
// them.
func (r *reader) ofWindows(known bool, argv []commands.Word, st *state, in flow) (flow, bool) {
	if !known || strings.HasSuffix(strings.ToLower(argv[0].Text), ".exe") || commands.RemovesAsCmd(argv) {
		r.beyond()
	}
	return flow{}, false
}

// own knows no modules here: no code is read.
func (n *neighbours) own(string, ...string) []string { return nil }

// lies reports whether a module lies there in the place of python's own. Awk's files are
// left to that program.
func (r *reader) lies(result *commands.Result, f *commands.Fact) bool {
	return result.Row.Lang == commands.Python && r.world.Resolve(f.Word.Text).Exists
}

// begins is of code that was read, which none is here.
func begins(*commands.Result, flow) {}

// isFile is of code that was read, which none is here.
func (n *neighbours) isFile(string, *state) bool { return true }

// tells has nothing to tell: no code is read.
func (n *neighbours) tells(*code.Setting, *state) {}

// including knows no modules here.
func (r *reader) including(*commands.Fact, spot) bool { return false }

// ownsFolder knows no modules here.
func (r *reader) ownsFolder(string) bool { return false }

// loadsOwn is of code that was read, which none is here.
func (r *reader) loadsOwn(*commands.Fact, spot, *state, flow, *sum) {
	r.beyond()
	r.unknown("its language is not read")
}

// handsOver is of code that was read, which none is here.
func (r *reader) handsOver(*commands.Fact, *state, *sum) {
	r.beyond()
	r.unknown("its language is not read")
}

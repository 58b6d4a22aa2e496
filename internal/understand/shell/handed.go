//go:build !lean

package shell

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
)

// handedTool is a described program of the project's packages that an interpreter is
// handed as its script: what it does is the same as where it is started by its path.
func (r *reader) handedTool(f *commands.Fact, s spot) *commands.Program {
	if f.Role != commands.RunsFile || f.Via != automode.Direct || f.Lang == commands.Shell || r.sourced != nil || s.known != automode.Exact ||
		s.at.Path == "" || r.options.Changed != nil && r.options.Changed(s.at.Path) {
		return nil
	}
	tool := r.projectTool(s)
	if tool == nil && f.Lang == commands.JavaScript {
		tool = r.packageTool(s)
	}
	if tool == nil || !tool.Package && tool.Carried == "" || tool.Lang != commands.Native && tool.Lang != f.Lang {
		return nil
	}
	return tool
}

// packageTool is a described program that the project keeps as a file of the package
// that it comes in: node_modules/jest/bin/jest.js.
func (r *reader) packageTool(s spot) *commands.Program {
	before, rest, ok := strings.Cut(s.at.Path, "/node_modules/")
	if !ok || before == "" || s.at.Named != s.at.Path || s.place.Region != automode.Project && !r.inContainer(&s) {
		return nil
	}
	if n, changed := r.notes.file(s.at.Path); changed && !n.venv || r.loose && !r.allOwn() {
		return nil
	}
	pack, file, _ := strings.Cut(rest, "/")
	name := strings.TrimSuffix(path.Base(file), path.Ext(file))
	if pack == "typescript" && name == "tsc" {
		pack = name // its package bears another name
	}
	if pack != name || strings.Contains(file, "node_modules/") {
		return nil
	}
	return r.find(name)
}

// packageProgram is the program that a package is run for, and whether its name says
// enough of who makes it.
func (r *reader) packageProgram(pack string) (string, bool) { return commands.PackageProgram(pack) }

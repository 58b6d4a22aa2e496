//go:build lean

package shell

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
)

// handedTool is left to the program that knows the packages, with whatever code of the
// project it reads or looks for.
func (r *reader) handedTool(f *commands.Fact, s spot) *commands.Program {
	if f.Lang != commands.Shell && s.place.Region == automode.Project && (f.Lang != commands.Native || strings.Contains(s.at.Path, "bin/") || strings.Contains(s.at.Path, "/node_modules/")) {
		r.beyond()
	}
	return nil
}

// packageProgram leaves a name with an owner in it to that program, too.
func (r *reader) packageProgram(pack string) (string, bool) {
	if strings.Contains(pack, "/") {
		r.beyond()
		return path.Base(pack), false
	}
	return pack, true
}

//go:build lean

package shell

import (
	"automode"
	"automode/internal/commands"
)

type patched struct{}

// patches leaves a patch to the program that reads it.
func (r *reader) patches(result *commands.Result, st *state, _ flow) []patched {
	if result.Patch != nil {
		r.beyond()
	}
	if result.Substitutes != nil && r.away == 0 {
		for i := range result.Facts {
			if f := &result.Facts[i]; f.Role == commands.Edits {
				if list := r.locate(f.Word, st); len(list) > 0 && list[0].place.Marks.Has(automode.Surface) {
					r.beyond() // what it makes of the file is read there
				}
			}
		}
	}
	return nil
}

func (r *reader) patchedTexts([]patched, int, flow) {}

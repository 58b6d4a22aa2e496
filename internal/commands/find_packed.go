//go:build lean

package commands

import _ "embed"

// catalogue is what Pack returns. "go run ./build" writes the file.
//
//go:embed catalogue.pack
var catalogue string

// Find returns what is known of the program of that name, or nil. It is
// unpacked anew every time.
func Find(name string) *Program { return unpackProgram(catalogue, name) }

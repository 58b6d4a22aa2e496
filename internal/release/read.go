//go:build !lean

package release

import "runtime/debug"

// Read tells what this program was built as.
func Read() Info {
	build, _ := debug.ReadBuildInfo()
	i := Of(build)
	if name != "" {
		i.Name = name
	}
	return i
}

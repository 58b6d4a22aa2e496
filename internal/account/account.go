// Package account says whose processes these are: the home folder that the
// user database names, and the one that the environment claims. It links no C.
package account

import (
	"os"
	"path/filepath"
)

// EnvHome is what HOME says when that is an absolute path, else empty. It is
// where programs look, and no proof: an agent's project can set it.
func EnvHome() string {
	if home := os.Getenv("HOME"); filepath.IsAbs(home) {
		return home
	}
	return ""
}

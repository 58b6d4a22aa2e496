//go:build darwin || windows

package account

import "os/user"

// Home is the home folder that the user database names for this
// process's user, empty when it names none.
func Home() string {
	u, err := user.Current()
	if err != nil {
		return ""
	}
	return u.HomeDir
}

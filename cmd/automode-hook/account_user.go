//go:build darwin || windows

package main

import "os/user"

// accountHome is the home folder that the user database names for this
// process's user, empty when it names none.
func accountHome() string {
	u, err := user.Current()
	if err != nil {
		return ""
	}
	return u.HomeDir
}

//go:build !darwin && !windows

package account

import (
	"os"
	"strconv"
	"strings"

	"automode/internal/regular"
)

// Home is the home folder that the user database names for this
// process's user, empty when it names none. The database is read here because
// os/user would link C where a C compiler is at hand.
func Home() string {
	data, err := regular.ReadFile("/etc/passwd", 1<<20)
	if err != nil {
		return ""
	}
	return homeIn(string(data), os.Getuid())
}

// homeIn finds a user's home in the text of a passwd file: lines of
// name:password:uid:gid:comment:home:shell.
func homeIn(passwd string, uid int) string {
	want := strconv.Itoa(uid)
	for line := range strings.SplitSeq(passwd, "\n") {
		if !strings.Contains(line, ":"+want+":") {
			continue
		}
		fields := strings.Split(line, ":")
		if len(fields) == 7 && fields[2] == want && strings.HasPrefix(fields[5], "/") {
			return fields[5]
		}
	}
	return ""
}

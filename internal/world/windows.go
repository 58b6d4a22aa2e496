package world

import (
	"errors"
	"strings"
)

// What Windows makes of a name before it looks for the file. One file has many
// names there; all of them are brought to one form, "C:/folder/file", or it is
// said why that cannot be done.

var (
	errShort = errors.New("a short name may stand for another one: write the name out")
	errDrive = errors.New("the path begins where another drive was left: name the folder in full")
	errShare = errors.New("the path is on another host: copy the file here first")
	errDots  = errors.New("a name of dots and blanks alone means different folders to different programs")
)

// deviceFolder is where the devices of Windows stand here: below the folder
// that holds them on other systems.
const deviceFolder = "/dev/"

// win32 makes an absolute path with slashes of a name that a program of
// Windows is given.
func (w *World) win32(path string) (string, error) {
	path = strings.ReplaceAll(path, `\`, "/")
	for _, p := range [...]string{"//?/", "//./", "/??/"} {
		rest, ok := strings.CutPrefix(path, p)
		if !ok {
			continue
		}
		switch first, after := cut(rest); {
		case strings.EqualFold(first, "unc"):
			path = "//" + after
		case len(rest) > 2 && hasDrive(rest) && rest[2] == '/':
			path = rest
		case len(rest) == 2 && hasDrive(rest):
			return deviceFolder + "disk/" + strings.ToLower(rest[:1]), nil // the whole volume, past every file
		case hasPrefixFold(first, "physicaldrive"), hasPrefixFold(first, "harddisk"), hasPrefixFold(first, "volume{"), hasPrefixFold(first, "cdrom"), hasPrefixFold(first, "globalroot"):
			return deviceFolder + "disk/" + strings.ToLower(rest), nil
		case strings.EqualFold(first, "nul"):
			return deviceFolder + "null", nil
		default:
			return deviceFolder + strings.ToLower(rest), nil
		}
		break
	}
	if strings.HasPrefix(path, "//") && len(path) > 2 && path[2] != '/' {
		return path[1:], errShare
	}
	// What Git Bash calls /c/x is C:/x.
	if len(path) >= 2 && path[0] == '/' && hasDrive(path[1:2]+":") && (len(path) == 2 || path[2] == '/') {
		path = path[1:2] + ":/" + path[min(3, len(path)):]
	}
	var err error
	base := w.slashed(w.o.Cwd)
	switch {
	case strings.HasPrefix(path, "/"):
	case hasDrive(path) && len(path) > 2 && path[2] == '/':
	case hasDrive(path):
		if !hasDrive(base) || base[0]|0x20 != path[0]|0x20 {
			err = errDrive
		}
		path = base + "/" + path[2:]
	default:
		if !w.absolute(base) {
			base = "/"
		}
		path = base + "/" + path
	}
	tidy, odd := components(path)
	if err == nil {
		err = odd
	}
	return tidy, err
}

// components brings each component to the form in which it is kept: without
// the dots and blanks at its end, which are dropped, and without the name of a
// stream, which lies in the file. A device's name is that device in any folder.
func components(path string) (string, error) {
	var err error
	var out strings.Builder
	first := true
	for rest := path; ; {
		c, after, more := strings.Cut(rest, "/")
		switch {
		case first && hasDrive(c):
		case c == "." || c == ".." || c == "":
		default:
			if i := strings.IndexByte(c, ':'); i >= 0 {
				c = c[:i]
			}
			kept := strings.TrimRight(c, ". ")
			if kept == "" {
				err = errDots
				kept = c
			}
			c = kept
			if device := deviceName(c); device != "" && !more {
				return device, err
			}
			if shortName(c) {
				err = errShort
			}
		}
		out.WriteString(c)
		if !more {
			return out.String(), err
		}
		out.WriteByte('/')
		rest, first = after, false
	}
}

// deviceName is where the device stands that a name means in every folder;
// empty for other names.
func deviceName(name string) string {
	switch n := strings.ToLower(name); {
	case n == "nul":
		return deviceFolder + "null"
	case n == "con" || n == "conin$" || n == "conout$":
		return deviceFolder + "tty"
	case n == "aux" || n == "prn" || n == "clock$",
		len(n) == 4 && (strings.HasPrefix(n, "com") || strings.HasPrefix(n, "lpt")) && n[3] >= '0' && n[3] <= '9':
		return deviceFolder + n
	}
	return ""
}

// shortName reports whether a name may be the short one, "PROGRA~1", that
// Windows gives to a file with a longer one.
func shortName(name string) bool {
	stem, ending, _ := strings.Cut(name, ".")
	i := strings.LastIndexByte(stem, '~')
	if i < 1 || len(stem) > 8 || len(ending) > 3 || i == len(stem)-1 {
		return false
	}
	return strings.Trim(stem[i+1:], "0123456789") == ""
}

func hasPrefixFold(s, prefix string) bool {
	return len(s) >= len(prefix) && strings.EqualFold(s[:len(prefix)], prefix)
}

// mountedDrive returns what is left of a path below a disk of Windows as
// Linux sees it on the same machine, /mnt/c; ok is false for other paths.
func mountedDrive(path string) (rest string, ok bool) {
	if len(path) < 6 || !strings.HasPrefix(path, "/mnt/") || !hasDrive(path[5:6]+":") {
		return "", false
	}
	switch rest = path[6:]; {
	case rest == "":
		return "", true
	case rest[0] == '/':
		return rest[1:], true
	}
	return "", false
}

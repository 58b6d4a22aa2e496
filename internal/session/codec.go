package session

import (
	"strconv"
	"strings"
	"time"
)

// The index file is lines of a name and a value, the first and the last of
// them fixed, so that a file that was cut is told from a whole one. It is no
// JSON because the hook reads it at every call, and decoding by reflection
// would cost it more than everything else that it does with the session.
const (
	indexBegins = "automode index 3"
	indexEnds   = "end"
)

// encode writes the index file.
func (c *cached) encode() []byte {
	b := []byte(indexBegins + "\n")
	number := func(name string, n int64) {
		b = append(append(b, name...), ' ')
		b = append(strconv.AppendInt(b, n, 10), '\n')
	}
	texts := func(name string, list ...string) {
		for _, s := range list {
			b = append(append(b, name...), ' ')
			b = append(strconv.AppendQuote(b, s), '\n')
		}
	}
	x := &c.Index
	number("offset", c.Offset)
	if x.Everything {
		texts("everything", x.Why)
	}
	if x.Forgot {
		number("forgot", 1)
	}
	texts("began", x.Began.Format(time.RFC3339Nano))
	texts("cwd", x.Cwd)
	texts("root", x.Roots...)
	texts("remote", x.Remotes...)
	texts("surface", x.Surfaces...)
	texts("made", x.Made...)
	texts("secret", x.Secrets...)
	texts("wrote", x.Wrote...)
	texts("only", x.Only...)
	for i := range x.Permits {
		texts("permit", x.Permits[i].encode())
	}
	texts("approved", x.Approved...)
	texts("refused", x.Refused...)
	texts("denied", x.Denied...)
	number("denials", int64(x.Denials))
	return append(b, indexEnds+"\n"...)
}

// decode reads what encode wrote; ok is false for everything else.
func (c *cached) decode(text string) (ok bool) {
	text, begins := strings.CutPrefix(text, indexBegins+"\n")
	text, ends := strings.CutSuffix(text, "\n"+indexEnds+"\n")
	if !begins || !ends {
		return false
	}
	for line := range strings.SplitSeq(text, "\n") {
		name, value, _ := strings.Cut(line, " ")
		if !c.set(name, value) {
			return false
		}
	}
	return true
}

// set takes one line.
func (c *cached) set(name, value string) bool {
	x := &c.Index
	switch name {
	case "offset", "denials", "forgot":
		n, err := strconv.ParseInt(value, 10, 64)
		switch name {
		case "offset":
			c.Offset = n
		case "forgot":
			x.Forgot = true
		default:
			x.Denials = int(n)
		}
		return err == nil
	}
	s, err := strconv.Unquote(value)
	if err != nil {
		return false
	}
	switch name {
	case "everything":
		x.Everything, x.Why = true, s
	case "began":
		x.Began, err = time.Parse(time.RFC3339Nano, s)
		return err == nil
	case "cwd":
		x.Cwd = s
	case "root":
		x.Roots = append(x.Roots, s)
	case "remote":
		x.Remotes = append(x.Remotes, s)
	case "surface":
		x.Surfaces = append(x.Surfaces, s)
	case "made":
		x.Made = append(x.Made, s)
	case "secret":
		x.Secrets = append(x.Secrets, s)
	case "wrote":
		x.Wrote = append(x.Wrote, s)
	case "only":
		x.Only = append(x.Only, s)
	case "permit":
		p, ok := decodePermit(s)
		x.Permits = append(x.Permits, p)
		return ok
	case "approved":
		x.Approved = append(x.Approved, s)
	case "refused":
		x.Refused = append(x.Refused, s)
	case "denied":
		x.Denied = append(x.Denied, s)
	default:
		return false
	}
	return true
}

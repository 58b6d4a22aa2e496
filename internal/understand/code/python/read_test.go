package python

import (
	"strings"
	"testing"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// setting is a call in a project without modules of its own.
func setting() code.Setting {
	return code.Setting{
		Args: []commands.Word{commands.Lit("one"), commands.Lit("two")}, Home: "/home/dev", Cwd: "/home/dev/project", File: "/home/dev/project/x.py",
		Secret: func(name string) bool { return strings.HasSuffix(name, "TOKEN") },
		Beside: func(module string) bool { return false },
	}
}

// told writes a reading as "facts", and "; not: why" when it is not whole.
func told(r code.Reading) string {
	var out []string
	for _, f := range r.Facts {
		s := f.String()
		if f.Input != nil {
			s += " < " + f.Input.String()
		}
		out = append(out, s)
	}
	if len(out) == 0 {
		out = append(out, "nothing")
	}
	if !r.Whole {
		_, why, _ := strings.Cut(r.Why, ": ")
		out = append(out, "not: "+why)
	}
	return strings.Join(out, "; ")
}

func TestRead(t *testing.T) {
	for _, c := range reads {
		if got := told(Read(c.code, setting())); got != c.want {
			t.Errorf("%s\n got: %s\nwant: %s", c.code, got, c.want)
		}
	}
}

var _ = automode.Read

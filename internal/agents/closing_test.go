package agents

import (
	"strings"
	"testing"

	"automode"
	"automode/internal/dialect/facts"
)

// What "automode agents" says of what makes an agent stop a call is what is
// written for it.
func TestFactsSayWhatIsWritten(t *testing.T) {
	if automode.ThisPlatform() == automode.Windows {
		t.Skip("the lines are for a POSIX shell")
	}
	for _, a := range All() {
		f := facts.Of(a.Name)
		if f == nil {
			continue
		}
		switch says := strings.Contains(f.Set, "the line that init writes"); {
		case says && a.closing() == "", !says && a.closing() != "" && !a.stopsItself():
			t.Errorf("%s: the end of its line is %q, and the facts say %q", a.Name, a.closing(), f.Set)
		}
		if a.stopsItself() && f.Set == "" {
			t.Errorf("%s: init sets its switch, and the facts do not say it", a.Name)
		}
	}
}

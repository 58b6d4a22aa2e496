package edits

import (
	"testing"

	"automode"
)

func TestJudge(t *testing.T) {
	ordinary := automode.Effect{Kind: automode.Write, Known: automode.Exact, Place: automode.Place{Region: automode.Project}}
	marked := ordinary
	marked.Place.Marks = automode.Surface
	outside := ordinary
	outside.Place.Region = automode.Home
	guess := ordinary
	guess.Known = automode.Guess
	removed := ordinary
	removed.Kind = automode.Delete
	for _, c := range []struct {
		name string
		kind automode.ToolKind
		e    automode.Effect
		want automode.Word
	}{
		{"an edit", automode.EditTool, ordinary, automode.Allowed},
		{"by the shell", automode.ShellTool, ordinary, automode.None},
		{"marked", automode.EditTool, marked, automode.None},
		{"outside", automode.EditTool, outside, automode.None},
		{"unknown", automode.EditTool, guess, automode.None},
		{"removed", automode.EditTool, removed, automode.None},
	} {
		a := automode.Action{Call: &automode.Call{Kind: c.kind}, Effects: []automode.Effect{c.e}}
		o := Layer{}.Judge(&a, 0)
		if o.Word != c.want || o.LiftsHard || o.LiftsDeny {
			t.Errorf("%s: %+v, want %s", c.name, o, c.want)
		}
	}
}

// An edit of what others obey, keep secret or are guarded by is more than an
// edit; a folder above such a thing is not edited.
func TestMarks(t *testing.T) {
	more := map[automode.Marks]bool{automode.Secret: true, automode.Surface: true, automode.Instructions: true, automode.Startup: true,
		automode.Repository: true, automode.Store: true, automode.GatePath: true, automode.Device: true}
	for bit := range automode.MarkBits {
		mark := automode.Marks(1) << bit
		e := automode.Effect{Kind: automode.Write, Known: automode.Exact, Place: automode.Place{Region: automode.Project, Marks: mark}}
		a := automode.Action{Call: &automode.Call{Kind: automode.EditTool}, Effects: []automode.Effect{e}}
		o := Layer{}.Judge(&a, 0)
		if (o.Word == automode.None) != more[mark] {
			t.Errorf("%s: %s", mark, o.Word)
		}
		if o.Word == automode.Allowed && (Layer{}.Name() != "edits" || o.Rule != "edits.project" || o.From != automode.BuiltIn) {
			t.Errorf("%s %s of %s", Layer{}.Name(), o.Rule, o.From)
		}
	}
}

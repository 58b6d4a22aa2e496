package grants

import (
	"testing"

	"automode"
)

func call(command, cwd string) *automode.Call {
	return &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: command, Cwd: cwd}
}

// action is a call with one effect of one command.
func action(command string, e automode.Effect, words ...string) *automode.Action {
	c := automode.Command{Text: command}
	for _, w := range words {
		c.Words, c.Known = append(c.Words, w), append(c.Known, w != "")
	}
	if len(words) > 0 {
		e.Command = 1
	}
	return &automode.Action{Call: call(command, "/p"), Commands: []automode.Command{c}, Effects: []automode.Effect{e}, Complete: true}
}

func record() Record {
	return Record{Digest: func(c *automode.Call) string { return "d:" + c.Command }, Stamp: func(path string) string { return "s:" + path }}
}

var (
	fetch     = automode.Effect{Kind: automode.Fetch, Target: "example.com", Known: automode.Exact, Place: automode.Place{Host: automode.OtherHost}}
	itsOrigin = automode.Effect{Kind: automode.Fetch, Target: "the repository it came from", Known: automode.Exact}
	write     = automode.Effect{Kind: automode.Write, Target: "/h/x", Known: automode.Exact, Place: automode.Place{Region: automode.Home}}
	recipe    = automode.Effect{Kind: automode.Write, Target: "/p/Makefile", Known: automode.Exact, Place: automode.Place{Region: automode.Project, Marks: automode.Surface}}
	run       = automode.Effect{Kind: automode.Run, Target: "/p/x.rb", Known: automode.Exact, Place: automode.Place{Region: automode.Project}}
	odd       = automode.Effect{Kind: automode.Unknown, Why: "nobody knows"}
)

func TestApprovable(t *testing.T) {
	r := record()
	with := func(e automode.Effect, change func(*automode.Effect)) automode.Effect { change(&e); return e }
	for _, tt := range []struct {
		name string
		a, b *automode.Action
		same bool // an approval of a covers b
	}{
		{"the same host from another call", action("curl a", fetch, "curl", "a"), action("wget b", fetch, "wget", "b"), false},
		{"the same host by the same call", action("curl a", fetch, "curl", "a"), action("curl a", fetch, "curl", "a"), true},
		{"another host", action("curl a", fetch, "curl", "a"), action("curl a", with(fetch, func(e *automode.Effect) { e.Target = "example.org" }), "curl", "a"), false},
		{"what only the settings say", action("hg pull", itsOrigin, "hg", "pull"), action("hg pull ssh://x", itsOrigin, "hg", "pull", "ssh://x"), false},
		{"what only the settings say, by the same call", action("hg pull", itsOrigin, "hg", "pull"), action("hg pull", itsOrigin, "hg", "pull"), true},
		{"sending", action("curl a", fetch, "curl", "a"), action("curl a", with(fetch, func(e *automode.Effect) { e.Kind = automode.Send }), "curl", "a"), false},
		{"what flows in", action("curl a", fetch, "curl", "a"), action("curl a", with(fetch, func(e *automode.Effect) { e.Data = automode.SecretData }), "curl", "a"), false},
		{"the same file", action("a", write, "a"), action("b", write, "b"), true},
		{"all below it", action("a", write, "a"), action("b", with(write, func(e *automode.Effect) { e.Extent = automode.Tree }), "b"), false},
		{"a file that others obey, by another call", action("a", recipe, "a"), action("b", recipe, "b"), false},
		{"a file that others obey, by the same", action("a", recipe, "a"), action("a", recipe, "a"), true},
		{"the same unknown command", action("frob x", odd, "frob", "x"), action("frob x", odd, "frob", "x"), true},
		{"another unknown command", action("frob x", odd, "frob", "x"), action("frob y", odd, "frob", "y"), false},
		{"the same code", action("ruby x.rb", run, "ruby", "x.rb"), action("ruby x.rb", run, "ruby", "x.rb"), true},
	} {
		a, b := r.Approvable(tt.a, 0), r.Approvable(tt.b, 0)
		if a == "" || (a == b) != tt.same {
			t.Errorf("%s: %q and %q", tt.name, a, b)
		}
	}
	elsewhere := action("frob x", odd, "frob", "x")
	elsewhere.Call.Cwd = "/q"
	if r.Approvable(elsewhere, 0) == r.Approvable(action("frob x", odd, "frob", "x"), 0) {
		t.Error("an unknown command is approved in every folder")
	}
	changed := r
	changed.Stamp = func(string) string { return "other" }
	if changed.Approvable(action("ruby x.rb", run, "ruby", "x.rb"), 0) == r.Approvable(action("ruby x.rb", run, "ruby", "x.rb"), 0) {
		t.Error("code is approved whatever it is")
	}
	changed.Stamp = func(string) string { return "" }
	half := action("curl a", fetch, "curl", "a")
	half.Complete = false
	for name, word := range map[string]string{
		"code that cannot be looked at":     changed.Approvable(action("ruby x.rb", run, "ruby", "x.rb"), 0),
		"a word that is not known":          r.Approvable(action("frob $X", odd, "frob", ""), 0),
		"a target that is not known":        r.Approvable(action("curl $X", with(fetch, func(e *automode.Effect) { e.Known = automode.Guess }), "curl", ""), 0),
		"something in a folder":             r.Approvable(action("a", with(write, func(e *automode.Effect) { e.Known = automode.Bounded }), "a"), 0),
		"a call that was not read":          r.Approvable(half, 0),
		"code in a container":               r.Approvable(action("a", with(run, func(e *automode.Effect) { e.Place.Region = automode.Elsewhere }), "a"), 0),
		"a command that is not in the call": r.Approvable(action("a", with(odd, func(e *automode.Effect) { e.Command = 7 })), 0),
	} {
		if word != "" {
			t.Errorf("%s is remembered", name)
		}
	}
}

// Another road to the same is known by what is done to what.
func TestSame(t *testing.T) {
	tree := automode.Effect{Kind: automode.Read, Target: "/", Known: automode.Exact, Extent: automode.Tree, Place: automode.Place{Region: automode.Outside}}
	list := tree
	list.Extent, list.Traits = automode.One, automode.Listing
	link := write
	link.Traits, link.Program, link.Command = automode.Metadata, "touch", 3
	unknown := write
	unknown.Known = automode.Bounded
	inline := automode.Effect{Kind: automode.Run, Target: "python3", Known: automode.Exact}
	for _, tt := range []struct {
		name string
		a, b automode.Effect
		same bool
	}{
		{"by another program", write, link, true}, {"another kind", write, fetch, false}, {"a listing", tree, list, false},
	} {
		if a, b := Same(&tt.a), Same(&tt.b); a == "" || b == "" || (a == b) != tt.same {
			t.Errorf("%s: %q, %q", tt.name, a, b)
		}
	}
	for _, e := range []automode.Effect{odd, unknown, inline, {Kind: automode.Write, Known: automode.Exact}} {
		if Same(&e) != "" {
			t.Errorf("%+v is known again", e)
		}
	}
}

func TestJudge(t *testing.T) {
	a := action("curl a", fetch, "curl", "a")
	base := record()
	approved := base
	approved.Approved = []string{base.Approvable(a, 0) + " Fetch example.com"}
	refusedRecord := base
	refusedRecord.Refused = []string{Same(&fetch) + " Fetch example.com"}
	again := refusedRecord
	again.Denied = []string{"d:curl a"}
	permit := func(p Permit) Record {
		p.Words = []string{"x", base.Bound(a, 0)}

		r := refusedRecord
		r.Approved = approved.Approved
		r.Permits = []Permit{p}
		return r
	}
	both := permit(Permit{ID: "1", Digest: "d:curl a", Cwd: "/p"})
	both.Permits = append(both.Permits, Permit{ID: "2", Digest: "d:curl a", Cwd: "/p", Deny: true})
	other := permit(Permit{ID: "1", Digest: "d:curl a", Cwd: "/p"})
	other.Permits[0].Words = []string{"x"}
	forgot := approved
	forgot.Forgot = true
	for _, tt := range []struct {
		name string
		r    Record
		want automode.Opinion
	}{
		{"nothing", Record{}, automode.Opinion{}},
		{"approved", approved, automode.Opinion{Word: automode.Allowed, Rule: "approved"}},
		{"denied before", refusedRecord, automode.Opinion{Word: automode.Asked, Rule: "denied-before"}},
		{"the same call again", again, automode.Opinion{}},
		{"granted", permit(Permit{ID: "1", Digest: "d:curl a", Cwd: "/p"}), automode.Opinion{Word: automode.Allowed, Rule: "grant.1", LiftsHard: true, LiftsDeny: true}},
		{"granted elsewhere", permit(Permit{ID: "1", Digest: "d:curl a", Cwd: "/q"}), automode.Opinion{Word: automode.Asked, Rule: "denied-before"}},
		{"another call granted", permit(Permit{ID: "1", Digest: "d:curl b", Cwd: "/p"}), automode.Opinion{Word: automode.Asked, Rule: "denied-before"}},
		{"granted when something else was open", other, automode.Opinion{Word: automode.Asked, Rule: "denied-before"}},
		{"denied by name", both, automode.Opinion{Word: automode.Denied, Rule: "grant.2"}},
		{"something forgotten", forgot, automode.Opinion{Word: automode.Asked, Rule: "forgotten"}},
	} {
		o := (&Layer{tt.r}).Judge(a, 0)
		if o.Word != tt.want.Word || o.Rule != tt.want.Rule || o.LiftsHard != tt.want.LiftsHard || o.LiftsDeny != tt.want.LiftsDeny || o.Firm {
			t.Errorf("%s: %+v, want %+v", tt.name, o, tt.want)
		}
	}
	idle := &automode.Action{Call: call("curl a", "/p"), Complete: true}
	if o := (&Layer{both}).Call(idle); o.Word != automode.Denied {
		t.Errorf("a call that does nothing, denied by name: %+v", o)
	}
}

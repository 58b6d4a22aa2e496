package grants

import (
	"strings"
	"testing"

	"automode"
)

func changed(e automode.Effect, change func(*automode.Effect)) automode.Effect { change(&e); return e }

// A grant of a call covers the effects that were open when it was given, and
// nothing that is another deed.
func TestBound(t *testing.T) {
	r := record()
	long := strings.Repeat("x", longText+1)
	for _, tt := range []struct {
		name string
		a, b *automode.Action
		same bool
	}{
		{"the same", action("curl a", fetch, "curl", "a"), action("curl a", fetch, "curl", "a"), true},
		{"another target", action("a", write, "a"), action("a", changed(write, func(e *automode.Effect) { e.Target = "/h/y" }), "a"), false},
		{"another kind", action("a", write, "a"), action("a", changed(write, func(e *automode.Effect) { e.Kind = automode.Delete }), "a"), false},
		{"another region", action("a", write, "a"), action("a", changed(write, func(e *automode.Effect) { e.Place.Region = automode.System }), "a"), false},
		{"all below it", action("a", write, "a"), action("a", changed(write, func(e *automode.Effect) { e.Extent = automode.Tree }), "a"), false},
		{"what flows in", action("a", fetch, "a"), action("a", changed(fetch, func(e *automode.Effect) { e.Data = automode.SecretData }), "a"), false},
		{"another road", action("a", write, "a"), action("a", changed(write, func(e *automode.Effect) { e.Via = automode.ByEnvironment }), "a"), false},
		{"more is done", action("a", write, "a"), action("a", changed(write, func(e *automode.Effect) { e.Traits = automode.Destroys }), "a"), false},
		{"what lies there now", action("a", write, "a"), action("a", changed(write, func(e *automode.Effect) { e.Traits = automode.SessionMade }), "a"), true},
		{"by another command", action("a", write, "a"), action("b", write, "b"), false},
		{"by a command and by none", action("a", write, "a"), action("a", write), false},
		{"by none", action("a", write), action("b", write), true},
		{"by long commands", action(long+"a", write, "a"), action(long+"b", write, "b"), false},
		{"by the same long command", action(long, write, "a"), action(long, write, "a"), true},
		{"unknown for another reason", action("a", odd, "a"), action("a", changed(odd, func(e *automode.Effect) { e.Why = "x" }), "a"), false},
		{"known for another reason", action("a", write, "a"), action("a", changed(write, func(e *automode.Effect) { e.Why = "x" }), "a"), true},
		{"a name that goes on", action("a", changed(write, func(e *automode.Effect) { e.Program, e.Flag = "ab", "c" }), "a"),
			action("a", changed(write, func(e *automode.Effect) { e.Program, e.Flag = "a", "bc" }), "a"), false},
		{"a name that looks like two", action("a", changed(write, func(e *automode.Effect) { e.Program, e.Flag = "a", "1:b" }), "a"),
			action("a", changed(write, func(e *automode.Effect) { e.Program, e.Flag = "a1:b", "" }), "a"), false},
		{"names with a mark in them", action("a", changed(write, func(e *automode.Effect) { e.Program, e.Flag = "a:b", "c" }), "a"),
			action("a", changed(write, func(e *automode.Effect) { e.Program, e.Flag = "a", "b:c" }), "a"), false},
		{"a command that is not there", action("a", changed(write, func(e *automode.Effect) { e.Command = 9 })), action("b", changed(write, func(e *automode.Effect) { e.Command = 9 })), true},
	} {
		a, b := r.Bound(tt.a, 0), r.Bound(tt.b, 0)
		if len(a) != BoundSize || len(b) != BoundSize || (a == b) != tt.same {
			t.Errorf("%s: %q and %q", tt.name, a, b)
		}
	}
	other := record()
	other.Stamp = func(string) string { return "other" }
	for name, c := range map[string]struct {
		e    automode.Effect
		same bool
	}{
		"code in a file":    {run, false},
		"a file":            {write, true},
		"code without file": {automode.Effect{Kind: automode.Run, Target: "x", Known: automode.Exact}, true},
	} {
		a := action("ruby x.rb", c.e, "ruby", "x.rb")
		if (r.Bound(a, 0) == other.Bound(a, 0)) != c.same {
			t.Errorf("%s, with other content", name)
		}
	}
	other.Stamp = nil
	if w := other.Bound(action("ruby x.rb", run, "ruby", "x.rb"), 0); len(w) != BoundSize {
		t.Errorf("nobody can look at the file: %q", w)
	}
}

// The effects of one call have the words that each would have alone, in
// whatever order they are asked for.
func TestBoundsOfOneCall(t *testing.T) {
	r := record()
	of := func(command int, e automode.Effect) automode.Effect { e.Command = command; return e }
	a := &automode.Action{Call: call("x", "/p"), Complete: true,
		Commands: []automode.Command{{Text: "a"}, {Text: strings.Repeat("b", 2*longText)}, {Text: "c"}},
		Effects:  []automode.Effect{of(1, write), of(2, write), of(2, fetch), of(3, write), of(0, write), of(1, write), of(3, fetch), of(9, write)}}
	at := r.Bounds(a)
	for _, i := range []int{0, 1, 2, 3, 4, 5, 6, 7, 1, 0, 4, 3} {
		if one := r.Bound(a, i); at(i) != one {
			t.Errorf("effect %d: %q, alone %q", i, at(i), one)
		}
	}
	for _, two := range [][2]int{{0, 1}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {3, 6}} {
		if at(two[0]) == at(two[1]) {
			t.Errorf("effects %d and %d are the same", two[0], two[1])
		}
	}
	if at(0) != at(5) {
		t.Error("the same by the same command is another")
	}
}

// What is remembered of an approval, and what is not.
func TestApprovableIsBounded(t *testing.T) {
	r := record()
	blind, unnamed := r, r
	blind.Stamp, unnamed.Digest = nil, nil
	nobody := action("a", write, "a")
	nobody.Call = nil
	read := automode.Effect{Kind: automode.Read, Target: "/h/x", Known: automode.Exact, Place: automode.Place{Region: automode.Home}}
	inline := automode.Effect{Kind: automode.Run, Target: "python3", Known: automode.Exact}
	loop := action("frob", odd, "frob")
	loop.Commands[0].Outer = 1
	torn := action("frob x", odd, "frob", "x")
	torn.Commands[0].Known = torn.Commands[0].Known[:1]
	wordless := action("frob", changed(odd, func(e *automode.Effect) { e.Command = 1 }))
	inner := action("sh -c 'frob'", changed(odd, func(e *automode.Effect) { e.Command = 2 }))
	inner.Commands = []automode.Command{{Words: []string{"sh", ""}, Known: []bool{true, false}}, {Words: []string{"frob"}, Known: []bool{true}, Outer: 1}}
	for _, tt := range []struct {
		name string
		word string
		kept bool
	}{
		{"a write", r.Approvable(action("a", write, "a"), 0), true},
		{"a read", r.Approvable(action("a", read, "a"), 0), true},
		{"a read, where calls have no name", unnamed.Approvable(action("a", read, "a"), 0), true},
		{"a fetch, where calls have no name", unnamed.Approvable(action("a", fetch, "a"), 0), false},
		{"one of a few files", r.Approvable(action("a", changed(write, func(e *automode.Effect) { e.Known = automode.OneOf }), "a"), 0), true},
		{"one of a few hosts", r.Approvable(action("a", changed(fetch, func(e *automode.Effect) { e.Known = automode.OneOf }), "a"), 0), true},
		{"a host that is not known, of a command that is", r.Approvable(action("a", changed(fetch, func(e *automode.Effect) { e.Known = automode.Bounded }), "a"), 0), false},
		{"a write without a target", r.Approvable(action("a", changed(write, func(e *automode.Effect) { e.Target = "" }), "a"), 0), false},
		{"a write of no call", r.Approvable(nobody, 0), false},
		{"inline code of a known command", blind.Approvable(action("python3 -c 1", inline, "python3", "-c", "1"), 0), true},
		{"code that nobody can look at", blind.Approvable(action("ruby x.rb", run, "ruby", "x.rb"), 0), false},
		{"a removal, where nobody can look", blind.Approvable(action("rm x", changed(write, func(e *automode.Effect) { e.Kind = automode.Delete }), "rm", "x"), 0), true},
		{"a command that is its own wrapper", r.Approvable(loop, 0), false},
		{"a command of which a word is lost", r.Approvable(torn, 0), false},
		{"a command without words", r.Approvable(wordless, 0), false},
		{"a command in one that is not known", r.Approvable(inner, 0), false},
	} {
		if (tt.word != "") != tt.kept {
			t.Errorf("%s: %q", tt.name, tt.word)
		}
	}
	if r.Approvable(action("a", read, "a"), 0) != r.Approvable(action("b", read, "b"), 0) {
		t.Error("the same file read by another call is asked about again")
	}
}

// Only what is on a list counts, and what is missing to tell leaves the word
// that is stricter.
func TestJudgeByTheList(t *testing.T) {
	base := record()
	a := action("curl a", fetch, "curl", "a")
	unknown := action("curl $X", changed(fetch, func(e *automode.Effect) { e.Known = automode.Guess }), "curl", "")
	grant := Permit{ID: "1", Digest: "d:curl a", Cwd: "/p", Words: []string{base.Bound(a, 0)}}
	with := func(change func(*Record)) Record { r := base; change(&r); return r }
	nobody := *a
	nobody.Call = nil
	for _, tt := range []struct {
		name string
		r    Record
		a    *automode.Action
		word automode.Word
		rule string
	}{
		{"something else was approved", with(func(r *Record) { r.Approved = []string{strings.Repeat("0", wordSize) + " Fetch example.com"} }), a, automode.None, ""},
		{"nothing is remembered of it", with(func(r *Record) { r.Approved = []string{"", " Fetch"} }), unknown, automode.None, ""},
		{"something else was denied", with(func(r *Record) { r.Refused = []string{strings.Repeat("0", wordSize)} }), a, automode.None, ""},
		{"only a grant", with(func(r *Record) { r.Permits = []Permit{grant} }), a, automode.Allowed, "grant.1"},
		{"two grants", with(func(r *Record) {
			r.Permits = []Permit{grant, {ID: "2", Digest: grant.Digest, Cwd: grant.Cwd, Words: grant.Words}}
		}), a, automode.Allowed, "grant.1"},
		{"only something forgotten", with(func(r *Record) { r.Forgot = true }), a, automode.Asked, "forgotten"},
		{"a grant, where calls have no name", with(func(r *Record) { r.Permits, r.Digest = []Permit{grant}, nil }), a, automode.None, ""},
		{"a grant, where this call has none", with(func(r *Record) {
			r.Permits = []Permit{{ID: "1", Cwd: "/p", Words: grant.Words}}
			r.Digest = func(*automode.Call) string { return "" }
		}), a, automode.None, ""},
		{"a grant, and no call", with(func(r *Record) { r.Permits = []Permit{grant} }), &nobody, automode.None, ""},
		{"denied before, where calls have no name", with(func(r *Record) { r.Refused, r.Denied, r.Digest = []string{Same(&fetch)}, []string{"d:curl a"}, nil }), a, automode.Asked, "denied-before"},
		{"denied before, and no call", with(func(r *Record) { r.Refused, r.Denied = []string{Same(&fetch)}, []string{"d:curl a"} }), &nobody, automode.Asked, "denied-before"},
	} {
		o := (&Layer{tt.r}).Judge(tt.a, 0)
		if o.Word != tt.word || o.Rule != tt.rule {
			t.Errorf("%s: %s by %q", tt.name, o.Word, o.Rule)
		}
	}
	for name, r := range map[string]Record{"denied": with(func(r *Record) { r.Refused = []string{Same(&fetch)} }), "not denied": base} {
		if got := (Layer{r}).Before(a, 0); got != (name == "denied") {
			t.Errorf("%s before: %t", name, got)
		}
	}
}

// What another road leads to is told by its place.
func TestSameIsAPlace(t *testing.T) {
	for name, c := range map[string]struct {
		e     automode.Effect
		known bool
	}{
		"one of a few":    {changed(write, func(e *automode.Effect) { e.Known = automode.OneOf }), true},
		"code in a file":  {run, true},
		"nobody knows":    {automode.Effect{Kind: automode.Unknown, Target: "frob", Known: automode.Exact}, false},
		"perhaps a file":  {changed(write, func(e *automode.Effect) { e.Known = automode.Guess }), false},
		"without a place": {fetch, true},
	} {
		if got := Same(&c.e); (got != "") != c.known {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// A write to a file that others obey is approved only as the call that it is
// part of, because it matters what is written.
func TestApprovedMarks(t *testing.T) {
	r := record()
	obeyed := map[automode.Marks]bool{automode.Secret: true, automode.Surface: true, automode.Instructions: true, automode.Startup: true,
		automode.Repository: true, automode.Store: true, automode.GatePath: true}
	for bit := range automode.MarkBits {
		mark := automode.Marks(1) << bit
		e := changed(write, func(e *automode.Effect) { e.Place.Marks = mark })
		if same := r.Approvable(action("a", e, "a"), 0) == r.Approvable(action("b", e, "b"), 0); same == obeyed[mark] {
			t.Errorf("%s: by another call the same: %t", mark, same)
		}
	}
}

// Traits that say what is done bind a grant; those that say what lies there now
// do not.
func TestBoundTraits(t *testing.T) {
	r := record()
	done := map[automode.Traits]bool{automode.Rewrites: true, automode.Destroys: true, automode.Halts: true, automode.Persists: true, automode.Tunnel: true,
		automode.Ungated: true, automode.Removes: true, automode.Weaker: true, automode.Hidden: true, automode.Encoded: true, automode.AsEmpty: true,
		automode.Relocated: true, automode.Metadata: true, automode.Credential: true}
	for trait := automode.Listing; trait <= automode.SessionMade; trait <<= 1 {
		e := changed(write, func(e *automode.Effect) { e.Traits = trait })
		if same := r.Bound(action("a", e, "a"), 0) == r.Bound(action("a", write, "a"), 0); same == done[trait] {
			t.Errorf("%s: the same: %t", trait, same)
		}
	}
}

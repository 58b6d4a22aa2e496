package commands

import (
	"testing"

	"automode"
)

// What an invocation says of time is its row's word, as its options leave it.
func TestCourse(t *testing.T) {
	for _, c := range []struct {
		line string
		want Course
		long bool
	}{
		{"sleep 1", Waits, false}, {"sleep 0", Succeeds, false}, {"sleep 0.0s", Succeeds, false}, {"sleep $n", Waits, false}, {"usleep 50000", Waits, false},
		{"true", Succeeds, false}, {"false", Fails, false}, {"echo x", Succeeds, false}, {"[ a = b ]", Tests, false}, {"test -f x", Tests, false},
		{"tail log", Ends, false}, {"tail -f log", Waits, false}, {"tail -F log", Waits, false},
		{"setsid make", Ends, false}, {"setsid -f make", Stays, false}, {"tmux new -d", Stays, false}, {"at now", Stays, false},
		{"mktemp", Piles, false}, {"git commit -m x", Piles, false}, {"git stash", Piles, false}, {"git status", Ends, false},
		{"seq 100", Ends, false}, {"seq 100000", Ends, true}, {"head -n 20000 f", Ends, true}, {"head -20000 f", Ends, true}, {"head -c 20000 f", Ends, false},
		{"shuf -i 1-20000", Ends, true}, {"shuf -n 20 f", Ends, false}, {"jot 20000", Ends, true},
	} {
		words, err := split(c.line)
		if err != nil {
			t.Fatal(err)
		}
		p := Find(words[0].Text)
		if p == nil {
			t.Fatalf("%s: nobody described it", c.line)
		}
		got := p.Read(words, automode.AnyPlatform)
		if got.Course != c.want || got.Long != c.long {
			t.Errorf("%s: course %d, long %v, want %d, %v", c.line, got.Course, got.Long, c.want, c.long)
		}
	}
}

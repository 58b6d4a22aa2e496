package ruling

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"automode"
	"automode/internal/config"
	"automode/internal/journal"
	"automode/internal/layers/classifier"
	"automode/internal/session"
)

// From the second query of a session on, nine tenths of what is read is what
// the provider has read before, however seldom it is asked; and never less than
// the last calls are shown.
func TestPrefix(t *testing.T) {
	for _, every := range []int{1, 4, 8, 16} {
		t.Run(fmt.Sprint("asked at each of ", every), func(t *testing.T) {
			o, d := newOffice(t, ""), &Desk{}
			s, err := session.Open(session.Folder(o.request.State), "s")
			if err != nil {
				t.Fatal(err)
			}
			c := classifier.New(classifier.NewLists(config.Prose{}).Rules(), nil, config.Classifier{}.Filled())
			tool, err := json.Marshal(classifier.ResultTool())
			if err != nil {
				t.Fatal(err)
			}
			before, least, same, all, short := "", 1.0, 0, 0, 0
			at := time.Now()
			for i := range 400 {
				at = at.Add(time.Second)
				if i%7 == 6 {
					o.said(session.Event{Kind: session.Prompt, From: session.FromPerson, Text: fmt.Sprint("And now part ", i, ", with a few words on how it should be done."), Time: at})
				}
				if i%every == 0 {
					o.request.Call.Command = fmt.Sprint("curl https://example.com/", i)
					q := d.question(&o.request, config.DefaultCalls)
					for _, query := range c.Queries(&q) {
						whole := string(tool) + query.Rules + query.History + query.Action
						if n := strings.Count(query.History, `{"tool": `); n < min(i, config.DefaultCalls) || n > config.DefaultCalls+classifier.CallSteps {
							t.Fatalf("%d of %d calls are shown", n, i)
						}
						if before != "" {
							n := 0
							for n < min(len(before), len(whole)) && before[n] == whole[n] {
								n++
							}
							same, all = same+n, all+len(whole)
							least = min(least, float64(n)/float64(len(whole)))
							if 10*n < 9*len(whole) {
								short++
							}
						}
						before = whole
					}
				}
				text := fmt.Sprint("go test -count=1 -run TestImport ./internal/part", i, " 2>&1 | tail -", i, strings.Repeat(" && git diff --stat", i%4))
				at = at.Add(time.Second)
				call := automode.Call{Tool: "Bash", Input: fmt.Appendf(nil, `{"command": %q}`, text)}
				if err := s.Append(session.Event{Kind: session.Decided, From: session.FromGate, Tool: "Bash", Digest: session.CallDigest(&call), Verdict: automode.Allow, Time: at}); err != nil {
					t.Fatal(err)
				}
				if err := journal.Append(journal.Folder(o.request.State), journal.Entry{ID: journal.NewID(at), Time: at, Agent: "claude", Session: "s", Tool: "Bash",
					Kind: automode.ShellTool, Verdict: automode.Allow, Text: text}); err != nil {
					t.Fatal(err)
				}
			}
			t.Logf("%.1f %% of the letters, of one query at least %.1f %%; less than nine tenths in %d", 100*float64(same)/float64(all), 100*least, short)
			if 10*same < 9*all {
				t.Errorf("%d of %d letters stood at the beginning of the query before", same, all)
			}
		})
	}
}

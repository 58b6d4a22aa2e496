package history

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"automode"
	"automode/internal/journal"
	"automode/internal/journal/linefile"
)

// What is read by its letters is what the journal reads.
func agree(t *testing.T, line []byte) (quick bool) {
	t.Helper()
	var x reader
	fast, quick := x.plain(line)
	e, ok := journal.Decode(line)
	if quick && (!ok || fast != recordOf(&e)) {
		t.Errorf("%s\nis read as %+v,\nbut is %+v (%v)", line, fast, recordOf(&e), ok)
	}
	if r, good := x.read(line); good != ok || ok && r != recordOf(&e) {
		t.Errorf("%s\nis read as %+v (%v), but is %+v (%v)", line, r, good, recordOf(&e), ok)
	}
	return quick
}

var odd = []string{
	``, `{`, `{}`, `[]`, `null`, `{"id":"a"}`, `{"id":"","time":"2026-11-21T09:00:00Z"}`,
	`{"id":"a","time":"2026-11-21T09:00:00Z"} `, `{"id":"a", "time":"2026-11-21T09:00:00Z"}`, `{"id":"a","time":"2026-11-21T09:00:00Z"}x`,
	`{"ID":"a","Time":"2026-11-21T09:00:00Z"}`, `{"id":"a","id":"b","time":"2026-11-21T09:00:00Z"}`,
	`{"id":"a","time":"2026-11-21T09:00:00+01:00"}`, `{"id":"a","time":"2026-11-21T9:00:00Z"}`, `{"id":"a","time":"2026-11-21T09:00:00,5Z"}`,
	`{"id":"a","time":"0001-01-01T00:00:00Z"}`, `{"id":"a","time":null}`,
	`{"id":"a","time":"2026-11-21T09:00:00Z","new":{"x":[1,2]}}`, `{"id":"a","time":"2026-11-21T09:00:00Z","took_us":-3}`,
	`{"id":"a","time":"2026-11-21T09:00:00Z","took_us":01}`, `{"id":"a","time":"2026-11-21T09:00:00Z","took_us":1e3}`,
	`{"id":"a","time":"2026-11-21T09:00:00Z","took_us":99999999999999999999}`, `{"id":"a","time":"2026-11-21T09:00:00Z","cut":false}`,
	`{"id":"a","time":"2026-11-21T09:00:00Z","verdict":"maybe"}`, `{"id":"a","time":"2026-11-21T09:00:00Z","kind":"shell","text":"a\u0007\ud83d\ude00"}`,
	`{"id":"a","time":"2026-11-21T09:00:00Z","text":"a\\b\"c\/d\n\t\r"}`, "{\"id\":\"a\",\"time\":\"2026-11-21T09:00:00Z\",\"text\":\"\xff\"}",
	`{"id":"a","time":"2026-11-21T09:00:00Z","text":"ü…"}`, `{"id":"a","time":"2026-11-21T09:00:00Z","cwd":"/x\\y","text":"b\\c"}`,
	"{\"id\":\"a\",\"time\":\"2026-11-21T09:00:00Z\",\"text\":\"a\tb\"}",
	`{"id":"a","time":"2026-11-21T09:00:00Z","effects":[{"kind":"Read","word":"allow"},{"kind":"Run","word":"deny","program":"x"},{"kind":"Run","word":"deny","program":"y"}]}`,
	`{"id":"a","time":"2026-11-21T09:00:00Z","open":["a","b"],"key":"k"}`, `{"id":"a","time":"2026-11-21T09:00:00Z","open":[1]}`,
	`{"id":"a","time":"2026-11-21T09:00:00Z","open":[]}`, `{"id":"a","time":"2026-11-21T09:00:00Z","open":null}`, `{"id":"a","time":"2026-11-21T09:00:00Z","open":["a",]}`,
	`{"id":"a","time":"2026-11-21T09:00:00Z","effects":[]}`, `{"id":"a","time":"2026-11-21T09:00:00Z","effects":[{}]}`,
	`{"id":"a","time":"2026-11-21T09:00:00Z","effects":[{"kind":"Nothing"}]}`, `{"id":"a","time":"2026-11-21T09:00:00Z","tool":"Read","kind":"read","effects":[{"kind":"Read","word":"allow"}]}`,
}

func TestLinesAsTheJournalReadsThem(t *testing.T) {
	for _, line := range odd {
		agree(t, []byte(line))
	}
	// The journal's own lines are all read by their letters.
	r := rand.New(rand.NewPCG(5, 6))
	state := t.TempDir()
	at := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
	for i := range 200 {
		e := decided(at.Add(time.Duration(i)*time.Millisecond), i, r)
		e.Subagent, e.Mode, e.From, e.Outcome, e.Clears, e.Key, e.Open = "s", automode.ModePlan, "x.json:3", automode.Outage, "person", "k", []string{"a", "b"}
		e.Text += strings.Repeat(" \"quoted\" \\ ü", i)
		must(t, journal.Append(journal.Folder(state), e))
	}
	var x reader
	p, err := x.piece(file(state, "2026-11-21"), 0)
	if err != nil || len(p.records) != 200 {
		t.Fatal(len(p.records), err)
	}
	quick := 0
	eachLine(t, file(state, "2026-11-21"), func(line []byte) {
		if agree(t, line) {
			quick++
		}
	})
	if quick != 200 {
		t.Errorf("%d of 200 lines were read by their letters", quick)
	}
}

func FuzzLine(f *testing.F) {
	for _, line := range odd {
		f.Add([]byte(line))
	}
	f.Fuzz(func(t *testing.T, line []byte) { agree(t, line) })
}

func eachLine(t *testing.T, path string, fn func(line []byte)) {
	t.Helper()
	f, _, err := linefile.Open(path)
	must(t, err)
	defer f.Close()
	_, err = linefile.Each(f, func(line []byte, _ int64) error { fn(line); return nil })
	must(t, err)
}

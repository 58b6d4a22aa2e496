package modelquery

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"
	"testing"

	"automode"
	"automode/internal/layers/classifier"
)

// Many questions at once get each its own answer, in whatever order they come,
// and failures keep what they are.
func TestManyAtOnce(t *testing.T) {
	questions, answers := newPipe(), newPipe()
	served := make(chan error, 1)
	go func() {
		served <- Serve(t.Context(), questions.r, answers.w, func(_ context.Context, judge string, q *classifier.Query) (*classifier.Reply, error) {
			switch judge {
			case "down":
				return nil, &classifier.Failure{Outcome: automode.Overrun, Status: 529, Text: "no room"}
			case "mute":
				return nil, nil
			case "broken":
				return nil, errors.New("?")
			}
			return &classifier.Reply{Arguments: []byte(q.Action)}, nil
		})
		answers.w.Close()
	}()
	c := NewClient(questions.w, answers.r)
	var all sync.WaitGroup
	for i := range 100 {
		all.Go(func() {
			text := fmt.Sprint(i)
			r, err := c.Model("good").Ask(t.Context(), &classifier.Query{Action: text})
			if err != nil || string(r.Arguments) != text {
				t.Errorf("%+v, %v, want %s", r, err, text)
			}
			for judge, want := range map[string]automode.Outcome{"down": automode.Overrun, "mute": automode.Unruled, "broken": automode.Outage} {
				r, err := c.Model(judge).Ask(t.Context(), &classifier.Query{})
				if f, ok := errors.AsType[*classifier.Failure](err); r != nil || !ok || f.Outcome != want {
					t.Errorf("%s: %+v, %v", judge, r, err)
				}
			}
		})
	}
	all.Wait()
	questions.w.Close()
	if err := <-served; err != nil {
		t.Error(err)
	}
	if r, err := c.Model("good").Ask(t.Context(), &classifier.Query{}); r != nil || err == nil {
		t.Errorf("answered by nobody: %+v, %v", r, err)
	}
}

// Whoever does not wait any more is not answered, and one that ends without an
// answer leaves nobody waiting.
func TestEnds(t *testing.T) {
	answers := newPipe()
	c := NewClient(io.Discard, answers.r)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := c.Model("j").Ask(ctx, &classifier.Query{}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	done := make(chan error, 1)
	go func() {
		_, err := c.Model("j").Ask(t.Context(), &classifier.Query{})
		done <- err
	}()
	io.WriteString(answers.w, "{\"number\":1,\"reply\":{}}\nno JSON\n")
	if f, ok := errors.AsType[*classifier.Failure](<-done); !ok || f.Outcome != automode.Outage {
		t.Error(f)
	}
	if err := Serve(t.Context(), strings.NewReader("no JSON\n"), io.Discard, nil); err == nil {
		t.Error("what is no question is answered")
	}
}

type pipe struct {
	r *io.PipeReader
	w *io.PipeWriter
}

func newPipe() pipe {
	r, w := io.Pipe()
	return pipe{r, w}
}

package agents

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
)

// Whole is a file that is ours alone. It says in one line which program it
// starts, behind wholeMark and as a list of words, so that the line can be found
// again and tried.
type Whole struct {
	// Text is the file, with $LINE where the line has to stand, $ARGV for the words
	// as a JSON list, $COMMAND for them as a line for a shell, and $TIMEOUT for the
	// limit in seconds.
	Text string
	// Made returns the text where it has to be put together first; nil for Text.
	Made func() string
	// Event is the event under which a call is decided; empty: the file starts no
	// hook, it only belongs to one that does.
	Event string
}

const wholeMark = "automode-hook: "

func (w *Whole) text() string {
	if w.Made != nil {
		return w.Made()
	}
	return w.Text
}

// render is the file for these hooks.
func (w *Whole) render(h Handler) []byte {
	argv := append([]string{h.Path()}, h.Words()...)
	return []byte(strings.NewReplacer(
		"$LINE", wholeMark+oneLine(argv), "$ARGV", oneLine(argv), "$COMMAND", oneLine(h.Command), "$SHELL", shellLine(argv[0], argv[1:]), "$TIMEOUT", oneLine(h.Timeout),
	).Replace(w.text()))
}

// Install writes the file. One that is there and not ours is left alone.
func (w *Whole) Install(data []byte, hooks []Hook) ([]byte, []Change, error) {
	if len(bytes.TrimSpace(data)) > 0 && !w.mine(data) {
		return nil, nil, errors.New("it is there and was not written by automode")
	}
	var decides Handler
	for _, h := range hooks {
		if h.Event == w.Event || w.Event == "" {
			decides = h.Handler
			break
		}
	}
	after := w.render(decides)
	if Same(after, data) {
		return data, []Change{{w.Event, Kept}}, nil
	}
	return after, []Change{{w.Event, Added}}, nil
}

// Uninstall removes the file where it is ours.
func (w *Whole) Uninstall(data []byte) ([]byte, []Change, error) {
	if !w.mine(data) {
		return data, nil, nil
	}
	return nil, []Change{{w.Event, Removed}}, nil
}

// mine reports whether we wrote the file.
func (w *Whole) mine(data []byte) bool {
	if w.Event == "" {
		return data != nil && string(data) == w.text()
	}
	_, ok := argvOf(data)
	return ok
}

// Ours is the hook that the file starts. More says that the file is not as we
// write it.
func (w *Whole) Ours(data []byte) ([]Standing, error) {
	argv, ok := argvOf(data)
	if w.Event == "" || !ok {
		return nil, nil
	}
	h := Handler{Type: "command", Command: argv[0], Args: argv[1:], OnFailure: "block"}
	return []Standing{{Event: w.Event, EveryCall: true, More: !w.as(data, argv), Handler: h}}, nil
}

// as reports whether the file is one that we write for these words, whatever
// the limit.
func (w *Whole) as(data []byte, argv []string) bool {
	before, after, _ := strings.Cut(w.text(), "$TIMEOUT")
	h := Handler{Command: shellLine(argv[0], argv[1:])}
	part := func(text string) []byte { return (&Whole{Text: text}).render(h) }
	return bytes.HasPrefix(data, part(before)) && bytes.HasSuffix(data, part(after))
}

// argvOf are the words behind the mark.
func argvOf(data []byte) ([]string, bool) {
	_, rest, ok := strings.Cut(string(data), wholeMark)
	if !ok {
		return nil, false
	}
	var argv []string
	if json.NewDecoder(strings.NewReader(rest)).Decode(&argv) != nil || len(argv) == 0 {
		return nil, false
	}
	return argv, Handler{Type: "command", Command: argv[0], Args: argv[1:]}.Ours()
}

package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"unicode/utf8"

	"automode"
	"automode/internal/dialect"
)

// batch answers every line of stdin before it reads the next one.
func (c *checkCommand) batch(p *program) error {
	if len(c.words()) > 0 || c.Tool != "" || c.Input != "" {
		return advise("leave out the command, --tool and --input; with --batch they come from stdin", "--batch is given together with a call")
	}
	cwd, err := c.folder()
	if err != nil {
		return err
	}
	j, err := newJudge(p.machine, c.Config)
	if err != nil {
		return err
	}
	in := bufio.NewReaderSize(p.stdin, 64<<10)
	out := screen{to: p.out, width: p.out.width} // one line each, on a terminal too
	for n := 1; out.err == nil; n++ {
		line, err := readLine(in)
		if errors.Is(err, io.EOF) {
			return out.err
		}
		if err != nil && !errors.Is(err, errLong) {
			return advise("answers up to here are out; run the rest again", "cannot read line %d of stdin: %w", n, err)
		}
		if err == nil && len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		v := c.answerLine(j, cwd, line, err)
		if v.ID == nil {
			v.ID = json.RawMessage("null")
		}
		if v.Line != 0 {
			v.Line = n
			v.Reason = fmt.Sprintf("Line %d cannot be judged: %s.", n, v.Reason)
		}
		if !c.Quiet {
			out.json(v)
		}
	}
	return out.err
}

// answerLine answers one line. One that cannot be judged has Line set.
func (c *checkCommand) answerLine(j *judge, cwd string, line []byte, err error) view {
	var l batchLine
	if err == nil {
		l, err = readBatchLine(line)
	}
	if err != nil {
		d := automode.Refuse(automode.Unreadable, err.Error())
		v := viewOf(&answer{Decision: d})
		v.ID, v.Line = l.id, 1
		return v
	}
	q := question{command: l.command, tool: l.tool, input: l.input, mode: c.Mode, cwd: cwd, project: c.Project}
	if l.cwd != "" {
		q.cwd = absolute(cwd, l.cwd)
	}
	if l.project != "" {
		q.project = absolute(cwd, l.project)
	}
	a := j.decide(q)
	v := viewOf(&a)
	v.ID = l.id
	return v
}

// batchLine is one question of a batch.
type batchLine struct {
	id                          json.RawMessage
	command, tool, cwd, project string
	input                       json.RawMessage
	count                       int // how often it ran; 0: not said. Only score reads it
}

// readBatchLine reads a line strictly where it matters: a key that stands
// there twice, one that nobody knows, or a value of another type, could mean
// another call. The id is kept also where it stands behind what is wrong. The
// keys besides are the caller's own, who reads them.
func readBatchLine(line []byte, besides ...string) (l batchLine, err error) {
	if !utf8.Valid(line) {
		return l, errors.New("it is not UTF-8 text")
	}
	d := json.NewDecoder(bytes.NewReader(line))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return l, errors.New(`it is no JSON object; write {"id": 1, "command": "git status"}`)
	}
	var seen []string
	var wrong error
	for d.More() {
		t, err := d.Token()
		if err != nil {
			return l, notJSON(err)
		}
		key := t.(string) // an object's keys are
		for _, s := range seen {
			if s == key {
				return l, fmt.Errorf("the key %q stands there twice", key)
			}
		}
		seen = append(seen, key)
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			return l, notJSON(err)
		}
		if slices.Contains(besides, key) {
			continue
		}
		if err := l.set(key, raw); err != nil && wrong == nil {
			wrong = err
		}
	}
	if _, err := d.Token(); err != nil {
		return l, notJSON(err)
	}
	if wrong != nil {
		return l, wrong
	}
	if _, err := d.Token(); err != io.EOF {
		return l, errors.New("something follows the object; write one on each line")
	}
	switch {
	case l.command != "" && l.tool != "":
		err = errors.New("it holds a command and a tool; leave out one")
	case l.input != nil && l.tool == "":
		err = errors.New(`it holds an input without a tool; add "tool"`)
	case l.command == "" && l.tool == "":
		err = errors.New(`it holds neither a command nor a tool; add "command"`)
	case l.tool != "" && l.input == nil:
		l.input = json.RawMessage("{}")
	}
	return l, err
}

func notJSON(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return errors.New("it is not JSON: it ends in the middle")
	}
	return fmt.Errorf("it is not JSON: %w", err)
}

func (l *batchLine) set(key string, raw json.RawMessage) (err error) {
	var to *string
	switch key {
	case "id":
		l.id = raw
		return nil
	case "count":
		l.count, err = readCount(raw)
		return err
	case "input":
		if raw[0] != '{' {
			return errors.New("the input is no object")
		}
		l.input = raw
		return nil
	case "command":
		to = &l.command
	case "tool":
		to = &l.tool
	case "cwd":
		to = &l.cwd
	case "project":
		to = &l.project
	default:
		// Perhaps a misspelt one, without which it is another call.
		return fmt.Errorf("nobody knows the key %q; known are id, command, tool, input, cwd, project and count", key)
	}
	if raw[0] != '"' {
		return fmt.Errorf("the value of %q is not text", key)
	}
	return json.Unmarshal(raw, to)
}

var errLong = fmt.Errorf("it is longer than %d bytes", dialect.MaxPayload)

// readLine returns the next line without its end. One that is too long is
// passed over to its end and gives errLong.
func readLine(in *bufio.Reader) ([]byte, error) {
	var line []byte
	long := false
	for {
		part, err := in.ReadSlice('\n')
		if len(line)+len(part) > dialect.MaxPayload {
			long, line = true, nil
		}
		if !long {
			line = append(line, part...)
		}
		switch {
		case err == bufio.ErrBufferFull:
			continue
		case err == io.EOF && (len(line) > 0 || long):
		case err != nil:
			return nil, err
		}
		if long {
			return nil, errLong
		}
		return bytes.TrimSuffix(line, []byte("\n")), nil
	}
}

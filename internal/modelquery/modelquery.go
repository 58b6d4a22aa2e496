// Package modelquery is what automode and automode-judge say to each other when
// a model is asked by itself, as evaluations and tests of rules do: lines of JSON,
// many questions at once, each answer with the number of its question.
package modelquery

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"io"
	"sync"

	"automode"
	"automode/internal/layers/classifier"
)

// MaxLine bounds a line, in bytes.
const MaxLine = 4 << 20

// Question asks one judge of the configuration.
type Question struct {
	Number int              `json:"number"`
	Judge  string           `json:"judge"` // by its name
	Query  classifier.Query `json:"query"`
}

// Answer is the reply, or why there is none.
type Answer struct {
	Number  int               `json:"number"`
	Reply   *classifier.Reply `json:"reply,omitempty"`
	Failure *Failure          `json:"failure,omitempty"`
}

// Failure is a [classifier.Failure] without what it came from.
type Failure struct {
	Outcome automode.Outcome `json:"outcome"`
	Status  int              `json:"status,omitempty"`
	Text    string           `json:"text"`
}

// Serve answers lines until in ends or ctx does, several at once. ask returns
// the reply of a judge, or a *classifier.Failure.
func Serve(ctx context.Context, in io.Reader, out io.Writer, ask func(ctx context.Context, judge string, q *classifier.Query) (*classifier.Reply, error)) error {
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, MaxLine)
	var all sync.WaitGroup
	defer all.Wait()
	var mu sync.Mutex
	for lines.Scan() {
		var q Question
		if err := json.Unmarshal(lines.Bytes(), &q); err != nil {
			return errors.New("a question is not of the form that was agreed on")
		}
		all.Go(func() {
			a := Answer{Number: q.Number}
			var err error
			if a.Reply, err = ask(ctx, q.Judge, &q.Query); err != nil {
				a.Reply, a.Failure = nil, &Failure{Outcome: automode.Outage, Text: err.Error()}
				if f, ok := errors.AsType[*classifier.Failure](err); ok {
					a.Failure.Outcome, a.Failure.Status = f.Outcome, f.Status
				}
			}
			b, err := json.Marshal(a)
			if err != nil {
				return
			}
			mu.Lock()
			defer mu.Unlock()
			out.Write(append(b, '\n'))
		})
	}
	return lines.Err()
}

// Client asks a program that serves. It is safe for concurrent use.
type Client struct {
	mu      sync.Mutex
	to      io.Writer
	last    int
	waiting map[int]chan Answer
	gone    chan struct{} // closed when nothing more will be answered
}

// NewClient asks by to and hears by from, until from ends.
func NewClient(to io.Writer, from io.Reader) *Client {
	c := &Client{to: to, waiting: map[int]chan Answer{}, gone: make(chan struct{})}
	go func() {
		defer close(c.gone)
		lines := bufio.NewScanner(from)
		lines.Buffer(nil, MaxLine)
		for lines.Scan() {
			var a Answer
			if json.Unmarshal(lines.Bytes(), &a) != nil {
				return
			}
			c.mu.Lock()
			w := c.waiting[a.Number]
			delete(c.waiting, a.Number)
			c.mu.Unlock()
			if w != nil {
				w <- a
			}
		}
	}()
	return c
}

// Model is a judge as a model.
func (c *Client) Model(judge string) classifier.Model { return model{c, judge} }

type model struct {
	client *Client
	judge  string
}

// Ask asks the judge.
func (m model) Ask(ctx context.Context, q *classifier.Query) (*classifier.Reply, error) {
	c, w := m.client, make(chan Answer, 1)
	c.mu.Lock()
	c.last++
	n := c.last
	c.waiting[n] = w
	line, err := json.Marshal(Question{n, m.judge, *q})
	if err == nil {
		_, err = c.to.Write(append(line, '\n'))
	}
	c.mu.Unlock()
	if err != nil {
		return nil, &classifier.Failure{Outcome: automode.Outage, Text: "automode-judge cannot be asked", Err: err}
	}
	select {
	case a := <-w:
		return a.result()
	case <-c.gone:
		select {
		case a := <-w:
			return a.result()
		default:
		}
		return nil, &classifier.Failure{Outcome: automode.Outage, Text: "automode-judge ended"}
	case <-ctx.Done():
		c.mu.Lock()
		delete(c.waiting, n)
		c.mu.Unlock()
		return nil, ctx.Err()
	}
}

func (a *Answer) result() (*classifier.Reply, error) {
	switch {
	case a.Failure != nil:
		return nil, &classifier.Failure{Outcome: a.Failure.Outcome, Status: a.Failure.Status, Text: a.Failure.Text}
	case a.Reply == nil:
		return nil, &classifier.Failure{Outcome: automode.Unruled}
	}
	return a.Reply, nil
}

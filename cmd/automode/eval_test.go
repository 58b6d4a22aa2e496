package main

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"math"
	"os"
	"strings"
	"testing"

	"automode"
	"automode/internal/layers/classifier"
	"automode/internal/modelquery"
)

// scriptedJudge plays automode-judge: it knows the probes, blocks what is
// called evil, and passes the rest. The judge "blind" passes everything, and
// "down" never answers.
func scriptedJudge() {
	err := modelquery.Serve(context.Background(), os.Stdin, os.Stdout, func(_ context.Context, judge string, q *classifier.Query) (*classifier.Reply, error) {
		if _, ok := os.LookupEnv("HOME"); ok {
			return nil, errors.New("the environment was handed on")
		}
		reply := func(v any) (*classifier.Reply, error) {
			b, err := json.Marshal(v)
			return &classifier.Reply{Arguments: b, Usage: classifier.Usage{Input: 100, Cached: 80, Output: 10}}, err
		}
		switch {
		case judge == "down":
			return nil, &classifier.Failure{Outcome: automode.Rejected, Text: "the provider does not accept the key"}
		case q.Tool.Name == "propose_probes":
			return reply(map[string]string{"blocked": "send evil", "passed": "send good"})
		case q.Tool.Name == "critique_rules" && judge == "blind":
			return reply(map[string]any{"findings": []map[string]string{{"rule": "made-up", "problem": "x", "suggestion": "y"}}})
		case q.Tool.Name == "critique_rules":
			return reply(map[string]any{"findings": []map[string]string{{"rule": "soft-2", "problem": "It does not say which code.", "suggestion": "Touching billing/."}}})
		}
		block, rule := strings.Contains(q.Action, "evil"), "exfiltration"
		var call struct{ Input string }
		for line := range strings.Lines(q.Action) {
			if strings.HasPrefix(line, `{"tool": `) {
				json.Unmarshal([]byte(line), &call)
			}
		}
		for _, p := range classifier.Probes() {
			if call.Input == p.Command && strings.Contains(q.History, p.Messages[0]) {
				block, rule = p.Block, p.Rule
				if block && !builtInDeny(rule) {
					rule = "exfiltration"
				}
			}
		}
		if judge == "blind" {
			block = false
		}
		a := map[string]any{"thinking": "", "should_block": block, "reason": "So it is.", "rule": "", "message": 0}
		if block {
			a["rule"] = rule
		}
		return reply(a)
	})
	if err != nil && !errors.Is(err, io.EOF) {
		os.Exit(1)
	}
}

func builtInDeny(id string) bool {
	b := classifier.BuiltIn()
	for _, l := range [][]classifier.Rule{b.HardDeny, b.SoftDeny} {
		for _, r := range l {
			if r.ID == id {
				return true
			}
		}
	}
	return false
}

// The intervals are Wilson's, compared with values from the literature.
func TestRate(t *testing.T) {
	for _, tt := range []struct {
		count, of int
		low, high float64
	}{
		{0, 10, 0, 0.2775}, {10, 10, 0.7225, 1}, {5, 10, 0.2366, 0.7634}, {1, 100, 0.0018, 0.0545}, {0, 0, 0, 1},
	} {
		r := rate{Count: tt.count, Of: tt.of}
		r.settle()
		if math.Abs(r.Low-tt.low) > 0.0001 || math.Abs(r.High-tt.high) > 0.0001 {
			t.Errorf("%d of %d: %.4f to %.4f, want %.4f to %.4f", tt.count, tt.of, r.Low, r.High, tt.low, tt.high)
		}
	}
}

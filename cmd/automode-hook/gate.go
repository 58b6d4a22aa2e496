package main

import (
	"automode"
	"automode/internal/config"
	"automode/internal/layers/allowlist"
)

// gate puts together what decides.
func (h *hook) gate(cfg config.Config) *automode.Gate {
	understand := func(c *automode.Call) automode.Action {
		e := automode.Effect{Kind: automode.Unknown, Target: c.Tool, Why: c.Malformed}
		return automode.Action{Call: c, Effects: []automode.Effect{e}, Complete: c.Malformed == ""}
	}
	return automode.NewGate(understand, []automode.Layer{allowlist.Layer{}}, nil)
}

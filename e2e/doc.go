// Package e2e tries the gate in front of real agents: their own programs from
// their own packages, against a model on loopback that says what it was told to
// say. What counts is what happened on disk, and what the model was told. Claude
// Code is tried in more ways than the others, of which each is driven without a
// person in the mode that runs everything: without the gate, with it, with one
// that is missing, killed, crashed or talking nonsense, and taken out again. Then
// come agents that an editor starts ("automode acp"), our packages as agents load
// them, our examples with their libraries, and MCP servers behind the gateway.
//
// The tests run when AUTOMODE_E2E is "must". They fetch pinned packages by npm
// into AUTOMODE_E2E_PACKAGES, a folder that may be kept, or into one of their
// own; nothing else leaves the machine, and a proxy that refuses everything
// notes what tries to. AUTOMODE_E2E_ONLY names one agent, AUTOMODE_E2E_PROGRAMS a
// folder with our programs, as "go run ./build -o" makes them, where they need
// not be built.
package e2e

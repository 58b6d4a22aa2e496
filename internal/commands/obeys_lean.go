//go:build lean

package commands

// obeyedRarely is of programs that a lean hook does not carry.
var obeyedRarely [0]obeys

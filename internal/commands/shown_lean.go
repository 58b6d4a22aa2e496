//go:build lean

package commands

// A lean build carries no program that only looks, and no tool for other machines.

func (m *Match) shown(string) *Flag { return nil }

func (m *Match) verbFirst() bool { return false }

func (p *Program) called(name string) string { return name }

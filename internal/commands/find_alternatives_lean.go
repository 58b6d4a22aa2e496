//go:build lean

package commands

// alternatives: what an expression chooses among is left to the program beside this one.
func (x *findExpression) alternatives(Word) { x.m.Add(leftBeside()) }

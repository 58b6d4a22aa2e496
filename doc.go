// Package automode decides what a coding agent may do on its own.
//
// Before an agent runs a tool it asks; the answer is allow, ask or deny, with
// a reason. The package holds the words of that exchange and the one rule by
// which layers of opinion combine:
//
//   - a [Call] is what the agent wants to do, in our words, not the agent's;
//   - an [Action] is what that would do: a list of [Effect] values, found by
//     reading the call and never by running it;
//   - every [Layer] may give its [Opinion] of every effect;
//   - a [Gate] combines them to a [Decision] (the whole rule is in gate.go).
//
// Two things hold everywhere. Deny and ask are monotone: no mode, limit,
// time-out or later layer weakens them. And what is not understood is not
// allowed: the zero value of every type here leads to ask.
//
// The package imports only the standard library. [automode/standard] puts
// together the gate that our own programs use.
package automode

// Package commands knows what programs do: facts from their manuals, one file
// a program, and nothing of what that earns (the policy table's business).
//
// A [Program] is a literal of structs and slices; [Match] reads an argument
// list against it and answers with a [Result]: the facts of this invocation,
// in terms of the words it was given. Who walks the shell's syntax tree turns
// facts into effects: it knows folders, links and files, and this package does
// not.
//
// The rule that keeps the catalogue honest: a flag that nobody read in the
// manual, a subcommand that is missing, a positional without a role are all
// Unknown. There is no way to say "any flag". How to add a program stands in
// docs/writing-a-command.md.
package commands

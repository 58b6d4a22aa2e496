// Package shell reads a command line: what it would do, in the order it would
// do it. It is an ordered walk of the syntax tree over a read-only world, with
// a state of variables, functions and possible working folders, and it never
// runs anything. It is the only package that knows the shell's syntax tree.
//
// # The walk
//
// Follow one command through shell.go (Read), statements.go, call.go, builtins.go or
// program.go, apply.go and facts.go: a text becomes statements, a statement a simple
// command, a command an invocation, an invocation the facts of the catalogue, and a fact
// an effect. Beside that way lie the subjects below, each a handful of files. A file in
// _lean is what the small hook has in the place of one that it leaves to automode-reader,
// and a file in _read what only the full programs read.
//
// The text: shell (limits, Read), reader and position (one walk, and where it is), ends
// (where shells see another end of a text than the parser), continued, zsh and sober (the
// same letters in zsh, and in a plain sh), windows (programs of Windows).
//
// Statements: statements (lists, pipes, branches), rounds and loops (loops), outcome and
// conditions (what a condition comes to), picked and names (which of many names it lets
// through), outgrown and endless (what never ends), deeds (what was done in a round),
// functions and returns, givenup (where a line ends early), traps, jobs, between (what shells
// run by themselves), cases (of bats).
//
// Words: words and expansion (from a word to its fields), params, refs, elements, kinds,
// assign, declare and declared (variables, lists, how they are set and declared), arithmetic,
// substitution, values and room (how words are made and kept), state (what is known at
// one point), options, environment (variables that other programs obey), dashes (names
// that are options).
//
// Commands: call, builtins, filled (what read and its kin set), completion, held and
// disguised (a name that is not known to the letter), program, handed, activate (scripts
// that only set a shell up), redirects, redirect_targets, descriptors, reopened, documents.
//
// Facts: apply (one invocation), facts (each fact), sum (what flowed together), hosts,
// paths and receive (which places a word means), taken, alternatives, folders, cd, vacant and
// sought (what a pattern, a list or a name that is looked for takes), listed, listing_files,
// picked_out, sieve, loose
// and expressions (what comes through a listing and its filters), operands (what a launcher
// takes of it), divided (names with blanks in it), seek (names that secrets have), led, led_carried and through (where links lead), shares (paths on
// other hosts), kept, whom (whose processes), unread, installs, statement_files.
//
// What flows: flow (what runs through a pipe), prints (what a program prints), complaints,
// shown (secrets that are printed), keeps (what has no end), shared_input.
//
// What this call changed: notes and touches (the overlay), overwritten, overwritten_names,
// copied, relinked, partly, packed, patches, substituted (what sed made), brought (what it
// fetched), products (what it built), sources, own_surfaces, spliced and told (what it wrote that
// the project runs), perhaps (what may be a text of its own), libraries, leaves, emptied.
//
// Code that is run: code, scripts, inline (other languages), languages, listed_code (what
// it does to names of a folder), modules and mapping (what code loads), written (what an edit makes run), elsewhere (containers and hosts),
// checks, tasks, recipes, mise, keyed (texts of tasks that nobody follows), sets, workspace,
// composed and tests_where (tasks of the project), given_outside, given_variables (what is
// handed to them).
//
// The repository: away (where HEAD is), restaged, push, foreign (settings of others),
// submodules.
//
// Other shells: powershell, powershell_call, powershell_cmdlet, powershell_left (early),
// powershell_member, powershell_names (what filters take of a folder), powershell_native,
// powershell_place, powershell_value, batch and loops_dos (cmd).
package shell

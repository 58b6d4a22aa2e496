package automode

import "strings"

// Effect is one thing that a call would do.
type Effect struct {
	Kind   Kind
	Target string // resolved absolute path, host, program, package, …; as much of it as is known
	// Named is the absolute path as named, before links were followed, where it is
	// not Target; of a repository's remote its hosts, one blank between them.
	Named  string
	Place  Place // where the target lies
	Extent Extent
	Known  Knownness
	Via    Via
	Traits Traits // facts that the policy table asks about
	Data   Data   // what the data that flows into this effect carries

	// Where it was read out of.
	Parent  int    // 1-based index into Action.Effects of the Run whose code this is; 0: of the call itself
	Command int    // 1-based index into Action.Commands; 0: not of a shell command
	Part    Part   // which part of that command
	Program string // the program whose fact this is
	Flag    string // the option that brings it about, empty when the program itself does
	Why     string // one clause: "removes files and folders"
}

// AnyHost stands in Effect.Named for hosts that nobody could look up.
const AnyHost = "*"

// Kind says what an effect is. The zero value is Unknown: something that
// nobody could read, and Why says what.
type Kind uint8

const (
	Unknown   Kind = iota
	Read           // a path's content or listing
	Query          // a service or this system looked at through its own client
	Write          // a path created or changed
	Keep           // a version-control program's ordinary work in its own repository
	Delete         // a path removed, or moved out of reach
	Lose           // work that nothing else holds is overwritten or discarded
	Run            // code: a program of the project, a script, inline text, a recipe
	Fetch          // something comes from a host
	Send           // something goes to a host
	Publish        // something that others see
	Change         // a service, cluster, database, cloud resource or container changed
	Install        // a package put in
	Configure      // this machine or its accounts set up differently
	Control        // processes signalled or stopped
	Expose         // a listener beyond loopback, a tunnel, a reverse shell
	Elevate        // more rights than the agent has
	Weaken         // a check turned off
	Disclose       // a secret printed, copied or searched for
	Delegate       // another agent loop started or told what to do
)

var kindNames = [...]string{"Unknown", "Read", "Query", "Write", "Keep", "Delete", "Lose", "Run", "Fetch", "Send",
	"Publish", "Change", "Install", "Configure", "Control", "Expose", "Elevate", "Weaken", "Disclose", "Delegate"}

// Kinds is the number of kinds; every kind is below it.
const Kinds = Kind(len(kindNames))

func (k Kind) String() string { return nameOf(kindNames[:], int(k), "Unknown") }

// MarshalText writes the kind's name.
func (k Kind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads what MarshalText writes and refuses everything else.
func (k *Kind) UnmarshalText(b []byte) error { return parseName(kindNames[:], b, k, "effect kind") }

// Extent is how much of the target an effect reaches. The zero value is One.
type Extent uint8

const (
	One      Extent = iota // the target itself
	Children               // what lies directly in it
	Tree                   // it and everything below
)

var extentNames = [...]string{"one", "children", "tree"}

func (e Extent) String() string { return nameOf(extentNames[:], int(e), "tree") }

// MarshalText writes the extent's name.
func (e Extent) MarshalText() ([]byte, error) { return []byte(e.String()), nil }

// Knownness says how well the target is known. The zero value is Guess: not
// known at all.
type Knownness uint8

const (
	Guess   Knownness = iota // not known
	Bounded                  // something below Target, which is a folder; or a value that cannot leave its bound
	OneOf                    // one of a few; each has an effect of its own
	Exact                    // this and nothing else
)

var knownNames = [...]string{"unknown", "bounded", "one of a few", "exact"}

func (k Knownness) String() string { return nameOf(knownNames[:], int(k), "unknown") }

// MarshalText writes the knownness in words.
func (k Knownness) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// Via says by which road an effect comes about. The zero value is Direct.
type Via uint8

const (
	Direct          Via = iota // what the program is for
	ByOption                   // an option asks for it
	ByEnvironment              // a variable set in front or before
	ByConfiguration            // a configuration file that the program loads
	Deferred                   // later: a trap, a hook, a timer
	Written                    // not by this call, which only writes down what would do it
)

var viaNames = [...]string{"direct", "option", "environment", "configuration", "deferred", "written"}

func (v Via) String() string { return nameOf(viaNames[:], int(v), "direct") }

// MarshalText writes the road's name.
func (v Via) MarshalText() ([]byte, error) { return []byte(v.String()), nil }

// Part is the part of a simple command an effect belongs to. A rule on a
// command covers only InWords. The zero value is InWords.
type Part uint8

const (
	InWords      Part = iota // the program and its arguments
	InRedirect               // a redirection
	InAssignment             // an assignment in front
)

// Data is a set of labels on what flows into an effect.
type Data uint8

const (
	SecretData  Data = 1 << iota // read from a secret
	FetchedData                  // came from a host that is not trusted
	UnknownData                  // of unknown origin
	MaybeSecret                  // a secret was read before in the session, and nobody can tell whether it is in it
)

// Traits are facts about an effect that the policy table asks for by name.
// What they earn is not decided here. The zero value is none of them.
type Traits uint32

const (
	Listing     Traits = 1 << iota // Read: names and sizes only, no content
	Recoverable                    // Delete, Lose: can be had back
	Relocated                      // Delete: moved to another place, not removed
	BuildOutput                    // the target is what a build makes
	Harmless                       // Write: the new text was read and can do no harm
	EntryPoint                     // Run: a named entry point of the project
	Readable                       // Run: the code was read; Write: what the new text makes run was. The effects follow with this as their Parent
	Hidden                         // Run: code by option, environment or configuration of a program that only looks
	Encoded                        // Run: code that was deliberately encoded
	OwnBranch                      // Publish: a fast-forward push of the current, ordinary branch to its own remote
	Rewrites                       // Publish: changes or removes what others have; a release
	Destroys                       // Change: removes what a service holds
	Contained                      // Change: containers of the project, databases on loopback, nothing removed
	Declared                       // Install: what the project's manifest names
	OwnJobs                        // Control: jobs that this call started
	Halts                          // Control: shuts down, kills everything, or recurses without end
	Persists                       // Configure: outlives the session
	Tunnel                         // Expose: a shell or tunnel to another host
	Ungated                        // Elevate, Weaken: an agent without its gate, or the gate itself
	Removes                        // Send: a method that deletes
	Credential                     // Send: the secret is the issuer's own credential in its own header
	AsEmpty                        // the reading in which an unset variable is empty
	Weaker                         // Delegate: asks for a weaker permission mode
	LockFile                       // Delete: a lock file of a version-control program
	Metadata                       // Write: mode, owner or times, or a link to it, not the content
	SourceOnly                     // Write: below the target, only the files a formatter or generator is for
	Untracked                      // Delete: below the target, only what version control does not hold
	OnlyCopy                       // Write: moves there what is nowhere else then; Delete, Lose: what was moved there is nowhere else
	SessionMade                    // Delete, Lose: a file that the session made, as it left it
	Unvouched                      // Delete, Lose, Publish: the repository does not vouch for it, and Why says why
)

var traitNames = [...]string{"listing", "recoverable", "relocated", "build-output", "harmless", "entry-point", "readable",
	"hidden", "encoded", "own-branch", "rewrites", "destroys", "contained", "declared", "own-jobs", "halts", "persists",
	"tunnel", "ungated", "removes", "credential", "as-empty", "weaker", "lock-file", "metadata", "source-only", "untracked",
	"only-copy", "session-made", "unvouched"}

// Has reports whether every trait of want is there.
func (t Traits) Has(want Traits) bool { return t&want == want }

func (t Traits) String() string { return setOf(traitNames[:], uint32(t)) }

var dataNames = [...]string{"secret", "fetched", "unknown", "perhaps secret"}

func (d Data) String() string { return setOf(dataNames[:], uint32(d)) }

// setOf joins the names of the bits that are set with commas.
func setOf(names []string, bits uint32) string {
	var b strings.Builder
	for i, n := range names {
		if bits&(1<<i) == 0 {
			continue
		}
		if b.Len() > 0 {
			b.WriteByte(',')
		}
		b.WriteString(n)
	}
	return b.String()
}

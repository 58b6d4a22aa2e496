package automode

// Place says where a target lies: the region and marks of a path, or the
// class of a host. Always of the path as resolved, links and ".." followed.
// The zero value is Nowhere, which only effects without a target have.
type Place struct {
	Region Region
	Marks  Marks
	Host   Host
}

// Region is the part of the machine that a path lies in. The longest match
// counts. The zero value is Nowhere.
type Region uint8

const (
	Nowhere   Region = iota // not a path
	Project                 // below one of the call's roots
	Scratch                 // a folder for throw-away files, from a fixed list
	Home                    // below the person's home
	System                  // belongs to the operating system
	Outside                 // anywhere else on this machine
	Elsewhere               // in a container or on another host
)

var regionNames = [...]string{"", "project", "scratch", "home", "system", "outside", "elsewhere"}

// Regions is the number of regions; every region is below it.
const Regions = Region(len(regionNames))

func (r Region) String() string { return nameOf(regionNames[:], int(r), "outside") }

// MarshalText writes the region's name; Nowhere is empty.
func (r Region) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads what MarshalText writes and refuses everything else.
func (r *Region) UnmarshalText(b []byte) error { return parseName(regionNames[:], b, r, "region") }

// Marks are what else is known of a path, whatever its region. The zero value
// is none.
type Marks uint32

const (
	Secret       Marks = 1 << iota // keys, tokens, credentials
	Surface                        // executable surface: manifests, recipes, hooks, CI, tool and test configuration
	Instructions                   // what agents read as orders
	Startup                        // what shells and sessions load
	Repository                     // inside a version-control program's own folder
	Store                          // a repository's folder itself, its objects, refs and logs
	GatePath                       // our programs, configuration, state; the agents' settings and transcripts
	GateAncestor                   // a folder above a GatePath: matters when it is removed, moved or linked
	RegionRoot                     // the root of a region itself
	RootAncestor                   // a folder above one of the call's roots or the home
	HomeFolder                     // a folder directly in a home
	Device                         // a block device
)

var markNames = [...]string{"secret", "executable surface", "instructions", "start-up", "repository", "repository store",
	"gate", "above the gate", "root", "above a root", "home folder", "device"}

// MarkBits is the number of marks; every set of marks is below 1<<MarkBits.
const MarkBits = len(markNames)

// Has reports whether every mark of want is there.
func (m Marks) Has(want Marks) bool { return m&want == want }

func (m Marks) String() string { return setOf(markNames[:], uint32(m)) }

// MarshalText writes the marks' names with commas.
func (m Marks) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// Host is the class of a host. The zero value is NoHost: the target is none.
type Host uint8

const (
	NoHost       Host = iota
	Loopback          // this machine
	TrustedHost       // the project's remotes, its ecosystem's registries, the person's list
	OtherHost         // anywhere else, or not known
	MetadataHost      // hands out a cloud machine's credentials
)

var hostNames = [...]string{"", "loopback", "trusted", "other", "metadata"}

// Hosts is the number of host classes; every class is below it.
const Hosts = Host(len(hostNames))

func (h Host) String() string { return nameOf(hostNames[:], int(h), "other") }

// MarshalText writes the class's name; NoHost is empty.
func (h Host) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

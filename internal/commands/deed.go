package commands

// Deed is what an invocation does to a repository as a whole, so that the
// repository can be asked what would be lost or go out. It stands beside the
// facts and adds none. The zero value says nothing, and nothing is asked.
type Deed struct {
	Act   Act
	Words []Word // the files, branches or remote that it is about
	Rev   string // the revision that it takes; empty: the one that is checked out
	All   bool   // Cleans: what is ignored as well; Drops: the branches themselves go
	Away  Away   // where HEAD goes, or what comes over it, besides
	// Stages: what lies in the working tree, or a commit, comes in the place of what the
	// index has; at these paths and below them, where there are any, and nowhere else.
	Stages   bool
	StagesAt []Word
	Within   bool // what it starts works in the folders of the submodules
}

// Away is what an invocation does to HEAD and to the files of the working tree
// without a word of git's, which rarely loses anything: it counts as a loss only
// where the repository says so.
type Away struct {
	Go    Going
	To    string // the revision; empty: any, or none
	Lands Landing
	Moved Rebase // of commits that are made again elsewhere
	// Clears: the files are put away and made as the last commit has them, if only where
	// something is in the way of what else is done.
	Clears Clearing
}

// Rebase is where a branch's commits are made again without those that lie below them.
// The zero value is none.
type Rebase struct {
	Is     bool
	Past   string // the revision up to which its commits are left out; empty: nobody knows
	Onto   string // the revision on which the others are made again; empty: nobody knows
	Branch string // whose they are; empty: what is checked out
}

// Clearing is what files are made as the last commit has them.
type Clearing uint8

const (
	ClearsNone    Clearing = iota
	ClearsChanged          // those that git sees changes in
	ClearsAll              // those that it was told to take for unchanged as well
	ClearsMore             // and what git does not track is put away first
)

// Landing says whether HEAD is on a branch once it went away.
type Landing uint8

const (
	ByName   Landing = iota // where To is a branch's name
	OnBranch                // it is
	OnNone                  // it is not
)

// Going is a way in which HEAD or the files go.
type Going uint8

const (
	Remains Going = iota
	Leaves        // To is checked out where nothing that git looks at is lost
	Points        // HEAD alone goes to To, and no file
	Merges        // To is merged, or what it holds comes otherwise, and HEAD keeps its commits
	Follows       // what HEAD follows is merged
	Narrows       // folders go, with what git ignores in them
	Unworks       // a working tree goes that git sees no changes in
	Modules       // in each submodule the commit that the index names is checked out
	Stashes       // HEAD stays, and what was changed is put away
	GivesUp       // a merge, a rebase or the like that stopped is given up
)

// Act is a sort of deed.
type Act uint8

const (
	NoAct     Act = iota
	Restores      // the files named, as the index holds them; all when there are none
	Replaces      // the files named, in the index too, as Rev holds them; all when there are none
	Resets        // the branch that is checked out is set to Rev, and all files with it
	Switches      // Rev is checked out, whatever was changed
	Drops         // the branches named no longer have the commits that they have
	Removes       // the files named, from the working tree and the index
	Cleans        // what is not tracked, below the folders named; everywhere when there are none
	Records       // files are added to the index, or the index is committed
	Begins        // the branch named is begun at the commit that is checked out
	Publishes     // the branch that is checked out goes to a remote: its name, what of it
)

// Keeps reports whether the act leaves a repository such that what was read of
// it still says what may go out.
func (a Act) Keeps() bool { return a == Records || a == Begins }

package commands

// gitDeeds are the forms of a subcommand whose deed is known: the options that
// are written, all of them among these, and what it then does.
var gitDeeds = []struct {
	path, options string
	act           Act // what it then does
}{
	{"reset", "--hard --keep -q --quiet --no-recurse-submodules", Resets},
	{"checkout", "-q --quiet --progress --no-progress", Restores},
	{"checkout", "-f --force -q --quiet --progress --no-progress", Switches},
	{"checkout", "-B -q --quiet -t --track --no-track", Drops},
	{"checkout", "-b -q --quiet", Begins},
	{"switch", "-f --force --discard-changes -q --quiet", Switches},
	{"switch", "-C --force-create -q --quiet -t --track --no-track", Drops},
	{"switch", "-c --create -q --quiet", Begins},
	{"restore", "-W --worktree -S --staged -s --source -q --quiet --progress --no-progress", Restores},
	{"clean", "-f --force -d -x -X -q --quiet -e --exclude", Cleans},
	{"rm", "-r -f --force -q --quiet --ignore-unmatch", Removes},
	{"branch", "-D -d --delete -f --force -M -m --move -q --quiet", Drops},
	{"add", "-A --all -u --update -v --verbose --no-ignore-removal", Records},
	{"commit", "-m --message -a --all -q --quiet -v --verbose -s --signoff --allow-empty --amend --no-edit --author --date", Records},
	{"push", "-u --set-upstream -q --quiet -v --verbose --progress --no-progress --porcelain --no-follow-tags --atomic --verify", Publishes},
}

// gitDo says what deed an invocation is. One that has any other option, or
// settings of its own, is none that is known.
func gitDo(m *Match) {
	m.Deed.Away = gitAway(m)
	m.Deed.Stages, m.Deed.StagesAt = gitStages(m)
	for i := range gitDeeds {
		g := &gitDeeds[i]
		if g.path != m.Path || !gitOnly(m, g.options) {
			continue
		}
		d := &m.Deed
		d.Act, d.Words = g.act, m.Args
		if gitDeed(m, d) {
			return
		}
		*d = Deed{Away: d.Away, Stages: d.Stages, StagesAt: d.StagesAt}
	}
}

// gitDeed fills in a deed and reports whether it is known.
func gitDeed(m *Match, d *Deed) bool {
	switch d.Act {
	case Resets:
		return spelled(m, "--hard") && gitToward(m, d)
	case Switches:
		if !spelled(m, "-f --force --discard-changes") {
			return false
		}
		if _, dashes := gitAfterDashes(m); !dashes && (len(m.Args) == 0 || !gitWrittenAsPath(m.Args[0])) {
			return gitToward(m, d)
		}
		d.Act = Restores
		return m.Path == "checkout" && gitPathDeed(m, d)
	case Restores:
		if m.Path == "checkout" {
			return gitPathDeed(m, d)
		}
		return gitRestoreDeed(m, d)
	case Drops:
		if m.Path != "branch" {
			return gitNamedBranch(m, d)
		}
		return gitBranchDeed(m, d)
	case Begins:
		return gitNamedBranch(m, d) && len(m.Args) == 0
	case Cleans:
		// A pattern of --exclude may take back that something is ignored.
		d.All = spelled(m, "-x -X -e --exclude")
	case Removes:
		return len(d.Words) > 0
	case Records:
		// What was read, or is not known, would be in the commit's message.
		d.Words = nil
		for i := range m.Words {
			if w := &m.Words[i]; w.Data != 0 || m.Path == "commit" && !w.Exact() {
				return false
			}
		}
	case Publishes:
		return len(d.Words) <= 2 && gitKnown(d.Words)
	}
	return true
}

// gitOnly reports whether every option is one of the names, or one in front of
// the subcommand that changes nothing but the folder or the look.
func gitOnly(m *Match, names string) bool {
	for _, h := range m.Hits() {
		ok := named(names, h.Name)
		if gitGlobal(m, h) {
			ok = named("-C -P --no-pager -p --paginate --no-optional-locks --no-advice", h.Name)
		}
		if !ok {
			return false
		}
	}
	return true
}

// gitKnown reports whether all words are known to the letter and made of
// nothing that was read.
func gitKnown(words []Word) bool {
	for i := range words {
		if w := &words[i]; !w.Exact() || w.Data != 0 || w.Text == "" {
			return false
		}
	}
	return true
}

// gitToward takes the one positional for a revision.
func gitToward(m *Match, d *Deed) bool {
	d.Words = nil
	if len(m.Args) == 1 {
		d.Rev = m.Args[0].Text
	}
	return len(m.Args) <= 1 && gitKnown(m.Args)
}

// gitPathDeed is a checkout of paths alone: for a branch all changes are kept.
func gitPathDeed(m *Match, d *Deed) bool {
	behind, dashes := gitAfterDashes(m)
	first := len(m.Args) - behind
	switch {
	case len(m.Args) == 0:
		return false
	case !dashes && gitWrittenAsPath(m.Args[0]):
		return true
	case !dashes && len(m.Args) > 1 && gitRevision(m.Args[0].Text):
		first = 1
	case !dashes || behind == 0 || first > 1:
		return false
	case first == 0:
		return true
	}
	d.Act, d.Words, d.Rev = Replaces, m.Args[first:], m.Args[0].Text
	return gitKnown(m.Args[:1])
}

// gitNamedBranch is about the branch that an option of the subcommand names: in front
// of it -C names a folder.
func gitNamedBranch(m *Match, d *Deed) bool {
	d.Words = nil
	for _, h := range m.Hits() {
		if h.Has && named("-b -B -c -C --create --force-create", h.Name) && !gitGlobal(m, h) {
			d.Words = append(d.Words, h.Value)
		}
	}
	return len(d.Words) == 1 && gitKnown(d.Words)
}

// gitGlobal reports whether an option stands in front of the subcommand.
func gitGlobal(m *Match, h Hit) bool {
	for i := range m.rows[0].Flags {
		if h.Flag == &m.rows[0].Flags[i] {
			return true
		}
	}
	return false
}

func gitRestoreDeed(m *Match, d *Deed) bool {
	staged := m.Has("--staged")
	if len(m.Args) == 0 || staged && !m.Has("--worktree") {
		return false
	}
	from, ok := m.Value("--source")
	switch {
	case ok:
		d.Act, d.Rev = Replaces, from.Text
		return from.Exact() && from.Data == 0
	case staged:
		d.Act, d.Rev = Replaces, "HEAD"
	}
	return true
}

// gitBranchDeed: branches deleted, or one that another is set or renamed to.
func gitBranchDeed(m *Match, d *Deed) bool {
	n := len(m.Args)
	switch {
	case n == 0:
		return false
	case spelled(m, "-D -d --delete"):
		d.All = true
	case n > 2:
		return false
	case spelled(m, "-M -m --move"):
		d.Words = m.Args[n-1:]
	case spelled(m, "-f --force"):
		d.Words = m.Args[:1]
	default:
		return false
	}
	return gitKnown(m.Args)
}

// OfGit reports whether git was called.
func (r *Result) OfGit() bool { return r.Program != nil && r.Program.Name == "git" }

// MakesRepository reports whether an invocation makes a repository in the folders that
// it names.
func (r *Result) MakesRepository() bool {
	if !r.OfGit() {
		return false
	}
	switch r.Path {
	case "clone", "init", "init-db", "worktree add":
		return true
	}
	return false
}

package commands

// gitDeeds are the forms of a subcommand whose deed is known: the options that
// are written, all of them among these, and what it then does.
var gitDeeds = []struct {
	path, options string
	deed          func(*Match) Deed
}{
	{"reset", "--hard -q --quiet --no-recurse-submodules", gitResetDeed},
	{"checkout", "-q --quiet --progress --no-progress", gitCheckoutDeed},
	{"checkout", "-f --force -q --quiet --progress --no-progress", gitForceDeed},
	{"checkout", "-B -q --quiet -t --track --no-track", gitMoveDeed},
	{"checkout", "-b -q --quiet", gitBeginDeed},
	{"switch", "-f --force --discard-changes -q --quiet", gitForceDeed},
	{"switch", "-C --force-create -q --quiet -t --track --no-track", gitMoveDeed},
	{"switch", "-c --create -q --quiet", gitBeginDeed},
	{"restore", "-W --worktree -S --staged -s --source -q --quiet --progress --no-progress", gitRestoreDeed},
	{"clean", "-f --force -d -x -X -q --quiet -e --exclude", gitCleanDeed},
	{"rm", "-r -f --force -q --quiet --ignore-unmatch", gitRemoveDeed},
	{"branch", "-D -d --delete -f --force -M -m --move -q --quiet", gitBranchDeed},
	{"add", "-A --all -u --update -v --verbose --no-ignore-removal", gitRecordDeed},
	{"commit", "-m --message -a --all -q --quiet -v --verbose -s --signoff --allow-empty --amend --no-edit --author --date", gitRecordDeed},
	{"push", "-u --set-upstream -q --quiet -v --verbose --progress --no-progress --porcelain --no-follow-tags --atomic --verify", gitSendDeed},
}

// gitDo says what deed an invocation is. One that has any other option, or
// settings of its own, is none that is known.
func gitDo(m *Match) {
	for i := range gitDeeds {
		d := &gitDeeds[i]
		if d.path != m.Path || !gitOnly(m, d.options) {
			continue
		}
		if m.Deed = d.deed(m); m.Deed.Act != NoAct {
			return
		}
	}
}

// gitOnly reports whether every option is one of the names, or one in front of
// the subcommand that changes nothing but the folder or the look.
func gitOnly(m *Match, names string) bool {
	for _, h := range m.Hits() {
		ok := named(names, h.Name)
		for i := range m.rows[0].Flags {
			if h.Flag == &m.rows[0].Flags[i] {
				ok = named("-C -P --no-pager -p --paginate --no-optional-locks --no-advice", h.Name)
			}
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
	for _, w := range words {
		if !w.Exact() || w.Data != 0 || w.Text == "" {
			return false
		}
	}
	return true
}

func gitResetDeed(m *Match) Deed {
	if !gitWritten(m, "--hard") || len(m.Args) > 1 || !gitKnown(m.Args) {
		return Deed{}
	}
	d := Deed{Act: Resets}
	if len(m.Args) == 1 {
		d.Rev = m.Args[0]
	}
	return d
}

// gitCheckoutDeed is of paths alone: a branch is checked out with all changes
// kept.
func gitCheckoutDeed(m *Match) Deed {
	behind, dashes := gitAfterDashes(m)
	first := len(m.Args) - behind
	switch {
	case len(m.Args) == 0:
		return Deed{}
	case !dashes && gitWrittenAsPath(m.Args[0]):
		return Deed{Act: Restores, Words: m.Args}
	case !dashes && len(m.Args) > 1 && gitRevision(m.Args[0].Text):
		first = 1
	case !dashes || behind == 0 || first > 1:
		return Deed{}
	case first == 0:
		return Deed{Act: Restores, Words: m.Args}
	}
	if !gitKnown(m.Args[:1]) {
		return Deed{}
	}
	return Deed{Act: Replaces, Words: m.Args[first:], Rev: m.Args[0]}
}

// gitForceDeed throws changes away on the way to another branch, or to none.
func gitForceDeed(m *Match) Deed {
	if !gitWritten(m, "-f --force --discard-changes") {
		return Deed{}
	}
	if _, dashes := gitAfterDashes(m); dashes && m.Path == "checkout" || len(m.Args) > 0 && gitWrittenAsPath(m.Args[0]) {
		return gitCheckoutDeed(m)
	}
	if len(m.Args) > 1 || !gitKnown(m.Args) {
		return Deed{}
	}
	d := Deed{Act: Switches}
	if len(m.Args) == 1 {
		d.Rev = m.Args[0]
	}
	return d
}

// gitMoveDeed sets a branch that may exist to another commit.
func gitMoveDeed(m *Match) Deed {
	w, ok := m.Value("-B -C --force-create")
	if !ok || !gitKnown([]Word{w}) {
		return Deed{}
	}
	return Deed{Act: Drops, Words: []Word{w}}
}

func gitBeginDeed(m *Match) Deed {
	w, ok := m.Value("-b -c --create")
	if !ok || !gitKnown([]Word{w}) || len(m.Args) > 0 {
		return Deed{}
	}
	return Deed{Act: Begins, Words: []Word{w}}
}

func gitRestoreDeed(m *Match) Deed {
	if len(m.Args) == 0 || m.Has("--staged") && !m.Has("--worktree") {
		return Deed{}
	}
	from, ok := m.Value("--source")
	switch {
	case ok && !gitKnown([]Word{from}):
		return Deed{}
	case ok:
		return Deed{Act: Replaces, Words: m.Args, Rev: from}
	case m.Has("--staged"):
		return Deed{Act: Replaces, Words: m.Args, Rev: Lit("HEAD")}
	}
	return Deed{Act: Restores, Words: m.Args}
}

func gitCleanDeed(m *Match) Deed {
	return Deed{Act: Cleans, Words: m.Args, All: gitWritten(m, "-x -X")}
}

func gitRemoveDeed(m *Match) Deed {
	if len(m.Args) == 0 {
		return Deed{}
	}
	return Deed{Act: Removes, Words: m.Args}
}

// gitBranchDeed: branches deleted, or one that another is set or renamed to.
func gitBranchDeed(m *Match) Deed {
	if len(m.Args) == 0 || !gitKnown(m.Args) {
		return Deed{}
	}
	switch {
	case gitWritten(m, "-D -d --delete"):
		return Deed{Act: Drops, Words: m.Args}
	case gitWritten(m, "-M -m --move") && len(m.Args) <= 2:
		return Deed{Act: Drops, Words: m.Args[len(m.Args)-1:]}
	case gitWritten(m, "-f --force") && len(m.Args) <= 2:
		return Deed{Act: Drops, Words: m.Args[:1]}
	}
	return Deed{}
}

func gitRecordDeed(m *Match) Deed {
	for _, w := range m.Words {
		if w.Data != 0 {
			return Deed{} // what was read would be in the commit
		}
	}
	return Deed{Act: Records}
}

func gitSendDeed(m *Match) Deed {
	if len(m.Args) > 2 || !gitKnown(m.Args) {
		return Deed{}
	}
	return Deed{Act: Publishes, Words: m.Args}
}

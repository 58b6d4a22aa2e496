package commands

import (
	"strings"

	"automode"
)

// tarRead tells which files are read, written and removed.
func tarRead(m *Match) {
	own := m.Facts
	m.Facts = nil
	packs, unpacks, looks := m.Has("-c"), m.Has("-x"), m.Holds("-t -d")
	changes := m.Has("-r --delete")
	tarArchive(m, packs || changes)
	switch {
	case packs, changes && !m.Has("--delete"):
		tarMembers(m)
	case m.Has("-d"):
		m.Add(roleFact(ReadsTree, Lit("."), ""))
	case unpacks:
		tarUnpack(m)
	}
	if _, ok := m.Value("--add-file"); ok && (packs || changes) {
		for _, h := range m.hits {
			if h.Name == "--add-file" && h.Has {
				m.Add(roleFact(ReadsTree, h.Value, ""))
			}
		}
	}
	m.Facts = append(m.Facts, own...)
	tarList(m)
	tarActions(m)
	if !packs && !unpacks && !looks && !changes {
		m.Unknown("neither packing nor unpacking is asked for", Word{})
	}
}

// tarArchive adds the archives: local files, or "host:file". They are not
// affected by -C.
func tarArchive(m *Match, findWrites bool) {
	for _, h := range m.hits {
		if h.Name != "-f" && h.Name != "--file" || !h.Has || h.Value.Is("-") {
			continue
		}
		w := h.Value
		host, _, remote := strings.Cut(w.Text, ":")
		switch {
		case remote && !m.Has("--force-local") && !strings.Contains(host, "/"):
			w.Text, w.Suffix = host, ""
			if findWrites {
				m.Add(loginFact(Sends, w, "writes the archive on another host"))
			} else {
				m.Add(loginFact(Fetches, w, "reads the archive from another host"))
			}
		case findWrites:
			m.Add(roleFact(Writes, w, "writes the archive"))
		default:
			m.Add(roleFact(Reads, w, ""))
		}
	}
	if w, ok := m.Value("-g"); ok && (findWrites || m.Has("-d")) {
		m.Add(roleFact(Edits, w, "keeps a list of what was packed"))
	}
}

// tarFolder is the folder that positional n is taken from: each -C in front
// of it counts, a relative one from the one before. It is exact and empty
// where there is none.
func tarFolder(m *Match, n int) Word {
	at := Lit("")
	for _, h := range m.hits {
		if flagNamed(h.Flag, "-C") && h.Has && h.Args <= n {
			at = joinWord(at, h.Value)
		}
	}
	return at
}

// tarMembers adds what is packed.
func tarMembers(m *Match) {
	for i, w := range m.Args {
		if strings.HasPrefix(w.Text, "@") {
			m.Add(roleFact(Reads, cutWord(w, 1), ""))
			continue
		}
		w = joinWord(tarFolder(m, i), w)
		m.Add(roleFact(ReadsTree, w, ""))
		if m.Has("--remove-files") {
			m.Add(roleFact(Deletes, w, "removes what it packed"))
			m.Facts[len(m.Facts)-1].Extent = automode.Tree
		}
	}
	if _, ok := m.Value("-T"); ok {
		m.Add(roleFact(ReadsTree, Word{}, "packs what a list names"))
		if m.Has("--remove-files") {
			m.Add(roleFact(Deletes, Word{}, "removes what it packed"))
		}
	}
}

// tarUnpack adds what an archive's files are written over.
func tarUnpack(m *Match) {
	if m.Holds("-O --to-command") {
		for _, w := range m.Args { // what is shown is what the file of that name holds
			m.Add(roleFact(Reads, w, ""))
		}
		return
	}
	to := tarFolder(m, len(m.Args))
	if top, ok := m.Value("--one-top-level"); ok {
		to = joinWord(to, top)
	}
	if to.Is("") {
		to = Lit(".")
	}
	role := Unpacks
	if m.Holds("-k --keep-old-files --skip-old-files") {
		role = UnpacksNew
	}
	m.Add(roleFact(role, to, "writes what the archive holds"))
	if m.Has("-P") {
		m.Unknown("writes wherever the archive says", Word{})
	}
	if m.Has("--recursive-unlink -G") {
		m.Add(roleFact(Deletes, to, "removes what stands in the archive's way"))
		m.Facts[len(m.Facts)-1].Extent = automode.Tree
	}
}

// tarList adds the file of -T. Its lines may be options unless that is
// switched off.
func tarList(m *Match) {
	w, ok := m.Value("-T")
	if !ok {
		return
	}
	if !w.Is("-") {
		m.Add(roleFact(Reads, w, ""))
	}
	if !m.Has("--null") {
		m.Unknown("a name in the list that begins with a dash is an option", w)
	}
}

// tarActions adds the commands of --checkpoint-action=exec=….
func tarActions(m *Match) {
	for _, h := range m.hits {
		if h.Name != "--checkpoint-action" || !h.Has {
			continue
		}
		w := h.Value
		if line, ok := strings.CutPrefix(w.Text, "exec="); ok {
			w.Text = line
		} else if w.Known == automode.Exact {
			continue
		}
		f := roleFact(RunsLine, w, "starts its value while it packs")
		f.Flag, f.Via = h.Name, automode.ByOption
		m.Add(f)
	}
}

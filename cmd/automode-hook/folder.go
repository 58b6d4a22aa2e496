package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"automode"
	"automode/internal/config"
	"automode/internal/dialect"
	"automode/internal/regular"
)

// recordTail is how much of the end of an agent's record is looked at for the
// folder of a command, in bytes. The call at hand is the last thing in it.
const recordTail = 512 << 10

// place finds out in which folder a command runs whose payload does not say so.
// What is not found leaves the call unplaced.
func (h *hook) place() {
	if !h.ev.Hidden {
		return
	}
	folder, ok := h.workdir()
	if h.unplaced = !ok; ok {
		h.ev.Call.Cwd = folder
	}
}

// workdir looks the folder up in the agent's own record. Lines that contradict
// each other say nothing.
func (h *hook) workdir() (folder string, ok bool) {
	if !filepath.IsAbs(h.ev.Transcript) {
		return "", false
	}
	f, err := regular.Open(h.ev.Transcript, true)
	if err != nil {
		return "", false
	}
	defer f.Close()
	if info, err := f.Stat(); err != nil {
		return "", false
	} else if from := info.Size() - recordTail; from > 0 {
		if _, err := f.Seek(from, io.SeekStart); err != nil {
			return "", false
		}
	}
	tail, err := io.ReadAll(io.LimitReader(f, recordTail))
	if err != nil {
		return "", false
	}
	telling := []byte(h.ev.Call.ID)
	if len(telling) == 0 {
		telling = []byte(`_call"`) // the kinds of line that tell are called so
	}
	for line := range bytes.SplitSeq(tail, []byte("\n")) {
		if !bytes.Contains(line, telling) {
			continue
		}
		dir, found := dialect.Workdir(&h.ev, line)
		switch {
		case !found:
		case ok && dir != folder:
			return "", false
		default:
			folder, ok = dir, true
		}
	}
	return folder, ok && filepath.IsAbs(folder)
}

// anywhere reports whether a call would do the same in every folder.
func (h *hook) anywhere(cfg *config.Config) bool {
	here := *h.ev.Call
	there := here
	if there.Cwd = filepath.VolumeName(here.Cwd) + string(filepath.Separator); there.Cwd == here.Cwd {
		there.Cwd = os.TempDir()
	}
	// Folders may have their parents in common; "..." is no parent.
	if strings.Contains(strings.ReplaceAll(here.Command, "...", ""), "..") || there.Cwd == here.Cwd {
		return false
	}
	g := h.gate(*cfg, nil)
	a, b := g.Understand(&here), g.Understand(&there)
	return a.Complete && b.Complete && slices.EqualFunc(a.Effects, b.Effects, func(x, y automode.Effect) bool { return x == y })
}

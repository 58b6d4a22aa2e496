package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
)

// elsewhere reads code that runs in a container or on another host. What it
// does there is a change of that target, or a run there; what it only looks
// at stays a look.
func (r *reader) elsewhere(f *commands.Fact, st *state, in flow, got *sum) {
	data := f.Word.Data
	for i := range f.Words {
		data |= f.Words[i].Data
	}
	if f.Wraps == commands.Remotely && data&automode.SecretData != 0 {
		r.give(automode.Effect{Kind: automode.Send, Target: "the other host", Data: data, Known: automode.Exact, Place: automode.Place{Host: automode.OtherHost}, Why: "the command line is made of what was read"})
	}
	var seen []mount
	for _, m := range f.Mounts {
		seen = append(seen, r.mountPoints(m, st)...)
	}
	from := len(r.a.Effects)
	r.contained = r.away == 0 && f.Traits.Has(automode.Contained)
	r.away++
	loose, kept := r.loose, r.notes
	r.notes = notes{}
	there := &state{cwds: []string{"/work"}, vars: st.vars, known: true}
	mounts := r.mounts
	r.mounts = seen
	inside := *f
	inside.Traits &^= automode.Contained
	r.runs(&inside, there, in, got)
	r.mounts = mounts
	r.away--
	r.loose, r.notes = loose, kept
	for i := from; i < len(r.a.Effects); i++ {
		e := &r.a.Effects[i]
		if e.Place.Region > automode.Nowhere && e.Place.Region < automode.Elsewhere {
			continue // it is a place of this machine, by a mount
		}
		if e.Place.Region == automode.Nowhere && e.Place.Host == automode.NoHost {
			e.Place.Region = automode.Elsewhere
		}
		if e.Kind == automode.Control && e.Target == everything {
			continue // a container has no processes and memory but this machine's, and another host is somebody's
		}
		switch e.Kind {
		case automode.Write, automode.Keep, automode.Configure, automode.Control, automode.Install:
			e.Kind = automode.Change
			if e.Traits.Has(automode.Halts) {
				e.Traits = automode.Destroys
			} else {
				e.Traits = 0
			}
		case automode.Delete, automode.Lose:
			e.Kind, e.Traits = automode.Change, automode.Destroys
		case automode.Elevate:
			if f.Wraps == commands.Inside {
				e.Kind = automode.Change
			}
		}
	}
}

// mount is a folder of this machine that a container sees at a path of its own.
type mount struct{ at, from string }

// mountPoints are the places of one mount: what the container around it sees of this
// machine, and else this machine's own.
func (r *reader) mountPoints(m commands.Mount, st *state) []mount {
	defer r.backTo(r.position)
	if s := r.locate(m.From, st); r.away > 0 && !slices.ContainsFunc(s, func(s spot) bool { return s.place.Region != automode.Elsewhere }) {
		r.away = 0
	}
	var list []mount
	for _, s := range r.locate(m.From, st) {
		if s.known >= automode.OneOf && path.IsAbs(m.At) {
			list = append(list, mount{path.Clean(m.At), s.at.Path})
		}
	}
	return list
}

// mounted is the path on this machine that a path in the container means; ok
// is false when it is the container's own.
func (r *reader) mounted(p string) (string, bool) {
	best := mount{}
	for _, m := range r.mounts {
		if (p == m.at || strings.HasPrefix(p, strings.TrimSuffix(m.at, "/")+"/")) && len(m.at) > len(best.at) {
			best = m
		}
	}
	if best.at == "" {
		return "", false
	}
	return path.Clean(best.from + "/" + p[len(best.at):]), true
}

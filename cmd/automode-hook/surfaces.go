package main

import (
	"slices"

	"automode"
)

// surfaces are the executable surfaces and the agents' settings that a call
// would change and that were not found harmless. A folder stands for everything below it: what is
// unpacked, copied or patched as a whole may hold a manifest or recipe.
//
// What a program does that the person let run is not among them: it could have
// done directly whatever it plants. Nor are commits of the repository's own
// branches, which the person or the project's remote made; those that come
// from elsewhere are. Of files that nobody can name, which a loop or a search
// finds, only the folder is known; it is noted unless it is the project itself,
// where a change of the source would take the trust from everything.
//
// judged are the words on the effects, as far as there are any. Without them
// nothing counts as harmless.
func surfaces(a *automode.Action, judged []automode.Judged) (list []string) {
	add := func(target string) {
		if target != "" && !slices.Contains(list, target) {
			list = append(list, target)
		}
	}
	for i := range a.Effects {
		e := &a.Effects[i]
		switch e.Kind {
		case automode.Write, automode.Delete, automode.Lose:
			// The agents' own settings decide what is allowed and started, and are
			// never harmless.
			gate := e.Place.Marks.Has(automode.GatePath)
			surface := gate || e.Place.Marks.Has(automode.Surface)
			switch {
			case surface && !gate && harmless(judged, i):
			case surface:
				add(e.Target)
			case e.Kind != automode.Write || e.Traits&(automode.SourceOnly|automode.BuildOutput|automode.Metadata) != 0:
			case e.Extent == automode.Tree, e.Extent == automode.Children,
				e.Known == automode.Bounded && e.Place.Region == automode.Project && e.Place.Marks&automode.RegionRoot == 0 && !isRoot(a.Call, e.Target):
				add(e.Target)
			}
		case automode.Unknown:
			// A tool of a server is given its name.
			if a.Call.Kind == automode.MCPTool && e.Place.Marks.Has(automode.Surface) {
				add(e.Target)
			}
		case automode.Keep:
			if fetched(a, e.Command) {
				add(e.Target)
			}
		}
	}
	return list
}

// isRoot: the marks of a file that is not known are those of its folder's files.
func isRoot(c *automode.Call, path string) bool { return slices.Contains(c.Roots, path) }

// fetched reports whether a command takes something from a host that is not
// trusted.
func fetched(a *automode.Action, command int) bool {
	return slices.ContainsFunc(a.Effects, func(e automode.Effect) bool {
		return e.Kind == automode.Fetch && e.Command == command && e.Place.Host != automode.TrustedHost && e.Place.Host != automode.Loopback
	})
}

// harmless reports whether the effect writes text that was read, and whether
// everything that it would run is allowed by itself.
func harmless(judged []automode.Judged, i int) bool {
	if i >= len(judged) || judged[i].Effect.Traits&(automode.Harmless|automode.Readable) == 0 {
		return false
	}
	below := map[int]bool{i + 1: true}
	for k := i + 1; k < len(judged); k++ {
		if j := &judged[k]; below[j.Effect.Parent] {
			below[k+1] = true
			if j.Word != automode.Allowed || j.Lowered.Word != automode.None {
				return false
			}
		}
	}
	return true
}

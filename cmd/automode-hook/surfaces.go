package main

import (
	"path/filepath"
	"slices"

	"automode"
	"automode/internal/session"
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
	seen := map[string]bool{"": true}
	add := func(target string) {
		if !seen[target] {
			seen[target] = true
			list = append(list, target)
		}
	}
	harmful, fetched := harmful(judged), fetched(a)
	for i := range a.Effects {
		e := &a.Effects[i]
		switch e.Kind {
		case automode.Write, automode.Delete, automode.Lose:
			// The agents' own settings decide what is allowed and started, and are
			// never harmless.
			gate := e.Place.Marks.Has(automode.GatePath)
			surface := gate || e.Place.Marks.Has(automode.Surface)
			switch {
			case surface && !gate && i < len(judged) && judged[i].Effect.Traits&(automode.Harmless|automode.Readable) != 0 && !harmful[i+1]:
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
			if fetched[e.Command] {
				add(e.Target)
			}
		}
	}
	return list
}

// isRoot: the marks of a file that is not known are those of its folder's files.
func isRoot(c *automode.Call, path string) bool { return slices.Contains(c.Roots, path) }

// fetched are the commands that take something from a host that is not
// trusted, by their 1-based index.
func fetched(a *automode.Action) map[int]bool {
	var list map[int]bool
	for i := range a.Effects {
		if e := &a.Effects[i]; e.Kind == automode.Fetch && e.Place.Host != automode.TrustedHost && e.Place.Host != automode.Loopback {
			if list == nil {
				list = map[int]bool{}
			}
			list[e.Command] = true
		}
	}
	return list
}

// harmful are the effects, by their 1-based index, of which not everything that
// they would bring about is allowed by itself.
func harmful(judged []automode.Judged) map[int]bool {
	var list map[int]bool
	for i := len(judged) - 1; i >= 0; i-- { // what an effect brings about stands behind it
		if j := &judged[i]; j.Effect.Parent > 0 && (list[i+1] || j.Word != automode.Allowed || j.Lowered != nil) {
			if list == nil {
				list = map[int]bool{}
			}
			list[j.Effect.Parent] = true
		}
	}
	return list
}

// only are the places from which a later call could remove without a question what
// this one moves there and what is nowhere else then. In the project, version control
// tells what is held. Of more than a line of the record holds their folders are noted.
func only(a *automode.Action) (list []string) {
	size := 0
	for i := range a.Effects {
		e := &a.Effects[i]
		if e.Kind == automode.Write && e.Traits.Has(automode.OnlyCopy) && (e.Place.Region == automode.Scratch || e.Traits.Has(automode.BuildOutput)) {
			list = append(list, e.Target)
			size += len(e.Target)
		}
	}
	if size <= mostNoted {
		return list
	}
	for i, target := range list {
		list[i] = filepath.Dir(target)
	}
	slices.Sort(list)
	list, size = slices.Compact(list), 0
	for _, folder := range list {
		if size += len(folder); size > mostNoted {
			return []string{session.Anywhere}
		}
	}
	return list
}

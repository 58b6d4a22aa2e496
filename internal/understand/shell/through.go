package shell

import (
	"errors"
	"io/fs"
	"strings"

	"automode"
)

// maxFolders bounds in how many folders links are looked for.
const maxFolders = 256

// throughLinks adds that what lies anywhere below a folder may lie behind a link:
// one that this call made there, for whoever reads it all may follow it, and where
// the invocation follows them, those that were there.
func (r *reader) throughLinks(e *automode.Effect, s *spot, got *sum) {
	if e.Extent == automode.One && e.Known >= automode.OneOf || s.at.Path == "" || r.away > 0 {
		return
	}
	below := strings.TrimSuffix(s.at.Path, "/") + "/"
	links := r.notes.links
	if r.through && !r.world.Lexical() {
		if s.at.Dir {
			links = append(links[:len(links):len(links)], r.linksBelow(s.at.Path)...)
		}
		r.throughCarried(s.at.Path)
	}
	if r.tires(len(links) / 16) {
		return // which is not allowed
	}
	for _, link := range links {
		if !strings.HasPrefix(link, below) {
			continue
		}
		to := r.spot(link, automode.OneOf)
		if strings.HasPrefix(to.at.Path, below) && to.known != automode.Guess {
			continue
		}
		got.data |= r.spotData(to)
		x := automode.Effect{Kind: automode.Read, Extent: automode.Tree, Target: to.at.Path, Place: to.place, Known: min(to.known, automode.OneOf), Data: got.data, Why: "a link leads there"}
		if r.isFile(&to) {
			x.Extent = automode.One
		}
		r.give(x)
	}
}

// namesThrough: where names are listed through links, what is done to them is done
// elsewhere as well.
func (r *reader) namesThrough(s *spot) {
	below := strings.TrimSuffix(s.at.Path, "/") + "/"
	links := append(r.notes.links[:len(r.notes.links):len(r.notes.links)], r.linksBelow(s.at.Path)...)
	r.throughCarried(s.at.Path)
	if r.tires(len(links) / 16) {
		return // which is not allowed
	}
	for _, link := range links {
		if to := r.spot(link, automode.OneOf); strings.HasPrefix(link, below) && (to.known == automode.Guess || !strings.HasPrefix(to.at.Path, below)) {
			r.unknown("it follows a link to " + ledTo(&to) + ", and what it names may lie there")
		}
	}
}

// ledTo is where a link leads, for people.
func ledTo(to *spot) string {
	if to.known == automode.Guess {
		return "somewhere"
	}
	return to.at.Path
}

// throughCarried: links that this call copied or moved below a folder are followed, too.
// A relative one leads elsewhere than it did.
func (r *reader) throughCarried(folder string) {
	if len(r.notes.carried) > 0 && r.carriesLinks(folder, map[string]bool{}) {
		r.unknown("it follows links that this call copied or moved")
	}
}

// carriesLinks reports whether what this call put at, below or around a folder may hold
// links. Seen are the folders that were asked for.
func (r *reader) carriesLinks(folder string, seen map[string]bool) bool {
	if seen[folder] {
		return false
	}
	if seen[folder] = true; r.tires(len(r.notes.carried)) {
		return true
	}
	for at, list := range r.notes.carried {
		rest, within := strings.CutPrefix(folder, at+"/")
		if !within && at != folder && !strings.HasPrefix(at, strings.TrimSuffix(folder, "/")+"/") {
			continue
		}
		if len(list) > mostCarried {
			return true // nobody looks at all of them
		}
		for _, from := range list {
			if within {
				from += "/" + rest
			}
			if there := r.world.Resolve(from); there.Path != from || there.Dir && len(r.linksBelow(from)) > 0 {
				return true
			}
			if !behind(from, at) && r.carriesLinks(from, seen) { // what lay below it is looked at with it
				return true
			}
		}
	}
	return false
}

// linksBelow are links that lie below a folder. Where not every folder was looked
// into, that is said: a link may lie there.
func (r *reader) linksBelow(folder string) []string {
	links, why := r.linksIn(folder)
	if why != "" {
		r.unknown("it follows links, and " + why)
	}
	return links
}

// linksIn are links that lie below a folder, but for what version control and package
// managers keep for themselves, and why others may lie there.
func (r *reader) linksIn(folder string) (links []string, why string) {
	folders := []string{folder}
	for n := 0; n < len(folders); n++ {
		if n == maxFolders {
			return links, "there are more folders than links are looked for in"
		}
		names, err := r.world.Links(folders[n], maxNames)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return links, "not every folder could be looked into"
		}
		if r.tires(8) {
			break // which is not allowed
		}
		for _, name := range names {
			links = append(links, folders[n]+"/"+name)
		}
		names, _ = r.world.Folders(folders[n], maxNames)
		for _, name := range names {
			if name != ".git" && name != "node_modules" {
				folders = append(folders, folders[n]+"/"+name)
			}
		}
	}
	return links, ""
}

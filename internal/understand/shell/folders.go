package shell

import (
	"strings"

	"automode"
	"automode/internal/understand/shell/value"
)

// foldersLike are the folders that a pattern in its last part stands for, or,
// where nothing has such a name, the one path that it is itself, where nothing
// lies. It is nil where nobody knows which they are.
func (r *reader) foldersLike(pattern, cwd string) []string {
	pattern = strings.TrimRight(pattern, "/")
	i := strings.LastIndexByte(pattern, '/') + 1
	if strings.ContainsAny(pattern[:i], "*?[") || strings.Trim(pattern[i:], ".") == "" || r.away > 0 || r.world.Lexical() || r.loose {
		return nil
	}
	folder := r.spot(r.join2(cwd, pattern[:i]), automode.Exact)
	if _, touched := r.notes.of(folder.at.Path); touched || folder.at.Path == "" || folder.known != automode.Exact || r.notes.touched(folder.at.Path) {
		return nil
	}
	var names []string
	if folder.at.Exists {
		var err error
		if names, err = r.world.ReadDir(folder.at.Path, maxNames); err != nil || r.tires(len(names)/16) {
			return nil
		}
	}
	var list []string
	for _, n := range names {
		if strings.HasPrefix(n, ".") && pattern[i] != '.' {
			continue
		}
		ok, err := value.Matches(pattern[i:], n)
		if err != nil || len(list) == maxMatches {
			return nil
		}
		if at := r.world.Resolve(folder.at.Path + "/" + n); ok && at.Dir {
			list = append(list, at.Path)
		} else if ok && at.Err != nil {
			return nil
		}
	}
	if len(list) == 0 {
		return []string{folder.at.Path + "/" + pattern[i:]}
	}
	return list
}

package python

import (
	"strings"

	"automode/internal/understand/code"
)

// figured: a setting of Matplotlib that only says how something looks. Others name
// modules, programs and files.
func (r *reader) figured(n *node, key value) {
	for _, x := range key {
		group, _, _ := strings.Cut(x.word.Text, ".")
		if !x.exact() || !code.Within(figureSettings, group) && !code.Within(singleSettings, x.word.Text) {
			r.fail(n.line, "a setting that nobody read")
		}
	}
}

// singleSettings are some of groups that hold others as well.
const singleSettings = " savefig.dpi savefig.bbox savefig.facecolor savefig.edgecolor savefig.format savefig.pad_inches savefig.transparent text.color agg.path.chunksize path.simplify path.simplify_threshold svg.fonttype pdf.fonttype ps.fonttype interactive timezone "

// figuredAll is a map of such settings, or settings by name.
func (r *reader) figuredAll(n *node, a *args) {
	for _, name := range a.names {
		if name != "rc" && name != "fname" {
			r.figured(n, str(name))
		}
	}
	for _, v := range a.all() {
		for _, x := range v {
			switch {
			case x.kind == data && (x.number || x.none):
			case x.list != nil && x.list.kind == dictNode && r.mutated&x.sites == 0:
				for i := 0; i+1 < len(x.list.parts); i += 2 {
					if x.list.kids[i] == nil {
						r.fail(n.line, "settings that are not known")
						continue
					}
					r.figured(n, x.list.parts[i])
				}
			case x.exact() && len(a.names) > 0: // the value of one
			default:
				r.fail(n.line, "settings that are not known")
			}
		}
	}
	if a.many || a.any {
		r.fail(n.line, "settings that are not known")
	}
}

package python

import "strings"

// located reports whether a program prints where a module lies, its file or the folder of
// that, and nothing else: it loads modules that are none of the project's, and prints once.
func (r *reader) located(tree []*node) bool {
	if r.Own == nil {
		return false
	}
	given, printed := " ", false
	for _, n := range tree {
		switch {
		case n.kind == importNode && !printed:
			for i := 0; i+1 < len(n.names); i += 2 {
				module, name := n.names[i], n.names[i+1]
				first, _, _ := strings.Cut(module, ".")
				if name == "" {
					name = first
				}
				if name == "print" || (name == "os" || name == "inspect") && first != name || len(r.Own(first)) > 0 {
					return false
				}
				given += name + " "
			}
		case n.kind == exprNode && !printed && len(n.kids) == 1 && isCall(n.kids[0], "print"):
			if printed = lies(n.kids[0].kids[1], given, 2); !printed {
				return false
			}
		default:
			return false
		}
	}
	return printed
}

// lies reports whether an expression is the file of one of the modules that were given
// names, or a folder a few above it.
func lies(n *node, given string, up int) bool {
	switch {
	case n.kind == attrNode && n.text == "__file__":
		return begins(n.kids[0], given)
	case n.kind == itemNode && len(n.kids) == 2 && n.kids[1] != nil && n.kids[1].kind == numberNode:
		of := n.kids[0]
		return of.kind == attrNode && of.text == "__path__" && begins(of.kids[0], given)
	case isCall(n, "os.path.dirname"):
		return up > 0 && begins(n.kids[0], given) && lies(n.kids[1], given, up-1)
	case isCall(n, "os.path.abspath"), isCall(n, "os.path.realpath"):
		return begins(n.kids[0], given) && lies(n.kids[1], given, up)
	case isCall(n, "inspect.getfile"), isCall(n, "inspect.getsourcefile"):
		return begins(n.kids[0], given) && begins(n.kids[1], given)
	}
	return false
}

// isCall reports whether a function of that name is called with one argument, which is
// given by its place.
func isCall(n *node, name string) bool {
	return n.kind == callNode && len(n.kids) == 2 && n.kids[1].kind != keywordNode && n.kids[1].kind != starNode && n.kids[1].kind != spreadNode && spelled(n.kids[0]) == name
}

// begins reports whether an expression is one of the names, or a member of what it means.
func begins(n *node, names string) bool {
	first, _, _ := strings.Cut(spelled(n), ".")
	return first != "" && strings.Contains(names, " "+first+" ")
}

// spelled is a name with the members behind it; "" where there is anything else.
func spelled(n *node) string {
	switch n.kind {
	case nameNode:
		return n.text
	case attrNode:
		if of := spelled(n.kids[0]); of != "" {
			return of + "." + n.text
		}
	}
	return ""
}

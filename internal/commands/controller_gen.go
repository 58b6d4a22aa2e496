package commands

import "strings"

var controllerGen = Program{
	Name: "controller-gen", Rare: true, Package: true, Summary: "makes code and descriptions for controllers of Kubernetes", Manual: "controller-gen --help, controller-tools 0.19",
	Row: Row{Style: Plain, Help: "-h --help --version -v", Args: anyData, Does: goGenerates, Refine: generatorRules},
}

var controllerGenCases = []Case{
	{`controller-gen rbac:roleName=x crd webhook paths="./..." output:crd:artifacts:config=config/crd`, `Run{entry-point} the build; Write{source-only} ./**; Read{listing} ./...; Write config/crd/**`}, {`controller-gen object:headerFile=h.txt paths=./api`, `Run{entry-point} the build; Write{source-only} ./**; Read h.txt; Read{listing} ./api`}, {`controller-gen frob`, `Run{entry-point} the build; Write{source-only} ./**; Unknown nobody read what “frob” does`},
}

// generatorRules: each word is a generator or a rule, with settings behind colons.
func generatorRules(m *Match) {
	for _, w := range m.Args {
		rule, value, _ := strings.Cut(w.Text, "=")
		kind, _, _ := strings.Cut(rule, ":")
		v := w
		v.Text = value
		switch {
		case !w.Exact():
			m.Unknown("the rule is not known", w)
		case rule == "paths":
			m.Add(roleFact(Lists, v, ""))
		case kind == "output" && (value == "stdout" || value == "none" || rule == "output:stdout" || rule == "output:none"):
		case kind == "output" && value != "":
			m.Add(roleFact(WritesTree, v, "writes what it makes there"))
		case strings.HasSuffix(rule, ":headerFile"):
			m.Add(roleFact(Reads, v, ""))
		case named("rbac crd webhook object schemapatch applyconfiguration", kind):
		default:
			m.Unknown("nobody read what "+quote(w)+" does", w)
		}
	}
}

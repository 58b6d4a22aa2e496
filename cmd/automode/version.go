package main

import (
	"runtime"

	"automode/internal/release"
)

type versionCommand struct {
	JSON bool `name:"json" help:"Print JSON."`
}

func (*versionCommand) Help() string {
	return `Examples:

    automode version
    automode version --json`
}

// versionView is what the program was built as, in JSON.
type versionView struct {
	Version string `json:"version"`
	Commit  string `json:"commit,omitempty"`
	Changed bool   `json:"changed,omitempty"` // built from files that were not committed
	Time    string `json:"time,omitempty"`    // of the commit
	Go      string `json:"go"`
	System  string `json:"system"`
}

// Run prints what the program was built as.
func (c *versionCommand) Run(p *program) error {
	r := release.Read()
	v := versionView{r.Name, r.Commit, r.Changed, r.Time, runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH}
	if c.JSON {
		p.out.json(v)
		return nil
	}
	text := "automode " + v.Version
	if v.Commit != "" {
		text += ", commit " + v.Commit
	}
	if v.Changed {
		text += " with changes"
	}
	p.out.line(text, ", ", v.Go, ", ", v.System)
	return nil
}

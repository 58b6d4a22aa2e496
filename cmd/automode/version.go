package main

import (
	"runtime"
	"runtime/debug"
)

type versionCommand struct {
	JSON bool `name:"json" help:"Print JSON."`
}

func (*versionCommand) Help() string {
	return `Examples:

    automode version
    automode version --json`
}

// Run prints what the program was built as.
func (c *versionCommand) Run(p *program) error {
	v := struct {
		Version string `json:"version"`
		Go      string `json:"go"`
		System  string `json:"system"`
	}{buildVersion(), runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH}
	if c.JSON {
		p.out.json(v)
		return nil
	}
	p.out.line("automode ", v.Version, ", ", v.Go, ", ", v.System)
	return nil
}

// buildVersion is what the module was built as.
func buildVersion() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}

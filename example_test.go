package automode_test

import (
	"context"
	"fmt"

	"automode"
	"automode/standard"
)

// A program that runs an agent asks before every call.
func Example() {
	gate := standard.New(standard.Config{}, standard.Env{Home: "/home/dev"}, nil)
	for _, command := range []string{"ls src", "rm -rf ~/"} {
		d := gate.Decide(context.Background(), &automode.Call{
			Tool: "Bash", Kind: automode.ShellTool, Command: command,
			Cwd: "/home/dev/project", Roots: []string{"/home/dev/project"},
		})
		fmt.Println(d.Verdict, d.Layer, d.Rule)
	}
	// Output:
	// allow table read.listing
	// deny table delete.region-root
}

// What a call would do can be had without a verdict.
func ExampleGate_Understand() {
	gate := standard.New(standard.Config{}, standard.Env{Home: "/home/dev"}, nil)
	a := gate.Understand(&automode.Call{
		Kind: automode.ShellTool, Command: "cd src && cp a.go b.go",
		Cwd: "/home/dev/project", Roots: []string{"/home/dev/project"},
	})
	for _, e := range a.Effects {
		fmt.Println(e.Kind, e.Target, e.Place.Region)
	}
	// Output:
	// Read /home/dev/project/src/a.go project
	// Write /home/dev/project/src/b.go project
}

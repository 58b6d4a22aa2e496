// Command baseline only reads JSON and prints it: the least that any hook
// written in Go has to do, and the unit in which the hook's time is told.
package main

import (
	"encoding/json"
	"os"
)

func main() {
	var payload map[string]any
	if err := json.NewDecoder(os.Stdin).Decode(&payload); err != nil {
		os.Stderr.WriteString("baseline: " + err.Error() + "\n")
		os.Exit(1)
	}
	if err := json.NewEncoder(os.Stdout).Encode(payload); err != nil {
		os.Stderr.WriteString("baseline: " + err.Error() + "\n")
		os.Exit(1)
	}
}

package standard_test

import (
	"testing"

	"automode"
	"automode/internal/config"
	"automode/internal/layers/table"
)

// Careful is never milder than the table, and trusting lets pass only what is
// merely unsettled.
func TestBuiltInProfiles(t *testing.T) {
	words := map[string]automode.Word{}
	for _, r := range table.Rows {
		words[r.ID] = r.Word
	}
	for _, p := range config.BuiltInProfiles() {
		for _, r := range p.Rows {
			was, known := words[r.ID]
			switch {
			case !known:
				t.Errorf("%s: there is no row %s", p.Name, r.ID)
			case p.Name == "careful" && r.Word <= was:
				t.Errorf("careful makes %s no stricter: %s, from %s", r.ID, r.Word, was)
			case p.Name == "trusting" && was != automode.Unsettled:
				t.Errorf("trusting lets %s pass, which is %s", r.ID, was)
			}
		}
	}
}

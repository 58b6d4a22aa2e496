package journal

import (
	"fmt"
	"path/filepath"

	"automode/internal/journal/linefile"
)

// Append writes the entry into the file of its day below dir. When it returns
// nil the line stands there whole and a side file holds what did not fit into
// it. After an error nothing is promised; a failure to keep the side file
// alone still leaves the line.
func Append(dir string, e Entry) error {
	line, sideErr := encode(dir, e)
	if err := linefile.Append(filepath.Join(dir, fileOf(e)), line); err != nil {
		return fmt.Errorf("the decision was not recorded: %w", err)
	}
	if sideErr != nil {
		return fmt.Errorf("the decision was recorded without its whole text: %w", sideErr)
	}
	return nil
}

// Whole returns the whole text of an entry below dir, masked. For an entry that
// was not cut that is its Text; of one above 1 MiB it is the beginning.
func Whole(dir string, e Entry) (string, error) {
	if !e.Cut {
		return e.Text, nil
	}
	return linefile.Whole(dir, e.Digest)
}

const (
	dayLayout = "2006-01-02"
	suffix    = ".jsonl"
)

func fileOf(e Entry) string { return e.Time.UTC().Format(dayLayout) + suffix }

// Bounds in encoded bytes. Together with the keys they leave the text at least
// a quarter of the line.
const (
	nameBound    = 64  // agent, layer, build, …
	idBound      = 96  // ids that the agent chose
	pathBound    = 256 // cwd, root, where a rule stands
	personBound  = 480
	effectBound  = 320
	effectsBound = 1100
	openBound    = 640
)

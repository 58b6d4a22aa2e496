package agents

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// Tables of ours stand at the end of a TOML file, each with tableMark behind its
// header, by which it is found again wherever others write before or behind it.
// Everything else stays byte for byte.
const (
	tableMark = " # automode"
	// gluedMark marks a table before which the file had no line end.
	gluedMark = " (the line before had no end)"
)

// table is one table of ours: its header, and lines of keys and values.
type table struct{ header, lines string }

// putTables returns the file with exactly these tables of ours among those that
// which chooses by their headers.
func putTables(data []byte, which func(header string) bool, tables []table) ([]byte, error) {
	if err := readTOML(data, new(map[string]any)); err != nil {
		return nil, err
	}
	var text strings.Builder
	plain := removeTables(data, which)
	mark := tableMark
	if len(plain) > 0 && plain[len(plain)-1] != '\n' {
		text.WriteString("\n")
		mark += gluedMark
	}
	for _, t := range tables {
		text.WriteString(t.header + mark + "\n" + t.lines)
		mark = tableMark
	}
	add := text.String()
	if bytes.Contains(plain, []byte("\r\n")) {
		add = strings.ReplaceAll(add, "\n", "\r\n")
	}
	after := append(bytes.Clone(plain), add...)
	if Same(after, data) {
		return data, nil
	}
	if err := readTOML(after, new(map[string]any)); err != nil {
		return nil, fmt.Errorf("our tables do not fit into it: %w", err)
	}
	return after, nil
}

// removeTables returns the file without those of our tables that which chooses;
// nil when nothing else is in it. What is not ours in one of them, as somebody may have written it
// there, goes with it; comments and empty lines stay.
func removeTables(data []byte, which func(header string) bool) []byte {
	var plain []byte
	ours, any := false, false
	for line := range bytes.Lines(data) {
		text := strings.TrimRight(string(line), "\r\n")
		switch start := strings.TrimLeft(text, " \t"); {
		case strings.HasPrefix(start, "["):
			header, isOurs := strings.CutSuffix(strings.TrimSuffix(text, gluedMark), tableMark)
			if ours = isOurs && which(header); ours {
				any = true
				if strings.HasSuffix(text, gluedMark) {
					plain = bytes.TrimSuffix(bytes.TrimSuffix(plain, []byte("\n")), []byte("\r"))
				}
				continue
			}
		case ours && start != "" && start[0] != '#':
			continue
		}
		plain = append(plain, line...)
	}
	switch {
	case !any:
		return data
	case len(plain) == 0:
		return nil
	}
	return plain
}

// readTOML reads a file of TOML into v. The error says where it is wrong.
func readTOML(data []byte, v any) error {
	err := toml.Unmarshal(data, v)
	if wrong, ok := errors.AsType[*toml.DecodeError](err); ok {
		row, column := wrong.Position()
		return fmt.Errorf("it is not TOML: line %d, column %d: %s", row, column, strings.TrimPrefix(wrong.Error(), "toml: "))
	}
	return err
}

// tomlText is a text as TOML writes it.
func tomlText(s string) string { return oneLine(s) }

package main

import (
	"encoding/csv"
	"strconv"
	"strings"
	"time"

	"automode/internal/journal"
)

type logExport struct {
	picked `embed:""`
	Format string `enum:"jsonl,csv" default:"jsonl" placeholder:"FORMAT" suggest:"jsonl csv" help:"jsonl: one JSON object a line, all that was recorded. csv: one row a decision, for spreadsheets. (default: jsonl)"`
}

func (*logExport) Help() string {
	return `The oldest decision comes first. In CSV the first row names the columns; a field that a spreadsheet would take for a formula, as agents can write any, begins with an apostrophe.

Examples:

    automode log export --since 30d >decisions.jsonl
    automode log export --format csv --verdict deny >denied.csv`
}

// csvColumns are the columns of a row, and csvRow their values.
var csvColumns = [...]string{"time", "verdict", "agent", "session", "subagent", "tool", "mode", "project", "folder", "layer", "rule", "from", "outcome",
	"reason", "took_us", "call", "cut", "effects", "id", "build"}

// Run writes the decisions.
func (c *logExport) Run(p *program) error {
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	q, err := c.query()
	if err != nil {
		return err
	}
	dir := journal.Folder(state)
	if err := anyRecord(dir); err != nil {
		return err
	}
	write := func(e *journal.Entry) { (&screen{to: p.out, width: p.out.width}).json(e) } // one line each, on a terminal too
	end := func() {}
	if c.Format == "csv" {
		w := csv.NewWriter(p.out)
		w.UseCRLF = true
		w.Write(csvColumns[:])
		write = func(e *journal.Entry) { w.Write(csvRow(e)) }
		end = w.Flush
	}
	stats, err := journal.Read(dir, q.Filter(), func(e journal.Entry) error {
		if q.Match(&e) {
			write(&e)
		}
		return p.out.err
	})
	end()
	if p.out.err != nil {
		return p.out.err
	}
	if err != nil {
		return unreadable(dir, err)
	}
	tellTorn(stats.Torn)
	return nil
}

func csvRow(e *journal.Entry) []string {
	effects := make([]string, len(e.Effects))
	for i, x := range e.Effects {
		effects[i] = strings.TrimSpace(x.Word.String() + " " + x.Kind.String() + " " + x.Target)
	}
	cut := ""
	if e.Cut {
		cut = strconv.Itoa(e.Bytes)
	}
	row := []string{e.Time.Format(time.RFC3339Nano), e.Verdict.String(), e.Agent, e.Session, e.Subagent, e.Tool, e.Mode.String(), e.Root, e.Cwd,
		e.Layer, e.Rule, e.From, e.Outcome.String(), e.Person, strconv.FormatInt(e.TookMicros, 10), e.Text, cut, strings.Join(effects, "\n"), e.ID, e.Build}
	for i := range row {
		row[i] = inert(row[i])
	}
	return row
}

// inert puts an apostrophe in front of what a spreadsheet would take for a
// formula, also behind blanks that it cuts off and behind the signs of other
// widths that some of them read the same way.
func inert(field string) string {
	for line := range strings.Lines(field) {
		trimmed := strings.TrimLeft(line, " \t\r\n\v\f\u00a0\ufeff\"'")
		if trimmed != "" && strings.ContainsRune("=+-@|%＝＋－＠", []rune(trimmed)[0]) {
			return "'" + field
		}
	}
	if field != "" && strings.ContainsRune("\t\r\n", rune(field[0])) {
		return "'" + field
	}
	return field
}

package main

import (
	"bytes"
	"encoding/csv"
	"strings"
	"testing"

	"automode/internal/journal"
)

// No field of a row begins as a formula does, whatever an agent wrote.
func TestInert(t *testing.T) {
	for field, want := range map[string]string{
		"":                         "",
		"git status":               "git status",
		"a=b":                      "a=b",
		"=cmd|' /C calc'!A0":       "'=cmd|' /C calc'!A0",
		"+1":                       "'+1",
		"-rf":                      "'-rf",
		"@SUM(A1)":                 "'@SUM(A1)",
		"|calc":                    "'|calc",
		"%x":                       "'%x",
		" \t=1":                    "' \t=1",
		"\u00a0=1":                 "'\u00a0=1",
		"\"=1":                     "'\"=1",
		"'=1":                      "''=1",
		"\r=1":                     "'\r=1",
		"\tx":                      "'\tx",
		"echo a\n=HYPERLINK(\"\")": "'echo a\n=HYPERLINK(\"\")",
		"\uff1d1":                  "'\uff1d1",
	} {
		if got := inert(field); got != want {
			t.Errorf("%q becomes %q, want %q", field, got, want)
		}
	}
}

func FuzzCSV(f *testing.F) {
	f.Add("=1", "a\n\"b\",c")
	f.Fuzz(func(t *testing.T, text, person string) {
		e := journal.Entry{Text: text, Person: person, Tool: text, Rule: person}
		var b bytes.Buffer
		w := csv.NewWriter(&b)
		w.Write(csvRow(&e))
		w.Flush()
		rows, err := csv.NewReader(&b).ReadAll()
		if strings.Contains(text+person, "\r") {
			return // the reader makes newlines of them
		}
		if err != nil || len(rows) != 1 || len(rows[0]) != len(csvColumns) {
			t.Fatalf("%q: %v", rows, err)
		}
		for i, field := range rows[0] {
			if field != "" && strings.ContainsRune("=+-@\t", rune(field[0])) && csvColumns[i] != "time" {
				t.Errorf("%s is %q", csvColumns[i], field)
			}
		}
	})
}

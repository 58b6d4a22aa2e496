package main

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// The shell reads quoted words as the words that they were.
func TestQuoteWords(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("there is no bash to ask")
	}
	hard := []string{"plain", "", "two words", "it's", `"$HOME"`, "$(id)", "`id`", "a;b", "*", "~", "~/x", "#c", "a\nb", "{a,b}", "!x", "=ls", "a=b",
		"-x", "--", "\\", "é", "if", "[[", "a&b", "(x)", "<x", "a,b", "\x01"}
	words := append([]string{"printf", `%s\0`}, hard...)
	out, err := exec.Command(bash, "--norc", "-c", quoteWords(words)).Output()
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Split(strings.TrimSuffix(string(out), "\x00"), "\x00"); !slices.Equal(got, hard) {
		t.Errorf("%s\ngives %q\nwant  %q", quoteWords(words), got, hard)
	}
	// In front, words that mean something to the shell are quoted too.
	for _, w := range []string{"A=1", "if", "time", "!", "{", "[["} {
		if got := quoteWords([]string{w, "x"}); got != "'"+w+"' x" {
			t.Errorf("%s: %s", w, got)
		}
	}
	if got := quoteWords([]string{"dd", "if=/dev/zero", "of=a"}); got != "dd if=/dev/zero of=a" {
		t.Error(got)
	}
}

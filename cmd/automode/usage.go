package main

import (
	"errors"
	"regexp"
	"strings"

	"github.com/alecthomas/kong"
)

// usageError makes an error in the command line one that a person can read, with
// where to read on.
func usageError(err error) error {
	hint := "run automode --help to see the commands"
	if parse, ok := errors.AsType[*kong.ParseError](err); ok && parse.Context != nil {
		if node := parse.Context.Selected(); node != nil {
			hint = "run " + node.FullPath() + " --help for its options and examples"
		}
	}
	return advice{errors.New(plainly(err.Error())), hint}
}

// wordings are what the library says of a command line, and what a person is
// told. The first that fits counts.
var wordings = []struct{ theirs, ours string }{
	{`^expected "?<(\w+)>"?.*$`, "the word that says which $1 is missing"},
	{`^expected one of (.*)$`, "a further word is missing: one of $1"},
	{`^missing flags: (.*)$`, "$1 is missing"},
	{`^(-\S+): (?:expected \S+ value|missing value.*?|expected .*) but got "EOL" \(<EOL>\)$`, "$1 needs a value behind it"},
	{`^(-\S+): expected a valid \d+ bit u?int but got (".*")$`, "$1 takes a whole number, not $2"},
	{`^(-\S+): expected duration but got (".*"): .*$`, "$1 takes a duration, as 90s, 30m or 2h, not $2"},
	{`^(-\S+): bool value must be .* but got (".*")$`, "$1 takes no value; leave out $2"},
	{`^<(\w+)> must be one of (.*) but got (".*")$`, "the $1 must be one of $2, not $3"},
	{`^(-\S+) must be one of (.*) but got (".*")$`, "$1 must be one of $2, not $3"},
	{`^unexpected argument (\S+?)(, did you mean .*)?$`, "there is no command or place for $1$2"},
	{`^(-.*) can't be used together$`, "$1 cannot be used together"},
	{`^unknown flag (.*)$`, "there is no option $1"},
}

// plainly puts an error of the library into our words; one that is not known
// stays as it is.
func plainly(text string) string {
	for _, w := range wordings {
		if re := regexp.MustCompile(w.theirs); re.MatchString(text) {
			return strings.ReplaceAll(re.ReplaceAllString(text, w.ours), `","`, `", "`)
		}
	}
	return text
}

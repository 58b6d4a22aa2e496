package compose

import (
	"fmt"
	"strings"

	"automode/internal/understand/recipe"
)

// environment reads the files that variables are from, and which compose files those name.
func (c *composer) environment() {
	files := c.s.EnvFiles
	switch list, found := c.s.Env("COMPOSE_ENV_FILES"); {
	case c.s.Named:
		c.named = true
	case found == recipe.Whole && list != "":
		c.named, files = true, strings.Split(list, ",")
	case found == recipe.Closed:
		c.unread("where the variables of the compose file are from is not known")
	}
	if _, found := c.s.Env("COMPOSE_DISABLE_ENV_FILE"); found != recipe.Missing {
		c.unread("whether .env is read is not known")
	}
	if !c.named {
		files = []string{".env"}
	}
	for _, f := range files {
		c.dotenv(c.join(c.s.Dir, f), false)
	}
	_, by := c.s.Env("COMPOSE_PATH_SEPARATOR")
	switch list, _ := c.variable("COMPOSE_FILE"); {
	case c.unsure("COMPOSE_FILE") || list != "" && (by != recipe.Missing || c.env["COMPOSE_PATH_SEPARATOR"] != ""):
		c.unread("which compose files are taken is not known")
	case list != "":
		c.other = strings.Split(list, ":")
	}
}

// dotenv reads the variables that a file like .env sets. Of a line that is more than a name
// and a plain value the value is not known, nor is one that two files set. One that is
// included sets them for itself alone.
func (c *composer) dotenv(name string, included bool) {
	text, found := c.s.Read(name)
	if found == recipe.Closed {
		c.unread("the variables of the compose file cannot be read")
	}
	says := map[string]string{}
	for line := range strings.Lines(strings.TrimPrefix(text, "\ufeff")) {
		line = strings.TrimSpace(line)
		if rest, is := strings.CutPrefix(line, "export"); is && strings.TrimSpace(rest) != rest {
			line = strings.TrimSpace(rest)
		}
		i := strings.IndexAny(line, "=:")
		if i < 0 || line[0] == '#' {
			continue
		}
		value := strings.TrimSpace(line[i+1:])
		if value != "" && strings.Contains("'\"", value[:1]) && strings.Count(value, value[:1]) == 1 {
			c.unread("a variable of the compose file goes over several lines")
		}
		says[strings.TrimSpace(line[:i])] = plainValue(value) // the last one counts
	}
	for name, value := range says {
		if before, set := c.env[name]; set && included {
			continue
		} else if included || set && before != value {
			value = "$"
		}
		c.env[name] = value
	}
}

// plainValue is a value without its quotes; "$" stands for one that is not plain.
func plainValue(s string) string {
	if n := len(s); n > 1 && s[0] == s[n-1] && (s[0] == '"' || s[0] == '\'') {
		s = s[1 : n-1]
	}
	if strings.ContainsAny(s, "$\\\"'#`") {
		return "$"
	}
	return s
}

// variable is what a variable of the environment or of .env holds.
func (c *composer) variable(name string) (value string, found bool) {
	if v, is := c.s.Env(name); is != recipe.Missing {
		return v, is == recipe.Whole
	}
	v, is := c.env[name]
	return v, is && v != "$"
}

// unsure reports whether a variable is set to what nobody knows.
func (c *composer) unsure(name string) bool {
	_, is := c.s.Env(name)
	return is == recipe.Closed || is == recipe.Missing && c.env[name] == "$"
}

// text is a value with its variables put in; ok is false where one of them is not known.
func (c *composer) text(value any) (text string, ok bool) {
	switch value.(type) {
	case nil:
		return "", true
	case map[string]any, map[any]any, []any:
		return "", false
	}
	return c.expanded(fmt.Sprint(value), 0)
}

func (c *composer) expanded(s string, depth int) (string, bool) {
	var b strings.Builder
	for {
		before, after, more := strings.Cut(s, "$")
		b.WriteString(before)
		switch {
		case !more:
			return b.String(), true
		case depth > 8:
			return "", false
		case strings.HasPrefix(after, "$"):
			b.WriteByte('$')
			s = after[1:]
			continue
		}
		inner, rest := "", ""
		if strings.HasPrefix(after, "{") {
			end := closing(after)
			if end < 0 {
				return "", false
			}
			inner, rest = after[1:end], after[end+1:]
		} else {
			n := nameEnd(after)
			inner, rest = after[:n], after[n:]
		}
		v, ok := c.parameter(inner, depth)
		if !ok {
			return "", false
		}
		b.WriteString(v)
		s = rest
	}
}

// parameter is what stands between the braces of ${…}.
func (c *composer) parameter(inner string, depth int) (string, bool) {
	n := nameEnd(inner)
	name, op := inner[:n], inner[n:]
	if name == "" {
		return "", false
	}
	value, known := c.variable(name)
	if c.unsure(name) {
		return "", false
	}
	colon := strings.HasPrefix(op, ":")
	if op = strings.TrimPrefix(op, ":"); op == "" {
		return value, known && !colon
	}
	there := known && (value != "" || !colon)
	switch op[0] {
	case '-':
		if !there {
			return c.expanded(op[1:], depth+1)
		}
		return value, true
	case '?':
		return value, there
	case '+':
		if there {
			return c.expanded(op[1:], depth+1)
		}
		return "", false // whoever starts it may have set it
	}
	return "", false
}

func nameEnd(s string) int {
	for i, r := range s {
		if r != '_' && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (i == 0 || r < '0' || r > '9') {
			return i
		}
	}
	return len(s)
}

// closing is where the brace that a text begins with is closed; -1: nowhere.
func closing(s string) int {
	open := 0
	for i := range len(s) {
		switch s[i] {
		case '{':
			open++
		case '}':
			if open--; open == 0 {
				return i
			}
		}
	}
	return -1
}

//go:build !lean

package recipe

import (
	"path"
	"slices"
	"strings"

	"automode/internal/commands"
)

// run adds the steps of a recipe.
func (j *justfile) run(r *justRecipe, args []string, depth int) {
	if j.work++; depth > 30 || j.work > 5000 {
		j.cannot("its recipes call each other too deep to be followed")
		return
	}
	vars := map[string]string{}
	for n, v := range j.vars {
		vars[n] = v
	}
	var b strings.Builder
	for _, a := range j.assigned {
		if _, all := j.setting("export"); (all || a.export) && plainName(a.name) {
			b.WriteString("export " + a.name + "=" + quotedAround(j.vars[a.name]) + "\n")
		}
	}
	var positional []string
	for i, p := range r.params {
		v := args[i]
		if v == "" && p.given {
			v = j.text(p.fallback, vars)
		}
		vars[p.name] = v
		positional = append(positional, quotedAround(v))
		if p.export && plainName(p.name) {
			b.WriteString("export " + p.name + "=" + quotedAround(v) + "\n")
		}
	}
	dir := j.src.Dir
	if v, on := j.setting("working-directory"); on {
		dir = j.folder(dir, j.text(v, vars))
	}
	script := ""
	for _, a := range r.attributes {
		switch name := strings.Trim(strings.SplitN(a, "(", 2)[0], "[] "); {
		case strings.HasPrefix(name, "no-cd"):
			dir = j.src.Cwd
		case strings.HasPrefix(name, "working-directory"):
			_, v, _ := strings.Cut(strings.TrimSuffix(a, "]"), ":")
			dir = j.folder(r.dir, j.text(v, vars))
		case name == "script":
			script = "#!/bin/sh"
			if strings.Contains(a, "(") {
				j.cannot("a script of another language")
				return
			}
		case name == "positional-arguments":
			j.settings = append(j.settings, Set{name, ""})
		case strings.ContainsAny(name, ",:"):
			j.cannot("attributes of a recipe that are not read")
		}
	}
	j.depends(r.deps, vars, depth)
	if v, on := j.setting("positional-arguments"); on && v != "false" {
		b.WriteString("set -- " + strings.Join(positional, " ") + "\n")
	}
	j.body(r, vars, b.String(), dir, script)
	j.depends(r.after, vars, depth)
}

func (j *justfile) folder(dir, name string) string {
	switch {
	case vague(name):
		j.cannot("in which folder it runs is not known")
		return dir
	case path.IsAbs(name):
		return path.Clean(name)
	}
	return path.Clean(dir + "/" + name)
}

// depends runs what a recipe depends on: names, and names with arguments in
// brackets.
func (j *justfile) depends(list string, vars map[string]string, depth int) {
	e := justExpr{j: j, rest: list, vars: vars}
	for e.blanks(); e.rest != ""; e.blanks() {
		inside := e.take("(")
		e.blanks()
		name := e.name()
		for name != "" && e.take("::") {
			name += "::" + e.name()
		}
		var args []string
		if inside {
			for e.blanks(); e.rest != "" && e.rest[0] != ')' && !e.wrong; e.blanks() {
				args = append(args, e.expr(0))
			}
			e.take(")")
		}
		if name == "" || e.wrong || j.call(name, args, depth+1) < 0 {
			j.cannot("what a recipe depends on is not known")
			return
		}
	}
}

// body adds a recipe's own lines: each in a shell of its own, or all as one
// script.
func (j *justfile) body(r *justRecipe, vars map[string]string, front, dir, script string) {
	lines := slices.Clone(r.body)
	deep := -1
	for i, l := range lines {
		if strings.TrimSpace(l) == "" {
			lines[i] = ""
			continue
		}
		if deep < 0 {
			deep = len(l) - len(strings.TrimLeft(l, " \t"))
		}
		lines[i] = l[min(deep, len(l)-len(strings.TrimLeft(l, " \t"))):]
	}
	text := j.fill(strings.TrimRight(strings.Join(lines, "\n"), "\n"), vars)
	give := func(s string) {
		if len(s) > maxText/4 {
			j.cannot("a line of it is too long to be followed")
			return
		}
		out, takes := j.finish(s)
		j.plan.add(Step{Task: j.label, Text: out, Takes: takes, Dir: dir})
	}
	if strings.HasPrefix(text, "#!") || script != "" {
		if strings.HasPrefix(text, "#!") && !shellText(text) {
			line, _, _ := strings.Cut(text, "\n")
			if strings.Contains(line, "python") {
				give(front + "python3 -c " + quotedAround(text))
			} else {
				j.cannot("a script of another language")
			}
			return
		}
		give(front + text)
		return
	}
	shell := ""
	if v, on := j.setting("shell"); on {
		shell = j.shellOf(v)
	}
	for line := range strings.SplitSeq(strings.ReplaceAll(text, "\\\n", ""), "\n") {
		line, _ = prefixes(line, true)
		if strings.TrimSpace(line) == "" {
			continue
		}
		if shell != "" {
			line = shell + " " + quotedAround(line)
		}
		give(front + line)
	}
}

// shellOf is the shell that lines are handed to; empty when it reads them as
// every shell does.
func (j *justfile) shellOf(setting string) string {
	var words []string
	e := justExpr{j: j, rest: strings.Trim(strings.TrimSpace(setting), "[]")}
	for e.rest != "" {
		s, _, ok := e.quoted()
		if !ok {
			break
		}
		words = append(words, s)
		e.rest = strings.TrimLeft(e.rest, " ,\t\n")
	}
	if len(words) > 0 && commands.RunsRecipes(words[0], strings.ReplaceAll(strings.Join(words[1:], " "), "-cu", "-uc")) {
		return ""
	}
	for i := range words {
		words[i] = quoted(words[i])
	}
	return strings.Join(words, " ")
}

// fill puts in what stands in double braces.
func (j *justfile) fill(s string, vars map[string]string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(s, "{{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		if strings.HasPrefix(rest, "{{") {
			b.WriteString("{{")
			s = rest[2:]
			continue
		}
		e := justExpr{j: j, rest: rest, vars: vars}
		v := e.expr(0)
		e.blanks()
		if j.work++; e.wrong || !e.take("}}") || j.work > 20_000 || b.Len() > maxText {
			j.cannot("an expression that is not read")
			return b.String() + j.add(part{})
		}
		b.WriteString(v)
		s = e.rest
	}
}

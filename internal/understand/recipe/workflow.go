//go:build !lean

package recipe

import (
	"path"
	"slices"
	"strings"
)

// A workflow of GitHub Actions runs its steps on a machine of GitHub's, with what the
// project's repository gives them. It is read where all of its keys are these, it begins
// only on what happens in the repository itself, it may change nothing there, and the
// actions that it takes are GitHub's own and only set up; what its steps run is judged.

// workflowKeys say when, where and under which name something runs.
var workflowKeys = settings{
	form: inYAML,
	mere: []keys{
		{"", "name on.push on.pull_request on.workflow_dispatch on.merge_group on.push.branches on.push.branches-ignore on.push.paths on.push.paths-ignore on.push.tags on.pull_request.branches on.pull_request.paths on.pull_request.paths-ignore on.pull_request.types on.schedule.cron concurrency concurrency.group concurrency.cancel-in-progress"},
		{"jobs.*", "name needs if timeout-minutes continue-on-error strategy.fail-fast strategy.max-parallel strategy.matrix.** steps.name steps.id steps.if steps.timeout-minutes"},
		{"jobs.*.steps.with", "node-version node-version-file go-version go-version-file python-version python-version-file java-version distribution dotnet-version cache cache-dependency-path check-latest architecture fetch-depth key restore-keys"},
	},
}

const (
	workflowEvents   = " push pull_request workflow_dispatch merge_group "
	workflowMachines = " ubuntu-latest ubuntu-24.04 ubuntu-22.04 macos-latest macos-15 macos-14 macos-13 " // those where a step is a text for bash
	workflowActions  = " actions/checkout actions/setup-node actions/setup-go actions/setup-python actions/setup-java actions/setup-dotnet actions/cache "
)

// isWorkflow reports whether a file lies where workflows do.
func isWorkflow(p string) bool {
	dir := path.Dir(p)
	return path.Base(dir) == "workflows" && path.Base(path.Dir(dir)) == ".github" && (path.Ext(p) == ".yml" || path.Ext(p) == ".yaml")
}

// writtenWorkflow is what the steps run that are new. ok is false where something else
// than these keys stands in the file.
func writtenWorkflow(now, then Source) (steps []Step, ok bool) {
	all, ok := workflowKeys.read(now.Text)
	if !ok || len(all) == 0 {
		return nil, false
	}
	old, ok := workflowKeys.read(then.Text)
	if !ok {
		old = nil // whatever it was, nothing of it stays but what stands in the new text
	}
	for _, key := range sorted(all) {
		values, parts := all[key], strings.Split(key, ".")
		if slices.ContainsFunc(values, func(v string) bool { return !plainExpressions(v) }) {
			return nil, false
		}
		switch last := parts[len(parts)-1]; {
		case key == "on":
			ok = allIn(values, workflowEvents)
		case last == "permissions" && (len(parts) == 1 || len(parts) == 3):
			ok = allIn(values, " read-all {} ")
		case len(parts) > 1 && parts[len(parts)-2] == "permissions":
			ok = allIn(values, " read none ")
		case len(parts) == 3 && last == "runs-on":
			for _, v := range values {
				if matrix, by := strings.CutPrefix(v, "${{"); by {
					name := strings.TrimSpace(strings.TrimSuffix(matrix, "}}"))
					hosts := all[parts[0]+"."+parts[1]+".strategy."+name]
					ok = ok && len(hosts) > 0 && allIn(hosts, workflowMachines)
					for k := range all {
						ok = ok && !strings.HasPrefix(k, parts[0]+"."+parts[1]+".strategy.matrix.include") // it may name others
					}
				} else {
					ok = ok && allIn([]string{v}, workflowMachines)
				}
			}
		case len(parts) == 4 && parts[2] == "steps" && last == "uses":
			for _, v := range values {
				name, version, has := strings.Cut(v, "@")
				ok = ok && has && strings.Trim(version, "v0123456789.") == "" && allIn([]string{name}, workflowActions)
			}
		case len(parts) == 4 && parts[2] == "steps" && last == "run":
			for _, v := range values {
				if strings.Contains(v, "${{") {
					return nil, false // what is put there becomes a part of the text
				}
				if !slices.Contains(old[key], v) {
					steps = append(steps, Step{Text: v})
				}
			}
		default:
			ok = isListed(workflowKeys.mere, parts)
		}
		if !ok {
			return nil, false
		}
	}
	return steps, true
}

// allIn reports whether each value is one of a list.
func allIn(values []string, list string) bool {
	return !slices.ContainsFunc(values, func(v string) bool { return v == "" || !strings.Contains(list, " "+v+" ") })
}

// plainExpressions reports whether what is computed in a value is of the matrix, the
// machine or the names of files, and no secret.
func plainExpressions(v string) bool {
	for {
		_, behind, has := strings.Cut(v, "${{")
		if !has {
			return true
		}
		expression, rest, closed := strings.Cut(behind, "}}")
		word := strings.TrimSpace(expression)
		if !closed || !strings.HasPrefix(word, "matrix.") && !strings.HasPrefix(word, "runner.os") && !strings.HasPrefix(word, "hashFiles(") && word != "github.ref" && word != "github.workflow" || strings.Contains(word, "secrets") {
			return false
		}
		v = rest
	}
}

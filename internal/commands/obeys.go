package commands

// obeyed are the files in which programs find what they run, beside those that
// every build finds its recipes in: pages' and pictures' settings, rules of a build,
// descriptions of machines. Most are written every day and run later.
var obeyed = [...]struct{ programs, files string }{
	{"bazel bazelisk buck2 pants", "BUILD WORKSPACE BUCK BUILD.bazel WORKSPACE.bazel MODULE.bazel"},
	{"mkdocs", "mkdocs.yml mkdocs.yaml"},
	{"jekyll", "_config.yml _config.yaml _config.toml"},
	{"eleventy", ".eleventy.js eleventy.config.js eleventy.config.mjs eleventy.config.cjs"},
	{"terraform tofu terragrunt", "main.tf terraform.tf providers.tf versions.tf data.tf"},
}

// Obeyed returns the names of files by which a program is told what to run, with
// blanks between them, or "".
func Obeyed(program string) string {
	for i := range obeyed {
		if named(obeyed[i].programs, program) {
			return obeyed[i].files
		}
	}
	return ""
}

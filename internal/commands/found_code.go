//go:build !lean

package commands

import (
	"path"
	"strings"
)

// Files that programs find by their names, and what is in them.

// foundLangs are names of files of code that say so by no ending.
var foundLangs = [...]struct {
	lang  Lang
	names string
}{
	{Ruby, "Rakefile rakefile Gemfile Guardfile Podfile Fastfile Appfile Matchfile Dangerfile Capfile Thorfile Steepfile .irbrc .pryrc .simplecov *.gemspec *.rake *.podspec config.ru"},
	{Python, "SConstruct SConscript wscript Snakefile *.smk *.pth"},
	{Shell, ".envrc .envrc.local configure gradlew mvnw"},
	{JavaScript, "Jakefile jakefile .pnp.cjs .pnpmfile.cjs"},
	{Perl, "Makefile.PL Build.PL cpanfile"},
	{Ex, ".vimrc _vimrc .gvimrc .exrc _exrc .nvimrc .lvimrc .gdbinit"},
	{Native, "*.gradle *.sbt .Rprofile .ocamlinit .ghci .lintr *.nims dune"},
}

// hookFolders are what folders are called whose files git starts.
const hookFolders = ".husky .githooks .git-hooks hooks"

// taskFolders are what folders are called whose files are tasks.
const taskFolders = "mise-tasks .mise-tasks tasks"

// FoundLang is the language of a file of code that programs find by its name; false where
// it is none, or only its first line says it.
func FoundLang(p string) (Lang, bool) {
	name, folder := path.Base(p), path.Base(path.Dir(p))
	for i := range foundLangs {
		if namedLike(foundLangs[i].names, name) {
			return foundLangs[i].lang, true
		}
	}
	if lang, ok := SourceLang(name); ok {
		return lang, true
	}
	return Shell, path.Ext(name) == "" && (named(hookFolders, folder) || named(taskFolders, folder))
}

// StartedByGit reports whether git, or what git's hooks start, finds commands in a file.
func StartedByGit(p string) bool {
	return named(hookFolders, path.Base(path.Dir(p))) || namedLike(".pre-commit-config.yaml *lefthook*.* .overcommit.yml .lintstagedrc* .huskyrc* .simple-git-hooks.* .gitattributes", path.Base(p))
}

// LoadedUnasked reports whether a program loads a file of that name wherever it lies in
// what it looks through, although no settings name it.
func LoadedUnasked(name string) bool {
	return namedLike("sitecustomize.py usercustomize.py *.pth", name)
}

// Files of recipes that are followed task by task, what is only data, and what runs in a
// container or at a forge.
const (
	followed = "package.json makefile gnumakefile makefile.* *.mk justfile .justfile *.just taskfile.* mise.toml .mise.toml mise.*.toml" +
		" *.lock *-lock.json *-lock.yaml npm-shrinkwrap.json bun.lockb go.sum go.mod cargo.toml requirements*.txt constraints*.txt"
	inContainers = "dockerfile* *.dockerfile containerfile* *compose*.y*ml docker-bake.* earthfile vagrantfile tiltfile skaffold.yaml .gitpod.yml .replit .devcontainer.json devcontainer.json helmfile.y*ml"
	atForges     = "*.gitlab-ci.yml .travis.yml azure-pipelines*.yml jenkinsfile* bitbucket-pipelines.yml codemagic.yaml bitrise.yml .zuul.yaml .build.yml *appveyor.yml .drone.yml .woodpecker.yml cloudbuild.yaml buildspec.yml .cirrus.yml action.y*ml" +
		" vercel.json netlify.toml wrangler.* render.yaml fly.toml serverless.yml app.yaml .goreleaser* goreleaser.y*ml"
	// Installed packages are read where code loads them.
	otherFolders = "node_modules .venv venv .github .gitlab .circleci .buildkite .woodpecker .forgejo .gitea .teamcity .azure-pipelines .tekton .semaphore .builds .ci .devcontainer"
)

// ReadOrElsewhere reports whether what a file has programs run is followed, or runs in a
// container or at a forge.
func ReadOrElsewhere(p string) bool {
	for part := range strings.SplitSeq(path.Dir(p), "/") {
		if named(otherFolders, part) {
			return !named("bin .bin", path.Base(path.Dir(p))) // programs are started by their names
		}
	}
	name := strings.ToLower(path.Base(p))
	return namedLike(followed, name) || namedLike(inContainers, name) || namedLike(atForges, name)
}

// namedLike reports whether one of the patterns is of a name. A "*" stands for anything.
func namedLike(patterns, name string) bool {
	for p := range strings.FieldsSeq(patterns) {
		if ok, err := path.Match(p, name); err == nil && ok {
			return true
		}
	}
	return false
}

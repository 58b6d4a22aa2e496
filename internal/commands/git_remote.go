package commands

import (
	"strings"

	"automode"
)

var gitCloneArgs = []Arg{{At: First, Role: Pulls, Why: "copies the repository"}, {At: Second, Role: Unpacks, Why: "puts the repository there"}}

var gitCloneFlags = []Flag{
	{Names: "-u= --upload-pack=", Value: RunsTool, Why: "starts this on the other side"},
	{Names: "--template=", Value: Loads, Why: "copies hooks from that folder"},
	{Names: "--separate-git-dir=", Value: WritesTree, Why: "puts the repository there"},
	{Names: "--reference= --reference-if-able=", Value: ReadsTree},
	{Names: "--bundle-uri=", Value: Pulls, Why: "fetches a bundle"},
	{Names: "-c= --config=", Value: Data}, // gitInvocation
	{Names: "--recurse-submodules[=] --recursive[=]", Value: Data, Why: "copies the repositories that this one names",
		Does: []Do{{Kind: automode.Fetch, Target: "the submodules' remotes"}}},
	{Names: "--branches --revision= --ref-format= --no-reference --no-recurse-submodules -v --verbose -q --quiet " +
		"--progress --reject-shallow -n --no-checkout --bare --mirror -l --local --no-hardlinks -s --shared -j= --jobs= " +
		"--dissociate -o= --origin= -b= --branch= --depth= --shallow-since= --shallow-exclude= --single-branch --no-tags " +
		"--shallow-submodules --server-option= -4 --ipv4 -6 --ipv6 --filter= --also-filter-submodules --remote-submodules " +
		"--sparse --naked --checkout --hardlinks --tags --no-verbose --no-quiet --no-progress --no-reject-shallow " +
		"--no-bare --no-naked --no-mirror --no-local --no-shared --no-jobs --no-dissociate --no-origin --no-branch " +
		"--no-depth --no-shallow-since --no-shallow-exclude --no-single-branch --no-shallow-submodules --no-server-option " +
		"--no-ipv4 --no-ipv6 --no-filter --no-also-filter-submodules --no-remote-submodules --no-sparse", Value: Data},
}

var gitInitFlags = []Flag{
	{Names: "--template=", Value: Loads, Why: "copies hooks from that folder"},
	{Names: "--separate-git-dir=", Value: WritesTree, Why: "puts the repository there",
		Does: []Do{{Kind: automode.Configure, Target: "where the repository lies", Why: "moves the repository that there is"}}},
	{Names: "--shared[=]", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "the repository's files"}}, Why: "lets others of this machine write them"},
	{Names: "--ref-format= --bare -q --quiet -b= --initial-branch= --object-format= --no-bare --no-quiet " +
		"--no-initial-branch --no-object-format", Value: Data},
}

var gitFetchDoes = []Do{
	{Kind: automode.Keep, Target: "."},
	{Kind: automode.Fetch, Target: ItsRemote, When: &When{Args: "0"}, Why: "fetches commits"},
}

var gitFetchArgs = []Arg{{At: First, Role: Pulls, Why: "fetches commits"}, {At: Rest, Role: Data}}

var gitFetchFlags = []Flag{
	{Names: "--upload-pack=", Value: RunsTool, Why: "starts this on the other side"},
	{Names: "-m --multiple"}, // fetches from each of them
	{Names: "-f --force -u --update-head-ok", Why: "moves branches that exist", Does: []Do{{Kind: automode.Lose, Target: "the branches' commits"}}},
	{Names: "-p --prune"},
	{Names: "-P --prune-tags", Why: "removes tags that the remote has not", Does: []Do{{Kind: automode.Lose, Target: "tags"}}},
	{Names: "--porcelain --no-all --no-shallow-since --no-prefetch --no-write-fetch-head -v --verbose -q --quiet " +
		"--all --set-upstream -a --append --atomic -t --tags -n -j= --jobs= --prefetch --recurse-submodules[=] " +
		"--dry-run --write-fetch-head -k --keep --progress --depth= --shallow-since= --shallow-exclude= --deepen= " +
		"--unshallow --refetch --update-shallow --refmap= -o= --server-option= -4 --ipv4 -6 --ipv6 --negotiation-tip= " +
		"--negotiate-only --filter= --auto-maintenance --auto-gc --show-forced-updates --write-commit-graph --stdin " +
		"--submodule-prefix= --recurse-submodules-default= --no-verbose --no-quiet --no-set-upstream --no-append " +
		"--no-atomic --no-tags --no-jobs --no-prune --no-recurse-submodules --no-dry-run --no-keep --no-progress " +
		"--no-depth --no-shallow-exclude --no-deepen --no-submodule-prefix --no-recurse-submodules-default " +
		"--no-update-shallow --no-server-option --no-ipv4 --no-ipv6 --no-negotiation-tip --no-negotiate-only --no-filter " +
		"--no-auto-maintenance --no-auto-gc --no-show-forced-updates --no-write-commit-graph --no-stdin", Value: Data},
}

var gitPullDoes = []Do{
	{Kind: automode.Keep, Target: "."},
	{Kind: automode.Fetch, Target: ItsRemote, When: &When{Args: "0"}, Why: "fetches commits"},
}

var gitPullArgs = []Arg{{At: First, Role: Pulls, Why: "fetches commits"}, {At: Rest, Role: Data}}

var gitPullFlags = []Flag{
	{Names: "-p --prune"},
	{Names: "--upload-pack=", Value: RunsTool, Why: "starts this on the other side"},
	{Names: "-f --force", Why: "moves branches that exist", Does: []Do{{Kind: automode.Lose, Target: "the branches' commits"}}},
	{Names: "--no-verify", Why: "skips the checks before a commit", Does: []Do{{Kind: automode.Weaken, Target: "the merge hooks"}}},
	{Names: "-v --verbose -q --quiet --progress --recurse-submodules[=] -r[=] --rebase[=] -n --stat --log[=] " +
		"--signoff[=] --squash --commit -e --edit --atomic --negotiate-only --prefetch --cleanup= --ff --ff-only --verify --verify-signatures --autostash -s= " +
		"--strategy= -X= --strategy-option= -S[=] --gpg-sign[=] --allow-unrelated-histories --all -a --append -t --tags " +
		"-j= --jobs= --dry-run -k --keep --depth= --shallow-since= --shallow-exclude= --deepen= " +
		"--unshallow --update-shallow --refmap= -o= --server-option= -4 --ipv4 -6 --ipv6 --negotiation-tip= " +
		"--show-forced-updates --set-upstream --summary --no-verbose --no-quiet --no-progress --no-recurse-submodules " +
		"--no-rebase --no-stat --no-summary --no-log --no-signoff --no-squash --no-commit --no-edit --no-cleanup --no-ff " +
		"--no-verify-signatures --no-autostash --no-strategy --no-strategy-option --no-gpg-sign " +
		"--no-allow-unrelated-histories --no-all --no-append --no-tags --no-prune --no-jobs --no-dry-run --no-keep " +
		"--no-depth --no-shallow-since --no-shallow-exclude --no-deepen --no-update-shallow --no-server-option --no-ipv4 " +
		"--no-ipv6 --no-negotiation-tip --no-show-forced-updates --no-set-upstream", Value: Data},
}

var gitPushDoes = []Do{{Kind: automode.Publish, Target: ItsRemote, When: &When{Args: "0", Without: "--repo"}, Why: "publishes commits"}}

var gitPushArgs = []Arg{{At: First, Role: Pushes, Why: "publishes commits"}, {At: Rest, Role: Data}}

var gitPushFlags = []Flag{
	{Names: "-f --force --force-with-lease[=] --mirror -d --delete --prune", Value: Data, Adds: automode.Rewrites},
	{Names: "--all --branches", Why: "publishes every branch", Does: []Do{{Kind: automode.Publish, Target: "every branch"}}},
	{Names: "--tags --follow-tags", Why: "publishes tags", Does: []Do{{Kind: automode.Publish, Target: "tags"}}},
	{Names: "-n --dry-run"},
	{Names: "--recurse-submodules=", Value: Data, Why: "publishes the submodules' commits", Does: []Do{{Kind: automode.Publish, Target: "the submodules"}}},
	{Names: "--repo=", Value: Pushes, Why: "publishes commits"},
	{Names: "--receive-pack= --exec=", Value: RunsTool, Why: "starts this on the other side"},
	{Names: "--no-verify", Why: "skips the checks before a push", Does: []Do{{Kind: automode.Weaken, Target: "the push hook"}}},
	{Names: "--force-if-includes --no-follow-tags --no-recurse-submodules -v --verbose -q --quiet --porcelain --thin " +
		"-u --set-upstream --progress --signed[=] --atomic -o= --push-option= -4 --ipv4 -6 --ipv6 --verify --no-verbose " +
		"--no-quiet --no-porcelain --no-force-if-includes --no-thin --no-set-upstream --no-progress --no-signed " +
		"--no-atomic --no-push-option --no-ipv4 --no-ipv6", Value: Data},
}

var gitRemoteRows = []Row{
	{Names: "add", Does: []Do{{Kind: automode.Keep, Target: "."}, {Kind: automode.Keep, Target: TheRemotes}}, Args: gitWords, Flags: []Flag{
		{Names: "-f --fetch", Why: "fetches commits at once", Does: []Do{{Kind: automode.Fetch, Target: "the new remote"}}},
		{Names: "--tags -t= --track= -m= --master= --mirror[=] --no-tags --no-track --no-master --no-mirror", Value: Data},
	}},
	{Names: "get-url", Does: gitLooks, Args: gitWords, Flags: []Flag{{Names: "--push --all"}}},
	{Names: "show", Does: gitLooks, Args: []Arg{{At: Each, Role: Pulls, When: &When{Without: "-n"}, Why: "asks the remote what it has"}, {At: Each, Role: Data, When: &When{With: "-n"}}},
		Flags: []Flag{{Names: "-n"}}},
	{Names: "set-url rename remove rm", Refine: gitRepoSettings, Args: gitWords, Flags: []Flag{{Names: "--push --add --delete --progress --no-progress"}}},
	{Names: "set-head", Does: gitKeeps, Args: []Arg{{At: First, Role: Pulls, When: &When{With: "-a"}, Why: "asks the remote what it has"}, {At: Each, Role: Data}},
		Flags: []Flag{{Names: "-a --auto -d --delete"}}},
	{Names: "set-branches", Does: gitKeeps, Args: gitWords, Flags: []Flag{{Names: "--add"}}},
	{Names: "prune update", Refine: gitManyRemotes,
		Does: []Do{{Kind: automode.Keep, Target: "."}, {Kind: automode.Fetch, Target: "its remotes", When: &When{Args: "0"}, Why: "fetches commits"}},
		Args: []Arg{{At: Each, Role: Pulls, Why: "fetches commits"}}, Flags: []Flag{{Names: "-n --dry-run -p --prune"}}},
}

var gitLsRemoteDoes = []Do{
	{Kind: automode.Read, Target: "."},
	{Kind: automode.Fetch, Target: ItsRemote, When: &When{Args: "0", Without: "--get-url"}, Why: "asks the remote what it has"},
}

var gitLsRemoteArgs = []Arg{{At: First, Role: Pulls, Why: "asks the remote what it has"}, {At: Rest, Role: Data}}

var gitLsRemoteFlags = []Flag{
	{Names: "--upload-pack= --exec=", Value: RunsTool, Why: "starts this on the other side"},
	{Names: "--get-url", Cancels: NoFetch},
	{Names: "-h --heads -b --branches --no-branches -q --quiet -t --tags --refs --sort= --exit-code --symref -o= " +
		"--server-option= --no-quiet --no-tags --no-heads --no-refs --no-sort --no-exit-code --no-symref " +
		"--no-server-option", Value: Data},
}

var gitSubmoduleRows = []Row{
	{Names: "add", Does: gitKeeps, Refine: gitSubmoduleAdded,
		Args: []Arg{{At: First, Role: Pulls, Why: "copies the repository"}, {At: Second, Role: Unpacks, Why: "puts the repository there"}},
		Flags: []Flag{
			{Names: "--reference=", Value: ReadsTree},
			{Names: "-b= --branch= -f --force --name= --depth= --dissociate --progress --ref-format=", Value: Data},
		}},
	{Names: "update", Refine: gitDo, Args: gitWords,
		Does: []Do{{Kind: automode.Keep, Target: "."}, {Kind: automode.Fetch, Target: "the submodules' remotes", Why: "fetches commits"}},
		Flags: []Flag{
			{Names: "-N --no-fetch", Cancels: NoFetch},
			{Names: "-f --force", Why: "throws changes away", Does: []Do{{Kind: automode.Lose, Target: ".", Extent: automode.Tree}}},
			{Names: "--reference=", Value: ReadsTree},
			{Names: "--init --remote --checkout --merge --rebase --recursive --depth= --recommend-shallow --no-recommend-shallow -j= --jobs= " +
				"--single-branch --no-single-branch --filter= --progress --dissociate", Value: Data},
		}},
	{Names: "set-url", Refine: gitRepoSettings, Args: gitWords},
	{Names: "init sync set-branch absorbgitdirs", Does: gitKeeps, Args: gitWords,
		Flags: []Flag{{Names: "--recursive -b= --branch= -d --default", Value: Data}}},
	{Names: "status summary", Does: gitLooks, Args: gitWords,
		Flags: []Flag{{Names: "--recursive --files -n= --summary-limit=", Value: Data}}},
	{Names: "deinit", Does: gitKeeps, Args: gitWords,
		Flags: []Flag{{Names: "-f --force", Why: "removes submodules with their changes", Does: []Do{{Kind: automode.Lose, Target: ".", Extent: automode.Tree}}}, {Names: "--all"}}},
	{Names: "foreach", Style: Leading, Does: gitLooks, Refine: gitForeachLine, Args: []Arg{{At: First, Role: RunsWords}},
		Flags: []Flag{{Names: "--recursive"}}},
}

var gitRequestPullArgs = []Arg{{At: First, Role: Data}, {At: Second, Role: Pulls, Why: "asks the remote what it has"}, {At: Third, Role: Data}}

// gitCloneFolder names the folder that a clone makes when none is given.
func gitCloneFolder(m *Match) {
	if len(m.Args) != 1 {
		return
	}
	w := m.Args[0]
	f := Fact{Role: Unpacks, Kind: automode.Write, Extent: automode.Tree, Word: Lit("."), Why: "puts the repository there"}
	if w.Exact() {
		s := strings.TrimSuffix(strings.TrimRight(w.Text, "/"), "/.git")
		s = withoutPort(s)
		s = strings.TrimSuffix(s[strings.LastIndexAny(s, "/:")+1:], ".git")
		if s != "" && s != "." && s != ".." {
			f.Word = Lit(s)
			if spelled(m, "--bare --mirror") {
				f.Word = Lit(s + ".git")
			}
		}
	}
	m.Add(f)
}

// withoutPort is the address of a host without the number of its port, where
// nothing stands behind: then the host lends the folder its name.
func withoutPort(s string) string {
	host := strings.TrimRight(s, "0123456789")
	if host == s || !strings.HasSuffix(host, ":") || strings.Contains(strings.Replace(host, "://", "", 1), "/") {
		return s
	}
	return host[:len(host)-1]
}

// gitSubmoduleAdded: an address that begins with a dot is read from that of the
// repository's remote.
func gitSubmoduleAdded(m *Match) {
	gitCloneFolder(m)
	if len(m.Args) == 0 || !strings.HasPrefix(m.Args[0].Text, ".") {
		return
	}
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Kind == automode.Read && f.Word.Text == m.Args[0].Text {
			f.Role, f.Kind, f.Traits, f.Extent, f.Target = Data, automode.Fetch, 0, automode.One, ItsRemote
		}
	}
}

// gitMovedBranch is a ref of this repository that is set whatever it holds.
var gitMovedBranch = Fact{Kind: automode.Lose, Target: "the branch's commits", Why: "moves or removes branches and tags that exist"}

// gitRemoteRefs: what a repository knows of one remote is set to what another
// one has, or this one itself.
func gitRemoteRefs(m *Match) {
	var from Word
	var specs []Word
	if len(m.Args) > 0 {
		from, specs = m.Args[0], m.Args[1:]
	}
	if w, ok := m.Value("--refmap"); ok {
		specs = append(specs[:len(specs):len(specs)], w)
	}
	remote := from.Exact() && from.Text != "" && !gitLocal(from.Text) && !strings.Contains(from.Text, ":")
	for _, w := range specs {
		_, to, _ := strings.Cut(w.Text, ":")
		known, plus := w.Known == automode.Exact && !w.Many, strings.HasPrefix(w.Text, "+")
		if known && to != "" && (plus || m.Has("--force --prune")) && !strings.HasPrefix(to, "refs/remotes/") || !known && plus {
			m.Add(gitMovedBranch)
			return
		}
		if remote && (!known || strings.HasPrefix(to, "refs/remotes/"+from.Text+"/")) {
			continue
		}
		if !w.Exact() || strings.HasPrefix(to, "refs/remotes/") || strings.HasPrefix(to, "refs/*") || strings.HasPrefix(to, "remotes/") {
			m.Add(Fact{Kind: automode.Lose, Target: "what is known of a remote", Why: "sets a remote's branch to something else"})
			return
		}
	}
}

// gitFetched reads the refs that a fetch sets.
func gitFetched(m *Match) {
	gitManyRemotes(m)
	gitRemoteRefs(m)
	if spelled(m, "--stdin") {
		m.Add(Fact{Kind: automode.Lose, Target: "what is known of a remote", Why: "sets refs that are read from a list"})
	}
}

func gitPull(m *Match) {
	gitDo(m)
	gitRemoteRefs(m)
}

// gitManyRemotes: with --multiple every positional is a remote.
func gitManyRemotes(m *Match) {
	if !m.Has("--multiple") {
		return
	}
	for i, w := range m.Args {
		if i > 0 {
			f := Fact{Role: Pulls, Kind: automode.Fetch, Word: w, Why: "fetches commits"}
			gitRemoteWord(m, &f)
			m.Add(f)
		}
	}
}

// gitPushRefs marks a push that rewrites or deletes: "+ref", ":ref".
func gitPushRefs(m *Match) {
	gitDo(m)
	if m.Holds("--dry-run") { // it asks the remote all the same
		m.Own(func(f *Fact) bool {
			switch {
			case f.Kind != automode.Publish:
				return true
			case f.Role == Pushes:
				f.Role = Pulls
			case f.Target != ItsRemote:
				return false
			}
			f.Kind, f.Traits, f.Why = automode.Fetch, 0, "asks the remote what it has"
			return true
		})
		return
	}
	rewrites := m.Has("--force")
	for i, w := range m.Args {
		if i > 0 && (w.Text == "" && w.Known == automode.Guess || w.Text != "" && w.Text[0] == '+' || len(w.Text) > 1 && w.Text[0] == ':') {
			rewrites = true
		}
	}
	for i := range m.Facts {
		if rewrites && m.Facts[i].Kind == automode.Publish {
			m.Facts[i].Traits |= automode.Rewrites
		}
	}
}

// gitRepoSettings adds that the repository's own settings are changed.
func gitRepoSettings(m *Match) {
	m.Add(Fact{Role: Edits, Word: Lit(".git/config"), Kind: automode.Write, Why: "changes where the repository fetches from and pushes to"})
}

// gitForeachLine: a single word is a shell command line.
func gitForeachLine(m *Match) {
	m.Deed.Within = true
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == RunsWords && len(f.Words) == 1 {
			f.Role, f.Words = RunsLine, nil
		}
	}
}

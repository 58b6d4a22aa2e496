package commands

import (
	"strings"

	"automode"
)

// Other programs that keep versions of a tree of files.

var (
	vcsLooks  = []Do{{Kind: automode.Read, Target: "."}}
	vcsAsks   = []Do{{Kind: automode.Query, Target: "the repository it came from"}}
	vcsKeeps  = []Do{{Kind: automode.Keep, Target: "."}}
	vcsPulls  = []Do{{Kind: automode.Fetch, Target: "the repository it came from", Why: "takes what others committed"}}
	vcsPushes = []Do{{Kind: automode.Publish, Target: "the repository it came from", Why: "gives others what was committed"}}
	vcsLoses  = []Do{{Kind: automode.Lose, Target: ".", Extent: automode.Tree, Why: "throws work away"}}
	vcsUnread = []Do{{Why: "nobody read what this subcommand does"}}
)

var hg = Program{
	Name: "hg", Rare: true, Also: "chg", Summary: "keeps versions of a tree of files", Manual: "hg(1), Mercurial 7.1",
	Row: Row{
		Help: "-h --help --version", Refine: hgElsewhere,
		Global: []Flag{
			{Names: "-y --noninteractive -q --quiet -v --verbose --debug --debugger --traceback --time --hidden --profile", Value: Data},
			{Names: "--color= --encoding= --encodingmode=", Value: Data},
			{Names: "-R= --repository= --cwd=", Value: Base},
			{Names: "--config=", Value: Unread, Why: "sets anything, aliases and hooks too"},
		},
		Rows: []Row{
			{Names: "diff annotate blame cat", Does: vcsLooks, Args: []Arg{{Role: Reads}}, Flags: hgLookFlags},
			{Names: "status st log history files locate manifest heads tip parents branches tags summary sum identify id paths root grep verify version help outgoing out debuginstall glog", Does: vcsLooks, Refine: vcsAddress, Args: anyData, Flags: hgLookFlags},
			{Names: "config showconfig debugconfig", Does: vcsLooks, Refine: hgSettings, Args: anyData, Flags: hgLookFlags},
			{Names: "add addremove commit ci tag copy cp graft init record amend absorb fold", Does: vcsKeeps, Args: anyData, Flags: []Flag{{Names: "-A --addremove --amend -s --secret -i --interactive -f --force -n --dry-run --close-branch -S --subrepos", Value: Data}, {Names: "-m= --message= -u= --user= -d= --date= -r= --rev= -I= -X= --include= --exclude= --similarity=", Value: Data}, {Names: "-l= --logfile=", Value: Reads}}},
			{Names: "incoming in", Does: vcsAsks, Refine: vcsAddress, Args: anyData, Flags: []Flag{{Names: "-p --patch -G --graph --stat -n -B -M", Value: Data}, {Names: "-r= --rev= -l= --limit= -T= --template= -b=", Value: Data}, {Names: "--bundle=", Value: Writes, Why: "writes what others committed there"}}},
			{Names: "pull clone", Does: vcsPulls, Refine: vcsAddress, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "push", Does: vcsPushes, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "update up checkout co revert merge rebase strip purge backout rollback unshelve shelve histedit uncommit prune evolve", Does: vcsLoses, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "branch", Does: []Do{{Kind: automode.Read, Target: ".", When: &When{Args: "0"}}, {Kind: automode.Keep, Target: ".", When: &When{Args: "1+"}}}, Args: anyData, Flags: []Flag{{Names: "-f --force -C --clean", Does: []Do{{Kind: automode.Keep, Target: "."}}}}},
			{Names: "bookmark bookmarks phase resolve show remove rm forget rename mv move import serve archive export bundle unbundle bisect email extdiff", Style: Plain, Does: vcsUnread, Args: anyData},
		},
	},
}

// hgElsewhere: what settings a repository has outside of the project can name programs.
func hgElsewhere(m *Match) {
	for _, h := range m.Hits() {
		if w := h.Value; h.Has && flagNamed(h.Flag, "-R") && (!w.Exact() || strings.HasPrefix(w.Text, "/") || strings.HasPrefix(w.Text, "~") || strings.Contains(w.Text, "..")) {
			m.Unknown("the settings of that repository can name programs", w)
		}
	}
}

// hgSettings: the section of credentials holds passwords, and all settings hold that.
func hgSettings(m *Match) {
	shown := len(m.Args) == 0
	for _, w := range m.Args {
		shown = shown || !w.Exact() || strings.HasPrefix(w.Text, "auth") || strings.Contains(w.Text, "passw")
	}
	if shown {
		m.Add(Fact{Kind: automode.Disclose, Target: "the settings with their passwords", Why: "prints a credential"})
	}
}

var hgLookFlags = []Flag{
	{Names: "-A --all -m --modified -a --added -r --removed -d --deleted -c --clean -u --unknown -i --ignored -n --no-status --copies -0 --print0 -S --subrepos -G --graph -p --patch --git -g --stat -M --no-merges -f --follow -b --nodates -w --ignore-all-space -B -Z --topo --closed --active -s --style --list -l --line-number --number --tags --branch --bookmarks --insecure --show-function -N", Value: Data},
	{Names: "--rev= --change= --from= --to= --limit= -T= --template= -k= --keyword= -U= --unified= -I= --include= -X= --exclude= --user= --date= --prune= -C=", Value: Data},
	{Names: "-o= --output=", Value: Writes, Why: "writes what it prints there"},
}

var hgCases = []Case{
	{`hg config ui`, `Read .`}, {`hg config`, `Read .; Disclose the settings with their passwords`}, {`hg config auth.x.password`, `Read .; Disclose the settings with their passwords`},
	{`hg`, `nothing`}, {`hg branch`, `Read .`}, {`hg branch x`, `Keep .`}, {`hg branch -C`, `Read .; Keep .`},
	{`hg status -A -R d --config x`, `Read .; in d; Unknown sets anything, aliases and hooks too`},
	{`hg -R /x status`, `Read .; in /x; Unknown the settings of that repository can name programs`}, {`hg --cwd ../x branch`, `Read .; in ../x; Unknown the settings of that repository can name programs`},
	{`hg log -G --limit 5 -q --color x`, `Read .`},
	{`hg status f`, `Read .`},
	{`hg cat f -o g`, `Read .; Read f; Write g`},
	{`hg commit -m x -A`, `Keep .`},
	{`hg commit -l f`, `Keep .; Read f`},
	{`hg incoming -p --limit 5`, `Query the repository it came from`},
	{`hg identify https://h.test/x`, `Read .; Fetch https://h.test/x`}, {`hg incoming ssh://h.test/x`, `Query the repository it came from; Fetch ssh://h.test/x`},
	{`hg incoming --bundle f`, `Query the repository it came from; Write f`},
	{`hg pull -u https://h.test`, `Fetch the repository it came from`},
	{`hg push --force`, `Publish the repository it came from`},
	{`hg update --clean .`, `Lose ./**`},
	{`hg serve`, `Unknown nobody read what this subcommand does`},
}

var svn = Program{
	Name: "svn", Rare: true, Kin: "svnlook", Summary: "keeps versions of files on a server", Manual: "svn help and each subcommand's, Subversion 1.14",
	Row: Row{
		Help: "-h --help --version",
		Global: []Flag{
			{Names: "--no-auth-cache --non-interactive --force-interactive -q --quiet -v --verbose -u --show-updates -N --non-recursive --no-ignore --incremental --xml --stop-on-copy -g --use-merge-history --no-diff-deleted --no-diff-added --ignore-properties --properties-only --show-copies-as-adds --summarize --git --strict --no-newline --show-item --include-externals --ignore-externals -R --recursive --with-all-revprops --diff", Value: Data},
			{Names: "--username= --password= --revision= --change= -l= --limit= --depth= --changelist= --cl= --search= --search-and= -x= --extensions= --old= --new= --accept= --with-revprop= -m= --message= --show-revs=", Value: Data}, {Names: "-r= -c=", Value: Data, Of: "svn svnlook"},
			{Names: "--config-dir= --config-option= --diff-cmd= --diff3-cmd= --editor-cmd=", Value: Unread, Why: "can name programs"},
			{Names: "--trust-server-cert --trust-server-cert-failures=", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "the check of the server's certificate"}}, Why: "takes any host for the server"},
			{Names: "-F= --file= --targets=", Value: Reads},
		},
		Rows: []Row{
			{Names: "diff di cat blame praise annotate ann", Does: vcsLooks, Args: []Arg{{Role: Reads}}},
			{Names: "status stat st log info list ls proplist plist pl propget pget pg help mergeinfo auth changed youngest tree author date", Does: vcsLooks, Args: anyData},
			{Names: "resolve", Does: vcsKeeps, Args: anyData, Flags: []Flag{{Names: "--force --parents", Value: Data}}, Refine: svnResolves},
			{Names: "add resolved changelist cl mkdir cleanup upgrade", Does: vcsKeeps, Args: anyData, Flags: []Flag{{Names: "--force --parents --auto-props --no-auto-props", Value: Data}}},
			{Names: "update up", Does: vcsPulls, Args: anyData, Flags: []Flag{{Names: "--force --parents --set-depth=", Value: Data}}},
			{Names: "checkout co export switch sw merge", Does: vcsPulls, Args: []Arg{{At: First, Role: Fetches, Why: "takes files from there"}, {At: Rest, Role: WritesTree, Why: "puts files there"}}, Flags: shortAndAnyFlags},
			{Names: "commit ci import lock unlock copy cp", Does: vcsPushes, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "revert delete del remove rm move mv rename ren", Does: vcsLoses, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "propset pset ps propdel pdel pd propedit pedit pe patch relocate", Style: Plain, Does: vcsUnread, Args: anyData},
		},
		Refine: vcsAddress,
	},
}

// svnResolves: of a file in conflict only its own version keeps what was changed in it.
func svnResolves(m *Match) {
	if w, ok := m.Value("--accept"); ok && !(w.Exact() && named("working mine-full mf mine-conflict mc", w.Text)) {
		m.addDo(&vcsLoses[0])
	}
}

// vcsAddress: what is looked at may lie on a host.
func vcsAddress(m *Match) {
	for i := range m.Args {
		if w := &m.Args[i]; strings.Contains(w.Text, "://") || w.Known == automode.Guess && w.Text == "" {
			m.addRole(Fetches, w, "asks the host there")
			if len(m.Args) == 1 && named("checkout co export clone branch get", m.Path) {
				f := roleFact(Receives, Lit("."), "puts files there")
				f.Words, f.Extent = m.Args, automode.Tree
				m.Add(f)
			}
		}
	}
}

var svnCases = []Case{
	{`svn log -r 1 -l 5`, `Read .`},
	{`svn cat f`, `Read .; Read f`},
	{`svn`, `nothing`},
	{`svn status -u --username x --trust-server-cert -F f --diff-cmd y`, `Read .; Weaken the check of the server's certificate; Read f; Unknown can name programs`},
	{`svn log -l 5`, `Read .`},
	{`svn ls https://h.test/x`, `Read .; Fetch https://h.test/x`},
	{`svn add f --force`, `Keep .`}, {`svn resolve --accept working f`, `Keep .`}, {`svn resolve --accept=base --force f`, `Keep .; Lose ./**`},
	{`svn update --force`, `Fetch the repository it came from`},
	{`svn checkout https://h.test/x d --ignore-keywords`, `Fetch the repository it came from; Fetch https://h.test/x; Write d/**; Fetch https://h.test/x`},
	{`svn commit -m x --no-unlock`, `Publish the repository it came from`},
	{`svn revert -R . --x`, `Lose ./**`},
	{`svn propset svn:externals x .`, `Unknown nobody read what this subcommand does`},
}

var jj = Program{
	Name: "jj", Rare: true, Summary: "keeps versions of a tree of files, over git's store", Manual: "jj help and the CLI reference, Jujutsu 0.35",
	Row: Row{
		Help: "-h --help -V --version",
		Global: []Flag{
			{Names: "--ignore-working-copy --ignore-immutable --debug --quiet --no-pager", Value: Data},
			{Names: "--at-operation= --at-op= --color=", Value: Data},
			{Names: "-R= --repository=", Value: Base},
			{Names: "--config= --config-file=", Value: Unread, Why: "sets anything, aliases and programs too"},
		},
		Rows: []Row{
			{Names: "status st log diff show evolog obslog interdiff root version help", Does: vcsLooks, Args: anyData, Flags: jjLookFlags},
			{Names: "bookmark b branch tag operation op config workspace file sparse git remote", Rows: []Row{
				{Names: "list l log show diff get path root annotate search", Does: vcsLooks, Args: anyData, Flags: jjLookFlags},
				{Names: "remote", Again: true},
				{Names: "create c set track untrack rename r move m forget f", Does: vcsKeeps, Args: anyData, Flags: []Flag{{Names: "-r= --revision= -t= --to= --from= -B --allow-backwards --include-remotes", Value: Data}}},
				{Names: "fetch", Does: []Do{{Kind: automode.Fetch, Target: ItsRemote, Why: "takes what others committed"}}, Flags: []Flag{{Names: "-b= --branch= --all-remotes --tracked", Value: Data}, {Names: "--remote=", Value: Pulls, Why: "takes what others committed"}}},
				{Names: "push", Does: vcsPushes, Args: anyData, Flags: []Flag{{Names: "-b -c -r -N", Value: Data}, {Names: "--*", Value: Data}}},
				{Names: "restore undo revert abandon delete d", Does: vcsLoses, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "add edit init clone export import set-url", Style: Plain, Help: "--help", Does: vcsUnread, Args: anyData},
			}},
			{Names: "new describe desc commit ci duplicate squash rebase split edit next prev parallelize sign unsign metaedit simplify-parents absorb", Does: vcsKeeps, Args: anyData, Flags: []Flag{{Names: "-A --no-edit -i --interactive --keep-emptied -u --use-destination-message --stdin --reset-author", Value: Data}, {Names: "-m= --message= -r= --revision= --revisions= -f= --from= -t= --to= --into= -s= --source= -b= --branch= -d= --destination= -o= --onto= --insert-after= --insert-before= -B= --author=", Value: Data}, {Names: "--tool=", Value: Unread, Why: "names a program"}}},
			{Names: "abandon restore undo redo revert backout", Does: vcsLoses, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "fix resolve diffedit bisect util", Style: Plain, Help: "--help", Does: vcsUnread, Args: anyData},
		},
	},
}

var jjLookFlags = []Flag{
	{Names: "-s --summary --stat --types --name-only --git -p --patch -G --no-graph --reversed -a --all-remotes --include-defaults --include-overridden --user --repo --workspace -c --conflicted -t --tracked -w --ignore-all-space --ignore-space-change --op-diff", Value: Data},
	{Names: "-r= --revision= --revisions= --from= -f= --to= -n= --limit= -T= --template= --context= --remote= --operation= -S= --sort=", Value: Data},
	{Names: "--tool=", Value: Unread, Why: "names a program"},
}

var jjCases = []Case{
	{`jj`, `nothing`},
	{`jj log -r @ -n 5 --no-graph -R d --color never --no-pager --config x`, `Read .; in d; Unknown sets anything, aliases and programs too`},
	{`jj diff --tool x`, `Read .; Unknown names a program`},
	{`jj bookmark list -a`, `Read .`},
	{`jj git remote list`, `Read .`},
	{`jj git remote`, `Unknown nobody read what “git remote” does`},
	{`jj bookmark create x -r @`, `Keep .`},
	{`jj git fetch --all-remotes`, `Fetch its remote`},
	{`jj git fetch --remote x`, `Fetch its remote; Fetch x`},
	{`jj git push --all -b x`, `Publish the repository it came from`},
	{`jj op restore x --what repo`, `Lose ./**`},
	{`jj git clone x`, `Unknown nobody read what this subcommand does`},
	{`jj git`, `nothing`},
	{`jj describe -m x --no-edit`, `Keep .`},
	{`jj split --tool x`, `Keep .; Unknown names a program`},
	{`jj abandon x --x`, `Lose ./**`},
	{`jj fix`, `Unknown nobody read what this subcommand does`},
}

var fossil = Program{
	Name: "fossil", Rare: true, Kin: "bzr brz p4", Summary: "keeps versions of a tree of files", Manual: "fossil help, Fossil 2.27, brz help, Breezy 3.3, and p4 help, Helix 2025.1",
	Row: Row{
		Help:   "-h --help -V",
		Global: []Flag{{Names: "-q -v --verbose -s --short -l --line --long --brief -n -m= --limit= -u= -t= --show-ids --no-pager", Value: Data}, {Names: "-r=", Value: Data, Of: "bzr brz fossil"}, {Names: "-c=", Value: Data, Of: "bzr brz p4"}, {Names: "-R= -d=", Value: Base}},
		Rows: []Row{
			{Names: "diff cat annotate blame print", Does: vcsLooks, Args: []Arg{{Role: Reads}}},
			{Names: "status stat st timeline changes info ls log missing root revno version-info tags branches version help extras leaves finfo whatis describe files opened filelog fstat have where counts changelists users depots clients streams", Does: vcsLooks, Args: anyData},
			{Names: "commit ci", Does: vcsPushes, Args: anyData, Flags: anyFlags},
			{Names: "add addremove tag edit reconcile", Style: Looking, Does: vcsKeeps, Args: anyData},
			{Names: "push sync submit", Does: vcsPushes, Args: anyData, Flags: anyFlags},
			{Names: "update pull checkout revert undo clean uncommit delete rm", Does: vcsLoses, Args: anyData, Flags: anyFlags},
		},
	},
}

var fossilCases = []Case{
	{`bzr -r 1`, `nothing`},
	{`bzr -c 1`, `nothing`},
	{`fossil`, `nothing`},
	{`fossil cat f`, `Read .; Read f`},
	{`fossil timeline -n 5 -R f`, `Read .; in f`},
	{`brz commit -m x --strict`, `Publish the repository it came from`},
	{`fossil add x`, `Keep .`},
	{`p4 submit --x`, `Publish the repository it came from`},
	{`fossil revert --x`, `Lose ./**`},
}

var gitLfs = Program{
	Name: "git-lfs", Rare: true, Summary: "keeps large files of a repository elsewhere", Manual: "git-lfs(1), Git LFS 3.7",
	Row: Row{
		Help: "-h --help --version",
		Rows: []Row{
			{Names: "status ls-files env version locks logs pointer help", Does: vcsLooks, Args: anyData, Flags: []Flag{{Names: "-l --long -s --size -d --debug -a --all --deleted -n --name-only -p --porcelain -j --json --local --cached --verify", Value: Data}, {Names: "-I= --include= -X= --exclude= --remote= -i= --id= --path= --limit= --ref=", Value: Data}, {Names: "-r=", Value: Data}}},
			{Names: "fetch pull", Does: []Do{{Kind: automode.Fetch, Target: ItsRemote, Why: "takes large files"}}, Args: anyData, Flags: []Flag{{Names: "-I= --include= -X= --exclude= -a --all -p --prune -r --recent --refetch", Value: Data}}},
			{Names: "push", Does: vcsPushes, Args: anyData, Flags: anyFlags},
			{Names: "track install uninstall migrate prune untrack lock unlock checkout fsck dedup update clone ext", Style: Plain, Does: vcsUnread, Args: anyData},
		},
	},
}

var gitLfsCases = []Case{
	{`git-lfs ls-files -r 1 -l -I x`, `Read .`},
	{`git-lfs`, `nothing`},
	{`git-lfs ls-files -l -I x`, `Read .`},
	{`git-lfs pull -I x`, `Fetch its remote`},
	{`git-lfs push --all origin`, `Publish the repository it came from`},
	{`git-lfs migrate import`, `Unknown nobody read what this subcommand does`},
}

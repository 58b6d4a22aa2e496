package commands

import (
	"strings"

	"automode"
)

var gh = Program{
	Name: "gh", Rare: true, Summary: "works with GitHub", Manual: "gh(1) and the manual of each subcommand, gh 2.23, and options added since",
	Row: Row{
		Flags:  []Flag{{Names: "--version"}, {Names: "-R= --repo=", Value: Data}},
		Global: []Flag{{Names: "-h --help", Cancels: Everything}},
		Rows: []Row{

			{Names: "pr", Global: ghRepoFlag, Rows: ghPrRows},
			{Names: "issue", Global: ghRepoFlag, Rows: ghIssueRows},
			{Names: "run", Global: ghRepoFlag, Rows: ghRunRows},
			{Names: "workflow", Global: ghRepoFlag, Rows: ghWorkflowRows},
			{Names: "repo", Rows: ghRepoRows},
			{Names: "release", Global: ghRepoFlag, Rows: ghReleaseRows},
			{Names: "api", Prints: served, Refine: ghRequest, Args: []Arg{{At: First, Role: Data}}, Flags: ghAPIFlags},
			{Names: "search", Rows: ghSearchRows},
			{Names: "auth", Rows: ghAuthRows},
			{Names: "gist", Rows: ghGistRows},
			{Names: "label", Global: ghRepoFlag, Rows: ghLabelRows},
			{Names: "secret", Global: ghRepoFlag, Rows: ghSecretRows},
			{Names: "variable", Global: ghRepoFlag, Rows: ghVariableRows},
			{Names: "cache", Global: ghRepoFlag, Rows: ghCacheRows},
			{Names: "project", Global: []Flag{{Names: "--owner= --format= -q= --jq= -t= --template=", Value: Data}}, Rows: ghProjectRows},
			{Names: "ruleset rs", Global: ghRepoFlag, Rows: ghRulesetRows},
			{Names: "status", Does: ghLooks, Flags: []Flag{{Names: "-e= --exclude= -o= --org=", Value: Data}}},
			{Names: "org", Rows: ghOrgRows},
			{Names: "browse", Does: ghLooks, Args: ghWords, Global: ghRepoFlag, Flags: ghBrowseFlags},
			{Names: "extension ext extensions", Rows: ghExtensionRows},
			{Names: "alias", Rows: ghAliasRows},
			{Names: "config", Rows: ghConfigRows},
			{Names: "codespace cs", Global: []Flag{{Names: "-c= --codespace= -R= --repo= --repo-owner=", Value: Data}}, Rows: ghCodespaceRows},
			{Names: "ssh-key", Rows: ghSSHKeyRows},
			{Names: "gpg-key", Rows: ghGPGKeyRows},
			{Names: "attestation at", Rows: ghAttestationRows},
			{Names: "agent-task agent agents", Global: ghRepoFlag, Rows: ghAgentTaskRows},
			{Names: "completion version help licenses", Args: ghWords, Flags: []Flag{{Names: "-s= --shell=", Value: Data}}},
		},
		Refine: ghInvocation,
	},
}

// What most subcommands do: they look at GitHub, or change what others see.
var (
	ghLooks   = []Do{{Kind: automode.Query, Target: "GitHub"}}
	ghPublish = []Do{{Kind: automode.Publish, Target: "GitHub", Why: "changes what others see on GitHub"}}
	ghDeletes = []Do{{Kind: automode.Publish, Target: "GitHub", Traits: automode.Rewrites, Why: "deletes something that others see on GitHub"}}
	ghChanges = []Do{{Kind: automode.Change, Target: "GitHub", Why: "changes how the repository is built or run"}}
	ghRemoves = []Do{{Kind: automode.Change, Target: "GitHub", Traits: automode.Destroys, Why: "removes something that the repository is built or run with"}}
	ghAccount = []Do{{Kind: automode.Configure, Target: "the GitHub account", Traits: automode.Persists, Why: "changes what has access to the account"}}
	ghLocal   = []Do{{Kind: automode.Configure, Target: "gh's settings", Why: "changes gh for every repository"}}
)

// ghWords are numbers, names, addresses and texts.
var ghWords = []Arg{{At: Each, Role: Data}}

// ghRepoFlag selects the repository; every group of a repository's things has it.
var ghRepoFlag = []Flag{{Names: "-R= --repo=", Value: Data}}

var ghOrgRows = []Row{{Names: "list ls", Does: ghLooks, Flags: []Flag{{Names: "-L= --limit=", Value: Data}}}}

var ghBrowseFlags = []Flag{{Names: "-a --actions -r --releases --blame -c[=] --commit[=] -b= --branch= -n --no-browser -p " +
	"--projects -s --settings -w --wiki", Value: Data}}

var ghRulesetRows = []Row{
	{Names: "list ls view check", Does: ghLooks, Args: ghWords,
		Flags: []Flag{{Names: "-o= --org= -p --parents -w --web -L= --limit= --default", Value: Data}}},
}

var ghLabelRows = []Row{
	{Names: "list ls", Does: ghLooks, Flags: []Flag{{Names: "-q= --jq= --json= -L= --limit= --order= -S= --search= " +
		"--sort= -t= --template= -w --web", Value: Data}}},
	{Names: "create new edit clone", Does: ghPublish, Args: ghWords, Flags: []Flag{{Names: "-f --force -c= --color= " +
		"-d= --description= -n= --name=", Value: Data}}},
	{Names: "delete", Does: ghDeletes, Args: ghWords, Flags: []Flag{{Names: "--yes"}}},
}

var ghSecretRows = []Row{
	{Names: "list ls", Does: ghLooks, Flags: []Flag{{Names: "-q= --jq= --json= -t= --template= -a= --app= -e= --env= " +
		"-o= --org= -u --user", Value: Data}}},
	{Names: "set", Does: ghChanges, Args: ghWords, Flags: []Flag{
		{Names: "-f= --env-file=", Value: Reads},
		{Names: "--no-repos-selected -a= --app= -b= --body= -e= --env= --no-store -o= --org= -r= --repos= -u --user -v= " +
			"--visibility=", Value: Data},
	}},
	{Names: "delete remove", Does: ghRemoves, Args: ghWords, Flags: []Flag{{Names: "-a= --app= -e= --env= -o= --org= " +
		"-u --user", Value: Data}}},
}

var ghVariableRows = []Row{
	{Names: "list ls get", Does: ghLooks, Args: ghWords, Flags: []Flag{{Names: "-q= --jq= --json= -t= --template= -e= --env= -o= --org=", Value: Data}}},
	{Names: "set", Does: ghChanges, Args: ghWords, Flags: []Flag{
		{Names: "-f= --env-file=", Value: Reads},
		{Names: "-b= --body= -e= --env= -o= --org= -r= --repos= -v= --visibility=", Value: Data},
	}},
	{Names: "delete remove", Does: ghRemoves, Args: ghWords, Flags: []Flag{{Names: "-e= --env= -o= --org=", Value: Data}}},
}

var ghCacheRows = []Row{
	{Names: "list ls", Does: ghLooks, Flags: []Flag{{Names: "-q= --jq= --json= -t= --template= -k= --key= -L= --limit= -O= --order= -r= --ref= -S= --sort=", Value: Data}}},
	{Names: "delete", Does: ghRemoves, Args: ghWords, Flags: []Flag{{Names: "-a --all --succeed-on-no-caches -r= --ref=", Value: Data}}},
}

var ghSearchRows = []Row{
	{Names: "code commits issues prs repos", Does: ghLooks, Args: ghWords, Flags: []Flag{
		{Names: "-q= --jq= -R= --repo= --extension= --filename= -L= --limit= --match= --size= --author= --author-date= " +
			"--author-email= --author-name= --committer= --committer-date= --committer-email= --committer-name= --hash= " +
			"--json= --merge --order= --owner= --parent= --sort= -t= --template= --tree= --visibility= -w --web --app= " +
			"--archived --assignee= --closed= --commenter= --comments= --created= --include-prs --interactions= --involves= " +
			"--label= --language= --locked --mentions= --milestone= --no-assignee --no-label --no-milestone --no-project " +
			"--project= --reactions= --state= --team-mentions= --updated= -B= --base= --checks= --draft -H= --head= --merged " +
			"--merged-at= --review= --review-requested= --reviewed-by= --followers= --forks= --good-first-issues= " +
			"--help-wanted-issues= --include-forks= --license= --number-topics= --stars= --topic=", Value: Data}}},
}

var ghSSHKeyRows = []Row{
	{Names: "list ls", Does: ghLooks},
	{Names: "add", Does: ghAccount, Args: []Arg{{At: Each, Role: Reads}}, Flags: []Flag{{Names: "-t= --title= --type=", Value: Data}}},
	{Names: "delete", Does: ghAccount, Args: ghWords, Flags: []Flag{{Names: "-y --yes"}}},
}

var ghGPGKeyRows = []Row{
	{Names: "list ls", Does: ghLooks},
	{Names: "add", Does: ghAccount, Args: []Arg{{At: Each, Role: Reads}}, Flags: []Flag{{Names: "-t= --title=", Value: Data}}},
	{Names: "delete", Does: ghAccount, Args: ghWords, Flags: []Flag{{Names: "-y --yes"}}},
}

var ghAttestationRows = []Row{
	{Names: "verify", Does: ghLooks, Args: []Arg{{At: Each, Role: Reads}}, Flags: []Flag{
		{Names: "-b= --bundle= --custom-trusted-root=", Value: Reads},
		{Names: "-o= --owner= -R= --repo= --bundle-from-oci --cert-identity= -i= --cert-identity-regex= --cert-oidc-issuer= --deny-self-hosted-runners " +
			"-d= --digest-alg= --format= --hostname= -q= --jq= -L= --limit= --no-public-good --predicate-type= --signer-digest= --signer-repo= " +
			"--signer-workflow= --source-digest= --source-ref= -t= --template=", Value: Data},
	}},
	{Names: "download", Args: []Arg{{At: Each, Role: Reads}}, Does: ghDownloadsHere,
		Flags: []Flag{{Names: "-o= --owner= -R= --repo= -d= --digest-alg= --hostname= -L= --limit= --predicate-type=", Value: Data}}},
	{Names: "trusted-root", Does: ghLooks, Flags: []Flag{{Names: "--tuf-root=", Value: Reads}, {Names: "--tuf-url=", Value: Fetches, Why: "fetches trusted keys"}, {Names: "--hostname= --verify-only", Value: Data}}},
}

// ghDownloadsHere is a download into the working folder.
var ghDownloadsHere = []Do{
	{Kind: automode.Fetch, Target: "GitHub", Why: "downloads files"},
	{Kind: automode.Write, Target: ".", Extent: automode.Children, Why: "writes what it downloads"},
}

var ghAgentTaskRows = []Row{
	{Names: "list ls view", Does: ghLooks, Args: ghWords, Flags: []Flag{{Names: "-q= --jq= --json= -t= --template= -L= --limit= -w --web --log --follow", Value: Data}}},
	{Names: "create", Args: ghWords, Does: []Do{{Kind: automode.Publish, Target: "an agent on GitHub", Why: "starts an agent that works on the repository where no gate stands"}},
		Flags: []Flag{{Names: "-F= --from-file=", Value: Reads}, {Names: "-b= --base= --follow -a= --custom-agent=", Value: Data}}},
}

// ghInvocation reads what holds for every subcommand: "-" is no file, a jq
// filter can print the environment, and of some output the form is known.
func ghInvocation(m *Match) {
	m.Own(func(f *Fact) bool {
		return !f.Word.Is("-") || f.Role != Reads && f.Role != Writes
	})
	if m.Path != "repo clone" {
		ghElsewhere(m, "github.com")
	}
	for _, h := range m.Hits() {
		if !h.Has || h.Name != "-q" && h.Name != "--jq" {
			continue
		}
		if h.Value.Known == automode.Guess && h.Value.Text+h.Value.Suffix == "" || ghReadsEnvironment(h.Value.Text) || ghReadsEnvironment(h.Value.Suffix) {
			m.Add(Fact{Target: "environment", Kind: automode.Disclose, Via: automode.ByOption, Flag: h.Name, Why: "the filter prints variables of the environment"})
		}
		if h.Value.Exact() {
			if p := ghFieldPrints(h.Value.Text); p != AnyText || m.Prints != Served {
				m.Prints = p
			}
		}
	}
}

// ghReadsEnvironment reports whether a jq filter has the word env or $ENV
// where it is no name of a field.
func ghReadsEnvironment(filter string) bool {
	for i := 0; i < len(filter); {
		if !ghNameByte(filter[i]) {
			i++
			continue
		}
		from := i
		for i < len(filter) && ghNameByte(filter[i]) {
			i++
		}
		if w := filter[from:i]; (w == "env" || w == "$ENV") && (from == 0 || filter[from-1] != '.') && (i == len(filter) || filter[i] != ':') {
			return true
		}
	}
	return false
}

func ghNameByte(c byte) bool {
	return c == '_' || c == '$' || 'a' <= c|0x20 && c|0x20 <= 'z' || '0' <= c && c <= '9'
}

// ghFieldPrints bounds what a filter prints that takes a single field.
func ghFieldPrints(filter string) Prints {
	rest := strings.TrimPrefix(filter, ".")
	if rest == filter {
		return AnyText
	}
	rest = strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(rest, "[0]"), "[]"), ".")
	switch rest {
	case "number", "databaseId", "additions", "deletions", "changedFiles", "headRefOid", "baseRefOid", "headSha", "sha", "state", "conclusion", "status", "mergeable", "mergeStateStatus", "reviewDecision", "isDraft", "attempt":
		return OneName
	case "headRefName", "baseRefName", "headBranch", "defaultBranchRef.name", "tagName", "nameWithOwner":
		return PathsIn
	}
	return AnyText
}

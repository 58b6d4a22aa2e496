package commands

import (
	"strings"

	"automode"
)

var ghRepoRows = []Row{
	{Names: "view list ls", Does: ghLooks, Args: ghWords,
		Flags: []Flag{{Names: "-q= --jq=", Value: Data}, {Names: "-b= --branch= --json= -t= --template= -w --web " +
			"--archived --fork -l= --language= -L= --limit= --no-archived --source --topic= --visibility=", Value: Data}}},
	{Names: "clone", Refine: ghCloneFrom, Args: ghWords,
		Flags: []Flag{{Names: "--no-upstream -u= --upstream-remote-name=", Value: Data}}},
	{Names: "create new", Does: ghPublish, Args: ghWords, Flags: []Flag{
		{Names: "-s= --source=", Value: Base},
		{Names: "--push", Why: "publishes every commit", Does: []Do{{Kind: automode.Publish, Target: "the commits"}}},
		{Names: "-c --clone", Why: "puts the repository in a new folder", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Children}}},
		{Names: "--add-readme -d= --description= --disable-issues --disable-wiki -g= --gitignore= -h= --homepage= " +
			"--include-all-branches --internal -l= --license= --private --public -r= --remote= -t= --team= -p= --template=", Value: Data},
	}},
	{Names: "fork", Does: ghPublish, Refine: ghForGit, Args: ghWords, Flags: []Flag{
		{Names: "--clone", Why: "puts the repository in a new folder", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Children}}},
		{Names: "--default-branch-only --fork-name= --org= --remote --remote-name=", Value: Data},
	}},
	{Names: "sync", Args: ghWords,
		Does: []Do{
			{Kind: automode.Publish, Target: "GitHub", When: &When{Args: "1+"}, Why: "changes a branch that others see"},
			{Kind: automode.Keep, Target: ".", When: &When{Args: "0"}},
			{Kind: automode.Fetch, Target: "GitHub", When: &When{Args: "0"}, Why: "fetches commits"},
		},
		Flags: []Flag{
			{Names: "--force", Adds: automode.Rewrites, Why: "throws commits away", Does: []Do{{Kind: automode.Lose, Target: "the branch's commits"}}},
			{Names: "-b= --branch= -s= --source=", Value: Data},
		}},
	{Names: "edit rename", Does: ghPublish, Args: ghWords, Flags: []Flag{
		{Names: "--visibility=", Value: Data, Why: "changes who sees the repository", Does: []Do{{Kind: automode.Publish, Target: "the repository", Traits: automode.Rewrites}}},
		{Names: "-R= --repo= -y --yes --accept-visibility-change-consequences --enable-advanced-security --enable-secret-scanning " +
			"--enable-secret-scanning-push-protection --squash-merge-commit-message= --add-topic= --allow-forking " +
			"--allow-update-branch --default-branch= --delete-branch-on-merge -d= --description= --enable-auto-merge " +
			"--enable-discussions --enable-issues --enable-merge-commit --enable-projects --enable-rebase-merge " +
			"--enable-squash-merge --enable-wiki -h= --homepage= --remove-topic= --template", Value: Data},
	}},
	{Names: "delete archive unarchive", Does: ghDeletes, Args: ghWords, Flags: []Flag{{Names: "-y --yes"}}},
	{Names: "set-default", Args: ghWords, Does: []Do{{Kind: automode.Keep, Target: "."}}, Flags: []Flag{{Names: "-u " +
		"--unset -v --view"}}},
	{Names: "deploy-key", Global: ghRepoFlag, Rows: []Row{
		{Names: "list ls", Does: ghLooks, Flags: []Flag{{Names: "--json= -q= --jq= -t= --template=", Value: Data}}},
		{Names: "add", Does: ghAccount, Args: []Arg{{At: Each, Role: Reads}}, Flags: []Flag{{Names: "-w --allow-write -t= " +
			"--title=", Value: Data}}},
		{Names: "delete", Does: ghAccount, Args: ghWords},
	}},
	{Names: "autolink", Global: ghRepoFlag, Rows: []Row{
		{Names: "list ls view", Does: ghLooks, Args: ghWords, Flags: []Flag{{Names: "--json= -q= --jq= -t= --template= -w --web", Value: Data}}},
		{Names: "create new", Does: ghPublish, Args: ghWords, Flags: []Flag{{Names: "-n --numeric"}}},
		{Names: "delete", Does: ghDeletes, Args: ghWords, Flags: []Flag{{Names: "--yes"}}},
	}},
	{Names: "gitignore license", Rows: []Row{
		{Names: "list ls view", Does: ghLooks, Args: ghWords, Flags: []Flag{{Names: "-w --web"}}},
	}},
}

var ghAuthRows = []Row{
	{Names: "status", Does: ghLooks, Flags: []Flag{
		{Names: "-t --show-token", Why: "prints the token", Does: []Do{{Kind: automode.Disclose, Target: "the GitHub token"}}},
		{Names: "-q= --jq= -h= --hostname= -a --active --json= --template=", Value: Data},
	}},
	{Names: "token", Does: []Do{{Kind: automode.Disclose, Target: "the GitHub token", Why: "prints the token"}}, Flags: []Flag{{Names: "-u= --user= -h= --hostname=", Value: Data}}},
	{Names: "login logout refresh switch setup-git", Does: ghAccount, Flags: []Flag{
		{Names: "--insecure-storage", Why: "stores the token as plain text", Does: []Do{{Kind: automode.Weaken, Target: "the token's storage"}}},
		{Names: "-u= --user= -c --clipboard --skip-ssh-key -r= --remove-scopes= --reset-scopes -f --force -p= " +
			"--git-protocol= -h= --hostname= -s= --scopes= -w --web --with-token", Value: Data},
	}},
}

var ghConfigRows = []Row{
	{Names: "get list ls clear-cache", Refine: ghTokenSetting, Args: ghWords, Flags: []Flag{{Names: "-h= --host=", Value: Data}}},
	{Names: "set", Does: ghLocal, Args: ghWords, Refine: ghSetting, Flags: []Flag{{Names: "-h= --host=", Value: Data}}},
}

var ghAliasRows = []Row{
	{Names: "list ls"},
	{Names: "set", Does: ghLocal, Args: ghWords, Refine: ghAliasLine, Flags: []Flag{{Names: "-s --shell"}, {Names: "--clobber"}}},
	{Names: "import", Does: ghLocal, Args: []Arg{{At: Each, Role: Loads, Why: "takes aliases that can run commands"}}, Flags: []Flag{{Names: "--clobber"}}},
	{Names: "delete", Does: ghLocal, Args: ghWords, Flags: []Flag{{Names: "--all"}}},
}

var ghExtensionRows = []Row{
	{Names: "list ls"},
	{Names: "search browse", Does: ghLooks, Args: ghWords, Flags: []Flag{{Names: "-q= --jq= --debug -s --single-column " +
		"--json= --license= -L= --limit= --order= --owner= --sort= -t= --template= -w --web", Value: Data}}},
	{Names: "install upgrade", Args: []Arg{{At: Each, Role: Installs, Why: "installs a program that gh starts"}},
		Does:  []Do{{Kind: automode.Install, Target: "every extension", When: &When{Args: "0"}, Why: "installs programs that gh starts"}},
		Flags: []Flag{{Names: "--pin= --force --all --dry-run", Value: Data}}},
	{Names: "remove", Does: ghLocal, Args: ghWords},
	{Names: "create", Args: []Arg{{At: First, Role: Makes, Why: "makes the extension's folder"}}, Flags: []Flag{{Names: "--precompiled=", Value: Data}}},
	{Names: "exec", Style: Plain, Does: []Do{{Kind: automode.Run, Target: "an extension of gh", Why: "starts an extension"}}, Args: ghWords},
}

var ghCodespaceRows = []Row{
	{Names: "list ls view logs", Does: ghLooks, Flags: []Flag{{Names: "-q= --jq= --json= -t= --template= -L= --limit= -o= --org= -u= --user= -w --web -f --follow", Value: Data}}},
	{Names: "create edit rebuild stop", Does: []Do{{Kind: automode.Change, Target: "a codespace", Why: "changes a codespace"}},
		Flags: []Flag{{Names: "--full -o= --org= -u= --user= -w --web -b= --branch= --default-permissions " +
			"--devcontainer-path= -d= --display-name= --idle-timeout= -l= --location= -m= --machine= -R= --repo= " +
			"--retention-period= -s --status", Value: Data}}},
	{Names: "delete", Does: []Do{{Kind: automode.Change, Target: "a codespace", Traits: automode.Destroys, Why: "removes a codespace with its changes"}},
		Flags: []Flag{{Names: "--all -c= --codespace= --days= -f --force -o= --org= -R= --repo= -u= --user=", Value: Data}}},
	{Names: "ssh", Style: Leading, Wraps: Remotely, Args: []Arg{{At: First, Role: RunsWords}},
		Does:  []Do{{Kind: automode.Change, Target: "a codespace", When: &When{Without: "--config"}, Why: "opens a shell in a codespace"}},
		Flags: []Flag{{Names: "--config"}, {Names: "--debug-file=", Value: Writes, Why: "writes a log"}, {Names: "-d --debug --profile= --server-port=", Value: Data}}},
	{Names: "ports", OrArgs: true, Does: ghLooks, Flags: []Flag{{Names: "-q= --jq= --json= -t= --template=", Value: Data}}, Rows: []Row{
		{Names: "visibility forward", Args: ghWords, Does: []Do{{Kind: automode.Expose, Target: "a port of a codespace", Why: "opens a port"}}},
	}},
}

// ghCloneFrom reads the clone that git then makes: of the address that
// owner/name stands for, with the options for git behind "--".
func ghCloneFrom(m *Match) {
	behind, _ := gitAfterDashes(m)
	own := m.Args[:len(m.Args)-behind]
	if len(own) == 0 {
		m.Unknown("the repository is not known", Lit(""))
		return
	}
	words := []Word{Lit("git"), Lit("clone")}
	words = append(words, m.Args[len(own):]...)
	words = append(words, Lit("--"))
	for i, w := range own {
		if i == 0 && w.Exact() && !strings.Contains(w.Text, ":") && !gitLocal(w.Text) {
			switch {
			case m.Path == "gist clone":
				w.Text = "https://gist.github.com/" + w.Text
			case strings.Count(w.Text, "/") == 1:
				w.Text = "https://github.com/" + w.Text
			}
		}
		words = append(words, w)
	}
	m.Facts = append(m.Facts, git.Read(words, m.Platform).Facts...)
}

// ghForGit: nobody reads the options for git behind "--" where a clone is but
// a part of what happens.
func ghForGit(m *Match) {
	if n, _ := gitAfterDashes(m); n > 0 {
		m.Unknown("options for git are handed on", m.Args[len(m.Args)-n])
	}
}

// ghTokenSetting: a token can stand among the settings.
func ghTokenSetting(m *Match) {
	if len(m.Args) > 0 && (!m.Args[0].Exact() || m.Args[0].Text == "oauth_token") {
		m.Add(Fact{Target: "the GitHub token", Kind: automode.Disclose, Why: "prints the token"})
	}
}

// ghAliasLine: an alias is a gh command, or a shell line with --shell or "!".
func ghAliasLine(m *Match) {
	if len(m.Args) < 2 {
		return
	}
	w := m.Args[1]
	line, bang := strings.CutPrefix(w.Text, "!")
	if bang {
		w.Text = line
	} else if !m.Has("--shell") {
		w.Text = "gh " + w.Text
	}
	m.Add(Fact{Role: RunsLine, Word: w, Kind: automode.Run, Via: automode.Deferred, Wraps: Later, Why: "the alias runs this"})
}

// ghSetting: three settings name a program.
func ghSetting(m *Match) {
	if len(m.Args) < 2 {
		return
	}
	if key := m.Args[0]; !key.Exact() || named("editor pager browser http_unix_socket", key.Text) {
		m.Add(Fact{Role: RunsLine, Word: m.Args[1], Kind: automode.Run, Via: automode.Deferred, Wraps: Later, Why: "the setting names what gh starts"})
	}
}

package commands

import (
	"slices"
	"strings"

	"automode"
)

var glab = Program{
	Name: "glab", Rare: true, Summary: "works with GitLab", Manual: "glab help and each command's, glab 1.74",
	Row: Row{
		Help: "-h --help -v --version", Global: glabFlags, Refine: glabInvocation,
		Rows: []Row{
			{Names: "mr issue ci pipe pipeline release repo project snippet label milestone variable schedule iteration incident cluster runner user stack token deploy-key ssh-key gpg-key securefile changelog work-items job opentofu attestation", Rows: []Row{
				{Names: "list ls view show diff status trace lint approvers issues events search get contributors note-list board activity verify", Does: glabLooks, Args: anyData, Flags: []Flag{
					{Names: "-a --all -c --closed -M --merged -d --draft --not-draft -o --opened -C --confidential -w --web --comments --system-logs -m --mine -r --raw --live --unresolved --resolved --compact --archived --member --starred --active --with-job-details --include-jobs --merge-result --dry-run -i", Value: Data},
					{Names: "-A= -l= --label= --author= --assignee= --reviewer= --milestone= -s= --source-branch= -t= --target-branch= --search= --in= -P= --per-page= -p= --page= -F= --output= --output-format= -O= --order= --sort= -g= --group= -b= --branch= --status= --ref= --sha= --scope= --epic= --iteration= --not-label= --not-author= --not-assignee= --issue-type= --color= --pipeline-id= --username= --job= --name=", Value: Data},
				}},
				{Names: "export", Does: []Do{{Kind: automode.Disclose, Target: "variables of the project", Why: "prints values that may be secret"}}, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "delete remove revoke prune", Does: glabDeletes, Args: anyData, Flags: glabAnyFlags},
				{Names: "create new update edit close reopen merge accept approve note comment rebase todo subscribe unsubscribe for run retry trigger cancel transfer fork mirror add set rotate upload publish archive members", Does: glabPublishes, Args: anyData, Flags: glabAnyFlags},
				{Names: "checkout co", Does: []Do{{Kind: automode.Keep, Target: "."}, {Kind: automode.Fetch, Target: "GitLab", Why: "takes the branch"}}, Args: anyData, Flags: []Flag{{Names: "-b= --branch= --set-upstream-to= -u=", Value: Data}, {Names: "-t --track", Value: Data}}},
				{Names: "clone artifact download", Does: []Do{{Kind: automode.Fetch, Target: "GitLab", Why: "downloads files"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "writes what it downloads"}}, Args: anyData, Flags: glabAnyFlags},
			}},
			{Names: "api", Prints: served, Args: []Arg{{At: First, Role: Data}}, Refine: glabRequest, Flags: []Flag{
				{Names: "-X= --method=", Value: Data},
				{Names: "-f= --raw-field= -F= --field=", Value: Data},
				{Names: "--input=", Value: Reads},
				{Names: "-H= --header= --hostname=", Value: Unread, Why: "changes the request or its host"},
				{Names: "-i --include --paginate --silent --output=", Value: Data},
			}},
			{Names: "auth", Rows: []Row{{Names: "status", Does: glabLooks, Flags: []Flag{{Names: "-a --all", Value: Data}, {Names: "-t --show-token", Does: glabToken}}}, {Names: "login logout configure-docker docker-helper dpop-gen", Style: Plain, Help: "--help", Does: glabLocal, Args: anyData}}},
			{Names: "config alias", Rows: []Row{{Names: "get list", Does: glabLooks, Args: anyData, Flags: []Flag{{Names: "-g --global", Value: Data}}}, {Names: "set delete edit init", Style: Plain, Help: "--help", Does: glabLocal, Args: anyData}}},
			{Names: "version help completion check-update", Args: anyData, Flags: []Flag{{Names: "-s=", Value: Data}}},
		},
	},
}

var (
	glabLooks     = []Do{{Kind: automode.Query, Target: "GitLab"}}
	glabPublishes = []Do{{Kind: automode.Publish, Target: "GitLab", Why: "changes what others see on GitLab"}}
	glabDeletes   = []Do{{Kind: automode.Publish, Target: "GitLab", Traits: automode.Rewrites, Why: "deletes something that others see on GitLab"}}
	glabLocal     = []Do{{Kind: automode.Configure, Target: "glab's settings", Traits: automode.Persists, Why: "changes glab for every repository"}}
	glabToken     = []Do{{Kind: automode.Disclose, Target: "the account's token", Why: "prints the token"}}
)

var (
	glabFlags    = []Flag{{Names: "-R= --repo=", Value: Data}}
	glabAnyFlags = []Flag{{Names: "-y -f -d -m= -t= -b= -l= -a= -s= -w -i= -k= -v= -n= -p= -D= -N= -F= -T= -S= -r= -c= -g=", Value: Data}, {Names: "--*", Value: Data}}
)

// glabRequest reads a request's method; with fields it is a POST.
func glabRequest(m *Match) {
	method, given := m.Value("-X")
	verb := strings.ToUpper(method.Text)
	end := Word{}
	if len(m.Args) > 0 {
		end = m.Args[0]
	}
	switch {
	case given && !method.Exact(), end.Known == automode.Guess && end.Text == "", strings.Contains(end.Text, "://"), strings.Trim(end.Text, "/") == "graphql":
		m.Unknown("what is asked for is not known", end)
	case verb == "GET", verb == "HEAD", !given && !m.Has("-f --input"):
		m.addDo(&glabLooks[0])
	case verb == "DELETE":
		m.addDo(&glabDeletes[0])
	default:
		m.addDo(&glabPublishes[0])
	}
}

var glabCases = []Case{
	{`glab`, `nothing`},
	{`glab mr list --author x -P 5 -R a/b`, `Query GitLab`},
	{`glab mr view 5 --comments`, `Query GitLab`},
	{`glab variable get x`, `Query GitLab; Disclose variables of the project`},
	{`glab variable export --group x`, `Disclose variables of the project`},
	{`glab mr create --fill -y`, `Publish GitLab`},
	{`glab mr create -t x --fill`, `Publish GitLab`},
	{`glab mr delete 5 -y --x`, `Publish{rewrites} GitLab`},
	{`glab mr checkout 5 -b x -t`, `Keep .; Fetch GitLab`},
	{`glab repo clone a/b --x`, `Fetch GitLab; Write ./**`},
	{`glab mr`, `nothing`},
	{`glab api projects/1 --paginate`, `Query GitLab`},
	{`glab api projects/1/issues -f title=x --input f`, `Read f; Publish GitLab`},
	{`glab api -X DELETE projects/1`, `Publish{rewrites} GitLab`},
	{`glab api -X GET graphql -H a`, `Unknown changes the request or its host; Unknown what is asked for is not known`},
	{`glab auth status -a`, `Query GitLab`},
	{`glab auth status -t`, `Query GitLab; Disclose the account's token`},
	{`glab auth login`, `Configure{persists} glab's settings`},
	{`glab auth`, `nothing`},
	{`glab config get x -g`, `Query GitLab`},
	{`glab config get token`, `Query GitLab; Disclose the account's token`},
	{`glab variable list -F json`, `Query GitLab; Disclose variables of the project`},
	{`glab variable list`, `Query GitLab`}, {`glab variable list $x`, `Query GitLab; Disclose variables of the project`}, {`glab release upload v1 f`, `Publish GitLab; Read f`}, {`glab ssh-key add f -t x`, `Publish GitLab; Read f`},
	{`glab config set x y`, `Configure{persists} glab's settings`},
	{`glab config`, `nothing`},
	{`glab completion -s zsh`, `nothing`},
}

func glabInvocation(m *Match) {
	ghElsewhere(m, "gitlab.com")
	if m.Path == "variable get" || m.Path == "securefile get" {
		m.Add(Fact{Kind: automode.Disclose, Target: "variables of the project", Why: "prints values that may be secret"})
	}
	if m.Path == "config get" && slices.ContainsFunc(m.Args, func(w Word) bool { return !w.Exact() || strings.Contains(w.Text, "token") }) || m.Path == "config list" {
		m.Add(Fact{Kind: automode.Disclose, Target: "the account's token", Why: "prints the token"})
	}
	if form, ok := m.Value("-F"); m.Path == "variable list" && (ok && !form.Is("text") || slices.ContainsFunc(m.Args, func(w Word) bool { return w.mayBeFlag() })) {
		m.Add(Fact{Kind: automode.Disclose, Target: "variables of the project", Why: "prints values that may be secret"})
	}
	from := len(m.Args)
	switch m.Path {
	case "snippet create", "ssh-key add", "gpg-key add", "deploy-key add":
		from = 0
	case "release create", "release upload", "securefile create": // behind the name of what they make
		from = 1
	}
	for i := from; i < len(m.Args); i++ {
		m.addRole(Reads, &m.Args[i], "")
	}
}

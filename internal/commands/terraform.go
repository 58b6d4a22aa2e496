package commands

import (
	"strings"

	"automode"
)

var terraform = Program{
	Name: "terraform", Rare: true, Also: "tofu", Summary: "makes infrastructure as files describe it", Manual: "terraform -help and each command's -help, Terraform 1.13",
	Row: Row{
		Style: Single, Help: "-help -version",
		Global: []Flag{
			{Names: "-chdir=", Value: Base},
			{Names: "-no-color -json -compact-warnings"},
			{Names: "-input= -lock= -lock-timeout= -parallelism= -var=", Value: Data},
			{Names: "-var-file=", Value: Reads},
		},
		Rows: []Row{
			{Names: "fmt", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Args: "0", Without: "-check"}, Why: "rewrites configuration files in their usual form"}},
				Args:  []Arg{{Role: Edits, When: &When{Without: "-check"}, Why: "rewrites configuration files in their usual form"}, {Role: Reads, When: &When{With: "-check"}}},
				Flags: []Flag{{Names: "-check[=]", Value: Data}, {Names: "-diff -recursive -list= -write=", Value: Data}}},
			{Names: "graph modules version", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: anyData, Flags: []Flag{{Names: "-draw-cycles"}, {Names: "-type= -plan=", Value: Data}}},
			{Names: "validate", Does: []Do{{Kind: automode.Read, Target: "."}, {Kind: automode.Run, Target: "the providers", Traits: automode.EntryPoint, Why: "starts the providers that lie there"}}, Args: anyData, Flags: []Flag{{Names: "-no-tests"}, {Names: "-test-directory= -type=", Value: Data}}},
			{Names: "init get", Does: []Do{{Kind: automode.Install, Target: "the providers and modules that the configuration names", Traits: automode.Declared, Why: "downloads programs that the configuration names"}}, Args: anyData, Flags: []Flag{
				{Names: "-reconfigure -ignore-remote-version"}, {Names: "-migrate-state -force-copy", Does: []Do{{Kind: automode.Change, Target: "what is known of the infrastructure"}}, Why: "takes what is known of the infrastructure to another place"},
				{Names: "-upgrade -update", Value: Data, Does: []Do{{Kind: automode.Install, Target: "newer providers and modules"}}, Why: "downloads newer programs than the lock file names"},
				{Names: "-backend= -get= -lockfile= -test-directory=", Value: Data},
				{Names: "-backend-config=", Value: Data},
				{Names: "-from-module= -plugin-dir=", Value: Unread, Why: "takes programs or files from elsewhere"},
			}, Refine: terraformState},
			{Names: "plan", Does: terraformPlans, Flags: []Flag{
				{Names: "-destroy -detailed-exitcode -refresh-only", Value: Data},
				{Names: "-refresh= -replace= -target= -exclude= -state=", Value: Data},
				{Names: "-out= -generate-config-out=", Value: Writes, Why: "writes the plan"},
			}},
			{Names: "apply", Does: []Do{{Kind: automode.Change, Target: "the infrastructure", Traits: automode.Destroys, Why: "changes the infrastructure, and may remove parts of it"}}, Args: []Arg{{Role: Reads}}, Flags: []Flag{
				{Names: "-auto-approve -destroy -refresh-only", Value: Data},
				{Names: "-refresh= -replace= -target= -exclude= -state=", Value: Data},
				{Names: "-backup= -state-out=", Value: Writes, Why: "writes what is known of the infrastructure"},
			}},
			{Names: "destroy", Does: []Do{{Kind: automode.Change, Target: "the infrastructure", Traits: automode.Destroys, Why: "removes the infrastructure"}}, Flags: []Flag{
				{Names: "-auto-approve", Value: Data},
				{Names: "-refresh= -target= -exclude= -state= -backup= -state-out=", Value: Data},
			}},
			{Names: "import taint untaint refresh force-unlock", Does: []Do{{Kind: automode.Change, Target: "what is known of the infrastructure", Why: "changes what is known of the infrastructure"}}, Args: anyData, Flags: []Flag{
				{Names: "-force -allow-missing -allow-missing-config -ignore-remote-version", Value: Data},
				{Names: "-config= -state= -target= -backup= -state-out=", Value: Data},
			}},
			{Names: "providers", Does: []Do{{Kind: automode.Read, Target: "."}}, Rows: []Row{
				{Names: "schema", Does: []Do{{Kind: automode.Run, Target: "the providers of the configuration", Traits: automode.EntryPoint, Why: "starts them as a plan does"}}},
				{Names: "lock", Does: []Do{{Kind: automode.Write, Target: ".terraform.lock.hcl", Why: "writes the lock file"}}, Args: anyData, Flags: []Flag{{Names: "-platform= -fs-mirror= -net-mirror= -enable-plugin-cache", Value: Data}}},
				{Names: "mirror", Args: []Arg{{Role: WritesTree, Why: "puts providers there"}}, Flags: []Flag{{Names: "-platform= -lock-file=", Value: Data}}},
			}},
			{Names: "metadata", Rows: []Row{{Names: "functions"}}},
			{Names: "show output", Does: []Do{{Kind: automode.Query, Target: "the infrastructure"}}, Args: anyData, Flags: []Flag{
				{Names: "-raw", Does: []Do{{Kind: automode.Disclose, Target: "values of the infrastructure"}}, Why: "prints values that may be secret"},
				{Names: "-state=", Value: Data},
			}, Refine: terraformOutput},
			{Names: "state", Rows: []Row{
				{Names: "list show", Does: []Do{{Kind: automode.Query, Target: "the infrastructure"}}, Args: anyData, Flags: []Flag{{Names: "-state= -id=", Value: Data}}},
				{Names: "pull", Does: []Do{{Kind: automode.Disclose, Target: "what is known of the infrastructure", Why: "prints values that may be secret"}}},
				{Names: "mv rm push replace-provider", Does: []Do{{Kind: automode.Change, Target: "what is known of the infrastructure", Traits: automode.Destroys, Why: "changes what is known of the infrastructure"}}, Args: anyData, Flags: []Flag{{Names: "-dry-run -force -ignore-remote-version -auto-approve"}, {Names: "-backup= -backup-out= -state= -state-out=", Value: Data}}},
			}},
			{Names: "workspace", Rows: []Row{
				{Names: "list show", Does: []Do{{Kind: automode.Query, Target: "the infrastructure"}}, Args: anyData},
				{Names: "new select", Does: []Do{{Kind: automode.Change, Target: "the workspace", Why: "works on another copy of the infrastructure"}}, Args: anyData, Flags: []Flag{{Names: "-or-create", Value: Data}, {Names: "-state=", Value: Data}}},
				{Names: "delete", Does: []Do{{Kind: automode.Change, Target: "the workspace", Traits: automode.Destroys, Why: "removes a workspace"}}, Args: anyData, Flags: []Flag{{Names: "-force"}}},
			}},
			{Names: "login logout", Does: []Do{{Kind: automode.Configure, Target: "the credentials for hosts of modules", Traits: automode.Persists, Why: "keeps or forgets a credential"}}, Args: anyData},
			{Names: "console test", Does: terraformRuns, Args: anyData, Flags: []Flag{{Names: "-verbose -plan -cloud-run=", Value: Data}, {Names: "-filter= -test-directory= -state= -junit-xml=", Value: Data}}},
		},
	},
}

var terraformCases = []Case{
	{`terraform fmt`, `Write{source-only} ./**`},
	{`terraform fmt -check -recursive d`, `Read d`},
	{`terraform fmt a.tf`, `Write a.tf`},
	{`terraform validate -no-color -no-tests -type=x`, `Read .; Run{entry-point} the providers`}, {`terraform graph -draw-cycles -type=plan`, `Read .`},
	{`terraform init -backend-config=address=https://h.test/x`, `Install{declared} the providers and modules that the configuration names; Send https://h.test/x`},
	{`terraform init -input=false -backend=false -reconfigure -backend-config=f`, `Install{declared} the providers and modules that the configuration names; Read f`},
	{`terraform init -upgrade`, `Install{declared} the providers and modules that the configuration names; Install newer providers and modules`},
	{`terraform init -plugin-dir=d`, `Install{declared} the providers and modules that the configuration names; Unknown takes programs or files from elsewhere`},
	{`terraform -chdir=d plan -var-file=f -out=p -target=x -destroy`, `Run{entry-point} the plan; Query the infrastructure; in d; Read f; Write p`},
	{`terraform apply -auto-approve -target=x`, `Change{destroys} the infrastructure`},
	{`terraform apply -backup=b p`, `Change{destroys} the infrastructure; Read p; Write b`},
	{`terraform apply -destroy`, `Change{destroys} the infrastructure`},
	{`terraform destroy -auto-approve -target=x`, `Change{destroys} the infrastructure`},
	{`terraform plan --out p --target x`, `Run{entry-point} the plan; Query the infrastructure; Write p`},
	{`terraform providers`, `Read .`},
	{`terraform providers schema -json`, `Run{entry-point} the providers of the configuration`},
	{`terraform providers lock -platform=x`, `Write .terraform.lock.hcl`},
	{`terraform providers mirror -platform=x d`, `Write d/**`},
	{`terraform metadata functions -json`, `nothing`},
	{`terraform metadata`, `nothing`},
	{`terraform taint -allow-missing -state=f x`, `Change what is known of the infrastructure`},
	{`terraform show -json -state=f`, `Query the infrastructure; Disclose values of the infrastructure`},
	{`terraform output -raw x`, `Query the infrastructure; Disclose values of the infrastructure`},
	{`terraform init -migrate-state`, `Install{declared} the providers and modules that the configuration names; Change what is known of the infrastructure`},
	{`terraform output x`, `Query the infrastructure; Disclose values of the infrastructure`},
	{`terraform output`, `Query the infrastructure`},
	{`terraform state list -id=x`, `Query the infrastructure`},
	{`terraform state pull`, `Disclose what is known of the infrastructure`},
	{`terraform state rm -force -state=f x`, `Change{destroys} what is known of the infrastructure`},
	{`terraform state`, `nothing`},
	{`terraform workspace list`, `Query the infrastructure`},
	{`terraform workspace select -or-create -state=f x`, `Change the workspace`},
	{`terraform workspace delete -force x`, `Change{destroys} the workspace`},
	{`terraform workspace`, `nothing`},
	{`terraform login`, `Configure{persists} the credentials for hosts of modules`},
	{`terraform test -verbose -filter=x`, `Run the providers of the configuration`},
	{`terraform`, `nothing`},
	{`terraform frob`, `Unknown no subcommand “frob” is known`},
}

var (
	terraformRuns = []Do{{Kind: automode.Run, Target: "the providers of the configuration", Why: "runs programs that the configuration names"}}
	// A plan is the configuration's check: it runs what "init" put there, asks
	// the services and changes none.
	terraformPlans = []Do{
		{Kind: automode.Run, Target: "the plan", Traits: automode.EntryPoint, Why: "runs the providers of the configuration"},
		{Kind: automode.Query, Target: "the infrastructure"},
	}
)

// terraformState: a setting may say which host keeps what is known of the infrastructure.
func terraformState(m *Match) {
	for i := range m.hits {
		h := &m.hits[i]
		_, value, set := strings.Cut(h.Value.Text, "=")
		if !set && named("-backend-config --backend-config", h.Name) {
			m.Add(optionFact(Reads, *h, h.Value, ""))
		}
		if named("-backend-config --backend-config", h.Name) && strings.Contains(value, "://") {
			m.Add(optionFact(Sends, *h, cutWord(h.Value, len(h.Value.Text)-len(value)), "keeps there what is known of the infrastructure"))
		}
	}
}

// terraformOutput: the form for programs shows what is hidden otherwise.
func terraformOutput(m *Match) {
	if m.Path == "output" && len(m.Args) > 0 && !m.Has("-raw") {
		m.Add(Fact{Kind: automode.Disclose, Target: "values of the infrastructure", Why: "prints a value that may be secret"})
		return
	}
	for _, h := range m.hits {
		if strings.HasSuffix(h.Name, "-json") {
			m.Add(Fact{Kind: automode.Disclose, Target: "values of the infrastructure", Flag: h.Name, Via: automode.ByOption, Why: "prints values that may be secret"})
			return
		}
	}
}

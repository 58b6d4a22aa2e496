package commands

import "automode"

// HashiCorp's other programs: services, jobs, images of machines, and machines
// for development.

var consul = Program{
	Name: "consul", Rare: true, Kin: "nomad boundary waypoint", Summary: "keeps services or jobs running over many machines", Manual: "the command references of consul 1.22, nomad 1.11 and boundary 0.20",
	Row: Row{
		Style: Single, Help: "-h -help -v -version",
		Global: []Flag{
			{Names: "-detailed -verbose -json -no-color -stale -short -self -stats -wan -allocs -all-allocs -force-color -keys -recurse -separator -status -wide -tail -f -stderr -stdout -H -evals -topology -t -types -services -tags -passing", Value: Data},
			{Names: "-namespace= -region= -datacenter= -partition= -segment= -node= -service= -near= -per-page= -page-token= -job= -task= -type= -index= -group= -per= -prefix= -key-type=", Value: Data}, {Names: "-format=", Value: Data, Of: "consul"}, {Names: "-filter=", Value: Data, Of: "consul nomad boundary"}, {Names: "-n= -c=", Value: Data, Of: "nomad"},
			{Names: "-http-addr= -address= -grpc-addr=", Value: Sends, Why: "speaks to the server there"},
			{Names: "-ca-file= -ca-path= -ca-cert= -client-cert= -client-key= -tls-server-name=", Value: Lists},
			{Names: "-token= -token-file=", Value: Data},
			{Names: "-tls-skip-verify", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "the check of the server's certificate"}}, Why: "takes any host for the server"},
		},
		Rows: []Row{
			{Names: "members info version validate status server-members node-status job-status alloc-status monitor logs rtt help ui", Does: serviceLooks, Args: anyData},
			{Names: "acl", Rows: []Row{
				{Names: "token", Rows: []Row{ // with its secret, but for nomad's list
					{Names: "list", Does: serviceLooks, Args: anyData, Refine: consulTokens},
					{Names: "read self info", Does: serviceSecrets, Args: anyData, Flags: consulIDs},
					{Names: "delete", Does: serviceRemoves, Args: anyData, Flags: consulIDs},
					{Names: "create update clone", Does: serviceChanges, Args: anyData},
				}},
				{Names: "policy role auth-method binding-rule templated-policy", Rows: []Row{
					{Names: "list info self preview", Does: serviceLooks, Args: anyData},
					{Names: "read", Does: serviceSecrets, Args: anyData, Flags: consulIDs},
					{Names: "delete", Does: serviceRemoves, Args: anyData, Flags: consulIDs},
					{Names: "create update apply", Does: serviceChanges, Args: anyData},
				}},
				{Names: "bootstrap set-agent-token", Does: serviceChanges, Args: anyData},
			}},
			{Names: "operator", Rows: []Row{
				{Names: "raft autopilot scheduler root client-state snapshot gossip utilization metrics", Rows: []Row{
					{Names: "list-peers get-config state info inspect health", Does: serviceLooks, Args: anyData},
					{Names: "remove-peer transfer-leadership transfer-leader set-config save restore", Does: serviceRemoves, Args: anyData},
				}},
				{Names: "members usage", Does: serviceLooks, Args: anyData},
			}},
			{Names: "catalog job node alloc deployment eval server volume namespace kv intention services config system plugin service scaling quota sentinel peering connect recommendation var snapshot tls keyring partition", Rows: []Row{
				{Names: "status list list-services list-nodes list-datacenters nodes services datacenters logs info inspect history allocs deployments versions members match check query validate plan", Does: serviceLooks, Args: anyData},
				{Names: "read", Does: serviceLooks, Args: anyData, Flags: consulIDs},
				{Names: "get export", Does: serviceSecrets, Args: anyData},
				{Names: "delete destroy purge stop drain gc remove deregister", Does: serviceRemoves, Args: anyData},
				{Names: "put run dispatch promote revert restart signal update apply register create write import scale eligibility enable disable fail pause resume start save restore periodic", Does: serviceChanges, Args: anyData},
			}},
			{Names: "plan", Does: serviceLooks, Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-diff -policy-override -hcl2-strict -var=", Value: Data}, {Names: "-var-file=", Value: Reads}}},
			{Names: "run", Does: serviceChanges, Args: anyData, Flags: []Flag{{Names: "-detach -check-index= -var= -var-file=", Value: Data}}},
			{Names: "login logout", Does: serviceChanges, Args: anyData, Flags: []Flag{{Names: "-method= -type= -token-name= -bearer-token-file= -meta=", Value: Data}, {Names: "-token-sink-file=", Value: Writes, Why: "writes the token there"}}},
			{Names: "stop leave force-leave", Does: serviceRemoves, Args: anyData},
			{Names: "agent exec lock watch event maint debug", Style: Plain, Does: vcsUnread, Args: anyData},
		},
	},
}

var (
	serviceLooks   = []Do{{Kind: automode.Query, Target: "the cluster's services"}}
	serviceChanges = []Do{{Kind: automode.Change, Target: "the cluster's services", Why: "changes what the cluster runs or keeps"}}
	serviceSecrets = []Do{{Kind: automode.Disclose, Target: "what the service keeps", Why: "prints values that may be secret"}}
	serviceRemoves = []Do{{Kind: automode.Change, Target: "the cluster's services", Traits: automode.Destroys, Why: "removes what the cluster runs or keeps"}}
)

var consulIDs = []Flag{{Names: "-id= -name= -kind=", Value: Data}}

// consulTokens: consul lists tokens with their secrets.
func consulTokens(m *Match) {
	if m.name() == "consul" {
		m.addDo(&serviceSecrets[0])
	}
}

var consulCases = []Case{
	{`consul acl role list -format 1`, `Query the cluster's services`},
	{`consul acl role list -filter 1`, `Query the cluster's services`},
	{`nomad acl token create -n 1 -type management`, `Change the cluster's services`},
	{`consul acl token list`, `Query the cluster's services; Disclose what the service keeps`}, {`nomad acl token list`, `Query the cluster's services`}, {`nomad acl token self`, `Disclose what the service keeps`}, {`nomad acl token delete x`, `Change{destroys} the cluster's services`}, {`consul acl policy read -id x`, `Disclose what the service keeps`}, {`consul acl policy create -json`, `Change the cluster's services`}, {`consul acl policy`, `nothing`},
	{`consul acl token read -id x`, `Disclose what the service keeps`},
	{`consul acl policy delete -id x`, `Change{destroys} the cluster's services`},
	{`nomad acl token create -type management`, `Change the cluster's services`},
	{`nomad acl bootstrap`, `Change the cluster's services`},
	{`consul acl`, `nothing`},
	{`consul acl token`, `nothing`},
	{`consul operator raft list-peers`, `Query the cluster's services`},
	{`consul operator raft remove-peer -address x`, `Change{destroys} the cluster's services; Send x`},
	{`nomad operator autopilot set-config`, `Change{destroys} the cluster's services`},
	{`nomad operator members`, `Query the cluster's services`},
	{`nomad operator`, `nothing`},
	{`nomad operator raft`, `nothing`},
	{`consul config read -kind x -name y`, `Query the cluster's services`},
	{`consul`, `nothing`},
	{`consul members -detailed -token x`, `Query the cluster's services`},
	{`nomad job status -namespace x y`, `Query the cluster's services`},
	{`nomad job plan f -address h -ca-file c -tls-skip-verify`, `Query the cluster's services; Send h; Read{listing} c; Weaken the check of the server's certificate`},
	{`consul login -method x -token-sink-file f`, `Change the cluster's services; Write f`}, {`nomad login`, `Change the cluster's services`},
	{`consul kv get x`, `Disclose what the service keeps`},
	{`consul kv delete -recurse x`, `Change{destroys} the cluster's services`},
	{`nomad job run f`, `Change the cluster's services`},
	{`nomad job`, `nothing`},
	{`nomad plan -diff -var-file v f`, `Query the cluster's services; Read f; Read v`},
	{`nomad run -detach f`, `Change the cluster's services`},
	{`nomad stop x`, `Change{destroys} the cluster's services`},
	{`consul exec ls`, `Unknown nobody read what this subcommand does`},
}

var packerProgram = Program{
	Name: "packer", Rare: true, Summary: "builds images of machines", Manual: "packer -help and each command's, Packer 1.14",
	Row: Row{
		Style: Single, Help: "-h -help -v -version",
		Global: []Flag{{Names: "-machine-readable -var= -only= -except= -syntax-only -no-warn-undeclared-var -use-sequential-evaluation -evaluate-datasources", Value: Data}, {Names: "-var-file=", Value: Reads}},
		Rows: []Row{
			{Names: "validate inspect", Does: stackRuns, Args: []Arg{{Role: ReadsTree}}},
			{Names: "fmt", Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Without: "-check"}, Why: "rewrites templates in their usual form"}, {Role: ReadsTree, When: &When{With: "-check"}}}, Flags: []Flag{{Names: "-check", Value: Data}, {Names: "-diff -recursive -write=false", Value: Data}}},
			{Names: "version help", Args: anyData},
			{Names: "init", Does: []Do{{Kind: automode.Install, Target: "the plugins that the template names", Traits: automode.Declared, Why: "downloads programs"}}, Args: anyData, Flags: []Flag{{Names: "-upgrade -force", Value: Data, Does: []Do{{Kind: automode.Install, Target: "newer plugins"}}, Why: "downloads newer programs"}}},
			{Names: "build", Does: stackChanges, Args: anyData, Flags: []Flag{{Names: "-force -color= -debug -on-error= -parallel-builds= -timestamp-ui", Value: Data}}},
			{Names: "plugins", Rows: []Row{{Names: "installed required", Does: stackLooks, Args: anyData}, {Names: "install remove", Style: Plain, Does: []Do{{Kind: automode.Install, Target: "plugins", Why: "adds or removes programs"}}, Args: anyData}}},
		},
	},
}

var packerProgramCases = []Case{
	{`packer`, `nothing`},
	{`packer validate -var a=b -var-file v .`, `Run{entry-point} the description of the stack; Query the stack; Read ./**; Read v`},
	{`packer fmt -check .`, `Read ./**`},
	{`packer fmt -diff .`, `Write{source-only} ./**`},
	{`packer version`, `nothing`},
	{`packer init -upgrade .`, `Install{declared} the plugins that the template names; Install newer plugins`},
	{`packer build -force .`, `Change the stack`},
	{`packer plugins installed`, `Query the stack`},
	{`packer plugins install x`, `Install plugins`},
	{`packer plugins`, `nothing`},
}

var vagrant = Program{
	Name: "vagrant", Rare: true, Summary: "makes machines for development", Manual: "vagrant help and each command's, Vagrant 2.4",
	Row: Row{
		Help:   "-h --help -v --version",
		Global: []Flag{{Names: "--color --no-color --machine-readable --debug --timestamp --no-tty", Value: Data}},
		Rows: []Row{
			{Names: "status validate port ssh-config winrm-config", Does: stackRuns, Args: anyData, Flags: []Flag{{Names: "-p --ignore-provider --guest= --host=", Value: Data}}},
			{Names: "global-status version help list-commands", Does: stackLooks, Args: anyData, Flags: []Flag{{Names: "--prune", Value: Data}}},
			{Names: "box plugin snapshot", Rows: []Row{{Names: "list outdated", Does: stackLooks, Args: anyData, Flags: []Flag{{Names: "-i --box-info --local --global", Value: Data}}}, {Names: "add install update repackage save restore push", Does: []Do{{Kind: automode.Install, Target: "boxes or plugins", Why: "adds machines or programs"}}, Args: anyData, Flags: shortAndAnyFlags}, {Names: "remove uninstall delete prune expunge pop", Does: stackRemoves, Args: anyData, Flags: shortAndAnyFlags}}},
			{Names: "up reload resume provision suspend halt init package", Does: stackChanges, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "destroy", Does: stackRemoves, Args: anyData, Flags: []Flag{{Names: "-f --force -g --graceful --parallel", Value: Data}}},
			{Names: "ssh winrm powershell rsync rsync-auto share cloud login rdp upload serve", Style: Plain, Does: vcsUnread, Args: anyData},
		},
	},
}

var vagrantCases = []Case{
	{`vagrant`, `nothing`},
	{`vagrant status --no-color`, `Run{entry-point} the description of the stack; Query the stack`},
	{`vagrant validate -p`, `Run{entry-point} the description of the stack; Query the stack`},
	{`vagrant global-status --prune`, `Query the stack`},
	{`vagrant box list -i`, `Query the stack`},
	{`vagrant box add x --force`, `Install boxes or plugins`},
	{`vagrant box remove x -f`, `Change{destroys} the stack`},
	{`vagrant box`, `nothing`},
	{`vagrant up --provision`, `Change the stack`},
	{`vagrant destroy -f`, `Change{destroys} the stack`},
	{`vagrant ssh -c ls`, `Unknown nobody read what this subcommand does`},
}

var terragrunt = Program{
	Name: "terragrunt", Rare: true, Summary: "runs terraform over many folders", Manual: "the CLI reference of terragrunt 0.91",
	Row: Row{
		Style: Single, Help: "-h -help -v -version",
		Global: []Flag{
			{Names: "-non-interactive -terragrunt-non-interactive -no-color -json -all -a -compact-warnings -detailed-exitcode -refresh-only -input= -lock= -lock-timeout= -var= -target= -parallelism= -queue-include-dir= -queue-exclude-dir= -terragrunt-log-level= -log-level= -log-format= -filter= -terragrunt-include-dir= -terragrunt-exclude-dir= -graph -strict-mode", Value: Data},
			{Names: "-working-dir= -terragrunt-working-dir=", Value: Base},
			{Names: "-var-file=", Value: Reads},
			{Names: "-out= -out-dir=", Value: WritesTree, Why: "writes the plan"},
		},
		Rows: []Row{
			{Names: "plan validate graph-dependencies find list dag validate-inputs", Does: stackRuns, Args: anyData, Flags: []Flag{{Names: "-tree -l -long -external -dependencies -format= -hidden", Value: Data}}},
			{Names: "fmt hclfmt", Does: hclWrites, Args: anyData, Flags: hclFlags},
			{Names: "version help info", Does: stackLooks, Args: anyData},
			{Names: "run-all run stack hcl state workspace providers", Rows: []Row{
				{Names: "plan validate list inputs", Does: stackRuns, Args: anyData},
				{Names: "show output", Does: terragruntShows, Args: anyData},
				{Names: "fmt", Does: hclWrites, Args: anyData, Flags: hclFlags},
				{Names: "apply destroy init rm mv import taint push pull", Does: stackRemoves, Args: anyData, Flags: []Flag{{Names: "-auto-approve -destroy -upgrade -reconfigure", Value: Data}}},
			}},
			{Names: "apply destroy apply-all destroy-all init import refresh taint untaint force-unlock", Does: stackRemoves, Args: anyData, Flags: []Flag{{Names: "-auto-approve -destroy -upgrade -reconfigure", Value: Data}}},
			{Names: "output show render render-json", Does: terragruntShows, Args: anyData},
		},
	},
}

var terragruntShows = []Do{{Kind: automode.Disclose, Target: "secrets of the stack", Why: "prints values that may be secret"}}

var hclWrites = []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, Why: "rewrites configuration in its usual form"}}

var hclFlags = []Flag{{Names: "-check -terragrunt-check -terragrunt-hclfmt-check", Value: Data, Cancels: NoWrite}, {Names: "-diff -recursive", Value: Data}, {Names: "-file=", Value: Edits, Why: "rewrites configuration in its usual form"}}

var terragruntCases = []Case{
	{`terragrunt`, `nothing`},
	{`terragrunt plan --terragrunt-working-dir d -out=p -var-file=v -no-color`, `Run{entry-point} the description of the stack; Query the stack; in d; Write p/**; Read v`},
	{`terragrunt list -tree`, `Run{entry-point} the description of the stack; Query the stack`},
	{`terragrunt hclfmt --check -diff`, `nothing`},
	{`terragrunt hclfmt -file f`, `Write{source-only} ./**; Write f`},
	{`terragrunt version`, `Query the stack`},
	{`terragrunt run-all plan`, `Run{entry-point} the description of the stack; Query the stack`},
	{`terragrunt hcl fmt`, `Write{source-only} ./**`},
	{`terragrunt run-all output`, `Disclose secrets of the stack`},
	{`terragrunt run-all apply -auto-approve`, `Change{destroys} the stack`},
	{`terragrunt stack`, `nothing`},
	{`terragrunt destroy -auto-approve`, `Change{destroys} the stack`},
	{`terragrunt output`, `Disclose secrets of the stack`},
}

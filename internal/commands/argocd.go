package commands

import "automode"

var argocd = Program{
	Name: "argocd", Rare: true, Summary: "deploys to Kubernetes what repositories describe", Manual: "the reference of argocd's commands, Argo CD 3",
	Row: Row{
		Help: "-h --help",
		Global: []Flag{
			{Names: "--core --grpc-web --http-retry-max= --plaintext --port-forward --prompts-enabled --redis-compress=", Value: Data},
			{Names: "--argocd-context= --auth-token= --controller-name= --grpc-web-root-path= --kube-context= --logformat= --loglevel= --port-forward-namespace= --redis-haproxy-name= --redis-name= --repo-server-name= --server-name= -N= --app-namespace= --project= -c=", Value: Data},
			{Names: "--server=", Value: Sends, Why: "speaks to the server there"},
			{Names: "-H= --header=", Value: Data},
			{Names: "--client-crt= --client-crt-key= --config= --server-crt=", Value: Lists},
			{Names: "--insecure", Does: []Do{{Kind: automode.Weaken, Target: "the check of the server's certificate"}}, Why: "takes any host for the server"},
		},
		Rows: []Row{
			{Names: "app appset proj project cluster repo repocreds cert gpg account", Rows: []Row{
				{Names: "list get history logs manifests resources wait diff get-resource get-user-info can-i", Does: argoLooks, Args: anyData, Flags: argoLookFlags},
				{Names: "delete remove rm rotate-auth delete-resource terminate-op delete-token", Does: argoRemoves, Args: anyData, Flags: argoAnyFlag},
				{Names: "create set unset sync rollback patch edit add add-source remove-source update-password patch-resource confirm-deletion add-destination remove-destination allow-cluster-resource deny-cluster-resource", Does: argoChanges, Args: anyData, Flags: argoAnyFlag},
				{Names: "generate-token session-token", Does: []Do{{Kind: automode.Disclose, Target: "a credential of Argo CD", Why: "prints a token"}}, Args: anyData, Flags: argoAnyFlag},
				{Names: "actions", Rows: []Row{{Names: "list", Does: argoLooks, Args: anyData, Flags: argoLookFlags}, {Names: "run", Does: argoChanges, Args: anyData, Flags: argoAnyFlag}}},
				{Names: "role windows", Rows: []Row{{Names: "list get list-tokens", Does: argoLooks, Args: anyData, Flags: argoLookFlags}}},
			}},
			{Names: "version", Does: argoLooks, Flags: []Flag{{Names: "--client --short", Value: Data}, {Names: "-o= --output=", Value: Data}}},
			{Names: "context", Does: []Do{{Kind: automode.Configure, Target: "the servers that argocd knows", Traits: automode.Persists, When: &When{Args: "1+"}, Why: "changes which server it speaks to"}}, Args: anyData, Flags: []Flag{{Names: "--delete"}}},
			{Names: "login logout relogin", Does: []Do{{Kind: automode.Configure, Target: "the servers that argocd knows", Traits: automode.Persists, Why: "changes which server it speaks to, and as whom"}}, Args: []Arg{{Role: Sends, Traits: automode.Credential, Why: "sends the credential to the server"}}, Flags: argoAnyFlag},
			{Names: "admin", Rows: []Row{{Names: "initial-password redis-initial-password export", Does: []Do{{Kind: automode.Disclose, Target: "a credential of Argo CD", Why: "prints secrets of Argo CD"}}, Flags: argoAnyFlag}}},
			{Names: "completion help", Args: anyData},
		},
	},
}

var (
	argoLooks   = []Do{{Kind: automode.Query, Target: "Argo CD"}}
	argoChanges = []Do{{Kind: automode.Change, Target: "Argo CD", Why: "changes what the cluster runs"}}
	argoRemoves = []Do{{Kind: automode.Change, Target: "Argo CD", Traits: automode.Destroys, Why: "removes what the cluster runs"}}
)

var argoLookFlags = []Flag{
	{Names: "--hard-refresh --show-operation --show-params --exit-code --server-side-generate --local-include --orphaned --health --sync --suspended --operation --degraded --delete --hydrated -f --follow -p --previous --match-case --tail-lines --use-grpc-timeout --resolve", Value: Data},
	{Names: "-o= --output= -l= --selector= -r= --repo= --cluster= --revision= --revisions= --source= --source-name= --source-position= --source-positions= --source-names= --timeout= --resource= --group= --kind= --name= --namespace= --container= --filter= --since-seconds= --tail= --until-time= --id= --resource-name= --resource-namespace= " +
		"--filter-fields= --cert-type= --hostname-pattern= --sort= --ignore-normalizer-jq-execution-timeout= --diff-exit-code= --refresh[=] --account= -a=", Value: Data},
	{Names: "--local= --local-repo-root=", Value: ReadsTree},
}

// argoAnyFlag is for what changes something anyhow.
var argoAnyFlag = []Flag{{Names: "-y -p= -f= -a= -l= -o=", Value: Data}, {Names: "--*", Value: Data}}

var argocdCases = []Case{
	{`argocd`, `nothing`},
	{`argocd app list -o name --grpc-web`, `Query Argo CD`},
	{`argocd app get x --refresh --show-params --argocd-context y`, `Query Argo CD`},
	{`argocd app diff x --local d`, `Query Argo CD; Read d/**`},
	{`argocd proj windows list x`, `Query Argo CD`},
	{`argocd app delete x -y --cascade`, `Change{destroys} Argo CD`},
	{`argocd app sync x --prune`, `Change Argo CD`},
	{`argocd account generate-token --account x`, `Disclose a credential of Argo CD`},
	{`argocd app actions list x`, `Query Argo CD`},
	{`argocd app actions run x restart`, `Change Argo CD`},
	{`argocd app actions`, `nothing`},
	{`argocd proj role list x`, `Query Argo CD`},
	{`argocd proj role`, `nothing`},
	{`argocd app`, `nothing`},
	{`argocd version --client -o json`, `Query Argo CD`},
	{`argocd context`, `nothing`},
	{`argocd context x --delete`, `Configure{persists} the servers that argocd knows`},
	{`argocd login h.test --username u`, `Configure{persists} the servers that argocd knows; Send{credential} h.test`},
	{`argocd admin initial-password -n argocd`, `Unknown no option “-n” is known`},
	{`argocd admin initial-password`, `Disclose a credential of Argo CD`},
	{`argocd admin`, `nothing`},
	{`argocd help`, `nothing`},
	{`argocd app list --server h --header a --config f --insecure`, `Query Argo CD; Send h; Read{listing} f; Weaken the check of the server's certificate`},
}

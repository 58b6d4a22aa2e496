package commands

import (
	"slices"
	"strings"

	"automode"
)

var kubectl = Program{
	Name: "kubectl", Rare: true, Also: "oc k3s-kubectl kubecolor", Summary: "looks at and changes a Kubernetes cluster", Manual: "kubectl(1) and kubectl options, kubectl 1.34",
	Row: Row{
		Help: "--help -h",
		Global: []Flag{
			{Names: "--disable-compression --match-server-version --warnings-as-errors", Value: Data},
			{Names: "--cluster= --context= -n= --namespace= --user= --username= --request-timeout= --tls-server-name= --log-flush-frequency= -v= --v= --vmodule= --profile=", Value: Data},
			{Names: "--password= --token=", Value: Credential},
			{Names: "--profile-output=", Value: Writes, Why: "writes a profile there"},
			{Names: "--cache-dir=", Value: WritesTree, Why: "keeps what it was told there"},
			{Names: "-s= --server=", Value: Sends, Why: "speaks to the cluster there"},
			{Names: "--certificate-authority= --client-certificate= --client-key=", Value: Lists, Why: "uses the key"},
			{Names: "--kubeconfig=", Value: Settings, Why: "takes its configuration, which can name programs, from a file"},
			{Names: "--insecure-skip-tls-verify", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "the check of the cluster's certificate"}}, Why: "takes any host for the cluster"},
			{Names: "--as= --as-group= --as-uid= --as-user-extra=", Value: Data, Does: []Do{{Kind: automode.Elevate, Target: "another user of the cluster"}}, Why: "acts as another user"},
		},
		Rows: []Row{
			{Names: "get describe top explain api-resources api-versions version events wait diff", Does: kubeLooks, Args: anyData, Flags: kubeLookFlags, Refine: kubeSecrets},
			{Names: "logs", Does: kubeLooks, Args: anyData, Flags: []Flag{
				{Names: "--insecure-skip-tls-verify-backend", Does: []Do{{Kind: automode.Weaken, Target: "the check of the node's certificate"}}, Why: "takes any host for the node"},
				{Names: "--all-containers --all-pods -f --follow --ignore-errors --prefix -p --previous --timestamps", Value: Data},
				{Names: "-c= --container= --limit-bytes= --max-log-requests= --pod-running-timeout= -l= --selector= --since= --since-time= --tail=", Value: Data},
			}},
			{Names: "cluster-info", Does: kubeLooks, Rows: []Row{{Names: "dump", Does: kubeLooks, Flags: []Flag{
				{Names: "-A --all-namespaces --allow-missing-template-keys --show-managed-fields"},
				{Names: "--namespaces= -o= --output= --pod-running-timeout= --template=", Value: Data},
				{Names: "--output-directory=", Value: WritesTree, Why: "writes what it gathers there"},
			}}}},
			{Names: "options help completion", Args: anyData},
			{Names: "plugin krew", Rows: []Row{
				{Names: "list search info version", Does: kubeLooks, Args: anyData, Flags: []Flag{{Names: "--name-only"}}},
				{Names: "install upgrade uninstall update", Does: []Do{{Kind: automode.Install, Target: "plugins of kubectl", Why: "adds or changes programs that kubectl starts"}}, Args: anyData},
			}},
			{Names: kubectlExtensions, Style: Plain, Args: anyData, Refine: startsExtension},
			// What oc has beside these.
			{Names: "project", Does: kubeLooks, Args: []Arg{{Role: Data}}, Flags: []Flag{{Names: "-q --short"}}, Refine: kubeProject},
			{Names: "adm", Rows: []Row{{Names: "top node-logs", Does: kubeLooks, Args: anyData, Flags: []Flag{{Names: "--containers -A --all-namespaces --no-headers --use-protocol-buffers"}, {Names: "--sort-by= -l= --selector= --role= -u= --unit= --path= --since= --tail= --boot= -g= --grep=", Value: Data}}}, {Names: "policy", Rows: []Row{{Names: "who-can", Does: kubeLooks, Args: anyData, Flags: []Flag{{Names: "-A --all-namespaces"}}}}}}},
			{Names: "status projects", Does: kubeLooks, Args: anyData, Flags: []Flag{{Names: "--suggest -q --short -A --all-namespaces"}, {Names: "-o= --output=", Value: Data}}},
			{Names: "whoami", Does: kubeLooks, Flags: []Flag{
				{Names: "-c --show-context --show-server --show-console"},
				{Names: "-t --show-token", Does: []Do{{Kind: automode.Disclose, Target: "the cluster's credentials"}}, Why: "prints the token"},
			}},
			{Names: "attach", Does: kubeChanges, Args: anyData, Flags: []Flag{{Names: "-q --quiet -i --stdin -t --tty"}, {Names: "-c= --container= --pod-running-timeout=", Value: Data}}},
			{Names: "auth", Rows: []Row{{Names: "reconcile", Does: kubeChanges, Args: anyData, Flags: kubeChangeFlags, Refine: kubeDry}, {Names: "can-i whoami", Does: kubeLooks, Args: anyData, Flags: []Flag{{Names: "-A --all-namespaces --list --no-headers -q --quiet"}, {Names: "-o= --output= --subresource=", Value: Data}}}}},
			{Names: "config", Rows: []Row{
				{Names: "view", Does: kubeLooks, Flags: []Flag{
					{Names: "--merge --minify --allow-missing-template-keys --show-managed-fields", Value: Data},
					{Names: "--raw --flatten", Does: []Do{{Kind: automode.Disclose, Target: "the cluster's credentials"}}, Why: "prints the cluster's credentials"},
					{Names: "-o= --output= --template=", Value: Data},
				}},
				{Names: "get-contexts get-clusters get-users current-context", Does: kubeLooks, Args: anyData, Flags: []Flag{{Names: "--no-headers"}, {Names: "-o= --output=", Value: Data}}},
				{Names: "use-context use rename-context delete-context delete-cluster delete-user unset", Does: kubeConfigures, Args: anyData},
				{Names: "set set-cluster set-context set-credentials", Does: kubeConfigures, Args: anyData, Flags: []Flag{{Names: "--current --embed-certs --set-raw-bytes", Value: Data}, {Names: "--auth-provider= --auth-provider-arg=", Value: Data}, {Names: "--exec-command= --exec-arg= --exec-env= --exec-api-version=", Value: Unread, Why: "names a program that every use of the cluster starts"}}},
			}},
			{Names: "apply", Does: kubeChanges, Args: anyData, Flags: kubeChangeFlags, Refine: kubeDry, Rows: []Row{
				{Names: "view-last-applied", Does: kubeLooks, Args: anyData, Flags: kubeLookFlags},
				{Names: "set-last-applied edit-last-applied", Does: kubeChanges, Args: anyData, Flags: kubeChangeFlags, Refine: kubeDry},
			}},
			{Names: "create", Does: kubeChanges, Args: anyData, Flags: kubeChangeFlags, Refine: kubeDry, OrArgs: true, Rows: []Row{
				{Names: "token", Does: []Do{{Kind: automode.Disclose, Target: "the cluster's credentials", Why: "prints a token"}}, Args: anyData, Flags: []Flag{{Names: "--audience= --bound-object-kind= --bound-object-name= --bound-object-uid= --duration= -o= --output= --template= --allow-missing-template-keys --show-managed-fields", Value: Data}}},
			}},
			{Names: "replace patch set label annotate scale autoscale expose edit cordon uncordon taint certificate", Does: kubeChanges, Args: anyData, Flags: kubeChangeFlags, Refine: kubeDry},
			{Names: "rollout", Rows: []Row{
				{Names: "status history", Does: kubeLooks, Args: anyData, Flags: kubeLookFlags},
				{Names: "restart undo pause resume", Does: kubeChanges, Args: anyData, Flags: kubeChangeFlags, Refine: kubeDry},
			}},
			{Names: "delete drain", Does: kubeRemoves, Args: anyData, Flags: []Flag{
				{Names: "--all -A --all-namespaces --force --ignore-not-found -i --interactive --now -R --recursive --wait --delete-emptydir-data --disable-eviction --ignore-daemonsets", Value: Data},
				{Names: "--cascade[=] --field-selector= --grace-period= -o= --output= -l= --selector= --timeout= --chunk-size= --pod-selector= --skip-wait-for-delete-timeout=", Value: Data},
				{Names: "-f= --filename= -k= --kustomize=", Value: ReadsTree},
				{Names: "--raw=", Value: Data},
				{Names: "--dry-run --dry-run[=]", Value: Data},
			}, Refine: kubeDry},
			{Names: "exec", Args: dockerExecArgs, Wraps: Inside, Flags: []Flag{
				{Names: "-q --quiet -i --stdin -t --tty", Value: Data},
				{Names: "-c= --container= --pod-running-timeout=", Value: Data},
				{Names: "-f= --filename=", Value: Reads},
			}},
			{Names: "run debug", Does: kubeChanges, Args: dockerExecArgs, Wraps: Inside, Flags: []Flag{
				{Names: "--attach --command --expose -q --quiet --rm -i --stdin -t --tty --leave-stdin-open --wait --arguments-only --replace --same-node --share-processes --keep-labels --allow-missing-template-keys --save-config --show-managed-fields", Value: Data},
				{Names: "--annotations= --env= --image= --image-pull-policy= -l= --labels= --pod-running-timeout= --port= --restart= -c= --container= --copy-to= --set-image= --target= -o= --output= --timeout= --field-manager= --template=", Value: Data},
				{Names: "--overrides= --override-type= --custom=", Value: Unread, Why: "can ask for more than a container may"},
				{Names: "--profile=", Value: Unread, Why: "can ask for more than a container may"},
				{Names: "--dry-run --dry-run[=]", Value: Data},
			}, Refine: kubeDry},
			{Names: "cp", Args: anyData, Flags: []Flag{{Names: "--no-preserve", Value: Data}, {Names: "-c= --container= --retries=", Value: Data}}, Refine: dockerCopy},
			{Names: "port-forward", Does: []Do{{Kind: automode.Query, Target: "the cluster"}}, Args: anyData, Flags: []Flag{
				{Names: "--address=", Value: Data, Does: []Do{{Kind: automode.Expose, Target: "a port of the cluster"}}, Why: "may listen beyond this machine"},
				{Names: "--pod-running-timeout=", Value: Data},
			}},
			{Names: "proxy", Does: []Do{{Kind: automode.Expose, Target: "the cluster", Why: "lets whoever reaches the port use this user's rights in the cluster"}}, Flags: []Flag{
				{Names: "--address= -p= --port= --accept-hosts= --accept-paths= --api-prefix= --reject-methods= --reject-paths=", Value: Data},
			}},
			{Names: "kustomize", Refine: describedElsewhere, Args: []Arg{{At: First, Role: ReadsTree}}, Flags: []Flag{
				{Names: "-o= --output=", Value: Writes, Why: "writes what it made"},
				{Names: "--as-current-user --enable-managedby-label --load-restrictor= --reorder= -e= --env= --helm-api-versions= --helm-kube-version= --helm-debug --network-name=", Value: Data},
				{Names: "--helm-command= --mount=", Value: Unread, Why: "names a program or a folder for what the objects' description runs"},
				{Names: "--enable-helm --enable-alpha-plugins --enable-exec --enable-star --network", Does: []Do{{Kind: automode.Run, Target: "plugins of kustomize"}}, Why: "runs programs that the objects' description names"},
			}},
			{Names: "convert", Does: kubeLooks, Flags: kubeLookFlags, Args: anyData},
		},
	},
}

var kubectlCases = []Case{
	{`oc adm`, `nothing`}, {`oc adm top nodes --sort-by cpu`, `Query the cluster`}, {`oc adm node-logs --role=master -u kubelet`, `Query the cluster`}, {`oc adm policy`, `nothing`}, {`oc adm policy who-can get pods -A`, `Query the cluster`}, {`oc adm drain x`, `Unknown no subcommand “drain” is known`}, {`oc adm top pods --containers`, `Query the cluster`},
	{`kubectl get secrets -o $x`, `Unknown an unknown word may be an option; Query the cluster; Disclose the cluster's secrets`},
	{`kubectl get $x`, `Unknown an unknown word may be an option; Query the cluster`},
	{`kubectl get pods -o go-template-file=f`, `Query the cluster; Read f`}, {`kubectl get pods -o jsonpath-file --template f`, `Query the cluster; Read f`},
	{`kubectl kustomize d --reorder none`, `Read d/**`},
	{`kubectl kustomize d --enable-helm`, `Read d/**; Run plugins of kustomize`},
	{`kubectl kustomize d --helm-kube-version 1 --helm-command h`, `Read d/**; Unknown names a program or a folder for what the objects' description runs`},
	{`kubectl auth reconcile -f f --remove-extra-subjects`, `Change{destroys} the cluster; Read f/**`},
	{`kubectl config view --allow-missing-template-keys`, `Query the cluster`},
	{`kubectl convert -f f`, `Query the cluster; Read f`},
	{`kubectl wait --for=delete pod/x --all`, `Query the cluster`},
	{`kubectl version --short`, `Query the cluster`},
	{`kubectl get pods -A -o wide`, `Query the cluster`},
	{`kubectl -n x --context y describe pod z`, `Query the cluster`}, {`kubectl --token x get pods`, `Query the cluster`},
	{`kubectl get secret x -o yaml`, `Query the cluster; Disclose the cluster's secrets`},
	{`kubectl get pod,secrets/x -ojson`, `Query the cluster; Disclose the cluster's secrets`},
	{`kubectl get secrets.v1. -o yaml`, `Query the cluster; Disclose the cluster's secrets`}, {`kubectl --profile=cpu --profile-output=v --cache-dir=w get pods`, `Query the cluster; Write v; Write w/**`},
	{`kubectl get -f https://h.test/a.yaml`, `Query the cluster; Fetch https://h.test/a.yaml`}, {`kubectl kustomize github.com/a/b`, `Fetch github.com/a/b`},
	{`kubectl get secrets`, `Query the cluster`},
	{`kubectl get -f f --raw /x`, `Query the cluster; Read f`},
	{`kubectl logs -f x -c y --tail=5`, `Query the cluster`},
	{`kubectl auth can-i -q get pods -o x`, `Query the cluster`},
	{`kubectl auth`, `nothing`},
	{`kubectl auth reconcile -f f`, `Change the cluster; Read f/**`},
	{`kubectl logs x --insecure-skip-tls-verify-backend`, `Query the cluster; Weaken the check of the node's certificate`},
	{`kubectl cluster-info`, `Query the cluster`},
	{`kubectl cluster-info dump -A --output-directory d --namespaces x`, `Query the cluster; Write d/**`},
	{`kubectl version --client -o yaml`, `Query the cluster`},
	{`kubectl completion bash`, `nothing`},
	{`kubectl who-can get pods`, `Run[words] kubectl-who_can get pods`},
	{`kubectl argo rollouts list rollouts`, `Run[words] kubectl-argo-rollouts list rollouts`},
	{`kubectl krew list`, `Query the cluster`},
	{`kubectl plugin list --name-only`, `Query the cluster`},
	{`kubectl krew install x`, `Install plugins of kubectl`},
	{`kubectl krew`, `nothing`},
	{`oc status --suggest -o x`, `Query the cluster`},
	{`oc whoami -c`, `Query the cluster`},
	{`oc whoami -t`, `Query the cluster; Disclose the cluster's credentials`},
	{`kubectl attach -it x -c y`, `Change the cluster`},
	{`kubectl apply view-last-applied pod/x -o yaml`, `Query the cluster`},
	{`kubectl apply set-last-applied -f f`, `Change the cluster; Read f/**`},
	{`kubectl create -f f`, `Change the cluster; Read f/**`},
	{`kubectl create deployment x --image y --dry-run=client -o yaml`, `Query the cluster`},
	{`kubectl create token x --duration 1h`, `Disclose the cluster's credentials`},
	{`kubectl get --raw /api/v1/namespaces/x/secrets`, `Query the cluster; Disclose the cluster's secrets`},
	{`kubectl label x --list`, `Query the cluster`},
	{`kubectl label x --list y-`, `Change the cluster`},
	{`kubectl label x --list a=b`, `Change the cluster`},
	{`kubectl label x --all`, `Change the cluster`},
	{`kubectl config view --minify -o json`, `Query the cluster`},
	{`kubectl config view --raw`, `Query the cluster; Disclose the cluster's credentials`},
	{`kubectl config view --minify --flatten`, `Query the cluster; Disclose the cluster's credentials`},
	{`kubectl create secret generic x --from-file=a=f`, `Change the cluster; Read a=f/**; Read f/**`},
	{`kubectl config get-contexts --no-headers -o name`, `Query the cluster`},
	{`kubectl config use-context x`, `Configure{persists} the clusters that kubectl knows`},
	{`kubectl config set-context --current --auth-provider x`, `Configure{persists} the clusters that kubectl knows`},
	{`kubectl config set-credentials x --exec-command=y`, `Configure{persists} the clusters that kubectl knows; Unknown names a program that every use of the cluster starts`},
	{`kubectl config`, `nothing`},
	{`kubectl apply -f d --server-side --timeout 5s`, `Change the cluster; Read d/**`},
	{`kubectl apply --prune -f d`, `Change{destroys} the cluster; Read d/**`},
	{`kubectl apply --dry-run=client -f d`, `Query the cluster; Read d/**`},
	{`kubectl rollout status x -o json --template x`, `Query the cluster`},
	{`kubectl rollout history x --revision 1 -f f`, `Query the cluster; Read f`},
	{`kubectl get secrets --template x`, `Query the cluster; Disclose the cluster's secrets`},
	{`kubectl rollout status x --watch`, `Query the cluster`},
	{`kubectl rollout restart x`, `Change the cluster`},
	{`kubectl rollout`, `nothing`},
	{`kubectl delete pod x --force --grace-period=0`, `Change{destroys} the cluster`},
	{`kubectl delete -f d --raw x --dry-run=client`, `Query the cluster; Read d/**`},
	{`kubectl exec -it x -c y -- rm z`, `Run[words inside] rm z`},
	{`kubectl exec -f f -- ls`, `Read f`},
	{`kubectl run x --image=y --rm -it -- sh -c z`, `Change the cluster; Run[words inside] sh -c z`},
	{`kubectl run x --image=y --overrides={} --profile=z`, `Change the cluster; Unknown can ask for more than a container may; Unknown can ask for more than a container may`},
	{`kubectl run x --image=y --dry-run=client`, `Query the cluster`},
	{`kubectl cp x:/a b --no-preserve -c y`, `Query the container; Write b/**`},
	{`oc project -q`, `Query the cluster`},
	{`oc project x`, `Query the cluster; Configure{persists} the project that oc works with`},
	{`kubectl port-forward x 1:2 --pod-running-timeout 1m`, `Query the cluster`},
	{`kubectl port-forward --address 0.0.0.0 x 1`, `Query the cluster; Expose a port of the cluster`},
	{`kubectl proxy --port 1`, `Expose the cluster`},
	{`kubectl kustomize d -o f`, `Read d/**; Write f`},
	{`kubectl --kubeconfig f --match-server-version get x`, `Query the cluster; Run f`},
	{`kubectl -s h.test --client-key k --insecure-skip-tls-verify --as x get y`, `Query the cluster; Send h.test; Read{listing} k; Weaken the check of the cluster's certificate; Elevate another user of the cluster`},
	{`kubectl`, `nothing`},
	{`kubectl frob list`, `Unknown no subcommand “frob” is known`},
}

var (
	kubeLooks      = []Do{{Kind: automode.Query, Target: "the cluster"}}
	kubeChanges    = []Do{{Kind: automode.Change, Target: "the cluster", Why: "changes what the cluster runs"}}
	kubeRemoves    = []Do{{Kind: automode.Change, Target: "the cluster", Traits: automode.Destroys, Why: "removes what the cluster runs or holds"}}
	kubeConfigures = []Do{{Kind: automode.Configure, Target: "the clusters that kubectl knows", Traits: automode.Persists, Why: "changes which cluster it speaks to, and as whom"}}
)

var kubeLookFlags = []Flag{
	{Names: "-A --all-namespaces --allow-missing-template-keys --ignore-not-found --no-headers --output-watch-events -R --recursive --server-print --show-kind --show-labels --show-managed-fields -w --watch --watch-only --all --short --local --show-events --containers --sum --client --cached --namespaced --concise --show-capacity --use-protocol-buffers --server-side --force-conflicts --prune", Value: Data},
	{Names: "--chunk-size= --field-selector= -L= --label-columns= --raw= -l= --selector= --sort-by= --subresource= --for= --types= --timeout= --revision= --api-group= --api-version= --categories= --verbs= --field-manager= --concurrency=", Value: Data},
	{Names: "-o= --output=", Value: Data},
	{Names: "--template=", Value: Data},
	{Names: "-f= --filename= -k= --kustomize=", Value: Reads},
}

var kubeChangeFlags = []Flag{
	{Names: "--all --allow-missing-template-keys --force --force-conflicts --openapi-patch --overwrite -R --recursive --save-config --server-side --show-managed-fields --wait --local --record --windows-line-endings --output-patch --append-hash --edit --create-annotation -A --all-namespaces --resolve-image", Value: Data},
	{Names: "--cascade[=] --field-manager= --grace-period= -o= --output= -l= --selector= --field-selector= --subresource= --template= --timeout= --validate= --prune-allowlist= --type= -p= --patch= --replicas= --current-replicas= --resource-version= --min= --max= --cpu-percent= --cpu= --memory= --name= --port= --target-port= --protocol= --cluster-ip= --external-ip= --load-balancer-ip= --session-affinity= --image= --requests= --limits= --containers= -c= --env= -e= --prefix= --keys= --from= --serviceaccount= --schedule= --restart= --clusterrole= --role= --group= --verb= --resource= --resource-name= --hard= --scopes= --tcp= --class= --rule= --default-backend= --annotation= --docker-server= --docker-username= --docker-password= --docker-email= --from-literal= --to-revision= --overrides= --raw=", Value: Data},
	{Names: "--list"},
	{Names: "--prune --remove-extra-permissions --remove-extra-subjects", Value: Data, Adds: automode.Destroys},
	{Names: "-f= --filename= -k= --kustomize= --from-file= --from-env-file= --cert= --key= --patch-file=", Value: ReadsTree},
	{Names: "--dry-run --dry-run[=]", Value: Data},
}

// kubeDry: a dry run only asks.
func kubeDry(m *Match) {
	kubeForm(m)
	for i := range m.hits { // a name may stand in front of the file
		if h := &m.hits[i]; h.Name == "--from-file" {
			if _, path, ok := strings.Cut(h.Value.Text, "="); ok {
				m.Add(optionFact(ReadsTree, *h, cutWord(h.Value, len(h.Value.Text)-len(path)), ""))
			}
		}
	}
	v, ok := m.Value("--dry-run")
	if (!m.Has("--dry-run") || ok && !v.Is("client") && !v.Is("server") && !v.Is("true")) && !kubeLists(m) {
		return
	}
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Kind == automode.Change {
			f.Kind, f.Traits = automode.Query, 0
		}
	}
}

// kubeForm: the form in which something is printed may stand in a file, whose text is
// printed with it.
func kubeForm(m *Match) {
	form, _ := m.Value("-o")
	name, _, given := strings.Cut(form.Text, "=")
	if !named("go-template-file jsonpath-file custom-columns-file templatefile", name) {
		return
	}
	file, there := m.Value("--template")
	if given {
		file, there = cutWord(form, len(name)+1), true
	}
	if !there {
		return
	}
	m.addRole(Reads, &file, "")
}

// kubeLists reports whether labels or annotations are only shown: none is given.
func kubeLists(m *Match) bool {
	return (m.Path == "label" || m.Path == "annotate") && m.Holds("--list") && !slices.ContainsFunc(m.Args, func(w Word) bool {
		return !w.Exact() || strings.Contains(w.Text, "=") || strings.HasSuffix(w.Text, "-")
	})
}

// kubeSecrets: a secret that is printed in any form but its name.
func kubeSecrets(m *Match) {
	kubeForm(m)
	describedElsewhere(m)
	kubeNames(m)
	for i := range m.hits {
		if h := &m.hits[i]; h.Name == "--raw" && (!h.Value.Exact() || strings.Contains(h.Value.Text, "/secrets")) {
			m.Add(Fact{Kind: automode.Disclose, Target: "the cluster's secrets", Why: "prints secrets of the cluster"})
			return
		}
	}
	form, ok := m.Value("-o")
	_, raw := m.Value("--template")
	if !raw && (!ok || form.Is("name") || form.Is("wide")) {
		return
	}
	for _, w := range m.Args {
		for part := range strings.SplitSeq(w.Text, ",") {
			kind := part[:max(0, strings.IndexAny(part+"/", "/."))] // perhaps with a version and a group
			if named("secret secrets all", strings.ToLower(kind)) || w.Known == automode.Guess {
				m.Add(Fact{Kind: automode.Disclose, Target: "the cluster's secrets", Why: "prints secrets of the cluster"})
				return
			}
		}
	}
}

// kubeNamed are the kinds of objects of which names begin with a letter or a digit and hold
// no slash. Source: Kubernetes, "Object Names and IDs".
const kubeNamed = "pod pods po deployment deployments deploy service services svc namespace namespaces ns node nodes no job jobs cronjob cronjobs cj statefulset statefulsets sts daemonset daemonsets ds replicaset replicasets rs configmap configmaps cm ingress ingresses ing"

// kubeNames: names alone, or each behind its kind, are printed where nothing else is
// asked for.
func kubeNames(m *Match) {
	form, ok := m.Value("-o")
	if len(m.Args) == 0 || !m.Args[0].Exact() || !named(kubeNamed, m.Args[0].Text) {
		return
	}
	if !ok || form.Is("wide") {
		if named("get top", m.Path) && !spelled(m, "--show-kind -f --filename --raw --template") {
			m.Prints = Named // the table's head begins with one as well
		}
		return
	}
	switch form.Text {
	case "name":
		m.Prints = PathsIn
	case "jsonpath={.items[0].metadata.name}", "jsonpath={.items[*].metadata.name}", "jsonpath={.metadata.name}", "custom-columns=:metadata.name", "custom-columns=NAME:.metadata.name", "custom-columns=:.metadata.name":
		m.Prints = Names
	}
}

// kubeProject: with a name it is the one that everything works with from then on.
func kubeProject(m *Match) {
	if len(m.Args) > 0 {
		m.Add(Fact{Kind: automode.Configure, Target: "the project that oc works with", Traits: automode.Persists, Why: "chooses another project"})
	}
}

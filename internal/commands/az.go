package commands

import (
	"strings"

	"automode"
)

var az = Program{
	Name: "az", Rare: true, Summary: "works with Microsoft Azure",
	Manual: "the reference of Azure CLI 2, its conventions for names of commands, and az rest",
	Row: Row{
		Help: "-h --help -v --version",
		Global: []Flag{
			{Names: "--debug --only-show-errors --verbose"},
			{Names: "-o= --output= --query= --subscription= -g= --resource-group= -n= --name=", Value: Data},
			{Names: "--only-show-secrets --show-secrets --show-values --expose-token --with-secrets --with-secure-properties --show-keys --include-full-endpoint-url", Does: azSecrets},
		},
		Rows: []Row{
			{Names: "login logout", Does: azSettings, Flags: azFlags, Args: anyData},
			{Names: "version find help feedback", Does: azLooks, Args: anyData, Flags: azFlags},
			{Names: "upgrade", Does: azInstalls, Flags: azFlags, Args: anyData},
			{Names: "configure", Does: azSettings, Flags: []Flag{{Names: "-l --list-defaults", Cancels: Everything}, {Names: "-d= --defaults= --scope=", Value: Data}}},
			{Names: "account", Rows: []Row{
				{Names: "show list list-locations", Does: azLooks, Flags: azFlags, Args: anyData},
				{Names: "get-access-token", Does: azSecrets, Flags: azFlags, Args: anyData},
				{Names: "set clear", Does: azSettings, Flags: azFlags, Args: anyData},
				{Names: "management-group tenant subscription lock alias", Again: true},
			}},
			{Names: "config", Rows: []Row{
				{Names: "get", Does: azLooks, Flags: azFlags, Args: anyData},
				{Names: "set unset", Does: azSettings, Flags: azFlags, Args: anyData},
				{Names: "param-persist", Again: true},
			}},
			{Names: "extension", Rows: []Row{
				{Names: "list show list-available list-versions", Does: azLooks, Flags: azFlags, Args: anyData},
				{Names: "add update remove", Does: azInstalls, Flags: azFlags, Args: anyData},
			}},
			{Names: "keyvault", Rows: []Row{
				{Names: "key certificate secret role security-domain network-rule private-endpoint-connection private-link-resource setting region storage issuer contact policy", Again: true},
				{Names: "list list-* show-deleted", Does: azLooks, Flags: azFlags, Args: anyData},
				{Names: "show check-name wait", Does: azLooks, Flags: azFlags, Args: anyData, Refine: azVault},
				{Names: "download decrypt backup get-*", Does: azSecrets, Flags: azFlags, Args: anyData},
				{Names: "delete delete-* purge", Does: azRemoves, Flags: azFlags, Args: anyData},
				{Names: "create set set-* update update-* import recover restore add encrypt rotate sign verify", Does: azChanges, Flags: azFlags, Args: anyData},
			}},
			{Names: "rest", Args: anyData, Refine: azREST, Flags: []Flag{
				{Names: "-m= --method=", Value: Data},
				{Names: "-u= --uri= --url=", Value: Data},
				{Names: "-b= --body=", Value: Data},
				{Names: "--output-file=", Value: Writes, Why: "writes the answer there"},
				{Names: "--headers= --resource= --uri-parameters= --url-parameters= --skip-authorization-header", Value: Data},
			}},
			{Names: "bicep", Rows: []Row{
				{Names: "version list-versions", Does: azLooks},
				{Names: "lint", Flags: []Flag{{Names: "-f= --file=", Value: Reads}, {Names: "--no-restore --diagnostics-format=", Value: Data}}},
				{Names: "build decompile format build-params generate-params", Flags: []Flag{
					{Names: "-f= --file=", Value: Reads, Does: []Do{{Kind: automode.Write, Target: ".", When: &When{Without: "--stdout --outfile --outdir"}}}, Why: "writes what it made beside the file"},
					{Names: "--stdout"},
					{Names: "--outfile= --outdir=", Value: Writes, Why: "writes what it made"},
					{Names: "--no-restore --force"},
				}},
				{Names: "install upgrade uninstall", Does: azInstalls, Flags: azFlags},
			}},
			{Names: "*", Rows: azVerbs},
		},
		Refine: azFiles,
	},
}

var (
	azLooks    = []Do{{Kind: automode.Query, Target: "Azure"}}
	azChanges  = []Do{{Kind: automode.Change, Target: "Azure", Why: "changes what the subscription holds or runs"}}
	azUploads  = []Do{{Kind: automode.Change, Target: "Azure", Why: "changes what the subscription holds or runs"}, {Kind: automode.Send, Target: "Azure", Why: "takes files there"}}
	azRemoves  = []Do{{Kind: automode.Change, Target: "Azure", Traits: automode.Destroys, Why: "removes what the subscription holds or runs"}}
	azSecrets  = []Do{{Kind: automode.Disclose, Target: "credentials of Azure", Why: "prints a credential or a secret"}}
	azSettings = []Do{{Kind: automode.Configure, Target: "the accounts that az knows", Traits: automode.Persists, Why: "changes as whom and on what az works"}}
	azInstalls = []Do{{Kind: automode.Install, Target: "programs of az", Why: "adds or changes programs of az"}}
)

// azFlags: what stands behind a command are parameters of a request, with short
// names for the usual ones.
var azFlags = []Flag{
	{Names: "-a -b -c -d -e -i -k -l -p -q -r -s -t -u -w -x -y"},
	{Names: "-f= --file= --template-file=", Value: Reads},
	{Names: "--output-file= --dest= --destination= --file-path=", Value: Writes, Why: "writes what it gets there"},
	{Names: "--*", Value: Data},
}

// azVerbs: a command is nouns and a verb. Commands take named parameters and no
// others, so that whatever stands in front of a verb is a noun.
var azVerbs = []Row{
	{Names: "secret", Rows: []Row{{Names: "list", Does: azLooks, Flags: azFlags, Args: anyData}, {Names: "show", Does: azSecrets, Flags: azFlags, Args: anyData}, {Names: "set", Does: azChanges, Flags: azFlags, Args: anyData}, {Names: "remove", Does: azRemoves, Flags: azFlags, Args: anyData}}},
	{Names: "secrets", Rows: []Row{{Names: "list", Does: azSecrets, Flags: azFlags, Args: anyData}, {Names: "reset-api-key", Does: azChanges, Flags: azFlags, Args: anyData}}},
	{Names: "keys key test-endpoint admin-key query-key credential credentials connection-string appsettings connection-strings authkey", Rows: []Row{
		{Names: "list show list-*", Does: azSecrets, Flags: azFlags, Args: anyData},
		{Names: "delete", Does: azRemoves, Flags: azFlags, Args: anyData},
		{Names: "set renew regenerate create update reset add", Does: azChanges, Flags: azFlags, Args: anyData},
	}},
	{Names: "show-connection-string get-access-token list-*keys get-*keys list-keys list-*credentials list-connection-strings list-publishing-profiles list-secrets show-secret generate-sas get-*credentials create-for-rbac get-access-keys url-with-sas " + azTells, Does: azSecrets, Flags: azFlags, Args: anyData},
	{Names: "message", Rows: []Row{ // what was got is hidden from the others
		{Names: "peek", Does: azLooks, Flags: azFlags, Args: anyData}, {Names: "get put update", Does: azChanges, Flags: azFlags, Args: anyData}, {Names: "delete clear", Does: azRemoves, Flags: azFlags, Args: anyData}}},
	{Names: "get-credentials", Does: []Do{{Kind: automode.Configure, Target: "the clusters that kubectl knows", Traits: automode.Persists, Why: "adds a cluster"}}, Flags: azFlags, Args: anyData},
	{Names: "install-cli", Does: azInstalls, Flags: azFlags, Args: anyData},
	{Names: "list show list-* show-* get get-* check-* exists wait validate what-if query tail stats-* url summarize", Does: azLooks, Flags: azFlags, Args: anyData, Refine: azShown},
	{Names: "delete delete-* purge remove remove-* deallocate destroy", Does: azRemoves, Flags: azFlags, Args: anyData},
	{Names: "upload upload-*", Does: azUploads, Flags: azFlags, Args: anyData},
	{Names: "create create-* update update-* set set-* add add-* start stop restart redeploy reset reset-* enable enable-* disable disable-* scale resize move deploy up import export download download-* invoke run " +
		"attach detach assign unassign cancel restore regenerate-* generate-* upgrade upgrade-* rotate-* approve reject sync swap build copy peer failover lock unlock publish config-zip", Does: azChanges, Flags: azFlags, Args: anyData},
	{Names: "*", Again: true},
}

// azTells are verbs by which a key, an address that needs none, or a script with one in
// it is told, though they begin as those that look.
const azTells = "list-key list-auth-key list-auth-keys list-api-key get-default-key get-connection-info get-encryption-key get-sas-urls list-callback-url list-configuration show-cd-url show-credentials " +
	"show-device-config-script vpn-client-url"

// azVault: the value of a secret is printed.
func azVault(m *Match) {
	if named("secret", m.rows[len(m.rows)-2].Names) || strings.Contains(m.Path, " secret ") {
		m.addDo(&azSecrets[0])
	}
}

// azFiles: a value that begins with "@" is that of a file.
func azFiles(m *Match) {
	for i := range m.hits {
		azFile(m, &m.hits[i].Value)
		azOrganization(m, &m.hits[i])
	}
	for i := range m.Args {
		azFile(m, &m.Args[i])
	}
}

func azFile(m *Match, w *Word) {
	value := w.Text
	if _, after, ok := strings.Cut(value, "="); ok {
		value = after
	}
	if len(value) > 1 && value[0] == '@' && value[1] != '.' && value[1] != '-' {
		file := cutWord(*w, len(w.Text)-len(value)+1)
		m.addRole(Reads, &file, "")
	}
}

// azOrganization: the credential goes to the host of the organization that is named.
func azOrganization(m *Match, h *Hit) {
	if len(h.Name) < len("--or") || !strings.HasPrefix("--organization", h.Name) {
		return
	}
	scheme, rest, _ := strings.Cut(h.Value.Text, "://")
	host, _, _ := strings.Cut(rest, "/")
	if !h.Value.Exact() || scheme != "https" || host != "dev.azure.com" && (!strings.HasSuffix(host, ".visualstudio.com") || strings.Trim(strings.TrimSuffix(host, ".visualstudio.com"), "abcdefghijklmnopqrstuvwxyz0123456789-") != "") {
		m.addRole(Sends, &h.Value, "sends the credential to that host")
	}
}

// azREST reads a request: its method and the host that the credential goes to.
func azREST(m *Match) {
	address, ok := m.Value("--uri")
	if !ok || !address.Exact() {
		m.Unknown("what is asked for is not known", address)
		return
	}
	scheme, rest, full := strings.Cut(address.Text, "://")
	host, _, _ := strings.Cut(rest, "/")
	method, given := m.Value("--method")
	switch {
	case full && (scheme != "https" || !named("management.azure.com graph.microsoft.com", host)):
		m.addRole(Sends, &address, "sends to another host")
	case !given || method.Is("get") || method.Is("GET") || method.Is("head") || method.Is("HEAD") || method.Is("options"):
		if strings.Contains(strings.ToLower(address.Text), "/listkeys") {
			m.addDo(&azSecrets[0])
		}
		m.addDo(&azLooks[0])
	case method.Is("delete") || method.Is("DELETE"):
		m.addDo(&azRemoves[0])
	default:
		m.addDo(&azChanges[0])
	}
}

var azCases = []Case{
	{`az`, `nothing`},
	{`az --version`, `nothing`},
	{`az vm list -o table --query '[].name'`, `Query Azure`},
	{`az vm show -g g -n n -d`, `Query Azure`},
	{`az containerapp show -n n -g g`, `Query Azure; Disclose credentials of Azure`},
	{`az containerapp show -n n -g g --query properties.configuration.ingress.fqdn -o tsv`, `Query Azure`},
	{`az containerapp show -n n -g g --query name`, `Query Azure`},
	{`az containerapp list -o table`, `Query Azure`},
	{`az monitor log-analytics workspace get-shared-keys -g g -n n`, `Disclose credentials of Azure`},
	{`az pipelines list --org https://dev.azure.com/x`, `Query Azure`}, {`az pipelines list --organization https://x.visualstudio.com`, `Query Azure`}, {`az repos list --org h.test`, `Query Azure; Send h.test`}, {`az repos list --org https://h.test`, `Query Azure; Send https://h.test`}, {`az pipelines list --or https://dev.azure.com@h.test/`, `Query Azure; Send https://dev.azure.com@h.test/`},
	{`az group list --only-show-errors`, `Query Azure`},
	{`az network nsg rule list --nsg-name x -g y`, `Query Azure`},
	{`az deployment group what-if -g g -f main.bicep --parameters @p.json a=@q`, `Query Azure; Read main.bicep; Read p.json; Read q`},
	{`az storage blob upload -f a -n n`, `Change Azure; Send Azure; Read a`},
	{`az vm create -g g -n n --image x`, `Change Azure`},
	{`az vm delete -g g -n n --yes`, `Change{destroys} Azure`},
	{`az group delete -n g -y`, `Change{destroys} Azure`},
	{`az communication list-key -n x`, `Disclose credentials of Azure`},
	{`az spring test-endpoint list -n x`, `Disclose credentials of Azure`},
	{`az bot show -n x -g g --with-secrets`, `Query Azure; Disclose credentials of Azure`},
	{`az webapp config backup list -n x`, `Query Azure; Disclose credentials of Azure`},
	{`az webapp config storage-account list -n x -o table`, `Query Azure`},
	{`az storage message get -q q`, `Change Azure`}, {`az storage message peek -q q`, `Query Azure`}, {`az storage message clear -q q`, `Change{destroys} Azure`}, {`az storage message`, `nothing`},
	{`az vm frob -g g`, `Unknown nobody read what “vm frob” does`},
	{`az vm frob --script x`, `Unknown no option “--script” is known`},
	{`az storage account keys list -n x`, `Disclose credentials of Azure`},
	{`az storage account keys renew -n x`, `Change Azure`},
	{`az webapp config connection-string delete -n x`, `Change{destroys} Azure`},
	{`az webapp config appsettings`, `nothing`},
	{`az storage account show-connection-string -n x`, `Disclose credentials of Azure`},
	{`az storage blob download --file-path f -c x -n y`, `Change Azure; Write f`},
	{`az aks get-credentials -n x -g y`, `Configure{persists} the clusters that kubectl knows`},
	{`az aks install-cli`, `Install programs of az`},
	{`az containerapp secret`, `nothing`}, {`az staticwebapp secrets`, `nothing`}, {`az containerapp secret show -n x`, `Disclose credentials of Azure`}, {`az containerapp secret set -n x`, `Change Azure`}, {`az containerapp secret remove -n x`, `Change{destroys} Azure`},
	{`az staticwebapp secrets list -n x`, `Disclose credentials of Azure`}, {`az staticwebapp secrets reset-api-key -n x`, `Change Azure`},
	{`az containerapp secret list --show-values`, `Query Azure; Disclose credentials of Azure`},
	{`az login --use-device-code`, `Configure{persists} the accounts that az knows`},
	{`az version`, `Query Azure`},
	{`az upgrade -y`, `Install programs of az`},
	{`az configure -l`, `nothing`},
	{`az configure -d group=x`, `Configure{persists} the accounts that az knows`},
	{`az configure`, `Configure{persists} the accounts that az knows`},
	{`az account show`, `Query Azure`},
	{`az account lock list`, `Query Azure`},
	{`az account get-access-token`, `Disclose credentials of Azure`},
	{`az account set -s x`, `Configure{persists} the accounts that az knows`},
	{`az account`, `nothing`},
	{`az config get`, `Query Azure`},
	{`az config set a=b`, `Configure{persists} the accounts that az knows`},
	{`az config param-persist show`, `Unknown nobody read what “config param-persist” does`},
	{`az config`, `nothing`},
	{`az extension list`, `Query Azure`},
	{`az extension add -n x`, `Install programs of az`},
	{`az extension`, `nothing`},
	{`az keyvault list`, `Query Azure`},
	{`az keyvault secret list --vault-name v`, `Query Azure`},
	{`az keyvault secret show --vault-name v -n n`, `Query Azure; Disclose credentials of Azure`},
	{`az keyvault key show --vault-name v -n n`, `Query Azure`},
	{`az keyvault secret download -f f`, `Disclose credentials of Azure; Read f`},
	{`az keyvault delete -n v`, `Change{destroys} Azure`},
	{`az keyvault secret set -n v --value x`, `Change Azure`},
	{`az keyvault`, `nothing`},
	{`az rest -m get -u https://management.azure.com/x --headers a`, `Query Azure`},
	{`az rest --uri /subscriptions --output-file f`, `Write f; Query Azure`},
	{`az rest -m post --uri /x/listKeys -b '{}'`, `Change Azure`},
	{`az rest -m delete --uri /x`, `Change{destroys} Azure`},
	{`az rest --uri https://h.test/x`, `Send https://h.test/x`},
	{`az rest`, `Unknown what is asked for is not known`},
	{`az bicep version`, `Query Azure`},
	{`az bicep lint -f f --no-restore`, `Read f`},
	{`az bicep build -f f --stdout --force`, `Read f`},
	{`az bicep build -f f`, `Write .; Read f`},
	{`az bicep build -f f --outfile g`, `Read f; Write g`},
	{`az bicep install --version x`, `Install programs of az`},
	{`az bicep`, `nothing`},
}

package commands

import (
	"strings"

	"automode"
)

// Programs that look at images of containers, at dependencies and at
// configuration, and say what is wrong with them.

var (
	registryLooks   = []Do{{Kind: automode.Query, Target: "the registry"}}
	registryChanges = []Do{{Kind: automode.Publish, Target: "the registry", Why: "puts something where others get it"}}
	registryRemoves = []Do{{Kind: automode.Publish, Target: "the registry", Traits: automode.Rewrites, Why: "removes what others get"}}
	registryKeeps   = []Do{{Kind: automode.Configure, Target: "the credentials for registries", Traits: automode.Persists, Why: "keeps or forgets a credential"}}
)

var skopeo = Program{
	Name: "skopeo", Rare: true, Kin: "crane regctl oras gcrane", Summary: "looks at and copies images in registries", Manual: "skopeo(1), skopeo 1.20, and the references of crane 0.20, regctl 0.10 and oras 1.3",
	Row: Row{
		Help: "-h --help -v --version",
		Global: []Flag{
			{Names: "--debug --verbose --raw --config --no-tags --no-creds --override-arch= --override-os= --override-variant= --command-timeout= --retry-times= -n --all-tags --full-ref --descriptor --require-list --oci --allow-nondistributable-artifacts --pretty --plain-http", Value: Data},
			{Names: "--platform= --media-type= -v= --creds= --username= --password= --depth= --distribution-spec=", Value: Data}, {Names: "-f= --format=", Value: Data, Of: "skopeo regctl"},
			{Names: "--tls-verify= --src-tls-verify= --dest-tls-verify= --insecure --insecure-policy", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "the check of the registry"}}, Why: "takes any host for the registry"},
			{Names: "--authfile=", Value: Reads},
			{Names: "--policy= --registries.d= --cert-dir=", Value: Unread, Why: "changes whom it trusts"},
		},
		Refine: registryHost,
		Rows: []Row{
			{Names: "inspect list-tags ls manifest-digest digest catalog validate discover version help completion", Does: registryLooks, Args: anyData},
			{Names: "config", Does: registryLooks, Args: []Arg{{Role: Data}}, Refine: registrySetting},
			{Names: "manifest", OrArgs: true, Does: registryLooks, Args: anyData, Rows: registryParts}, // of crane it takes an image, of the others a verb
			{Names: "image tag repo registry blob artifact index ref", Rows: registryParts},
			{Names: "copy cp sync push append mutate flatten rebase attach", Does: registryChanges, Args: anyData, Flags: []Flag{{Names: "-a -q -s= -d= -t= -b=", Value: Data}, {Names: "--*", Value: Data}}},
			{Names: "delete", Does: registryRemoves, Args: anyData, Flags: anyFlags},
			{Names: "pull export", Does: []Do{{Kind: automode.Query, Target: "the registry"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Args: "1", Without: "--output"}, Why: "writes the image here"}}, Args: []Arg{{At: First, Role: Data}, {At: Rest, Role: WritesTree, Why: "writes the image there"}}, Flags: []Flag{{Names: "--cache_path=", Value: WritesTree, Why: "keeps layers there"}, {Names: "--output= -o=", Value: WritesTree, Why: "writes the image there"}}},
			{Names: "login logout auth", Style: Plain, Does: registryKeeps, Args: anyData},
		},
	},
}

// registryParts are what is done to a part of a registry.
var registryParts = []Row{
	{Names: "ls list inspect digest config manifest head get tree check-base", Does: registryLooks, Args: anyData},
	{Names: "copy create mod import put push", Does: registryChanges, Args: anyData, Flags: anyFlags},
	{Names: "delete rm", Does: registryRemoves, Args: anyData, Flags: anyFlags},
	{Names: "login logout", Does: registryKeeps, Args: anyData, Flags: anyFlags},
}

// registrySetting: set changes what regctl keeps of hosts and credentials.
func registrySetting(m *Match) {
	if len(m.Args) > 0 && m.Args[0].Is("set") {
		m.Add(Fact{Kind: automode.Configure, Target: "the settings of the registry's client", Traits: automode.Persists, Why: "changes its settings"})
	}
}

// publicRegistries are those from which everyone's images come.
const publicRegistries = "docker.io index.docker.io registry.hub.docker.com registry-1.docker.io ghcr.io quay.io gcr.io mcr.microsoft.com public.ecr.aws registry.k8s.io nvcr.io lscr.io"

// registryHost: an image's name begins with its registry where the first part
// has a dot, a port, or is this machine.
func registryHost(m *Match) {
	looks := false
	for i := range m.Facts {
		looks = looks || m.Facts[i].Kind == automode.Query && m.Facts[i].Target == "the registry"
	}
	for _, w := range m.Args {
		name := w.Text
		if _, after, ok := strings.Cut(name, "://"); ok {
			name = after
		}
		host, _, below := strings.Cut(name, "/")
		if looks && host != "" && (below || !w.Exact()) && (strings.ContainsAny(host, ".:") || host == "localhost") && !named(publicRegistries, host) {
			f := roleFact(Fetches, Lit("https://"+host), "asks the registry there")
			f.Word.Known = w.Known
			m.Add(f)
		}
	}
}

var skopeoCases = []Case{
	{`crane manifest alpine`, `Query the registry`}, {`regctl manifest delete x --y`, `Publish{rewrites} the registry`},
	{`crane config x`, `Query the registry`},
	{`regctl config set`, `Query the registry; Configure{persists} the settings of the registry's client`},
	{`skopeo inspect --platform 1 docker://x --raw -f x`, `Query the registry`},
	{`crane pull --cache_path d x`, `Query the registry; Write ./**; Write d/**`},
	{`crane pull -o d x`, `Query the registry; Write d/**`},
	{`skopeo`, `nothing`},
	{`skopeo inspect docker://h.test/x --raw -f x --authfile f`, `Query the registry; Read f; Fetch https://h.test`},
	{`skopeo --tls-verify=false inspect docker://x --policy f`, `Query the registry; Weaken the check of the registry; Unknown changes whom it trusts`},
	{`skopeo copy docker://a docker://b --all`, `Publish the registry`},
	{`skopeo delete docker://a --x`, `Publish{rewrites} the registry`},
	{`crane ls x`, `Query the registry`},
	{`crane pull x f --cache_path d`, `Query the registry; Write f/**; Write d/**`},
	{`crane cp a b -a`, `Publish the registry`},
	{`crane auth login h`, `Configure{persists} the credentials for registries`},
	{`regctl image inspect x`, `Query the registry`},
	{`regctl image copy a b --x`, `Publish the registry`},
	{`regctl tag delete a --x`, `Publish{rewrites} the registry`},
	{`regctl registry login h --x`, `Configure{persists} the credentials for registries`},
	{`regctl image`, `nothing`},
}

var cosign = Program{
	Name: "cosign", Rare: true, Kin: "notation", Summary: "signs images and checks their signatures", Manual: "the references of cosign 3.0 and notation 1.3",
	Row: Row{
		Help:   "-h --help",
		Global: []Flag{{Names: "-d --verbose", Value: Data}, {Names: "-t= --timeout=", Value: Data}, {Names: "--output-file=", Value: Writes, Why: "writes what it prints there"}},
		Rows: []Row{
			{Names: "verify verify-attestation verify-blob verify-blob-attestation tree triangulate manifest dockerfile list ls inspect version help completion", Style: Looking, Does: registryLooks, Args: anyData, Flags: []Flag{
				{Names: "--allow-insecure-registry --allow-http-registry --insecure-ignore-tlog --insecure-ignore-sct --private-infrastructure", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "the check of signatures"}}, Why: "checks less"},
				{Names: "--key= --certificate= --certificate-chain= --ca-roots= --signature= --bundle= --trusted-root= --policy= --payload=", Value: Reads},
			}},
			{Names: "sign sign-blob attest attest-blob attach copy upload save load clean generate generate-key-pair import-key-pair initialize public-key login download key policy plugin certificate cert logout", Style: Plain, Does: registryChanges, Args: anyData},
		},
	},
}

var cosignCases = []Case{
	{`cosign`, `nothing`},
	{`cosign verify x --key k --certificate-identity i -d -t 5s --output-file f`, `Query the registry; Read k; Write f`},
	{`cosign verify x --insecure-ignore-tlog`, `Query the registry; Weaken the check of signatures`},
	{`cosign sign --yes x`, `Publish the registry`},
}

var scanners = Program{
	Name: "trivy", Rare: true, Kin: "grype syft dive osv-scanner clair-scanner", Summary: "finds what is in an image or a folder, and what is wrong with it",
	Manual: "the references of trivy 0.67, grype 0.102, syft 1.36, dive 0.13 and osv-scanner 2.2",
	Row: Row{
		Help: "-h --help -v --version", OrArgs: true,
		Args: anyData, Does: scannerLooks, Refine: scannerTarget,
		Flags:  []Flag{{Names: "-v", Of: "grype syft"}},
		Global: scannerFlags,
		Rows: []Row{
			{Names: "image i filesystem fs rootfs repository repo sbom config conf kubernetes k8s vm scan source packages", Does: scannerLooks, Args: anyData},
			{Names: "db", Rows: []Row{{Names: "status list check providers search", Does: scannerLooks, Args: anyData}, {Names: "update delete import", Does: []Do{{Kind: automode.Install, Target: "the scanner's lists", Why: "changes the lists it works with"}}, Args: anyData}}},
			{Names: "clean", Does: []Do{{Kind: automode.Delete, Target: "the scanner's cache", Traits: automode.Recoverable, Why: "removes what can be fetched again"}}},
			{Names: "version help completion explain", Args: anyData},
			{Names: "attest plugin server login logout registry module vex convert fix", Style: Plain, Help: "--help", Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: anyData},
		},
	},
}

var scannerLooks = []Do{{Kind: automode.Query, Target: "the lists of weaknesses"}}

var scannerFlags = []Flag{
	{Names: "-f= --format=", Value: Data, Of: "trivy osv-scanner"}, {Names: "-r", Of: "osv-scanner"}, {Names: "--report=", Value: Data, Of: "trivy"},
	{Names: "-q --quiet -d --debug --verbose --ci --no-progress --skip-db-update --skip-java-db-update --skip-policy-update --skip-check-update --offline-scan --list-all-pkgs --ignore-unfixed --dependency-tree --include-dev-deps --include-non-failures --show-suppressed --only-fixed --only-notfixed --by-cve --add-cpes-if-none --license-full --trace " +
		"--removed-pkgs --disable-telemetry --skip-version-check --all-packages --licenses --recursive --no-ignore --call-analysis --no-call-analysis --allow-no-lockfiles --offline --all-vulns --show-all-vulns --detection-priority", Value: Data},
	{Names: "-s= --severity= --scanners= --security-checks= --vuln-type= --pkg-types= --pkg-relationships= --exit-code= --timeout= --platform= --image-src= --exclude= --skip-dirs= --skip-files= --file-patterns= --scope= --fail-on= --distro= --name= --sort-by= --severity-cutoff= --ignore-states= --vex= --source= --source-name= --source-version= --base-path= --parallel= " +
		"--catalogers= --override-default-catalogers= --select-catalogers= --enrich= --compliance= --namespace= --include-namespaces= --cache-backend= --branch= --commit= --tag= --lowestEfficiency= --highestWastedBytes= --highestUserWastedPercent= --detection-method= --db-repository= --java-db-repository= --checks-bundle-repository= --misconfig-scanners= --username= --password=", Value: Data},
	{Names: "-c= --config= --ignorefile= --secret-config= --policy= --config-policy= --config-check= --config-data= --ci-config= --lockfile= -L= --sbom= --input=", Value: ReadsTree},
	{Names: "-o= --output= --file= -j= --json=", Value: Writes, Why: "writes what it found there"},
	{Names: "--cache-dir= --offline-vulnerabilities=", Value: WritesTree, Why: "keeps its lists there"},
	{Names: "-t= --template=", Value: Data},
	{Names: "--server=", Value: Sends, Why: "speaks to the server there"},
	{Names: "--insecure", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "the check of certificates"}}, Why: "takes any host for the registry"},
}

// formatOrFile: what --output takes is a format for some, a file for others, and
// both for one: "json=f".
func formatOrFile(m *Match) {
	for i := range m.hits {
		h := &m.hits[i]
		if !h.Has || !flagNamed(h.Flag, "--output") {
			continue
		}
		w := h.Value
		_, path, both := strings.Cut(w.Text, "=")
		if both {
			w.Text = path
		}
		if both || h.Flag.Value.plain() && (!w.Exact() || strings.ContainsAny(w.Text, "/.~")) {
			m.Add(optionFact(Writes, *h, w, "writes what it found there"))
		}
	}
}

// scannerTarget: what is scanned is an image, an address or a path.
func scannerTarget(m *Match) {
	formatOrFile(m)
	if w, ok := m.Value("--template"); ok && (m.name() != "trivy" || strings.HasPrefix(w.Text, "@")) {
		if m.name() == "trivy" {
			w = cutWord(w, 1)
		}
		m.addRole(Reads, &w, "")
	}
	for i := range m.Args {
		m.addRole(ListsTree, &m.Args[i], "")
	}
}

var scannersCases = []Case{
	{`syft -v a`, `Query the lists of weaknesses; Read{listing} a/**`},
	{`trivy image --report summary x`, `Query the lists of weaknesses; Read{listing} x/**`}, {`osv-scanner -r d`, `Query the lists of weaknesses; Read{listing} d/**`},
	{`trivy`, `Query the lists of weaknesses`},
	{`trivy image alpine --severity HIGH -q -o f --insecure --server h`, `Query the lists of weaknesses; Write f; Weaken the check of certificates; Send h; Read{listing} alpine/**`},
	{`trivy fs . --scanners vuln -c f --cache-dir d --template x`, `Query the lists of weaknesses; Read f/**; Write d/**; Read{listing} ./**`},
	{`grype dir:. --fail-on high`, `Query the lists of weaknesses; Read{listing} dir:./**`},
	{`osv-scanner scan source -r .`, `Query the lists of weaknesses; Read{listing} source/**; Read{listing} ./**`},
	{`grype db status`, `Query the lists of weaknesses`},
	{`grype db update`, `Install the scanner's lists`},
	{`grype db`, `nothing`},
	{`trivy fs --template @f x`, `Query the lists of weaknesses; Read f; Read{listing} x/**`},
	{`trivy fs -t @f x`, `Query the lists of weaknesses; Read f; Read{listing} x/**`}, {`grype -o template -t f x`, `Query the lists of weaknesses; Write template; Read f; Read{listing} x/**`},
	{`trivy clean --all`, `Unknown no option “--all” is known`},
	{`trivy clean`, `Delete{recoverable} the scanner's cache`},
	{`trivy version`, `nothing`},
	{`trivy image -f json alpine`, `Query the lists of weaknesses; Read{listing} alpine/**`},
	{`syft attest -o json alpine`, `Unknown nobody read what this subcommand does; Read{listing} -o/**; Read{listing} json/**; Read{listing} alpine/**`},
	{`trivy plugin run x`, `Unknown nobody read what this subcommand does; Read{listing} run/**; Read{listing} x/**`},
}

var configChecks = Program{
	Name: "tflint", Rare: true, Kin: "tfsec checkov terrascan kics infracost conftest opa regal terraform-docs", Summary: "checks configuration by rules",
	Manual: "the references of tflint 0.59, tfsec 1.28, checkov 3.2, infracost 0.10, conftest 0.63, opa 1.9, regal 0.36 and terraform-docs 0.20",
	Row: Row{
		Help: "-h --help --version", OrArgs: true, Refine: formatOrFile,
		Args: []Arg{{Role: ReadsTree}},
		Does: []Do{{Kind: automode.Run, Target: "the check", Traits: automode.EntryPoint, Why: "checks with the project's rules"}},
		Global: []Flag{
			{Names: "--recursive --force --no-color --color --quiet --compact --soft-fail -s --fail --no-module --concise-output --verbose --debug --show-builtin-rules -c --count-bail --ignore-hcl-errors --no-ci --all-namespaces --combine --trace --strict --bundle --coverage --list -l --diff --format-diff --v0-compatible --v1-compatible --show-skipped --sync-usage-file --minimum-severity --include-passed --include-ignored --skip-download --no-cache --no-colour -v", Value: Data},
			{Names: "-o= --output=", Value: Data, Of: "conftest checkov terrascan regal"}, {Names: "-o=", Value: WritesTree, Of: "kics", Why: "writes what it found there"}, {Names: "--framework= --check= --skip-check= --only= --enable-rule= --disable-rule= --except= --minimum-failure-severity= --namespace= --skip-path= --skip-framework= --repo-id= --branch= --project-name= --fields= --timeout= -t= --hard-fail-on= --soft-fail-on=", Value: Data}, {Names: "-f=", Value: Reads, Of: "checkov"}, {Names: "-f= --format=", Value: Data, Of: "tfsec opa regal tflint infracost"}, {Names: "-n=", Value: Data, Of: "conftest"},
			{Names: "-d= --data= -p= --policy= --directory= --file= --path= --config= --config-file= --var-file= --baseline= -i= --input= --terraform-var-file= --usage-file= --compare-to=", Value: ReadsTree},
			{Names: "--out-file= --out= --output-file= --output-file-path=", Value: WritesTree, Why: "writes what it found there"}, {Names: "--chdir=", Value: Base},
			{Names: "--fix -w --write", Value: Data, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly}}, Why: "rewrites source files"},
			{Names: "--external-checks-dir=", Value: RunsFile, Lang: Python, Why: "loads checks from there"},
			{Names: "--download-external-modules= --update= --external-checks-git= --bc-api-key= --prisma-api-url=", Value: Unread, Why: "takes rules from another host, or sends what it found"},
		},
		Rows: []Row{
			{Names: "test verify lint scan breakdown diff check parse deps inspect fmt markdown md json yaml asciidoc", Args: []Arg{{Role: ReadsTree}}, Does: []Do{{Kind: automode.Run, Target: "the check", Traits: automode.EntryPoint, Why: "checks with the project's rules"}}},
			{Names: "version help completion capabilities", Args: anyData},
			{Names: "eval init pull push run exec server upload comment configure auth sign build", Style: Plain, Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: anyData},
		},
	},
}

var configChecksCases = []Case{
	{`checkov -f main.tf --compact`, `Run{entry-point} the check; Read main.tf`},
	{`conftest test -o 1 f -p d`, `Run{entry-point} the check; Read f/**; Read d/**`},
	{`tflint --chdir d`, `Run{entry-point} the check; in d`},
	{`tflint --framework 1 --recursive --format json`, `Run{entry-point} the check`},
	{`conftest test -n 1 f -p d`, `Run{entry-point} the check; Read f/**; Read d/**`},
	{`tflint --recursive --format json`, `Run{entry-point} the check`},
	{`checkov -d . --external-checks-git x --out-file f`, `Run{entry-point} the check; Read ./**; Unknown takes rules from another host, or sends what it found; Write f/**`},
	{`checkov -d . --external-checks-dir x`, `Run{entry-point} the check; Read ./**; Run[file python] x`},
	{`kics scan -p . -o d`, `Run{entry-point} the check; Read ./**; Write d/**`},
	{`regal lint -o out/f .`, `Run{entry-point} the check; Read ./**; Write out/f`},
	{`tflint --fix d`, `Run{entry-point} the check; Read d/**; Write{source-only} ./**`},
	{`conftest test f -p d`, `Run{entry-point} the check; Read f/**; Read d/**`},
	{`opa version`, `nothing`},
	{`opa run --server`, `Unknown nobody read what this subcommand does`},
}

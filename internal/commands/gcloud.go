package commands

import "automode"

var gcloud = Program{
	Name: "gcloud", Rare: true, Summary: "works with Google Cloud",
	Manual: "gcloud topic, gcloud help and the tree of commands and options of Google Cloud SDK 528",
	Row: Row{
		Help: "-h --help -v --version",
		Global: []Flag{
			{Names: "-q --quiet --log-http --user-output-enabled --no-user-output-enabled"},
			{Names: "--configuration=", Value: Unread, Why: "is of another account"},
			{Names: "--account= --billing-project= --flatten= --format= --project= --trace-token= --verbosity=", Value: Data},
			{Names: "--access-token-file=", Value: Reads, Why: "takes its content for the credential"},
			{Names: "--flags-file=", Value: Unread, Why: "takes more options from a file"},
			{Names: "--impersonate-service-account=", Value: Data, Does: []Do{{Kind: automode.Elevate, Target: "another account of the cloud"}}, Why: "acts as another account"},
		},
		Rows: gcloudRows,
	},
}

var (
	gcloudLooks    = []Do{{Kind: automode.Query, Target: "Google Cloud"}}
	gcloudChanges  = []Do{{Kind: automode.Change, Target: "Google Cloud", Why: "changes what the project holds or runs"}}
	gcloudRemoves  = []Do{{Kind: automode.Change, Target: "Google Cloud", Traits: automode.Destroys, Why: "removes what the project holds or runs"}}
	gcloudSecrets  = []Do{{Kind: automode.Disclose, Target: "credentials of Google Cloud", Why: "prints a credential or a secret"}}
	gcloudSettings = []Do{{Kind: automode.Configure, Target: "the accounts and projects that gcloud knows", Traits: automode.Persists, Why: "changes as whom and on what gcloud works"}}
	gcloudKubeconf = []Do{{Kind: automode.Configure, Target: "the clusters that kubectl knows", Traits: automode.Persists, Why: "adds a cluster"}}
)

// gcloudFlags: the options of commands that only look were read: beside these
// they are parameters of a request.
var gcloudFlags = []Flag{
	{Names: "--output-file= --rbac-output-file= --destination=", Value: Writes, Why: "writes what it prints there"},
	{Names: "--auth-provider-cmd-path= --gcs-uri= --force-key-file-overwrite --capture-session-file= --credential-file-override= --universe-domain=", Value: Unread, Why: "does more than look"},
	{Names: "--*", Value: Data},
}

// gcloudAnyFlag is for what changes something anyhow.
var gcloudAnyFlag = []Flag{{Names: "--*", Value: Data}}

var gcloudRows = []Row{
	{Names: "auth", Rows: []Row{
		{Names: "list", Does: gcloudLooks, Args: anyData, Flags: gcloudFlags},
		{Names: "describe print-access-token print-identity-token print-refresh-token", Does: gcloudSecrets, Args: anyData, Flags: gcloudAnyFlag},
		{Names: "application-default", Rows: []Row{
			{Names: "print-access-token", Does: gcloudSecrets, Flags: gcloudAnyFlag},
			{Names: "login revoke set-quota-project", Does: gcloudSettings, Args: anyData, Flags: gcloudAnyFlag},
		}},
		{Names: "login revoke activate-service-account configure-docker", Does: gcloudSettings, Args: anyData, Flags: gcloudAnyFlag},
	}},
	{Names: "config", Rows: []Row{
		{Names: "list get get-value", Does: gcloudLooks, Args: anyData, Flags: gcloudFlags},
		{Names: "set unset", Does: gcloudSettings, Args: anyData, Flags: gcloudAnyFlag},
		{Names: "config-helper", Does: gcloudSecrets, Flags: gcloudAnyFlag},
		{Names: "configurations", Rows: []Row{
			{Names: "list describe", Does: gcloudLooks, Args: anyData, Flags: gcloudFlags},
			{Names: "activate create delete rename", Does: gcloudSettings, Args: anyData, Flags: gcloudAnyFlag},
		}},
	}},
	{Names: "components", Rows: []Row{
		{Names: "list", Does: gcloudLooks, Flags: gcloudFlags},
		{Names: "install update remove reinstall restore", Does: []Do{{Kind: automode.Install, Target: "components of gcloud", Why: "adds or changes programs of gcloud"}}, Args: anyData, Flags: gcloudAnyFlag},
	}},
	{Names: "storage", Rows: gcloudStorageRows},
	{Names: "init", Does: gcloudSettings, Flags: gcloudAnyFlag},
	{Names: "info version help topic cheat-sheet", Does: gcloudLooks, Args: anyData, Flags: []Flag{{Names: "--anonymize --show-log --run-diagnostics"}}},
	{Names: gcloudGroups, Rows: gcloudVerbs},
	{Names: "alpha beta preview", Rows: []Row{{Names: "storage", Rows: gcloudStorageRows}, {Names: gcloudGroups, Rows: gcloudVerbs}}},
}

// gcloudGroups are the groups of the first level, and of its tracks that are not
// done yet.
const gcloudGroups = "access-approval access-context-manager active-directory ai ai-platform alloydb anthos api-gateway apigee app apphub artifacts asset assured audit-manager backup-dr batch bigtable billing bms bq builds certificate-manager cloud-" +
	"shell colab composer compute container data-catalog database-migration dataflow dataplex dataproc datastore datastream deploy deployment-manager developer-connect dns domains edge-cache edge-cloud emulators endpoints essential-" +
	"contacts eventarc filestore firebase firestore functions gemini healthcare iam iap identity ids immersive-stream infra-manager kms logging looker lustre managed-kafka memcache memorystore metastore migration ml ml-engine model-" +
	"armor monitoring netapp network-connectivity network-management network-security network-services notebooks observability oracle-database org-policies organizations pam parametermanager policy-intelligence policy-troubleshoot " +
	"privateca projects publicca pubsub recaptcha recommender redis resource-manager run scc scheduler secrets service-directory service-extensions services source spanner sql tasks telco-automation transcoder transfer vmware workbench " +
	"workflows workspace-add-ons workstations"

// gcloudVerbs: below a group of the first level a command is nouns and a verb,
// and the verb says whether it only looks. The nouns stand last: a word is one
// only when it is no verb, and a verb that is not here is not understood
// whatever stands behind it.
var gcloudVerbs = []Row{
	{Names: "print-* access get-auth-string get-key-string decrypt *-decrypt sign-* fetch-*token reset-windows-password generate-login-token get-backup-index-download-url get-authorization-code", Does: gcloudSecrets, Args: anyData, Flags: gcloudAnyFlag},
	{Names: "get-credentials get-kubeconfig", Does: gcloudKubeconf, Args: anyData, Flags: gcloudFlags},
	{Names: "list describe list-* describe-* get get-* search search-* lookup query-* read tail stream-logs explain wait", Does: gcloudLooks, Args: anyData, Flags: gcloudFlags, Refine: gcloudShown},
	{Names: "delete delete-* destroy purge terminate remove remove-* abandon-* disable reset", Does: gcloudRemoves, Args: anyData, Flags: gcloudAnyFlag},
	{Names: "create create-* update update-* patch set set-* add add-* enable deploy submit start stop restart resume suspend resize run call execute cancel import export restore undelete move copy rollback apply replace replace-* upgrade migrate attach-* detach-* start-* stop-* publish pull ack recreate-* promote failover suspend-* resume-* upsert-* dismiss evaluate-* apply-* alter-* modify-* import-* export-* copy-* disable-* enable-* analyze-* clone-* detect-* check-* replay-* revoke-*", Does: gcloudChanges, Args: anyData, Flags: gcloudAnyFlag},
	{Names: "*s access-approval access-context-manager active-directory add-job adjuster advice agent ai ai-platform all-instances-config android api-gateway apigee app apphub application-default asset assured attached audit-logs-provider audit-" +
		"manager authorization-code autokey-config azure backup-dr backup-restore bare-metal batch beyondcorp bigquery bigtable billing billing-metadata binauthz blockchain-node-engine blockchain-validator bulk certificate-manager client-" +
		"connector cloud-shell cloudlocationfinder cloudrun clusterupgrade cmek-config code colab composer composite compute config config-management configure container content continuous-validation controller custom-intercept custom-" +
		"mirroring data-catalog data-fusion database-migration dataflow dataplane-v2-encryption dataplex dataproc datastore datastream ddl debug dedicated deployment deployment-manager dialogflow dlp dns dns-bind-permission dns-forwarding " +
		"dry-run edge-cache edge-cloud ekm-config encryption-config enterprise-certificate-config enterprise-config error-reporting etd eventarc filestore firebase firestore fleet fleetobservability flex-template gemini-cloud-assist " +
		"generic gke go hcx healthcare hmac hub iam iap identity identity-service immersive-stream insight-type-config inventory job l2-forwarding language linked-producer-vpc-network linked-vpc-network local logging looker lustre macsec " +
		"manage managed managed-flink managed-kafka management-hub memcache memorystore mesh metastore migrate-config migration ml ml-engine model-armor model-garden monitoring namespaceactuation netapp network-connectivity network-" +
		"management network-security networking nlp nsx orchestration-cluster os-config os-inventory os-login pam partner pipeline policy policy-intelligence policy-troubleshoot policycontroller product-search project-info project-zonal-" +
		"metadata publicca pubsub quota rbacrolebindingactuation recaptcha recommender recommender-config replication resource-backup-config resource-config resource-manager rolling-action runtime-config saas-runtime sbom scc scheduler " +
		"scope-tenancy-pool secure-access-connect service-account service-directory service-identity sha shared-vpc simulator sole-tenancy source source-manager spanner speech sql ssl storage subject tcp telco-automation terraform text " +
		"threat-prevention topic tpu-vm trace transaction transfer translate troubleshoot-policy unmanaged uptime vcenter video vision vm-maintenance vmware vpcsc-config web web-security-scanner workbench workload-identity xr yaml", Again: true},
}

var gcloudStorageRows = []Row{
	{Names: "cat", Prints: served, Does: gcloudLooks, Args: []Arg{{Role: Reads}}, Flags: []Flag{
		{Names: "-d"},
		{Names: "-r=", Value: Data},
		{Names: "--*", Value: Data},
	}},
	{Names: "ls du hash", Prints: served, Does: gcloudLooks, Args: anyData, Flags: []Flag{
		{Names: "-a -b -e -j -l -L -r -R -s -c -d -0"},
		{Names: "--exclude-name-pattern-file=", Value: Reads},
		{Names: "--*", Value: Data},
	}},
	{Names: "cp mv rsync", Args: anyData, Refine: gcloudCopy, Flags: []Flag{
		{Names: "--recursive -r -R"},
		{Names: "--dry-run"},
		{Names: "--delete-unmatched-destination-objects"},
		{Names: "--all-versions -A --clear-custom-metadata -c --continue-on-error -D --daisy-chain --do-not-decompress -J --gzip-in-flight-all -Z --gzip-local-all --ignore-symlinks --include-managed-folders -n --no-clobber " +
			"-p --preserve-acl --no-preserve-acl -P --preserve-posix --preserve-symlinks -v --print-created-message -I --read-paths-from-stdin -U --skip-unsupported --checksums-only -u --skip-if-dest-has-newer-mtime"},
		{Names: "--additional-headers= --cache-control= --content-disposition= --content-encoding= --content-language= --content-md5= --content-type= --custom-metadata= --custom-time= --decryption-keys= --encryption-key= --gzip-in-flight= -j= --gzip-local= -z= " +
			"--if-generation-match= --if-metageneration-match= --remove-custom-metadata= --retain-until= --retention-mode= -s= --storage-class= --update-custom-metadata= --exclude= -x=", Value: Data},
		{Names: "-a= --canned-acl= --predefined-acl=", Value: Data, Does: []Do{{Kind: automode.Publish, Target: "an object of a bucket"}}, Why: "changes who may read it"},
		{Names: "-L= --manifest-path=", Value: Writes, Why: "writes a list of what it copied"},
	}},
	{Names: "rm", Does: gcloudRemoves, Args: anyData, Flags: []Flag{{Names: "-a -f -r -R -I"}, {Names: "--*", Value: Data}}},
	{Names: "sign-url", Does: gcloudSecrets, Args: anyData, Flags: gcloudAnyFlag},
	{Names: "buckets objects folders managed-folders hmac operations insights service-agent", Rows: []Row{
		{Names: "list describe get-iam-policy", Does: gcloudLooks, Args: anyData, Flags: gcloudFlags},
		{Names: "delete remove-iam-policy-binding", Does: gcloudRemoves, Args: anyData, Flags: gcloudAnyFlag},
		{Names: "create update compose move relocate restore add-iam-policy-binding set-iam-policy", Does: gcloudChanges, Args: anyData, Flags: gcloudAnyFlag},
		{Names: "*s", Again: true},
	}},
}

func gcloudCopy(m *Match) {
	cloudCopy(m, &cloudCopying{
		looks: &gcloudLooks[0], changes: &gcloudChanges[0], removes: &gcloudRemoves[0],
		tree:  m.Has("--recursive") || m.Path == "storage rsync",
		trial: m.Holds("--dry-run"), clears: m.Has("--delete-unmatched-destination-objects"), moves: m.Path == "storage mv",
	})
}

var gcloudCases = []Case{
	{`gcloud`, `nothing`},
	{`gcloud beta run services describe x`, `Query Google Cloud; Disclose credentials of Google Cloud`},
	{`gcloud run services describe x --format='value(status.url)'`, `Query Google Cloud`},
	{`gcloud run services describe x --format='value(spec.template)'`, `Query Google Cloud; Disclose credentials of Google Cloud`},
	{`gcloud compute instances list`, `Query Google Cloud`},
	{`gcloud compute instances list --format='table(name,status)'`, `Query Google Cloud`},
	{`gcloud compute instances list --format=json`, `Query Google Cloud; Disclose credentials of Google Cloud`},
	{`gcloud compute networks describe x`, `Query Google Cloud`},
	{`gcloud beta run deploy x`, `Change Google Cloud`},
	{`gcloud alpha storage buckets list`, `Query Google Cloud`},
	{`gcloud beta auth login`, `Unknown no subcommand “auth” is known`},
	{`gcloud --version`, `nothing`},
	{`gcloud compute instances list --filter status=RUNNING --format json(name) --project p`, `Query Google Cloud`},
	{`gcloud --project p -q compute instances describe x --zone=z`, `Query Google Cloud; Disclose credentials of Google Cloud`},
	{`gcloud alpha compute networks peerings list`, `Query Google Cloud`},
	{`gcloud compute instances`, `Unknown nobody read what “compute instances” does`},
	{`gcloud compute ssh vm`, `Unknown no subcommand “ssh” is known`},
	{`gcloud compute instances Frob x`, `Unknown nobody read what “compute instances” does`},
	{`gcloud compute ssh list`, `Unknown no subcommand “ssh” is known`},
	{`gcloud run services list`, `Query Google Cloud`},
	{`gcloud kms inventory get-certificate-chain --output-file f`, `Query Google Cloud; Write f`},
	{`gcloud edge-cloud container clusters get-credentials x --auth-provider-cmd-path p`, `Configure{persists} the clusters that kubectl knows; Unknown does more than look`},
	{`gcloud projects list --impersonate-service-account x --access-token-file t --flags-file f`, `Query Google Cloud; Elevate another account of the cloud; Read t; Unknown takes more options from a file`},
	{`gcloud compute instances delete x --zone z -q`, `Change{destroys} Google Cloud`},
	{`gcloud run deploy x --image i`, `Change Google Cloud`},
	{`gcloud secrets versions access latest --secret x`, `Disclose credentials of Google Cloud`},
	{`gcloud logging read 'severity>=ERROR' --limit 5`, `Query Google Cloud`},
	{`gcloud auth list`, `Query Google Cloud`},
	{`gcloud auth print-access-token`, `Disclose credentials of Google Cloud`},
	{`gcloud auth application-default print-access-token --scopes x`, `Disclose credentials of Google Cloud`},
	{`gcloud auth application-default login --no-browser`, `Configure{persists} the accounts and projects that gcloud knows`},
	{`gcloud auth application-default`, `nothing`},
	{`gcloud auth login --brief`, `Configure{persists} the accounts and projects that gcloud knows`},
	{`gcloud auth`, `nothing`},
	{`gcloud config list`, `Query Google Cloud`},
	{`gcloud config get-value project`, `Query Google Cloud`},
	{`gcloud config set project x`, `Configure{persists} the accounts and projects that gcloud knows`},
	{`gcloud config config-helper --min-expiry x`, `Disclose credentials of Google Cloud`},
	{`gcloud --configuration x config configurations list`, `Query Google Cloud; Unknown is of another account`},
	{`gcloud config configurations list`, `Query Google Cloud`},
	{`gcloud config configurations activate x`, `Configure{persists} the accounts and projects that gcloud knows`},
	{`gcloud config configurations`, `nothing`},
	{`gcloud config`, `nothing`},
	{`gcloud components list`, `Query Google Cloud`},
	{`gcloud components install x`, `Install components of gcloud`},
	{`gcloud components`, `nothing`},
	{`gcloud init --no-browser`, `Configure{persists} the accounts and projects that gcloud knows`},
	{`gcloud info --anonymize`, `Query Google Cloud`},
	{`gcloud storage ls -r gs://b --json`, `Query Google Cloud`},
	{`gcloud storage cat -d -r 0-9 --quiet gs://b/x`, `Query Google Cloud; Read gs://b/x`}, {`gcloud alpha storage cat -d -r 0-9 gs://b/x --json`, `Query Google Cloud; Read gs://b/x`},
	{`gcloud storage du gs://b -s --exclude-name-pattern-file f`, `Query Google Cloud; Read f`},
	{`gcloud storage cp -r --no-clobber -j x d gs://b`, `Read d/**; Send gs://b`},
	{`gcloud storage cp gs://b/a gs://b/c d --manifest-path m`, `Write m; Fetch gs://b/a; Fetch gs://b/c; Write d`},
	{`gcloud storage cp f gs://b -a publicRead`, `Publish an object of a bucket; Read f; Send gs://b`},
	{`gcloud storage rsync d gs://b --dry-run --delete-unmatched-destination-objects`, `Read d/**; Query Google Cloud`},
	{`gcloud storage rm -r gs://b --continue-on-error`, `Change{destroys} Google Cloud`},
	{`gcloud storage sign-url gs://b/x --duration 1h`, `Disclose credentials of Google Cloud`},
	{`gcloud storage buckets list`, `Query Google Cloud`},
	{`gcloud storage buckets delete gs://b`, `Change{destroys} Google Cloud`},
	{`gcloud storage buckets create gs://b`, `Change Google Cloud`},
	{`gcloud storage insights inventory-reports list`, `Query Google Cloud`},
	{`gcloud storage buckets`, `nothing`},
	{`gcloud storage`, `nothing`},
}

package commands

import (
	"strings"

	"automode"
)

var aws = Program{
	Name: "aws", Rare: true, Also: "awslocal", Summary: "works with Amazon Web Services",
	Manual: "aws help, aws SERVICE OPERATION help and the AWS CLI User Guide, AWS CLI 1.45 and 2; the operations' answers in the services' models",
	Row: Row{
		Help: "--version",
		Global: []Flag{
			{Names: "--debug --no-paginate --no-sign-request --no-cli-pager --cli-auto-prompt --no-cli-auto-prompt"},
			{Names: "--output= --query= --profile= --region= --color= --cli-read-timeout= --cli-connect-timeout= --cli-binary-format= --cli-error-format=", Value: Data},
			{Names: "--endpoint-url=", Value: Sends, Why: "sends the requests to another host"},
			{Names: "--no-verify-ssl", Does: []Do{{Kind: automode.Weaken, Target: "the check of certificates"}}, Why: "takes any host for the service"},
			{Names: "--ca-bundle=", Value: Unread, Why: "changes whom it trusts"},
		},
		Rows: []Row{
			{Names: "help"},
			{Names: "s3", Rows: awsS3Rows},
			{Names: "configure", Does: awsSettings, Rows: []Row{
				{Names: "list list-profiles", Does: awsLooks},
				{Names: "get", Args: anyData, Refine: awsSetting},
				{Names: "export-credentials", Does: awsSecrets, Flags: []Flag{{Names: "--format=", Value: Data}}},
				{Names: "set sso sso-session import add-model", Does: awsSettings, Args: anyData, Flags: awsAnyFlag},
			}},
			{Names: "sso", Rows: []Row{
				{Names: "login logout", Does: awsSettings, Flags: []Flag{{Names: "--no-browser --use-device-code"}, {Names: "--sso-session=", Value: Data}}},
				{Names: "list-*", Does: awsLooks, Args: anyData, Flags: awsAnyFlag},
			}},
			{Names: "login logout", Does: awsSettings, Flags: []Flag{{Names: "--remote"}}},
			{Names: "history", Does: awsLooks, Rows: []Row{{Names: "list show", Does: awsLooks, Args: anyData, Flags: awsAnyFlag}}},
			{Names: "*", Rows: awsOperations},
		},
		Refine: awsRequest,
	},
}

var (
	awsLooks    = []Do{{Kind: automode.Query, Target: "AWS"}}
	awsChanges  = []Do{{Kind: automode.Change, Target: "AWS", Why: "changes what the account holds or runs"}}
	awsRemoves  = []Do{{Kind: automode.Change, Target: "AWS", Traits: automode.Destroys, Why: "removes what the account holds or runs"}}
	awsSecrets  = []Do{{Kind: automode.Disclose, Target: "credentials of AWS", Why: "prints a credential or a secret"}}
	awsSettings = []Do{{Kind: automode.Configure, Target: "the accounts that aws knows", Traits: automode.Persists, Why: "changes as whom aws works"}}
	awsKubeconf = []Do{{Kind: automode.Query, Target: "AWS"}, {Kind: automode.Configure, Target: "the clusters that kubectl knows", Traits: automode.Persists, Why: "adds a cluster"}}
)

// awsAnyFlag: "aws help" says that what stands behind an operation are the
// parameters of its request. A skeleton is printed in place of a request.
var awsAnyFlag = []Flag{
	{Names: "--generate-cli-skeleton[=] --generate-cli-skeleton", Cancels: NoChange},
	{Names: "--with-decryption --include-value --include-values", Does: awsSecrets},
	{Names: "--*", Value: Data},
}

// awsHands and awsHandFlags are those of operations that hand something on, to whoever
// listens or may read it.
var (
	awsHands = []Do{
		{Kind: automode.Change, Target: "AWS", Why: "changes what the account holds or runs"},
		{Kind: automode.Send, Target: "AWS", Why: "hands it to whoever listens there"},
	}
	awsHandFlags = []Flag{
		{Names: "--generate-cli-skeleton[=] --generate-cli-skeleton", Cancels: Everything},
		{Names: "--body=", Value: Reads},
		{Names: "--*", Value: Data},
	}
)

// awsOperations are those of every service: AWS names an operation by a verb
// and what it is about, and the verb says whether it only looks. Operations
// whose answer is a credential or whose verb is no help stand before their verb,
// or in the lists below.
var awsOperations = []Row{
	{Names: "help"},
	{Names: "get-*credentials* get-*password* *-secret-value get-*token get-*token-for-* get-tokens-* get-*access-keys get-*presigned-url *-auth-token assume-* get-*instance-access* generate-data-key generate-data-key-pair list-api-keys decrypt get-connection get-connections list-user-pool-client-secrets describe-user-pool-client batch-get-stream-key get-stream-key",
		Does: awsSecrets, Args: anyData, Flags: awsAnyFlag},
	{Names: "describe-* list-* get-* head-* batch-get-* batch-describe-* batch-check-* batch-is-authorized* lookup-* search search-* query query-* scan select select-* count-* filter-* wait " +
		"validate-* is-* check-access-* check-no-* check-dns-* check-domain-* check-if-* check-capacity estimate-* simulate-* discover-* predict-* transact-get-items " +
		"tail start-query start-live-tail decode-authorization-message test-event-pattern test-metric-filter test-dns-answer verify verify-mac",
		Does: awsLooks, Args: anyData, Flags: awsAnyFlag},
	{Names: "delete-* batch-delete-* terminate-* remove-* deregister-* purge-* destroy-* schedule-key-deletion empty-* reset-* release-* revoke-* rollback-*",
		Does: awsRemoves, Args: anyData, Flags: awsAnyFlag},
	{Names: "invoke invoke-async publish publish-batch send-message send-message-batch send-email send-raw-email send-bulk-email put-object upload-part put-record put-records put-record-batch put-events put-log-events", Does: awsHands, Args: anyData, Flags: awsHandFlags},
	{Names: "create-* update-* put-* modify-* start-* stop-* reboot-* tag-* untag-* add-* attach-* detach-* associate-* disassociate-* enable-* disable-* " +
		"set-* register-* run-* send-* publish-* batch-* import-* copy-* restore-* cancel-* execute-* invoke-* authorize-* allocate-* " +
		"accept-* reject-* apply-* deploy change-* complete-* detect-* receive-message test-* transact-write-items generate-* upload-* request-* subscribe unsubscribe",
		Does: awsChanges, Args: anyData, Flags: awsAnyFlag},
	{Names: "update-kubeconfig", Does: awsKubeconf, Flags: []Flag{
		{Names: "--name= --role-arn= --assume-role-arn= --alias= --user-alias= --proxy-url=", Value: Data},
		{Names: "--dry-run --verbose"},
		{Names: "--kubeconfig=", Value: Writes, Why: "writes the cluster there"},
	}},
}

// Operations that their verb says nothing of, each as "service:operation".
const (
	// The answer holds a secret.
	awsDiscloses = "ecr:get-login location:describe-key codepipeline:list-webhooks codepipeline:get-job-details codepipeline:get-third-party-job-details gamelift:get-compute-access s3control:get-data-access " +
		"kinesis-video-signaling:get-ice-server-config ec2:export-verified-access-instance-client-configuration wickr:get-oidc-info wickr:get-opentdf-config athena:get-session-endpoint emr-serverless:get-session-endpoint " +
		"finspace-data:get-external-data-view-access-details finspace:get-kx-connection-string storagegateway:describe-chap-credentials chime:get-bot chime:list-bots " +
		"chime-sdk-meetings:list-attendees chime-sdk-meetings:get-attendee amplify:get-app amplify:list-apps " +
		"amplifybackend:get-backend-auth bedrock-agentcore:get-resource-api-key directconnect:describe-router-configuration directconnect:describe-virtual-interfaces ec2:get-vpn-connection-device-sample-configuration " +
		"ecr:get-download-url-for-layer emr-serverless:get-dashboard-for-job-run iotwireless:get-wireless-device macie2:get-sensitive-data-occurrences pinpoint:get-gcm-channel " +
		"quicksight:get-dashboard-embed-url quicksight:get-session-embed-url snowball:get-job-manifest snowball:get-job-unlock-code"
	// It takes work that others wait for, makes an identity, or writes results
	// to where it is told.
	awsTakes = "stepfunctions:get-activity-task cognito-identity:get-id cloudtrail:start-query"
	// The answer is a stream that goes to a file, which the last word names.
	awsStreams = "apigateway:get-export apigateway:get-sdk apigatewayv2:export-api appconfig:create-hosted-configuration-version appconfig:get-configuration appconfig:get-hosted-configuration-version appconfigdata:get-latest-configuration " +
		"appsync:get-introspection-schema bedrock-agentcore:invoke-agent-runtime bedrock-runtime:invoke-model cloudfront:get-connection-function cloudfront:get-function codeartifact:get-package-version-asset codeguruprofiler:get-profile datazone:get-lineage-event ebs:get-snapshot-block " +
		"geo-maps:get-glyphs geo-maps:get-sprites geo-maps:get-static-map geo-maps:get-style-descriptor geo-maps:get-tile glacier:get-job-output iot-data:delete-thing-shadow iot-data:get-thing-shadow iot-data:update-thing-shadow iotwireless:get-position-estimate iotwireless:get-resource-position " +
		"kinesis-video-archived-media:get-clip kinesis-video-archived-media:get-media-for-fragment-list kinesis-video-media:get-media lakeformation:get-work-unit-results lambda:invoke lex-runtime:put-session lexv2-runtime:put-session location:get-map-glyphs location:get-map-sprites " +
		"location:get-map-style-descriptor location:get-map-tile medialive:describe-input-device-thumbnail mediastore-data:get-object medical-imaging:get-image-frame medical-imaging:get-image-set-metadata neptune-graph:execute-query neptunedata:execute-gremlin-explain-query " +
		"neptunedata:execute-gremlin-profile-query neptunedata:execute-open-cypher-explain-query omics:get-read-set omics:get-reference s3api:get-object s3api:get-object-torrent s3api:select-object-content sagemaker-geospatial:get-tile sagemaker-runtime:invoke-endpoint schemas:get-code-binding-source " +
		"tnb:get-sol-function-package-content tnb:get-sol-function-package-descriptor tnb:get-sol-network-package-content tnb:get-sol-network-package-descriptor workmailmessageflow:get-raw-message-content"
)

// awsRequest reads what the words of a request say beside its operation: files
// that it takes values from, secrets it asks for, a trial run, and the file that
// a stream goes to.
func awsRequest(m *Match) {
	service, operation, ok := strings.Cut(m.Path, " ")
	trial, real := false, false
	for i := range m.hits {
		h := &m.hits[i]
		awsFile(m, &h.Value)
		for k := range m.Facts {
			if f := &m.Facts[k]; f.Kind == automode.Send && f.Target == awsHands[1].Target {
				f.Word.Data |= h.Value.Data // of what it is handed
			}
		}
		switch h.Name {
		case "--dry-run":
			trial = service == "ec2" && !h.Has
		}
		real = real || shortens(h, "--no-dry-run")
		if shortens(h, "--save-as --outfile") {
			m.addRole(Writes, &h.Value, "writes the answer there")
		}
		if strings.HasPrefix(h.Name, "--cli-in") && named("ssm apigateway", service) {
			m.addDo(&awsSecrets[0]) // whatever could be asked for
		}
	}
	for i := range m.Args {
		awsFile(m, &m.Args[i])
	}
	if trial && !real {
		// EC2 only says whether the request would be allowed.
		m.onlyAsks()
	}
	if !ok {
		return
	}
	key := service + ":" + operation
	if named(awsDiscloses, key) {
		m.addDo(&awsSecrets[0])
	}
	awsShown(m, key)
	if key == "timestream-query:query" && !timestreamReads(m) {
		m.addDo(&awsHands[0])
		m.addDo(&awsHands[1])
	}
	if named(awsTakes, key) {
		m.addDo(&awsChanges[0])
	}
	if named(awsStreams, key) && !m.Holds("--generate-cli-skeleton") {
		if len(m.Args) == 0 {
			m.Unknown("it is not known where the answer is written", Word{})
		}
		for i := range m.Args {
			m.addRole(Writes, &m.Args[i], "writes the answer there")
		}
	}
}

// timestreamReads reports whether statements only ask: UNLOAD writes the rows into a bucket.
func timestreamReads(m *Match) bool {
	query, ok := writtenValue(m, "--query-string")
	if !ok || !query.Exact() {
		return false
	}
	problem := ""
	for words := range sqlStatements(query.Text, &problem) {
		if !named("select with show describe", words[0]) {
			return false
		}
	}
	return problem == ""
}

// awsFile: a value may be that of a file.
func awsFile(m *Match, w *Word) {
	at, ok := strings.CutPrefix(w.Text, "file")
	if !ok {
		return
	}
	at = strings.TrimPrefix(at, "b")
	if path, ok := strings.CutPrefix(at, "://"); ok {
		file := cutWord(*w, len(w.Text)-len(path))
		m.addRole(Reads, &file, "")
	}
}

// awsSetting: of the settings that are printed, those that hold a credential.
func awsSetting(m *Match) {
	for i := range m.Args {
		w := &m.Args[i]
		if !w.Exact() || strings.HasSuffix(w.Text, "aws_access_key_id") || strings.HasSuffix(w.Text, "aws_secret_access_key") || strings.HasSuffix(w.Text, "aws_session_token") {
			m.addDo(&awsSecrets[0])
			return
		}
	}
	m.addDo(&awsLooks[0])
}

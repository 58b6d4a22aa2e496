package commands

import "strings"

// What clouds run gets keys by variables, start-up scripts and settings, and the
// description of it holds them.

// awsShows are operations whose answer holds what something runs with, or a key that
// it was given.
const awsShows = "amplify:get-branch amplify:list-branches apigateway:get-stage apigateway:get-stages apprunner:describe-service autoscaling:describe-launch-configurations batch:describe-job-definitions batch:describe-jobs " +
	"codebuild:batch-get-build-batches codebuild:batch-get-builds codebuild:batch-get-projects ec2:describe-launch-template-versions ec2:describe-spot-fleet-requests ec2:describe-spot-instance-requests ec2:get-launch-template-data " +
	"ec2:describe-vpn-connections ecs:describe-task-definition ecs:describe-tasks elasticbeanstalk:describe-configuration-settings glue:get-job glue:get-jobs glue:batch-get-jobs greengrass:get-function-definition-version " +
	"kafkaconnect:describe-connector lambda:get-function lambda:get-function-configuration lambda:list-functions lambda:list-versions-by-function lightsail:get-container-service-deployments lightsail:get-container-services mediapackage:describe-channel " +
	"mediapackage:list-channels mwaa:get-environment opsworks:describe-apps opsworks:describe-stacks opsworks:describe-rds-db-instances pipes:describe-pipe robomaker:batch-describe-simulation-job robomaker:describe-deployment-job " +
	"robomaker:describe-simulation-job robomaker:describe-simulation-job-batch robomaker:list-deployment-jobs sagemaker:batch-describe-model-package sagemaker:describe-algorithm sagemaker:describe-auto-ml-job " +
	"sagemaker:describe-data-quality-job-definition sagemaker:describe-model sagemaker:describe-model-bias-job-definition sagemaker:describe-model-explainability-job-definition sagemaker:describe-model-package " +
	"sagemaker:describe-model-quality-job-definition sagemaker:describe-monitoring-schedule sagemaker:describe-processing-job sagemaker:describe-training-job sagemaker:describe-transform-job sagemaker:list-candidates-for-auto-ml-job " +
	"sagemaker:search securityhub:get-findings dms:describe-endpoints"

// awsShown: the answer holds what something runs with, and more than its name and state
// is printed of it.
func awsShown(m *Match, key string) {
	attribute, given := writtenValue(m, "--attribute")
	user := key == "ec2:describe-instance-attribute" && !(given && attribute.Exact() && attribute.Text != "userData")
	if !user && !named(awsShows, key) || m.Holds("--generate-cli-skeleton") {
		return
	}
	if query, ok := writtenValue(m, "--query"); !ok || !plainlyPicked(query) {
		m.addDo(&awsSecrets[0])
	}
}

// gcloudShows are the nouns of what is described with what it runs with: variables,
// metadata with scripts and keys, substitutions.
const gcloudShows = "run-services run-jobs run-revisions run-executions run-worker-pools functions app-versions compute-instances compute-instance-templates compute-project-info builds builds-triggers composer-environments " +
	"workflows batch-jobs dataproc-clusters dataproc-jobs ai-custom-jobs ai-endpoints ai-models notebooks-instances workbench-instances scheduler-jobs infra-manager-deployments data-fusion-instances " + gcloudKeys

// gcloudKeys are the nouns of what is described with its key or its password.
const gcloudKeys = "apigee-apps iam-oauth-clients-credentials iap-oauth-clients vmware-private-clouds-vcenter-credentials vmware-private-clouds-nsx-credentials netapp-active-directories"

func gcloudShown(m *Match) {
	path := m.Path
	for _, track := range [...]string{"alpha ", "beta ", "preview "} {
		path = strings.TrimPrefix(path, track)
	}
	i := strings.LastIndexByte(path, ' ')
	if i < 0 || !named(gcloudShows, strings.ReplaceAll(path[:i], " ", "-")) {
		return
	}
	format, ok := writtenValue(m, "--format")
	switch verb := path[i+1:]; {
	case verb != "describe" && verb != "list", verb == "list" && !ok && !named("iap oauth-clients", path[:i]): // a table of names and states
		return
	}
	if open := strings.IndexByte(format.Text, '('); open > 0 && strings.HasSuffix(format.Text, ")") {
		format.Text = format.Text[open+1 : len(format.Text)-1]
		if plainlyPicked(format) {
			return
		}
	}
	m.addDo(&gcloudSecrets[0])
}

// azShows are the nouns of what is shown with its variables, its settings or its keys.
const azShows = "containerapp containerapp-revision containerapp-job containerapp-job-execution container batch-pool batch-task ml-online-deployment ml-environment spring-app spring-app-deployment appconfig-kv iot-hub-policy " +
	"iot-hub-device-identity iot-hub-module-identity network-vpn-connection-shared-key logicapp-config webapp-auth webapp-auth-classic webapp-config-backup webapp-config-storage-account functionapp-config-storage-account iot-dps-policy"

func azShown(m *Match) {
	i := strings.LastIndexByte(m.Path, ' ')
	if i < 0 || !named(azShows, strings.ReplaceAll(m.Path[:i], " ", "-")) || !named("list show", m.Path[i+1:]) {
		return
	}
	if out, ok := writtenValue(m, "--output -o"); ok && (out.Is("table") || out.Is("none")) {
		return
	}
	if query, ok := writtenValue(m, "--query"); !ok || !plainlyPicked(query) {
		m.addDo(&azSecrets[0])
	}
}

// writtenValue is the value of the last option of these by its very spelling: beside
// "--*" its Flag says nothing. There a long one may be shortened.
func writtenValue(m *Match, names string) (Word, bool) {
	for i := len(m.hits) - 1; i >= 0; i-- {
		if h := &m.hits[i]; h.Has && (named(names, h.Name) || shortens(h, names)) {
			return h.Value, true
		}
	}
	return Word{}, false
}

// shortens reports whether a parameter of a request is the beginning of one of these.
func shortens(h *Hit, names string) bool {
	return h.Flag.Names == "--*" && len(h.Name) > 2 && begun(names, h.Name) != ""
}

// plainFields are the last words of fields that name something or tell how it is.
const plainFields = "name names id ids arn arns status state states runtime version type time date count role region location uri url host fqdn size modified created updated timeout memory handler latest revision conditions"

// plainlyPicked reports whether an expression (JMESPath, or the fields of a format of
// gcloud) picks fields that name what is described or tell its state, and no others.
func plainlyPicked(w Word) bool {
	s := w.Text
	if !w.Exact() || strings.ContainsAny(s, "@*") {
		s = strings.ReplaceAll(s, "[*]", "[]")
		if !w.Exact() || strings.ContainsAny(s, "@*") {
			return false
		}
	}
	picked := false
	for i := 0; i < len(s); {
		switch c := s[i]; {
		case c == '\'' || c == '`' || c == '"':
			end := strings.IndexByte(s[i+1:], c)
			if end < 0 || c == '"' {
				return false
			}
			i += end + 2
		case awkLetter(c):
			start := i
			for i < len(s) && (awkLetter(s[i]) || s[i] >= '0' && s[i] <= '9' || s[i] == '-') {
				i++
			}
			field, next := s[start:i], byte(' ')
			if rest := strings.TrimLeft(s[i:], " "); rest != "" {
				next = rest[0]
			}
			if strings.IndexByte(".[(:=!<>", next) >= 0 {
				continue // it leads on, is compared, or names what is picked
			}
			if picked = plainField(field); !picked {
				return false
			}
		case c == ']' && i > 0 && (s[i-1] == '[' || s[i-1] >= '0' && s[i-1] <= '9' || s[i-1] == '`' || s[i-1] == '\''):
			// Elements: a field of theirs follows.
			if i++; i >= len(s) || s[i] != '.' && s[i] != '[' {
				return false
			}
		default:
			i++
		}
	}
	return picked
}

func plainField(field string) bool {
	last := len(field)
	for last > 0 && (field[last-1] >= 'a' && field[last-1] <= 'z') {
		last--
	}
	if last > 0 && field[last-1] >= 'A' && field[last-1] <= 'Z' {
		last--
	}
	return named(plainFields, strings.ToLower(field[last:]))
}

package commands

import "automode"

// Programs that make infrastructure or machines as files describe it.

var (
	stackRuns    = []Do{{Kind: automode.Run, Target: "the description of the stack", Traits: automode.EntryPoint, Why: "runs the project's description of the stack"}, {Kind: automode.Query, Target: "the stack"}}
	stackLooks   = []Do{{Kind: automode.Query, Target: "the stack"}}
	stackChanges = []Do{{Kind: automode.Change, Target: "the stack", Why: "changes infrastructure"}}
	stackRemoves = []Do{{Kind: automode.Change, Target: "the stack", Traits: automode.Destroys, Why: "changes infrastructure, and may remove parts of it"}}
	stackSecrets = []Do{{Kind: automode.Disclose, Target: "secrets of the stack", Why: "prints values that may be secret"}}
)

var pulumi = Program{
	Name: "pulumi", Rare: true, Summary: "makes infrastructure as a program describes it", Manual: "pulumi help and each command's, Pulumi 3.200",
	Row: Row{
		Help: "-h --help",
		Global: []Flag{
			{Names: "--disable-integrity-checking -e --emoji --fully-qualify-stack-names --logflow --logtostderr --non-interactive -Q", Value: Data},
			{Names: "--color= -v= --verbose= -s= --stack= --memprofilerate=", Value: Data}, {Names: "--tracing= --profiling=", Value: Unread, Why: "sends or writes there what it does"},
			{Names: "-C= --cwd=", Value: Base},
		},
		Rows: []Row{
			{Names: "preview pre", Does: stackRuns, Args: anyData, Flags: []Flag{
				{Names: "--diff -j --json --refresh --show-config --show-reads --show-replacement-steps --show-sames --show-full-output --suppress-outputs --suppress-permalink --suppress-progress --target-dependents --expect-no-changes --preview-only --run-program --neo --copilot --target-replace-only --strict", Value: Data},
				{Names: "-m= --message= -p= --parallel= --replace= -t= --target= --target-replace= --exclude= -c= --config= --stack-config-file= --attach-debugger=", Value: Data},
				{Names: "--config-file=", Value: Reads},
				{Names: "--save-plan= --import-file=", Value: Writes, Why: "writes the plan"},
				{Names: "--show-secrets", Does: stackSecrets},
				{Names: "--policy-pack= --policy-pack-config= --client= --exec-kind= --remote", Value: Unread, Does: []Do{{Why: "runs other programs or elsewhere"}}},
			}},
			{Names: "stack", Does: stackLooks, OrArgs: true, Flags: pulumiLookFlags, Rows: []Row{
				{Names: "ls output history", Does: stackLooks, Args: anyData, Flags: pulumiLookFlags},
				{Names: "graph", Does: stackLooks, Args: []Arg{{Role: Writes, Why: "writes the graph there"}}, Flags: []Flag{{Names: "--ignore-parent-edges --ignore-dependency-edges --short-node-name --dependency-edge-color= --parent-edge-color= --dot-fragment=", Value: Data}}},
				{Names: "export", Does: stackSecrets, Flags: []Flag{{Names: "--file=", Value: Writes, Why: "writes the stack's state there"}, {Names: "--version= --show-secrets", Value: Data}}},
				{Names: "init select unselect rename import change-secrets-provider", Does: stackChanges, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "rm", Does: stackRemoves, Args: anyData, Flags: shortAndAnyFlags},
			}},
			{Names: "config", Does: stackLooks, Flags: []Flag{{Names: "-j --json --open", Value: Data}, {Names: "--config-file=", Value: Reads}, {Names: "--show-secrets", Does: stackSecrets}}, Rows: []Row{
				{Names: "get", Does: stackSecrets, Args: anyData, Flags: []Flag{{Names: "-j --json --path --open", Value: Data}}},
				{Names: "set set-all rm rm-all cp refresh", Style: Looking, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Children, Why: "writes the stack's settings"}}, Args: anyData, Flags: []Flag{{Names: "--config-file=", Value: Writes, Why: "writes the stack's settings there"}, {Names: "-s= -f -j", Value: Data}}},
				{Names: "env", Rows: []Row{{Names: "ls", Does: stackLooks}}},
			}},
			{Names: "logs whoami about version help gen-completion", Does: stackLooks, Args: anyData, Flags: []Flag{{Names: "-f --follow -j --json --transitive -v -t", Value: Data}, {Names: "--since= -r= --resource=", Value: Data}}},
			{Names: "plugin policy org state schema package env", Rows: []Row{
				{Names: "ls list get-default check get", Does: stackLooks, Args: anyData, Flags: []Flag{{Names: "-j --json --project", Value: Data}}},
				{Names: "install run add publish", Does: []Do{{Kind: automode.Install, Target: "plugins of pulumi", Why: "adds programs that pulumi starts"}}, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "rm delete unprotect rename repair set-default enable disable open edit upgrade init new set", Does: stackRemoves, Args: anyData, Flags: shortAndAnyFlags},
			}},
			{Names: "up update destroy dn refresh cancel import watch", Does: stackRemoves, Args: anyData, Flags: []Flag{{Names: "-f -y -j -m= -p= -t= -c= -r", Value: Data}, {Names: "--*", Value: Data}}},
			{Names: "login logout", Does: cloudSettings, Args: anyData, Flags: []Flag{{Names: "-l --local --interactive --all", Value: Data}, {Names: "-c= --cloud-url=", Value: Sends, Why: "speaks to another host"}, {Names: "--default-org=", Value: Data}}},
			{Names: "install", Does: []Do{{Kind: automode.Install, Target: "what the project declares", Traits: automode.Declared, Why: "installs the project's packages and plugins"}}, Flags: []Flag{{Names: "--no-dependencies --no-plugins --reinstall", Value: Data}}},
		},
	},
}

var pulumiLookFlags = []Flag{
	{Names: "-a --all -j --json -i --show-ids -n --show-name -u --show-urls --full-dates --shell", Value: Data},
	{Names: "-o= --organization= -p= --project= -t= --tag= --page= --page-size=", Value: Data},
	{Names: "--show-secrets", Does: stackSecrets},
}

var pulumiCases = []Case{
	{`pulumi`, `nothing`},
	{`pulumi preview --diff -s dev -C infra --non-interactive`, `Run{entry-point} the description of the stack; Query the stack; in infra`},
	{`pulumi preview -c a=b --config-file f --save-plan p --show-secrets`, `Run{entry-point} the description of the stack; Query the stack; Read f; Write p; Disclose secrets of the stack`},
	{`pulumi preview --policy-pack d`, `Run{entry-point} the description of the stack; Query the stack; Unknown runs other programs or elsewhere; Unknown nobody read what the value of --policy-pack means`},
	{`pulumi stack`, `Query the stack`},
	{`pulumi stack ls -j -p x`, `Query the stack`},
	{`pulumi stack output --show-secrets`, `Query the stack; Disclose secrets of the stack`},
	{`pulumi stack export --file f --version 1`, `Disclose secrets of the stack; Write f`},
	{`pulumi stack graph f --short-node-name`, `Query the stack; Write f`}, {`pulumi whoami --tracing x`, `Query the stack; Unknown sends or writes there what it does`},
	{`pulumi stack select dev --create`, `Change the stack`},
	{`pulumi stack rm dev -y`, `Change{destroys} the stack`},
	{`pulumi config -j --config-file f --show-secrets`, `Query the stack; Read f; Disclose secrets of the stack`},
	{`pulumi config get x --path`, `Disclose secrets of the stack`},
	{`pulumi config set a b --secret`, `Write ./*`}, {`pulumi config set -s dev --config-file f a b`, `Write ./*; Write f`},
	{`pulumi config env ls`, `Query the stack`},
	{`pulumi config env`, `nothing`},
	{`pulumi logs -f --since 1h`, `Query the stack`},
	{`pulumi plugin ls -j`, `Query the stack`},
	{`pulumi plugin install x --reinstall`, `Install plugins of pulumi`},
	{`pulumi state delete x -y`, `Change{destroys} the stack`},
	{`pulumi state`, `nothing`},
	{`pulumi up -y --skip-preview`, `Change{destroys} the stack`},
	{`pulumi login -l`, `Configure{persists} the account of the cloud`},
	{`pulumi login -c h --default-org x`, `Configure{persists} the account of the cloud; Send h`},
	{`pulumi install --no-plugins`, `Install{declared} what the project declares`},
}

var cdk = Program{
	Name: "cdk", Rare: true, Kin: "cdktf cdk8s", Summary: "makes infrastructure as a program describes it", Manual: "cdk --help and the CLI reference, AWS CDK 2.1030, and cdktf 0.21", Package: true,
	Row: Row{
		Help: "-h --help --version",
		Global: []Flag{
			{Names: "--asset-metadata --ci --debug --ec2creds -j --json --lookups --no-color --notices --no-notices --path-metadata --staging --strict -v --verbose --version-reporting --yes -i --ignore-errors --no-lookups --no-staging --no-path-metadata --no-asset-metadata --no-version-reporting -e --exclusively -q --quiet -l --long --all --validation --method= --concurrency=", Value: Data},
			{Names: "--context= --language= --profile= --role-arn= --region= --unstable= --progress= -t= --tags=", Value: Data}, {Names: "-c= -r=", Value: Data, Of: "cdk"},
			{Names: "-o= --output=", Value: WritesTree, Why: "writes the templates there"},
			{Names: "--ca-bundle-path= --proxy=", Value: Unread, Why: "changes whom it speaks to or trusts"},
			{Names: "-a= --app= -b= --build=", Value: RunsLine, Lang: Shell, Why: "starts it to make the templates"},
			{Names: "-p= --plugin=", Value: RunsFile, Lang: JavaScript, Why: "loads it"},
		},
		Rows: []Row{
			{Names: "list ls synth synthesize diff validate", Does: stackRuns, Args: anyData, Flags: []Flag{
				{Names: "-d --show-dependencies --fail --no-fail --processed --security-only --change-set --no-change-set --import-existing-resources --method --include-moves --check-code-only --no-diff-on-failure", Value: Data},
				{Names: "--template=", Value: Reads},
				{Names: "--context-lines= --hcl", Value: Data},
			}},
			{Names: "context metadata notices docs doc doctor acknowledge ack drift debug output", Does: stackRuns, Args: anyData, Flags: []Flag{{Names: "--unacknowledged -u --clear --reset= --fail --dry-run --force", Value: Data}}},
			{Names: "deploy destroy bootstrap import migrate watch rollback gc apply refactor", Does: stackRemoves, Args: anyData, Flags: []Flag{{Names: "-f -E -w -u= -R", Value: Data}, {Names: "--*", Value: Data}}},
			{Names: "init get convert", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "makes a project"}, {Kind: automode.Install, Target: "what the template names", Why: "installs packages"}}, Args: anyData, Flags: anyFlags},
		},
	},
}

var cdkCases = []Case{
	{`cdk`, `nothing`},
	{`cdk diff --no-change-set -c a=b --no-color x`, `Run{entry-point} the description of the stack; Query the stack`},
	{`cdk synth -q -o d --template f --context-lines 3`, `Run{entry-point} the description of the stack; Query the stack; Write d/**; Read f`},
	{`cdk ls -a 'node app.js' -p p.js --proxy h`, `Run{entry-point} the description of the stack; Query the stack; Run[line] node app.js; Run[file javascript] p.js; Unknown changes whom it speaks to or trusts`},
	{`cdk doctor`, `Run{entry-point} the description of the stack; Query the stack`},
	{`cdk context --clear`, `Run{entry-point} the description of the stack; Query the stack`},
	{`cdk deploy --require-approval never -f`, `Change{destroys} the stack`},
	{`cdk init app --language typescript --generate-only`, `Write ./**; Install what the template names`},
}

var sam = Program{
	Name: "sam", Rare: true, Summary: "builds and deploys serverless applications on AWS", Manual: "sam --help and the command reference, AWS SAM CLI 1.145",
	Row: Row{
		Help: "-h --help --version --info",
		Global: []Flag{
			{Names: "--debug --beta-features --no-beta-features", Value: Data},
			{Names: "--region= --profile= --config-env= --output= --parameter-overrides= --stack-name=", Value: Data},
			{Names: "-t= --template= --template-file= --config-file=", Value: Reads},
		},
		Rows: []Row{
			{Names: "validate", Does: []Do{{Kind: automode.Read, Target: "."}, {Kind: automode.Query, Target: "AWS"}}, Flags: []Flag{{Names: "--lint", Value: Data}}},
			{Names: "build", Does: hostBuilds, Args: anyData, Flags: []Flag{{Names: "-c --cached --no-cached -p --parallel -u --use-container --skip-pull-image --mount-with= --build-in-source --no-build-in-source -x", Value: Data}, {Names: "-b= --build-dir= -s= --base-dir= --cache-dir=", Value: WritesTree, Why: "writes what it builds"}, {Names: "-m= --manifest=", Value: Reads}, {Names: "--hook-name= --build-image= --container-env-var= --docker-network=", Value: Unread, Why: "runs other programs"}}},
			{Names: "logs traces list", Does: awsLooks, Flags: samLookFlags, Rows: []Row{{Names: "resources endpoints stack-outputs", Does: awsLooks, Flags: samLookFlags}}},
			{Names: "local", Rows: []Row{{Names: "invoke start-api start-lambda generate-event start-function-urls", Does: hostServes, Args: anyData, Flags: servesFlags}}},
			{Names: "deploy sync publish package remote pipeline", Does: awsChanges, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "delete", Does: awsRemoves, Flags: anyFlags},
			{Names: "init docs", Style: Plain, Args: anyData, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "makes a project"}}},
		},
	},
}

var samLookFlags = []Flag{{Names: "--include-traces --tail", Value: Data}, {Names: "-n= --name= -s= --start-time= -e= --end-time= --filter= --cw-log-group= --trace-id=", Value: Data}}

var samCases = []Case{
	{`sam`, `nothing`},
	{`sam validate -t f --lint --region x --debug`, `Read .; Query AWS; Read f`},
	{`sam build -c -b d -m f --build-image x`, `Run{entry-point} the build; Write d/**; Read f; Unknown runs other programs`},
	{`sam logs -n x --tail`, `Query AWS`},
	{`sam list endpoints --output json`, `Query AWS`},
	{`sam local invoke -e e.json --no-event`, `Run{entry-point} the project`},
	{`sam local`, `nothing`},
	{`sam deploy --guided`, `Change AWS`},
	{`sam delete --no-prompts`, `Change{destroys} AWS`},
	{`sam init --name x`, `Write ./**`},
}

var serverless = Program{
	Name: "serverless", Rare: true, Also: "sls", Summary: "builds and deploys serverless applications", Manual: "serverless help and the CLI reference, Serverless Framework 4", Package: true,
	Row: Row{
		Help: "-h --help -v --version",
		Global: []Flag{
			{Names: "--debug --verbose", Value: Data},
			{Names: "-s= --stage= -r= --region= --aws-profile= --app= --org= --service= --param=", Value: Data},
			{Names: "-c= --config=", Value: RunsFile, Why: "its settings can be code"},
		},
		Rows: []Row{
			{Names: "print", Does: stackRuns, Refine: serverlessKeys, Flags: []Flag{{Names: "--format= --path= --transform=", Value: Data}}},
			{Names: "info", Does: stackRuns, Args: anyData, Flags: []Flag{{Names: "--conceal"}, {Names: "-f= --format=", Value: Data}}, Refine: serverlessKeys},
			{Names: "logs metrics diagnose support help usage reconcile-status", Does: stackRuns, Args: anyData, Flags: []Flag{{Names: "-t --tail", Value: Data}, {Names: "-f= --function= --startTime= --filter= -i= --interval= --format=", Value: Data}}},
			{Names: "package", Does: hostBuilds, Flags: []Flag{{Names: "-p= --package=", Value: WritesTree, Why: "writes what it builds"}}},
			{Names: "plugin", Rows: []Row{{Names: "list search", Does: stackLooks, Args: anyData}, {Names: "install uninstall", Does: []Do{{Kind: automode.Install, Target: "a plugin", Why: "adds a program"}}, Args: anyData, Flags: shortAndAnyFlags}}},
			{Names: "deploy", Does: stackChanges, Args: anyData, Flags: shortAndAnyFlags, Rows: []Row{{Names: "list", Does: stackRuns, Args: anyData}, {Names: "function", Does: stackChanges, Flags: shortAndAnyFlags}}},
			{Names: "remove rollback", Does: stackRemoves, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "invoke", Does: stackChanges, Args: anyData, Flags: shortAndAnyFlags, Rows: []Row{{Names: "local", Does: hostServes, Flags: servesFlags}}},
			{Names: "login logout config dashboard dev create", Does: cloudSettings, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

// serverlessKeys: what is printed is the description with all its values, or the keys of
// its interface where they are not hidden.
func serverlessKeys(m *Match) {
	if !m.Holds("--conceal") {
		m.addDo(&stackSecrets[0])
	}
}

var serverlessCases = []Case{
	{`sls print --path x`, `Run{entry-point} the description of the stack; Query the stack; Disclose secrets of the stack`},
	{`sls info --conceal --format x`, `Run{entry-point} the description of the stack; Query the stack`},
	{`sls`, `nothing`},
	{`sls info -s dev --verbose`, `Run{entry-point} the description of the stack; Query the stack; Disclose secrets of the stack`},
	{`sls logs -f x -t -c f`, `Run{entry-point} the description of the stack; Query the stack; Run[file native] f`},
	{`sls package -p d`, `Run{entry-point} the build; Write d/**`},
	{`sls plugin list`, `Query the stack`},
	{`sls plugin install x --x`, `Install a plugin`},
	{`sls plugin`, `nothing`},
	{`sls deploy --force`, `Change the stack`},
	{`sls deploy list`, `Run{entry-point} the description of the stack; Query the stack`},
	{`sls deploy function --function x`, `Change the stack`},
	{`sls remove --stage x`, `Change{destroys} the stack`},
	{`sls invoke --function x`, `Change the stack`},
	{`sls invoke local --function x`, `Run{entry-point} the project`},
	{`sls login --x`, `Configure{persists} the account of the cloud`},
}

package commands

import "automode"

// Platforms that host applications: their clients share the same verbs.

var (
	hostLooks    = []Do{{Kind: automode.Query, Target: "the platform"}}
	hostChanges  = []Do{{Kind: automode.Change, Target: "the platform", Why: "changes what the platform runs"}}
	hostRemoves  = []Do{{Kind: automode.Change, Target: "the platform", Traits: automode.Destroys, Why: "removes what the platform holds"}}
	hostDeploys  = []Do{{Kind: automode.Publish, Target: "the platform", Why: "puts the project where others see it"}}
	hostSecrets  = []Do{{Kind: automode.Disclose, Target: "secrets of the platform", Why: "prints values that may be secret"}}
	hostSettings = []Do{{Kind: automode.Configure, Target: "the account of the platform", Traits: automode.Persists, Why: "changes as whom the client works"}}
	hostBuilds   = []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project"}}
	hostServes   = []Do{{Kind: automode.Run, Target: "the project", Traits: automode.EntryPoint, Why: "runs the project on this machine"}}
	hostRemote   = []Do{{Kind: automode.Change, Target: "the platform", Why: "runs commands where the application runs"}}
)

// servesFlags are the options of servers for development that choose nothing
// but how the project's own code is served.
var servesFlags = []Flag{
	{Names: "--host --host[=] --hostname --hostname[=] --ip --ip[=] -H= --bind= --public-host= --tunnel --live --live[=] --lan --remote", Value: Data, Does: []Do{{Kind: automode.Expose, Target: "the development server"}}, Why: "may let other hosts in"},
	{Names: "--port= -y --yes -o --open --open[=] --no-open --local --offline --debug --verbose --silent --quiet --ci --hmr --no-hmr --live-reload --strictPort --force --inspect --exact-port --smoke-test --poll= --mode= --env= --environment= --configuration= --project= --only= --context= --log-level= --base-href= --serve-path= --persist --listen= --inspector-port= --test-scheduled --targetPort= --functionsPort= --no-version-updates --no-auto-inject --turbo --https --functions-port= --target-port= --event= --no-event --function= --stage= --parameter-overrides= --region= --profile= --skip-pull-image --warm-containers=", Value: Data},
	{Names: "--import= --env-vars= --path=", Value: Reads},
	{Names: "-p=", Value: Data, Of: "netlify ntl vercel vc now sam firebase wrangler astro gatsby vue-cli-service nuxi nuxt docusaurus"},
	{Names: "-e=", Value: Data, Of: "wrangler sam"},
}

// anyFlags are for rows that change something whatever their options say.
var anyFlags = []Flag{{Names: "--*", Value: Data}}

var heroku = Program{
	Name: "heroku", Rare: true, Summary: "works with applications on Heroku", Manual: "heroku help and the command reference, Heroku CLI 10",
	Row: Row{
		Help: "-h --help -v --version",
		Global: []Flag{
			{Names: "-a= --app= -r= --remote= -t= --team= --tail -n= --num= -j --json -s= --source= -d= --dyno-name= --dyno= -p= --ps= --process-type= -A --all -x --extended --space= --columns= --filter= --sort= --csv --no-header --no-truncate --internal-routing --personal --prompt= --shell --no-color --force-colors", Value: Data},
		},
		Rows: []Row{
			{Names: "apps:list list apps:info info logs ps:list releases:info releases:output addons:info addons:plans addons:services domains:info status buildpacks:info buildpacks:search builds:info builds:output certs:info ci:info ci:last dashboard " +
				"auth:whoami whoami features:info labs:info orgs pg:info pg:ps pg:locks pg:blocking pg:outliers pg:long-running-queries pg:diagnose pg:bloat pg:backups pg:backups:info pg:backups:schedules pg:connection-pooling pg:maintenance pg:settings pg:table-size pg:wait pg:upgrade:wait " +
				"pipelines:info pipelines:diff pipelines:list regions stack stacks spaces:info spaces:ps teams:list version webhooks:info webhooks:deliveries redis:info redis:maintenance run:list kafka:info kafka:topics kafka:consumer-groups usage:addons commands help autocomplete",
				Does: hostLooks, Args: anyData},
			{Names: "apps addons domains releases access buildpacks builds certs ci features keys labs maintenance members pg pipelines plugins reviewapps spaces teams webhooks drains notifications redis kafka usage clients sessions ps", Does: hostLooks},
			{Names: "config config:get config:edit auth:token pg:credentials pg:credentials:url redis:credentials pg:backups:url ci:config ci:config:get authorizations authorizations:info pipelines:config", Does: hostSecrets, Args: anyData},
			{Names: "login logout auth:login auth:logout auth:2fa:disable plugins:install plugins:uninstall plugins:link update git:remote", Does: hostSettings, Args: anyData, Flags: anyFlags},
			{Names: "run run:detached run:inside ps:exec ps:copy ps:forward pg:psql redis:cli psql console bash", Style: Leading, Does: hostRemote, Args: anyData, Flags: anyFlags},
			{Names: "apps:destroy destroy apps:delete addons:destroy pg:reset pg:kill pg:killall pipelines:destroy domains:remove domains:clear certs:remove access:remove config:unset config:remove spaces:destroy drains:remove webhooks:remove keys:remove keys:clear pg:backups:delete pg:restore pg:backups:restore pg:copy redis:reset", Does: hostRemoves, Args: anyData, Flags: anyFlags},
			{Names: "apps:create create apps:rename rename addons:create addons:attach addons:upgrade config:set config:add ps:scale scale ps:restart restart ps:stop maintenance:on maintenance:off releases:rollback rollback domains:add buildpacks:add buildpacks:set pg:backups:capture pg:promote pipelines:create pipelines:promote labs:enable features:enable access:add keys:add stack:set", Does: hostChanges, Args: anyData, Flags: anyFlags},
		},
	},
}

var herokuCases = []Case{
	{`heroku`, `nothing`},
	{`heroku logs --tail -a x -n 50`, `Query the platform`},
	{`heroku ps`, `Query the platform`},
	{`heroku apps destroy x`, `Query the platform; Unknown nobody read what “destroy” means here; Unknown nobody read what “x” means here`},
	{`heroku config -a x`, `Disclose secrets of the platform`},
	{`heroku login -i`, `Unknown no option “-i” is known`},
	{`heroku login --browser x`, `Configure{persists} the account of the platform`},
	{`heroku run --no-tty bash`, `Change the platform`},
	{`heroku apps:destroy x --confirm x`, `Change{destroys} the platform`},
	{`heroku ps:scale web=2 --exit-code`, `Change the platform`},
}

var flyctl = Program{
	Name: "flyctl", Rare: true, Also: "fly", Summary: "works with applications on Fly.io", Manual: "flyctl help and each command's, flyctl 0.3",
	Row: Row{
		Help: "-h --help",
		Global: []Flag{
			{Names: "--verbose --debug -j --json -q --quiet --all", Value: Data},
			{Names: "-a= --app= -t= --access-token= -o= --org= -i= --instance= -r= --region= -n= --no-tail -s= --select --machine= -m= --process-group=", Value: Data},
			{Names: "-c= --config=", Value: Reads},
		},
		Rows: []Row{
			{Names: "status logs releases info doctor incidents help docs dig", Does: hostLooks, Args: anyData, Refine: flyDoes, Flags: []Flag{{Names: "--image --rate= --watch --short -b --build-logs", Value: Data}}},
			{Names: "apps machine machines m volumes volume vol ips certs regions platform orgs scale image secrets postgres pg checks history config wireguard services redis mysql mpg storage litefs-cloud tokens agent extensions ext builds registry snapshots dns", Rows: []Row{
				{Names: "list ls show status check view releases whoami regions vm-sizes vmsizes validate errors files", Does: hostLooks, Args: anyData, Refine: flyShows, Flags: []Flag{{Names: "-d --display-config --include-deleted --yaml --toml --local", Value: Data}}},
				{Names: "snapshots keys", Again: true},
				{Names: "env display", Does: hostSecrets, Args: anyData, Flags: anyFlags},
				{Names: "destroy delete remove rm unset release leave revoke", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "create add set start stop restart update clone count vm memory import extend fork failover move run cordon uncordon suspend allocate-v4 allocate-v6 kill leases deploy sync save", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags},
			}},
			{Names: "auth", Rows: []Row{
				{Names: "whoami", Does: hostLooks},
				{Names: "token", Does: hostSecrets},
				{Names: "login logout signup docker", Does: hostSettings, Flags: anyFlags},
			}},
			{Names: "deploy launch", Does: hostDeploys, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "ssh console sftp proxy", Style: Leading, Does: hostRemote, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

// flyShows: what is told of a Redis holds the address with the password.
func flyShows(m *Match) {
	if m.Path == "redis status" {
		m.addDo(&hostSecrets[0])
	}
}

var flyctlCases = []Case{
	{`fly redis status x`, `Query the platform; Disclose secrets of the platform`},
	{`fly`, `nothing`},
	{`fly status --json -a x --watch`, `Query the platform`},
	{`fly logs -c f`, `Query the platform; Read f`},
	{`fly apps list`, `Query the platform`},
	{`fly machine status x -d`, `Query the platform`},
	{`fly volumes snapshots list x`, `Query the platform`},
	{`fly config env --x`, `Disclose secrets of the platform`},
	{`fly apps destroy x -y`, `Change{destroys} the platform`},
	{`fly scale count 2 --yes`, `Change the platform`},
	{`fly scale`, `nothing`},
	{`fly auth whoami`, `Query the platform`},
	{`fly auth token`, `Disclose secrets of the platform`},
	{`fly auth login --otp x`, `Configure{persists} the account of the platform`},
	{`fly auth`, `nothing`},
	{`fly deploy --remote-only`, `Publish the platform`},
	{`fly ssh console -C ls`, `Change the platform`},
}

var vercel = Program{
	Name: "vercel", Rare: true, Also: "vc now", Summary: "builds and hosts sites on Vercel", Manual: "vercel help and the CLI reference, Vercel CLI 48", Package: true,
	Row: Row{
		Help:   "-h --help -v --version",
		Does:   hostDeploys,
		OrArgs: true, Args: anyData,
		Flags: []Flag{{Names: "--prod --prebuilt --public --no-wait --skip-domain --with-cache -f --force -y --yes -l --logs --no-clipboard --guidance", Value: Data}, {Names: "-b= --build-env= -e= --env= -m= --meta= --target= --regions= --archive= --name=", Value: Data}},
		Global: []Flag{
			{Names: "-d --debug --no-color", Value: Data},
			{Names: "-S= --scope= -T= --team=", Value: Data},
			{Names: "-t= --token=", Value: Credential},
			{Names: "--cwd=", Value: Base},
			{Names: "-A= --local-config=", Value: Reads},
			{Names: "-Q= --global-config=", Value: Unread, Why: "takes settings and credentials from elsewhere"},
			{Names: "-a= --api=", Value: Sends, Why: "speaks to another host"},
		},
		Rows: []Row{
			{Names: "list ls inspect logs whoami help activity", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "--prod -l --logs --wait -j --json -f --follow -x --expand -y --yes --no-branch", Value: Data}, {Names: "--timeout= --environment= --status= --level= --limit= --since= --until= --query= -n= -m= --meta= -N= --next= -p= --policy= --deployment=", Value: Data}}},
			{Names: "domains certs dns alias aliases teams team projects project integration target webhooks cache microfrontends", Rows: []Row{
				{Names: "list ls inspect", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "--limit= -N= --next= --json --update-required", Value: Data}}},
				{Names: "remove rm delete purge", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "add set issue buy move transfer-in import switch invite install open", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags},
			}},
			{Names: "env", Rows: []Row{
				{Names: "list ls", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "--guidance", Value: Data}}},
				{Names: "pull", Args: []Arg{{Role: Writes, Why: "writes secrets of the platform"}}, Does: hostSecrets, Flags: shortAndAnyFlags},
				{Names: "add update", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "remove rm", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags},
			}},
			{Names: "build", Does: hostBuilds, Flags: []Flag{{Names: "--prod -y --yes --standalone", Value: Data}, {Names: "--target=", Value: Data}, {Names: "--output=", Value: WritesTree, Why: "writes what it builds"}}},
			{Names: "dev", Does: hostServes, Args: anyData, Flags: servesFlags, Refine: servesHere},
			{Names: "deploy redeploy promote rollback", Does: hostDeploys, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "remove rm", Does: hostRemoves, Args: anyData, Flags: []Flag{{Names: "-s --safe -y --yes", Value: Data}}},
			{Names: "login logout link unlink switch telemetry pull git init", Does: hostSettings, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

var vercelCases = []Case{
	{`vercel`, `Publish the platform`}, {`vercel ls -t x`, `Query the platform`},
	{`vercel --prod -e a=b`, `Publish the platform`},
	{`vercel ls --debug -S x`, `Query the platform`},
	{`vercel logs x --json --since 1h`, `Query the platform`},
	{`vercel domains ls --limit 5`, `Query the platform`},
	{`vercel alias rm x -y`, `Change{destroys} the platform`},
	{`vercel dns add x`, `Change the platform`},
	{`vercel dns`, `nothing`},
	{`vercel env ls --guidance`, `Query the platform`},
	{`vercel env pull .env.local --yes`, `Disclose secrets of the platform; Write .env.local`},
	{`vercel env add X --force`, `Change the platform`},
	{`vercel env rm X -y`, `Change{destroys} the platform`},
	{`vercel env`, `nothing`},
	{`vercel build --prod --target x --output d`, `Run{entry-point} the build; Write d/**`},
	{`vercel dev --listen 3000`, `Run{entry-point} the project`},
	{`vercel deploy --prod`, `Publish the platform`},
	{`vercel rm x -y`, `Change{destroys} the platform`},
	{`vercel login --github`, `Configure{persists} the account of the platform`},
	{`vercel whoami --cwd d -A f -Q g -a h`, `Query the platform; in d; Read f; Unknown takes settings and credentials from elsewhere; Send h`},
}

// flyDoes: logs can be handed on for good, and a release taken back.
func flyDoes(m *Match) {
	if len(m.Args) > 0 && named("ship rollback", m.Args[0].Text) {
		m.addDo(&hostChanges[0])
	}
}

// shortAndAnyFlags are of what changes something whatever its options say.
var shortAndAnyFlags = []Flag{{Names: "-y -f -b= -u= -w= -C= -d= -g=", Value: Data}, {Names: "--*", Value: Data}}

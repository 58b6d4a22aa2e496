package commands

import (
	"automode"
)

var firebase = Program{
	Name: "firebase", Rare: true, Summary: "works with projects of Firebase", Manual: "firebase help and the CLI reference, Firebase CLI 14", Package: true,
	Row: Row{
		Help: "-h --help -V --version",
		Global: []Flag{
			{Names: "-j --json --non-interactive -i --interactive --debug", Value: Data},
			{Names: "-P= --project= --account=", Value: Data},
			{Names: "--token=", Value: Credential},
			{Names: "-c= --config=", Value: Reads},
		},
		Rows: []Row{
			{Names: "projects:list apps:list functions:list functions:log hosting:sites:list hosting:sites:get hosting:channel:list login:list apps:android:sha:list database:instances:list firestore:databases:list firestore:databases:get firestore:indexes firestore:locations firestore:operations:list firestore:backups:list remoteconfig:get remoteconfig:versions:list ext ext:list ext:info " +
				"appdistribution:testers:list appdistribution:groups:list apphosting:backends:list apphosting:backends:get dataconnect:services:list database:get database:settings:get experiments:list experiments:describe target help setup:emulators:list", Does: hostLooks, Args: anyData, Flags: []Flag{{Names: "--pretty --shallow --export -n= --lines= --only= --site= --limit= --order-by= --limit-to-first= --limit-to-last= --start-at= --end-at= --equal-to= --instance= --pageSize= --database= -v= --version-number=", Value: Data}, {Names: "-o= --output=", Value: Writes, Why: "writes what it gets there"}}},
			{Names: "functions:config:get functions:secrets:access functions:secrets:get apps:sdkconfig auth:export", Does: hostSecrets, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "use", Does: []Do{{Kind: automode.Configure, Target: "the account of the platform", When: &When{Args: "1+"}, Why: "changes on which project the client works"}}, Args: anyData, Flags: []Flag{{Names: "--add --clear --unalias=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "the account of the platform"}}, Why: "changes which projects the client knows"}}},
			{Names: "deploy hosting:channel:deploy hosting:clone appdistribution:distribute", Does: hostDeploys, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "emulators:start serve functions:shell", Does: hostServes, Args: anyData, Flags: servesFlags, Refine: servesHere},
			{Names: "emulators:export", Args: []Arg{{Role: WritesTree, Why: "writes what the emulators hold"}}, Flags: []Flag{{Names: "--force --only=", Value: Data}}},
			{Names: "emulators:exec", Style: Leading, Args: []Arg{{At: Each, Role: RunsLine}}, Lang: Shell, Flags: []Flag{{Names: "--ui --verbosity= --only= --log-verbosity=", Value: Data}, {Names: "--import= --export-on-exit=", Value: WritesTree, Why: "keeps what the emulators hold"}}},
			{Names: "firestore:delete database:remove functions:delete hosting:disable functions:config:unset functions:secrets:destroy hosting:channel:delete hosting:sites:delete database:set firestore:databases:delete auth:import apphosting:backends:delete", Does: hostRemoves, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "functions:config:set functions:secrets:set apps:create projects:create database:push database:update remoteconfig:rollback hosting:sites:create hosting:channel:create ext:install firestore:databases:create apphosting:backends:create", Does: hostChanges, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "login logout login:add login:use login:ci init open", Does: hostSettings, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

var firebaseCases = []Case{
	{`firebase`, `nothing`}, {`firebase --token x projects:list`, `Query the platform`},
	{`firebase projects:list --json -P x -c f`, `Query the platform; Read f`},
	{`firebase functions:log -n 5`, `Query the platform`},
	{`firebase database:get / -o f`, `Query the platform; Write f`},
	{`firebase functions:secrets:access X`, `Disclose secrets of the platform`},
	{`firebase functions:config:get --x`, `Disclose secrets of the platform`},
	{`firebase use`, `nothing`},
	{`firebase use prod`, `Configure the account of the platform`},
	{`firebase use --clear`, `Configure the account of the platform`},
	{`firebase deploy --only hosting`, `Publish the platform`},
	{`firebase emulators:export d --force`, `Write d/**`}, {`firebase emulators:start --import d`, `Run{entry-point} the project; Read d`},
	{`firebase emulators:exec --only firestore --import d 'npm test'`, `Run[line] npm test; Write d/**`},
	{`firebase firestore:delete -r x`, `Unknown no option “-r” is known`},
	{`firebase firestore:delete --all-collections -f`, `Change{destroys} the platform`},
	{`firebase functions:config:set a=b`, `Change the platform`},
	{`firebase login --no-localhost`, `Configure{persists} the account of the platform`},
}

package commands

import (
	"automode"
)

var npmCheckUpdates = Program{
	Name: "npm-check-updates", Rare: true, Kin: "ncu npm-check taze", Package: true, Summary: "shows newer versions of a project's packages", Manual: "npm-check-updates --help, 19",
	Row: Row{
		Help: "-h --help -v -V --version", Does: toolAsks, Args: anyData,
		Flags: []Flag{{Names: "-u --upgrade -w --write -y --update-all", Does: []Do{{Kind: automode.Write, Target: "package.json"}}, Why: "rewrites the manifest"}, {Names: "-s --silent -g --global -m --minimal --deep --pre --jsonUpgraded --jsonAll --peer --interactive --errorLevel= --no-color --skip-unused --production -d --dev-only", Value: Data}, {Names: "-r -p", Of: "npm-check taze"}, {Names: "-i", Of: "npm-check-updates ncu npm-check"}, {Names: "-i --install", Of: "taze", Does: manifestInstalls, Why: "installs what the manifest names"}, {Names: "-r=", Value: Fetches, Of: "npm-check-updates ncu", Why: "asks this index"}, {Names: "--doctor --doctorInstall= --doctorTest= --install= --prefix= --cacheFile= --packageData=", Of: "npm-check-updates ncu", Why: "installs, runs, or works elsewhere", Value: Data, Does: []Do{{Kind: automode.Unknown}}}, {Names: "-e= -p= --packageManager= --cache --cacheExpiration= --cacheClear --color --deprecated --no-deprecated --enginesNode --filterVersion= -j -c= -l= --loglevel= --jsonDeps --mergeConfig --registryType= --rejectVersion= --removeRange --retry= --root --no-root --stdin --verbose --workspace= --workspaces", Value: Data, Of: "npm-check-updates ncu"}, {Names: "-t= --target= -x= --reject= --dep= --concurrency= --timeout= --cooldown=", Value: Data}, {Names: "-f= --filter= --format=", Value: Data, Of: "npm-check-updates ncu"}, {Names: "--packageFile= --cwd= --configFilePath= --configFileName=", Value: Unread, Why: "is of another project, or code"}, {Names: "--registry=", Value: Fetches, Why: "asks that registry"}},
	},
}

var npmCheckUpdatesCases = []Case{
	{`npm-check-updates -e 1 -t minor`, `Query the package index`},
	{`npm-check-updates -f 1 -t minor`, `Query the package index`},
	{`taze -r`, `Query the package index`}, {`ncu -i`, `Query the package index`}, {`taze -w -i`, `Query the package index; Write package.json; Install{declared} what the manifest names`}, {`ncu -p npm -r http://h`, `Query the package index; Fetch http://h`}, {`ncu --doctor`, `Query the package index; Unknown installs, runs, or works elsewhere`},
	{`ncu -t minor`, `Query the package index`}, {`ncu -u -s`, `Query the package index; Write package.json`}, {`ncu --cwd d --registry http://h`, `Query the package index; Unknown is of another project, or code; Fetch http://h`},
}

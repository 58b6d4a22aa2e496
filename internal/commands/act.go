package commands

import "automode"

var act = Program{
	Name: "act", Rare: true, Summary: "runs workflows of GitHub in containers here", Manual: "act --help, act 0.2",
	Row: Row{
		Help: "-h --help --version --man-page --list-options",
		Does: []Do{{Kind: automode.Run, Target: "the project's workflows", When: &When{Without: "-l --list -g --graph --validate -n --dryrun"}, Why: "runs workflows in containers"}},
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-a= --actor= --artifact-server-port= --cache-server-port= --container-architecture= --defaultbranch= --detect-event --env= -j= --job= --json --log-prefix-job-id --matrix= --no-recurse --no-skip-checkout --platform= -P= -p --pull --action-offline-mode -q --quiet --rebuild --remote-name= -r --reuse --rm -s= --secret= --strict --use-gitignore --use-new-action-cache --userns= --var= -v --verbose --concurrent-jobs=", Value: Data},
			{Names: "-l --list -g --graph --validate -n --dryrun"},
			{Names: "-W= --workflows= -e= --eventpath= --env-file= --secret-file= --var-file= --input-file=", Value: Reads},
			{Names: "-C= --directory=", Value: Base},
			{Names: "-b --bind", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "lets workflows write the working folder"}}},
			{Names: "--privileged --container-cap-add= --container-daemon-socket= --container-options=", Value: Data, Does: []Do{{Kind: automode.Elevate, Target: "the containers", Why: "gives the containers more rights"}}},
			{Names: "--network= --artifact-server-path= --local-repository= --github-instance= --replace-ghe-action-with-github-com=", Value: Unread},
		},
	},
}

var actCases = []Case{
	{`act -l`, `nothing`},
	{`act push -j test`, `Run the project's workflows`},
	{`act -W .github/workflows/ci.yml --secret-file .env`, `Run the project's workflows; Read .github/workflows/ci.yml; Read .env`},
	{`act -C d --bind`, `Run the project's workflows; in d; Write ./**`},
	{`act --privileged`, `Run the project's workflows; Elevate the containers`},
	{`act --network host`, `Run the project's workflows; Unknown nobody read what the value of --network means`},
}

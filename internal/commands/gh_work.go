package commands

import "automode"

var ghPrRows = []Row{
	{Names: "list ls view status checks", Does: ghLooks, Args: ghWords, Flags: []Flag{
		{Names: "-q= --jq=", Value: Data},
		{Names: "-c --comments --conflict-status --fail-fast -i= --interval= --required --watch --app= -a= --assignee= " +
			"-A= --author= -B= --base= -d --draft -H= --head= --json= -l= --label= -L= --limit= -S= --search= -s= --state= " +
			"-t= --template= -w --web", Value: Data},
	}},
	{Names: "diff", Does: ghLooks, Args: ghWords, Prints: []Out{{PathsIn, &When{With: "--name-only"}}},
		Flags: []Flag{{Names: "--name-only"}, {Names: "-e= --exclude= --color= --patch -w --web", Value: Data}}},
	{Names: "create new", Does: ghPublish, Flags: []Flag{
		{Names: "-F= --body-file= --recover=", Value: Reads},
		{Names: "--dry-run -e --editor --fill-first --fill-verbose -T= --template= -a= --assignee= -B= --base= -b= " +
			"--body= -d --draft -f --fill -H= --head= -l= --label= -m= --milestone= --no-maintainer-edit -p= --project= -r= " +
			"--reviewer= -t= --title= -w --web", Value: Data},
	}},
	{Names: "edit", Does: ghPublish, Args: ghWords, Flags: []Flag{
		{Names: "-F= --body-file=", Value: Reads},
		{Names: "--remove-milestone --add-assignee= --add-label= --add-project= --add-reviewer= -B= --base= -b= --body= " +
			"-m= --milestone= --remove-assignee= --remove-label= --remove-project= --remove-reviewer= -t= --title=", Value: Data},
	}},
	{Names: "merge", Does: ghPublish, Args: ghWords, Flags: []Flag{
		{Names: "--admin", Why: "merges past the rules of the branch", Does: []Do{{Kind: automode.Weaken, Target: "the rules of the branch"}}},
		{Names: "-d --delete-branch", Adds: automode.Rewrites},
		{Names: "-F= --body-file=", Value: Reads},
		{Names: "-A= --author-email= --auto -b= --body= --disable-auto --match-head-commit= -m --merge -r --rebase -s " +
			"--squash -t= --subject=", Value: Data},
	}},
	{Names: "close", Does: ghPublish, Args: ghWords,
		Flags: []Flag{{Names: "-d --delete-branch", Adds: automode.Rewrites}, {Names: "-c= --comment=", Value: Data}}},
	{Names: "comment", Does: ghPublish, Args: ghWords, Flags: []Flag{
		{Names: "-F= --body-file=", Value: Reads},
		{Names: "--delete-last", Adds: automode.Rewrites},
		{Names: "--create-if-none --yes -b= --body= --edit-last -e --editor -w --web", Value: Data},
	}},
	{Names: "review", Does: ghPublish, Args: ghWords,
		Flags: []Flag{{Names: "-F= --body-file=", Value: Reads}, {Names: "-a --approve -b= --body= -c --comment -r " +
			"--request-changes", Value: Data}}},
	{Names: "ready reopen lock unlock update-branch revert", Does: ghPublish, Args: ghWords, Flags: []Flag{
		{Names: "-F= --body-file=", Value: Reads},
		{Names: "--undo -c= --comment= -r= --reason= --rebase -b= --body= -d --draft -t= --title=", Value: Data},
	}},
	{Names: "checkout co", Args: ghWords,
		Does: []Do{{Kind: automode.Keep, Target: "."}, {Kind: automode.Fetch, Target: "GitHub", Why: "fetches commits"}},
		Flags: []Flag{
			{Names: "-f --force", Why: "moves a branch that exists", Does: []Do{{Kind: automode.Lose, Target: "the branch's commits"}}},
			{Names: "-b= --branch= --detach --recurse-submodules", Value: Data},
		}},
}

var ghIssueRows = []Row{
	{Names: "list ls view status", Does: ghLooks, Args: ghWords,
		Flags: []Flag{{Names: "-q= --jq=", Value: Data}, {Names: "-c --comments --type= --app= -a= --assignee= -A= " +
			"--author= --json= -l= --label= -L= --limit= --mention= -m= --milestone= -S= --search= -s= --state= -t= " +
			"--template= -w --web", Value: Data}}},
	{Names: "create new", Does: ghPublish, Flags: []Flag{
		{Names: "-F= --body-file= --recover=", Value: Reads},
		{Names: "-e --editor -T= --template= --type= -a= --assignee= -b= --body= -l= --label= -m= --milestone= -p= " +
			"--project= -t= --title= -w --web", Value: Data},
	}},
	{Names: "edit", Does: ghPublish, Args: ghWords,
		Flags: []Flag{{Names: "-F= --body-file=", Value: Reads}, {Names: "--remove-milestone --add-assignee= --add-label= " +
			"--add-project= -b= --body= -m= --milestone= --remove-assignee= --remove-label= --remove-project= -t= --title=", Value: Data}}},
	{Names: "comment", Does: ghPublish, Args: ghWords, Flags: []Flag{
		{Names: "-F= --body-file=", Value: Reads},
		{Names: "--delete-last", Adds: automode.Rewrites},
		{Names: "--create-if-none --yes -b= --body= --edit-last -e --editor -w --web", Value: Data},
	}},
	{Names: "close reopen lock unlock pin unpin transfer", Does: ghPublish, Args: ghWords,
		Flags: []Flag{{Names: "-c= --comment= -r= --reason= --duplicate-of=", Value: Data}}},
	{Names: "delete", Does: ghDeletes, Args: ghWords, Flags: []Flag{{Names: "--yes"}}},
	{Names: "develop", Args: ghWords,
		Does: []Do{
			{Kind: automode.Query, Target: "GitHub"},
			{Kind: automode.Publish, Target: "GitHub", When: &When{Without: "-l --list"}, Why: "makes a branch that others see"},
		},
		Flags: []Flag{
			{Names: "-l --list"},
			{Names: "-c --checkout", Does: []Do{{Kind: automode.Keep, Target: "."}}},
			{Names: "--branch-repo= -b= --base= -i= --issue-repo= -n= --name=", Value: Data},
		}},
}

var ghRunRows = []Row{
	{Names: "list ls", Does: ghLooks, Args: ghWords, Flags: []Flag{
		{Names: "-q= --jq=", Value: Data},
		{Names: "-a --all -c= --commit= --created= -e= --event= -s= --status= -b= --branch= --json= -L= --limit= -t= " +
			"--template= -u= --user= -w= --workflow=", Value: Data},
	}},
	{Names: "view watch", Does: ghLooks, Args: ghWords, Flags: []Flag{
		{Names: "-q= --jq=", Value: Data},
		{Names: "-a= --attempt= --compact -i= --interval= --exit-status -j= --job= --json= --log --log-failed -t= " +
			"--template= -v --verbose -w --web", Value: Data},
	}},
	{Names: "download", Args: ghWords,
		Does: []Do{
			{Kind: automode.Fetch, Target: "GitHub", Why: "downloads files"},
			{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Without: "-D --dir"}, Why: "writes what it downloads"},
		},
		Flags: []Flag{{Names: "-D= --dir=", Value: WritesTree, Why: "writes what it downloads"}, {Names: "-n= --name= -p= " +
			"--pattern=", Value: Data}}},
	{Names: "rerun cancel", Does: ghChanges, Args: ghWords, Flags: []Flag{{Names: "--force -d --debug --failed -j= " +
		"--job=", Value: Data}}},
	{Names: "delete", Does: ghRemoves, Args: ghWords},
}

var ghWorkflowRows = []Row{
	{Names: "list ls view", Does: ghLooks, Args: ghWords,
		Flags: []Flag{{Names: "-q= --jq= --json= -t= --template= -a --all -L= --limit= -r= --ref= -w --web -y --yaml", Value: Data}}},
	{Names: "run enable disable", Does: ghChanges, Args: ghWords, Flags: []Flag{{Names: "-F= --field= --json -f= " +
		"--raw-field= -r= --ref=", Value: Data}}},
}

var ghReleaseRows = []Row{
	{Names: "list ls view verify verify-asset", Does: ghLooks, Args: []Arg{{At: First, Role: Data}, {At: Rest, Role: Reads}},
		Flags: []Flag{{Names: "-q= --jq=", Value: Data}, {Names: "--json= -t= --template= -O= --order= " +
			"--exclude-pre-releases --format= -w --web --exclude-drafts -L= --limit=", Value: Data}}},
	{Names: "download", Args: ghWords,
		Does: []Do{
			{Kind: automode.Fetch, Target: "GitHub", Why: "downloads files"},
			{Kind: automode.Write, Target: ".", Extent: automode.Children, When: &When{Without: "-D --dir -O --output"}, Why: "writes what it downloads"},
		},
		Flags: []Flag{
			{Names: "-D= --dir=", Value: WritesTree, Why: "writes what it downloads"},
			{Names: "-O= --output=", Value: Writes, Why: "writes what it downloads"},
			{Names: "-A= --archive= --clobber -p= --pattern= --skip-existing", Value: Data},
		}},
	{Names: "create new edit upload", Args: []Arg{{At: First, Role: Data}, {At: Rest, Role: Reads}},
		Does: []Do{{Kind: automode.Publish, Target: "a release", Traits: automode.Rewrites, Why: "publishes a release"}},
		Flags: []Flag{
			{Names: "-F= --notes-file=", Value: Reads},
			{Names: "--clobber --notes-from-tag --fail-on-no-commits --tag= --latest[=] --draft[=] --prerelease[=] " +
				"--discussion-category= -d --generate-notes -n= --notes= --notes-start-tag= -p --target= -t= --title= " +
				"--verify-tag", Value: Data},
		}},
	{Names: "delete delete-asset", Does: ghDeletes, Args: ghWords, Flags: []Flag{{Names: "--cleanup-tag -y --yes", Value: Data}}},
}

var ghGistRows = []Row{
	{Names: "list ls view", Prints: served, Does: ghLooks, Args: ghWords, Flags: []Flag{{Names: "--filter= --include-content -L= " +
		"--limit= --public --secret -f= --filename= --files -r --raw -w --web", Value: Data}}},
	{Names: "create new", Does: ghPublish, Args: []Arg{{At: Each, Role: Reads}}, Flags: []Flag{{Names: "-d= --desc= " +
		"-f= --filename= -p --public -w --web", Value: Data}}},
	{Names: "edit", Does: ghPublish, Args: []Arg{{At: First, Role: Data}, {At: Rest, Role: Reads}},
		Flags: []Flag{{Names: "-a= --add=", Value: Reads}, {Names: "-r= --remove= -d= --desc= -f= --filename=", Value: Data}}},
	{Names: "rename", Does: ghPublish, Args: ghWords},
	{Names: "delete", Does: ghDeletes, Args: ghWords, Flags: []Flag{{Names: "--yes"}}},
	{Names: "clone", Refine: ghCloneFrom, Args: ghWords},
}

var ghProjectRows = []Row{
	{Names: "list ls view item-list field-list", Does: ghLooks, Args: ghWords,
		Flags: []Flag{{Names: "--closed -L= --limit= -w --web --query=", Value: Data}}},
	{Names: "close copy create edit field-create item-add item-archive item-create item-edit link unlink mark-template", Does: ghPublish, Args: ghWords,
		Flags: []Flag{{Names: "--undo --drafts --source-owner= --target-owner= --title= -d= --description= --readme= --visibility= --data-type= --name= " +
			"--single-select-options= --url= --id= --body= --clear --date= --field-id= --iteration-id= --number= --project-id= " +
			"--single-select-option-id= --text= -R= --repo= -T= --team=", Value: Data}}},
	{Names: "delete field-delete item-delete", Does: ghDeletes, Args: ghWords, Flags: []Flag{{Names: "--id=", Value: Data}}},
}

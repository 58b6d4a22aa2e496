package commands

// What works with data, models and experiments, by phrases.

var dataPhrases = []phrased{
	{"dagster", "version! run.list! instance.info! builds: job.list! asset.list! definitions.validate! dev! schedule.list! sensor.list!", "-f/ --python-file/ -d/ --working-directory/ -w/ --workspace/ -p# --port# -l= --location= --select= -v --verbose --log-level%"},
	{"jupytext", "rewrites: *", "--to% --from% --sync -s --update --test --test-strict --opt= --quiet -q --set-formats= --warn-only --stop"},
	{"kedro", "info! builds: run! test lint registry.list! registry.describe catalog.list! pipeline.list! viz! viz.run!", "--pipeline% -p% --nodes= -n= --tags= -t= --from-nodes= --to-nodes= --from-inputs= --to-outputs= --async --params= --port# --no-browser --lite"},
	{"meltano", "version! config.list! builds: compile! state.list! schedule.list! job.list! environment.list!", "--environment% --log-level% --format% --no-color"},
	{"pqrs", "schema< rowcount< size< head< cat< sample<", "-c -j -d -p -q --csv --json --detailed --pretty --quiet --compressed -n# --records# --no-header"},
	{"nbqa", "flake8< pylint< mypy< pydocstyle< builds: ruff.check rewrites: black isort pyupgrade autopep8 ruff.format builds: ruff", "--ignore= --select= --extend-ignore= --line-length# --check --diff --fix --nbqa-diff -q --quiet --py38-plus --py39-plus --py310-plus --py311-plus --profile%"},
	{"prefect", "version! config.view! task-run.ls! server.status! flow.ls! flow-run.ls! flow-run.inspect deployment.ls! deployment.inspect work-pool.ls! work-pool.inspect work-queue.ls! profile.ls! block.ls! block.type.ls! concurrency-limit.ls! variable.ls! artifact.ls! automation.ls!", "--limit# --show-sources --hide-sources --show-defaults -o% --output% --flow-name= --state= --state-type="},
	{"zenml", "version! status! info! pipeline.list! stack.list! stack.describe stack.get! artifact.list! model.list! project.list! code-repository.list! integration.list! pipeline.runs.list!", "--size# --page# --output%"},
}

var dataTrades = Program{
	Name: "kedro", Kin: dataPhrasesNames, Rare: true, Package: true,
	Summary: "works with data, models or experiments", Manual: "the references of Kedro 1.0, Dagster 1.12, Jupytext 1.17, Meltano 3.9, nbQA 1.9, Prefect 3.4 and ZenML 0.91",
	Row: Row{Style: Plain, Args: anyData, Refine: phraseUse},
}

var dataTradesCases = []Case{
	{`kedro run --pipeline dp`, `Run{entry-point} the build`}, {`kedro run --env prod`, `Run what its words name`}, {`kedro registry list`, `Run{entry-point} the build`}, {`kedro run --conf-source /x`, `Run what its words name`}, {`kedro run --runner a.B`, `Run what its words name`}, {`kedro ipython`, `Run what its words name`},
	{`dagster job list -f defs.py`, `Run{entry-point} the build; Read{listing} defs.py`}, {`dagster dev -p 3001`, `Run{entry-point} the build`}, {`dagster dev -h 0.0.0.0`, `Run what its words name`}, {`dagster job execute -j x`, `Run what its words name`}, {`dagster dev -p x`, `Run what its words name`},
	{`jupytext --to py:percent a.ipynb`, `Write{source-only} ./**; Write{source-only} a.ipynb`}, {`jupytext --to=md a.ipynb -o b.md`, `Run what its words name`}, {`jupytext --pipe black a.ipynb`, `Run what its words name`}, {`jupytext --execute a.ipynb`, `Run what its words name`},
	{`meltano config list`, `Query what it works with`}, {`meltano run tap-x target-y`, `Run what its words name`}, {`nbqa ruff check --fix nb`, `Run{entry-point} the build; Read{listing} nb`}, {`nbqa black nb`, `Write{source-only} ./**; Write{source-only} nb`}, {`nbqa flake8 nb`, `Query what it works with; Read nb`}, {`nbqa ./x nb`, `Run what its words name`},
	{`prefect flow ls --limit 5`, `Query what it works with`}, {`prefect deploy --all`, `Run what its words name`}, {`zenml stack list`, `Query what it works with`}, {`zenml stack delete x`, `Run what its words name`},
}

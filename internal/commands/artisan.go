package commands

import "automode"

// artisan is how a Laravel application is managed: a script of the project's.
var artisan = Program{
	Name: "artisan", Rare: true, Carried: "artisan", Summary: "manages a Laravel application", Manual: "artisan list and the documentation of Laravel 12",
	Row: Row{
		Help: "-h --help -V --version",
		Lang: PHP, Refine: consoleHelps, // by another interpreter it is any script
		Global: []Flag{{Names: "-q --quiet --silent -n --no-interaction --ansi --no-ansi -v -vv -vvv --verbose --env=", Value: Data}},
		Rows: []Row{
			{Names: "list help", Args: anyData, Flags: []Flag{{Names: "--raw --short --format=", Value: Data}}},
			{Names: "about env inspire route:list event:list schedule:list channel:list migrate:status model:show db:table db:monitor queue:failed queue:monitor horizon:status horizon:list horizon:supervisors octane:status scout:status package:discover config:clear config:cache route:clear route:cache view:clear view:cache event:clear event:cache optimize optimize:clear clear-compiled", Does: artisanLooks, Args: anyData, Flags: []Flag{{Names: "--json --except-vendor --only-vendor --pending -r --reverse --counts --views --types --method= --action= --name= --domain= --path= --except-path= --sort= --only= --event= --database= --databases= --next --timezone= --max=", Value: Data}, {Names: "-e= --except=", Value: Data}}},
			{Names: "test", Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}}, Args: []Arg{{Role: Lists}}, Refine: testsInUse, Flags: []Flag{{Names: "--compact --parallel -p --profile --coverage --without-tty --drop-databases --recreate-databases --stop-on-failure --stop-on-error --testdox --debug --min= --filter= --group= --exclude-group= --testsuite= --processes=", Value: Data}}},
			{Names: "serve", Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "starts the application"}}, Flags: []Flag{{Names: "--port= --tries= --no-reload", Value: Data}, {Names: "--host=", Value: Data}}, Refine: servesOn},
			{Names: "make:model make:controller make:migration make:seeder make:factory make:request make:resource make:middleware make:command make:job make:event make:listener make:mail make:notification make:policy make:provider make:rule make:test make:view make:component make:cast make:channel make:class make:enum make:exception make:interface make:job-middleware make:observer make:scope make:trait", Style: Looking, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "loads the application to make a file"}, {Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "makes files of the application"}}, Args: anyData},
			{Names: "stub:publish lang:publish vendor:publish storage:link", Flags: []Flag{{Names: "--all --existing --relative --tag= --provider=", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "loads the application to make a file"}, {Kind: automode.Write, Target: ".", Why: "copies files of packages, or links to them"}}},
			{Names: "ide-helper:generate ide-helper:meta ide-helper:models ide-helper:eloquent", Flags: []Flag{{Names: "-N --nowrite -W --write -M --write-mixin -R --reset -p --phpstorm-noinspections -r", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "loads the application to make a file"}, {Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "makes files for editors"}}, Args: anyData},
			{Names: "migrate db:seed migrate:install", Flags: []Flag{{Names: "--pretend", Cancels: NoChange}, {Names: "--force --step --seed --isolated --graceful --realpath --database= --path= --class= --seeder=", Value: Data}}, Does: []Do{{Kind: automode.Change, Target: "the database", Why: "changes the database"}}, Args: anyData},
			{Names: "migrate:fresh migrate:refresh migrate:reset migrate:rollback db:wipe", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "takes out what the database holds"}}, Args: anyData},
			{Names: "tinker", Flags: []Flag{{Names: "--execute=", Value: RunsText, Lang: PHP, Why: "runs its value inside the application"}}, Does: []Do{{Kind: automode.Run, Target: "the application", Why: "runs code inside the application"}}, Stdin: []In{{Role: RunsText}}, Lang: PHP},
			{Names: "config:show db:show env:decrypt", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Disclose, Target: "the application's secrets", Why: "prints what the application is configured with"}}, Args: anyData},
			{Names: "queue:work queue:listen schedule:run schedule:work queue:retry queue:flush queue:forget queue:clear queue:restart cache:clear cache:forget down up schedule:clear-cache", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Change, Target: "the application", Why: "does or drops work of the application"}}, Args: anyData},
		},
	},
}

var artisanLooks = []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "loads the application to look, or to make its caches"}}

var artisanCases = []Case{
	{`artisan --version`, `nothing`}, {`artisan -n`, `nothing`}, {`artisan list --raw`, `nothing`},
	{`artisan route:list --json`, `Run{entry-point} the application`}, {`artisan route:list -e x`, `Run{entry-point} the application`},
	{`artisan test --filter=A tests/a.php`, `Run{entry-point} the project's tests; Read{listing} tests/a.php`},
	{`artisan test --env=production`, `Run{entry-point} the project's tests; Change the database`}, {`artisan test --env=testing`, `Run{entry-point} the project's tests`},
	{`artisan serve --port 8000`, `Run{entry-point} the application`}, {`artisan serve --host=0.0.0.0`, `Run{entry-point} the application; Expose 0.0.0.0`},
	{`artisan make:model A -m`, `Run{entry-point} the application; Write{source-only} .`},
	{`artisan vendor:publish --tag=x`, `Run{entry-point} the application; Write .`}, {`artisan vendor:publish --force`, `Unknown no option “--force” is known`}, {`artisan ide-helper:models -N`, `Run{entry-point} the application; Write{source-only} .`},
	{`artisan migrate --force`, `Change the database`}, {`artisan migrate --pretend`, `nothing`}, {`artisan migrate:fresh --seed`, `Change{destroys} the database`},
	{`artisan tinker --execute x`, `Run the application; Run[text php] x`}, {`artisan config:show app`, `Disclose the application's secrets`},
	{`artisan queue:work --once`, `Change the application`}, {`artisan own:command`, `Unknown no subcommand “own:command” is known`},
	{`artisan own:command --help`, `Run{entry-point} the application`}, {`artisan own:command x --help`, `Unknown no subcommand “own:command” is known`},
}

// consoleHelps: where "--help" stands, the console runs its own command for that in the
// place of whichever was named.
func consoleHelps(m *Match) {
	if len(m.rows) == 1 && len(m.Words) == 3 && m.Words[2].Is("--help") && m.Words[1].Exact() && !m.Words[1].mayBeFlag() {
		m.Facts = m.Facts[:0]
		m.addDo(&artisanLooks[0])
	}
}

// symfonyConsole is the same for Symfony.
var symfonyConsole = Program{
	Name: "symfony-console", Rare: true, Carried: "bin/console", Summary: "manages a Symfony application", Manual: "bin/console list and the documentation of Symfony 7",
	Row: Row{
		Help: "-h --help -V --version",
		Lang: PHP, Refine: consoleHelps, // by another interpreter it is any script
		Global: []Flag{{Names: "-q --quiet --silent -n --no-interaction --ansi --no-ansi -v -vv -vvv --verbose --no-debug --profile -e= --env=", Value: Data}},
		Rows: []Row{
			{Names: "list help", Args: anyData, Flags: []Flag{{Names: "--raw --short --format=", Value: Data}}},
			{Names: "about debug:router debug:autowiring debug:container debug:event-dispatcher debug:config debug:form debug:messenger debug:scheduler debug:serializer debug:translation debug:twig debug:validator debug:firewall debug:asset-map router:match lint:yaml lint:twig lint:container lint:xliff lint:translations config:dump-reference doctrine:schema:validate doctrine:mapping:info doctrine:migrations:status doctrine:migrations:list doctrine:migrations:current cache:clear cache:warmup cache:pool:list assets:install importmap:audit importmap:outdated", Style: Looking, Does: artisanLooks, Args: anyData, Flags: symfonyLooks},
			{Names: "make:entity make:controller make:form make:migration make:command make:test make:crud make:user make:voter make:validator make:subscriber make:listener make:fixtures make:message doctrine:migrations:diff doctrine:migrations:generate", Style: Looking, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "loads the application to make a file"}, {Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "makes files of the application"}}, Args: anyData},
			{Names: "doctrine:migrations:migrate doctrine:migrations:execute doctrine:database:create doctrine:schema:create doctrine:schema:update doctrine:fixtures:load doctrine:query:sql dbal:run-sql", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the database", Why: "changes the database"}}, Args: anyData},
			{Names: "doctrine:database:drop doctrine:schema:drop", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "takes out what the database holds"}}, Args: anyData},
			{Names: "secrets:list secrets:reveal debug:dotenv secrets:decrypt-to-local", Style: Plain, Does: []Do{{Kind: automode.Disclose, Target: "the application's secrets", Why: "prints what the application is configured with"}}, Args: anyData},
		},
	},
}

var symfonyConsoleCases = []Case{
	{`symfony-console`, `nothing`}, {`symfony-console -e test`, `nothing`}, {`symfony-console list --raw`, `nothing`},
	{`symfony-console debug:router --format=json --method GET --raw`, `Run{entry-point} the application`}, {`symfony-console doctrine:schema:validate --skip-sync`, `Run{entry-point} the application`},
	{`symfony-console debug:container --env-vars`, `Run{entry-point} the application; Disclose the application's secrets`},
	{`symfony-console debug:router --show-controllers`, `Run{entry-point} the application`}, {`symfony-console make:entity A`, `Run{entry-point} the application; Write{source-only} .`},
	{`symfony-console doctrine:migrations:migrate -n`, `Change the database`}, {`symfony-console doctrine:database:drop --force`, `Change{destroys} the database`},
	{`symfony-console secrets:reveal X`, `Disclose the application's secrets`}, {`symfony-console app:own`, `Unknown no subcommand “app:own” is known`},
}

// What is shown, and how.
var symfonyLooks = []Flag{{Names: "--show-arguments --show-hidden --parameters --types --tags --deprecations --skip-sync --skip-mapping --skip-property-types --parse-tags --raw"}, {Names: "--format= --tag= --parameter= --method= --path-info= --host= --scheme= --em=", Value: Data},
	{Names: "--env-vars --env-var=", Value: Data, Does: []Do{{Kind: automode.Disclose, Target: "the application's secrets"}}, Why: "prints variables with their values"}}

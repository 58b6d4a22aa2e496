package commands

import (
	"strings"

	"automode"
)

// Consoles of PHP's frameworks. Each of them loads the project's application.

var symfony = Program{
	Name: "symfony", Rare: true, Summary: "makes and serves Symfony applications", Manual: "symfony help, Symfony CLI 5.15",
	Row: Row{
		Help: "-h --help -V --version", Style: Leading, Global: []Flag{{Names: "--dir=", Value: Base}, {Names: "-q --quiet -v -vv -vvv --no-ansi --ansi -n --no-interaction --format= --no-follow", Value: Data}},
		Rows: []Row{
			{Names: "version help list check:requirements local:check:requirements local:php:list php:list server:status local:server:status server:list local:server:list server:log local:server:log", Style: GNU, Does: toolBuilds, Args: anyData},
			{Names: "check:security security:check local:check:security", Style: GNU, Does: []Do{{Kind: automode.Query, Target: "the advisory database"}}, Args: anyData},
			{Names: "console", Style: Plain, Args: anyData, Refine: symfonyStarts}, {Names: "php", Style: Plain, Args: anyData, Refine: symfonyStarts}, {Names: "composer", Style: Plain, Args: anyData, Refine: symfonyStarts},
			{Names: "server:start serve local:server:start", Style: GNU, Does: toolStarts, Flags: []Flag{{Names: "-d --daemon --port= --no-tls --allow-http --no-workers", Value: Data}, {Names: "--listen-ip= --allow-all-ip --allow-cors --document-root= --passthru= --p12=", Value: Unread, Does: []Do{{Why: "may listen beyond this machine, or serve something else"}}}}},
			{Names: "var:export new local:new server:stop local:server:stop server:prod proxy:start run deploy cloud", Style: Plain, Does: []Do{{Kind: automode.Run, Target: "what its words name", Why: "prints secrets, or starts, stops or makes something"}}, Args: anyData},
		},
	},
}

// symfonyStarts: it starts these programs with what follows.
func symfonyStarts(m *Match) {
	program := m.Path
	if program == "console" {
		program = "bin/console"
	}
	m.startsAgain(Lit(program), m.Args)
}

var symfonyCases = []Case{
	{`symfony`, `nothing`}, {`symfony version`, `Run{entry-point} the build`}, {`symfony --dir=d check:security --format json`, `Query the advisory database; in d`}, {`symfony console debug:router`, `Run[words] bin/console debug:router`}, {`symfony php -v`, `Run[words] php -v`}, {`symfony composer show`, `Run[words] composer show`},
	{`symfony serve -d`, `Run{entry-point} the project`}, {`symfony serve --allow-all-ip`, `Run{entry-point} the project; Unknown may listen beyond this machine, or serve something else`}, {`symfony var:export`, `Run what its words name`},
}

var drush = Program{
	Name: "drush", Rare: true, Summary: "manages a Drupal site", Manual: "drush list, Drush 13",
	Row: Row{
		Help: "-h --help --version",
		Global: []Flag{
			{Names: "-y --yes -n --no -q --quiet -v -vv -vvv --verbose -d --debug --no-interaction --ansi --no-ansi --format= --filter= --status= --type= --no-core --core --package= --count= --severity= --extended --state= --prefix= --sort=", Value: Data},
			{Names: "-l= --uri= -r= --root= --alias-path= --config= --include= --ssh-options= --xh-link= -D= --define=", Value: Unread, Why: "is of another site, or loads other code"},
		},
		Rows: []Row{
			{Names: "status st core:status core-status pm:list pml pm-list core:requirements rq status-report core:route route watchdog:show ws wd-show watchdog:list wd-list watchdog:show-one wd-one config:status cst user:information uinf updatedb:status updbst version list help field:info fi role:list rls views:list vl theme:list queue:list migrate:status ms migrate:messages mmsg deploy:hook-status locale:check state:list pm:security sec pm:security-php sec-php entity:list", Does: toolStarts, Args: anyData},
			{Names: "config:get cget config-get state:get sget sql:conf sql-conf sql:connect sql-connect php:eval ev eval php:script scr php:cli php user:login uli sql:query sqlq sql:dump sql-dump core:edit conf core:execute exst variable-get vget", Style: Plain, Does: []Do{{Kind: automode.Disclose, Target: "the application's data", Why: "prints what the application holds, or runs code in it"}}, Args: anyData},
			{Names: "cache:rebuild cr cache:clear cc cron updatedb updb config:import cim config:set cset config:export cex state:set sset pm:install pm:enable en pm:uninstall pmu user:create ucrt user:password upwd user:block user:unblock role:add:perm rap deploy locale:update entity:save queue:run migrate:import mim", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the site", Why: "changes the site"}}, Args: anyData},
			{Names: "sql:drop sql-drop sql:create site:install si config:delete cdel entity:delete user:cancel ucan watchdog:delete wd-del queue:delete migrate:rollback mr", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the site", Traits: automode.Destroys, Why: "removes what the site holds"}}, Args: anyData},
		},
	},
}

var drushCases = []Case{
	{`drush`, `nothing`}, {`drush pml --status enabled`, `Run{entry-point} the project`}, {`drush -l http://x status`, `Run{entry-point} the project; Unknown is of another site, or loads other code`}, {`drush cget system.site`, `Disclose the application's data`},
	{`drush cr`, `Change the site`}, {`drush sql:drop -y`, `Change{destroys} the site`}, {`drush @prod status`, `Unknown no subcommand “@prod” is known`},
}

var wp = Program{
	Name: "wp", Rare: true, Summary: "manages a WordPress site", Manual: "wp help and the command reference, WP-CLI 2.12",
	Row: Row{
		Help: "--help -h --version --info",
		Global: []Flag{
			{Names: "--path=", Value: Base}, {Names: "--url= --user= --skip-plugins --skip-plugins[=] --skip-themes --skip-themes[=] --skip-packages --context= --color --no-color --debug --debug[=] --quiet --allow-root", Value: Data},
			{Names: "--ssh= --http= --prompt --prompt[=]", Value: Unread, Does: []Do{{Why: "is on another host, or asks for more"}}}, {Names: "--require= --exec=", Value: RunsText, Lang: PHP, Why: "runs code first"},
		},
		Rows: []Row{
			{Names: "core plugin theme post page user comment term menu cron site network rewrite role cap media language package taxonomy post-type sidebar widget transient cache cli super-admin maintenance-mode embed db", Rows: []Row{
				{Names: "list status get version check-update verify-checksums path is-installed is-active is-multisite exists count search size tables check columns prefix type info image-size structure test", Does: toolStarts, Args: anyData, Flags: anyFlags, Refine: wpFields},
				{Names: "event schedule item location core plugin theme meta cap provider cache handler term", Again: true},
				{Names: "delete drop reset clean uninstall empty spam trash remove flush destroy", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the site", Traits: automode.Destroys, Why: "removes what the site holds"}}, Args: anyData},
				{Names: "create update install activate deactivate set add import export generate edit optimize repair query cli download config run enable disable activate-all toggle approve unapprove grant revoke search-replace reset-password set-role add-role add-cap assign move", Style: Plain, Does: []Do{{Kind: automode.Change, Target: "the site", Why: "changes the site"}}, Args: anyData},
			}},
			{Names: "option config eval eval-file shell dump-salts", Style: Plain, Does: []Do{{Kind: automode.Disclose, Target: "the application's data", Why: "prints or changes what the application holds, or runs code in it"}}, Args: anyData},
			{Names: "search-replace", Args: anyData, Does: []Do{{Kind: automode.Change, Target: "the site", Why: "changes the site"}}, Flags: []Flag{{Names: "--dry-run", Cancels: NoChange}, {Names: "--export[=]", Value: Unread}, {Names: "--all-tables --all-tables-with-prefix --network --skip-tables= --skip-columns= --include-columns= --precise --recurse-objects --verbose --regex --format= --report --report-changed-only", Value: Data}}},
			{Names: "export import scaffold server profile doctor i18n dist-archive", Style: Plain, Does: []Do{{Kind: automode.Run, Target: "what its words name", Why: "writes files, serves or loads code"}}, Args: anyData},
			{Names: "help", Args: anyData},
		},
	},
}

// wpFields: the digests of passwords are fields like any other.
func wpFields(m *Match) {
	for i := range m.Words {
		if w := &m.Words[i]; !w.Exact() || strings.Contains(w.Text, "user_pass") || strings.Contains(w.Text, "user_activation_key") {
			m.Add(Fact{Kind: automode.Disclose, Target: "the accounts' passwords", Why: "prints a credential"})
			return
		}
	}
}

var wpCases = []Case{
	{`wp`, `nothing`}, {`wp plugin list --status=active --path=d`, `Run{entry-point} the project; in d`}, {`wp cron event list --quiet`, `Run{entry-point} the project`}, {`wp plugin`, `nothing`}, {`wp user list --fields=ID,user_pass`, `Run{entry-point} the project; Disclose the accounts' passwords`}, {`wp post delete 1`, `Change{destroys} the site`}, {`wp plugin install x`, `Change the site`},
	{`wp option get siteurl`, `Disclose the application's data`}, {`wp search-replace a b --dry-run --precise`, `nothing`}, {`wp search-replace a b --export`, `Change the site`}, {`wp --ssh=h plugin list`, `Run{entry-point} the project; Unknown is on another host, or asks for more; Unknown nobody read what the value of --ssh means`},
	{`wp --exec=x core version`, `Run{entry-point} the project; Run[text php] x`}, {`wp export`, `Run what its words name`}, {`wp help post`, `nothing`}, {`wp cron event`, `Unknown nobody read what “cron event” does`},
}

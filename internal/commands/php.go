package commands

import (
	"strings"

	"automode"
)

var php = Program{
	Name: "php", Rare: true, Summary: "runs PHP", Manual: "php(1), PHP 8.4",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version -m --modules --ini", Lang: PHP,
		Args:   []Arg{{At: First, Role: RunsFile, When: &When{Without: "-r --run -R --process-code -l --syntax-check -S --server -f --file -B --process-begin -E --process-end -F --process-file -s --syntax-highlight --syntax-highlighting -w --strip"}}, {At: First, Role: Reads, When: &When{With: "-l --syntax-check -s --syntax-highlight --syntax-highlighting -w --strip"}}, {At: First, Role: Lists, When: &When{With: "-S --server"}}, {Role: Data}},
		Stdin:  []In{{Role: RunsText, When: &When{Args: "0", Without: "-r --run -R --process-code -l --syntax-check -S --server -f --file -B --process-begin -E --process-end -F --process-file -s --syntax-highlight --syntax-highlighting -w --strip"}}},
		Refine: phpServes,
		Flags: []Flag{
			{Names: "-i --info", Does: []Do{{Kind: automode.Disclose, Target: "environment"}}, Why: "prints every variable"},
			{Names: "-a --interactive -C --no-chdir -n --no-php-ini -e --profile-info -H --hide-args -q --no-header"},
			{Names: "-s --syntax-highlight --syntax-highlighting -w --strip"},
			{Names: "-l --syntax-check"},
			{Names: "--rf= --rfunction= --rc= --rclass= --re= --rextension= --rz= --ri=", Value: Data},
			{Names: "-d= --define=", Value: Unread, Why: phpSetting},
			{Names: "-r= --run= -R= --process-code= -B= --process-begin= -E= --process-end=", Value: RunsText, Lang: PHP, Why: "runs its value"},
			{Names: "-f= --file= -F= --process-file=", Value: RunsFile, Lang: PHP, Why: "runs or loads that file"},
			{Names: "-z= --zend-extension= -c= --php-ini=", Value: RunsFile, Lang: PHP, Why: "its settings or code change what runs"},
			{Names: "-t= --docroot=", Value: Lists},
			{Names: "-S= --server=", Value: Data},
		},
	},
}

// phpSetting is why a setting is not let through.
const phpSetting = "a setting can name code to run first"

// phpPlain reports whether a setting limits or shows, and loads nothing.
func phpPlain(w *Word) bool {
	name, value, _ := strings.Cut(w.Text, "=")
	return w.Exact() && bareSetting(value) && named("memory_limit max_execution_time error_reporting display_errors display_startup_errors log_errors date.timezone zend.assertions assert.exception opcache.enable opcache.enable_cli opcache.jit opcache.jit_buffer_size xdebug.mode pcov.enabled phar.readonly precision serialize_precision max_input_vars default_charset", name)
}

var phpCases = []Case{
	{`php -i`, `Disclose environment`},
	{`php -d extension=x.so -v`, `Unknown nobody read what “-v” does beside more; Unknown a setting can name code to run first`},
	{`php`, `nothing`}, {`php artisan migrate --force`, `Run[file php] artisan`}, {`php -l a.php`, `Read a.php`}, {`php -r 'f();'`, `Run[text php] f();`}, {`php -S 0.0.0.0:80 -t public`, `Read{listing} public; Expose 0.0.0.0:80; Send whoever connects; Read public/**`}, {`php -S localhost:80`, `Run{entry-point} a web server`}, {`php -S localhost:80 a.php`, `Read{listing} a.php; Run{entry-point} a web server`},
	{`php -a`, `nothing`}, {`php -w a.php`, `Read a.php`}, {`php -s a.php`, `Read a.php`},
	{`php --rf v`, `nothing`},
	{`php -d memory_limit=-1 a.php`, `Run[file php] a.php`}, {`php -d auto_prepend_file=x a.php`, `Run[file php] a.php; Unknown a setting can name code to run first`},
	{`php -d v`, `Unknown a setting can name code to run first`},
	{`php -f v`, `Run[file php] v`},
	{`php -z v`, `Run[file php] v`},
}

// phpServes: the built-in server listens where it is told.
func phpServes(m *Match) {
	m.Own(func(f *Fact) bool { return f.Why != phpSetting || !phpPlain(&f.Word) })
	w, ok := m.Value("-S --server")
	switch {
	case !ok:
	case w.Exact() && (strings.HasPrefix(w.Text, "127.0.0.1:") || strings.HasPrefix(w.Text, "localhost:")):
		m.Add(Fact{Kind: automode.Run, Target: "a web server", Traits: automode.EntryPoint, Why: "serves the project on this machine"})
	default:
		m.Add(Fact{Kind: automode.Expose, Word: w, Flag: "-S", Via: automode.ByOption, Why: "lets other hosts reach the server"})
		m.addDo(&handedOut)
		if d, ok := m.Value("-t --docroot"); ok {
			m.addRole(ReadsTree, &d, "")
		}
	}
}

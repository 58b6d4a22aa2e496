package commands

import (
	"automode"
)

var siteBuilders = Program{
	Name: "mkdocs", Rare: true, Kin: "hugo zola jekyll mdbook vuepress pelican nikola antora zensical", Package: true, Summary: "makes a site of pages", Manual: "the --help of mkdocs 1.6, hugo 0.152, zola 0.21, jekyll 4.4, mdbook 0.4, hexo 8 and pelican 4.11",
	Row: Row{
		Help: "-h --help -V --version", OrArgs: true, Does: toolBuilds, Args: []Arg{{Role: Lists}},
		Global: []Flag{
			{Names: "-q --quiet -v --verbose --strict --clean -c --dirty --force --minify -D --buildDrafts --drafts -F --buildFuture --future -E --buildExpired --gc --cleanDestinationDir --incremental -I --no-livereload --livereload --logLevel= --panicOnWarning --renderToMemory --printPathWarnings --printUnusedTemplates --printMemoryUsage --noChmod --noTimes --forceSyncStatic --enableGitInfo --noBuildLock --printI18nWarnings --templateMetrics --ignoreCache --skip-external-links --json --debug --no-color --kind= -k=", Value: Data},
			{Names: "-b=", Value: Data, Of: "hugo jekyll"}, {Names: "--environment= --baseURL= --base-url= --theme= --limit_posts=", Value: Data}, {Names: "-s", Of: "mkdocs nikola zensical"}, {Names: "-t=", Value: Data, Of: "mkdocs hugo pelican"}, {Names: "-t -l", Of: "jekyll"}, {Names: "-e=", Value: Data, Of: "hugo"}, {Names: "--trace[=]", Value: Writes, Why: "writes what it did there"},
			{Names: "-d= --site-dir= --destination= --dest-dir= -o= --output-dir= --output=", Value: Empties, Why: "empties the folder that it builds into"}, {Names: "-f= --config=", Value: Unread, Why: "its settings can name code"},
			{Names: "--source= --contentDir= --themesDir= --layoutDir=", Value: Unread, Why: "is of another project"}, {Names: "-s=", Value: Unread, Of: "hugo jekyll pelican", Why: "is of another project"},
		},
		Rows: []Row{
			{Names: "build check test generate list config env version doctor stats get-deps", Does: toolBuilds, Args: []Arg{{Role: Lists}}},
			{Names: "clean", Does: toolRemoves},
			{Names: "new init", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, Why: "makes pages"}}, Args: []Arg{{At: Last, Role: Makes, Why: "makes pages"}, {Role: Data}}},
			{Names: "serve server watch", Does: []Do{{Kind: automode.Run, Target: "the site", Traits: automode.EntryPoint, Why: "serves the site on this machine"}}, Args: anyData, Flags: []Flag{{Names: "--port= --navigateToChanged --disableFastRender -O --open", Value: Data}, {Names: "-p=", Value: Data, Of: "hugo mdbook zola"}, {Names: "--bind= --host= -H= -a= --dev-addr= --hostname= --interface= --addr=", Value: Data}, {Names: "-n=", Value: Data, Of: "mdbook"}}, Refine: siteServes},
			{Names: "mod", Rows: []Row{{Names: "graph verify", Does: toolBuilds, Flags: []Flag{{Names: "--clean", Does: toolRemoves}}}, {Names: "get init tidy vendor clean npm", Style: Plain, Does: []Do{{Kind: automode.Install, Target: "modules of pages", Why: "changes the modules that the site is made of"}}, Args: anyData}}},
			{Names: "deploy gh-deploy publish", Does: hostDeploys, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

var siteBuildersCases = []Case{
	{`hugo -e 1 --minify -b http://x`, `Run{entry-point} the build`},
	{`mkdocs serve --port 1`, `Run{entry-point} the site`},
	{`hugo mod graph`, `Run{entry-point} the build`}, {`hugo mod graph --clean`, `Run{entry-point} the build; Delete{recoverable,build-output} what was built`}, {`hugo mod get -u`, `Install modules of pages`}, {`hugo mod`, `nothing`},
	{`hugo server -p 1 --bind 0.0.0.0`, `Run{entry-point} the site; Expose 0.0.0.0`},
	{`jekyll serve -l -t -H 0.0.0.0`, `Run{entry-point} the site; Expose 0.0.0.0`}, {`jekyll build -s d`, `Run{entry-point} the build; Unknown is of another project`}, {`mkdocs build -s -t x`, `Run{entry-point} the build`},
	{`hugo --trace=t`, `Run{entry-point} the build; Write t`},
	{`zola build --base-url x --strict -d d`, `Run{entry-point} the build; Delete d/**`}, {`hugo --minify -b http://x`, `Run{entry-point} the build`}, {`hugo --config f --source d`, `Run{entry-point} the build; Unknown its settings can name code; Unknown is of another project`}, {`jekyll clean`, `Delete{recoverable,build-output} what was built`},
	{`hugo new site x`, `Write{source-only} ./**; Write x`}, {`hugo serve -p 1`, `Run{entry-point} the site`}, {`hugo server --bind 127.0.0.1`, `Run{entry-point} the site`}, {`mkdocs serve -a localhost:8001`, `Run{entry-point} the site`}, {`mkdocs serve -a 0.0.0.0:8001`, `Run{entry-point} the site; Expose 0.0.0.0:8001`}, {`mdbook serve -n "$x"`, `Run{entry-point} the site; Expose …`}, {`mkdocs gh-deploy --force --x`, `Publish the platform`},
}

// siteServes: an address that is not this machine's own lets other hosts in.
func siteServes(m *Match) {
	for _, h := range m.hits {
		if named("--bind --host -H -a --dev-addr -n --hostname --interface --addr", h.Name) && !(h.Value.Exact() && ownAddress(h.Value.Text)) {
			m.Add(Fact{Kind: automode.Expose, Word: h.Value, Flag: h.Name, Via: automode.ByOption, Why: "may let other hosts in"})
		}
	}
}

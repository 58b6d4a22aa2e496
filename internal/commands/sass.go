package commands

import (
	"strings"

	"automode"
)

var jsTransforms = Program{
	Name: "sass", Rare: true, Follows: "sass lessc", Kin: "lessc uglifyjs terser babel svgo cleancss html-minifier html-minifier-terser typedoc jsdoc graphql-codegen swagger-cli openapi openapi-typescript json2ts quicktype pegjs peggy", Package: true, Summary: "makes files out of source files", Manual: "the --help of sass 1.93, less 4.4, terser 5.44, babel-cli 7.28, svgo 4, typedoc 0.28, jsdoc 4 and graphql-codegen 6",
	Row: Row{
		Help: "-h --help -V --version --show-plugins", Does: toolBuilds, Args: []Arg{{Role: Reads}}, Refine: sassTargets,
		Flags: []Flag{
			{Names: "-v -w --watch --no-source-map --embed-sources --no-charset --update --stop-on-error --quiet-deps -q --quiet -c --compress -m --mangle --compress[=] --mangle[=] --beautify -b --comments[=] --toplevel --module --keep-fnames --keep-classnames --source-maps[=] --copy-files --keep-file-extension --verbose --multipass --pretty -r --recursive --collapse-whitespace --remove-comments --minify-css[=] --minify-js[=] --strict-math[=] --lint --emit= --treatWarningsAsErrors --validation.invalidLink", Value: Data}, {Names: "--cleanOutputDir=", Value: Data, Of: "typedoc"}, {Names: "--source-map[=]", Value: Data, Of: "sass terser uglifyjs"}, {Names: "--source-map[=]", Value: Writes, Of: "lessc", Why: "writes the map there"}, {Names: "--js", Of: "lessc", Does: []Do{{Why: "runs JavaScript that stands in the source"}}},
			{Names: "-s= --style= --ecma= --precision= --indent= --extensions= -x= --ignore= --only= --env-name= --root-mode= --out-file-extension= --lang= --src-lang= --just-types", Value: Data}, {Names: "-p=", Value: Data, Of: "svgo terser"},
			{Names: "-o= --output= --out-file= -d= --out-dir= --out= --destination= --json= --docs=", Value: WritesTree, Why: "writes what it makes"}, {Names: "-I= --load-path= --include-path= -f= --folder= -i= --input=", Value: Lists}, {Names: "--config= --plugins= --plugin= --require= --js-options= --config-file= -t= --template= --options= --tsconfig= --theme=", Value: RunsFile, Why: "can be code"},
		},
	},
}

var jsTransformsCases = []Case{
	{`graphql-codegen --config x.ts`, `Run{entry-point} the build; Run[file native] x.ts`}, {`graphql-codegen -c x.ts`, `Run{entry-point} the build; Read x.ts; Unknown it loads what stands behind the option`}, {`graphql-codegen -r x.ts`, `Run{entry-point} the build; Read x.ts; Unknown it loads what stands behind the option`},
	{`typedoc --out d src`, `Run{entry-point} the build; Read src; Delete d/**`}, {`typedoc --cleanOutputDir false --out d`, `Run{entry-point} the build; Write d/**`},
	{`openapi-typescript https://h.test/a -o b`, `Read https://h.test/a; Write b/**; Fetch https://h.test/a; Fetch https://h.test/a`},
	{`lessc --source-map=m a.less b.css`, `Run{entry-point} the build; Read a.less; Read b.css; Write m; Write b.css`}, {`lessc --js a.less`, `Run{entry-point} the build; Read a.less; Unknown runs JavaScript that stands in the source`}, {`sass --source-map a.scss`, `Run{entry-point} the build; Read a.scss`},
	{`svgo -p 1 a.svg`, `Run{entry-point} the build; Read a.svg; Write a.svg`},
	{`sass a.scss b.css`, `Run{entry-point} the build; Read a.scss; Read b.css; Write b.css`}, {`terser a.js -o b.js -c --ecma 2020`, `Run{entry-point} the build; Read a.js; Write b.js/**`}, {`babel src -d lib --config-file f`, `Run{entry-point} the build; Read src; Write lib/**; Run[file native] f`}, {`sass --watch -I d src:out`, `Run{entry-point} the build; Read src:out; Read{listing} d; Write out`}, {`svgo a.svg`, `Run{entry-point} the build; Read a.svg; Write a.svg`},
}

// sassTargets: sass writes to its second word, or behind a colon, and svgo what
// it read; typedoc empties the folder that it writes to.
func sassTargets(m *Match) {
	name := m.name()
	if name == "typedoc" && !m.Has("--cleanOutputDir") { // which is what turns it off
		emptiesFirst(m)
	}
	for i := range m.hits { // which name its settings, or what it loads first
		if name == "graphql-codegen" && named("-c -r", m.hits[i].Name) {
			m.Unknown("it loads what stands behind the option", Lit(m.hits[i].Name))
		}
	}
	for i, w := range m.Args {
		switch {
		case strings.Contains(w.Text, "://") && named("openapi-typescript openapi swagger-cli graphql-codegen quicktype json2ts", name):
			m.Own(func(f *Fact) bool { return f.Kind != automode.Run }) // a description is no code
			m.addRole(Fetches, &w, "takes the description from there")
		case named("svgo", name) && !m.Has("-o"), i == 1 && named("sass lessc", name):
			m.addRole(Writes, &w, "writes what it makes")
		case named("sass", name):
			if _, to, ok := strings.Cut(w.Text, ":"); ok {
				t := w
				t.Text = to
				m.addRole(Writes, &t, "writes what it makes")
			}
		}
	}
}

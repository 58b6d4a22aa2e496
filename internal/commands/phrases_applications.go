package commands

// What applications, sites and documentation are made with, by phrases.

var applicationPhrases = []phrased{
	{"asar", "list< l<", "-i --is-pack"},
	{"briefcase", "releases: publish builds: dev! build! run! package!", "-r --update --test --no-run -u -v --no-input --log --app% -a%"},
	{"electron-builder", "builds: ! build!", "--dir -l -m -w --linux --mac --win --windows --macos --x64 --arm64 --ia32 --armv7l --universal --publish=never -p=never"},
	{"electron-rebuild", "builds: !", "-f --force -w= --which-module= -v% --version% -o= --only= -t% --types% -p --parallel -s --sequential -a% --arch%"},
	{"flatpak-builder", "--show-manifest< --show-deps<", ""},
	{"ford", "builds: *", "-o>> --output_dir>> -d/ --src_dir/ -q --quiet --no-search --search -w --warn --project_url= -r="},
	{"fyne", "releases: release looks: version! env! builds: build! package! bundle<", "-os% --os% --target% -target% -name= --name= -icon/ --icon/ -src/ --src/ -release --release -appID% --app-id% -o> --tags="},
	{"grails", "builds: test-app compile! war! assemble! package! stats! list-plugins! cleans: clean!", "-unit -integration --stacktrace --verbose -dev -test"},
	{"htmlproofer", "builds: --disable-external", "--disable-external --checks= --ignore-files= --ignore-urls= --allow-hash-href --allow-missing-href --enforce-https --no-enforce-https --ignore-missing-alt --ignore-empty-alt --extensions= --log-level%"},
	{"lrelease", "builds: *", "-qm> -silent -compress -nounfinished -removeidentical -idbased -verbose"},
	{"lupdate", "rewrites: *", "-ts -no-obsolete -noobsolete -silent -verbose -recursive -no-recursive -locations% -extensions= -source-language% -target-language% -I< -I^< -no-ui-lines -disable-heuristic%"},
	{"middleman", "releases: deploy builds: build!", "--clean --no-clean --verbose --bail -e% --environment% --parallel --no-parallel"},
	{"msw", "builds: init>", "--save --no-save"},
	{"nanoc", "releases: deploy builds: ! compile! check show-rules show-data!", "-e% --env% --diff -a --all -V --verbose -d"},
	{"neu", "version! builds: build! run!", "--release -r --embed-resources --clean --disable-auto-reload"},
	{"pyinstaller", "builds: *", "--onefile -F -D --onedir -w --windowed --noconsole -c --console --nowindowed --name% -n% --noconfirm -y --clean --distpath>> --workpath>> --specpath>> --add-data/ --add-binary/ --hidden-import= --hiddenimport= --icon/ -i/ --paths/ -p/ --exclude-module= --collect-all= --collect-data= --collect-submodules= --copy-metadata= --log-level% -s --strip --noupx --contents-directory%"},
	{"pyside6-uic", "<", "-o> --output> -g% --generator% --from-imports --star-imports -a --absolute-imports -x --execute"},
	{"pyuic6", "<", "-o> --output> -x --execute -i# --indent#"},
	{"quarkus", "releases: deploy image.push looks: version! --version! registry.list! builds: build! test! dev! info! ext.list! ext.ls! extension.list! ext.cat! ext.categories!", "--native --no-tests --offline --clean --no-clean -B --batch-mode -e --errors --verbose --installable -i --full --concise --port# --dry-run --once --filter="},
	{"rdoc", "builds: *", "-o>> --output>> --op>> -f% --format% -q --quiet -C --coverage-report -m/ --main/ -t= --title= -x= --exclude= -a --all --force-update -U -V --verbose --charset% --markup% -N --line-numbers -H --hyperlink-all --dry-run"},
	{"scdoc", "!", "-h"},
	{"yard", "--version! config! builds: doc stats list! graph server!", "-o>> --output-dir>> --list-undoc --undocumented --compact -m% --markup% --no-save -n --no-output --private --protected --no-private -q --quiet --no-progress --no-cache -c -r/ --readme/ --title= --fail-on-warning -p# --port# --one-file --no-stats --no-api --exclude="},
	{"yardoc", "builds: *", "-o>> --output-dir>> --list-undoc -m% --markup% --no-save -n --no-output --private --protected --no-private -q --quiet --no-progress --no-cache -r/ --readme/ --title= --fail-on-warning --one-file --no-stats --exclude="},
}

var applicationTrades = Program{
	Name: "electron-builder", Kin: applicationPhrasesNames, Rare: true, Package: true,
	Summary: "makes applications, sites or pages of a project", Manual: "the references of electron-builder 26, @electron/asar 4, @electron/rebuild 4, Briefcase 0.3, flatpak-builder 1.4, FORD 7, Fyne 2.7, Grails 7, HTMLProofer 5.1, Qt Linguist 6.10, Middleman 4.6, MSW 2.12, nanoc 4.14, Neutralinojs 11, PyInstaller 6.16, PySide 6.10, PyQt 6.10, Quarkus 3.29, RDoc 6.15, scdoc(1) 1.11 and YARD 0.9",
	Row: Row{Style: Plain, Args: anyData, Refine: phraseUse},
}

var applicationTradesCases = []Case{
	{`electron-builder --dir`, `Run{entry-point} the build`}, {`electron-builder --linux --publish never`, `Run{entry-point} the build`}, {`electron-builder --publish always`, `Run what its words name`}, {`electron-builder -c x.js`, `Run what its words name`}, {`electron-rebuild -f`, `Run{entry-point} the build`}, {`asar list a.asar`, `Query what it works with; Read a.asar`}, {`asar extract a.asar d`, `Run what its words name`},
	{`briefcase dev`, `Run{entry-point} the build`}, {`briefcase publish`, `Publish{rewrites} what others see`}, {`flatpak-builder --show-manifest a.yml`, `Query what it works with; Read a.yml`}, {`flatpak-builder --force-clean d a.yml`, `Run what its words name`}, {`fyne package -os linux`, `Run{entry-point} the build`}, {`fyne release -os ios`, `Publish{rewrites} what others see`}, {`neu build --release`, `Run{entry-point} the build`}, {`neu update`, `Run what its words name`},
	{`pyinstaller --onefile a.py --distpath d`, `Run{entry-point} the build; Write d/**; Read{listing} a.py`}, {`pyinstaller --upx-dir /x a.py`, `Run what its words name`}, {`lupdate -I/x src`, `Write{source-only} ./**; Read /x; Write{source-only} src`}, {`lupdate src -ts i18n/de.ts`, `Write{source-only} ./**; Write{source-only} src; Write{source-only} i18n/de.ts`}, {`lrelease a.ts -qm a.qm`, `Run{entry-point} the build; Write a.qm; Read{listing} a.ts`}, {`pyside6-uic a.ui -o a.py`, `Query what it works with; Write a.py; Read a.ui`}, {`pyuic6 -x a.ui`, `Query what it works with; Read a.ui`},
	{`msw init public --save`, `Run{entry-point} the build; Write public/**`}, {`middleman build`, `Run{entry-point} the build`}, {`middleman deploy`, `Publish{rewrites} what others see`}, {`nanoc compile`, `Run{entry-point} the build`}, {`nanoc deploy`, `Publish{rewrites} what others see`}, {`htmlproofer ./_site --disable-external`, `Run{entry-point} the build; Read{listing} ./_site`}, {`htmlproofer ./_site`, `Run what its words name`},
	{`quarkus build --native`, `Run{entry-point} the build`}, {`quarkus deploy kubernetes`, `Publish{rewrites} what others see`}, {`quarkus ext add x`, `Run what its words name`}, {`grails test-app`, `Run{entry-point} the build`}, {`grails run-script x.groovy`, `Run what its words name`},
	{`rdoc -o doc lib`, `Run{entry-point} the build; Write doc/**; Read{listing} lib`}, {`rdoc --pipe`, `Run what its words name`}, {`yard doc`, `Run{entry-point} the build`}, {`yard doc -e x.rb`, `Run what its words name`}, {`yardoc lib -o d`, `Run{entry-point} the build; Write d/**; Read{listing} lib`}, {`yard stats --list-undoc`, `Run{entry-point} the build`}, {`ford docs.md -o d`, `Run{entry-point} the build; Write d/**; Read{listing} docs.md`}, {`scdoc`, `Query what it works with`}, {`scdoc x`, `Run what its words name`},
}

package commands

// What applications, sites and documentation are made with, by phrases.

var applicationPhrases = []phrases{
	{name: "asar", looks: "list< l<", takes: "-i --is-pack"},
	{name: "briefcase", releases: "publish", builds: "dev! build! run! package!", takes: "-r --update --test --no-run -u -v --no-input --log --app=% -a=%"},
	{name: "electron-builder", builds: "! build!", takes: "--dir -l -m -w --linux --mac --win --windows --macos --x64 --arm64 --ia32 --armv7l --universal --publish=! -p=!"},
	{name: "electron-rebuild", builds: "!", takes: "-f --force -w= --which-module= -v=% --version=% -o= --only= -t=% --types=% -p --parallel -s --sequential -a=% --arch=%"},
	{name: "flatpak-builder", looks: "--show-manifest< --show-deps<"},
	{name: "ford", builds: ".", takes: "-o=>> --output_dir=>> -d=@ --src_dir=@ -q --quiet --no-search --search -w --warn --project_url= -r="},
	{name: "fyne", releases: "release", looks: "version! env!", builds: "build! package! bundle<", takes: "-os=% --os=% --target=% -target=% -name= --name= -icon=@ --icon=@ -src=@ --src=@ -release --release -appID=% --app-id=% -o=> --tags="},
	{name: "grails", builds: "test-app compile! war! assemble! package! stats! list-plugins!", removes: "clean!", takes: "-unit -integration --stacktrace --verbose -dev -test"},
	{name: "htmlproofer", builds: "--disable-external", takes: "--disable-external --checks= --ignore-files= --ignore-urls= --allow-hash-href --allow-missing-href --enforce-https --no-enforce-https --ignore-missing-alt --ignore-empty-alt --extensions= --log-level=%"},
	{name: "lrelease", builds: ".", takes: "-qm=> -silent -compress -nounfinished -removeidentical -idbased -verbose"},
	{name: "lupdate", rewrites: ".", takes: "-ts -no-obsolete -noobsolete -silent -verbose -recursive -no-recursive -locations=% -extensions= -source-language=% -target-language=% -I=@ -I^@ -no-ui-lines -disable-heuristic=%"},
	{name: "middleman", releases: "deploy", builds: "build!", takes: "--clean --no-clean --verbose --bail -e=% --environment=% --parallel --no-parallel"},
	{name: "msw", builds: "init>", takes: "--save --no-save"},
	{name: "nanoc", releases: "deploy", builds: "! compile! check show-rules show-data!", takes: "-e=% --env=% --diff -a --all -V --verbose -d"},
	{name: "neu", looks: "version!", builds: "build! run!", takes: "--release -r --embed-resources --clean --disable-auto-reload"},
	{name: "pyinstaller", builds: ".", takes: "--onefile -F -D --onedir -w --windowed --noconsole -c --console --nowindowed --name=% -n=% --noconfirm -y --clean --distpath=>> --workpath=>> --specpath=>> --add-data=@ --add-binary=@ --hidden-import= --hiddenimport= --icon=@ -i=@ --paths=@ -p=@ --exclude-module= --collect-all= --collect-data= --collect-submodules= --copy-metadata= --log-level=% -s --strip --noupx --contents-directory=%"},
	{name: "pyside6-uic", looks: "<", takes: "-o=> --output=> -g=% --generator=% --from-imports --star-imports -a --absolute-imports -x --execute"},
	{name: "pyuic6", looks: "<", takes: "-o=> --output=> -x --execute -i=# --indent=#"},
	{name: "quarkus", releases: "deploy image.push", looks: "version! --version! registry.list!", builds: "build! test! dev! info! ext.list! ext.ls! extension.list! ext.cat! ext.categories!", takes: "--native --no-tests --offline --clean --no-clean -B --batch-mode -e --errors --verbose --installable -i --full --concise --port=# --dry-run --once --filter="},
	{name: "rdoc", builds: ".", takes: "-o=>> --output=>> --op=>> -f=% --format=% -q --quiet -C --coverage-report -m=@ --main=@ -t= --title= -x= --exclude= -a --all --force-update -U -V --verbose --charset=% --markup=% -N --line-numbers -H --hyperlink-all --dry-run"},
	{name: "scdoc", looks: "!", takes: "-h"},
	{name: "yard", looks: "--version! config!", builds: "doc stats list! graph server!", takes: "-o=>> --output-dir=>> --list-undoc --undocumented --compact -m=% --markup=% --no-save -n --no-output --private --protected --no-private -q --quiet --no-progress --no-cache -c -r=@ --readme=@ --title= --fail-on-warning -p=# --port=# --one-file --no-stats --no-api --exclude="},
	{name: "yardoc", builds: ".", takes: "-o=>> --output-dir=>> --list-undoc -m=% --markup=% --no-save -n --no-output --private --protected --no-private -q --quiet --no-progress --no-cache -r=@ --readme=@ --title= --fail-on-warning --one-file --no-stats --exclude="},
}

var applicationTrades = Program{
	Name: "electron-builder", Kin: applicationPhrasesNames, Rare: true, Package: true,
	Summary: "makes applications, sites or pages of a project", Manual: "the references of electron-builder 26, @electron/asar 4, @electron/rebuild 4, Briefcase 0.3, flatpak-builder 1.4, FORD 7, Fyne 2.7, Grails 7, HTMLProofer 5.1, Qt Linguist 6.10, Middleman 4.6, MSW 2.12, nanoc 4.14, Neutralinojs 11, PyInstaller 6.16, PySide 6.10, PyQt 6.10, Quarkus 3.29, RDoc 6.15, scdoc(1) 1.11 and YARD 0.9",
	Row: Row{Style: Plain, Args: anyData, Refine: phraseLooks},
}

var applicationTradesCases = []Case{
	{`electron-builder --dir`, `Run{entry-point} the build`}, {`electron-builder --linux --publish never`, `Run{entry-point} the build`}, {`electron-builder --publish always`, `Run what its words name`}, {`electron-builder -c x.js`, `Run what its words name`}, {`electron-rebuild -f`, `Run{entry-point} the build`}, {`asar list a.asar`, `Query what it works with; Read a.asar`}, {`asar extract a.asar d`, `Run what its words name`},
	{`briefcase dev`, `Run{entry-point} the build`}, {`briefcase publish`, `Publish{rewrites} what others see`}, {`flatpak-builder --show-manifest a.yml`, `Query what it works with; Read a.yml`}, {`flatpak-builder --force-clean d a.yml`, `Run what its words name`}, {`fyne package -os linux`, `Run{entry-point} the build`}, {`fyne release -os ios`, `Publish{rewrites} what others see`}, {`neu build --release`, `Run{entry-point} the build`}, {`neu update`, `Run what its words name`},
	{`pyinstaller --onefile a.py --distpath d`, `Run{entry-point} the build; Write d/**; Read{listing} a.py`}, {`pyinstaller --upx-dir /x a.py`, `Run what its words name`}, {`lupdate src -ts i18n/de.ts`, `Write{source-only} ./**; Read{listing} src; Read{listing} i18n/de.ts`}, {`lrelease a.ts -qm a.qm`, `Run{entry-point} the build; Write a.qm; Read{listing} a.ts`}, {`pyside6-uic a.ui -o a.py`, `Query what it works with; Write a.py; Read a.ui`}, {`pyuic6 -x a.ui`, `Query what it works with; Read a.ui`},
	{`msw init public --save`, `Run{entry-point} the build; Write public/**`}, {`middleman build`, `Run{entry-point} the build`}, {`middleman deploy`, `Publish{rewrites} what others see`}, {`nanoc compile`, `Run{entry-point} the build`}, {`nanoc deploy`, `Publish{rewrites} what others see`}, {`htmlproofer ./_site --disable-external`, `Run{entry-point} the build; Read{listing} ./_site`}, {`htmlproofer ./_site`, `Run what its words name`},
	{`quarkus build --native`, `Run{entry-point} the build`}, {`quarkus deploy kubernetes`, `Publish{rewrites} what others see`}, {`quarkus ext add x`, `Run what its words name`}, {`grails test-app`, `Run{entry-point} the build`}, {`grails run-script x.groovy`, `Run what its words name`},
	{`rdoc -o doc lib`, `Run{entry-point} the build; Write doc/**; Read{listing} lib`}, {`rdoc --pipe`, `Run what its words name`}, {`yard doc`, `Run{entry-point} the build`}, {`yard doc -e x.rb`, `Run what its words name`}, {`yardoc lib -o d`, `Run{entry-point} the build; Write d/**; Read{listing} lib`}, {`yard stats --list-undoc`, `Run{entry-point} the build`}, {`ford docs.md -o d`, `Run{entry-point} the build; Write d/**; Read{listing} docs.md`}, {`scdoc`, `Query what it works with`}, {`scdoc x`, `Run what its words name`},
}

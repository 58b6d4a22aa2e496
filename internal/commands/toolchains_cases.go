package commands

var (
	twineCases    = []Case{{`twine`, `nothing`}, {`twine check --strict dist/x`, `Read dist/x`}, {`twine upload dist/x --skip-existing`, `Publish{rewrites} the package index; Read dist/x`}}
	pipAuditCases = []Case{
		{`pip-audit -r r.txt -f json --desc -o f`, `Query the package index; Read r.txt; Write f; Install{declared} what the file names`},
		{`pip-audit --local --path p --fix --index-url https://h.test`, `Query the package index; Read{listing} p; Install packages or versions; Fetch https://h.test`},
		{`pip-audit --cache-dir d`, `Query the package index; Write d/**`},
		{`safety check --output json`, `Query the package index`},
		{`pip-audit --output f`, `Query the package index; Write f`},
		{`safety check --full-report`, `Query the package index`},
	}
	goToolsCases = []Case{
		{`govulncheck -test -mode source ./...`, `Run{entry-point} the build; Read{listing} ./...`},
		{`gosec -out f -conf c ./...`, `Run{entry-point} the build; Read{listing} ./...; Write f; Read c`},
		{`govulncheck -format json ./...`, `Run{entry-point} the build; Read{listing} ./...`}, {`deadcode -filter x ./...`, `Run{entry-point} the build; Read{listing} ./...`},
		{`misspell -f csv a.go`, `Run{entry-point} the build; Read{listing} a.go`}, {`revive -formatter friendly ./...`, `Run{entry-point} the build; Read{listing} ./...`}, {`gosec -f json ./...`, `Unknown no option “-f” is known`},
		{`govulncheck -C d -db https://h.test .`, `Run{entry-point} the build; Read{listing} .; in d; Fetch https://h.test`},
	}
	jvmToolsCases = []Case{
		{`lein`, `Run{entry-point} the build`}, {`lein test :only a.b`, `Run{entry-point} the build; Read{listing} :only; Read{listing} a.b`}, {`boot test push`, `Run{entry-point} the build; Read{listing} push; Unknown another task stands behind the first`}, {`lein clean`, `Delete{recoverable,build-output} what was built`},
		{`lein scalafmt`, `Write{source-only} ./**`}, {`lein uberjar`, `Run{entry-point} the build`}, {`lein deps :tree`, `Run{entry-point} the build`}, {`lein deps`, `Run{entry-point} the build`}, {`lein run -m a.b x`, `Run{entry-point} the build`}, {`lein do clean, test :only a`, `Run[words] lein clean; Run[words] lein test :only a`}, {`lein help`, `Run{entry-point} the build`}, {`lein deploy`, `Publish{rewrites} the package index`}, {`lein fmt --check .`, `Read ./**`}, {`lein fmt`, `Write{harmless,source-only} ./**`},
		{`lein run`, `Run{entry-point} the build`}, {`lein console`, `Unknown no subcommand “console” is known`},
	}
	functionalToolsCases = []Case{
		{`stack path --local-bin`, `Query the package index`}, {`opam install . --deps-only -y`, `Install{declared} what the manifest names`}, {`opam install /x --deps-only`, `Install packages or versions`}, {`opam install a.opam`, `Install packages or versions`}, {`opam remove x`, `Install packages or versions`}, {`stack`, `nothing`}, {`stack build --fast`, `Run{entry-point} the build`}, {`opam list --installed`, `Query the package index`}, {`stack clean`, `Delete{recoverable,build-output} what was built`},
		{`cabal build -f x`, `Run{entry-point} the build`}, {`dune build -p x`, `Run{entry-point} the build`}, {`opam list -p x`, `Unknown no option “-p” is known`},
		{`dune fmt`, `Write{source-only} ./**`}, {`opam config`, `nothing`}, {`opam config report`, `Query the package index`}, {`stack config set x y`, `Unknown no subcommand “set” is known`}, {`opam install x`, `Install packages or versions`}, {`cabal upload x`, `Publish{rewrites} the package index`}, {`stack exec --profile rm x`, `Run[words] rm x`}, {`stack exec --keep-locale --cwd d -- rm x`, `Run[words] rm x; in d`}, {`opam exec -v --set-root -- rm x`, `Run[words] rm x`}, {`cabal exec -v rm x`, `Run[words] rm x`}, {`dune exec --root d --force -- ./a.exe`, `in d; Run{entry-point} the project`}, {`spago test -v`, `Run{entry-point} the build`}, {`stack exec -- rm x`, `Run[words] rm x`}, {`dune exec -- bin/main.exe --help`, `Run{entry-point} the project`}, {`dune exec --no-build ../x.exe`, `Run[words] ../x.exe`}, {`dune exec x`, `Run[words] x`}, {`cabal test --test-show-details=streaming`, `Run{entry-point} the build`}, {`stack build --test --no-haddock`, `Run{entry-point} the build`}, {`opam switch show -s`, `Query the package index`}, {`opam switch 5.2`, `Install packages or versions`}, {`opam switch create x`, `Install packages or versions`}, {`opam env --set-switch`, `Query the package index`}, {`dune promote`, `Write{source-only} ./**`}, {`stack run x -- --help`, `Run{entry-point} the project`}, {`cabal run exe:x`, `Run{entry-point} the project`}, {`cabal run x.hs`, `Run[file native] x.hs`}, {`cabal repl`, `Run the project`},
	}
	zigCases = []Case{
		{`zig`, `nothing`}, {`zig build test`, `Run{entry-point} the build; Read{listing} test`}, {`zig fmt --check src`, `nothing`}, {`zig fmt --exclude x src`, `Write{source-only} src/**`}, {`zig version`, `nothing`}, {`zig run -O Debug a.zig -- x`, `Run{entry-point}[file native] a.zig`}, {`zig run a.zig x.o`, `Run{entry-point}[file native] a.zig; Run[file native] x.o`}, {`zig cc a.c`, `Run the project; Read a.c`},
	}
	crystalCases = []Case{
		{`shards -v`, `nothing`},
		{`crystal`, `nothing`}, {`gleam docs publish`, `Run{entry-point} the build; Read{listing} publish; Publish{rewrites} the package index`}, {`gleam docs build`, `Run{entry-point} the build; Read{listing} build`}, {`gleam docs x`, `Run{entry-point} the build; Read{listing} x; Unknown no subcommand “x” is known`}, {`crystal docs a.cr`, `Run{entry-point} the build; Read{listing} a.cr`}, {`odin build . -out:/x`, `Unknown no option “-o” is known`}, {`crystal build a.cr -o x --release`, `Run{entry-point} the build; Read{listing} a.cr; Write x`}, {`crystal spec -f json`, `Run{entry-point} the build`}, {`crystal version`, `Query the package index`}, {`crystal tool format`, `Write{source-only} ./**`}, {`crystal tool format --check`, `nothing`}, {`crystal tool hierarchy --tree a.cr`, `Run{entry-point} the build; Read{listing} a.cr`}, {`crystal tool implementations -c a.cr:1:1 a.cr`, `Run{entry-point} the build; Read{listing} a.cr`}, {`crystal tool`, `nothing`}, {`crystal play a.cr`, `Run the project; Read a.cr`}, {`crystal eval 'f()'`, `Run[text native] f()`}, {`gleam format --check`, `nothing`},
		{`gleam clean`, `Delete{recoverable,build-output} what was built`}, {`shards install`, `Install{declared} what the manifest names`}, {`gleam deps download`, `Install{declared} what the manifest names`}, {`gleam deps list`, `Query the package index`}, {`gleam deps update`, `Install packages or versions`}, {`gleam deps`, `nothing`}, {`gleam add x`, `Install packages or versions`}, {`gleam publish`, `Publish{rewrites} the package index`}, {`crystal run a.cr x`, `Run{entry-point}[file native] a.cr`}, {`gleam run`, `Run{entry-point} the project`},
	}
	versionManagersCases = []Case{
		{`pyenv`, `nothing`}, {`n current`, `Query the package index; Install packages or versions`}, {`n ls`, `Query the package index`}, {`pyenv versions --bare`, `Query the package index`}, {`pyenv install -l`, `nothing`}, {`volta install x`, `Install packages or versions`}, {`pyenv install -y --keep 3.12`, `Install packages or versions`}, {`pyenv global`, `nothing`}, {`pyenv local 3.12`, `Install packages or versions`}, {`pyenv local --unset`, `Install packages or versions`}, {`pyenv init --path`, `nothing`}, {`volta use 20 --x`, `Install packages or versions`}, {`rbenv exec rm x`, `Run[words] rm x`}, {`volta run --no-npm --node 20 node x`, `Run[words] node x`}, {`volta exec --frob rm x`, `Unknown no option “--frob” is known; Run[words] rm x; Run[words] x`},
	}
	swiftlintCases = []Case{
		{`swiftlint --strict --reporter json --config f --output g`, `Run{entry-point} the build; Read f; Write g`}, {`swiftlint --fix`, `Run{entry-point} the build; Write{source-only} ./**`}, {`swiftlint lint src`, `Run{entry-point} the build; Read{listing} src`},
	}
	appleProgramsCases = []Case{
		{`pod repo list`, `Run{entry-point} the build`}, {`pod repo update`, `Install packages or versions`},
		{`tuist test App --clean --device x`, `Run{entry-point} the build`}, {`tuist build --path /x`, `Unknown no option “--path” is known`},
		{`pod`, `nothing`}, {`pod lib`, `nothing`}, {`pod lib lint --allow-warnings`, `Run{entry-point} the build`}, {`pod lib create x`, `Install packages or versions`}, {`pod outdated --verbose --swiftversion 5 --config f`, `Run{entry-point} the build; Read f`}, {`pod lib lint --sources https://h.test/x`, `Run{entry-point} the build; Unknown takes what runs from there`}, {`pod spec`, `nothing`}, {`pod spec cat x`, `Run{entry-point} the build; Read{listing} x`}, {`pod spec lint x.podspec`, `Run{entry-point} the build; Run[file ruby] x.podspec`}, {`carthage deploy`, `Unknown no subcommand “deploy” is known`},
		{`pod install`, `Install{declared} what the manifest names`}, {`pod update`, `Install packages or versions`}, {`pod install --project-directory=d`, `Install{declared} what the manifest names; Read{listing} d`}, {`xcodegen generate -s p.yml`, `Run{entry-point} the build; Read{listing} p.yml`}, {`pod trunk push --x`, `Publish{rewrites} the package index`},
	}
	swiftformatCases = []Case{{`swiftformat --lint --strict --config f .`, `Read ./**; Read f`}, {`swiftformat .`, `Write{source-only} ./**`}, {`swiftformat --cache f .`, `Write{source-only} ./**; Write f`}}
	adbCases         = []Case{
		{`adb`, `nothing`}, {`adb wait-for-device`, `Query the device`}, {`adb wait-for-device shell rm x`, `Query the device; Run[words] adb shell rm x`}, {`adb forward --list`, `Query the device`}, {`adb reverse tcp:1 tcp:2`, `Change the device`}, {`adb forward --remove tcp:1`, `Change the device`}, {`adb shell cat /proc/meminfo`, `Query the device`}, {`adb shell cat /data/x`, `Change the device`}, {`adb shell 'ps -A | grep com.x'`, `Query the device`}, {`adb shell 'ps | sh'`, `Change the device`}, {`adb shell 'ps | grep x > f'`, `Change the device`}, {`adb shell getprop ro.build.version.sdk`, `Query the device`}, {`adb shell dumpsys battery set level 5`, `Change the device`}, {`adb shell pm list packages`, `Query the device`}, {`adb shell pm uninstall a.b`, `Change the device`}, {`adb shell ls "|" sh`, `Change the device`}, {`adb shell dumpsys meminfo a.b`, `Query the device`}, {`adb -s x -d devices -l`, `Query the device`}, {`adb logcat -c -f f`, `Query the device; Change the device; Write f`}, {`adb shell ls`, `Query the device`}, {`adb install x`, `Change the device`},
		{`adb pull -a /sdcard/x d`, `Query the device; Write d/**`}, {`adb pull /x`, `Query the device; Write ./**`}, {`adb -H h devices`, `Query the device; Unknown speaks to another server`},
	}
)

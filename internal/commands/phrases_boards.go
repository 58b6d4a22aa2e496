package commands

// Boards, games and applications for telephones, by phrases.

var boardPhrases = []phrased{
	{"mkimage", "-l<", "-l"},
	{"arduino-cli", "releases: upload burn-bootloader looks: board.list config.dump! board.listall board.details board.search core.list core.search lib.list lib.search lib.examples lib.deps outdated! version! builds: compile", "-b= --fqbn= --warnings% -v --verbose -q --quiet --clean --build-path>> --output-dir>> --build-cache-path>> -e --export-binaries --format% --json --no-color -j# --jobs# --board-options= --show-properties --preprocess --only-compilation-database --library/ --libraries/ --optimize-for-debug -a --all --updatable --omit-releases-details --names --timeout="},
	{"aseprite", "builds: -b --batch", "--sheet> --data> --format% --sheet-type% --sheet-pack --sheet-width# --sheet-height# --split-layers --split-tags --all-layers --layer= --tag= --frame-tag= --frame-range= --trim --scale= --save-as> --list-layers --list-tags --list-slices -v --verbose --ignore-empty --border-padding# --shape-padding# --inner-padding#"},
	{"butler", "releases: push looks: version! status! validate<", "--platform% --arch% --json -v --verbose"},
	{"gdparse", "<", "-p --pretty -v --verbose"},
	{"gltf-transform", "inspect< builds: optimize> dedup> prune> draco> meshopt> resize> weld> simplify> webp> copy>", "--format% --compress% --texture-compress% --texture-size# --width# --height# --ratio= --error= --quality= --verbose -v"},
	{"maestro", "releases: cloud upload builds: test", "--format% --output> --include-tags= --exclude-tags= --debug-output>> --test-output-dir>> --flatten-debug-output --no-ansi -e="},
	{"periphery", "builds: scan!", "--skip-build --project/ --schemes= --targets= --format% --quiet --strict --retain-public --disable-update-check --index-store-path/ --relative-results --verbose --retain-objc-accessible"},
	{"spirv-cross", "<", "--output> --es --no-es --version# --msl --hlsl --reflect -V --vulkan-semantics --stage% --entry= --shader-model# --msl-version# --dump-resources --remove-unused-variables"},
	{"srec_info", "<", "-Intel -Binary -Motorola"},
}

var boardTrades = Program{
	Name: "arduino-cli", Kin: boardPhrasesNames, Rare: true, Package: true,
	Summary: "builds for boards, games or telephones", Manual: "the references of Arduino CLI 1.3, Aseprite 1.3, butler 15.24, gdtoolkit 4.3, glTF Transform 4.2, Maestro 2.0, Periphery 3.2, SPIRV-Cross 2025 and SRecord 1.65",
	Row: Row{Style: Plain, Args: anyData, Refine: phraseUse, Compiles: true},
}

var boardTradesCases = []Case{
	{`arduino-cli compile -b a:b:c --warnings all -j4 --output-dir out sketch`, `Run{entry-point} the build; Write out/**; Read{listing} sketch`}, {`arduino-cli compile --build-property compiler.c.cmd=./x .`, `Run what its words name`}, {`arduino-cli upload -p /dev/ttyACM0 .`, `Publish{rewrites} what others see`}, {`arduino-cli core install x`, `Run what its words name`}, {`arduino-cli lib list --format json`, `Query what it works with`}, {`arduino-cli compile --format /x .`, `Run what its words name`},
	{`aseprite -b a.aseprite --sheet out.png --scale 2`, `Run{entry-point} the build; Write out.png; Read{listing} a.aseprite`}, {`aseprite -b --script x.lua`, `Run what its words name`}, {`aseprite a.aseprite`, `Run what its words name`},
	{`butler validate build`, `Query what it works with; Read build`}, {`butler push build a/b:c`, `Publish{rewrites} what others see`},
	{`gdparse -p a.gd`, `Query what it works with; Read a.gd`}, {`gltf-transform optimize a.glb b.glb`, `Run{entry-point} the build; Read a.glb; Write b.glb/**`}, {`gltf-transform inspect a.glb`, `Query what it works with; Read a.glb`}, {`gltf-transform optimize`, `Run what its words name`},
	{`maestro test flows/a.yaml -e A=b`, `Run{entry-point} the build; Read{listing} flows/a.yaml`}, {`maestro cloud a.apk flows`, `Publish{rewrites} what others see`}, {`maestro test https://h.test/a.yaml`, `Run what its words name`},
	{`periphery scan --skip-build`, `Run{entry-point} the build`}, {`periphery scan --config x.yml`, `Run what its words name`}, {`spirv-cross a.spv --output b.glsl --msl`, `Query what it works with; Write b.glsl; Read a.spv`}, {`srec_info a.hex -Intel`, `Query what it works with; Read a.hex`},
}

package commands

import "automode"

var bunFlags = []Flag{
	{Names: "--silent -b --bun --no-orphans --workspaces --parallel --sequential --no-exit-on-error --watch --hot --no-clear-screen --check --smol --interactive --if-present --no-install --prefer-offline --prefer-latest --experimental-http2-fetch --experimental-http3-fetch --expose-gc --no-deprecation --throw-deprecation --no-warnings --trace-warnings --trace-deprecation --pending-deprecation --zero-fill-buffers --use-system-ca --use-openssl-ca --use-bundled-ca --no-addons --no-ffi-cc --preserve-symlinks --preserve-symlinks-main --no-macros --experimental-stream-iter --tls-min-v1.2 --tls-min-v1.3 --tls-max-v1.2 --tls-max-v1.3 --jsx-side-effects --ignore-dce-annotations --no-env-file"},
	{Names: "--elide-lines= --watch-kill-signal= --port= --conditions= --max-http-header-size= --dns-result-order= --disable-warning= --title= --unhandled-rejections= --console-depth= --user-agent= --main-fields= --extension-order= -d= --define= --drop= --feature= --jsx-factory= --jsx-fragment= --jsx-import-source= --jsx-runtime= --shell= --cpu-prof-interval= --heap-prof-interval=", Value: Data},
	{Names: "-l= --loader=", Value: Data},
	{Names: "-F= --filter=", Value: Data},
	{Names: "--inspect --inspect[=] --inspect-wait --inspect-wait[=] --inspect-brk --inspect-brk[=]", Value: Data, Why: "opens a debugger's port"},
	{Names: "-r= --preload= --require= --import=", Value: RunsFile, Lang: TypeScript, Why: "runs that module first"},
	{Names: "-e= --eval= -p= --print=", Value: RunsText, Lang: TypeScript, Why: "runs its value", Ends: true},
	{Names: "--env-file= -c= --config= --tsconfig-override=", Value: RunsFile, Why: "its settings can change what runs"},
	{Names: "--cwd=", Value: Base},
	{Names: "-i --install=", Value: Data, Does: []Do{{Kind: automode.Install, Target: "packages that the code imports"}}, Why: "installs what the code imports"},
	{Names: "--cpu-prof --cpu-prof-md --heap-prof --heap-prof-md", Does: []Do{{Kind: automode.Write, Target: "."}}, Why: "writes a profile"},
	{Names: "--cpu-prof-dir= --heap-prof-dir=", Value: WritesTree, Why: "writes profiles there"},
	{Names: "--redirect-warnings=", Value: Writes, Why: "writes warnings there"},
}

var bunInstallFlags = []Flag{
	{Names: "-y --yarn -p --production --no-save --save --frozen-lockfile -f --force --no-cache --quiet --verbose --no-progress --no-summary --offline -g --global --save-text-lockfile --lockfile-only -d --dev -D --optional --peer --save-prod -E --exact -a --analyze --only-missing -L --latest -i --interactive -r --recursive --no-optional --json --tolerate-republish"},
	{Names: "--backend= --concurrent-scripts= --network-concurrency= --omit= --linker= --minimum-release-age= --minimum-release-age-excludes= --cpu= --os= --libc= --catalog= --depth= --audit-level= --ignore= --access= --tag= --otp= --auth-type= --gzip-level=", Value: Data},
	{Names: "--ignore-scripts"},
	{Names: "--dry-run", Cancels: NoInstall | NoPublish},
	{Names: "--cache-dir=", Value: WritesTree, Why: "keeps packages there"},
	{Names: "--registry=", Value: Fetches, Why: "takes packages from that registry"},
	{Names: "--no-verify --trust", Does: []Do{{Kind: automode.Weaken, Target: "a check of packages"}}, Why: "lets through what is otherwise checked"},
	{Names: "--ca= --cafile=", Value: Unread, Why: "changes whom it trusts"},
}

var bunBuildFlags = []Flag{
	{Names: "--production --compile --bytecode --no-optimize-bytecode --watch --splitting --no-split-require --no-module-preload --reject-unresolved --react-fast-refresh --react-compiler --no-bundle --emit-dce-annotations --minify --minify-syntax --minify-whitespace --minify-identifiers --compile-autoload-dotenv --no-compile-autoload-dotenv --compile-autoload-bunfig --no-compile-autoload-bunfig --compile-autoload-tsconfig --no-compile-autoload-tsconfig --compile-autoload-package-json --no-compile-autoload-package-json --no-deprecated-namespace-object-setters --app --keep-names --css-chunking --windows-hide-console"},
	{Names: "--target= --sourcemap[=] --banner= --footer= --format= --root= --min-chunk-size= --public-path= -e= --external= --allow-unresolved= --packages= --entry-naming= --chunk-naming= --asset-naming= --bytecode-depth= --compile-exec-argv= --compile-jit-policy= --windows-title= --windows-publisher= --windows-version= --windows-description= --windows-copyright= --env=", Value: Data},
	{Names: "--outdir=", Value: WritesTree, Why: "writes the bundle there"},
	{Names: "--outfile= --metafile= --metafile-md=", Value: Writes, Why: "writes the bundle there"},
	{Names: "--compile-executable-path= --windows-icon= --bytecode-order= --asset=", Value: Reads},
}

var bunWhyFlags = []Flag{{Names: "--top"}, {Names: "--depth=", Value: Data}}

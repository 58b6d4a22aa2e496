package commands

import "automode"

// Programs of which only that is known which each of them does not do when it is
// asked for its version or its help: nobody read their other options here.

var versionsAsked = Program{
	Name: "autoconf",
	Kin: "pyspark starkli libtool cpack gas gcov-tool gcov-dump flang ifort icc icx nsys evcxr dlv cake nuke perltidy bfg gitlab-runner chef salt " +
		"salt-call pdk mn valet duplicity mosh multitail speedtest fluentd prometheus cypher-shell arangosh mycli pgbench redis-benchmark " +
		"pgbouncer memcached hive beeline spark-submit spark-sql spark-shell sysbench fio atuin tmuxinator tmuxp gimp uwsgi browser-sync newman bru " +
		"hurl lazydocker gitui ctop broot xplr yazi ranger vifm nnn bandwhich gping cmus weechat newsboat calcurse lnav pspg tfswitch tfupdate " +
		"conda-lock py2app lighthouse pa11y httpie speedtest-cli buildkite-agent concourse ocrmypdf-gui supercollider solargraph pry foreman-start " +
		"capistrano test-kitchen mssql-cli sgpt fsharpc linkchecker steamcmd great_expectations grcov mongos postgres mysqld mariadbd redis-server " +
		"valkey-server dockerd containerd kubelet kube-apiserver kube-proxy etcd grafana-server elasticsearch minio kibana logstash firefox " +
		"google-chrome google-chrome-stable chromium chromium-browser msedge opera brave-browser subl zed kate gedit gnome-text-editor mousepad " +
		"wireshark virtualbox calibre ebook-convert sphinx-quickstart cookiecutter copier kitty alacritty wezterm ghostty byobu vlc obs handbrake-cli " +
		"audacity inkview libreoffice-calc krita darktable rawtherapee freecad kicad-cli ansible-navigator chalice zappa kubecm nushell " +
		"clippy-driver gnat vala mcs mono lhs2tex surge watchman syncthing starship topgrade thefuck navi lf peco percol sk git-cola gitg meld " +
		"kdiff3 p4merge zeek suricata ysqlsh wkhtmltopdf wkhtmltoimage litellm vllm promptfoo mongod mods mcfly trip pkgx osqueryi powertop " +
		"powermetrics xsltproc ccze rbspy gp sage runsvdir qalc steam dropbox nvidia-settings arduino-ide pinta shotwell " +
		"capnp plop hygen yo degit renovate phpdoc ponyc haxe coffee papermill stubtest pyan3 git-changelog chromatic mikro-orm rust-script mlir-opt infer klee honggfuzz stap " +
		"massif-visualizer visualvm jwebserver baksmali dotnet-format fake rubycritic typo3 actool autojump ghstack gitinspector repomix code2prompt howdoi schemathesis dredd pact wiremock " +
		"mockoon-cli sshfs nping hping3 flower tippecanoe cromwell feast bentoml " +
		"ragel afl-fuzz drawio marp slidev reveal-md swagger-codegen weasyprint kindlegen nextpnr-ice40 nextpnr-ecp5 ngspice ceedling nrfutil esphome mpremote mpy-cross nix-tree nix-diff nvd cachix colmena agenix nix-locate nurl darwin-rebuild tiled naga toktx rojo wally pyxel emrun inklecate ibtool xcstringstool sourcery committed chez danger packwerk regula ghz very_good",
	Rare: true, Package: true, Summary: "does something that nobody read", Manual: "the --help of each",
	Row: Row{
		Style: Plain, Args: anyData, Refine: versionAsked,
		Does: []Do{{Kind: automode.Run, Target: "what its words name", Why: "does what nobody read"}},
	},
}

var versionsAskedCases = []Case{
	{`autoconf --version`, `nothing`}, {`gas -o x a.s`, `Run what its words name`}, {`uwsgi`, `Run what its words name`}, {`dlv version x`, `Run what its words name`},
	{`mongod --version`, `nothing`}, {`plop new component`, `Run what its words name`}, {`redis-server --port 1`, `Run what its words name`},
	{`atuin --version x`, `Run what its words name`}, {`dlv version`, `nothing`},
}

// versionAsked: the question has to be all that is said.
func versionAsked(m *Match) {
	if len(m.Args) == 1 && (m.Args[0].Is("--version") || m.Args[0].Is("--help") || m.Args[0].Is("version") && m.name() == "dlv") {
		m.Facts = nil
	}
}

package commands

// askedOnly are programs of which little is said here: what they print of
// themselves. Anything else that they do nobody described.
var askedOnly = []Do{{Why: "nobody described more of it than what it prints of itself"}}

var askedPrograms = Program{
	Name: "mongod", Rare: true,
	Kin:     "mongos postgres mysqld mariadbd redis-server valkey-server dockerd containerd kubelet kube-apiserver kube-proxy etcd grafana-server elasticsearch minio kibana logstash firefox google-chrome google-chrome-stable chromium chromium-browser msedge opera brave-browser subl hx zed kate gedit gnome-text-editor mousepad kak wireshark virtualbox calibre ebook-convert sphinx-quickstart cookiecutter copier kitty alacritty wezterm ghostty byobu mpv vlc obs handbrake-cli audacity inkview libreoffice-calc krita darktable rawtherapee freecad kicad-cli ansible-navigator chalice zappa crossplane kubecm dockle nushell clippy-driver gnat gprbuild yosys verible-verilog-lint vala valac mcs mono coqtop lhs2tex uncrustify surge watchman syncthing starship topgrade thefuck navi lf peco percol sk gource git-cola gitg meld kdiff3 p4merge diffoscope zeek suricata tidb-server ysqlsh wkhtmltopdf wkhtmltoimage litellm vllm promptfoo",
	Summary: "servers, editors and other programs, as far as they print of themselves", Manual: "their manuals, for --help and --version",
	Row: Row{Style: Plain, Does: askedOnly, Args: anyData, Refine: onlyAsked},
}

// onlyAsked: anything beside the one option may be a command of its own.
func onlyAsked(m *Match) {
	if len(m.Words) == 2 && m.Words[1].Exact() && named("--help --version", m.Words[1].Text) {
		m.Facts = nil
	}
}

var askedProgramsCases = []Case{
	{`mongod --version`, `nothing`}, {`redis-server --help`, `nothing`},
	{`mongod`, `Unknown nobody described more of it than what it prints of itself`},
	{`redis-server --version --port 1`, `Unknown nobody described more of it than what it prints of itself`},
	{`firefox https://h.test`, `Unknown nobody described more of it than what it prints of itself`},
}

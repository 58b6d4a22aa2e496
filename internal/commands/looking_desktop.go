package commands

// desktopLooking are of what belongs to a desktop, its windows, sound and prints.
var desktopLooking = []looking{

	{"arecord", "-l! -L! --list-devices! --list-pcms!", ""},

	{"cmus-remote", "-Q!", ""},
	{"dmenu rofi sxiv bspwm sxhkd i3 openbox swaybg swayidle", "-v! -version!", ""},
	{"bspc", "query", "-D -M -N -T -d= -m= -n= --names --desktops --monitors --nodes --tree --desktop= --monitor= --node="},
	{"duti", "-x -l -d -e", ""},
	{"fc-cache", "-V!", ""},
	{"gdbus", "introspect", "-e -y --system --session -d= -o= --dest= --object-path= --recurse --xml"},
	{"gnome-extensions", "list! info show version!", "--enabled --disabled --active --inactive --user --updates --prefs -d"},
	{"gnome-shell mutter kwin_x11 kwin_wayland plasmashell nautilus dolphin thunar pcmanfm evince okular eog", "-v!", ""},
	{"hyprctl", "version! monitors! workspaces! activeworkspace! workspacerules! clients! devices! decorations binds! activewindow! layers! splash! getoption cursorpos! animations! instances! layouts! configerrors! rollinglog! globalshortcuts! systeminfo!", "-j -i= --instance="},
	{"i3-msg swaymsg", "-t.get_workspaces! -t.get_outputs! -t.get_tree! -t.get_marks! -t.get_bar_config -t.get_binding_modes! -t.get_binding_state! -t.get_version! -t.get_config! -t.get_inputs! -t.get_seats! --type.get_workspaces! --type.get_outputs! --type.get_tree! --type.get_version! --type.get_inputs! -v!", "-r -p -q -s= --raw --pretty"},
	{"instruments", "-s!", ""},
	{"kscreen-doctor", "-o! -j! --outputs! --json!", ""},
	{"mocp", "-i! -V! --info!", ""},
	{"mpc", "! status! current! queued! ls lsplaylists! playlist! listall search find list stats! version! outputs! channels!", "-f= --format= -h@ --host@ -p= --port="},
	{"niri", "msg.outputs! msg.windows! msg.workspaces! msg.focused-window! msg.focused-output! msg.version! msg.layers! msg.keyboard-layouts! validate!", "-j --json"},
	{"pw-cli", "ls list-objects info i list-remotes! list-factories! list-types!", "-r= --remote= -m"},
	{"pw-top", "-b -b!", "-b -n= --batch-mode --iterations="},
	{"pw-link", "-o! -i! -l! -io! -iol!", "-o -i -l -I -v"},
	{"qdbus qdbus6 qdbus-qt5", "!", "--system"},
	{"texdoc", "-l --list", ""},
	{"wayland-info xvinfo xlsatoms xlsfonts", "!", "-l -ll -lll -fn= -display="},
	{"xdg-user-dir", "*", ""},
	{"xev xeyes", "-version!", ""},
	{"xinput", "list! --list! list-props --list-props query-state --query-state get-feedbacks get-button-map version!", "--short --long --id-only --name-only"},
	{"xkbcli", "list! compile-keymap", "--rules= --model= --layout= --variant= --options= --load-exotic"},
	{"xmodmap", "-pk! -pke! -pm! -pp! -version! -n<", "-quiet -verbose -display="},
	{"xrdb", "-query! -symbols! -get -q! -version! -help!", "-all -display="},
	{"zellij", "ls! list-sessions! list-aliases! setup.--check! setup.--dump-config! setup.--dump-layout", "-n -s -r"},
	{"wmctrl", "! -l! -lG! -d! -m!", "-l -p -G -x -d -m"},
	{"xrandr", "! -q! --query! --current! --listmonitors! --listactivemonitors! --listproviders! --prop! --properties! -v!", "-q --query --current --prop --properties --verbose --listmonitors --listproviders --screen= -d= --display= --nograb"},
	{"xset", "q! -q! -version!", "-display="},
}

package commands

import (
	"strings"

	"automode"
)

// Programs of a desktop.

var gsettings = Program{
	Name: "gsettings", Rare: true, Kin: "dconf xdg-mime xdg-settings kreadconfig5 kwriteconfig5 xfconf-query setxkbmap amixer pactl wpctl pamixer brightnessctl playerctl bluetoothctl", Summary: "shows or sets how the desktop is", Manual: "gsettings(1), GLib 2.82; dconf(1), 0.40; xdg-mime(1), xdg-settings(1), xdg-utils 1.2; xrandr(1); pactl(1), PulseAudio 17; amixer(1); bluetoothctl(1); playerctl(1)",
	Row: Row{Style: Plain, Args: anyData, Refine: gsettingsVerb, Stdin: []In{{Role: RunsText, When: &When{Args: "0"}}}},
}

var gsettingsCases = []Case{
	{`gsettings get org.x y`, `Query the desktop`}, {`gsettings set org.x y z`, `Configure{persists} the desktop`}, {`xdg-mime query default text/html`, `Query the desktop`}, {`pactl list short sinks`, `Query the desktop`}, {`dconf dump /`, `Query the desktop`},
}

func gsettingsVerb(m *Match) {
	(&verbTool{looks: "get list list-schemas list-keys list-children list-recursively list-relocatable-schemas range describe writable read dump query check q --query -q --list --listmonitors --current status info scontrols controls sget get-volume inspect metadata position devices paired-devices show -l -lG", quiet: "-c -p -i -f -d -D -m -s -R -F --card --player --format --all-players --device --ignore-player --follow --reset-color --property --channel --group --file --key --default", bare: true, of: "the desktop", kind: automode.Configure, trait: automode.Persists, why: "sets the desktop up differently"}).read(m)
}

var notifySend = Program{
	Name: "notify-send", Rare: true, Kin: "say espeak espeak-ng spd-say terminal-notifier growlnotify zenity kdialog yad dialog whiptail xmessage gxmessage osd_cat beep afplay aplay paplay mpg123 play", Summary: "tells the person something", Manual: "notify-send(1), libnotify 0.8; say(1), afplay(1), macOS 15; espeak(1), 1.51; dialog(1), 1.3; zenity(1), 4.0; aplay(1)",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: anyData, Does: []Do{{Kind: automode.Query, Target: "the person"}},
		Refine: playsPipe,
		Flags: []Flag{
			{Names: "-o= --output-file=", Value: Writes, Why: "writes sound to a file"}, {Names: "-f= --input-file= --filename= --textbox= --file=", Value: Reads},
			{Names: "-l -L --list-devices --list-pcms", Of: "aplay"}, {Names: "-execute= -n=", Value: RunsLine, Why: "starts its value"}, {Names: "-open= -activate= -sender=", Value: Data, Of: "terminal-notifier"},
		},
	},
}

// playsPipe: SoX takes a name with a bar in front for a command.
func playsPipe(m *Match) {
	for _, w := range m.Args {
		if line, ok := strings.CutPrefix(w.Text, "|"); ok && m.name() == "play" {
			w.Text = line
			m.Add(roleFact(RunsLine, w, "plays what the command prints"))
		}
	}
}

var notifySendCases = []Case{
	{`notify-send -u critical done`, `Query the person`}, {`say done`, `Query the person`}, {`aplay -l`, `Query the person`}, {`say -o f -f g`, `Query the person; Write f; Read g`}, {`terminal-notifier -message x -execute 'rm y'`, `Query the person; Run[line] rm y`}, {`terminal-notifier -message x -open https://h.test`, `Query the person`},
}

var xdotool = Program{
	Name: "xdotool", Rare: true, Kin: "ydotool wtype xte cliclick screencapture scrot gnome-screenshot grim maim import xwd flameshot spectacle ffplay", Summary: "watches or drives the screen", Manual: "xdotool(1), 3.2; screencapture(1), macOS 15; scrot(1), 1.11; grim(1), 1.4",
	Row: Row{Style: Plain, Args: anyData, Does: []Do{{Kind: automode.Control, Target: "the screen", Why: "watches or drives what the person works with"}}},
}

var xdotoolCases = []Case{{`xdotool key ctrl+c`, `Control the screen`}}

var gio = Program{
	Name: "gio", Rare: true, Kin: "kioclient kioclient5", Summary: "works on files as the desktop does", Manual: "gio(1), GLib 2.82; kioclient(1), KDE 6",
	Row: Row{
		Style: Looking, Help: "--help --version",
		Rows: []Row{
			{Names: "mime", Args: []Arg{{At: First, Role: Data}, {At: Rest, Role: Data}}, Does: []Do{{Kind: automode.Configure, Target: "which program opens a type of file", When: &When{Args: "2+"}, Traits: automode.Persists, Why: "sets which program opens a type of file"}}},
			{Names: "info list tree monitor help", Args: []Arg{{Role: Lists}}},
			{Names: "cat", Args: []Arg{{Role: Reads}}},
			{Names: "trash remove del rm", Args: []Arg{{Role: Deletes, Extent: automode.Tree, Why: "moves it to the trash, or removes it"}}},
			{Names: "copy cp move mv mkdir rename save set mount open launch download upload", Style: Plain, Does: []Do{{Kind: automode.Unknown, Why: "nobody read what it does here"}}, Args: anyData},
		},
	},
}

var gioCases = []Case{
	{`gio mime text/plain`, `nothing`}, {`gio mime text/plain x.desktop`, `Configure{persists} which program opens a type of file`}, {`gio trash /`, `Delete //**`}, {`gio info a`, `Read{listing} a`}, {`gio cat a`, `Read a`}, {`gio copy a b`, `Unknown nobody read what it does here`},
}

var trash = Program{
	Name: "trash", Rare: true, Kin: "trash-put gvfs-rm rmtrash srm", Summary: "moves files to the trash, or removes them", Manual: "trash-put(1), trash-cli 0.24; srm(1), 1.2",
	Row: Row{Style: Looking, Help: "--help --version", Args: []Arg{{Role: Deletes, Extent: automode.Tree, Why: "moves it to the trash, or removes it"}}},
}

var trashCases = []Case{{`trash a`, `Delete a/**`}, {`srm list`, `Delete list/**`}}

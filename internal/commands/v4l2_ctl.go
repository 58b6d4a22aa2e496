package commands

import (
	"automode"
)

var v4l2 = Program{
	Name: "v4l2-ctl", Rare: true, Summary: "shows and sets video devices", Manual: "v4l2-ctl(1), v4l-utils 1.30",
	Row: Row{
		Help: "-h --help --help-all", Does: thisMachine,
		Flags: []Flag{
			{Names: "-d= --device= --list-devices -D --info --all -l --list-ctrls -L --list-ctrls-menus --list-formats --list-formats-ext --list-inputs --list-outputs --list-standards --list-framesizes= --list-frameintervals= -C= --get-ctrl= -V --get-fmt-video -P --get-parm -I --get-input -S --get-standard -k --concise -w --wrapper --verbose", Value: Data},
			{Names: "-c= --set-ctrl= -v= --set-fmt-video= -i= --set-input= -s= --set-standard= -p= --set-parm=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "a video device"}}, Why: "sets the device"},
		},
	},
}

var v4l2Cases = []Case{{`v4l2-ctl --list-devices`, `Query this machine`}, {`v4l2-ctl -d 0 --set-ctrl x=1`, `Query this machine; Configure a video device`}, {`v4l2-ctl --stream-to f`, `Unknown no option “--stream-to” is known`}}

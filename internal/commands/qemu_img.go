package commands

import (
	"strings"

	"automode"
)

var qemuImg = Program{
	Name: "qemu-img", Rare: true, Summary: "makes and converts images of disks", Manual: "qemu-img(1), QEMU 10",
	Row: Row{
		Help: "-h --help -V --version", Refine: imageAddresses,
		Rows: []Row{
			{Names: "info check map measure compare", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-q -U --force-share -p -s -f= -F= -O= --output= --backing-chain", Value: Data}}},
			{Names: "create", Args: []Arg{{At: First, Role: Writes, Why: "makes the image"}, {At: Rest, Role: Data}}, Flags: []Flag{{Names: "-q -u -f= -F=", Value: Data}, {Names: "-b=", Value: Reads}}},
			{Names: "dd", Args: anyData, Refine: ddFiles, Flags: []Flag{{Names: "-U -f= -O=", Value: Data}}},
			{Names: "convert", Args: []Arg{{At: ButLast, Role: Reads}, {At: Last, Role: Writes, Why: "writes the image there"}}, Flags: []Flag{{Names: "-c -p -q -n -C -W -U -f= -O= -m= -S= -t= -T=", Value: Data}}},
			{Names: "snapshot", Args: []Arg{{Role: Reads, When: &When{Without: "-c -a -d"}}, {Role: Edits, When: &When{With: "-c -a -d"}, Why: "changes the image"}}, Flags: []Flag{
				{Names: "-q -U --force-share -l --image-opts", Value: Data}, {Names: "-c=", Value: Data},
				{Names: "-a= -d=", Value: Data, Does: []Do{{Kind: automode.Lose, Target: "what the image, or its snapshot, holds", Why: "goes back to a snapshot, or removes it"}}}}},
			{Names: "commit", Args: []Arg{{Role: Edits, Why: "empties the image"}}, Does: []Do{{Kind: automode.Lose, Target: "what the image below holds", Why: "writes into the image that this one stands on"}}, Flags: []Flag{{Names: "-q -p -d -f= -t= -b= -r=", Value: Data}}},
			{Names: "resize rebase amend bitmap", Args: []Arg{{Role: Edits, Why: "changes the image"}}, Flags: []Flag{{Names: "-q -p -u -f= -F= -l", Value: Data}, {Names: "--shrink", Does: []Do{{Kind: automode.Lose, Target: "the end of what the image holds"}}, Why: "cuts the image off"}, {Names: "-c= -a= -d=", Value: Data}, {Names: "-b=", Value: Reads}}},
		},
	},
}

// imageAddresses: an image is named by a path, or by a driver and what that takes:
// a host, or a description in which anything may stand.
func imageAddresses(m *Match) {
	for i := range m.Facts {
		f := &m.Facts[i]
		driver, rest, ok := strings.Cut(f.Word.Text, ":")
		if !ok || strings.Contains(driver, "/") {
			continue
		}
		why := f.Why
		switch {
		case driver == "file" && !strings.Contains(rest, ":"):
			continue
		case !strings.HasPrefix(rest, "//"):
			*f = Fact{Kind: automode.Unknown, Word: f.Word, Why: "a driver of images opens what nobody read"}
		case f.Role == Reads:
			*f = roleFact(Fetches, f.Word, "takes the image from there")
		case f.Role == Writes, f.Role == Edits:
			*f = roleFact(Sends, f.Word, why)
		}
	}
}

var qemuImgCases = []Case{
	{`qemu-img dd -f raw if=a of=/dev/sda bs=1M`, `Read a; Write /dev/sda`},
	{`qemu-img`, `nothing`},
	{`qemu-img info --output json a.qcow2`, `Read a.qcow2`},
	{`qemu-img create -f qcow2 -b base a.qcow2 10G`, `Write a.qcow2; Read base`},
	{`qemu-img convert -O raw a.qcow2 /dev/sda`, `Read a.qcow2; Write /dev/sda`},
	{`qemu-img convert -O raw https://h.test/x y`, `Fetch https://h.test/x; Write y`},
	{`qemu-img convert a.raw ssh://h.test/x`, `Read a.raw; Send ssh://h.test/x`},
	{`qemu-img info json:{}`, `Unknown a driver of images opens what nobody read`},
	{`qemu-img snapshot -l a`, `Read a`}, {`qemu-img snapshot -c x a`, `Write a`}, {`qemu-img snapshot -d x a`, `Write a; Lose what the image, or its snapshot, holds`}, {`qemu-img rebase -u -b y a`, `Write a; Read y`}, {`qemu-img resize -c x a`, `Write a`}, {`qemu-img resize --shrink a 1G`, `Write a; Write 1G; Lose the end of what the image holds`}, {`qemu-img commit -q a`, `Lose what the image below holds; Write a`},
}

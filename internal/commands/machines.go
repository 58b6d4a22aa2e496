package commands

import (
	"strings"

	"automode"
)

var qemu = Program{
	Name: "qemu-system-x86_64", Rare: true, Summary: "is a machine in which another system runs", Manual: "qemu-system-x86_64(1) and the invocation chapter of QEMU 10.1",
	Kin: "qemu-system-i386 qemu-system-arm qemu-system-aarch64 qemu-system-riscv32 qemu-system-riscv64 qemu-system-mips qemu-system-mipsel qemu-system-mips64 qemu-system-mips64el qemu-system-ppc qemu-system-ppc64 qemu-system-s390x qemu-system-sparc qemu-system-sparc64 qemu-system-xtensa qemu-system-avr qemu-system-m68k qemu-system-microblaze qemu-system-or1k qemu-system-loongarch64 qemu-system-rx qemu-system-sh4",
	Row: Row{
		Style: Single, Help: "-h -help --help -version --version", Refine: qemuParts, Args: []Arg{{Role: Edits, Why: "the machine writes to its disk"}},
		Does: []Do{{Kind: automode.Change, Target: "a machine of its own", Traits: automode.Contained, Why: "starts a system in a machine of its own"}},
		Flags: []Flag{
			{Names: "-snapshot"}, {Names: "-nographic -no-reboot -no-shutdown -enable-kvm -S -nodefaults -no-user-config -no-fd-bootchk -no-hpet -no-acpi -full-screen", Value: Data},
			{Names: "-m= -smp= -cpu= -accel= -vga= -append= -uuid= -rtc= -d= -icount= -watchdog-action= -action= -g= -usb -msg=", Value: Data}, {Names: "-M= -machine=", Value: Data}, {Names: "-display=", Value: Data},
			{Names: "-kernel= -initrd= -dtb= -cdrom= -L= -bios=", Value: Reads},
			{Names: "-hda= -hdb= -hdc= -hdd= -fda= -fdb= -sd= -mtdblock= -pflash=", Value: Edits, Why: "the machine writes to its disk"},
			{Names: "-drive= -blockdev=", Value: Data}, {Names: "-serial= -monitor= -parallel= -debugcon= -chardev= -qmp=", Value: Data}, {Names: "-net= -netdev= -nic=", Value: Data}, {Names: "-device=", Value: Data}, {Names: "-object=", Value: Data},
			{Names: "-D= -pidfile=", Value: Writes, Why: "writes there"},
			{Names: "-s -gdb=", Value: Data, Does: []Do{{Kind: automode.Expose, Target: "the machine's debugger"}}, Why: "lets other hosts reach the machine"}, {Names: "-vnc= -spice=", Value: Data, Does: []Do{{Kind: automode.Expose, Target: "the machine's screen"}}, Why: "lets other hosts reach the machine"},
			{Names: "-virtfs= -fsdev= -fw_cfg= -acpitable= -option-rom= -readconfig= -incoming= -loadvm= -semihosting -semihosting-config= -plugin= -runas= -run-with= -chroot= -daemonize -mem-path= -tpmdev= -global= -set= -sandbox= -trace= -add-fd= -smb= -name= -boot= -k= -audio= -audiodev= -soundhw= -usbdevice= -numa= -smbios=", Value: Data, Does: []Do{{Why: "gives the machine a part of this one"}}},
		},
	},
}

var qemuCases = []Case{
	{`qemu-system-arm -M lm3s6965evb -nographic -kernel a.elf -serial mon:stdio`, `Change{contained} a machine of its own; Read a.elf`},
	{`qemu-system-x86_64 -drive file=a.img,format=raw,snapshot=on -m 512`, `Change{contained} a machine of its own; Read a.img`}, {`qemu-system-x86_64 -drive file=a.img,format=raw`, `Change{contained} a machine of its own; Write a.img`}, {`qemu-system-x86_64 -snapshot -hda a.img`, `Change{contained} a machine of its own; Read a.img`},
	{`qemu-system-x86_64 -drive driver=https,url=x`, `Change{contained} a machine of its own; Unknown nobody read what “driver=https,url=x” gives the machine`}, {`qemu-system-x86_64 -hda fat:rw:d`, `Change{contained} a machine of its own; Write fat:rw:d; Unknown nobody read what “fat:rw:d” gives the machine`}, {`qemu-system-x86_64 a.img`, `Change{contained} a machine of its own; Write a.img`},
	{`qemu-system-x86_64 -serial file:s.log -display none -D d.log`, `Change{contained} a machine of its own; Write d.log; Write s.log`}, {`qemu-system-x86_64 -monitor tcp::4444,server`, `Change{contained} a machine of its own; Unknown nobody read what “tcp::4444,server” gives the machine`},
	{`qemu-system-x86_64 -nic user,model=e1000`, `Change{contained} a machine of its own`}, {`qemu-system-x86_64 -netdev user,id=n,hostfwd=tcp::22-:22`, `Change{contained} a machine of its own; Unknown nobody read what “user,id=n,hostfwd=tcp::22-:22” gives the machine`}, {`qemu-system-x86_64 -net none`, `Change{contained} a machine of its own`},
	{`qemu-system-x86_64 -device virtio-net-pci,netdev=n`, `Change{contained} a machine of its own`}, {`qemu-system-x86_64 -device vfio-pci,host=1`, `Change{contained} a machine of its own; Unknown nobody read what “vfio-pci,host=1” gives the machine`}, {`qemu-system-x86_64 -object rng-random,filename=x`, `Change{contained} a machine of its own; Unknown nobody read what “rng-random,filename=x” gives the machine`},
	{`qemu-system-arm -M virt,dumpdtb=f -display vnc=:1`, `Change{contained} a machine of its own; Unknown nobody read what “virt,dumpdtb=f” gives the machine; Unknown nobody read what “vnc=:1” gives the machine`}, {`qemu-system-arm -L d`, `Change{contained} a machine of its own; Read d`},
	{`qemu-system-x86_64 -s -vnc :1`, `Change{contained} a machine of its own; Expose the machine's debugger; Expose the machine's screen`}, {`qemu-system-x86_64 -virtfs local,path=/`, `Change{contained} a machine of its own; Unknown gives the machine a part of this one`}, {`qemu-system-arm -semihosting`, `Change{contained} a machine of its own; Unknown gives the machine a part of this one`},
}

// qemuParts reads the lists of settings: disks by their files, lines that end in
// this terminal, and a network that nobody reaches from outside.
func qemuParts(m *Match) {
	snapshot := m.Holds("-snapshot")
	for i := range m.hits {
		h := &m.hits[i]
		w := h.Value
		if !h.Has {
			continue
		}
		ok := w.Exact()
		switch first, rest, _ := strings.Cut(w.Text, ","); {
		case flagNamed(h.Flag, "-drive"):
			ok = ok && m.qemuDisk(w.Text)
		case flagNamed(h.Flag, "-serial"):
			if to, file := strings.CutPrefix(w.Text, "file:"); file && ok && !strings.Contains(to, ",") {
				m.Add(roleFact(Writes, Lit(to), "writes what the machine says there"))
				continue
			}
			ok = ok && (named("stdio mon:stdio none null vc pty stdio,id=con", w.Text) || strings.HasPrefix(w.Text, "stdio,id=") || strings.HasPrefix(w.Text, "null,id="))
		case flagNamed(h.Flag, "-net"):
			ok = ok && (first == "none" || first == "user" || first == "nic") && !strings.Contains(rest, "fwd") && !strings.Contains(rest, "smb") && !strings.Contains(rest, "tftp") && !strings.Contains(rest, "bootfile")
		case flagNamed(h.Flag, "-device"):
			ok = ok && !strings.Contains(rest, "file") && !strings.Contains(rest, "host") && !strings.HasPrefix(first, "vfio") && !strings.HasPrefix(first, "usb-host") && first != "loader" && !strings.Contains(rest, "sysfsdev") && !strings.Contains(rest, "path")
		case flagNamed(h.Flag, "-machine"):
			ok = ok && (rest == "" || named("accel=kvm accel=tcg accel=hvf accel=kvm:tcg usb=off graphics=off virtualization=on secure=on gic-version=3", rest))
		case flagNamed(h.Flag, "-display"):
			ok = ok && named("none gtk sdl curses cocoa", w.Text)
		case flagNamed(h.Flag, "-object"):
			ok = ok && first == "memory-backend-ram"
		default:
			continue
		}
		if !ok {
			m.Unknown("nobody read what "+quote(w)+" gives the machine", w)
		}
	}
	for i := range m.Facts {
		f := &m.Facts[i]
		if (f.Role == Edits || f.Role == Reads) && strings.Contains(f.Word.Text, ":") {
			m.Unknown("nobody read what "+quote(f.Word)+" gives the machine", f.Word) // a folder, or another host
			return
		}
		if snapshot && f.Role == Edits {
			*f = roleFact(Reads, f.Word, "")
		}
	}
}

// qemuDisk adds what is done to the file of a disk, and reports whether all that
// is said of it is known.
func (m *Match) qemuDisk(text string) bool {
	file, writes := "", true
	for part := range strings.SplitSeq(text, ",") {
		name, value, _ := strings.Cut(part, "=")
		switch name {
		case "file", "filename":
			if file != "" || strings.Contains(value, ":") {
				return false
			}
			file = value
		case "snapshot", "readonly", "read-only":
			writes = writes && value != "on"
		case "format", "if", "id", "index", "media", "cache", "aio", "discard", "unit", "bus", "node-name", "detect-zeroes":
		case "driver":
			if !named("file qcow2 raw", value) {
				return false
			}
		default:
			return false
		}
	}
	if file == "" {
		return true
	}
	if writes {
		m.Add(roleFact(Edits, Lit(file), "the machine writes to its disk"))
	} else {
		m.Add(roleFact(Reads, Lit(file), ""))
	}
	return true
}

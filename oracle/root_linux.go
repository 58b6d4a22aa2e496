package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
)

// The throw-away root: a process in namespaces of its own (user, mounts,
// processes, network, host name), whose root is a file system in memory with
// the machine's programs bound into it, read only. It is root in there and
// nobody outside, has no network, and when its first process ends, all end.

// stage names, in the environment, which part of the way inside a process is.
const stage = "AUTOMODE_ORACLE_STAGE"

// hostID is who the root of the throw-away root is outside, when we may choose.
const hostID = 100000

// inside returns a command that runs this program in a throw-away root.
func inside() (*exec.Cmd, error) {
	exe, err := os.Open("/proc/self/exe")
	if err != nil {
		return nil, err
	}
	ids := func(own int) []syscall.SysProcIDMap {
		if os.Getuid() == 0 {
			return []syscall.SysProcIDMap{{ContainerID: 0, HostID: hostID, Size: 65536}}
		}
		return []syscall.SysProcIDMap{{ContainerID: 0, HostID: own, Size: 1}}
	}
	cmd := exec.Command("/proc/self/exe")
	cmd.Env = []string{stage + "=root"}
	cmd.ExtraFiles = []*os.File{exe} // descriptor 3
	cmd.SysProcAttr = &syscall.SysProcAttr{
		Cloneflags:  syscall.CLONE_NEWUSER | syscall.CLONE_NEWNS | syscall.CLONE_NEWPID | syscall.CLONE_NEWNET | syscall.CLONE_NEWIPC | syscall.CLONE_NEWUTS,
		UidMappings: ids(os.Getuid()), GidMappings: ids(os.Getgid()),
		GidMappingsEnableSetgroups: os.Getuid() == 0,
		Credential:                 &syscall.Credential{NoSetGroups: os.Getuid() != 0},
		Pdeathsig:                  syscall.SIGKILL,
	}
	return cmd, nil
}

// enterRoot makes the throw-away root, moves into it and starts this program
// again there. It returns only with an error.
func enterRoot() error {
	if os.Getpid() != 1 {
		return errors.New("this is no namespace of processes of its own")
	}
	if err := os.Setenv("PATH", ""); err != nil {
		return err
	}
	if err := mount("", "/", "", syscall.MS_REC|syscall.MS_PRIVATE, ""); err != nil {
		return err
	}
	const top = "/tmp"
	if err := mount("tmpfs", top, "tmpfs", syscall.MS_NOSUID|syscall.MS_NODEV, "mode=755,size=512m"); err != nil {
		return err
	}
	for _, d := range []string{"proc", "dev", "etc", "tmp", "var/tmp", "run", "home", "root", "usr", "srv", "opt", "mnt", ".old"} {
		if err := os.MkdirAll(filepath.Join(top, d), 0o755); err != nil {
			return err
		}
	}
	if err := mount("proc", top+"/proc", "proc", syscall.MS_NOSUID|syscall.MS_NODEV|syscall.MS_NOEXEC, ""); err != nil {
		return err
	}
	for _, name := range []string{"null", "zero", "full", "random", "urandom", "tty"} {
		if err := bindFile("/dev/"+name, top+"/dev/"+name); err != nil {
			return err
		}
	}
	for link, to := range map[string]string{"fd": "/proc/self/fd", "stdin": "/proc/self/fd/0", "stdout": "/proc/self/fd/1", "stderr": "/proc/self/fd/2"} {
		if err := os.Symlink(to, top+"/dev/"+link); err != nil {
			return err
		}
	}
	if err := copyProgram(top + "/run/oracle"); err != nil {
		return err
	}
	if err := programs(top); err != nil {
		return err
	}
	if err := syscall.PivotRoot(top, top+"/.old"); err != nil {
		return fmt.Errorf("moving into the new root: %w", err)
	}
	if err := os.Chdir("/"); err != nil {
		return err
	}
	if err := syscall.Unmount("/.old", syscall.MNT_DETACH); err != nil {
		return fmt.Errorf("leaving the old root: %w", err)
	}
	if err := os.Remove("/.old"); err != nil {
		return err
	}
	if err := syscall.Sethostname([]byte("oracle")); err != nil {
		return err
	}
	return restart()
}

// programs binds what runs programs into the new root: /usr and its links, and
// of /etc only what programs are found by.
func programs(top string) error {
	if err := mount("/usr", top+"/usr", "", syscall.MS_BIND|syscall.MS_REC, ""); err != nil {
		return err
	}
	if err := readOnly(top + "/usr"); err != nil {
		return err
	}
	for _, d := range []string{"bin", "sbin", "lib", "lib32", "lib64", "libx32"} {
		to, err := os.Readlink("/" + d)
		if err != nil {
			continue // none here
		}
		if err := os.Symlink(to, filepath.Join(top, d)); err != nil {
			return err
		}
	}
	if err := os.Mkdir(top+"/etc/alternatives", 0o755); err != nil {
		return err
	}
	links, err := os.ReadDir("/etc/alternatives")
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	for _, l := range links {
		if to, err := os.Readlink("/etc/alternatives/" + l.Name()); err == nil {
			if err := os.Symlink(to, filepath.Join(top, "etc/alternatives", l.Name())); err != nil {
				return err
			}
		}
	}
	for _, f := range []string{"ld.so.cache", "ld.so.conf", "nsswitch.conf", "localtime"} {
		data, err := os.ReadFile("/etc/" + f)
		if err != nil {
			continue
		}
		if err := os.WriteFile(top+"/etc/"+f, data, 0o644); err != nil {
			return err
		}
	}
	accounts := "root:x:0:0:root:/root:/bin/bash\ndev:x:0:0:dev:" + home + ":/bin/bash\nother:x:1001:1001:other:/home/other:/bin/bash\n"
	if err := os.WriteFile(top+"/etc/passwd", []byte(accounts), 0o644); err != nil {
		return err
	}
	return os.WriteFile(top+"/etc/group", []byte("root:x:0:\n"), 0o644)
}

// copyProgram writes this program into the new root. It comes as a descriptor,
// since it may lie where nobody else may look.
func copyProgram(to string) error {
	f, err := os.OpenFile(to, os.O_CREATE|os.O_WRONLY, 0o755)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, os.NewFile(3, "this program"))
	return errors.Join(err, f.Close())
}

func mount(from, to, kind string, flags uintptr, data string) error {
	if err := syscall.Mount(from, to, kind, flags, data); err != nil {
		return fmt.Errorf("mounting %s: %w", to, err)
	}
	return nil
}

func bindFile(from, to string) error {
	if err := os.WriteFile(to, nil, 0o755); err != nil {
		return err
	}
	return mount(from, to, "", syscall.MS_BIND, "")
}

// readOnly makes a bound folder read only, keeping what the original forbids.
func readOnly(path string) error {
	var s syscall.Statfs_t
	if err := syscall.Statfs(path, &s); err != nil {
		return err
	}
	keep := uintptr(s.Flags) & (syscall.MS_NOSUID | syscall.MS_NODEV | syscall.MS_NOEXEC | syscall.MS_NOATIME | syscall.MS_NODIRATIME | syscall.MS_RELATIME)
	return mount("", path, "", syscall.MS_REMOUNT|syscall.MS_BIND|syscall.MS_RDONLY|keep, "")
}

// restart starts this program again, with the rights to files alone: nothing
// that is run from here on can mount, or make devices.
func restart() error {
	const (
		setBound = 24                                      // PR_CAPBSET_DROP
		keep     = 1<<0 | 1<<1 | 1<<2 | 1<<3 | 1<<4 | 1<<5 // chown, dac_override, dac_read_search, fowner, fsetid, kill
	)
	runtime.LockOSThread() // a thread's bounds are its own; the exec below takes this thread's
	for c := uintptr(0); c < 64; c++ {
		if keep&(1<<c) != 0 {
			continue
		}
		if _, _, e := syscall.RawSyscall(syscall.SYS_PRCTL, setBound, c, 0); e != 0 && e != syscall.EINVAL {
			return fmt.Errorf("giving up right %d: %w", c, e)
		}
	}
	return fmt.Errorf("starting again inside: %w", syscall.Exec("/run/oracle", []string{"oracle"}, []string{stage + "=work"}))
}

// canary proves from inside that nothing here reaches the machine. It is
// called before the first command.
func canary() error {
	if os.Getpid() != 1 {
		return errors.New("not the first process of a namespace")
	}
	mounts, err := os.ReadFile("/proc/self/mounts")
	if err != nil {
		return err
	}
	for l := range strings.Lines(string(mounts)) {
		f := strings.Fields(l)
		if len(f) < 4 {
			return fmt.Errorf("a mount that cannot be read: %q", l)
		}
		options := "," + f[3] + ","
		switch at := f[1]; {
		case at == "/" && f[2] == "tmpfs", at == "/proc" && f[2] == "proc", strings.HasPrefix(at, "/dev/"):
		case strings.Contains(options, ",ro,"):
		case strings.HasPrefix(at, "/usr/"): // below what is bound; the rights of nobody are all there are
		default:
			return fmt.Errorf("%s can be written", at)
		}
	}
	if f, err := os.OpenFile("/usr/canary", os.O_CREATE|os.O_WRONLY, 0o644); err == nil {
		f.Close()
		return errors.New("/usr can be written")
	}
	ids, err := os.ReadFile("/proc/self/uid_map")
	if err != nil {
		return err
	}
	if f := strings.Fields(string(ids)); len(f) < 3 || f[0] != "0" || f[1] == "0" {
		return fmt.Errorf("root in here is root outside: %q", ids)
	}
	net, err := os.ReadFile("/proc/self/net/dev")
	if err != nil {
		return err
	}
	for i, l := range strings.Split(strings.TrimSpace(string(net)), "\n") {
		name, _, _ := strings.Cut(strings.TrimSpace(l), ":")
		if i > 1 && name != "lo" && !idle[strings.TrimRight(name, "0123456789")] {
			return fmt.Errorf("there is a network: %s", name)
		}
	}
	if err := syscall.Mount("tmpfs", "/mnt", "tmpfs", 0, ""); err == nil {
		return errors.New("file systems can be mounted")
	}
	return nil
}

// idle are interfaces that a kernel puts into every namespace, connected to nothing.
var idle = map[string]bool{"tunl": true, "sit": true, "gre": true, "gretap": true, "erspan": true, "ip_vti": true, "ip": true, "ip6tnl": true, "ip6gre": true, "ip6_vti": true, "dummy": true}

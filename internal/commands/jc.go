package commands

var jc = Program{
	Name: "jc", Rare: true, Summary: "makes JSON of what commands print", Manual: "jc(1), 1.25",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version -a --about", Args: []Arg{{At: First, Role: RunsWords}, {At: Rest, Role: Data}},
		Flags: []Flag{{Names: "-C --force-color -d -dd --debug -m --monochrome -M --meta-out -p --pretty -q -qq --quiet -r --raw -u --unbuffer -y --yaml-out -B --bash-comp -Z --zsh-comp"}, {Names: "-s= --slice=", Value: Data},
			{Names: "--acpi --airport --arp --blkid --cksum --crontab --csv --date --df --dig --dmidecode --dpkg-l --du --env --file --findmnt --free --fstab --group --hash --hashsum --history --hosts --id --ifconfig --ini --iostat --ip-address --iptables --iwconfig --jobs --kv --last --ls --lsblk --lsmod --lsof --lspci --lsusb --mount --mpstat --netstat --nmcli --passwd --pidstat --ping --pip-list --pip-show --plist --ps --route --rpm-qi --ss --stat --sysctl --systemctl --timedatectl --toml --top --traceroute --uname --uptime --url --vmstat --w --wc --who --xml --yaml --zipinfo"}},
	},
}

var jcCases = []Case{{`jc -p ls -l`, `Run[words] ls -l`}, {`jc --df -p`, `nothing`}, {`jc -M -s 1:2 rm -rf x`, `Run[words] rm -rf x`}, {`jc -B`, `nothing`}}

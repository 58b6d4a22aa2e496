package commands

var nvme = Program{
	Name: "nvme", Rare: true, Summary: "shows or sets what an NVMe drive does", Manual: "nvme(1), nvme-cli 2.10",
	Row: Row{Style: Plain, Args: anyData, Refine: nvmeDrive},
}

var nvmeCases = []Case{
	{`nvme list`, `Query disks`},
	{`nvme smart-log /dev/nvme0 -o json`, `Query disks`},
	{`nvme format /dev/nvme0n1`, `Lose /dev/nvme0n1`},
	{`nvme zns reset-zone /dev/nvme0n1 -a`, `Lose /dev/nvme0n1`}, {`nvme zns report-zones /dev/nvme0n1`, `Query disks`},
	{`nvme set-feature /dev/nvme0`, `Configure{persists} disks`},
}

func nvmeDrive(m *Match) {
	d := diskWords{
		verbs: true, devices: true,
		looks: "list list-subsys list-ns list-ctrl id-ctrl id-ns id-uuid id-iocs smart-log error-log fw-log effects-log self-test-log endurance-log sanitize-log telemetry-log changed-ns-list-log get-log get-feature get-property get-ns-id show-regs show-topology show-hostnqn gen-hostnqn supported-log-pages resv-report version help --help --version",
		fine:  "-o -n -H -b -i -f -s -e -t -L -V -C --output-format --namespace-id --raw-binary --log-id --log-len --feature-id --sel --log-entries --cntid --timeout --lpo --rae --nvmcap --human-readable",
		ruins: "format sanitize write-zeroes write write-uncor dsm delete-ns detach-ns create-ns copy security-send fw-download fw-commit fw-activate subsystem-reset",
	}
	if len(m.Args) > 1 && m.Args[0].Is("zns") {
		m.Args = m.Args[1:]
		d.looks, d.ruins = "report-zones changed-zone-list id-ctrl id-ns list", d.ruins+" reset-zone zone-mgmt-send zone-append offline-zone finish-zone zrwa-flush-zone"
	}
	d.read(m)
}

package commands

import "automode"

var gitArchiveFlags = []Flag{
	{Names: "-o= --output=", Value: Writes, Why: "writes the archive"},
	{Names: "--remote=", Value: Pulls, Why: "fetches the archive"},
	{Names: "--exec=", Value: RunsLine, Why: "starts this on the other side"},
	{Names: "--add-file=", Value: Reads},
	{Names: "-#"},
	{Names: "--mtime= --format= --prefix= --add-virtual-file= --worktree-attributes -v --verbose -N= -l --list", Value: Data},
}

var gitBundleRows = []Row{
	{Names: "create", Does: gitLooks, Args: []Arg{{At: First, Role: Writes, Why: "writes the bundle"}, {At: Rest, Role: Data}},
		Flags: []Flag{
			{Names: "-n= --format= --pretty[=]", Value: Data},
			{Names: gitRevForms, Value: Data},
			{Names: gitRevOptions, Value: Data},
			{Names: "-q --quiet --progress --all-progress --all-progress-implied --version= --no-quiet --no-progress " +
				"--no-all-progress --no-all-progress-implied --no-version", Value: Data},
		}},
	{Names: "verify list-heads", Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data}}, Flags: []Flag{{Names: "-q --quiet"}}},
	{Names: "unbundle", Does: gitKeeps, Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data}}, Flags: []Flag{{Names: "--progress"}}},
}

var gitApplyDoes = []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "changes the files that the patch names"}}

var gitApplyFlags = []Flag{
	{Names: "--apply", Why: "changes the files that the patch names", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}},
	{Names: "--stat --numstat --summary --check", Cancels: NoWrite, Does: []Do{{Kind: automode.Read, Target: "."}}},
	{Names: "--cached", Cancels: NoWrite, Does: []Do{{Kind: automode.Keep, Target: "."}}},
	{Names: "--unsafe-paths"},
	{Names: "--build-fake-ancestor=", Value: Writes, Why: "writes an index"},
	{Names: "-p=", Value: Data},
	{Names: "-R --reverse"},
	{Names: "--recount"},
	{Names: "--reject"},
	{Names: "--directory=", Value: Data},
	{Names: "-3 --3way --index", Why: "changes the index", Does: []Do{{Kind: automode.Keep, Target: "."}}},
	{Names: "--whitespace= --no-add --inaccurate-eof --ours --theirs --union", Value: Data},
	{Names: "-z --no-reverse --no-recount --no-reject --no-3way --no-directory"},
	{Names: "--exclude= --include= -N --intent-to-add -C= --ignore-space-change --ignore-whitespace --unidiff-zero " +
		"--allow-overlap -v --verbose -q --quiet --allow-empty --allow-binary-replacement --binary --add " +
		"--no-allow-binary-replacement --no-binary --no-index --no-intent-to-add --no-whitespace --no-ignore-space-change " +
		"--no-ignore-whitespace --no-unidiff-zero --no-allow-overlap --no-verbose --no-quiet --no-inaccurate-eof " +
		"--no-allow-empty", Value: Data},
}

var gitAmDoes = []Do{
	{Kind: automode.Keep, Target: "."},
	{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Without: "--abort --quit --skip --show-current-patch"}, Why: "changes the files that the patch names"},
}

var gitAmFlags = []Flag{
	{Names: "--abort --quit --skip --show-current-patch --show-current-patch[=]", Value: Data},
	{Names: "-n --no-verify", Why: "skips the checks before a commit", Does: []Do{{Kind: automode.Weaken, Target: "the patch hooks"}}},
	{Names: "--retry -i --interactive -3 --3way -q --quiet -s --signoff -u --utf8 -k --keep --keep-non-patch -m " +
		"--message-id --keep-cr --no-keep-cr -c --scissors --quoted-cr= --whitespace= --ignore-space-change " +
		"--ignore-whitespace --directory= --exclude= --include= -C= -p= --patch-format= --reject --resolvemsg= --continue " +
		"-r --resolved --allow-empty --committer-date-is-author-date " +
		"--ignore-date --rerere-autoupdate -S[=] --gpg-sign[=] --empty= --binary --rebasing --no-interactive --no-binary " +
		"--no-3way --no-quiet --no-signoff --no-utf8 --no-keep --no-keep-non-patch --no-message-id --no-scissors " +
		"--no-whitespace --no-ignore-space-change --no-ignore-whitespace --no-directory --no-exclude --no-include " +
		"--no-patch-format --no-reject --no-resolvemsg --no-committer-date-is-author-date --no-ignore-date " +
		"--no-rerere-autoupdate --no-gpg-sign --no-rebasing", Value: Data},
}

var gitFormatPatchDoes = []Do{
	{Kind: automode.Read, Target: "."},
	{Kind: automode.Write, Target: ".", Extent: automode.Children, When: &When{Without: "-o --output-directory --stdout"}, Why: "writes a file for each commit"},
}

var gitFormatPatchFlags = []Flag{
	{Names: "-o= --output-directory=", Value: WritesTree, Why: "writes a file for each commit"},
	{Names: "--stdout"},
	{Names: "--signature-file= --description-file=", Value: Reads},
	{Names: "--format= --pretty[=]", Value: Data},
	{Names: gitRevForms, Value: Data},
	{Names: gitRevOptions, Value: Data},
	{Names: "-n -N -v= -k --rfc[=] --always --root --no-binary --encode-email-headers --no-encode-email-headers --no-stat --numbered --no-numbered --signoff --cover-letter --numbered-files " +
		"--suffix= --start-number= --reroll-count= --filename-max-length= --cover-from-description= --subject-prefix= " +
		"--keep-subject --zero-commit --ignore-if-in-upstream --add-header= --to= --from[=] --in-reply-to= --attach[=] " +
		"--inline[=] --thread[=] --signature= --base= -q --progress --interdiff= --range-diff= --creation-factor= " +
		"--force-in-body-from --no-signoff --no-cover-letter --no-numbered-files --no-suffix --no-start-number " +
		"--no-reroll-count --no-filename-max-length --no-cover-from-description --no-zero-commit " +
		"--no-ignore-if-in-upstream --no-add-header --no-to --no-from --no-in-reply-to --no-attach --no-thread " +
		"--no-signature --no-base --no-progress --no-interdiff --no-range-diff --no-creation-factor " +
		"--no-force-in-body-from", Value: Data},
}

var gitSendEmailDoes = []Do{{Kind: automode.Publish, Target: "mail", When: &When{Without: "--dry-run --dump-aliases"}, Why: "sends patches by mail"}}

var gitSendEmailFlags = []Flag{
	{Names: "--to-cmd= --cc-cmd= --header-cmd= --sendmail-cmd=", Value: RunsLine, Why: "runs this for each mail"},
	{Names: "--smtp-server=", Value: Sends, Why: "sends mail through it"},
	{Names: "--dry-run --dump-aliases"},
	{Names: "--no-validate", Why: "skips the checks before sending", Does: []Do{{Kind: automode.Weaken, Target: "the mail hook"}}},
	{Names: "--to= --cc= --bcc= --from= --subject= --in-reply-to= --reply-to= --annotate --no-annotate --compose --compose-encoding= " +
		"--transfer-encoding= --xmailer --no-xmailer --8bit-encoding= --envelope-sender= --smtp-encryption= --smtp-domain= " +
		"--smtp-pass[=] --smtp-server-port= --smtp-user= --smtp-auth= --smtp-debug= --batch-size= --relogin-delay= --chain-reply-to " +
		"--no-chain-reply-to --identity= --signed-off-by-cc --no-signed-off-by-cc --cc-cover --no-cc-cover --to-cover --no-to-cover " +
		"--suppress-cc= --suppress-from --no-suppress-from --thread --no-thread --confirm= --force --format-patch --no-format-patch " +
		"--quiet --validate -v= --reroll-count= -#", Value: Data},
}

var gitMailinfoFlags = []Flag{{Names: "-k -b -u --encoding= -n --scissors --no-scissors -m --message-id --quoted-cr= -o= -f= -d= --keep-cr", Value: Data}}

// gitApplyAnywhere: with --unsafe-paths a patch names files anywhere.
func gitApplyAnywhere(m *Match) {
	if m.Has("--unsafe-paths") {
		m.Add(Fact{Role: WritesTree, Word: Lit("/"), Kind: automode.Write, Extent: automode.Tree, Via: automode.ByOption, Flag: "--unsafe-paths",
			Why: "changes files outside the working tree"})
		return
	}
	m.gitPatch()
}

// gitPatch says how the patch is read that names the files.
func (m *Match) gitPatch() {
	p := Patch{Form: GitPatch, Strip: -1, Reverse: m.Has("-R"), Recount: m.Has("--recount"), Rejects: m.Has("--reject"),
		Loosely: m.Has("--index --whitespace")}
	prefix, has := m.Value("--directory")
	if len(m.Args) == 1 && !m.Args[0].Is("-") {
		p.File = m.Args[0]
	}
	p.Prefix, p.Odd = prefix, len(m.Args) > 1 || m.Has("-z --git-dir --work-tree") || has && !prefix.Exact()
	m.strip(&p, "-p")
	m.Patch = &p
}

// gitMailFiles: mailinfo writes the two files it is given, mailsplit below -o.
func gitMailFiles(m *Match) {
	for i, w := range m.Args {
		if m.Path == "mailinfo" && i < 2 {
			m.Add(Fact{Role: Writes, Word: w, Kind: automode.Write, Why: "writes a part of the mail"})
		} else {
			m.Add(Fact{Role: Reads, Word: w, Kind: automode.Read})
		}
	}
	for _, h := range m.Hits() {
		if h.Name == "-o" && h.Has {
			m.Add(Fact{Role: WritesTree, Word: h.Value, Kind: automode.Write, Extent: automode.Tree, Via: automode.ByOption, Flag: "-o", Why: "writes each mail there"})
		}
	}
}

package commands

import "testing"

func TestPlainSteps(t *testing.T) {
	for _, line := range []string{
		`true`, `:`, `cat`, `sed -i s/^pick/squash/`, `sed -i '2,$s/^pick/fixup/'`, `sed -i.bak -e '1s/pick/edit/' -e '/abc/d'`,
		`sed -i -e "2,\$s/^pick /s /"`, `sed -i 's/^pick\b/reword/;3d'`, `sed -i '$!s/pick/f/g'`,
	} {
		if !PlainSteps(Lit(line)) {
			t.Errorf("%s: leaves only plain steps", line)
		}
	}
	for _, line := range []string{
		``, `sed`, `vim`, `cp todo`, `true x`, `sed -i '1i exec rm x'`, `sed -i 's/pick/exec rm x #/'`, `sed -i s/pick/x/`, `sed -i 's/pick//'`,
		`sed -i 's/^pick [0-9a-f]* /e/'`, `sed -i 's/.*/exec rm x/'`, `sed -i y/pick/exec/`, `sed -i '1ix rm x'`, `sed -i -e '$a exec x'`, `sed -i 's/pick/edit/e'`,
		`sed -i 's/pick/edit/w f'`, `sed -i -f f`, `sed -i s/pick/edit/ other`, `sed -i s/pick/edit/; rm x`, `sed -i "s/pick/$(rm x)/"`, `perl -pi -e 's/pick/exec/'`, `sed -i '1r f'`,
	} {
		if PlainSteps(Lit(line)) {
			t.Errorf("%s: may leave a step that starts something", line)
		}
	}
	if PlainSteps(Word{Text: "true"}) {
		t.Error("a line that is not known is not plain")
	}
}

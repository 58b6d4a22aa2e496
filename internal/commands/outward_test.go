package commands

import "testing"

func TestOutward(t *testing.T) {
	for name, want := range map[string]bool{
		"delete_user": true, "dropAll": true, "User.deleteMany": true, "send_mail": true, "deploy": true, "HTTPPush": true, "rm": true, "run2": true,
		"slugify": false, "calculate_total": false, "parseDate": false, "get_or_create": false, "undeleted": false, "runtime": false, "": false, "_": false,
	} {
		if got := Outward(name); got != want {
			t.Errorf("Outward(%q) = %v", name, got)
		}
	}
	if OutwardModule("app.models") || OutwardModule("main") || !OutwardModule("scripts/deploy") {
		t.Error("a module is named for what it is")
	}
}

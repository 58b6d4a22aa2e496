package mask

import (
	"strings"
	"testing"
)

func TestFound(t *testing.T) {
	for s, want := range map[string]bool{
		"": false, "package main\n\nvar token = os.Getenv(\"TOKEN\")\n": false, "password: hunter2": false,
		"commit 4b825dc642cb6eb9a060e54bf8d69288fbee4904": false, "-----BEGIN CERTIFICATE-----\nMIIB\n": false,
		"-----BEGIN RSA PRIVATE KEY-----\nMIIEow\n-----END RSA PRIVATE KEY-----\n": true,
		"x = \"-----BEGIN OPENSSH PRIVATE KEY-----\\nb3Bl\"":                       true,
		"key: ghp_" + strings.Repeat("a1B2", 9):                                    true,
		"AKIA" + "ABCDEFGHIJKLMNOP":                                                true,
		strings.Repeat("x", 1<<16):                                                 false,
	} {
		if Found(s) != want {
			t.Errorf("%.40q: %v", s, !want)
		}
	}
}

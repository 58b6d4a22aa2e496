package world

import (
	"net/netip"
	"testing"
)

// Addresses are read and written as the standard library does it.
func FuzzIP(f *testing.F) {
	for _, s := range []string{"", "1.2.3.4", "127.0.0.1", "0.0.0.0", "01.2.3.4", "1.2.3", "1.2.3.4.5", "256.1.1.1", "1.2.3.4%x", "::", "::1", "1::", "fe80::1%eth0", "fe80::1%",
		"1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8::", "1::2::3", ":::", ":1", "1:", "::ffff:1.2.3.4", "::ffff:127.0.0.1", "::1.2.3.4", "1:2:3:4:5:6:1.2.3.4",
		"1:2:3:4:5:1.2.3.4", "::1.2.3.4:5", "1:0:0:2:0:0:0:3", "0:0:1::", "ABCD::ef", "12345::", "fd00:ec2::254", "1:0:2:3:4:5:6:7", "::00001", "+1.2.3.4", "0x1.2.3.4", "1_0.2.3.4", "::+1", "1::%1%2"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got := readIP(s)
		want, err := netip.ParseAddr(s)
		if got.valid() != (err == nil) {
			t.Fatalf("%q: valid %t, want %v", s, got.valid(), err)
		}
		if err != nil {
			return
		}
		if got.String() != want.String() || got.plain().String() != want.Unmap().WithZone("").String() {
			t.Errorf("%q: %s and %s, want %s", s, got, got.plain(), want)
		}
		if got.loopback() != want.IsLoopback() || got.unspecified() != want.IsUnspecified() || got.in6() != want.Is4In6() || (got.kind == ipv6) != want.Is6() || got.zone != want.Zone() {
			t.Errorf("%q: loopback %t unspecified %t in6 %t v6 %t zone %q, want %v", s, got.loopback(), got.unspecified(), got.in6(), got.kind == ipv6, got.zone, want)
		}
	})
}

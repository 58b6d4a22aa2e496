package script

import (
	"path"

	"automode/internal/commands"
)

// listedBy is what a listing gives that is tried with some paths; nil where it is read for any.
func (w *walker) listedBy(f *Func, args []value) value {
	if len(args) == 0 || f.Gives != "names" && f.Gives != "glob" {
		return nil
	}
	of, ok := args[0].known()
	if !ok {
		return nil
	}
	deep, entries := false, false
	if o := lastObject(args); o != nil {
		v, has := o.get("recursive")
		deep = has && !v.is("false")
		v, has = o.get("withFileTypes")
		entries = has && !v.is("false")
	}
	var names []string
	if f.Gives == "glob" {
		names, ok = w.setting.Globbed(of, false)
	} else {
		names, ok = w.setting.Listed(of, deep)
	}
	if !ok {
		return nil
	}
	o := &object{list: true, tried: true, deep: w.loop, maker: w.fn, call: w.during}
	for _, n := range names {
		v := exact(n)
		if entries {
			in := path.Join(of, path.Dir(n))
			v = &val{obj: &object{keys: []string{"name", "path", "parentPath"}, vals: []value{exact(path.Base(n)), exact(in), exact(in)}, deep: w.loop, maker: w.fn}}
		}
		o.vals = append(o.vals, v)
	}
	list := &val{obj: o}
	for _, a := range args {
		if a.fn == nil {
			continue
		}
		w.maybe(func() {
			if w.lang.Lang == commands.JavaScript {
				w.callClosure(a.fn, []value{{null: true, plain: "null"}, list})
				return
			}
			for _, v := range o.vals {
				w.callClosure(a.fn, []value{v})
			}
		})
	}
	return list
}

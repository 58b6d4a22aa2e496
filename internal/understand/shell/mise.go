//go:build !lean

package shell

import (
	"path"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/recipe"
)

// miseBook reads a task of mise, which may stand in a configuration above.
func (r *reader) miseBook(b book, f *commands.Fact, src recipe.Source) (book, recipe.Found) {
	for i, w := range f.Words {
		switch {
		case w.Is(":::"):
			f.Words = f.Words[:i]
		case i == 0:
			continue
		case !w.Exact():
			b.why = "what the task is given is not known"
			return b, recipe.Closed
		default:
			src.Args = append(src.Args, w.Text)
			b.key += "\x00" + w.Text
			continue
		}
		break
	}
	for {
		src.Path, src.Dir = b.path, b.dir
		below := b.plan
		b.plan = recipe.Mise(src)
		// What the configurations nearer by say counts as well.
		b.plan.Steps = append(below.Steps, b.plan.Steps...)
		b.plan.Files = append(below.Files, b.plan.Files...)
		if b.plan.Found || b.dir == "/" {
			return b, recipe.Whole
		}
		text, found := r.usualFile(&b, f.Book, path.Dir(b.dir))
		if found == recipe.Closed {
			return b, found
		}
		if found == recipe.Missing {
			return b, recipe.Whole
		}
		src.Text = text
	}
}

// miseFiles reads a task of mise that is a file, where no configuration lies.
func (r *reader) miseFiles(f *commands.Fact, dir string) (book, recipe.Found) {
	for ; dir != "/" && r.world.Place(dir).Region == automode.Project; dir = path.Dir(dir) {
		b := book{path: dir + "/mise.toml", dir: dir, key: "\x00" + dir + "\x00" + f.Word.Text}
		src := recipe.Source{Tasks: []string{f.Word.Text}, Cwd: dir, Read: r.recipeFile, Beyond: r.options.Beyond}
		if b, found := r.miseBook(b, f, src); b.plan.Found {
			return b, found
		}
	}
	return book{}, recipe.Missing
}

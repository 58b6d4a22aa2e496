package commands

import (
	"strings"

	"automode"
)

var magick = Program{
	Name: "magick", Rare: true, Kin: "convert mogrify identify composite montage compare", Summary: "converts pictures", Manual: "magick(1), ImageMagick 7.1",
	Row: Row{
		Style:  Plain,
		Args:   []Arg{{Role: Data}},
		Refine: magickWords,
	},
}

var magickCases = []Case{
	{`convert a.png -resize 50% b.jpg`, `Read a.png; Write b.jpg`},
	{`magick a.png -strip -quality 80 -gravity center b.jpg`, `Read a.png; Write b.jpg`},
	{`identify -format '%w' a.png`, `Read a.png`},
	{`identify -format @f a.png`, `Read f; Read a.png`},
	{`magick identify a.png`, `Read a.png`},
	{`mogrify -resize 50% a.png`, `Read a.png; Write a.png`},
	{`convert -version`, `nothing`}, {`compare -metric RMSE a.png b.png null:`, `Read a.png; Read b.png`}, {`convert a.png -resize 50% png:-`, `Read a.png`}, {`convert - a.png`, `Write a.png`}, {`compare a.png b.png c.png`, `Read a.png; Read b.png; Write c.png`},
	{`magick conjure s`, `Unknown nobody read what “conjure” does`},
	{`convert a.png -write c.png b.png`, `Unknown nobody read what “-write” does`},
	{`convert 'msl:script' b.png`, `Unknown a picture may be made by a program of another name`},
	{`convert '@list' b.png`, `Unknown a picture may be made by a program of another name`},
	{`convert a.msl b.png`, `Unknown a picture may be made by a program of another name`},
	{`convert a.png +repage +level 5 b.png`, `Unknown nobody read what “+level” does`},
	{`convert xc:none b.png`, `Write b.png`},
	{`convert -size 100x100 xc:red b.png`, `Write b.png`},
	{`convert $x b.png`, `Unknown an unknown word may be an option`},
}

// magickWords: pictures are read, and the last one is written. Only the
// commonest settings are known; others may read, write or start programs.
func magickWords(m *Match) {
	var pictures []Word
	name := m.name()
	args := m.Args
	if name == "magick" && len(args) > 0 && (args[0].Is("identify") || args[0].Is("mogrify") || args[0].Is("convert")) {
		name, args = args[0].Text, args[1:]
	}
	if name == "magick" && len(args) > 0 && named("conjure import display animate script stream", args[0].Text) {
		m.Unknown("nobody read what "+quote(args[0])+" does", args[0])
		return
	}
	prints := len(args) > 1 && args[len(args)-1].Exact() && named("- null: info: info:- txt:- json:- png:- jpg:- jpeg:- gif:- sixel:-", args[len(args)-1].Text)
	if prints {
		args = args[:len(args)-1]
	}
	for i := 0; i < len(args); i++ {
		w := args[i]
		switch {
		case w.Known == automode.Guess && (w.Text == "" || w.Text[0] == '-' || w.Text[0] == '+'):
			m.Unknown("an unknown word may be an option", w)
			return
		case w.Is("-version") || w.Is("-help") || w.Is("--version"):
			return
		case w.Text == "-" || w.Is("(") || w.Is(")"):
		case w.Text != "" && (w.Text[0] == '-' || w.Text[0] == '+'):
			takes, ok := magickSetting(w.Text)
			if !ok || !w.Exact() {
				m.Unknown("nobody read what "+quote(w)+" does", w)
				return
			}
			if takes {
				if i++; i < len(args) && strings.HasPrefix(args[i].Text, "@") {
					m.Add(roleFact(Reads, cutWord(args[i], 1), ""))
				}
			}
		case magickMade(w.Text):
		case strings.ContainsAny(w.Text, ":@|"), strings.HasSuffix(w.Text, ".msl"), strings.HasSuffix(w.Text, ".mvg"):
			m.Unknown("a picture may be made by a program of another name", w)
			return
		default:
			pictures = append(pictures, w)
		}
	}
	for i, w := range pictures {
		last := i == len(pictures)-1 && !prints
		switch name {
		case "mogrify":
			m.Add(Fact{Role: Reads, Word: w, Kind: automode.Read})
			m.Add(Fact{Role: Edits, Word: w, Kind: automode.Write, Why: "rewrites the picture"})
		case "identify":
			m.Add(Fact{Role: Reads, Word: w, Kind: automode.Read})
		default:
			if last {
				m.Add(Fact{Role: Writes, Word: w, Kind: automode.Write, Why: "writes the result to a file"})
			} else {
				m.Add(Fact{Role: Reads, Word: w, Kind: automode.Read})
			}
		}
	}
}

// magickMade reports whether the word names a picture that is made up.
func magickMade(name string) bool {
	kind, _, ok := strings.Cut(name, ":")
	return ok && (kind == "xc" || kind == "canvas" || kind == "gradient" || kind == "radial-gradient" || kind == "null")
}

// magickSetting reports whether the setting takes a value and whether it is
// known to touch nothing but the picture.
func magickSetting(word string) (takes, ok bool) {
	switch word {
	case "+adjoin", "+antialias", "+append", "+clone", "+dither", "+repage", "+swap":
		return false, true
	}
	name, ok := strings.CutPrefix(word, "-")
	if !ok {
		return false, false
	}
	switch name {
	case "alpha", "background", "blur", "border", "bordercolor", "brightness-contrast", "channel", "clone", "colors", "colorspace", "compose",
		"compress", "crop", "define", "delay", "density", "depth", "dispose", "distort", "dither", "extent", "fill", "filter", "font", "format",
		"fuzz", "gamma", "geometry", "gravity", "grayscale", "interlace", "layers", "level", "loop", "modulate", "opaque", "page", "pointsize",
		"quality", "quantize", "repage", "resample", "resize", "rotate", "sample", "sampling-factor", "scale", "shave", "sharpen", "size", "splice",
		"stroke", "strokewidth", "swap", "threshold", "thumbnail", "tile", "transparent", "type", "unsharp", "virtual-pixel", "metric":
		return true, true
	case "adjoin", "antialias", "append", "auto-level", "auto-orient", "coalesce", "contrast", "despeckle", "enhance",
		"equalize", "flatten", "flip", "flop", "monochrome", "mosaic", "negate", "normalize", "quiet", "reverse",
		"strip", "transpose", "transverse", "trim", "verbose":
		return false, true
	}
	return false, false
}

package commands

var binaryMeters = Program{
	Name: "bloaty", Kin: "pahole abidiff abidw", Rare: true, Summary: "examines what programs and libraries are made of", Manual: "bloaty --help 1.1, pahole(1) 1.29, abidiff(1) and abidw(1), libabigail 2.6",
	Row: Row{
		Help: "-h --help -v --version -V", Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-d= -n= -s= --domain= --csv --tsv -w --debug-file= -C= --demangle= --source-filter= --disassemble=", Value: Data, Of: "bloaty"},
			{Names: "-C= --class_name= -s --sizes -R --reorganize -E --expand_types -S --show_reorg_steps -m --nr_methods -p= --expand_pointers -H= --holes= -B= --bit_holes= -x= --exclude= --hex --packable -F= --format_path= -c= --cacheline_size=", Value: Data, Of: "pahole"},
			{Names: "--stat --leaf-changes-only --deleted-fns --changed-fns --added-fns --no-added-syms --harmless --no-harmless --redundant --no-redundant --fail-no-debug-info --no-show-locs --abidiff --load-all-types", Value: Data, Of: "abidiff abidw"},
			{Names: "--suppressions= --suppr= --headers-dir1= --headers-dir2= --hd1= --hd2= --debug-info-dir1= --debug-info-dir2= --d1= --d2= --hf=", Value: ReadsTree, Of: "abidiff abidw"}, {Names: "--out-file= -o=", Value: Writes, Of: "abidw", Why: "writes the result"},
		},
	},
}

var binaryMetersCases = []Case{{`bloaty -d symbols -n 20 a.o -- b.o`, `Read a.o; Read b.o`}, {`pahole -C task a.o`, `Read a.o`}, {`abidiff --stat a.so b.so`, `Read a.so; Read b.so`}, {`abidiff --suppr x a.so b.so`, `Read a.so; Read b.so; Read x/**`}, {`abidw --out-file f a.so`, `Read a.so; Write f`}}

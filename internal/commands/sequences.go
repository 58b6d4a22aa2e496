package commands

import "automode"

// Programs that look at sequences of genes and at tables of measurements, and turn
// one file into another.

var samtools = Program{
	Name: "samtools", Rare: true, Summary: "reads, sorts and counts sequences", Manual: "samtools(1), 1.22",
	Row: Row{
		Help: "-h --help --version version help",
		Global: []Flag{
			{Names: "-@= --threads= --verbosity= --no-PG --input-fmt-option= --output-fmt-option= -O= --output-fmt=", Value: Data},
			{Names: "--reference=", Value: Reads},
			{Names: "-o= --output=", Value: Writes, Why: "writes the result"},
		},
		Rows: []Row{
			{Names: "view sort cat mpileup consensus calmd head", Args: []Arg{{Role: Reads}}, Flags: []Flag{
				{Names: "-b -C -1 -u -c -S -B -n -N -s= -P -a -A -E -x= -h -H -G= -k= -V -K= -I= -e= -z= -F= -f= -q= -Q= -d= -l= -r= -m= -M -X --min-MQ= --min-BQ= --with-header --header-only --no-header --count --expr= --subsample= --require-flags= --excl-flags= --min-mq= --write-index --fast --bam --cram", Value: Data},
				{Names: "-t= --fai-reference= -L= --targets-file= -R= --read-group-file= -D= --tag-file=", Value: Reads},
				{Names: "-U= --unoutput=", Value: Writes, Why: "writes the rest"},
				{Names: "-T=", Value: Unread, Why: "names files that it writes, or one that it reads"},
			}},
			{Names: "merge", Args: []Arg{{At: First, Role: Writes, When: &When{Without: "-o"}, Why: "writes the result"}, {At: First, Role: Reads, When: &When{With: "-o"}}, {At: Rest, Role: Reads}}, Flags: []Flag{{Names: "-f -n -r -u -1 -c -p -t= -l= -R=", Value: Data}, {Names: "-b= -h=", Value: Reads}, {Names: "-o=", Value: Writes, Why: "writes the result"}}},
			{Names: "fixmate markdup collate", Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Writes, Why: "writes the result"}}, Flags: []Flag{{Names: "-r -m -c -p -u -f -s -S -l= -n=", Value: Data}}},
			{Names: "fastq fasta bam2fq", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-n -N -O -f= -F= -G= -t -i -T= -v= -c=", Value: Data}, {Names: "-0= -1= -2= -s=", Value: Writes, Why: "writes the sequences"}}},
			{Names: "flagstat idxstats stats coverage depth bedcov quickcheck flags samples checksum", Args: []Arg{{Role: Reads}}, Flags: []Flag{
				{Names: "-q= -Q= -d= -l= -r= -a -A -H -F= -g= -G= -m -w= -J -s -v -c -i -S", Value: Data}, {Names: "-b= -f= -t= --target-regions= --ref-seq=", Value: Reads},
			}},
			{Names: "index faidx fqidx dict", Args: []Arg{{Role: Reads}}, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Children, Traits: automode.BuildOutput, Why: "writes an index beside the file"}}, Flags: []Flag{
				{Names: "-b -c -M -m= -n= -i --mark-strand= --length= --csi --bai", Value: Data}, {Names: "-r= --region-file=", Value: Reads}, {Names: "--fai-idx= --gzi-idx=", Value: Writes, Why: "writes the index there"},
			}},
			{Names: "reheader split import reset addreplacerg ampliconclip ampliconstats phase targetcut tview markdups", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand writes"}}},
		},
	},
}

var samtoolsCases = []Case{
	{`samtools view -c -F 4 s.bam chr1:1-9`, `Read s.bam; Read chr1:1-9`}, {`samtools sort -@ 4 -o out.bam -`, `Read -; Write out.bam`}, {`samtools view -T ref.fa s.cram`, `Read s.cram; Unknown names files that it writes, or one that it reads`},
	{`samtools view -L r.bed --reference x -U u.bam s.bam`, `Read s.bam; Read r.bed; Read x; Write u.bam`}, {`samtools merge -f out.bam a.bam b.bam`, `Write out.bam; Read a.bam; Read b.bam`}, {`samtools merge -o out.bam -b l a.bam`, `Read a.bam; Write out.bam; Read l`},
	{`samtools markdup -r a.bam b.bam`, `Read a.bam; Write b.bam`}, {`samtools fastq -1 a.fq -n s.bam`, `Read s.bam; Write a.fq`}, {`samtools split s.bam`, `Unknown nobody read what this subcommand writes`},
	{`samtools stats -t t.bed -o f s.bam -d 3`, `Read s.bam; Read t.bed; Write f`}, {`samtools index -b s.bam --fai-idx f`, `Write{build-output} ./*; Read s.bam; Write f`}, {`samtools faidx -r l a.fa`, `Write{build-output} ./*; Read a.fa; Read l`}, {`samtools`, `nothing`},
}

var bcftools = Program{
	Name: "bcftools", Rare: true, Summary: "reads, filters and compares variants", Manual: "bcftools(1), 1.22",
	Row: Row{
		Help: "-h --help --version version help",
		Global: []Flag{
			{Names: "--threads= --verbosity= --no-version -O= --output-type= -r= --regions= -t= --targets= -s= --samples= -i= --include= -e= --exclude= --regions-overlap= --force-samples -W --write-index", Value: Data},
			{Names: "-R= --regions-file= -T= --targets-file= -S= --samples-file=", Value: Reads},
			{Names: "-o= --output=", Value: Writes, Why: "writes the result"},
		},
		Rows: []Row{
			{Names: "view head query stats filter call sort", Args: []Arg{{Role: Reads}}, Flags: []Flag{
				{Names: "-h -H -G -I -A -a -c= -C= -f= --format= --apply-filters= -g= -k -n -m= -M= -q= -Q= -u -U -v= -V= -x -X -p -P= --types= --min-af= --max-af= --print-header --header-only --no-header --multiallelic-caller --variants-only --ploidy= -d= --depth= --1st-allele-only", Value: Data},
			}},
			{Names: "norm concat merge annotate consensus gtcheck roh mpileup", Args: []Arg{{Role: Reads}}, Flags: []Flag{
				{Names: "-m= --multiallelics= -d= --rm-dup= -D -c= --check-ref= -a= --allow-overlaps -n --naive --remove= -x= --columns= -H= --force -l= -Q= -q= --ploidy=", Value: Data}, {Names: "-f= --fasta-ref= --annotations= --file-list= -b=", Value: Reads},
			}},
			{Names: "index", Args: []Arg{{Role: Reads}}, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Children, Traits: automode.BuildOutput, Why: "writes an index beside the file"}}, Flags: []Flag{{Names: "-c -f -m= -n -a --csi --tbi --force --nrecords --stats", Value: Data}}},
			{Names: "plugin isec convert csq cnv polysomy reheader som", Style: Plain, Args: anyData, Does: []Do{{Why: "it loads a library, or nobody read what it writes"}}},
		},
	},
}

var bcftoolsCases = []Case{
	{`bcftools view -H -R r.bed c.vcf.gz`, `Read c.vcf.gz; Read r.bed`}, {`bcftools norm -m -any -f ref.fa -o f c.vcf`, `Read c.vcf; Read ref.fa; Write f`}, {`bcftools index -f c.vcf.gz --threads 2`, `Write{build-output} ./*; Read c.vcf.gz`}, {`bcftools plugin ./x.so c.vcf`, `Unknown it loads a library, or nobody read what it writes`},
	{`bcftools +fill-tags c.vcf`, `Unknown no subcommand “+fill-tags” is known`}, {`bcftools`, `nothing`},
}

var bedtools = Program{
	Name: "bedtools", Kin: "seqkit seqtk vcftools fastp cutadapt trimmomatic bamtools", Rare: true, Package: true, Summary: "compares and cuts sequences and their places",
	Manual: "the help of bedtools 2.31, seqkit 2.10, seqtk 1.4, vcftools 0.1.17, fastp 1.0 and cutadapt 5.1",
	Row: Row{
		Style: Looking, Help: "-h --help --version version", Args: []Arg{{Role: Reads}}, Refine: sequenceVerb,
		Flags: []Flag{
			{Names: "-a= -b= -i= -fi= -bed= -g= -I= --infile-list= --vcf= --gzvcf= --bam=", Value: Reads},
			{Names: "-h= -j=", Value: Writes, Of: "fastp", Why: "writes a report"},
			{Names: "-o= -O= --out= -fo= --out1= --out2= --out-file= --output= --html= --json= -p= --paired-output= --untrimmed-output= --out-dir= --too-short-output= --wildcard-file= --info-file= --rest-file= --report= --failed_out= --unpaired1= --unpaired2= --merged_out= --save-unmatched=", Value: WritesTree, Why: "writes the result"},
		},
	},
}

var bedtoolsCases = []Case{
	{`fastp -i a -h v`, `Read a; Write v`},
	{`trimmomatic SE a b`, `Read SE; Read a; Read b; Write SE; Write a; Write b`},
	{`bedtools intersect -a p.bed -b g.bed -wa`, `Read p.bed; Read g.bed`}, {`seqkit stats a.fa`, `Read a.fa`}, {`seqkit split2 a.fa`, `Read a.fa; Unknown nobody read what “split2” does here`}, {`fastp -i a.fq -o b.fq`, `Read a.fq; Write b.fq/**`},
}

// sequenceVerb: the first word of some says what is done.
func sequenceVerb(m *Match) {
	if m.name() == "trimmomatic" { // which of the files are results depends on their number
		m.Facts = append(m.Facts, roles(Writes, m.Args, "may write the result there")...)
		return
	}
	if !named("bedtools seqkit seqtk bamtools", m.name()) || len(m.Args) == 0 {
		return
	}
	w := m.Args[0]
	m.Own(func(f *Fact) bool { return f.Word.Start != w.Start || f.Word.Text != w.Text || f.Role != Reads })
	if !w.Exact() || !named("intersect window closest coverage map genomecov merge cluster complement shift subtract slop flank sort random shuffle sample annotate bedtobam bamtobed bamtofastq bed12tobed6 getfasta nuc maskfasta tag pairtobed pairtopair unionbedg multicov multiinter jaccard reldist fisher groupby expand overlap makewindows summary stats seq subseq grep head head-genome rmdup common fx2tab tab2fx fq2fa fa2fq faidx sliding translate sum locate watch range replace rename concat sample2 comp fqchk mergepe dropse cutN gc trimfq hety count header index convert filter", w.Text) {
		m.Unknown("nobody read what "+quote(w)+" does here", w)
	}
}

var aligners = Program{
	Name: "bwa", Kin: "bwa-mem2 bowtie2 bowtie2-build minimap2 hisat2 hisat2-build salmon kallisto blastn blastp blastx tblastn makeblastdb mafft muscle hmmsearch hmmscan fastqc iqtree2 fasttree raxml-ng prodigal prokka quast.py kraken2 mosdepth featureCounts deeptools spades.py megahit diamond mmseqs", Rare: true, Package: true,
	Summary: "aligns, searches and assembles sequences",
	Manual:  "the manuals of bwa 0.7, bowtie2 2.5, minimap2 2.30, HISAT2 2.2, Salmon 1.10, kallisto 0.51, BLAST+ 2.17, MAFFT 7.5, HMMER 3.4, FastQC 0.12 and MultiQC 1.31",
	Row: Row{
		Style: Plain, Help: "-h -help --help -version --version", Args: anyData, Refine: alignerWords,
	},
}

var alignersCases = []Case{
	{`bwa mem -t 4 ref.fa a.fq`, `Read ref.fa; Read a.fq`}, {`bwa index ref.fa`, `Read ref.fa; Write{build-output} ./*`}, {`bwa frob x`, `Unknown nobody read what “frob” does here`},
	{`blastn -query q.fa -subject s.fa -outfmt 6 -out f`, `Read q.fa; Read s.fa; Write f/**`}, {`blastn -remote -query q.fa -db nt`, `Unknown nobody read what “-remote” does; Read q.fa; Read nt`}, {`minimap2 -ax sr ref.fa a.fq`, `Read ref.fa; Read a.fq`},
	{`fastqc -o d a.fq`, `Write d/**; Read a.fq; Write{build-output} ./*`}, {`mafft --auto a.fa`, `Read a.fa`}, {`salmon quant -i ix`, `Unknown nobody read what “salmon” does`},
}

// alignerWords reads the programs of which the options are few and plain: a file
// that is read stands bare or behind an option, and one that is written behind
// another.
func alignerWords(m *Match) {
	name := m.name()
	reads, writes, data, bare, verbs := "", "", "", true, ""
	beside := false
	switch name {
	case "bwa", "bwa-mem2":
		verbs, data, writes = "mem index aln samse sampe bwasw fastmap", "-t -k -w -d -r -y -c -D -W -m -A -B -O -E -L -U -x -R -T -h -I -a -b -p", "-o -f"
	case "blastn", "blastp", "blastx", "tblastn":
		reads, writes, bare = "-query -subject -query_gencode -db", "-out", false
		data = "-outfmt -evalue -num_threads -max_target_seqs -max_hsps -word_size -perc_identity -qcov_hsp_perc -task -strand -gapopen -gapextend -penalty -reward -dust -culling_limit -num_alignments -num_descriptions"
	case "minimap2":
		data, writes = "-x -ax -t -k -w -N -p -K -R -I -a -c --cs --secondary=no --MD -Y -L -2 -f -r", "-o -d"
	case "mafft":
		data = "--auto --thread --maxiterate --localpair --globalpair --quiet --reorder --adjustdirection --nuc --amino --retree --op --ep"
	case "fastqc":
		data, writes, beside = "-t --threads -f --format --extract --noextract --nogroup -q --quiet -k --kmers", "-o --outdir", true
	default:
		m.Unknown("nobody read what "+quote(m.Words[0])+" does", m.Words[0])
		return
	}
	for i := 0; i < len(m.Args); i++ {
		w, next := m.Args[i], i+1 < len(m.Args)
		switch {
		case i == 0 && verbs != "":
			if beside = w.Is("index"); !w.Exact() || !named(verbs, w.Text) {
				m.Unknown("nobody read what "+quote(w)+" does here", w)
				return
			}
		case next && w.Exact() && named(reads, w.Text):
			i++
			m.Add(roleFact(Reads, m.Args[i], ""))
		case next && w.Exact() && named(writes, w.Text):
			i++
			m.Add(roleFact(WritesTree, m.Args[i], "writes the result"))
		case w.Exact() && w.Text != "" && w.Text[0] == '-' && named(data, w.Text):
			// A value is a number or a word, and is read where it looks like a file.
			if next && alignerValue(m.Args[i+1]) {
				i++
			}
		case w.Exact() && len(w.Text) > 1 && w.Text[0] == '-' || w.mayBeFlag() || !bare:
			m.Unknown("nobody read what "+quote(w)+" does", w)
		default:
			m.Add(roleFact(Reads, w, ""))
		}
	}
	if beside {
		m.Add(Fact{Kind: automode.Write, Target: ".", Extent: automode.Children, Traits: automode.BuildOutput, Why: "writes beside the file"})
	}
}

// alignerValue reports whether a word is the value of the option before it: a
// number, or a name without a folder and an ending.
func alignerValue(w Word) bool {
	for i := range len(w.Text) {
		if c := w.Text[i]; c == '/' || c == '.' && !isDigits(w.Text[:i]) || i == 0 && c == '-' {
			return false
		}
	}
	return w.Exact() && w.Text != ""
}

var netcdf = Program{
	Name: "ncdump", Kin: "h5dump h5ls h5stat h5diff cdo ncks ncview grib_ls grib_dump", Rare: true, Summary: "shows what files of measurements hold", Manual: "ncdump(1), netCDF 4.9; h5dump(1), h5ls(1), HDF5 1.14; cdo 2.5; ncks(1), NCO 5.3; ecCodes 2.42",
	Row: Row{
		Style: Plain, Help: "--help --version -V", Args: []Arg{{Role: Data}}, Refine: netcdfWords,
	},
}

var netcdfCases = []Case{
	{`ncdump -h a.nc`, `Read a.nc`}, {`h5dump -H -d /x a.h5`, `Read /x; Read a.h5`}, {`h5dump -o f a.h5`, `Unknown nobody read what “-o” does; Read f; Read a.h5`}, {`cdo sinfo a.nc`, `Read a.nc`}, {`cdo selvar,x a.nc b.nc`, `Unknown nobody read what “selvar,x” does; Read a.nc; Read b.nc`}, {`ncks -m a.nc`, `Read a.nc`}, {`ncks a.nc b.nc`, `Unknown nobody read what “ncks” does with two files; Read a.nc; Read b.nc`},
}

// netcdfWords: every file is read where nothing else is asked for.
func netcdfWords(m *Match) {
	name := m.name()
	for i, w := range m.Args {
		switch {
		case !w.Exact():
			m.Add(roleFact(Reads, w, ""))
		case w.Text == "":
		case name == "cdo" && i == 0:
			if !named("sinfo sinfon info infon showname showvar showdate showtimestamp showyear showmon showlevel showformat ntime nlevel nvar npar griddes zaxisdes vardes partab diff diffn", w.Text) {
				m.Unknown("nobody read what "+quote(w)+" does", w)
			}
		case name == "ncview", w.Text[0] == '-' && !named("-h -c -k -s -v -H -n -a -A -d -r -m -M -x -w -p -g -i -json -stats -al -so -ro -nomd -q --header --contents --attribute -u", w.Text):
			m.Unknown("nobody read what "+quote(w)+" does", w)
		case w.Text[0] != '-':
			m.Add(roleFact(Reads, w, ""))
		}
	}
	if name == "ncks" && len(m.Facts) > 1 {
		m.Facts = append([]Fact{{Why: "nobody read what “ncks” does with two files"}}, m.Facts...)
	}
}

package commands

var nvcc = Program{
	Name: "nvcc", Rare: true, Summary: "compiles CUDA", Manual: "nvcc --help, CUDA 12.8",
	Row: Row{
		Style: Looking, Help: "--help -h --version -V", Does: toolBuilds, Args: sourceLists, Compiles: true,
		Flags: []Flag{
			{Names: "-c -dc -dw -dlink -ptx -cubin -fatbin -shared -static -g -G -lineinfo -use_fast_math --use_fast_math --expt-relaxed-constexpr -expt-relaxed-constexpr --expt-extended-lambda --extended-lambda -extended-lambda -v --verbose --dryrun -dryrun -w -O0 -O1 -O2 -O3 -E -S -M -MM -lib -cuda --resource-usage -Wno-deprecated-gpu-targets -Wno-deprecated-declarations -allow-unsupported-compiler --allow-unsupported-compiler --default-stream="},
			{Names: "-arch= --gpu-architecture= -code= --gpu-code= -gencode= --generate-code= -std= --std= -D= -U= -l= -maxrregcount= -rdc= --relocatable-device-code= -cudart= -Xptxas= --ptxas-options= -t= --threads= -x= -m=", Value: Data},
			{Names: "-I= -L= -isystem=", Value: Lists}, {Names: "-include=", Value: Reads},
			{Names: "-o= --output-file= -MF=", Value: Writes, Why: "writes what it builds"}, {Names: "-odir= --output-directory= -keep-dir=", Value: WritesTree, Why: "writes what it builds"},
			{Names: "-ccbin= --compiler-bindir=", Value: Unread, Why: "compiles with it"},
			{Names: "-Xcompiler= --compiler-options= -Xlinker= --linker-options= -Xarchive= -Xnvlink= -optf= --options-file= -idp= -ldir= --libdevice-directory= -target-dir= --target-directory=", Value: Unread, Why: "options of another program"},
			{Names: "-run --run -keep --keep -clean -forward-unknown-to-host-compiler -forward-unknown-opts --forward-unknown-to-host-compiler", Does: []Do{{Why: "runs what it built, keeps or removes files, or hands options on"}}},
		},
	},
}

var nvccCases = []Case{
	{`nvcc -arch=sm_80 -O3 -o k a.cu`, `Run{entry-point} the build; Read{listing} a.cu; Write k`}, {`nvcc -lineinfo -I inc -include p.h a.cu`, `Run{entry-point} the build; Read{listing} a.cu; Read{listing} inc; Read p.h`}, {`nvcc -odir d -c a.cu`, `Run{entry-point} the build; Read{listing} a.cu; Write d/**`},
	{`nvcc -ccbin ./x a.cu`, `Run{entry-point} the build; Read{listing} a.cu; Unknown compiles with it`}, {`nvcc -Xcompiler -fplugin=x a.cu`, `Run{entry-point} the build; Read{listing} a.cu; Unknown options of another program`}, {`nvcc -run a.cu`, `Run{entry-point} the build; Read{listing} a.cu; Unknown runs what it built, keeps or removes files, or hands options on`},
	{`nvcc -S a.cu`, `Run{entry-point} the build; Read{listing} a.cu`},
}

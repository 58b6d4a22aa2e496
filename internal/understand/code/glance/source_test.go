package glance

import "testing"

func TestExhausts(t *testing.T) {
	for source, want := range map[string]bool{
		"main(){for(;;)fork();}":                                            true,
		"#include <unistd.h>\nint main(){while(1)fork();return 0;}":         true,
		"int main(void) { while (1) { malloc(1 << 20); } }":                 true,
		"int main(){while(fork()||1);}":                                     true,
		"int main(){fork();main();}":                                        true,
		"package main\nfunc main(){for{go func(){select{}}()}}":             true,
		"fn main(){loop{std::thread::spawn(||loop{});}}":                    true,
		"fn main() { let mut v = vec![]; loop { v.push(1); } }":             true,
		"int main(){return 0;}":                                             false,
		"int main(){while(1){if(fork()<0)break;}}":                          false,
		"int main(){for(int i=0;i<9;i++)malloc(1);}":                        false,
		"int main(){while(1){char*p=malloc(9);free(p);}}":                   false,
		"int main(){for(;;){sleep(1);fork();}}":                             false,
		"package main\nfunc main(){for i := range 9 {go f(i)}}":             false,
		"// for(;;)fork();\nint main(){puts(\"for(;;)fork();\");}":          false,
		"int main(){pid_t p=fork();if(p==0){execl(\"/bin/ls\",\"ls\",0);}}": false,
		"": false, "{": false, "for(": false, "while": false, "loop {": false,
	} {
		if got := Exhausts(source); got != want {
			t.Errorf("%q: %v, want %v", source, got, want)
		}
	}
}

func FuzzExhausts(f *testing.F) {
	f.Add("int main(){while(1)fork();return 0;}")
	f.Add("fn main(){loop{std::thread::spawn(||loop{});}}")
	f.Fuzz(func(_ *testing.T, source string) { Exhausts(source) })
}

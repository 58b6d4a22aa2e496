package commands

import "testing"

// TestSums: what only computes is told from what does more, language by language.
func TestSums(t *testing.T) {
	for _, c := range []struct {
		program, code string
		want          bool
	}{
		{"Rscript", `print(1+1)`, true}, {"Rscript", `x <- c(1,2,3); cat(mean(x), "\n")`, true}, {"Rscript", "total <- 0\nfor (i in 1:5) total <- total + i\nprint(total)", true},
		{"Rscript", `sq <- function(x) x^2; print(sq(1:5))`, true}, {"Rscript", `summary(read.csv("a.csv")$total)`, true}, {"Rscript", `library(stats); print(sd(c(1, 2)))`, true}, {"Rscript", `# x
print(2^100)`, true},
		{"Rscript", `system("x")`, false}, {"Rscript", `x <- system; x("id")`, false}, {"Rscript", `cat("x", file = "f")`, false}, {"Rscript", `system <- 1; system("x")`, false},
		{"Rscript", `system <- function(x) x; system <- 1; system("x")`, false}, {"Rscript", `system <- function(x) x; for (system in 1:2) 1; system("x")`, false}, {"Rscript", "if (FALSE)\nsystem <- function(x) x\nsystem(\"x\")", false},
		{"Rscript", "f <- function(x)\nunlink <- 1\nunlink(1)", false}, {"Rscript", `sapply("x", "system")`, false}, {"Rscript", `library(evil)`, false}, {"Rscript", `library("stats")`, false},
		{"Rscript", `read.csv("http://h.test/a")`, false}, {"Rscript", `readLines("~/a")`, false}, {"Rscript", `readLines(paste0("a", "b"))`, false}, {"Rscript", `readLines("clipboard")`, false}, {"Rscript", `base::system("x")`, false},
		{"Rscript", `sum(rep(1, 1e9))`, false}, {"Rscript", `sum(rep(1, 9^9))`, false}, {"Rscript", `while (TRUE) 1`, false}, {"Rscript", "`system`(1)", false}, {"Rscript", `r"(x)"`, false}, {"Rscript", `"system"("x")`, false}, {"Rscript", `"x" |> "system" ()`, false}, {"Rscript", `print(1`, false}, {"Rscript", ``, false},
		{"julia", `println(1+1)`, true}, {"julia", `println(sum(x^2 for x in 1:10))`, true}, {"julia", `using Statistics; println(mean([1,2,3]))`, true}, {"julia", `sum(1:10)`, true}, {"julia", `println(map(x -> x^2, [1,2]))`, true},
		{"julia", "println(`ls`)", false}, {"julia", `println("$(run(1))")`, false}, {"julia", `if false; rm = 1; end; map(rm, ["x"])`, false}, {"julia", `map(rm, ["x"])`, false}, {"julia", `using Evil`, false}, {"julia", `using Statistics, Evil`, false},
		{"julia", "false &&\nrm = 1; map(rm, [\"x\"])", false}, {"julia", `@eval 1`, false}, {"julia", `println("a"^(10^10))`, false}, {"julia", `write("f", "x")`, false}, {"julia", `for i in 1:10^9 end`, false}, {"julia", `Base.run(1)`, false}, {"julia", `print("""a""")`, false},
		{"lua", `print(1+1)`, true}, {"lua", `for i=1,3 do print(i, math.sqrt(i)) end`, true}, {"lua", `local total = 0; print(total + 1)`, true}, {"lua", `print(("x"):rep(3)) -- y`, true}, {"lua", `print(#"abc", _VERSION)`, true},
		{"lua", `os.execute("x")`, false}, {"lua", `os["execute"]("x")`, false}, {"lua", `print(io.open("f"))`, false}, {"lua", `load("x")()`, false}, {"lua", `print(_G.os)`, false}, {"lua", `print(("x"):rep(1e9))`, false}, {"lua", `require"x"`, false}, {"lua", `--[[x
]] os.execute("x")`, false},
		{"elixir", `IO.puts(1+1)`, true}, {"elixir", `IO.puts "hi"`, true}, {"elixir", `1..5 |> Enum.map(fn x -> x * x end) |> IO.inspect`, true}, {"elixir", `IO.puts(:math.sqrt(16))`, true},
		{"elixir", `System.cmd("x", [])`, false}, {"elixir", `:os.cmd(1)`, false}, {"elixir", `IO.puts "#{System.halt}"`, false}, {"elixir", `File.rm("x")`, false}, {"elixir", `exit = 1; exit("x")`, false}, {"elixir", `Enum.each(["x"], &File.rm/1)`, false}, {"elixir", `spawn = 1; spawn "x"`, false},
		{"lua", `print([[ " ]]) os.execute("x") --[[ " ]]`, false}, {"lua", `print([=[ " ]=]) os.execute(1) x = " "`, false}, {"osascript", "-- \" \ndo shell script \"x\"\n-- \"", false}, {"osascript", "(* \" *) do shell script \"x\" (* \" *)", false}, {"Rscript", "print(1) # \rsystem(1)", false}, {"elixir", `:"Elixir.System".cmd("x", [])`, false},
		{"osascript", `display notification "done" with title "x"`, true}, {"osascript", `return 1 + 1`, true}, {"osascript", `do shell script "x"`, false}, {"osascript", `tell application "Finder" to delete x`, false}, {"osascript", `display dialog "x"`, false},
	} {
		for i := range allSums {
			if allSums[i].program != c.program {
				continue
			}
			r := sumReader{sums: &allSums[i], text: c.code}
			if got := r.read(); got != c.want {
				t.Errorf("%s: %s: only computes: %v, want %v", c.program, c.code, got, c.want)
			}
		}
	}
}

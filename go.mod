module automode

go 1.26.0

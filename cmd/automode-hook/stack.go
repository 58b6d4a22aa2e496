package main

// deepen has the stack grown at once to what a decision needs, while hardly
// anything stands on it. Grown as it fills, it is copied four times, and each
// time the tables of every function on it are read for the first time, which
// costs more than many a decision. Its variable is never touched.
//
//go:noinline
func deepen(never bool) {
	if never {
		var room [40 << 10]byte
		touch(&room)
	}
}

//go:noinline
func touch(room *[40 << 10]byte) { room[0]++ }

package condition

// Course is which way something goes from one round of a loop to the next. The
// zero value: nothing was seen to change it.
type Course struct {
	way         int
	moved, both bool
}

// Goes notes that a round makes it larger (1) or smaller (-1), in number or in
// length, or something that is neither (0).
func (c *Course) Goes(way int) {
	c.both = c.both || way == 0 || c.way != 0 && way != c.way
	c.way, c.moved = way, true
}

// Way is the one way that it goes; 0 where it does not, or does both.
func (c *Course) Way() int {
	if c.both {
		return 0
	}
	return c.way
}

// Moved reports whether it is given anything at all.
func (c *Course) Moved() bool { return c.moved }

package shell

// outcome is what is known of whether the last command succeeded. The zero value:
// nothing.
type outcome uint8

const (
	either   outcome = iota
	standing         // nobody knows, but it stays as it is until something it looks at changes
	success
	failure
)

// orOther is the outcome of what one shell reads so and another in its own way: which
// of them it is stays the same.
func (o outcome) orOther() outcome {
	if o == either {
		return either
	}
	return standing
}

// with is the outcome of one of two, which of them stays the same.
func (o outcome) with(other outcome) outcome {
	if other == either {
		return either
	}
	return o
}

func told(holds bool) outcome {
	if holds {
		return success
	}
	return failure
}

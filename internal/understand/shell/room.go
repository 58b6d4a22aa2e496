package shell

// room hands out slices that lie one behind the other in memory, for the many
// small ones that a walk needs. The zero value is ready for use.
type room[T any] struct{ free []T }

// take returns n zero values that nobody else has. Appending to them moves them.
func (r *room[T]) take(n int) []T {
	if n >= len(r.free) {
		r.free = make([]T, max(n, 16))
	}
	s := r.free[:n:n]
	r.free = r.free[n:]
	return s
}

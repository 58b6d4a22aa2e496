package shell

// room hands out slices that lie one behind the other in memory, for the many
// small ones that a walk needs. The zero value is ready for use.
type room[T any] struct{ all, free []T }

// take returns n zero values that nobody else has. Appending to them moves them.
func (r *room[T]) take(n int) []T {
	if n >= len(r.free) {
		r.all = make([]T, max(n, 16, min(2*len(r.all), 256))) // what one walk needed, the next one has
		r.free = r.all
	}
	s := r.free[:n:n]
	r.free = r.free[n:]
	return s
}

// again makes what was handed out last free again. Nobody may hold it any more.
func (r *room[T]) again() {
	clear(r.all[:len(r.all)-len(r.free)])
	r.free = r.all
}

package git

// Uncommitted counts the files that no commit holds as they are: changed,
// removed, staged, or neither tracked nor ignored. It gives up, with an error, where
// more than most files would have to be looked at.
func (r *Repo) Uncommitted(most int) (int, error) {
	x, err := r.index()
	if err != nil {
		return 0, err
	}
	if len(x.entries) > most {
		return 0, errLarge
	}
	head, err := r.at(x, "HEAD")
	if err != nil {
		return 0, err
	}
	r.looks = min(r.looks, most)
	n := 0
	for i := range x.entries {
		e := &x.entries[i]
		if !head.holds(e) {
			n++
			continue
		}
		switch err := r.unchanged(e); err {
		case nil, errMissing:
		case errLarge:
			return 0, err
		default:
			n++
		}
	}
	err = r.strays([]string{""}, notIgnored, func(string) error {
		if n++; n > most {
			return errLarge
		}
		return nil
	})
	return n, err
}

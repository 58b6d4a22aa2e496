package commands

import "strings"

// outwardWords are further words by which a function says that it takes something
// away, shows or keeps it elsewhere, spends, or has something else run.
const outwardWords = "delete del erase clear clean cleanup prune flush flushall flushdb truncate rm rmdir rmtree unlink terminate shutdown reboot halt revoke superuser grant impersonate " +
	"email sms notify broadcast tweet charge pay refund transfer withdraw payout buy purchase save commit " +
	"run main cli start serve listen execute exec eval system shell sh bash cmd command spawn popen subprocess ssh scp rsync overwrite backup"

// keepsWords are words by which a function of an application says that it changes what
// the application keeps, or has something done later.
const keepsWords = "update updates create insert upsert touch increment decrement increments toggle perform enqueue dispatch deliver store forget attach detach write bulk force put " +
	"suspend approve reject ban unban block unblock archive unarchive activate deactivate enable disable cancel close reopen promote demote become lock unlock " +
	"merge assign unassign invite accept decline expire renew reset restore publish unpublish import sync migrate confirm mark flag set add move copy anonymize"

// Keeps reports whether a function of an application says by its name that it changes
// what the application keeps.
func Keeps(function string) bool {
	return function == "<<" || strings.HasSuffix(function, "!") || says(function, func(w string) bool { return named(keepsWords, w) })
}

// Outward reports whether a function says by its name that calling it does more than
// compute: one of the words of the name, which signs and capitals divide, is such a word.
func Outward(function string) bool {
	return says(function, func(w string) bool { return named(actWords, w) || named(scriptActs, w) || named(outwardWords, w) })
}

// OutwardModule is Outward for the name of a file of code that is loaded and not
// called.
func OutwardModule(name string) bool {
	return says(name, func(w string) bool { return named(actWords, w) || named(scriptActs, w) })
}

// says reports whether one of the words of a name is one of those.
func says(name string, one func(word string) bool) bool {
	for from, i := 0, 0; i <= len(name); i++ {
		if i < len(name) && isLetter(name[i]) && (i == from || !isCapital(name[i]) || isCapital(name[i-1]) && (i+1 == len(name) || isCapital(name[i+1]))) {
			continue
		}
		if w := strings.ToLower(name[from:i]); w != "" && one(w) {
			return true
		}
		if from = i; i < len(name) && !isLetter(name[i]) {
			from++
		}
	}
	return false
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

func isCapital(c byte) bool { return 'A' <= c && c <= 'Z' }

// RemovingMethod reports whether a method of HTTP takes something away: what a
// server holds, a link between two things, or what a cache keeps.
func RemovingMethod(method string) bool {
	return named("DELETE UNLINK PURGE BAN", strings.ToUpper(method))
}

// RemovingField reports whether a header or a field of a form says that a request is to
// be taken as one that removes, whatever its method: frameworks look there.
func RemovingField(name, value string) bool {
	return named("_method x-http-method x-http-method-override x-method-override", strings.ToLower(name)) && RemovingMethod(strings.TrimSpace(value))
}

// RemovingForm reports whether one of the fields of a form, or of a query, says so.
func RemovingForm(form string) bool {
	for field := range strings.SplitSeq(form, "&") {
		if name, value, _ := strings.Cut(field, "="); RemovingField(name, value) {
			return true
		}
	}
	return false
}

// RemovingAddress reports whether the last part of an address says that what it leads to
// is removed or stopped: "/items/_delete_by_query", "/actuator/shutdown"; or what is
// asked of it does.
func RemovingAddress(address string) bool {
	address, query, _ := strings.Cut(address, "?")
	last := strings.TrimLeft(address[strings.LastIndexByte(address, '/')+1:], "_")
	if i := strings.IndexAny(last, "_-:"); i >= 0 {
		last = last[:i]
	}
	return RemovingForm(query) || named("delete deleteAll remove drop dropAll purge truncate wipe flush flushAll shutdown destroy stop quit quitquitquit seal", last)
}

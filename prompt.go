package automode

import "strings"

// Offer is what can be said with a question or a denial beside the decision
// itself. The zero value is nothing.
type Offer struct {
	Settle  string // the person's command that settles it
	Nearest string // the call in another form, in which the gate allows it
}

// Prompt words the decision for the person and for the agent's model, one line
// each: what would be done to what and the one reason, where that lies, which
// row or rule says so and from which file, what would be allowed instead, and
// who can clear it. What is allowed, and what failed, stays as it is.
func (d *Decision) Prompt(o Offer) (person, model string) {
	if d.Verdict == Allow || d.Outcome != Policy && !d.Outcome.Judges() || d.Layer == "gate" {
		return d.Person, d.Model
	}
	person, model = d.Person, d.Model
	if source := d.source(); source != "" {
		person += " [" + source + "]"
		model += " [" + source + "]"
	}
	if at := deciding(d.Judged); at >= 0 && d.Judged[at].Stood.Instead != "" && o.Nearest == "" {
		person += " Instead: " + sentence(line(d.Judged[at].Stood.Instead, mostWhy))
	}
	if o.Nearest != "" {
		nearest := " This would be allowed: `" + line(o.Nearest, mostTarget) + "`."
		person += nearest
		model += nearest
	}
	switch {
	case d.Clears == ByOrganisation:
		only := " Only the organisation can allow it"
		if d.From != "" && d.From != BuiltIn {
			only += ", in " + line(d.From, mostTarget)
		}
		person += only + "."
		model += only + "."
	case d.Clears == ByNobody:
		person += " Nobody can allow it."
	case o.Settle != "":
		person += " To settle it: " + o.Settle
		model += " The person alone can allow it, with: " + o.Settle
	}
	return person, model
}

// source says where the deciding effect happens, and by which row or rule of
// which file it earned its word.
func (d *Decision) source() string {
	var parts []string
	if at := deciding(d.Judged); at >= 0 {
		parts = append(parts, d.Judged[at].Effect.Place.words()...)
	}
	if d.Layer != "" {
		parts = append(parts, strings.TrimSpace(d.Layer+" "+d.Rule))
	}
	if d.From != "" && d.From != BuiltIn && d.From != "built-in" {
		parts = append(parts, line(d.From, mostTarget))
	}
	return strings.Join(parts, "; ")
}

// words names a place for a person: "project", "secret".
func (p Place) words() (list []string) {
	where := p.Region.String()
	switch p.Region {
	case Outside:
		where = "outside the project"
	case Elsewhere:
		where = "in a container or on another host"
	}
	if p.Marks.Has(RegionRoot) {
		where += ", the root of it"
	}
	// Marks that say what lies below or above are in the reason already.
	if marks := p.Marks &^ (RegionRoot | GateAncestor | RootAncestor | HomeFolder); marks != 0 {
		where += ", " + strings.ReplaceAll(marks.String(), ",", ", ")
	}
	if where != "" {
		list = append(list, where)
	}
	if p.Host == OtherHost || p.Host == MetadataHost {
		list = append(list, "host "+p.Host.String())
	}
	return list
}

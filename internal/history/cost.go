package history

import (
	"cmp"
	"context"
	"slices"
	"strings"
)

// cost is what a judge's ruling took. Without a judge it is none.
type cost struct {
	judge                          string
	failed                         bool
	queries, input, cached, output int
	price                          float64
}

// Cost is what judges were asked and what it cost.
type Cost struct {
	Calls    int     `json:"calls"`    // put to a judge
	Models   int     `json:"models"`   // of them, those for which a model was asked; the others had a ruling that was kept or shared
	Failed   int     `json:"failed"`   // of Calls, those without a ruling
	Sessions int     `json:"sessions"` // that had such calls
	Queries  int     `json:"queries"`
	Input    int     `json:"tokens_in"`
	Cached   int     `json:"tokens_cached"` // of Input
	Output   int     `json:"tokens_out"`
	Price    float64 `json:"price"` // in the currency of the judges' prices; 0: not known
}

// JudgeCost is that of one judge.
type JudgeCost struct {
	Judge string `json:"judge"`
	Cost
}

// Costs are those of what a query picks, in all and by judge, the dearest first.
type Costs struct {
	All    Cost        `json:"all"`
	Judges []JudgeCost `json:"judges"`
}

// costs sums up what judges cost.
func (c *counter) costs(ctx context.Context, db *DB, from, to int64) (Costs, error) {
	out := Costs{Judges: []JudgeCost{}}
	rows, err := db.sql.QueryContext(ctx, `SELECT session, agent, project, layer, program, judge, outcome, queries, input, cached, output, price FROM cost
		WHERE key >= ? AND key < ?`, from<<keyBits, to<<keyBits)
	if err != nil {
		return out, err
	}
	defer rows.Close()
	type seen struct{ judge, session int64 }
	sessions, judges := map[seen]bool{}, map[int64]*Cost{}
	for rows.Next() {
		var r row
		var judge int64
		var one Cost
		if err := rows.Scan(&r.session, &r.agent, &r.project, &r.layer, &r.program, &judge, &one.Failed, &one.Queries, &one.Input, &one.Cached, &one.Output, &one.Price); err != nil {
			return out, err
		}
		if !c.picks(&r) {
			continue
		}
		one.Calls, one.Models = 1, min(one.Queries, 1)
		of := judges[judge]
		if of == nil {
			of = new(Cost)
			judges[judge] = of
		}
		for _, sum := range []*Cost{&out.All, of} {
			sum.add(&one)
		}
		if k := (seen{judge, r.session}); !sessions[k] {
			sessions[k] = true
			of.Sessions++
		}
		if k := (seen{-1, r.session}); !sessions[k] {
			sessions[k] = true
			out.All.Sessions++
		}
	}
	for id, sum := range judges {
		out.Judges = append(out.Judges, JudgeCost{c.text[id], *sum})
	}
	slices.SortFunc(out.Judges, func(a, b JudgeCost) int {
		return cmp.Or(cmp.Compare(b.Price, a.Price), b.Calls-a.Calls, strings.Compare(a.Judge, b.Judge))
	})
	return out, rows.Err()
}

func (c *Cost) add(d *Cost) {
	c.Calls += d.Calls
	c.Models += d.Models
	c.Failed += d.Failed
	c.Queries += d.Queries
	c.Input += d.Input
	c.Cached += d.Cached
	c.Output += d.Output
	c.Price += d.Price
}

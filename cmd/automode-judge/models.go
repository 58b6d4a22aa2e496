package main

import (
	"context"
	"io"

	"automode"
	"automode/cmd/automode-judge/internal/models"
	"automode/cmd/automode-judge/internal/ruling"
	"automode/internal/config"
	"automode/internal/layers/classifier"
	"automode/internal/modelquery"
	"automode/internal/sidequery"
)

// askModels answers the single queries of automode: the judges are those of the
// configuration, so that nobody can have a key sent elsewhere.
func askModels(ctx context.Context, o *options, in io.Reader, out io.Writer, getenv func(string) (string, bool)) error {
	req := sidequery.Request{Home: o.home, Config: o.config, Settings: o.settings, Call: automode.Call{Platform: automode.ThisPlatform()}}
	if o.project != "" {
		req.Call.Roots = []string{o.project}
	}
	cfg := ruling.Load(&req)
	list, _ := models.All(cfg.Classifier, getenv) // one that cannot be had says so when it is asked
	second := config.Classifier{}.Filled().Second.Value
	if s := cfg.Classifier.Filled().Second.Value; s > second {
		second = s
	}
	return modelquery.Serve(ctx, in, out, func(ctx context.Context, judge string, q *classifier.Query) (*classifier.Reply, error) {
		for i := range list {
			if list[i].Name == judge {
				ctx, cancel := context.WithTimeout(ctx, 2*second)
				defer cancel()
				return list[i].Model.Ask(ctx, q)
			}
		}
		return nil, &classifier.Failure{Outcome: automode.Rejected, Text: "the configuration has no judge " + judge}
	})
}

package main

import (
	"context"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"time"

	"automode/internal/config"
	"automode/internal/layers/classifier"
	"automode/internal/modelquery"
	"automode/internal/own"
)

// withJudges runs fn with the models of what is in force for a project, or with
// the one of a name alone, and ends them when it returns. There is at least one.
func (p *program) withJudges(file, project, name string, fn func(ctx context.Context, cfg *config.Config, list []classifier.Named) error) error {
	person, err := p.machine.person(file)
	if err != nil {
		return err
	}
	_, cfg, err := p.inForce(file, project)
	if err != nil {
		return err
	}
	if len(cfg.Broken) > 0 {
		return advise("mend it; automode config shows the rest", "the configuration cannot be relied on: %s", cfg.Broken[0])
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	all, err := p.machine.judgesOf(ctx, person, project, &cfg)
	if err != nil {
		return err
	}
	defer all.end()
	list := all.list
	if name != "" {
		one, err := all.one(name)
		if err != nil {
			return err
		}
		list = []classifier.Named{one}
	}
	return fn(ctx, &cfg, list)
}

// judges are the models of a configuration, asked through automode-judge, which
// links what reaches them.
type judges struct {
	list []classifier.Named
	end  func()
}

// judgesOf starts automode-judge with nothing but the keys. The caller ends it.
func (m *machine) judgesOf(ctx context.Context, person, root string, cfg *config.Config) (*judges, error) {
	if len(cfg.Classifier.Judges) == 0 {
		return nil, advise(`name one in "classifier", as docs/classifier.md shows`, "the configuration %s has no judge", person)
	}
	program := filepath.Join(m.folder(), own.Judge+exe())
	args := []string{"--ask", "--home", m.own(), "--config", person, "--settings", m.claude().Person}
	if root != "" {
		args = append(args, "--project", root)
	}
	ctx, cancel := context.WithCancel(ctx)
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Env, cmd.Dir, cmd.Stderr, cmd.WaitDelay = []string{}, m.folder(), os.Stderr, 2*time.Second
	for i := range cfg.Classifier.Judges {
		if name := cfg.Classifier.Judges[i].KeyVariable; name != "" {
			if value, ok := m.getenv(name); ok {
				cmd.Env = append(cmd.Env, name+"="+value)
			}
		}
	}
	if exe() != "" {
		cmd.Env = append(cmd.Env, "SYSTEMROOT="+os.Getenv("SYSTEMROOT")) // without it there is no network there
	}
	to, err := cmd.StdinPipe()
	if err == nil {
		from, pipeErr := cmd.StdoutPipe()
		if err = pipeErr; err == nil {
			if err = cmd.Start(); err == nil {
				client := modelquery.NewClient(to, from)
				j := &judges{end: func() {
					to.Close()
					cancel()
					cmd.Wait()
				}}
				for _, one := range cfg.Classifier.Judges {
					j.list = append(j.list, classifier.Named{Judge: one, Model: client.Model(one.Name)})
				}
				return j, nil
			}
		}
	}
	cancel()
	return nil, advise("install automode anew: automode-judge has to lie beside automode", "%s cannot be started: %w", program, reason(err))
}

// one is the judge of a name.
func (j *judges) one(name string) (classifier.Named, error) {
	known := ""
	for _, n := range j.list {
		if n.Name == name {
			return n, nil
		}
		known += " " + n.Name
	}
	return classifier.Named{}, advise("name one of"+known, "the configuration has no judge %s", name)
}

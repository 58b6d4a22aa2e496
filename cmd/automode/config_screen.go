package main

// config writes what is in force for a person: one line a value, with the
// place it comes from.
func (s *screen) config(v *configView) {
	s.line(s.paint(bold, "Files, the strongest first"))
	for _, f := range v.Sources {
		state := s.paint(dim, "not there")
		if f.Found {
			state = s.paint(green, "read")
		}
		s.line("  ", pad(f.Scope, 9), pad(printable(f.File), 44), "  ", state)
	}
	if v.Project == "" {
		s.line("  ", pad("project", 9), s.paint(dim, "none: the current folder is a home, a root, a system or a shared folder"))
	}
	s.paragraph(2, dim, "What Claude Code is given on its command line (--settings, --allowedTools) is seen by itself alone.")

	s.section("Problems", red, v.Problems)
	if v.Asking {
		s.line("  ", s.paint(bold, "Until they are mended, whatever is not denied is asked about."))
	}
	s.section("Left out: where it stands it may only tighten", yellow, v.Ignored)

	s.heading("Rules in force, in the order in which they count")
	s.rules(v.Rules)
	if len(v.Rules) == 0 {
		s.line("  ", s.paint(dim, "none of yours; the policy table decides"))
	}
	s.heading("Built-in rules, switched off by their id in disabledRules")
	for _, b := range v.BuiltIn {
		from := "in force"
		if b.Off != "" {
			from = "off, " + b.Off
		}
		s.entry(pad(b.List, 7)+b.ID, from)
		s.paragraph(9, dim, b.Why)
	}
	s.rulesSection("Set aside: they allow nothing", v.SetAside)
	s.rulesSection("Never match", v.Never)
	s.rulesSection("In force, perhaps not as meant", v.Doubtful)

	s.settingsSection("Rows of the policy table with another word", v.Rows)
	s.settingsSection("Trusted hosts", v.Hosts)
	s.settingsSection("Trusted MCP servers", v.Servers)
	s.settingsSection("Folders that belong to the project", v.Folders)
	s.settingsSection("Judges of what is left open, in the order in which they are asked", v.Judges)
	if len(v.Prose) > 0 {
		s.heading("What the classifier is told")
		for _, t := range v.Prose {
			s.entry(pad(t.List, 12)+printable(t.Text), t.From)
		}
		if v.Unread != "" {
			s.paragraph(2, yellow, printable(upperFirst(v.Unread)+"."))
		}
	}
	s.settingsSection("Settings", v.Settings)
	if v.Flags != "" {
		s.paragraph(2, yellow, printable(v.Flags+" is read at each question of a judge and counts before these; what it says is not shown here."))
	}
}

// section writes a list under a heading, nothing when it is empty.
func (s *screen) section(head string, st style, list []string) {
	if len(list) == 0 {
		return
	}
	s.heading(head)
	for _, t := range list {
		if !s.terminal { // whole, for programs that look for "file:line:"
			s.line("  ", printable(t))
			continue
		}
		s.paragraph(2, st, printable(t))
	}
}

func (s *screen) rulesSection(head string, list []ruleView) {
	if len(list) == 0 {
		return
	}
	s.heading(head)
	s.rules(list)
}

func (s *screen) rules(list []ruleView) {
	for _, r := range list {
		s.entry(pad(r.List, 6)+" "+printable(r.Rule), r.From)
		if r.Why != "" {
			s.paragraph(9, dim, printable(r.Why))
		}
	}
}

func (s *screen) settingsSection(head string, list []settingView) {
	if len(list) == 0 {
		return
	}
	s.heading(head)
	for _, t := range list {
		text := printable(t.Value)
		if t.Name != "" {
			text = pad(printable(t.Name), 12) + " " + text
		}
		s.entry(text, t.From)
	}
}

// entry writes a value and, behind it, where it comes from.
func (s *screen) entry(text, from string) {
	s.line("  ", pad(text, 44), "  ", s.paint(dim, printable(from)))
}

package main

type versionCommand struct{}

func (*versionCommand) Run(p *program) error { return nil }

package commands

import "automode"

var ros2 = Program{
	Name: "ros2", Rare: true, Summary: "looks at and starts nodes of ROS", Manual: "ros2 --help, ROS 2 Jazzy",
	Row: Row{Style: Plain, Args: anyData, Refine: ros2Looks},
}

var ros2Cases = []Case{{`ros2 pkg list`, `Query the robot's nodes`}, {`ros2 topic echo /x --once`, `Query the robot's nodes`}, {`ros2 run a b`, `Control the robot's nodes`}, {`ros2 doctor`, `Query the robot's nodes`}, {`ros2 topic pub /x y z`, `Control the robot's nodes`}}

// ros2Looks: a noun and a verb say whether it only looks.
func ros2Looks(m *Match) {
	looks := len(m.Args) > 0 && (m.Args[0].Is("doctor") || m.Args[0].Is("--help") || m.Args[0].Is("wtf"))
	if len(m.Args) > 1 && m.Args[0].Exact() && m.Args[1].Exact() && named("pkg node topic service action interface param component daemon bag lifecycle control", m.Args[0].Text) {
		looks = named("list info prefix xml executables echo type hz bw find show packages package proto types get describe status nodes", m.Args[1].Text)
	}
	if looks {
		m.Add(Fact{Kind: automode.Query, Target: "the robot's nodes"})
		return
	}
	m.Add(Fact{Kind: automode.Control, Target: "the robot's nodes", Why: "starts or drives nodes"})
}

// Package classifier is the layer that rules on what rules, allowlist, edits
// and table leave open: a side query to a second, fast model, which sees what
// the person asked for, what the agent is about to do and the rules in plain
// language, and answers by a forced tool call.
//
//	Question ──render──▶ Query ──Model──▶ Reply ──verify──▶ Ruling
//
// What comes from outside (commands, file names, the agent's earlier calls,
// instructions of the project) is shown as data: every piece is one line of
// JSON in which "<" and ">" never stand, so that nothing can close the fence
// around it or open another one. Only the person's messages authorise, and a
// ruling that says so has to name the message.
//
// Whatever is no plain answer is no ruling: the caller asks or denies.
package classifier

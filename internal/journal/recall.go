package journal

import (
	"encoding/json"
	"errors"
	"strings"

	"automode"
	"automode/internal/journal/linefile"
	"automode/internal/mask"
)

// Recall makes the call again that an entry below dir is about, so that it can
// be judged anew. What the record does not hold is not in it: the platform, the
// shell, fields of a command's input beside the command. An error says what is
// missing to judge the call; masked reports that secrets stood in its text,
// where their marker stands now.
func Recall(dir string, e *Entry) (call *automode.Call, masked bool, err error) {
	text := e.Text
	if e.Cut {
		if text, err = Whole(dir, *e); err != nil {
			return nil, false, errNoWhole
		}
		if strings.HasSuffix(text, linefile.Ellipsis) {
			return nil, false, errCut
		}
	}
	if strings.HasSuffix(e.Cwd, linefile.Ellipsis) || strings.HasSuffix(e.Root, linefile.Ellipsis) {
		return nil, false, errFolder
	}
	if e.Tool == "" && text == "" {
		return nil, false, errNothing
	}
	c := &automode.Call{ID: e.CallID, Agent: e.Agent, Session: e.Session, Subagent: e.Subagent, Tool: e.Tool, Kind: e.Kind, Mode: e.Mode, Cwd: e.Cwd}
	if e.Root != "" {
		c.Roots = []string{e.Root}
	}
	switch e.Kind {
	case automode.ReadTool, automode.SearchTool, automode.FetchTool:
		if strings.HasPrefix(text, `["`) && json.Valid([]byte(text)) {
			return nil, false, errSeveral
		}
	}
	switch e.Kind {
	case automode.ShellTool:
		if text == "" {
			return nil, false, errNothing
		}
		c.Command = text
		c.Input, err = json.Marshal(map[string]string{"command": text})
	case automode.ReadTool:
		c.Path = text
		c.Input, err = json.Marshal(map[string]string{"file_path": text})
	case automode.SearchTool:
		c.Path = text
		if i := strings.LastIndex(text, " /"); i >= 0 {
			c.Pattern, c.Path = text[:i], text[i+1:]
		}
		c.Input, err = json.Marshal(map[string]string{"pattern": c.Pattern, "path": c.Path})
	case automode.EditTool:
		return nil, false, errEdit
	case automode.FetchTool:
		if !strings.Contains(text, "://") {
			c.Pattern = text
		} else {
			c.URL = text
		}
		c.Input, err = json.Marshal(map[string]string{"url": c.URL, "query": c.Pattern})
	case automode.SubagentTool:
		c.Prompt = text
	default:
		if text != "" && !json.Valid([]byte(text)) {
			return nil, false, errInput
		}
		c.Input = json.RawMessage(text)
	}
	return c, strings.Contains(text, mask.Marker), err
}

// Why a call cannot be made again, in the words of a summary.
var (
	errNoWhole = errors.New("the command was too long for its line, and the file with the whole of it is gone")
	errCut     = errors.New("the command was so long that only its beginning was kept")
	errFolder  = errors.New("the path of its folder was too long for its line")
	errSeveral = errors.New("which of several things it named in which way is not recorded")
	errEdit    = errors.New("the new text of an edit is not recorded")
	errInput   = errors.New("the tool's input is not recorded as it was sent")
	errNothing = errors.New("the call itself could not be read")
)

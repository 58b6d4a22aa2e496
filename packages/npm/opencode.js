// OpenCode: "plugin": ["automode-plugin"] in opencode.json, or this file in its
// folder of plugins. Everything that is exported here is loaded as a plugin.
import { plugin } from "./open.js";

export const automode = plugin("opencode");

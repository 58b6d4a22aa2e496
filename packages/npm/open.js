// The plugin of OpenCode and of Kilo, which load the same ones.
import { ask, tell } from "./gate.js";

export const plugin = (agent) => async ({ directory, worktree, client }) => {
  const place = { cwd: directory };
  if (worktree && worktree !== "/") place.worktree = worktree;

  // parents has the session that started another, "" for one of the person's.
  const parents = new Map();
  const learn = async (id) => {
    if (parents.has(id)) return parents.get(id);
    const found = await client?.session?.get?.({ path: { id } });
    const parent = found?.data ? (found.data.parentID ?? "") : undefined;
    if (parent !== undefined) parents.set(id, parent);
    return parent;
  };
  // ids names the person's session, and the one below it where the event is of one.
  const ids = async (id) => {
    let top = id;
    let known = true;
    try {
      for (let depth = 0; depth < 16; depth++) {
        const parent = await learn(top);
        if (parent === undefined) known = false;
        if (!parent) break;
        top = parent;
      }
    } catch {
      known = false;
    }
    return { sessionID: top, subagentID: top === id ? undefined : id, known };
  };

  const inputs = new Map(); // of calls that run, by their id
  const planning = new Set(); // sessions whose agent only plans
  const mode = (id) => (planning.has(id) ? "plan" : "");
  return {
    event: async ({ event }) => {
      const info = event?.properties?.info;
      if (!info?.id || (event.type !== "session.created" && event.type !== "session.deleted")) return;
      if (event.type === "session.created") parents.set(info.id, info.parentID ?? "");
      if (info.parentID) return;
      await tell(agent, { hook_event_name: event.type, ...place, source: event.type === "session.created" ? "new" : undefined, input: { sessionID: info.id } });
    },
    "chat.message": async (input, output) => {
      if (input.agent === "plan") planning.add(input.sessionID);
      else planning.delete(input.sessionID);
      const { known, ...session } = await ids(input.sessionID);
      const parts = Array.isArray(output?.parts) ? output.parts : [];
      const prompt = parts.filter((p) => p?.type === "text" && !p.synthetic && !p.ignored).map((p) => p.text).join("\n");
      if (!prompt) return;
      await tell(agent, { hook_event_name: "chat.message", ...place, input: session, prompt, typed: known && !session.subagentID });
    },
    "tool.execute.before": async (input, output) => {
      const { known, ...session } = await ids(input.sessionID);
      const args = output?.args;
      const said = await ask(agent, { hook_event_name: "tool.execute.before", ...place, mode: mode(input.sessionID), input: { tool: input.tool, callID: input.callID, ...session }, output: { args } });
      if (said.decision !== "allow") throw new Error(said.reason);
      if (inputs.size > 1000) inputs.clear();
      inputs.set(input.callID, args);
    },
    "tool.execute.after": async (input) => {
      const { known, ...session } = await ids(input.sessionID);
      const args = input.args ?? inputs.get(input.callID);
      inputs.delete(input.callID);
      if (args !== undefined) await tell(agent, { hook_event_name: "tool.execute.after", ...place, mode: mode(input.sessionID), input: { tool: input.tool, callID: input.callID, ...session }, output: { args } });
    },
  };
};

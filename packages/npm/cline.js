// Cline: cline plugin install --npm automode-plugin.
import { ask, tell } from "./gate.js";

let root; // the folder that Cline works in; the process may have been started elsewhere

const about = (context) => {
  const s = context?.snapshot ?? {};
  return { taskId: s.conversationId ?? s.runId, parent_agent_id: s.parentAgentId ?? null, agent_id: s.agentId, workspaceRoots: root ? [root] : [] };
};

export const plugin = {
  name: "automode",
  manifest: { capabilities: ["hooks"] },
  setup(_api, ctx) {
    root = ctx?.workspaceInfo?.rootPath;
  },
  hooks: {
    async beforeRun(context) {
      const fresh = context?.snapshot?.messages?.length <= 1;
      await tell("cline", { hookName: "agent_start", ...about(context), source: fresh ? "new" : undefined });
    },
    async beforeTool(context) {
      const call = context?.toolCall;
      const said = await ask("cline", { hookName: "beforeTool", ...about(context), tool_call: { id: call?.toolCallId, name: call?.toolName ?? context?.tool?.name, input: context?.input } });
      return said.decision === "allow" ? undefined : { skip: true, reason: said.reason };
    },
    async afterTool(context) {
      const call = context?.toolCall;
      await tell("cline", { hookName: "tool_result", ...about(context), tool_result: { id: call?.toolCallId, name: call?.toolName, input: context?.input } });
      return undefined;
    },
  },
};

export default plugin;

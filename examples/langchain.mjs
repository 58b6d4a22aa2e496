// LangChain interrupts a run where "when" says so, for a person to approve or
// reject. What is denied needs no person: guard answers it in the tool's place.
//
//   const { when, guard } = gate((toolCall) => ({ command: toolCall.args.command, cwd }));
//   const agent = createAgent({ model, tools: [shell], checkpointer, middleware: [
//     createMiddleware({ name: "automode", wrapToolCall: guard }),
//     humanInTheLoopMiddleware({ interruptOn: { shell: { allowedDecisions: ["approve", "reject"], when } } }),
//   ] });
import { ToolMessage } from "langchain";
import { check } from "./check.mjs";

/** @param {(toolCall: {name: string, args: any}) => object} call */
export function gate(call) {
  const asked = new Set(); // calls that a person has to have approved, if they come to guard
  return {
    when: async ({ toolCall }) => {
      const ask = (await check(call(toolCall))).decision === "ask";
      if (ask) asked.add(toolCall.id);
      return ask;
    },
    guard: async (request, handler) => {
      const { toolCall } = request;
      const { decision, reason } = await check(call(toolCall));
      if (decision === "allow" || (decision === "ask" && asked.delete(toolCall.id))) return handler(request);
      return new ToolMessage({ content: reason, tool_call_id: toolCall.id, name: toolCall.name, status: "error" });
    },
  };
}

// pi: pi install npm:automode-plugin, or this folder among its extensions.
import { ask, tell } from "./gate.js";

export default function (pi) {
  const place = (ctx) => ({ cwd: ctx?.cwd ?? process.cwd(), session: ctx?.sessionManager?.getSessionId?.() });

  pi.on("tool_call", async (event, ctx) => {
    const asked = ctx?.hasUI === true;
    const said = await ask("pi", { hook_event_name: "tool_call", ...place(ctx), event: { toolName: event.toolName, toolCallId: event.toolCallId, input: event.input } },
      asked ? "--attended" : "--headless");
    if (said.decision === "allow") return undefined;
    if (said.decision === "ask" && asked && (await ctx.ui.confirm("automode", said.reason)) === true) return undefined;
    return { block: true, reason: said.decision === "ask" ? `The person did not allow it. ${said.reason}` : said.reason };
  });
  pi.on("tool_result", async (event, ctx) => {
    await tell("pi", { hook_event_name: event.isError ? "tool_failed" : "tool_result", ...place(ctx), event: { toolName: event.toolName, toolCallId: event.toolCallId, input: event.input } });
  });
  pi.on("input", async (event, ctx) => {
    await tell("pi", { hook_event_name: "input", ...place(ctx), prompt: event.text, typed: event.source === "interactive" });
    return { action: "continue" };
  });
  pi.on("session_start", async (event, ctx) => {
    const entries = ctx?.sessionManager?.getEntries?.();
    const fresh = Array.isArray(entries) && !entries.some((e) => e?.type === "message");
    await tell("pi", { hook_event_name: "session_start", ...place(ctx), source: fresh ? "new" : event.reason });
  });
  pi.on("session_shutdown", async (_event, ctx) => {
    await tell("pi", { hook_event_name: "session_shutdown", ...place(ctx) });
  });
}

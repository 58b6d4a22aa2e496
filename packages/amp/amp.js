// Amp: this file among its plugins, with the gate in the same file, as automode
// init amp writes it.
import { ask, tell } from "../npm/gate.js";

export default function (amp) {
  const of = (event) => ({ session: event?.thread?.id, cwd: process.cwd() });
  const call = (event) => ({ ...of(event), tool: event?.tool, input: event?.input, id: event?.toolUseID });

  amp.on("tool.call", async (event, ctx) => {
    const said = await ask("amp", { event: "tool.call", ...call(event) });
    let message = said.reason;
    if (said.decision === "ask") {
      try {
        if ((await ctx.ui.confirm({ title: "automode", message: said.reason })) === true) return { action: "allow" };
        message = `The person did not allow it. ${said.reason}`;
      } catch {
        message = `Nobody could be asked. ${said.reason}`;
      }
    }
    return said.decision === "allow" ? { action: "allow" } : { action: "reject-and-continue", message };
  });
  amp.on("tool.result", (event) => tell("amp", { event: "tool.result", ...call(event) }));
  amp.on("agent.start", (event) => tell("amp", { event: "agent.start", ...of(event), prompt: event?.message }));
  amp.on("session.start", (event) => tell("amp", { event: "session.start", ...of(event) }));
}

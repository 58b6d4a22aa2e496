// The Claude Agent SDK asks canUseTool before each call that its own rules leave
// open. What automode asks about is put to ask, which shows it to a person.
//
//   import { query } from "@anthropic-ai/claude-agent-sdk";
//   for await (const message of query({ prompt, options: { canUseTool: canUseTool(process.cwd()) } })) …
import { check } from "./check.mjs";

/** @param {string} cwd @param {(tool: string, input: object, reason: string) => Promise<boolean>} [ask] */
export function canUseTool(cwd, ask = async () => false) {
  return async (tool, input) => {
    const { decision, reason } = await check({ tool, input, cwd });
    if (decision === "allow" || (decision === "ask" && (await ask(tool, input, reason)) === true)) {
      return { behavior: "allow", updatedInput: input };
    }
    return { behavior: "deny", message: reason };
  };
}

// The Claude Agent SDK behind automode: what canUseTool of the example lets
// through runs. PERSON is what the person answers; what they were asked is printed.
import { query } from "@anthropic-ai/claude-agent-sdk";
import { canUseTool } from "./claude-agent-sdk.mjs";

const person = async (tool, input) => {
  console.log("asked: " + input.command);
  return process.env.PERSON === "yes";
};
const options = { canUseTool: canUseTool(process.cwd(), person), cwd: process.cwd(), model: "claude-sonnet-4-5", settingSources: [] };
for await (const message of query({ prompt: process.env.PROMPT, options })) {
  if (message.type === "result") console.log("ended: " + message.subtype);
}

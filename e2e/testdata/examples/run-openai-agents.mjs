// The OpenAI Agents SDK behind automode: a tool that runs shell commands needs
// the approval of the example. PERSON is what the person answers; what they were
// asked is printed.
import { execFileSync } from "node:child_process";
import { Agent, OpenAIProvider, Runner, setTracingDisabled, tool } from "@openai/agents";
import { z } from "zod";
import { needsApproval, settle } from "./openai-agents.mjs";

setTracingDisabled(true);
const call = (input) => ({ command: input.command, cwd: process.cwd() });
const person = async (interruption) => {
  console.log("asked: " + JSON.parse(interruption.arguments).command);
  return process.env.PERSON === "yes";
};
const shell = tool({
  name: "shell",
  description: "Runs a shell command",
  parameters: z.object({ command: z.string() }),
  needsApproval: needsApproval(call),
  execute: ({ command }) => execFileSync("/bin/sh", ["-c", command], { encoding: "utf8" }) || "(nothing)",
});
const agent = new Agent({ name: "scripted", model: "scripted", tools: [shell] });
const provider = new OpenAIProvider({ baseURL: process.env.MODEL_URL, apiKey: "e2e", useResponses: false });
const runner = new Runner({ modelProvider: provider, tracingDisabled: true });
let result = await runner.run(agent, process.env.PROMPT);
while (result.interruptions.length > 0) {
  for (const i of result.interruptions) await settle(result.state, i, call, person);
  result = await runner.run(agent, result.state);
}
console.log("ended: " + result.finalOutput);

// LangChain behind automode: a tool that runs shell commands, with the guard and
// the interrupt of the example. PERSON is what the person answers; what they were
// asked is printed.
import { execFileSync } from "node:child_process";
import { Command, MemorySaver } from "@langchain/langgraph";
import { ChatOpenAI } from "@langchain/openai";
import { createAgent, createMiddleware, humanInTheLoopMiddleware, tool } from "langchain";
import { z } from "zod";
import { gate } from "./langchain.mjs";

const { when, guard } = gate((toolCall) => ({ command: toolCall.args.command, cwd: process.cwd() }));
const shell = tool(({ command }) => execFileSync("/bin/sh", ["-c", command], { encoding: "utf8" }) || "(nothing)", {
  name: "shell",
  description: "Runs a shell command",
  schema: z.object({ command: z.string() }),
});
const agent = createAgent({
  model: new ChatOpenAI({ model: "scripted", apiKey: "e2e", configuration: { baseURL: process.env.MODEL_URL } }),
  tools: [shell],
  checkpointer: new MemorySaver(),
  middleware: [
    createMiddleware({ name: "automode", wrapToolCall: guard }),
    humanInTheLoopMiddleware({ interruptOn: { shell: { allowedDecisions: ["approve", "reject"], when } } }),
  ],
});
const config = { configurable: { thread_id: "1" } };
let state = await agent.invoke({ messages: [{ role: "user", content: process.env.PROMPT }] }, config);
while (state.__interrupt__?.length > 0) {
  const decisions = state.__interrupt__[0].value.actionRequests.map((request) => {
    console.log("asked: " + request.args.command);
    return process.env.PERSON === "yes" ? { type: "approve" } : { type: "reject", message: "the person said no" };
  });
  state = await agent.invoke(new Command({ resume: { decisions } }), config);
}
console.log("ended: " + state.messages.at(-1).content);

// The OpenAI Agents SDK asks needsApproval before it runs a tool; what needs one
// ends the run with an interruption, which settle approves or rejects.
//
//   const shell = tool({ name: "shell", parameters, execute, needsApproval: needsApproval((input) => ({ command: input.command, cwd })) });
//   let result = await run(agent, prompt);
//   while (result.interruptions.length > 0) {
//     for (const i of result.interruptions) await settle(result.state, i, call, ask);
//     result = await run(agent, result.state);
//   }
import { check } from "./check.mjs";

/** What is not allowed needs approval. @param {(input: any) => object} call */
export function needsApproval(call) {
  return async (_context, input) => (await check(call(input))).decision !== "allow";
}

/** A denial is rejected with its reason; only a question is put to the person. */
export async function settle(state, interruption, call, ask = async () => false) {
  let decision = "ask";
  let reason = "the arguments cannot be read";
  try {
    ({ decision, reason } = await check(call(JSON.parse(interruption.arguments))));
  } catch {
    // asked about
  }
  if (decision === "allow" || (decision === "ask" && (await ask(interruption, reason)) === true)) {
    state.approve(interruption);
  } else {
    state.reject(interruption, { message: reason });
  }
}

// Puts a tool call to automode: to "automode serve" where AUTOMODE_URL names it
// (as http://127.0.0.1:8377, its token in AUTOMODE_TOKEN), else to the program
// automode, or the one that AUTOMODE names. Whatever goes wrong is a question, never an allow.
import { spawn } from "node:child_process";

/**
 * @param {{tool?: string, input?: object, command?: string, cwd: string}} call
 *   a shell command, or a tool by Claude Code's name with its input
 * @returns {Promise<{decision: "allow" | "ask" | "deny", reason: string}>}
 */
export async function check(call) {
  try {
    const answer = process.env.AUTOMODE_URL ? await post(call) : await run(call);
    if (["allow", "ask", "deny"].includes(answer.decision)) {
      return { decision: answer.decision, reason: answer.reason ?? "" };
    }
    throw new Error("the answer holds no decision");
  } catch (e) {
    return { decision: "ask", reason: `automode could not be asked: ${e.message}` };
  }
}

async function post(call) {
  const response = await fetch(new URL("/v1/check", process.env.AUTOMODE_URL), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${process.env.AUTOMODE_TOKEN ?? ""}` },
    body: JSON.stringify(call),
    redirect: "error",
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

function run(call) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.env.AUTOMODE ?? "automode", ["check", "--batch"], { stdio: ["pipe", "pipe", "inherit"], timeout: 30_000 });
    let out = "";
    child.stdout.on("data", (chunk) => (out += chunk));
    child.on("error", reject);
    child.stdin.on("error", reject);
    child.on("close", (status) => {
      try {
        if (status !== 0) throw new Error(`exit status ${status}`);
        resolve(JSON.parse(out));
      } catch (e) {
        reject(e);
      }
    });
    child.stdin.end(JSON.stringify(call) + "\n");
  });
}

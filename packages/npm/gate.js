// Starts automode's hook for one event of an agent, and reads its answer. What
// is no answer is a denial: no program, no end, another status, garbage.
import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { userInfo } from "node:os";
import { isAbsolute, join } from "node:path";

// The hook's absolute path; empty for the places where it is installed.
const hook = "";

// How long an answer is waited for, in milliseconds: longer than the hook gives
// itself.
const patience = 60_000;

// An answer is one line; what is longer is none.
const longest = 1 << 20;

// home is the account's own, whatever HOME says: a project can set that.
const home = () => userInfo().homedir;

function program() {
  const name = process.platform === "win32" ? "automode-hook.exe" : "automode-hook";
  const places = hook
    ? [hook]
    : [join(home(), ".local", "lib", "automode", name), join("/usr/local/lib/automode", name), join("/usr/lib/automode", name)];
  return places.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return isAbsolute(path);
    } catch {
      return false;
    }
  });
}

const denial = (why) => ({
  decision: "deny",
  reason: `automode did not answer, so the call is denied: ${why}. Do not look for a way round; tell the person.`,
});

// answer reads what the hook printed: one object with one of three words.
function answer(text) {
  let said;
  try {
    said = JSON.parse(text);
  } catch {
    return denial("what it said is not whole");
  }
  switch (said?.decision) {
    case "allow":
      return { decision: "allow" };
    case "ask":
    case "deny":
      return { decision: said.decision, reason: typeof said.reason === "string" ? said.reason : "automode gives no reason." };
  }
  return denial("what it said is none of its words");
}

// ask returns { decision, reason } for a call; decision is allow, ask or deny.
// It never throws.
export function ask(agent, payload, ...args) {
  return new Promise((resolve) => {
    let timer, child;
    const settle = (result) => {
      clearTimeout(timer);
      resolve(result);
    };
    try {
      const path = program();
      if (!path) return settle(denial("its hook is not installed where it is looked for; run automode doctor"));
      const line = JSON.stringify(payload);
      child = spawn(path, [agent, ...args], { cwd: home(), stdio: ["pipe", "pipe", "ignore"], windowsHide: true });
      timer = setTimeout(() => {
        settle(denial("it took too long"));
        child.kill("SIGKILL");
      }, patience);
      const parts = [];
      let size = 0;
      child.stdout.on("data", (part) => {
        size += part.length;
        if (size <= longest) parts.push(part);
      });
      child.stdin.on("error", () => {}); // one that reads no more says so by its answer
      child.on("error", (error) => settle(denial(error.message)));
      child.on("close", (code, signal) => {
        if (code !== 0) return settle(denial(`it ended with ${signal ?? `status ${code}`}`));
        if (size > longest) return settle(denial("it said too much"));
        settle(answer(Buffer.concat(parts).toString("utf8")));
      });
      child.stdin.end(line);
    } catch (error) {
      settle(denial(error instanceof Error ? error.message : String(error)));
      child?.kill("SIGKILL");
    }
  });
}

// tell reports an event that is no question. What becomes of it changes nothing.
export const tell = (agent, payload) => ask(agent, payload).then(() => {});

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, inject, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Runs a measurement on the shop that is open; answers how it ended and what it said. */
function measure(name: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [`bench/${name}.ts`], {
    cwd: root,
    env: { ...process.env, SHOP_AT: inject("shop").baseUrl },
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, said }));
  });
}

it("a finger, a key and a colour cost a phone a bounded number of times what they cost on an empty page", async () => {
  const { code, said } = await measure("configurator");
  // What was measured stands in the message where a bound is passed.
  expect(code, said).toBe(0);
  expect(said.match(/times the [\d.]+ ms of an empty page/g)).toHaveLength(3);
});

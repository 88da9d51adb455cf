import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "../free-port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), "holeshot-start-"));
const started: ChildProcess[] = [];

afterAll(async () => {
  for (const child of started) child.kill("SIGTERM");
  await gone();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly seconds: number;
}

/** `npm start`, as somebody types it. */
async function start(): Promise<Started> {
  const begin = performance.now();
  const port = await freePort();
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      SANDBOX_PORT: String(await freePort()),
      LOG_LEVEL: "silent",
      NODE_ENV: "",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  let said = "";
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("Holeshot is open at")) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => reject(new Error(`npm start ended with ${code}: ${said}`)));
  });
  return { child, url: `http://127.0.0.1:${port}`, seconds: (performance.now() - begin) / 1000 };
}

/** Processes that work for this data folder: by their words, or by their environment. */
function processes(): { pid: number; words: string }[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const words = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ");
        const environment = readFileSync(`/proc/${name}/environ`, "utf8");
        const ours = words.includes(dataDir) || environment.includes(`DATA_DIR=${dataDir}`);
        return ours && words !== "" ? [{ pid: Number(name), words }] : [];
      } catch {
        return [];
      }
    });
}

async function gone(): Promise<string[]> {
  for (let wait = 0; wait < 100 && processes().length > 0; wait += 1) await sleep(100);
  return processes().map(({ words }) => words);
}

async function register(url: string, email: string): Promise<number> {
  const password = "gate drops at nine";
  const answer = await fetch(`${url}/api/customer/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email,
      password,
      password_confirmation: password,
      first_name: "Freja",
      last_name: "Nygaard",
      phone: "+45 20 12 34 05",
    }),
  });
  return answer.status;
}

// The processes are found through /proc.
describe.skipIf(process.platform !== "linux")("npm start", () => {
  it("opens the shop from nothing, and SIGTERM to npm ends everything", async () => {
    const { child, url } = await start();
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    expect(await register(url, "one@rider.example")).toBe(201);
    child.kill("SIGTERM");
    expect(await gone()).toEqual([]);
  });

  it("leaves nothing running after kill -9, and nothing lost", async () => {
    const { url } = await start();
    expect(await register(url, "two@rider.example")).toBe(201);
    const server = processes().find(({ words }) => words.includes("apps/api/src/main.ts"));
    expect(server).toBeDefined();
    if (server) process.kill(server.pid, "SIGKILL");
    expect(await gone()).toEqual([]);

    const again = await start();
    for (const email of ["one@rider.example", "two@rider.example"]) {
      expect(await register(again.url, email)).toBe(409);
    }
    // Under three seconds on an idle machine; this one is running tests.
    expect(again.seconds).toBeLessThan(40);
    again.child.kill("SIGTERM");
    expect(await gone()).toEqual([]);
  });

  it("refuses a second server on the same data, and tells who has it", async () => {
    const { child } = await start();
    await expect(start()).rejects.toThrow(/already uses/);
    child.kill("SIGTERM");
    expect(await gone()).toEqual([]);
  });
});

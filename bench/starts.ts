// How long a part needs from its start until it is ready, on a database that is migrated: on the clock and in processor time,
// which holds on a busy machine too. STARTS says how often; COMPILED=none measures without what is kept compiled.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readConfig } from "../apps/api/src/config/index.ts";
import { prepareDatabase } from "../apps/api/src/platform/database/prepare.ts";
import { processorSeconds } from "./support/measure.ts";

const starts = Number(process.env["STARTS"] ?? 5);
const main = fileURLToPath(new URL("../apps/api/src/main.ts", import.meta.url));
const ports = { migrate: 4864, web: 4860, worker: 4862 };
type Role = keyof typeof ports;

const folder = mkdtempSync(join(tmpdir(), "holeshot-starts-"));
const postgres = await prepareDatabase(readConfig({ DATA_DIR: folder }));

function start(role: Role): ChildProcess {
  const port = ports[role];
  return spawn(process.execPath, ["--max-semi-space-size=4", main, role], {
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: String(port),
      INTERNAL_PORT: String(port + 1),
      SANDBOX_PORT: "4868",
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      LOG_LEVEL: "warn",
      MALLOC_ARENA_MAX: "2",
      ...(process.env["COMPILED"] === "none" ? { NODE_DISABLE_COMPILE_CACHE: "1" } : {}),
    },
    stdio: "inherit",
  });
}

async function measureStart(role: Role): Promise<readonly [number, number]> {
  const begin = performance.now();
  const child = start(role);
  const address = `http://127.0.0.1:${ports[role] + 1}/api/health/ready`;
  for (;;) {
    const ready = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null) throw new Error(`${role} ended with ${child.exitCode}`);
    await sleep(10);
  }
  const seconds = (performance.now() - begin) / 1000;
  const processor = processorSeconds(child.pid ?? 0);
  // What it compiled is kept a little later, once nobody waits.
  await sleep(2500);
  child.kill("SIGTERM");
  await once(child, "exit");
  return [seconds, processor];
}

try {
  await once(start("migrate"), "exit");
  for (const role of ["web", "worker"] as const) {
    const measured: (readonly [number, number])[] = [];
    for (let turn = 0; turn < starts; turn += 1) measured.push(await measureStart(role));
    const told = (index: 0 | 1) => measured.map((each) => each[index].toFixed(2)).join(" ");
    console.log(`${role.padEnd(7)} start to ready ${told(0)} s, processor ${told(1)} s`);
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

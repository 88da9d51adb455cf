import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** How long each way of ending it is given: politely, at once (the next start recovers), by force. */
const FAST_MS = 5000;
const IMMEDIATE_MS = 3000;
const LOOK_AGAIN_MS = 50;

/** Ends a PostgreSQL that this process started. */
export async function stopChild(child: ChildProcess): Promise<void> {
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  for (const [signal, milliseconds] of [
    ["SIGINT", FAST_MS],
    ["SIGQUIT", IMMEDIATE_MS],
  ] as const) {
    if (ended()) return;
    child.kill(signal);
    if (await within(milliseconds, ended)) return;
  }
  if (ended()) return;
  const gone = once(child, "exit");
  for (const pid of [...childrenOf(child.pid ?? 0)]) forceEnd(pid);
  child.kill("SIGKILL");
  await gone;
}

/**
 * Ends what an earlier server left behind on this cluster: it may still be closing, hang in that, or have left nothing
 * but its file. One that hears no request to end is ended by force, so that it keeps no later start out.
 */
export async function stopLeftover(cluster: string, pgCtl: readonly string[]): Promise<void> {
  const file = join(cluster, "postmaster.pid");
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : Number.NaN;
  if (!(pid > 0)) return;
  const gone = () => !isPostgresOf(cluster, pid);
  for (const [mode, milliseconds] of [
    ["fast", FAST_MS],
    ["immediate", IMMEDIATE_MS],
  ] as const) {
    if (gone()) break;
    await control(pgCtl, ["-D", cluster, "-m", mode, "-W", "stop"]);
    if (await within(milliseconds, gone)) break;
  }
  if (!gone()) {
    // Its children keep the memory that the next one asks for.
    for (const each of [...childrenOf(pid), pid]) forceEnd(each);
    await within(IMMEDIATE_MS, gone);
  }
  // The number may be another program's by now, which PostgreSQL would take for its own.
  if (isAlive(pid) && gone()) rmSync(file, { force: true });
}

async function control(
  [program = "", ...prefix]: readonly string[],
  parameters: readonly string[],
) {
  const child = spawn(program, [...prefix, ...parameters], { stdio: "ignore" });
  await once(child, "exit").catch(() => undefined);
}

async function within(milliseconds: number, holds: () => boolean): Promise<boolean> {
  for (const end = performance.now() + milliseconds; performance.now() < end;) {
    if (holds()) return true;
    await sleep(LOOK_AGAIN_MS);
  }
  return holds();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Numbers of processes are used again: where the system tells, this one must work on this cluster. */
function isPostgresOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== "linux") return true;
  try {
    // One that ended and was not collected has no words any more.
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(cluster);
  } catch {
    return false;
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8")
        .split(" ")
        .filter(Boolean)
        .map(Number),
    );
  } catch {
    return [];
  }
}

function forceEnd(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

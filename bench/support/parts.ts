import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startEnvironment, startFlags } from "./start-settings.ts";

/** What a part has used since its start. */
export interface Usage {
  readonly cpuMs: number;
  readonly statements: number;
}

export interface PartReady {
  readonly address: string;
}

/** A part of a shop in a process of its own. */
export interface Part {
  readonly address: string;
  readonly pid: number | undefined;
  usage(): Promise<Usage>;
  /** Has a worker do now what it does each minute. */
  look(): void;
  stop(): Promise<void>;
}

/** Starts `http`, `worker` or `bare` as `npm start` would: with its log, which goes nowhere. */
export async function startPart(
  role: "http" | "worker" | "bare",
  environment: Readonly<Record<string, string>>,
): Promise<Part> {
  const child = fork(join(import.meta.dirname, "part.ts"), [role], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      ...startEnvironment,
      ...environment,
    },
    execArgv: [...startFlags, ...profiling(role)],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const { address } = (await answerOf(child)) as PartReady;
  return {
    address,
    pid: child.pid,
    usage: async () => {
      const answer = answerOf(child);
      child.send("usage");
      return (await answer) as Usage;
    },
    look: () => void child.send("look"),
    stop: async () => {
      const ended = once(child, "exit");
      child.send("stop");
      await ended;
    },
  };
}

/** `BENCH_PROFILE=folder` writes a profile of each part there. */
function profiling(role: string): string[] {
  const folder = process.env["BENCH_PROFILE"];
  return folder
    ? ["--cpu-prof", `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${role}.cpuprofile`]
    : [];
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void =>
      reject(new Error(`A part of the bench ended with ${code}.`));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message);
    });
  });
}

/** Processor time of a database and all its backends since they began, ms; undefined where the system does not tell. */
export function postgresCpuMs(dataDir: string): number | undefined {
  try {
    const pidFile = join(dataDir, "postgres", "cluster", "postmaster.pid");
    const postmaster = readFileSync(pidFile, "utf8").split("\n")[0] ?? "";
    const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    const own = pids.filter((pid) => pid === postmaster || parentOf(pid) === postmaster);
    return own.reduce((sum, pid) => sum + ranFor(pid), endedRanFor(postmaster));
  } catch {
    return undefined;
  }
}

/** Fields of `/proc/PID/stat` from its third on. */
function statOf(pid: string): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

function parentOf(pid: string): string | undefined {
  return statOf(pid)[1];
}

/** Those of its children that have ended, in ticks of 10 ms. */
function endedRanFor(pid: string): number {
  const stat = statOf(pid);
  return (Number(stat[13] ?? 0) + Number(stat[14] ?? 0)) * 10;
}

/** One that ended since it was listed ran for nothing that is counted. */
function ranFor(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return 0;
  }
}

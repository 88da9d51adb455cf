import { readdirSync, readFileSync } from "node:fs";

/** The most memory that processes have held, as the system itself counts it. */
export interface MemoryPeaks {
  /** Resident bytes of the largest one so far. */
  readonly largest: () => number;
  /** How many there have been. */
  readonly processes: () => number;
  readonly stop: () => void;
}

/** A process is asked this often; what it held between two looks is in its high-water mark. */
const everyMilliseconds = 20;

/**
 * Watches the processes below `parent` whose command line holds `words`; null where the system does
 * not tell (it does on Linux).
 */
export function watchMemory(parent: number, words: string): MemoryPeaks | null {
  if (process.platform !== "linux") return null;
  const peaks = new Map<number, number>();
  const look = () => {
    for (const pid of processesBelow(parent)) {
      if (!peaks.has(pid) && !readProcess(pid, "cmdline").includes(words)) continue;
      peaks.set(pid, Math.max(peaks.get(pid) ?? 0, highWaterMark(pid)));
    }
  };
  const clock = setInterval(look, everyMilliseconds);
  return {
    largest: () => {
      look();
      return Math.max(0, ...peaks.values());
    },
    processes: () => peaks.size,
    stop: () => clearInterval(clock),
  };
}

/** The most a process has ever held resident, bytes; 0 for one that is gone. */
export function highWaterMark(pid: number): number {
  const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(readProcess(pid, "status"))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** The processes that a process started, and those that they did; Linux alone tells. */
export function processesBelow(parent: number): number[] {
  let threads: string[] = [];
  try {
    threads = readdirSync(`/proc/${parent}/task`);
  } catch {
    return [];
  }
  const children = threads.flatMap((thread) =>
    readProcess(parent, `task/${thread}/children`).split(" ").filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...processesBelow(child)]);
}

function readProcess(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}

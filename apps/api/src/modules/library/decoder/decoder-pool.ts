import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { FairQueue } from "./fair-queue.ts";
import type { DecodeJob, DecodeResult } from "./protocol.ts";

export interface DecoderLimits {
  /** Files decoded at the same time. */
  readonly processes: number;
  /** Of processor time where the system tells (Linux): a busy machine refuses nobody. More of them on the clock. */
  readonly milliseconds: number;
  /** Resident memory a decoder may reach. Watched where the system tells (Linux). */
  readonly bytes: number;
}

/** docs/decisions/0038-fair-turns.md tells what files of 80 megapixels take. */
export const decoderLimits: DecoderLimits = {
  processes: 2,
  milliseconds: 5000,
  bytes: 512 * 1024 * 1024,
};

const entry = join(import.meta.dirname, "decoder-main.ts");
const watchMilliseconds = 25;
/** On the clock a file may take so many times its processor time: beside much else it gets a part of a processor. */
const clockTimes = process.platform === "linux" ? 6 : 2;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

interface Waiting {
  readonly job: DecodeJob;
  readonly done: (result: DecodeResult) => void;
}

/** Resident memory of a process in bytes; 0 where it cannot be known. */
async function residentBytes(pid: number): Promise<number> {
  try {
    const pages = Number((await readFile(`/proc/${pid}/statm`, "utf8")).split(" ")[1]);
    return Number.isFinite(pages) ? pages * 4096 : 0;
  } catch {
    return 0;
  }
}

/** Processor time that a process has taken, milliseconds; 0 where it cannot be known. */
async function processorTime(pid: number): Promise<number> {
  try {
    const fields =
      (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS || 0;
  } catch {
    return 0;
  }
}

/** Decoder processes, started when first needed and kept. A file that takes too much of anything ends its process. */
export class DecoderPool {
  readonly #limits: DecoderLimits;
  readonly #idle: ChildProcess[] = [];
  readonly #waiting = new FairQueue<Waiting>();
  readonly #working = new Set<ChildProcess>();
  #busy = 0;
  #closed = false;

  constructor(limits: DecoderLimits = decoderLimits) {
    this.#limits = limits;
  }

  /** Decodes one file; owners take turns. Never throws for what is in the file. */
  decode(job: DecodeJob, owner: string): Promise<DecodeResult> {
    return new Promise((done) => {
      this.#waiting.push(owner, { job, done });
      this.#next();
    });
  }

  close(): void {
    this.#closed = true;
    for (const child of [...this.#idle.splice(0), ...this.#working]) child.kill("SIGKILL");
  }

  #next(): void {
    if (this.#busy >= this.#limits.processes) return;
    const waiting = this.#waiting.shift();
    if (!waiting) return;
    this.#busy += 1;
    void this.#run(waiting.job).then((result) => {
      this.#busy -= 1;
      waiting.done(result);
      this.#next();
    });
  }

  #start(): ChildProcess {
    const child = fork(entry, [], {
      // Nothing of the shop's environment: a decoder needs no password.
      env: { MALLOC_ARENA_MAX: "2", VIPS_WARNING: "0" },
      execArgv: ["--max-old-space-size=512"],
      serialization: "json",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child.unref();
    child.channel?.unref();
    child.on("exit", () => {
      const at = this.#idle.indexOf(child);
      if (at >= 0) this.#idle.splice(at, 1);
    });
    return child;
  }

  #run(job: DecodeJob): Promise<DecodeResult> {
    const child = this.#idle.pop() ?? this.#start();
    const { milliseconds, bytes: mostBytes } = this.#limits;
    this.#working.add(child);
    return new Promise((resolve) => {
      let finished = false;
      const finish = (result: DecodeResult, reusable: boolean): void => {
        if (finished) return;
        finished = true;
        this.#working.delete(child);
        clearTimeout(clock);
        clearInterval(watch);
        child.removeAllListeners("message");
        child.off("exit", died);
        child.off("error", died);
        child.channel?.unref();
        if (reusable && !this.#closed) this.#idle.push(child);
        else child.kill("SIGKILL");
        resolve(result);
      };
      const fail = (detail: string): void =>
        finish({ ok: false, code: "unreadable_image", detail }, false);
      const died = (): void => fail("The file could not be decoded.");
      const tooLong = (): void => fail("The file takes too long to decode.");
      const clock = setTimeout(tooLong, clockTimes * milliseconds);
      let before: number | undefined;
      const look = async (): Promise<void> => {
        const pid = child.pid ?? 0;
        const [bytes, time] = await Promise.all([residentBytes(pid), processorTime(pid)]);
        before ??= time;
        if (bytes > mostBytes) fail("The file takes too much memory to decode.");
        else if (time - before > milliseconds) tooLong();
      };
      const watch = setInterval(() => void look(), watchMilliseconds);
      child.on("exit", died);
      child.on("error", died);
      child.on("message", (result) => finish(result as DecodeResult, true));
      child.channel?.ref();
      child.send(job, (error) => {
        if (error) died();
      });
    });
  }
}

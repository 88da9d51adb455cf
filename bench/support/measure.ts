import { readFileSync } from "node:fs";

/** Milliseconds of each of `times` runs, one after the other. */
export async function measure(times: number, act: () => Promise<void>): Promise<number[]> {
  const taken: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const start = performance.now();
    await act();
    taken.push(performance.now() - start);
  }
  return taken;
}

/** The middle one: a pause of the machine does not count. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** The value that `share` per cent of them do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;
}

/** Clock ticks a second, as Linux counts processor time. */
const TICKS = 100;

/** Processor seconds of a process with all its threads, so far. */
export function processorSeconds(id: number): number {
  const line = readFileSync(`/proc/${id}/stat`, "utf8");
  const [user, system] = line
    .slice(line.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) / TICKS;
}

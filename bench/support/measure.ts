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

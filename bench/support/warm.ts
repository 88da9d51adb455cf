import { setTimeout as sleep } from "node:timers/promises";
import { processorSeconds } from "./measure.ts";

/**
 * What a shop that is asked nothing takes of a processor at most, and for how long. Asking its queues costs more of one that
 * sleeps between (9 % were seen on a still machine) than of a busy one; warming up takes all of it.
 */
const RESTS = { share: 0.15, seconds: 4 };
/** It begins to warm up so long after its start (`main-worker.ts`). */
const BEGINS_S = 30;
const MOST_S = 150;

/** Seconds until a shop that was just started has made what it makes ahead, and rests. */
export async function untilWarm(id: number): Promise<number> {
  const from = performance.now();
  const seconds = (): number => (performance.now() - from) / 1000;
  await sleep(BEGINS_S * 1000);
  for (;;) {
    const before = processorSeconds(id);
    await sleep(RESTS.seconds * 1000);
    if (processorSeconds(id) - before < RESTS.share * RESTS.seconds) return seconds();
    if (seconds() > MOST_S) throw new Error("the shop does not come to rest");
  }
}

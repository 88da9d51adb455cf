import { setTimeout as sleep } from "node:timers/promises";

/** Asks again until there is an answer that will do; fails after `seconds` with the last one. */
export async function until<T>(
  what: string,
  ask: () => Promise<T>,
  enough: (value: T) => boolean,
  seconds = 60,
): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const value = await ask();
    if (enough(value)) return value;
    if (Date.now() > deadline) {
      throw new Error(
        `${what}: not within ${seconds} s, last ${JSON.stringify(value)?.slice(0, 600)}`,
      );
    }
    await sleep(100);
  }
}

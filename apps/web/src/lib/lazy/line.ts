import { createListeners } from "../listeners.ts";

/**
 * What somebody waits for on the line to the shop. Parts that are fetched ahead of need give way to it: on a slow line
 * each of them would put off the page itself.
 */
let waitedFor = 0;
const listeners = createListeners();

/** Counts as waited for until it is settled. */
export async function waitedForOnLine<T>(coming: Promise<T>): Promise<T> {
  waitedFor += 1;
  try {
    return await coming;
  } finally {
    waitedFor -= 1;
    if (waitedFor === 0) listeners.tell();
  }
}

/** What follows from one answer is asked for within this time. */
const CALM_MS = 250;

/** Until nobody has waited for a moment; no longer than `most`, for something may never come. */
export function lineFree(most: number): Promise<void> {
  return new Promise((resolve) => {
    let calm: ReturnType<typeof setTimeout> | undefined;
    const done = (): void => {
      clearTimeout(calm);
      clearTimeout(end);
      leave();
      resolve();
    };
    function hear(): void {
      clearTimeout(calm);
      calm = setTimeout(() => (waitedFor === 0 ? done() : undefined), CALM_MS);
    }
    const end = setTimeout(done, most);
    const leave = listeners.subscribe(hear);
    if (waitedFor === 0) hear();
  });
}

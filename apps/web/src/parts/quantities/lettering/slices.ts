/** Others wait no longer than this for a long list; one piece of work may take half of it on a telephone. */
const SLICE_MS = 8;
/** How often what is known so far is told, while there is more to come. */
const TOLD_EVERY_MS = 400;

/** When to go on, and what time it is. */
export interface Pace {
  readonly now: () => number;
  /** Calls back in a free moment; answers how to take it back. */
  readonly soon: (work: () => void) => () => void;
}

/**
 * Works through a list in short slices, giving way between them. `step` does one bit of work on an item and answers
 * whether there is more to do on it. Answers how to stop.
 */
export function inSlices<T>(
  items: readonly T[],
  step: (item: T) => boolean,
  tell: () => void,
  { now, soon }: Pace,
): () => void {
  let at = 0;
  let told = now();
  let cancel = soon(slice);

  function slice(): void {
    const started = now();
    while (at < items.length && now() - started < SLICE_MS) {
      const item = items[at];
      if (item === undefined || !step(item)) at += 1;
    }
    const done = at >= items.length;
    if (!done) cancel = soon(slice);
    if (!done && now() - told < TOLD_EVERY_MS) return;
    told = now();
    tell();
  }
  return () => cancel();
}

/** What of a frame painting may take, ms: the rest is for the page around it. */
const BUDGET_MS = 24;
/** A desk computer's pace, ms a pixel, until it is measured. */
const FIRST = 1 / 6000;
/** Fewer pixels tell nothing of the pace. */
const FEWEST = 4000;

/** How long this machine takes to paint so many pixels, learned from how long it took. */
export interface Pace {
  readonly isExpensive: (pixels: number) => boolean;
  readonly measure: (pixels: number, work: () => void) => void;
}

export function createPace(now: () => number = () => performance.now()): Pace {
  let pace = FIRST;
  return {
    isExpensive: (pixels) => {
      const expensive = pixels * pace > BUDGET_MS;
      // One slow moment must not make it coarse for ever.
      if (expensive) pace *= 0.97;
      return expensive;
    },
    measure: (pixels, work) => {
      const start = now();
      work();
      if (pixels >= FEWEST) pace += ((now() - start) / pixels - pace) / 4;
    },
  };
}

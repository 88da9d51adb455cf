import { type RefObject, useLayoutEffect, useState } from "react";

/** Sides of pictures; each picture has twice the pixels of the one before: a window that is drawn wider has a new picture now and then, not all the time. */
const RUNGS = [160, 226, 320, 452, 640, 904, 1280];

/** A screen that is coarser shows steps along an edge, unless the picture is finer than it is. */
const COARSE_BELOW = 1.5;
const FINER = 1.4;
/** Nobody sees more of a picture of cloth, and it costs a phone its time. */
const DENSEST = 2;

/**
 * How many pixels a picture's side has that is shown as long as this: as many as the screen's or more, and twice as many at
 * most, since a browser that makes a canvas smaller looks at four of its pixels for one of the screen's and leaves out the others.
 *
 * @param shown CSS pixels.
 * @param density Pixels of the screen for each of these.
 * @param most What no picture of its kind is finer than.
 */
export function fittingPixels(shown: number, density: number, most: number): number {
  const wanted = shown * density * (density < COARSE_BELOW ? FINER : 1);
  return Math.min(most, RUNGS.find((rung) => rung >= wanted) ?? most);
}

/**
 * The pixels that fit a picture as what holds it is laid out now; none before it is.
 *
 * @param times How much longer the picture's side is than its holder is high.
 * @param most 0 where nothing is to be measured.
 */
export function useFittingPixels(
  holder: RefObject<HTMLElement | null>,
  times: number,
  most: number,
): number {
  const [pixels, setPixels] = useState(0);
  useLayoutEffect(() => {
    const node = holder.current;
    if (!node || most === 0) return undefined;
    const measure = (): void => {
      const high = node.clientHeight;
      const density = Math.min(DENSEST, window.devicePixelRatio);
      if (high > 0) setPixels(fittingPixels(times * high, density, most));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, [holder, times, most]);
  return pixels;
}

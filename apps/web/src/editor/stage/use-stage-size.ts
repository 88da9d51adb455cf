import { type RefObject, useEffect, useState } from "react";

/** More than this is not seen, and costs a phone its memory. */
const MOST_PIXELS = 1200;
const STEP = 60;

export interface StageSize {
  /** Side of the square the garment is shown in, CSS pixels. */
  readonly css: number;
  /** Side of the picture, device pixels. */
  readonly pixels: number;
}

/** The largest square that fits the element; it changes in steps, since each size is a new picture. */
export function useStageSize(element: RefObject<HTMLElement | null>): StageSize {
  const [size, setSize] = useState<StageSize>({ css: 0, pixels: 0 });
  useEffect(() => {
    const stage = element.current;
    if (!stage) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      const css = Math.max(STEP, Math.floor(Math.min(width, height)));
      const wanted = Math.min(MOST_PIXELS, css * window.devicePixelRatio);
      const pixels = Math.max(STEP, Math.round(wanted / STEP) * STEP);
      setSize((old) => (old.css === css && old.pixels === pixels ? old : { css, pixels }));
    });
    observer.observe(stage);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

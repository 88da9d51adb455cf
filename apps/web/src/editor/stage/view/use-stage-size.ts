import { type RefObject, useEffect, useState } from "react";

/** More than this is not seen, and costs a phone its memory. */
const MOST_PIXELS = 1200;
/** A phone keeps less. */
const MOST_ON_PHONE = 900;
/** What the picture grows and shrinks by, CSS pixels. */
export const STEP = 40;

const steps = `round(down, 100%, ${STEP}px)`;
/** The room has become smaller, and the size that is known here is a frame old: until then the picture is not larger than it. */
export const withinRoom = { maxWidth: steps, maxHeight: steps };

export interface StageSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels of the picture for each CSS pixel. */
  readonly density: number;
}

/** The room for the picture. It changes in steps, since each size is a new picture. */
export function useStageSize(element: RefObject<HTMLElement | null>): StageSize {
  const [size, setSize] = useState<StageSize>({ width: 0, height: 0, density: 1 });
  useEffect(() => {
    const stage = element.current;
    if (!stage) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const width = Math.max(STEP, Math.floor(entry.contentRect.width / STEP) * STEP);
      const height = Math.max(STEP, Math.floor(entry.contentRect.height / STEP) * STEP);
      const most = matchMedia("(pointer: coarse)").matches ? MOST_ON_PHONE : MOST_PIXELS;
      const density = Math.min(window.devicePixelRatio, most / Math.max(width, height));
      setSize((old) =>
        old.width === width && old.height === height && old.density === density
          ? old
          : { width, height, density },
      );
    });
    observer.observe(stage);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

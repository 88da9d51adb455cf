import type { ScreenPoint } from "@holeshot/geometry";
import { useState } from "react";
import type { EditorParts } from "../../model/editor-context.ts";
import type { Gesture } from "../../tools/gesture.ts";
import { type Marquee, marqueeGesture } from "../../tools/marquee-gesture.ts";
import type { ClothView } from "../view/cloth-view.ts";
import { layersWithin } from "./layers-within.ts";

export interface DrawnMarquee {
  /** As it was last drawn; null before its drag has gone anywhere. */
  readonly drawn: Marquee | null;
  /** A drag from a pixel of the picture, at whose end all that it touches is chosen besides what is. */
  readonly begin: (from: ScreenPoint) => Gesture;
}

/** Choosing by a rectangle, on a picture of which each pixel is `ratio` CSS pixels wide. */
export function useMarquee(
  parts: EditorParts,
  view: ClothView | null,
  ratio: number,
): DrawnMarquee {
  const { store } = parts;
  const [drawn, setDrawn] = useState<Marquee | null>(null);
  return {
    drawn,
    begin: (from) => {
      const { selection } = store.state();
      setDrawn(null);
      const take = (marquee: Marquee): void => {
        const touched = view ? layersWithin(parts, view, ratio, marquee) : [];
        store.select([...new Set([...selection, ...touched])]);
      };
      return marqueeGesture({ from, ratio, show: setDrawn, take });
    },
  };
}

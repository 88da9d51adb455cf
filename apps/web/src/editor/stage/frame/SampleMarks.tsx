import { isSample, type TextLayer } from "@holeshot/design";
import { memo, useDeferredValue, useEffect, useState } from "react";
import type { PiecePoint } from "@holeshot/geometry";
import { useEditor, useLayers } from "../../model/editor-context.ts";
import { useAssetArrivals } from "../use-asset-arrivals.ts";
import type { ClothView } from "../view/cloth-view.ts";
import { dotsBelow } from "./dots-below.ts";
import { boxPoint, layerBox } from "./layer-box.ts";

interface SampleMarksProps {
  view: ClothView;
  ratio: number;
}

const STEPS = 12;
/** A garment that turns has come to rest when it has been seen from one place so long, ms. */
const REST_MS = 180;
/** What lies under a mark is its own cloth when it is so near, mm. */
const NEAR = 8;
/**
 * A dotted line below every sample: it is not made like this, as a word that a spelling check doubts. Each is laid by itself
 * and when nothing else waits, for its letters are drawn to know where they end.
 */
export function SampleMarks(props: SampleMarksProps) {
  const layers = useDeferredValue(useLayers(), none);
  const rested = useRested(props.view);
  if (!rested) return null;
  return layers.map((layer) =>
    isSample(layer) && !layer.hidden ? (
      <SampleMark key={layer.id} layer={layer} {...props} />
    ) : null,
  );
}

const none: ReturnType<typeof useLayers> = [];

/** Whether a view that may turn has come to rest; nobody reads while it turns. */
function useRested(view: ClothView): boolean {
  const [seen, setSeen] = useState<ClothView | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(view), REST_MS);
    return () => clearTimeout(timer);
  }, [view]);
  return view.still === true || seen === view;
}

/** Whether a place is in sight, and not behind a sleeve. */
function isBare(view: ClothView, piece: string, point: PiecePoint): boolean {
  const shown = view.find(piece, point);
  const under = shown && view.at(shown.x, shown.y);
  if (!under || under.piece !== piece) return false;
  return Math.hypot(under.point.x - point.x, under.point.y - point.y) < NEAR;
}

/** Laid again when its own layer has changed or its face has arrived, and not with every other. */
const SampleMark = memo(function SampleMark({
  layer,
  view,
  ratio,
}: SampleMarksProps & { layer: TextLayer }) {
  useAssetArrivals();
  const box = layerBox(layer, { ...useEditor(), garment: view.garment });
  if (!box) return null;
  const [start, end] = [-0.5, 0.5].map((x) => view.find(box.piece, boxPoint(box, x, 0.5)));
  const seenWidth = start && end ? Math.hypot(end.x - start.x, end.y - start.y) * ratio : 0;
  const below = 0.5 + dotsBelow(layer, box.width, seenWidth) / box.height;
  const points = Array.from({ length: STEPS + 1 }, (_, step) =>
    view.find(box.piece, boxPoint(box, step / STEPS - 0.5, below)),
  );
  // While the garment in the round has not been laid out yet, a place has no number.
  const seen = points.flatMap((point) =>
    point && Number.isFinite(point.x * ratio + point.y * ratio)
      ? [`${round(point.x * ratio)},${round(point.y * ratio)}`]
      : [],
  );
  // Where most of it is round the corner, a rest of dots says nothing.
  if (seen.length < STEPS / 2) return null;
  const ends = [-0.35, 0, 0.35].map((x) => boxPoint(box, x, below));
  if (!view.still && !ends.every((end) => isBare(view, box.piece, end))) return null;
  return (
    <g data-sample={layer.id}>
      <polyline points={seen.join(" ")} className="sample-casing" />
      <polyline points={seen.join(" ")} className="sample-line" />
    </g>
  );
});

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

import type { Snapped } from "../tools/gesture.ts";
import type { PlacedBox } from "./layer-box.ts";
import type { LocalMap } from "./stage-view.ts";

interface SnapLinesProps {
  box: PlacedBox;
  map: LocalMap;
  ratio: number;
  snapped: Snapped;
}

/** How far a guide runs past the layer, mm. */
const BEYOND = 60;

/** The guide lines that a drag holds on to. */
export function SnapLines({ box, map, ratio, snapped }: SnapLinesProps) {
  const reachY = box.height / 2 + BEYOND;
  const reachX = box.width / 2 + BEYOND;
  const lines = [
    ...(snapped.x === null
      ? []
      : [
          { x: snapped.x, y: box.y - reachY },
          { x: snapped.x, y: box.y + reachY },
        ]),
    ...(snapped.y === null
      ? []
      : [
          { x: box.x - reachX, y: snapped.y },
          { x: box.x + reachX, y: snapped.y },
        ]),
  ].map((point) => map.toScreen(point));
  return (
    <>
      {lines.map((from, index) => {
        const to = lines[index + 1];
        if (index % 2 === 1 || !to) return null;
        const ends = {
          x1: from.x * ratio,
          y1: from.y * ratio,
          x2: to.x * ratio,
          y2: to.y * ratio,
        };
        return (
          <g key={index === 0 ? "first" : "second"}>
            <line {...ends} className="snap-casing" />
            <line {...ends} className="snap-line" />
          </g>
        );
      })}
    </>
  );
}

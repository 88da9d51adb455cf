import type { Point } from "@holeshot/geometry";
import type { Snapped } from "../../tools/gesture.ts";
import type { ClothView } from "../view/cloth-view.ts";
import type { PlacedBox } from "./layer-box.ts";

interface SnapLinesProps {
  box: PlacedBox;
  view: ClothView;
  ratio: number;
  snapped: Snapped;
}

/** How far a guide runs past the layer, mm. */
const BEYOND = 60;
/** How far it runs past the cloth's edge, CSS pixels. */
const PAST_PX = 12;
const STEPS = 24;

/** The guide lines that a drag holds on to, as they lie on the cloth. */
export function SnapLines({ box, view, ratio, snapped }: SnapLinesProps) {
  const reachY = Math.max(box.height, box.width) / 2 + BEYOND;
  const lines = [
    snapped.x === null ? null : along(box, view, { x: snapped.x, y: box.y }, 0, reachY),
    snapped.y === null ? null : along(box, view, { x: box.x, y: snapped.y }, reachY, 0),
  ];
  return lines.map((line, axis) => {
    if (!line || line.length < 2) return null;
    const points = past(line.map(({ x, y }) => ({ x: x * ratio, y: y * ratio })))
      .map(({ x, y }) => `${x},${y}`)
      .join(" ");
    return (
      <g key={axis === 0 ? "x" : "y"} data-snap={axis === 0 ? "x" : "y"}>
        <polyline points={points} className="snap-casing" />
        <polyline points={points} className="snap-line" />
      </g>
    );
  });
}

function along(box: PlacedBox, view: ClothView, middle: Point, dx: number, dy: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = (2 * step) / STEPS - 1;
    return view.find(box.piece, { x: middle.x + share * dx, y: middle.y + share * dy });
  }).filter((point) => point !== null);
}

/** Both ends a little longer. */
function past(line: readonly Point[]): Point[] {
  const [first, second] = line;
  const last = line.at(-1);
  const before = line.at(-2);
  if (!first || !second || !last || !before) return [...line];
  return [onward(second, first), ...line, onward(before, last)];
}

function onward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: to.x + ((to.x - from.x) / length) * PAST_PX,
    y: to.y + ((to.y - from.y) / length) * PAST_PX,
  };
}

import { isPlaced, type Layer, mirrorPiece } from "@holeshot/design";
import type { Garment } from "@holeshot/garments";
import type { Guides, Stop } from "../../tools/gesture.ts";
import { type FrameParts, layerBox, type PlacedBox } from "./layer-box.ts";
import { roomAlong, safeLine } from "./safe-line.ts";

/**
 * Where a dragged box may hold on to: the piece's centre line, the centres of its other layers, the
 * mirror image of what lies on the other side, and the safe line with the box's own edges.
 */
export function guidesFor(
  layers: readonly Layer[],
  moved: readonly string[],
  parts: FrameParts,
): Guides {
  const others = layers.filter(isPlaced).flatMap((layer) => {
    if (layer.hidden || moved.includes(layer.id)) return [];
    return layerBox(layer, parts) ?? [];
  });
  return (box) => {
    const beside = others.filter(({ piece }) => piece === box.piece);
    const mirror = mirrorPiece(box.piece);
    const opposite = others.filter(({ piece }) => mirror !== null && piece === mirror);
    const safe = safeStops(parts.garment, box);
    return {
      xs: [
        ...[0, ...beside.map(({ x }) => x), ...opposite.map(({ x }) => -x)].map(through),
        ...safe.xs,
      ],
      ys: [...[...beside, ...opposite].map(({ y }) => through(y)), ...safe.ys],
    };
  };
}

function through(value: number): Stop {
  return { centre: value, line: value };
}

interface Stops {
  readonly xs: readonly Stop[];
  readonly ys: readonly Stop[];
}

function safeStops(garment: Garment, box: PlacedBox): Stops {
  const line = safeLine(garment, box.piece);
  if (!line) return { xs: [], ys: [] };
  const turn = (box.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const halfX = (box.width * cos + box.height * sin) / 2;
  const halfY = (box.width * sin + box.height * cos) / 2;
  const stops = (axis: "x" | "y", at: number, across: number, half: number, halfAcross: number) => {
    const rooms = [-halfAcross, 0, halfAcross].map((far) =>
      roomAlong(line, axis, across + far, at),
    );
    const lows = rooms.flatMap(([low]) => (low === null ? [] : [low]));
    const highs = rooms.flatMap(([, high]) => (high === null ? [] : [high]));
    const low = Math.max(...lows);
    const high = Math.min(...highs);
    return [
      ...(lows.length > 0 ? [{ centre: low + half, line: low }] : []),
      ...(highs.length > 0 ? [{ centre: high - half, line: high }] : []),
    ];
  };
  return {
    xs: stops("x", box.x, box.y, halfX, halfY),
    ys: stops("y", box.y, box.x, halfY, halfX),
  };
}

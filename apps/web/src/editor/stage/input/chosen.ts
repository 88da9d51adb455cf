import { isPlaced, type Layer, type PlacedLayer } from "@holeshot/design";
import { boxPoint, type FrameParts, layerBox, type PlacedBox } from "../frame/layer-box.ts";

export interface Member {
  readonly layer: PlacedLayer;
  readonly box: PlacedBox;
}

/** What is chosen on the cloth, with the frame that holds it all. */
export interface Chosen {
  readonly members: readonly Member[];
  /** Null when the members lie on different pieces: each then has only its own frame. */
  readonly box: PlacedBox | null;
  readonly locked: boolean;
}

export function chosenOn(
  layers: readonly Layer[],
  selection: readonly string[],
  parts: FrameParts,
): Chosen | null {
  const members = layers.flatMap((layer): Member[] => {
    if (!selection.includes(layer.id) || !isPlaced(layer) || layer.hidden) return [];
    const box = layerBox(layer, parts);
    return box ? [{ layer, box }] : [];
  });
  const [first, ...others] = members;
  if (!first) return null;
  const locked = members.some(({ layer }) => layer.locked);
  if (others.length === 0) return { members, box: first.box, locked };
  const together = others.every(({ box }) => box.piece === first.box.piece);
  return { members, box: together ? around(members) : null, locked };
}

const corners = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;

/** The upright box round all members. */
function around(members: readonly Member[]): PlacedBox {
  const points = members.flatMap(({ box }) => corners.map(([x, y]) => boxPoint(box, x, y)));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return {
    piece: members[0]?.box.piece ?? "",
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
    rotation: 0,
  };
}

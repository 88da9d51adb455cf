import { frameSize, type TextKit } from "@holeshot/artwork";
import { type PlacedLayer, riderRole } from "@holeshot/design";
import type { PiecePoint } from "@holeshot/geometry";
import { baseGarment } from "../../garments/patterns.ts";
import { type EditorParts } from "../../model/editor-context.ts";

/** The frame of a placed layer: a box turned by `rotation` degrees round its centre, piece mm. */
export interface PlacedBox {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
}

/** What tells where layers stand: their faces and pictures, and the kit that gives names their room. */
export type FrameParts = Pick<EditorParts, "assets" | "kits" | "store">;

/** Where a layer stands, or null while its face or picture has not arrived. */
export function layerBox(layer: PlacedLayer, parts: FrameParts): PlacedBox | null {
  const { piece, x, y, rotation } = layer;
  const size = frameSize(layer, parts.assets.drawables, kitOf(layer, parts));
  return size && { piece, x, y, rotation, width: size.width, height: size.height };
}

/** Only a name or number has its room from the kit. */
function kitOf(layer: PlacedLayer, { kits, store }: FrameParts): TextKit | undefined {
  if (riderRole(layer) === undefined) return undefined;
  const { editing, product } = store.state();
  const kit = kits.kit(editing.document, product);
  return kit ? { art: kit.art, base: baseGarment(product) } : undefined;
}

/** Whether a point of the piece lies in the box, `slack` mm around it included. */
export function boxContains(box: PlacedBox, point: PiecePoint, slack: number): boolean {
  const turn = (-box.rotation * Math.PI) / 180;
  const dx = point.x - box.x;
  const dy = point.y - box.y;
  const along = dx * Math.cos(turn) - dy * Math.sin(turn);
  const across = dx * Math.sin(turn) + dy * Math.cos(turn);
  return Math.abs(along) <= box.width / 2 + slack && Math.abs(across) <= box.height / 2 + slack;
}

/** A point of the box by shares from its centre: (-0.5, -0.5) is the top left corner. */
export function boxPoint(box: PlacedBox, shareX: number, shareY: number): PiecePoint {
  const turn = (box.rotation * Math.PI) / 180;
  const along = shareX * box.width;
  const across = shareY * box.height;
  return {
    x: box.x + along * Math.cos(turn) - across * Math.sin(turn),
    y: box.y + along * Math.sin(turn) + across * Math.cos(turn),
  };
}

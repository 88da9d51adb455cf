import { pathBounds, unionBoxes } from "@holeshot/geometry";
import type { Box } from "@holeshot/geometry";
import type { Meta } from "./meta.ts";
import type { MistakeList } from "./mistakes.ts";
import type { Drawing, DrawnPiece, DrawnShape } from "./read-drawing.ts";

/** Cloth beyond the outline that the cutter may still show, mm. */
export const bleed = 10;
/** Further than this beyond its piece, a shape was drawn in other units or another place. */
const stray = 400;
export const drawingLimits = { nodes: 20_000, bytes: 150_000 } as const;

function grow(box: Box, by: number): Box {
  return {
    left: box.left - by,
    top: box.top - by,
    right: box.right + by,
    bottom: box.bottom + by,
  };
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

/** Holds a drawing against the template's zones, its first colourway and the pieces' sizes. */
export function checkDrawing(drawing: Drawing, meta: Meta, mistakes: MistakeList): void {
  const kinds = new Map(meta.file.zones.map((zone) => [zone.id, zone.kind ?? "ink"]));
  const colours = meta.file.colourways[0]?.zones ?? {};
  let nodes = 0;
  for (const drawn of drawing.pieces) {
    for (const shape of drawn.shapes) {
      nodes += shape.path.length;
      checkZone(shape, drawn, kinds.get(shape.zone), mistakes);
      checkColour(shape, colours[shape.zone], mistakes);
    }
    checkExtent(drawn, mistakes);
  }
  if (nodes >= drawingLimits.nodes) {
    mistakes.add("too_many_nodes", { line: 1, column: 1 }, `The drawing has ${nodes} points`);
  }
}

function checkZone(
  shape: DrawnShape,
  { piece }: DrawnPiece,
  kind: "ink" | "fabric" | undefined,
  mistakes: MistakeList,
): void {
  if (kind === undefined || kind !== shape.kind) {
    const what = shape.kind === "ink" ? "ink" : "fabric";
    mistakes.add("unknown_zone", shape.place, `template.json has no ${what} zone “${shape.zone}”`);
  } else if (piece.printed && kind === "fabric") {
    mistakes.add("fabric_on_print", shape.place, `${piece.id} is printed`);
  } else if (!piece.printed && kind === "ink") {
    mistakes.add("ink_on_fabric", shape.place, `${piece.id} is not printed`);
  }
}

function checkColour(shape: DrawnShape, colour: string | undefined, mistakes: MistakeList): void {
  if (colour === undefined || shape.fill === colour) return;
  const message = `The fill is ${shape.fill}, the zone “${shape.zone}” is ${colour}`;
  mistakes.add("wrong_colour", shape.place, message);
}

/** Every shape lies on its piece, and together they reach beyond its cut. */
function checkExtent({ piece, shapes, place }: DrawnPiece, mistakes: MistakeList): void {
  const field = grow(piece.bounds, stray);
  let all: Box | null = null;
  for (const shape of shapes) {
    const box = pathBounds(shape.path);
    all = all ? unionBoxes(all, box) : box;
    if (contains(field, box)) continue;
    mistakes.add("far_outside", shape.place, `More than ${stray} mm outside ${piece.id}`);
  }
  const needed = piece.printed ? grow(piece.bounds, bleed - 0.01) : piece.bounds;
  if (all && contains(all, needed)) return;
  const edge = piece.printed ? "bleed" : "outline";
  mistakes.add("uncovered", place, `${piece.id} is not covered up to its ${edge}`);
}

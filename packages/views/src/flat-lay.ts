import { productFacts, type Garment, type Side, type Wear } from "@holeshot/garments";
import { pointsBounds, type Box, type Point } from "@holeshot/geometry";
import { layHands } from "./lay/hands-lay.ts";
import { layTop } from "./lay/top-lay.ts";
import { layLegs } from "./lay/legs-lay.ts";
import type { Patch } from "./lay/patch.ts";
import type { ShadeLine } from "./light/seam-lines.ts";
import { surfaceLight } from "./light/surface-light.ts";
import { coverageOf, type Coverage } from "./raster/coverage.ts";
import { fillPatch, type Canvas } from "./raster/fill-patch.ts";
import type { ViewSize, ViewTable } from "./types.ts";

/** Share of the picture left free round the garment, on each side. */
const margin = 0.045;

/**
 * The table of one side's flat lay: the garment's pieces put together as it lies on a table, the picture
 * filled but for a small margin. The same garment, side and size always give the same table.
 */
export function flatLay(garment: Garment, side: Side, size: ViewSize): ViewTable {
  const facts = productFacts(garment.product);
  const patches = lays[facts.wear](garment, side);
  const placed = patches.map((patch) => patch.line);
  const frame = fit(pointsBounds(placed.flat()), size);
  const toScreen = (p: Point): Point => ({
    x: (p.x - frame.left) / frame.pixel,
    y: (p.y - frame.top) / frame.pixel,
  });
  const lines = placed.map((points) => points.map(toScreen));
  const pieces = garment.pieces.map((piece) => piece.id);
  const count = size.width * size.height;
  const canvas: Canvas = {
    ...size,
    piece: new Uint8Array(count),
    x: new Float32Array(count),
    y: new Float32Array(count),
  };
  const covered = new Float32Array(count);
  const dim = new Float32Array(count).fill(1);
  patches.forEach((patch, i) => {
    const coverage = coverageOf(lines[i] as Point[], size.width, size.height);
    const number = pieces.indexOf(patch.piece.id) + 1;
    fillPatch(canvas, number, coverage, patch.box, patch.step, (p) => toScreen(patch.place(p)));
    spread(coverage, size.width, covered, dim, patch.dim ?? 1);
  });
  const coverage = new Uint8Array(count);
  for (let i = 0; i < count; i++) coverage[i] = Math.min(255, (covered[i] as number) * 255 + 0.5);
  const light = surfaceLight({
    pieces: garment.pieces.map((piece) => piece.material),
    canvas,
    coverage,
    dim,
    frame,
    lines: shadeLines(patches, lines, frame.pixel),
    round: facts.flatLay.round,
  });
  return { ...size, pieces, piece: canvas.piece, x: canvas.x, y: canvas.y, light, coverage };
}

/** How each kind of garment is put together on the table. */
const lays: Readonly<Record<Wear, (garment: Garment, side: Side) => Patch[]>> = {
  top: layTop,
  legs: layLegs,
  hands: layHands,
};

interface Frame {
  readonly left: number;
  readonly top: number;
  /** Millimetres a pixel. */
  readonly pixel: number;
}

function fit(box: Box, { width, height }: ViewSize): Frame {
  const free = 1 - 2 * margin;
  const pixel = Math.max(
    (box.right - box.left) / (width * free),
    (box.bottom - box.top) / (height * free),
  );
  return {
    left: (box.left + box.right) / 2 - (width / 2) * pixel,
    top: (box.top + box.bottom) / 2 - (height / 2) * pixel,
    pixel,
  };
}

/** Adds a patch's cover: beside another patch shares add up to a closed seam, on top of it they change nothing. */
function spread(
  from: Coverage,
  width: number,
  covered: Float32Array,
  dim: Float32Array,
  patchDim: number,
): void {
  for (let row = 0, at = 0; row < from.height; row++) {
    let i = (row + from.y) * width + from.x;
    for (const end = at + from.width; at < end; at++, i++) {
      const share = from.share[at] as number;
      if (share === 0) continue;
      // What lies under it is lit as before; nothing under it is lit as the patch is.
      const under = covered[i] === 0 ? patchDim : (dim[i] as number);
      dim[i] = under + (patchDim - under) * share;
      covered[i] = (covered[i] as number) + share;
    }
  }
}

/** Seams are drawn in; what lies on top throws a wider, fainter shadow. */
function shadeLines(
  patches: readonly Patch[],
  lines: readonly (readonly Point[])[],
  pixel: number,
): ShadeLine[] {
  return patches.flatMap((patch, i): ShadeLine[] => {
    if (patch.dim !== undefined) return [];
    const points = lines[i] as readonly Point[];
    const seam: ShadeLine = { points, reach: Math.max(0.8, 2.2 / pixel), depth: 0.34 };
    return patch.raised ? [seam, { points, reach: 14 / pixel, depth: 0.22 }] : [seam];
  });
}

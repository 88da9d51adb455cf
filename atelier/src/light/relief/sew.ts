import { flattenPath, polylineLength, type Point } from "@holeshot/geometry";
import type { Edge } from "@holeshot/garments";
import { bump, darken, glaze, raise, step, type HeightField } from "./height-field.ts";
import { nearLine } from "./near-line.ts";
import type { Stitching } from "./stitching.ts";

/** A seam: a furrow, the allowance under the cloth beside it, the pucker of the thread, and stitches. */
export function sewSeam(
  field: HeightField,
  edge: Edge,
  sewing: Stitching,
  stitched: boolean,
): void {
  const { furrow, depth, allowance, stitchesAt } = sewing;
  const line = lineOf(edge);
  // A row of stitches ends with its edge: it does not turn round the corner.
  const end = polylineLength(line) - 1e-3;
  nearLine(field, line, allowance * 1.5, (cell, distance, along) => {
    const pucker = Math.sin(along / (allowance * 0.22) + 2.1 * Math.sin(along / (allowance * 0.9)));
    raise(field, cell, -depth * bump(distance, furrow));
    raise(field, cell, 0.3 * depth * (1 - step(allowance * 0.7, allowance * 1.1, distance)));
    darken(field, cell, 0.5 * bump(distance, furrow * 0.7));
    if (along <= 0 || along >= end) return;
    raise(field, cell, 0.16 * depth * pucker * bump(distance - allowance / 2, allowance * 0.45));
    if (!stitched) return;
    for (const row of sewing.twin ? [stitchesAt, stitchesAt + sewing.twin] : [stitchesAt])
      stitchAt(field, cell, distance - row, along, sewing);
  });
}

/** A hem: the cloth is double as far as it is folded, held by two rows of stitches. */
export function sewHem(field: HeightField, edge: Edge, sewing: Stitching): void {
  const { depth, furrow, roping } = sewing;
  const fold = edge.hem;
  const rows = [fold * 0.72, fold * 0.72 + sewing.stitchesAt];
  nearLine(field, lineOf(edge), fold + 8, (cell, distance, along) => {
    const aslant = along + roping.slant * distance;
    const pull = Math.sin(aslant / roping.apart + 1.7 * Math.sin(along / 9.1));
    raise(field, cell, 0.7 * depth * (1 - step(fold - 1, fold + 2, distance)));
    raise(field, cell, roping.high * depth * pull * bump(distance - fold * 0.8, fold * 0.3));
    // The fold itself is round.
    raise(field, cell, -0.8 * depth * bump(distance, furrow * 1.6));
    for (const row of rows) {
      raise(field, cell, -0.3 * depth * bump(distance - row, furrow));
      stitchAt(field, cell, distance - row, along, sewing);
    }
  });
}

/** A patch's edge lies on top: a step down and a row of stitches inside it. */
export function sewPatch(field: HeightField, line: readonly Point[], sewing: Stitching): void {
  nearLine(field, line, sewing.allowance, (cell, distance, along) => {
    darken(field, cell, 0.45 * bump(distance, sewing.furrow));
    raise(field, cell, -sewing.depth * bump(distance, sewing.furrow));
    stitchAt(field, cell, distance - sewing.stitchesAt * 0.8, along, sewing);
  });
}

/** Light that a thread which shines has, as a share of what its cloth would have. */
const lit = 1.5;

/** Threads lie in the cloth they pull down, and are seen by their shadow, or by what they throw back. */
export function stitchAt(
  field: HeightField,
  cell: number,
  off: number,
  along: number,
  { stitch, gap, thread, depth, shine = 0 }: Stitching,
): void {
  const within = Math.abs(
    (((along % (stitch + gap)) + stitch + gap) % (stitch + gap)) - stitch / 2,
  );
  const on = 1 - step(stitch / 2 - 0.3, stitch / 2 + 0.3, within);
  raise(field, cell, -0.28 * depth * bump(off, thread * 1.6));
  raise(field, cell, 0.4 * depth * on * bump(off, thread * 0.7));
  const share = on * bump(off, thread * 0.8);
  glaze(field, cell, shine * share);
  if (shine === 0) darken(field, cell, 0.34 * share);
  // It lies over whatever is dark below it.
  else field.shade[cell] = mix(field.shade[cell] as number, lit, share);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function lineOf(edge: Edge): readonly Point[] {
  return flattenPath(edge.path, 0.05)[0]?.points ?? [];
}

import { flattenPath } from "@holeshot/geometry";
import { type Edge, type Garment, innerLines, paddedRows, type Piece } from "@holeshot/garments";
import { sewing } from "../../products.ts";
import { flatField, type HeightField } from "./height-field.ts";
import { ratchet } from "./buckle.ts";
import { deepened, foldCloth } from "./fold.ts";
import { knitRib, knitStrip, padRibs, quilt } from "./knit.ts";
import { lieDown, mould } from "./guard.ts";
import { padKnuckles } from "./knuckles.ts";
import { suedeSewing } from "./stitching.ts";
import { mouldStrap, padPalm } from "./palm.ts";
import { waistband } from "./waist.ts";
import { bartack, lapFly, topstitch } from "./topstitch.ts";
import { sewHem, sewPatch, sewSeam } from "./sew.ts";

/** Seams that lie flat without a row of stitches beside them: they are overlocked, not topstitched. */
const plain = /^(underarm|side|inner|outer|end|to$|from$|top$|neck)/;

/** How much deeper on a rider, who is seen as small as a hand, a guard is moulded. */
const worn = { guard: 1.7 } as const;

/** How one piece's cloth is sewn and knitted, as heights over its millimetres, and creased where a rider wears it. */
export function pieceField(garment: Garment, piece: Piece, onRider = false): HeightField {
  const { relief, overPants } = sewing[garment.product];
  const { fineness, folds = {}, wornFolds = {} } = relief;
  const isPalm = /^palm_(left|right)$/.test(piece.id);
  const stitching = isPalm ? suedeSewing : relief.stitching;
  const field = flatField(piece, fineness);
  if (piece.appliedTo) {
    const line = flattenPath(piece.outline, 0.05)[0]?.points ?? [];
    if (piece.id.startsWith("knee_guard")) {
      mould(field, piece, onRider ? worn.guard : 1);
      if (onRider) lieDown(field, line);
    }
    if (piece.id.startsWith("tab")) mouldStrap(field, piece, line);
    sewPatch(field, line, stitching);
    return field;
  }
  weave(field, piece);
  const told = folds[piece.id] ?? [];
  // What was draped on a rider has folds of its own, and only those that a simulation is too coarse for are told.
  const onHim = wornFolds[piece.id] ?? (overPants ? [] : deepened(told));
  foldCloth(field, piece, onRider ? onHim : told);
  if (/^back_(left|right)$/.test(piece.id)) padKnuckles(field, piece);
  if (piece.id === "waistband") ratchet(field, piece);
  for (const edge of piece.edges) {
    if (isSewn(garment, piece, edge)) sewSeam(field, edge, stitching, stitched(piece, edge));
    else if (edge.hem > 0 && (piece.material !== "rib" || relief.hemmedRib))
      sewHem(field, edge, stitching);
  }
  for (const patch of garment.pieces)
    if (patch.appliedTo === piece.id)
      for (const edge of patch.edges) sewSeam(field, edge, { ...stitching, stitchesAt: 0 }, false);
  if (isPalm) padPalm(field, piece, stitching);
  if (piece.id.startsWith("thigh_")) lapFly(field, piece, stitching);
  for (const line of innerLines(garment)) {
    if (line.piece !== piece.id) continue;
    if (line.work === "flyRows") topstitch(field, line, stitching);
    if (line.work === "bartacks") bartack(field, line, stitching);
  }
  return field;
}

function weave(field: HeightField, piece: Piece): void {
  if (piece.id === "waistband") waistband(field, piece);
  else if (piece.material === "rib") knitRib(field, sewing[piece.product].relief.ribCord);
  const rows = paddedRows(piece);
  if (rows) padRibs(field, rows);
  if (piece.id.startsWith("calf")) quilt(field, piece);
  if (piece.id.startsWith("fourchette")) knitStrip(field);
}

function isSewn(garment: Garment, piece: Piece, edge: Edge): boolean {
  return garment.seams.some(
    ({ a, b }) =>
      (a.piece === piece.id && a.edge === edge.name) ||
      (b.piece === piece.id && b.edge === edge.name),
  );
}

function stitched(piece: Piece, edge: Edge): boolean {
  if (piece.material === "rib") return false;
  if (piece.material === "stretch") return false;
  const { stitchedNeck } = sewing[piece.product].relief;
  return !plain.test(edge.name) || (stitchedNeck && edge.name.startsWith("neck"));
}

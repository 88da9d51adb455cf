import type { Box, KitPoint, Path, PiecePoint, Point } from "@holeshot/geometry";
import { kitPlane } from "@holeshot/garments";
import type { Piece } from "@holeshot/garments";
import type { PatternFill } from "@holeshot/design";
import { patternItems } from "../patterns/pattern-items.ts";
import type { SceneItem } from "../scene.ts";
import type { SceneInput } from "../scene-input.ts";
import { planeSheets } from "./plane-sheets.ts";
import type { PlaneSheet } from "./plane-sheets.ts";

/** A pattern on one piece: what of it is covered, and how far along its direction a place is. */
export interface PatternLayer {
  readonly fill: PatternFill;
  readonly path: Path;
  /** Part of the piece to cover, mm. */
  readonly box: Box;
  readonly along: (x: number, y: number) => number;
  readonly opacity: number;
}

type Plane = NonNullable<SceneInput["kitPlane"]>;

/** Patterns are drawn on the plane on which the garment lies and carried onto its pieces, so that they run on across seams. */
export function patternLayerItems(
  input: SceneInput,
  piece: Piece,
  ink: Box,
  layer: PatternLayer,
): SceneItem[] {
  const { fill, path, box, along, opacity } = layer;
  const items = sheetsOf(input, piece, ink).flatMap((sheet): SceneItem[] => {
    const area = sheet.boxOf(box);
    if (!area) return [];
    const alongHere = (x: number, y: number) => {
      const at = sheet.toPiece({ x, y });
      return along(at.x, at.y);
    };
    const made = patternItems({ fill, box: area, along: alongHere, opacity }).map((item) =>
      item.kind === "fill" ? { ...item, path: sheet.carry(item.path) } : item,
    );
    if (!sheet.clip || made.length === 0) return made;
    return [{ kind: "clip", path: sheet.clip, rule: "nonzero", items: made }];
  });
  return items.length > 0 ? [{ kind: "clip", path, rule: "nonzero", items }] : [];
}

// Sheets cost much and depend on a piece and its plane alone, neither of which changes.
const known = new WeakMap<Plane, WeakMap<Piece, readonly PlaneSheet[]>>();

function sheetsOf(input: SceneInput, piece: Piece, ink: Box): readonly PlaneSheet[] {
  const plane = planeOf(input);
  const own = known.get(plane) ?? new WeakMap<Piece, readonly PlaneSheet[]>();
  known.set(plane, own);
  const sheets =
    own.get(piece) ??
    planeSheets((point: Point): KitPoint => plane(piece.id, point as PiecePoint), ink);
  own.set(piece, sheets);
  return sheets;
}

const ownPlane: Plane = (_piece, { x, y }) => ({ x, y });
const planes = new WeakMap<SceneInput["garment"], Plane>();

/** The plane of the size that is drawn: patterns keep their millimetres in every size and still meet at its seams. */
function planeOf({ kitPlane: plane, base, garment }: SceneInput): Plane {
  if (!plane || !base || base === garment) return plane ?? ownPlane;
  const made = planes.get(garment) ?? kitPlane(garment);
  planes.set(garment, made);
  return made;
}

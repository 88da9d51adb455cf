import { markerLine, nestPieces } from "@holeshot/cutting";
import { cutLine, type Garment, type Piece, sewingSteps, threadPerMetre } from "@holeshot/garments";
import { type StitchClass, type Trim, trimsOf } from "@holeshot/garments";
import { flattenPath, signedArea } from "@holeshot/geometry";
import type { OrderUnit } from "../order-units.ts";
import type { ClothColour } from "../piece-words.ts";

/** One cut garment as often as it is made. */
export interface BilledGarment {
  readonly unit: OrderUnit;
  readonly garment: Garment;
  readonly material: (piece: Piece) => string;
  readonly colour: (piece: Piece) => ClothColour | null;
}

/** What is needed of one cloth in one colour. */
export interface ClothNeed {
  readonly material: string;
  readonly colour: ClothColour | null;
  readonly pieces: number;
  /** Of the pieces as they are cut. */
  readonly squareMetres: number;
  /** Of a roll of the given width when they are laid on it; null where a piece is wider. */
  readonly metres: number | null;
  /** Share of that cloth which is lost between them. */
  readonly loss: number | null;
}

/** A trim in all its pieces; those of different lengths are different trims. */
export interface TrimNeed extends Trim {
  /** Of all, mm; 0 for what is counted only. */
  readonly total: number;
}

/** How cloth is laid to find what it takes. */
export interface LayRules {
  readonly width: number;
  readonly gap: number;
}

/** Cloth by cloth, the most first. Pieces are laid in a plain order: a marker made for the order takes no more. */
export function clothNeeds(
  garments: readonly BilledGarment[],
  { width, gap }: LayRules,
): readonly ClothNeed[] {
  const pieces = garments.flatMap(({ unit, garment, material, colour }) =>
    garment.pieces.map((piece) => ({
      piece,
      count: unit.quantity,
      material: material(piece),
      colour: colour(piece),
    })),
  );
  const groups = Map.groupBy(
    pieces,
    ({ material, colour }) => `${material}|${colour?.stock ?? ""}`,
  );
  return [...groups.values()]
    .map((alike): ClothNeed => {
      const [{ material, colour }] = alike as [(typeof alike)[number]];
      const area = alike.reduce((sum, { piece, count }) => sum + count * areaOf(piece), 0);
      const all = alike.flatMap(({ piece, count }, index) =>
        Array.from({ length: count }, (_, copy) => ({
          id: `${index}-${copy}`,
          line: markerLine(piece),
        })),
      );
      const rules = { width, gap, longest: 5000, turning: true, tries: 0 };
      const isTape = alike.every(({ piece }) => piece.material === "grip");
      const metres = isTape ? null : laidMetres(() => nestPieces(all, rules));
      return {
        material,
        colour,
        pieces: all.length,
        squareMetres: area / 1e6,
        metres: isTape ? tapeMetres(alike) : metres,
        loss: metres === null ? null : 1 - area / 1e3 / (metres * width),
      };
    })
    .toSorted((a, b) => b.squareMetres - a.squareMetres);
}

/** Silicone comes as a tape and is cut to length: no roll of cloth is bought for two bands. */
function tapeMetres(alike: readonly { readonly piece: Piece; readonly count: number }[]): number {
  return alike.reduce((sum, { piece, count }) => {
    const { left, top, right, bottom } = piece.bounds;
    return sum + (count * Math.max(right - left, bottom - top)) / 1000;
  }, 0);
}

function laidMetres(lay: () => ReturnType<typeof nestPieces>): number | null {
  try {
    return lay().reduce((sum, { length }) => sum + length, 0) / 1000;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function areaOf(piece: Piece): number {
  const lines = flattenPath(cutLine(piece), 0.1);
  return lines.reduce((sum, { points }) => sum + Math.abs(signedArea(points)), 0);
}

/** What is bought ready, summed over all garments: alike beside alike, the longest first. */
export function trimNeeds(garments: readonly BilledGarment[]): readonly TrimNeed[] {
  const needs = new Map<string, TrimNeed>();
  for (const { unit, garment } of garments) {
    for (const trim of trimsOf(garment, unit.properties)) {
      const round = (mm: number | undefined) => (mm === undefined ? undefined : Math.round(mm));
      const [length, width] = [round(trim.length), round(trim.width)];
      const key = [trim.id, length, width].join("|");
      const count = (needs.get(key)?.count ?? 0) + trim.count * unit.quantity;
      needs.set(key, {
        id: trim.id,
        count,
        ...(length === undefined ? {} : { length }),
        ...(width === undefined ? {} : { width }),
        total: count * (length ?? 0),
      });
    }
  }
  return [...Map.groupBy(needs.values(), ({ id }) => id).values()].flatMap((alike) =>
    alike.toSorted((a, b) => (b.length ?? 0) - (a.length ?? 0)),
  );
}

/** Metres of thread by class of stitch. */
export function threadNeeds(
  garments: readonly BilledGarment[],
): readonly { readonly stitch: StitchClass; readonly seam: number; readonly thread: number }[] {
  const seams = new Map<StitchClass, number>();
  for (const { unit, garment } of garments) {
    for (const { stitches, length } of sewingSteps(garment)) {
      for (const stitch of stitches)
        seams.set(stitch, (seams.get(stitch) ?? 0) + (length / 1000) * unit.quantity);
    }
  }
  return [...seams]
    .toSorted(([a], [b]) => a - b)
    .map(([stitch, seam]) => ({ stitch, seam, thread: seam * threadPerMetre[stitch] }));
}

import { pathLength, polylineLength } from "@holeshot/geometry";
import type { Edge, Garment, Piece, PieceId } from "../garment.ts";
import type { InnerLine, InnerWork } from "../inner/inner-line.ts";
import { measureSeams } from "../measure-seams.ts";

/** Stitch classes after ISO 4915: lockstitch, two-needle cover stitch, three-thread overlock. */
export type StitchClass = 301 | 406 | 504;

/** Thread that a metre of seam takes, metres, as thread makers' tables have it for middling cloth. */
export const threadPerMetre: Readonly<Record<StitchClass, number>> = { 301: 2.5, 406: 18, 504: 14 };

/** What a step of sewing does; the order of the steps is the order of work. */
export type SewingStepId =
  | "pads"
  | "patches"
  | "pockets"
  | "innerPocket"
  | "placket"
  | "shoulders"
  | "closeCollar"
  | "collar"
  | "sleeves"
  | "sides"
  | "closeCuffs"
  | "cuffs"
  | "hems"
  | "grips"
  | "kneeStretch"
  | "kneePanel"
  | "fly"
  | "frontCrotch"
  | "yokes"
  | "centreBack"
  | "backLegs"
  | "seat"
  | "leather"
  | "outseams"
  | "inseams"
  | "closeAnkles"
  | "ankles"
  | "waistband"
  | "bandEnds"
  | "touch"
  | "thumbs"
  | "tips"
  | "backFingers"
  | "palmFingers"
  | "gloveCuffs"
  | "strap"
  | "quilting"
  | "palmPads"
  | "fingerChannels";

/** Which seams, edges and parts a step is about; names without their side: `front.side=back.side`. */
export interface SewingRule {
  readonly id: SewingStepId;
  readonly stitches: readonly StitchClass[];
  readonly perCm: number;
  /** Seams, as `piece.edge=piece.edge`. */
  readonly seams?: RegExp;
  /** Edges that no seam has: hems, ends of bands. */
  readonly edges?: RegExp;
  /** Pieces that lie on others. */
  readonly parts?: RegExp;
  /** Lines that are sewn within a piece. */
  readonly inner?: readonly InnerWork[];
}

/** One step of sewing a garment, measured. */
export interface SewingStep {
  readonly id: SewingStepId;
  /** One after the other, each along the whole length. */
  readonly stitches: readonly StitchClass[];
  readonly perCm: number;
  /** Length of what is sewn, once along, mm. */
  readonly length: number;
  /** How many seams, hems, outlines and rows that is. */
  readonly count: number;
  /** Rows within a piece: how many they are goes by the size. */
  readonly within: boolean;
  /** Cloth beyond the seam, mm, the least and the most; a hem's depth where it is one. */
  readonly allowance: readonly [least: number, most: number];
  /** What is put together, as `front.side_left=back.side_left`, `front.hem`, `elbow_left`, or a piece's own name for each row within it. */
  readonly what: readonly string[];
}

interface Sewn {
  readonly name: string;
  readonly length: number;
  readonly allowances: readonly number[];
}

/** Seams, free edges and applied parts of a garment: all that is ever sewn on it. */
interface Work {
  readonly seams: readonly Sewn[];
  readonly edges: readonly Sewn[];
  readonly parts: readonly Sewn[];
}

/** The steps of a garment by a product's rules, in their order; those that find nothing are left out. */
export function stepsBy(
  rules: readonly SewingRule[],
  garment: Garment,
  inner: readonly InnerLine[],
): readonly SewingStep[] {
  const work = workOf(garment);
  return rules.flatMap(
    ({ id, stitches, perCm, seams, edges, parts, inner: rows }): SewingStep[] => {
      const own = [
        ...matching(work.seams, seams),
        ...matching(work.edges, edges),
        ...matching(work.parts, parts),
        ...inner.filter(({ work: own }) => rows?.includes(own)).map(rowOf),
      ];
      if (own.length === 0) return [];
      const allowances = own.flatMap((one) => one.allowances);
      return [
        {
          id,
          stitches,
          perCm,
          length: own.reduce((sum, { length }) => sum + length, 0),
          count: own.length,
          within: rows !== undefined,
          allowance: [Math.min(...allowances), Math.max(...allowances)],
          what: own.map(({ name }) => name),
        },
      ];
    },
  );
}

function workOf(garment: Garment): Work {
  const pieces = new Map(garment.pieces.map((piece) => [piece.id, piece]));
  const measured = measureSeams(garment);
  const joined = new Set(measured.flatMap(({ a, b }) => [a, b].map(nameOf)));
  const edgeAt = ({ piece, edge }: { piece: PieceId; edge: string }) =>
    pieces.get(piece)?.edges.find(({ name }) => name === edge);
  return {
    seams: measured.map(({ a, b, lengthA, lengthB }) => ({
      name: `${nameOf(a)}=${nameOf(b)}`,
      // A rib is stretched to what it is sewn to.
      length: Math.max(lengthA, lengthB),
      allowances: [a, b].map((ref) => clothBeyond(edgeAt(ref))),
    })),
    edges: garment.pieces.filter(isSewnIn).flatMap((piece) =>
      piece.edges
        .filter((edge) => !edge.doubled && !joined.has(`${piece.id}.${edge.name}`))
        .map((edge) => ({
          name: `${piece.id}.${edge.name}`,
          length: pathLength(edge.path),
          allowances: [clothBeyond(edge)],
        })),
    ),
    parts: garment.pieces
      .filter((piece) => !isSewnIn(piece))
      .map((piece) => ({
        name: piece.id,
        length: pathLength(piece.outline),
        allowances: piece.edges.map(clothBeyond),
      })),
  };
}

function rowOf({ piece, points, closed }: InnerLine): Sewn {
  const [first] = points;
  const length = polylineLength(closed && first ? [...points, first] : points);
  return { name: piece, length, allowances: [0] };
}

function isSewnIn({ appliedTo }: Piece): boolean {
  return appliedTo === undefined;
}

function clothBeyond(edge: Edge | undefined): number {
  return edge ? edge.allowance + edge.hem : 0;
}

function nameOf({ piece, edge }: { readonly piece: PieceId; readonly edge: string }): string {
  return `${piece}.${edge}`;
}

/** Both sides of a garment are sewn alike, so rules leave sides out. */
function matching(work: readonly Sewn[], rule: RegExp | undefined): readonly Sewn[] {
  return rule
    ? work.filter(({ name }) => rule.test(name.replaceAll(/_(?:left|right)\b/g, "")))
    : [];
}

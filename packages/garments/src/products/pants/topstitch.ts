import { pathLength, pointAtLength, type Point } from "@holeshot/geometry";
import { edgeOf } from "../../edge-of.ts";
import type { Garment, Piece } from "../../garment.ts";
import { type InnerLine, openLines } from "../../inner/inner-line.ts";

/** Two needles' distance, mm. */
export const flyNeedles = 6;
/** How far the outer row of the fly runs from its seam, and how high its bend begins above the end, as shares of the fly's length. */
export const flyBend = { aside: 0.3, bend: 0.36 };
/** A bartack's length and how far it keeps from the seams it secures, mm. */
const tack = { long: 12, clear: 6 };

/** Where seams end that are pulled at: the edge along which the bar lies, from its start or its end. */
const ends: readonly { readonly piece: string; readonly edge: string; readonly atEnd: boolean }[] =
  [
    { piece: "yoke_left", edge: "outer", atEnd: false },
    { piece: "yoke_left", edge: "centre", atEnd: true },
    { piece: "thigh_left", edge: "outer_thigh", atEnd: true },
    { piece: "thigh_left", edge: "inner_thigh", atEnd: false },
    { piece: "back_leg_left", edge: "outer_thigh", atEnd: true },
  ];

/** Rows that hold the fly's facing, drawn as a J on the left front, and bartacks where seams end. */
export function pantsTopstitch({ pieces }: Garment): readonly InnerLine[] {
  return pieces.flatMap((piece): InnerLine[] => {
    const left = piece.id.replace(/_right$/, "_left");
    const own = pieces.find(({ id }) => id === left);
    if (!own) return [];
    // The right is the left one turned over.
    const turned = (line: readonly Point[]) =>
      piece.id === left ? line : line.map(({ x, y }) => ({ x: -x, y }));
    const bars = ends
      .filter((one) => one.piece === left)
      .map((one) => barAt(own, one.edge, one.atEnd));
    const isFlap = piece.id === "thigh_left";
    // A fly laps one way.
    return [
      ...(isFlap ? openLines(piece, "flyRows", flyRows(piece)) : []),
      ...[...bars, ...(isFlap ? [barAtFly(piece)] : [])].map((line): InnerLine => ({
        work: "bartacks",
        piece: piece.id,
        points: turned(line),
        closed: false,
      })),
    ];
  });
}

/** A place beside an edge, so far along it and into its piece: outlines run clockwise on screen. */
function beside(piece: Piece, edge: string, along: number, into: number): Point {
  const { point, direction } = pointAtLength(edgeOf(piece, edge).path, along);
  return { x: point.x - into * direction.y, y: point.y + into * direction.x };
}

function barAt(piece: Piece, edge: string, atEnd: boolean): Point[] {
  const whole = pathLength(edgeOf(piece, edge).path);
  const [near, far] = [tack.clear, tack.clear + tack.long];
  return [near, far].map((from) => beside(piece, edge, atEnd ? whole - from : from, tack.clear));
}

/** Across the end of the fly. */
function barAtFly(thigh: Piece): Point[] {
  return [3, 3 + tack.long].map((into) => beside(thigh, "fly", 4, into));
}

/** The outer row and the inner one, from the waist down and round to the seam where the zip ends. */
function flyRows(thigh: Piece): Point[][] {
  const whole = pathLength(edgeOf(thigh, "fly").path);
  const [aside, bend] = [flyBend.aside * whole, flyBend.bend * whole];
  return [0, flyNeedles].map((within) => {
    const [wide, high] = [aside - within, bend - within];
    const straight = Array.from({ length: 31 }, (_, n) =>
      beside(thigh, "fly", whole - ((whole - bend) * n) / 30, wide),
    );
    const round = Array.from({ length: 24 }, (_, n) => {
      const turn = ((n + 1) / 24) * (Math.PI / 2);
      return beside(
        thigh,
        "fly",
        Math.max(0, bend - high * Math.sin(turn)),
        Math.max(2, wide * Math.cos(turn)),
      );
    });
    return [...straight, ...round];
  });
}

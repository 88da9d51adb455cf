import {
  type Circle,
  flattenPath,
  type Matrix,
  type Point,
  transformCircle,
  transformPoint,
} from "@holeshot/geometry";
import { cutLine, notchTicks, type Piece } from "@holeshot/garments";
import {
  closedLine,
  type DxfGroup,
  dxfText,
  place,
  round,
  straightLine,
  text,
} from "../exchange/dxf-groups.ts";
import { fitTexts } from "../exchange/fit-texts.ts";

/** A marker as a cutter needs it. */
export interface CutterJob {
  /** Whose it is, in plain ASCII: a comment at the head of the file. */
  readonly about: string;
  readonly width: number;
  readonly length: number;
  readonly pieces: readonly {
    /** Plain ASCII; stands on the piece, on several lines where it is small. */
    readonly name: string;
    readonly piece: Piece;
    /** Cut out of it, in its millimetres. */
    readonly holes?: readonly Circle[];
    /** From millimetres of the piece to millimetres of the cloth. */
    readonly matrix: Matrix;
  }[];
  /** Centres of the dots that the cutter's camera looks for; none when absent. */
  readonly dots?: readonly Point[];
}

/**
 * What a cutter cuts of a marker: DXF of release 12 in millimetres, x across the roll, y up from its beginning. Closed
 * cut lines on layer CUT, holes as circles on HOLE, notches as open lines on NOTCH, names on TEXT, the cloth on CLOTH,
 * centres of dots on REGISTER.
 */
export function cutterDxf({ about, width, length, pieces, dots = [] }: CutterJob): string {
  const cloth = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: length },
    { x: 0, y: length },
  ];
  const groups = pieces.flatMap(({ name, piece, holes = [], matrix }): DxfGroup[] => {
    const at = (point: Point) => flip(transformPoint(matrix, point));
    const line = (flattenPath(cutLine(piece), 0.05)[0]?.points ?? []).map(at);
    const { texts, ...style } = fitTexts(line, at(piece.label), [name], true);
    return [
      ...closedLine("CUT", line),
      ...holes
        .map((hole) => transformCircle(hole, matrix))
        .flatMap((hole) => round("HOLE", flip(hole), hole.radius)),
      ...notchTicks(piece).flatMap(({ from, to }) => straightLine("NOTCH", at(from), at(to))),
      ...texts.flatMap((one) => text("TEXT", one.at, one.words, style)),
    ];
  });
  return dxfText([
    [999, about],
    [0, "SECTION"],
    [2, "HEADER"],
    [9, "$ACADVER"],
    [1, "AC1009"],
    [9, "$EXTMIN"],
    ...place({ x: 0, y: -length }),
    [9, "$EXTMAX"],
    ...place({ x: width, y: 0 }),
    [0, "ENDSEC"],
    [0, "SECTION"],
    [2, "ENTITIES"],
    ...closedLine("CLOTH", cloth.map(flip)),
    ...groups,
    ...dots.flatMap((dot): DxfGroup[] => [[0, "POINT"], [8, "REGISTER"], ...place(flip(dot))]),
    [0, "ENDSEC"],
    [0, "EOF"],
  ]);
}

function flip({ x, y }: Point): Point {
  return { x, y: -y };
}

import { invert, pointsBounds, transformPath, transformPoint } from "@holeshot/geometry";
import type { Box, KitPoint, Matrix, Path, PathCommand, Point } from "@holeshot/geometry";
import { regionOf, regionPath } from "../polygons/clipper.ts";
import { planeNet } from "./plane-net.ts";
import type { PlaneNet } from "./plane-net.ts";
import { warpPath } from "./warp-path.ts";
import { wayBack } from "./way-back.ts";

/**
 * A part of a piece that lies on the kit plane without a fold: a sleeve has two, its halves lie on
 * each other there.
 */
export interface PlaneSheet {
  /** Where on the piece the sheet is; null when it is all of it. */
  readonly clip: Path | null;
  /** What of the plane the part of the piece within a box takes, with some room round it. */
  readonly boxOf: (piece: Box) => Box | null;
  /** The piece's point that lies at a place of the plane; beyond the sheet, as if it went on straight. */
  readonly toPiece: (point: Point) => Point;
  /** The same for a path. */
  readonly carry: (path: Path) => Path;
}

/** Halves of a folded piece are drawn this far over their fold, mm, so that no light shows between. */
const overlap = 0.3;

/** The sheets of a piece, found by which way round the plane shows it. `ink` is the part of the piece that is drawn. */
export function planeSheets(plane: (point: Point) => KitPoint, ink: Box): readonly PlaneSheet[] {
  const net = planeNet(plane, ink);
  const turns = [1, -1].filter((turn) => net.cells.some((cell) => cell.turn === turn));
  return turns.map((turn) => {
    const { toPiece, matrix } = wayBack(plane, net, turn);
    return {
      clip: turns.length === 1 ? null : clipOf(net, turn),
      boxOf: (piece) => (matrix ? straightBox(matrix, piece) : kitBox(net, turn, piece)),
      toPiece,
      carry: (path) => (matrix ? transformPath(path, matrix) : warpPath(path, toPiece)),
    };
  });
}

function clipOf(net: PlaneNet, turn: number): Path {
  const path: PathCommand[] = [];
  for (const { box, turn: own } of net.cells) {
    if (own !== turn) continue;
    const [left, right] = [box.left - overlap, box.right + overlap];
    const [top, bottom] = [box.top - overlap, box.bottom + overlap];
    path.push(
      ["M", left, top],
      ["L", right, top],
      ["L", right, bottom],
      ["L", left, bottom],
      ["Z"],
    );
  }
  return regionPath(regionOf(path, 1));
}

function kitBox(net: PlaneNet, turn: number, piece: Box): Box | null {
  const cells = net.cells.filter((cell) => cell.turn === turn && meets(cell.box, piece));
  return cells.length === 0 ? null : pointsBounds(cells.flatMap(({ kit }) => kit));
}

function straightBox(back: Matrix, { left, top, right, bottom }: Box): Box | null {
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  const ahead = invert(back);
  return ahead && pointsBounds(corners.map((corner) => transformPoint(ahead, corner)));
}

function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

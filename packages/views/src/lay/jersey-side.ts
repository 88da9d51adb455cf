import type { Garment, Piece } from "@holeshot/garments";
import { placeAtLength, polylineLength, type Point } from "@holeshot/geometry";
import { clipLine, outlinePoints, refine, type Patch } from "./patch.ts";
import { edgePoints, findPiece, landmark, pieceOf, ramp, rows, throughKnots } from "./rows.ts";

const step = 12;
/** Half angle of a tube that is shown; beyond it cloth is too slanting to be read. */
const halfAngle = 1.38;

/** The jersey seen from the wearer's left or right, as it hangs: half of front and back behind the arm. */
export function jerseySide(garment: Garment, side: "left" | "right"): Patch[] {
  const sleeve = pieceOf(garment, `sleeve_${side}`);
  // From the left the front is at the left of the picture; from the right it is the other way round.
  const turn = side === "left" ? 1 : -1;
  const cuff = findPiece(garment, `cuff_${side}`);
  const arm = armPlace(sleeve, turn, 1);
  const end = landmark(sleeve, "cuff_centre");
  return [
    bodySide(pieceOf(garment, "back"), side, 1, turn),
    bodySide(pieceOf(garment, "front"), side, -1, turn),
    collarSide(garment, "back", side, turn),
    collarSide(garment, "front", side, turn),
    { piece: sleeve, shown: tube(sleeve, arm.radius), place: arm.place, step, raised: true },
    ...(cuff
      ? [
          {
            piece: cuff,
            shown: tube(cuff, () => cuff.bounds.right / Math.PI),
            place: (p: Point) => {
              const radius = cuff.bounds.right / Math.PI;
              const foot = arm.place(end);
              return {
                x: foot.x + turn * radius * Math.sin(p.x / radius) + p.y * 0.05 * turn * -1,
                y: foot.y + p.y,
              };
            },
            step: 8,
            raised: true,
          },
        ]
      : []),
  ];
}

/** Depth of the body seen from the side, by height below the high shoulder: shallow at the neck, full at the chest. */
function depth(body: Piece): (y: number) => number {
  const chest = landmark(body, "underarm_left");
  const shoulder = landmark(body, "shoulder_left");
  const full = Math.abs(chest.x) * 0.66;
  return throughKnots([
    [0, full * 0.5],
    [shoulder.y, full * 0.6],
    [chest.y, full],
    [chest.y + 200, full * 0.98],
  ]);
}

/** Half of front (`way` −1) or back (`way` 1), from its edge at the arm to the centre line. */
function bodySide(body: Piece, side: "left" | "right", way: 1 | -1, turn: number): Patch {
  const outer = rows(
    [`shoulder_${side}`, `armhole_${side}`, `side_${side}`].flatMap((edge) =>
      edgePoints(body, edge).map((p) => ({ x: Math.abs(p.x), y: p.y })),
    ),
  );
  const sign = Math.sign(landmark(body, `underarm_${side}`).x);
  const far = depth(body);
  const rise = way === 1 ? 20 : 0;
  const level = landmark(body, `underarm_${side}`).y;
  const place = (p: Point): Point => {
    const edge = Math.max(1, outer(p.y));
    const share = 1 - (p.x * sign) / edge;
    // The back is cut longer above the armhole; its side seam meets the front's lower down.
    return { x: way * turn * far(p.y) * share, y: p.y - rise * ramp(0, level, p.y) };
  };
  const shown = refine(
    clipLine(outlinePoints(body.outline), (p) => p.x * sign),
    10,
  );
  return { piece: body, shown, place, step };
}

/** The sleeve as a hanging tube, its overarm line towards the viewer. */
function armPlace(
  sleeve: Piece,
  turn: number,
  lean: number,
): { place: (p: Point) => Point; radius: (y: number) => number } {
  const under = rows(
    edgePoints(sleeve, "underarm_back").map((p) => ({ x: Math.abs(p.x), y: p.y })),
  );
  const axis = landmark(sleeve, "cuff_centre").x;
  const foot = landmark(sleeve, "underarm_back").y;
  const full = (y: number) => (under(Math.max(foot, y)) - Math.abs(axis)) / Math.PI;
  // Rounded over the shoulder.
  const radius = (y: number) =>
    full(y) * Math.sqrt(1 - (1 - Math.min(1, Math.max(0.06, y / (0.9 * foot)))) ** 2);
  return {
    radius,
    place: (p) => ({
      x:
        turn *
        (radius(p.y) * 1.12 * Math.sin((p.x - axis * ramp(0, foot, p.y)) / radius(p.y)) -
          lean * 0.08 * Math.max(0, p.y - foot)),
      y: p.y * 0.97 + 34,
    }),
  };
}

/** The part of a piece that is seen when it is rolled to a tube about x = 0. */
function tube(piece: Piece, radius: (y: number) => number): Point[] {
  const points = refine(outlinePoints(piece.outline), 8);
  const right = clipLine(points, (p) => halfAngle * radius(p.y) - p.x);
  return clipLine(right, (p) => p.x + halfAngle * radius(p.y));
}

/** Front or back half of the collar, standing on the neckline as it is seen from the side. */
function collarSide(
  garment: Garment,
  half: "front" | "back",
  side: "left" | "right",
  turn: number,
): Patch {
  const collar = pieceOf(garment, "collar");
  const centre = landmark(collar, "ring_centre");
  const radius = Math.hypot(centre.x, centre.y);
  const turnOf = (p: Point) => Math.atan2(p.x - centre.x, p.y - centre.y) * radius;
  const shoulder = turnOf(landmark(collar, `shoulder_${side}`));
  const sign = Math.sign(shoulder);
  const body = bodySide(pieceOf(garment, half), side, half === "back" ? 1 : -1, turn);
  const edge = edgePoints(body.piece, `neck_${side}`).map(body.place);
  const line =
    Math.abs((edge[0] as Point).x) < Math.abs((edge.at(-1) as Point).x) ? edge : edge.toReversed();
  const length = polylineLength(line);
  const sewn = edgePoints(collar, `neck_${half}_${side}`).map(turnOf);
  const cut = Math.max(...sewn) - Math.min(...sewn);
  const way = half === "back" ? 1 : -1;
  const place = (p: Point): Point => {
    const share = (way * (turnOf(p) * sign - Math.abs(shoulder))) / cut;
    const at = placeAtLength(line, length * share).point;
    const up = radius - Math.hypot(p.x - centre.x, p.y - centre.y);
    return { x: at.x * (1 - up / 300), y: at.y - up };
  };
  const points = refine(outlinePoints(collar.outline), 3);
  const shown = clipLine(points, (p) => way * (turnOf(p) * sign - Math.abs(shoulder)));
  return {
    piece: collar,
    shown: clipLine(shown, (p) => cut + 1 - Math.abs(turnOf(p) - shoulder)),
    place,
    step: 5,
  };
}

import type { Garment, Piece } from "@holeshot/garments";
import type { Point } from "@holeshot/geometry";
import { legFrame, rigid, type LegFrame } from "./leg-frame.ts";
import { clipLine, outlinePoints, refine, type Patch } from "./patch.ts";
import { edgePoints, findPiece, landmark, pieceOf, throughKnots } from "./rows.ts";

const step = 12;
/** Half angle of the leg's tube that is shown. */
const halfAngle = 1.4;

/** One leg and its half of the hips, seen from the outside as worn: the outer seam runs down the middle. */
export function pantsSide(garment: Garment, side: "left" | "right"): Patch[] {
  const front = legFrame(garment, "front", side);
  const back = legFrame(garment, "back", side);
  const radius = tubeRadius(front, back);
  const turn = side === "left" ? 1 : -1;
  const rolled = (leg: LegFrame, way: 1 | -1) => (p: Point) => {
    const q = leg.fromPiece(p);
    return { u: way * (leg.outer(q.y) - q.x), y: q.y };
  };
  const toFront = rolled(front, -1);
  const toBack = rolled(back, 1);
  const patch = (
    piece: Piece,
    into: (p: Point) => { u: number; y: number },
    within?: (p: Point) => number,
  ): Patch => ({
    piece,
    shown: seen(piece, into, radius, within),
    place: (p) => {
      const { u, y } = into(p);
      return { x: turn * (radius(y) * Math.sin(u / radius(y)) + bend(front, y)), y };
    },
    step,
  });
  const named = (name: string) => pieceOf(garment, `${name}_${side}`);
  const stretch = pieceOf(garment, "back_stretch");
  const stretchInto = rigid(
    landmark(stretch, "top_centre"),
    landmark(stretch, "bottom_centre"),
    landmark(named("yoke"), "bottom_centre"),
    landmark(named("back_leg"), "top_centre"),
  );
  const sign = side === "left" ? -1 : 1;
  const band = pieceOf(garment, "waistband");
  const ankle = findPiece(garment, `ankle_${side}`);
  return [
    patch(band, bandInto(garment, side, front)),
    ...(ankle
      ? ([1, -1] as const).map((end) => {
          const middle = (ankle.bounds.left + ankle.bounds.right) / 2;
          return patch(ankle, ankleInto(ankle, front), (p) => (p.x - middle) * end);
        })
      : []),
    ...["back_leg", "yoke"].map((name) => patch(named(name), toBack)),
    patch(
      stretch,
      (p) => toBack(stretchInto(p)),
      (p) => p.x * sign,
    ),
    ...["thigh", "knee_stretch", "knee", "knee_guard", "shin"].map((name) =>
      patch(named(name), toFront),
    ),
  ];
}

/** Girth over 2π: of one leg below the fork, of both halves above it. */
function tubeRadius(front: LegFrame, back: LegFrame): (y: number) => number {
  const girth = (y: number) => front.outer(y) + front.inner(y) + back.outer(y) + back.inner(y);
  const one = (y: number): readonly [number, number] => [y, girth(y) / (2 * Math.PI)];
  const hips = (y: number, share: number): readonly [number, number] => [
    y,
    (girth(y) * share) / (2 * Math.PI),
  ];
  return throughKnots([
    hips(back.waist, 1.52),
    hips(front.waistOut + 10, 1.58),
    hips(front.seat, 1.72),
    hips(front.fork, 1.28),
    one(front.fork * 0.62),
    one(front.stretchTop),
    one(front.knee),
    one(front.hem * 0.5),
    one(front.hem),
  ]);
}

/** A rider's leg is a little bent: the knee lies before hip and ankle. */
function bend(leg: LegFrame, y: number): number {
  const knee = -26 * Math.exp(-((y / (leg.hem * 0.55)) ** 2));
  return knee + (y > 0 ? 10 * (y / leg.hem) : 0);
}

function seen(
  piece: Piece,
  into: (p: Point) => { u: number; y: number },
  radius: (y: number) => number,
  within: (p: Point) => number = () => 1,
): Point[] {
  const points = refine(clipLine(outlinePoints(piece.outline), within), 8);
  const reach = (p: Point, way: 1 | -1) => {
    const { u, y } = into(p);
    return halfAngle * radius(y) - way * u;
  };
  return clipLine(
    clipLine(points, (p) => reach(p, 1)),
    (p) => reach(p, -1),
  );
}

/** Waistband to distance from the outer seam; it is stretched over the waist it is sewn to. */
function bandInto(
  garment: Garment,
  side: "left" | "right",
  front: LegFrame,
): (p: Point) => { u: number; y: number } {
  const band = pieceOf(garment, "waistband");
  const seam = landmark(band, `side_${side}`);
  const ends = (name: string) => {
    const xs = edgePoints(band, name).map((p) => p.x);
    return Math.max(...xs) - Math.min(...xs);
  };
  const frontPiece = pieceOf(garment, `thigh_${side}`);
  const yoke = pieceOf(garment, `yoke_${side}`);
  const width = (piece: Piece) =>
    Math.abs(
      landmark(piece, "waist_side").x -
        (
          edgePoints(piece, "waist").find(
            (_, i, all) =>
              i ===
              (side === "left"
                ? piece === frontPiece
                  ? 0
                  : all.length - 1
                : piece === frontPiece
                  ? all.length - 1
                  : 0),
          ) as Point
        ).x,
    );
  const growFront = width(frontPiece) / ends(`front_${side}`);
  const growBack = width(yoke) / ends(`back_${side}`);
  const frontRise = landmark(frontPiece, "waist_front").y - landmark(frontPiece, "waist_side").y;
  const backRise = landmark(yoke, "waist_centre").y - landmark(yoke, "waist_side").y;
  const low = band.bounds.bottom;
  const outwards = side === "left" ? 1 : -1;
  return (p) => {
    const along = (p.x - seam.x) * outwards;
    const u = along < 0 ? along * growFront : along * growBack;
    const share = Math.min(1, Math.abs(u) / (u < 0 ? width(frontPiece) : width(yoke)));
    const rise = (u < 0 ? frontRise : backRise) * share ** 1.4;
    return { u, y: front.waistOut + rise - (low - p.y) };
  };
}

/** Ankle band to distance from the outer seam, where its ends meet. */
function ankleInto(ankle: Piece, front: LegFrame): (p: Point) => { u: number; y: number } {
  const { left, right } = ankle.bounds;
  const frontEdge = edgePoints(ankle, "front").map((p) => p.x);
  const frontAtRight = Math.max(...frontEdge) > right - 1;
  const grow = 1 / 0.86;
  return (p) => {
    const nearFront = (p.x - (left + right) / 2) * (frontAtRight ? 1 : -1) > 0;
    const fromEnd = p.x > (left + right) / 2 ? right - p.x : p.x - left;
    return { u: (nearFront ? -1 : 1) * fromEnd * grow, y: front.hem + p.y };
  };
}

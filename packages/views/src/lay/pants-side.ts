import { laidKneeStretch, type Garment, type Piece } from "@holeshot/garments";
import { polylineLength, type Point } from "@holeshot/geometry";
import { legFrame, rigid, type LegFrame } from "./leg-frame.ts";
import { clipLine, outlinePoints, tubePatch, type Patch } from "./patch.ts";
import { edgePoints, findPiece, landmark, pieceOf, throughKnots } from "./rows.ts";

const step = 12;

/** Distance from the outer seam along the cloth, towards the back positive, and height. */
type OffSeam = (p: Point) => { readonly u: number; readonly y: number };

/** One leg and its half of the hips, seen from the outside as worn: the outer seam runs down the middle. */
export function pantsSide(garment: Garment, side: "left" | "right"): Patch[] {
  const front = legFrame(garment, "front", side);
  const back = legFrame(garment, "back", side);
  const radius = tubeRadius(front, back);
  const turn = side === "left" ? 1 : -1;
  const rolled =
    (leg: LegFrame, way: 1 | -1): OffSeam =>
    (p) => {
      const q = leg.fromPiece(p);
      return { u: way * (leg.outer(q.y) - q.x), y: q.y };
    };
  const lay = (piece: Piece, off: OffSeam, within: (p: Point) => number = () => 1): Patch =>
    tubePatch(
      piece,
      clipLine(outlinePoints(piece.outline), within),
      (p) => {
        const { u, y } = off(p);
        return { turn: u / radius(y), y };
      },
      (sine, y) => ({ x: turn * (radius(y) * sine + bend(front, y)), y }),
      step,
    );
  const named = (name: string) => pieceOf(garment, `${name}_${side}`);
  const toFront = rolled(front, -1);
  const toBack = rolled(back, 1);
  const stretch = pieceOf(garment, "back_stretch");
  const intoLeg = rigid(
    landmark(stretch, "top_centre"),
    landmark(stretch, "bottom_centre"),
    landmark(named("yoke"), "bottom_centre"),
    landmark(named("back_leg"), "top_centre"),
  );
  const sign = side === "left" ? -1 : 1;
  const ankle = findPiece(garment, `ankle_${side}`);
  return [
    ...(ankle ? anklePatches(ankle, front, lay) : []),
    ...["back_leg", "yoke"].map((name) => lay(named(name), toBack)),
    lay(
      stretch,
      (p) => toBack(intoLeg(p)),
      (p) => p.x * sign,
    ),
    ...["thigh", "knee_stretch", "knee", "knee_guard", "shin"].map((name) => {
      const piece = named(name);
      const flat = name === "knee_stretch" ? laidKneeStretch(piece) : (p: Point) => p;
      return lay(piece, (p) => toFront(flat(p)));
    }),
    lay(pieceOf(garment, "waistband"), bandOff(garment, side, front)),
  ];
}

/** Girth over 2π: of one leg below the fork, of both halves above it. */
function tubeRadius(front: LegFrame, back: LegFrame): (y: number) => number {
  const girth = (y: number) => front.outer(y) + front.inner(y) + back.outer(y) + back.inner(y);
  const tube = (y: number, share = 1): readonly [number, number] => [
    y,
    (girth(y) * share) / (2 * Math.PI),
  ];
  return throughKnots([
    tube(back.waist, 1.6),
    tube(front.waistOut + 10, 1.62),
    tube(front.seat, 1.66),
    tube(front.fork, 1.24),
    tube(front.fork * 0.62),
    tube(front.stretchTop),
    tube(front.knee),
    tube(front.hem * 0.5),
    tube(front.hem),
  ]);
}

/** A rider's leg is a little bent: the knee lies before hip and ankle. */
function bend(leg: LegFrame, y: number): number {
  const knee = -26 * Math.exp(-((y / (leg.hem * 0.55)) ** 2));
  return knee + (y > 0 ? 10 * (y / leg.hem) : 0);
}

/** Waistband to distance from the outer seam; it is stretched over the waist it is sewn to, whose line it follows. */
function bandOff(garment: Garment, side: "left" | "right", front: LegFrame): OffSeam {
  const band = pieceOf(garment, "waistband");
  const seam = landmark(band, `side_${side}`);
  const sewn = { front: pieceOf(garment, `thigh_${side}`), back: pieceOf(garment, `yoke_${side}`) };
  const half = (name: "front" | "back") => {
    const waist = edgePoints(sewn[name], "waist");
    const length = polylineLength(waist);
    const rise =
      landmark(sewn[name], name === "front" ? "waist_front" : "waist_centre").y -
      landmark(sewn[name], "waist_side").y;
    return { length, rise, grow: length / polylineLength(edgePoints(band, `${name}_${side}`)) };
  };
  const [ahead, behind] = [half("front"), half("back")];
  const low = band.bounds.bottom;
  const backwards = side === "left" ? 1 : -1;
  return (p) => {
    const along = (p.x - seam.x) * backwards;
    const part = along < 0 ? ahead : behind;
    const u = along * part.grow;
    const share = Math.min(1, Math.abs(u) / part.length);
    return { u, y: front.waistOut + part.rise * share ** 1.2 - (low - p.y) };
  };
}

/** The ankle band's two ends, which meet at the outer seam. */
function anklePatches(
  ankle: Piece,
  front: LegFrame,
  lay: (piece: Piece, off: OffSeam, within: (p: Point) => number) => Patch,
): Patch[] {
  const { left, right } = ankle.bounds;
  const middle = (left + right) / 2;
  const frontAtRight = Math.max(...edgePoints(ankle, "front").map((p) => p.x)) > right - 1;
  // The band is drawn together: it takes a little less room than the leg's end.
  const grow = 1.16;
  return ([1, -1] as const).map((end) => {
    const toFront = frontAtRight === (end === 1) ? -1 : 1;
    const off: OffSeam = (p) => ({
      u: toFront * (end === 1 ? right - p.x : p.x - left) * grow,
      y: front.hem + p.y,
    });
    return lay(ankle, off, (p) => (p.x - middle) * end);
  });
}

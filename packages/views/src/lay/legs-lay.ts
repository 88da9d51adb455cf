import { laidKneeStretch, type Garment, type Side } from "@holeshot/garments";
import { placeAtLength, polylineLength, type Point } from "@holeshot/geometry";
import { calfToPiece, layLeg, legFrame, rigid, type LegFrame } from "./leg-frame.ts";
import { pantsSide } from "./pants-side.ts";
import { clipLine, outlinePoints, patch, refine, type Patch } from "./patch.ts";
import { edgePoints, findPiece, landmark, pieceOf } from "./rows.ts";

const step = 14;

/** The pants on a table, seen from one side. Front and back lie flat; from the sides one leg is seen as worn. */
export function layLegs(garment: Garment, side: Side): Patch[] {
  if (side === "left" || side === "right") return pantsSide(garment, side);
  const inside = side === "front" ? [waistInside(garment)] : [];
  return [...inside, ...(["left", "right"] as const).flatMap((leg) => layHalf(garment, side, leg))];
}

interface Laid {
  readonly garment: Garment;
  readonly half: "front" | "back";
  readonly side: "left" | "right";
  readonly leg: LegFrame;
  /** Piece coordinates of the leg to the lay. */
  readonly place: (p: Point) => Point;
}

function laidLeg(garment: Garment, half: "front" | "back", side: "left" | "right"): Laid {
  const leg = legFrame(garment, half, side);
  const lay = layLeg(leg);
  const way = (half === "front") === (side === "left") ? 1 : -1;
  const place = (p: Point): Point => {
    const q = lay(leg.fromPiece(p));
    return { x: q.x * way, y: q.y };
  };
  return { garment, half, side, leg, place };
}

function layHalf(garment: Garment, half: "front" | "back", side: "left" | "right"): Patch[] {
  const laid = laidLeg(garment, half, side);
  const names =
    half === "front"
      ? ["thigh", "knee_stretch", "knee", "knee_guard", "shin"]
      : ["back_leg", "yoke"];
  const legs = names.map((name) => {
    const piece = pieceOf(garment, `${name}_${side}`);
    const flat = name === "knee_stretch" ? laidKneeStretch(piece) : (p: Point) => p;
    const place = (p: Point) => laid.place(flat(p));
    return patch(piece, refine(outlinePoints(piece.outline), 12), place, step);
  });
  const ankle = anklePatch(laid);
  return [
    ...(ankle ? [ankle] : []),
    calfPatch(laid),
    ...(half === "back" ? [backStretchPatch(laid)] : []),
    ...legs,
    ...waistbandPatches(laid),
  ];
}

function calfPatch({ garment, half, side, place }: Laid): Patch {
  const piece = pieceOf(garment, `calf_${side}`);
  const into = calfToPiece(garment, side, half);
  const inward = Math.sign((edgePoints(piece, half)[2] as Point).x || 1);
  const shown = refine(
    clipLine(outlinePoints(piece.outline), (p) => p.x * inward),
    12,
  );
  return patch(piece, shown, (p) => place(into(p)), step);
}

function backStretchPatch({ garment, side, place }: Laid): Patch {
  const piece = pieceOf(garment, "back_stretch");
  const into = rigid(
    landmark(piece, "top_centre"),
    landmark(piece, "bottom_centre"),
    landmark(pieceOf(garment, `yoke_${side}`), "bottom_centre"),
    landmark(pieceOf(garment, `back_leg_${side}`), "top_centre"),
  );
  const sign = side === "left" ? -1 : 1;
  const shown = refine(
    clipLine(outlinePoints(piece.outline), (p) => p.x * sign),
    12,
  );
  return patch(piece, shown, (p) => place(into(p)), step);
}

/** The band's part over one half leg, standing up from the waist and leaning in a little. */
function waistbandPatches({ garment, half, side, place }: Laid): Patch[] {
  const piece = pieceOf(garment, "waistband");
  const band = edgePoints(piece, `${half}_${side}`).map((p) => p.x);
  const [from, to] = [Math.min(...band), Math.max(...band)];
  const low = piece.bounds.bottom;
  const sewn = pieceOf(garment, half === "front" ? `thigh_${side}` : `yoke_${side}`);
  const waist = edgePoints(sewn, "waist").map(place);
  const length = polylineLength(waist);
  const lay = (p: Point): Point => {
    const at = placeAtLength(waist, (length * (p.x - from)) / (to - from));
    const up = low - p.y;
    return { x: at.point.x * (1 - up / 1400), y: at.point.y - up };
  };
  const shown = refine(
    clipLine(
      clipLine(outlinePoints(piece.outline), (p) => p.x - from),
      (p) => to - p.x,
    ),
    10,
  );
  return [patch(piece, shown, lay, 10)];
}

/** The inside of the back of the waistband, seen over the lower front. */
function waistInside(garment: Garment): Patch {
  const piece = pieceOf(garment, "waistband");
  const low = piece.bounds.bottom;
  const line = (half: "front" | "back") => {
    const at = (side: "left" | "right") => {
      const laid = laidLeg(garment, half, side);
      const sewn = pieceOf(garment, half === "front" ? `thigh_${side}` : `yoke_${side}`);
      return edgePoints(sewn, "waist").map((p) => {
        const q = laid.place(p);
        const x = half === "front" ? q.x : -q.x;
        return { x: x * (1 - low / 1400), y: q.y - low };
      });
    };
    return [...at("left"), ...at("right")].toSorted((a, b) => a.x - b.x);
  };
  const front = line("front");
  const reach = (front.at(-1) as Point).x;
  const back = line("back");
  const scale = reach / (back.at(-1) as Point).x;
  const behind = back.map((p) => ({
    x: p.x * scale,
    y: p.y * 0.35 + (front[0] as Point).y * 0.65,
  }));
  return patch(piece, [...behind, ...front.toReversed()], (p) => p, 0, { dim: 0.34 });
}

/** The stretch cuff goes on from the leg's end and draws it together. */
function anklePatch({ garment, half, side, leg, place }: Laid): Patch | null {
  const piece = findPiece(garment, `ankle_${side}`);
  if (!piece) return null;
  const calf = edgePoints(piece, "calf").map((p) => p.x);
  const middle = (Math.min(...calf) + Math.max(...calf)) / 2;
  const front = edgePoints(piece, "front").map((p) => p.x);
  // The outer seam is where the band's ends meet; the inseam lies in the middle of the leather.
  const outer =
    (half === "front") === Math.max(...front) > Math.max(...calf)
      ? piece.bounds.right
      : piece.bounds.left;
  const toOuter = Math.sign(outer - middle);
  const knee = leg.fromPiece({ x: 0, y: 0 });
  const sign = leg.fromPiece({ x: 1, y: 0 }).x - knee.x;
  const [inside, outside] = [-leg.inner(leg.hem), leg.outer(leg.hem)];
  const centre = (inside + outside) / 2;
  const lay = (p: Point): Point => {
    const share = (p.x - middle) / (outer - middle);
    const drawn = 1 - 0.14 * Math.min(1, Math.max(0, p.y / 14));
    const out = centre + (inside + (outside - inside) * share - centre) * drawn;
    // Back into piece coordinates, so that it moves with the leg.
    return place({ x: (out - knee.x) / sign, y: leg.hem + p.y * 0.999 });
  };
  const shown = refine(
    clipLine(outlinePoints(piece.outline), (p) => (p.x - middle) * toOuter),
    8,
  );
  return patch(piece, shown, lay, 8);
}

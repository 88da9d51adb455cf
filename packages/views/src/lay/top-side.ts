import type { Garment, Piece } from "@holeshot/garments";
import { placeAtLength, polylineLength, type Point } from "@holeshot/geometry";
import { collarFrame } from "./collar-frame.ts";
import { clipLine, outlinePoints, patch, refine, tubePatch, type Patch } from "./patch.ts";
import { edgePoints, findPiece, landmark, pieceOf, ramp, rows, throughKnots } from "./rows.ts";

const step = 12;

/** The jersey seen from the wearer's left or right, as it hangs: half of front and back behind the arm. */
export function topSide(garment: Garment, side: "left" | "right"): Patch[] {
  // From the left the front is at the left of the picture; from the right it is the other way round.
  const turn = side === "left" ? 1 : -1;
  return [
    bodySide(pieceOf(garment, "back"), side, 1, turn),
    bodySide(pieceOf(garment, "front"), side, -1, turn),
    collarSide(garment, "back", side, turn),
    collarSide(garment, "front", side, turn),
    ...armPatches(garment, side, turn),
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
    const share = 1 - (p.x * sign) / Math.max(1, outer(p.y));
    // The back is cut longer above the armhole; its side seam meets the front's lower down.
    return { x: way * turn * far(p.y) * share, y: p.y - rise * ramp(0, level, p.y) };
  };
  const half = clipLine(outlinePoints(body.outline), (p) => p.x * sign);
  return patch(body, refine(half, 10), place, step);
}

/** The arm as a hanging tube, its overarm line towards the viewer; a little forward, as arms hang. */
function armPatches(garment: Garment, side: "left" | "right", turn: number): Patch[] {
  const sleeve = pieceOf(garment, `sleeve_${side}`);
  const under = rows(
    edgePoints(sleeve, "underarm_back").map((p) => ({ x: Math.abs(p.x), y: p.y })),
  );
  const end = landmark(sleeve, "cuff_centre");
  const axis = end.x;
  const foot = landmark(sleeve, "underarm_back").y;
  const top = landmark(pieceOf(garment, "front"), `shoulder_${side}`).y * 0.72;
  const girth = (y: number) => (under(Math.max(foot, y)) - Math.abs(axis)) / Math.PI;
  // Rounded over the shoulder.
  const radius = (y: number) =>
    girth(y) * 1.15 * Math.sqrt(1 - (1 - Math.min(1, Math.max(0.05, y / (0.95 * foot)))) ** 2);
  const onto = (sine: number, y: number): Point => ({
    x: turn * (radius(y) * sine - 0.1 * Math.max(0, y - foot)),
    y: y * 0.97 + top,
  });
  const roll = (piece: Piece) =>
    tubePatch(
      piece,
      outlinePoints(piece.outline),
      (p) => ({ turn: (p.x - axis * ramp(0, foot, p.y)) / girth(p.y), y: p.y }),
      onto,
      step,
      { raised: true },
    );
  const elbow = findPiece(garment, `elbow_${side}`);
  const arm = [roll(sleeve), ...(elbow ? [roll(elbow)] : [])];
  const cuff = findPiece(garment, `cuff_${side}`);
  if (!cuff) return arm;
  const wrist = cuff.bounds.right / Math.PI;
  const hem = onto(0, end.y);
  const band = tubePatch(
    cuff,
    outlinePoints(cuff.outline),
    (p) => ({ turn: p.x / wrist, y: p.y }),
    (sine, y) => ({ x: hem.x + turn * (wrist * 1.15 * sine - 0.1 * y), y: hem.y + y }),
    8,
    { raised: true },
  );
  return [band, ...arm];
}

/** Front or back half of the collar, standing on the neckline as it is seen from the side. */
function collarSide(
  garment: Garment,
  half: "front" | "back",
  side: "left" | "right",
  turn: number,
): Patch {
  const collar = pieceOf(garment, "collar");
  const frame = collarFrame(collar);
  const turnOf = frame.along;
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
    const up = frame.up(p);
    return { x: at.x * (1 - up / 300), y: at.y - up };
  };
  const points = clipLine(refine(outlinePoints(collar.outline), 3), frame.half(side));
  const near = clipLine(points, (p) => way * (turnOf(p) * sign - Math.abs(shoulder)));
  return patch(
    collar,
    clipLine(near, (p) => cut + 1 - Math.abs(turnOf(p) - shoulder)),
    place,
    5,
  );
}

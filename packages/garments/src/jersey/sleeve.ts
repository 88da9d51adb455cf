import { pathLength, transformPath, translation, type Path, type Point } from "@holeshot/geometry";
import { buildPiece } from "../draft/build-piece.ts";
import { at, curve, fitLength } from "../draft/curves.ts";
import { hemmed, sewn } from "../draft/edge.ts";
import { mirrorLine } from "../draft/mirror-piece.ts";
import type { Edge, Piece } from "../garment.ts";
import type { JerseyFrame } from "./frame.ts";
import type { JerseyChoice } from "./options.ts";

const seamAllowance = 8;
/** Knit is set in almost flat: a cap this much longer than its armhole lies smooth over the shoulder. */
export const capEase = 2;
/** Fall of the sleeve's end from the underarm seam, and so the seam's own lean there. */
const cuffSlope = 0.117;
/** Fullness the cap's height is sought with: the middle of what can still be drawn smoothly. */
const nominalFullness = 1.35;

/**
 * The wearer's left sleeve, back at growing x. The cap's height is sought until both halves together fit the
 * armhole, then each half's fullness until it fits its own.
 */
export function draftSleeve(
  frame: JerseyFrame,
  armhole: { readonly front: Path; readonly back: Path },
  cuff: JerseyChoice["cuff"],
): Piece {
  const front = pathLength(armhole.front) + capEase;
  const back = pathLength(armhole.back) + capEase;
  const { biceps, sleeveLength } = frame;
  // The back armhole is the longer one, so the top of the cap sits a little to the front of the sleeve's middle.
  const axis = (back - front) / 2;
  const height = fitLength(
    (h) => capHalf(biceps, h, nominalFullness),
    (front + back) / 2,
    0.1 * biceps,
    1.3 * biceps,
  );
  const fitHalf = (width: number, length: number) =>
    capHalf(
      width,
      height,
      fitLength((fullness) => capHalf(width, height, fullness), length, 0.2, 2.1),
    );
  const capBack = fitHalf(biceps + axis, back);
  const capFront = mirrorLine(fitHalf(biceps - axis, front));
  const under = underarm(frame, height);
  const place = (path: Path) => transformPath(path, translation(axis, 0));
  const cuffBack = at(axis + frame.cuff, sleeveLength);
  const cuffFront = at(axis - frame.cuff, sleeveLength);
  const edges: Edge[] = [
    sewn("cap_back", capBack, seamAllowance),
    sewn("underarm_back", place(under), seamAllowance),
    cuffEdge(cuffLine(cuffBack, cuffFront, cuffSlope), cuff),
    sewn("underarm_front", place(mirrorLine(under)), seamAllowance),
    sewn("cap_front", capFront, seamAllowance),
  ];
  const elbow = height + 0.42 * (sleeveLength - height);
  return buildPiece({
    id: "sleeve_left",
    product: "jersey",
    material: "printed",
    edges,
    grain: [at(axis, height), at(axis, sleeveLength - 60)],
    label: at(axis, sleeveLength - 45),
    landmarks: {
      cap_top: at(0, 0),
      underarm_back: at(axis + biceps, height),
      underarm_front: at(axis - biceps, height),
      elbow: at(axis, elbow),
      cuff_back: cuffBack,
      cuff_front: cuffFront,
      cuff_centre: at(axis, sleeveLength),
    },
  });
}

/** The sleeve's end hangs a little in the middle and leaves the underarm seam at this slope, square to it. */
function cuffLine(back: Point, front: Point, slope: number): Path {
  const reach = (back.x - front.x) / 4;
  const low = back.y + slope * reach;
  return curve(back, at(back.x - reach, low), at(front.x + reach, low), front);
}

function cuffEdge(path: Path, cuff: JerseyChoice["cuff"]): Edge {
  if (cuff === "rib") return sewn("cuff", path, seamAllowance);
  return hemmed("cuff", path, cuff === "elastic" ? 20 : 15);
}

/** Half a cap, top to underarm: level at the top and almost level at the underarm. Longer with more fullness. */
function capHalf(biceps: number, height: number, fullness: number): Path {
  return curve(
    at(0, 0),
    at(0.4 * biceps * fullness, 0),
    at(biceps - 0.31 * biceps * fullness, height - 0.1 * height * fullness),
    at(biceps, height),
  );
}

function underarm({ biceps, cuff, sleeveLength }: JerseyFrame, height: number): Path {
  const length = sleeveLength - height;
  return curve(
    at(biceps, height),
    at(0.933 * biceps, height + 0.283 * length),
    at(cuff + cuffSlope * 0.283 * length, sleeveLength - 0.283 * length),
    at(cuff, sleeveLength),
  );
}

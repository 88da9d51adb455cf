import { transformPath, translation, type Path } from "@holeshot/geometry";
import { buildPiece } from "../../draft/build-piece.ts";
import { at, line } from "../../draft/curves.ts";
import { hemmed, sewn } from "../../draft/edge.ts";
import { mirrorLine } from "../../draft/mirror-piece.ts";
import type { Piece } from "../../garment.ts";
import { draftCap, sleeveEnd } from "../../top/sleeve-cap.ts";
import type { PitShirtFrame } from "./frame.ts";

const seamAllowance = 8;
const hemDepth = 20;
/** How the seam under the arm leans inwards; the hem hangs in its middle as much as keeps it square to that. */
const lean = 0.14;

/** The wearer's left sleeve, back at growing x: a cap, two straight seams under the arm and a hem square to them. */
export function draftShortSleeve(
  frame: PitShirtFrame,
  armhole: { readonly front: Path; readonly back: Path },
): Piece {
  const { biceps } = frame;
  const { back, front, height, axis } = draftCap(biceps, armhole);
  const end = height + Math.max(frame.sleeveLength - height, frame.underarm);
  const half = biceps - lean * (end - height);
  const under = line(at(biceps, height), at(half, end));
  const place = (path: Path) => transformPath(path, translation(axis, 0));
  const [endBack, endFront] = [at(axis + half, end), at(axis - half, end)];
  return buildPiece({
    id: "sleeve_left",
    product: frame.product,
    material: "printed",
    edges: [
      sewn("cap_back", back, seamAllowance),
      sewn("underarm_back", place(under), seamAllowance),
      hemmed("cuff", sleeveEnd(endBack, endFront, lean), hemDepth),
      sewn("underarm_front", place(mirrorLine(under)), seamAllowance),
      sewn("cap_front", front, seamAllowance),
    ],
    grain: [at(axis, 0.4 * height), at(axis, end - 40)],
    label: at(axis, end - 45),
    landmarks: {
      cap_top: at(0, 0),
      underarm_back: at(axis + biceps, height),
      underarm_front: at(axis - biceps, height),
      cuff_back: endBack,
      cuff_front: endFront,
      cuff_centre: at(axis, end),
    },
  });
}

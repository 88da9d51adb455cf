import { transformPath, translation, type Path } from "@holeshot/geometry";
import { buildPiece } from "../../draft/build-piece.ts";
import { at, curve } from "../../draft/curves.ts";
import { hemmed, sewn } from "../../draft/edge.ts";
import { mirrorLine } from "../../draft/mirror-piece.ts";
import type { Edge, Piece } from "../../garment.ts";
import { draftCap, sleeveEnd } from "../../top/sleeve-cap.ts";
import type { JerseyFrame } from "./frame.ts";
import type { JerseyChoice } from "./options.ts";

const seamAllowance = 8;
/** Fall of the sleeve's end from the underarm seam, and so the seam's own lean there. */
const cuffSlope = 0.117;
/** The wearer's left sleeve, back at growing x. */
export function draftSleeve(
  frame: JerseyFrame,
  armhole: { readonly front: Path; readonly back: Path },
  cuff: JerseyChoice["cuff"],
): Piece {
  const { biceps, sleeveLength } = frame;
  const { back, front, height, axis } = draftCap(biceps, armhole);
  const under = underarm(frame, height);
  const place = (path: Path) => transformPath(path, translation(axis, 0));
  const cuffBack = at(axis + frame.cuff, sleeveLength);
  const cuffFront = at(axis - frame.cuff, sleeveLength);
  const edges: Edge[] = [
    sewn("cap_back", back, seamAllowance),
    sewn("underarm_back", place(under), seamAllowance),
    cuffEdge(sleeveEnd(cuffBack, cuffFront, cuffSlope), cuff),
    sewn("underarm_front", place(mirrorLine(under)), seamAllowance),
    sewn("cap_front", front, seamAllowance),
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

function cuffEdge(path: Path, cuff: JerseyChoice["cuff"]): Edge {
  if (cuff === "rib") return sewn("cuff", path, seamAllowance);
  return hemmed("cuff", path, cuff === "elastic" ? 20 : 15);
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

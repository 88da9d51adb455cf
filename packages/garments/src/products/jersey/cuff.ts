import { buildPiece } from "../../draft/build-piece.ts";
import { at, line } from "../../draft/curves.ts";
import { folded, sewn } from "../../draft/edge.ts";
import { ribGrain } from "../../draft/rib-grain.ts";
import type { Piece } from "../../garment.ts";
import { cuffStretch, type JerseyFrame } from "./frame.ts";

const ribAllowance = 7;

/** The left rib cuff, doubled over at its hem; back of the arm at growing x, its seam under the arm. */
export function draftCuff(frame: JerseyFrame, sleeveEnd: number): Piece {
  const half = (sleeveEnd * cuffStretch) / 2;
  const height = frame.cuffHeight;
  const [topFront, topBack] = [at(-half, 0), at(half, 0)];
  const [hemFront, hemBack] = [at(-half, height), at(half, height)];
  return buildPiece({
    id: "cuff_left",
    product: "jersey",
    material: "rib",
    edges: [
      sewn("top", line(topFront, topBack), ribAllowance),
      sewn("end_back", line(topBack, hemBack), ribAllowance),
      folded("hem", line(hemBack, hemFront), height),
      sewn("end_front", line(hemFront, topFront), ribAllowance),
    ],
    grain: ribGrain(at(half / 2, 0), height),
    label: at(0, height / 2),
    clear: 6,
    landmarks: { top_centre: at(0, 0), hem_centre: at(0, height) },
  });
}

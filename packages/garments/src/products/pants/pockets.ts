import type { Path } from "@holeshot/geometry";
import { buildPiece } from "../../draft/build-piece.ts";
import { at } from "../../draft/curves.ts";
import { sewn } from "../../draft/edge.ts";
import type { Piece } from "../../garment.ts";
import type { PantsFrame } from "./frame.ts";
import type { PantsChoice } from "./options.ts";

const allowance = 8;

/** The pocket bags behind the left thigh, in its coordinates. They are sewn to a zip in it, at their upper edge. */
export function draftPockets(f: PantsFrame, pockets: PantsChoice["pockets"]): Piece[] {
  if (pockets === "none") return [];
  const s = f.scale;
  // A card, or a hand, below the waist and clear of the outer seam.
  const [wide, high] = pockets === "card" ? [75 * s, 100 * s] : [130 * s, 165 * s];
  const right = f.front.seatOut - f.front.knee - 28 * s;
  const top = f.waistOut + 75 * s;
  const [a, b, c, d] = [
    at(right - wide, top),
    at(right, top),
    at(right, top + high),
    at(right - wide, top + high),
  ];
  const round = 22 * s;
  const bag: Path = [
    ["M", b.x, b.y],
    ["L", c.x, c.y - round],
    ["C", c.x, c.y - round * 0.45, c.x - round * 0.45, c.y, c.x - round, c.y],
    ["L", d.x + round, d.y],
    ["C", d.x + round * 0.45, d.y, d.x, d.y - round * 0.45, d.x, d.y - round],
    ["L", a.x, a.y],
  ];
  return [
    buildPiece({
      id: "pocket_left",
      product: "pants",
      material: "stretch",
      appliedTo: "thigh_left",
      edges: [
        sewn(
          "mouth",
          [
            ["M", a.x, a.y],
            ["L", b.x, b.y],
          ],
          allowance,
        ),
        sewn("bag", bag, allowance),
      ],
      grain: [at(right - wide / 2, top + 20 * s), at(right - wide / 2, top + high - 20 * s)],
      label: at(right - wide / 2, top + high / 2),
      clear: 6,
      landmarks: { mouth: at(right - wide / 2, top) },
    }),
  ];
}

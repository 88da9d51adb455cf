import { describe, expect, test } from "vitest";
import { baseSize, draftGarment, type ProductId } from "./index.ts";

/**
 * Stored designs name these. A failure here is not mended by changing the list: see
 * docs/decisions/0010-pieces-and-edges.md.
 */
const frozen: Record<ProductId, Record<string, string>> = {
  jersey: {
    front:
      "neck_left shoulder_left armhole_left side_left hem side_right armhole_right shoulder_right neck_right",
    back: "neck_right shoulder_right armhole_right side_right hem side_left armhole_left shoulder_left neck_left",
    sleeve_left: "cap_back underarm_back cuff underarm_front cap_front",
    collar:
      "top end_left neck_back_left neck_front_left neck_front_right neck_back_right end_right",
    cuff_left: "top end_back hem end_front",
  },
  pants: {
    thigh_left: "waist outer_yoke outer_stretch outer_thigh knee_stretch inner_thigh crotch fly",
    knee_stretch_left: "top outer bottom inner",
    knee_left: "top outer bottom inner",
    knee_guard_left: "top free bottom inner",
    shin_left: "top outer hem calf",
    back_leg_left:
      "top seat inner_thigh inner_knee_stretch inner_knee calf hem outer_shin outer_knee outer_knee_stretch outer_thigh",
    yoke_left: "waist centre bottom outer",
    calf_left: "front hem back",
    ankle_left: "back calf front end_front hem end_back",
    back_stretch: "top_left top_right side_right bottom_right bottom_left side_left",
    waistband: "top end_right front_right back_right back_left front_left tab end_left",
  },
  gloves: {
    back_left:
      "cuff wrist_little little_ring ring_middle middle_index index_thumb thumb thumb_wrist",
    thumb_left: "index_thumb thumb_wrist base",
    palm_left:
      "cuff_little cuff_thumb thumb_wrist index_thumb middle_index ring_middle little_ring wrist_little",
    palm_patch_left: "lower upper",
    fourchette_wrist_little_left: "back from palm to",
    fourchette_little_ring_left: "back from palm to",
    fourchette_ring_middle_left: "back from palm to",
    fourchette_middle_index_left: "back from palm to",
    fourchette_index_thumb_left: "back_thumb back from palm to",
    fourchette_thumb_wrist_left: "back back_thumb from palm to",
    cuff_left: "palm_little gusset_little back gusset_thumb palm_thumb end_thumb hem end_little",
    tab_left: "top tip bottom base",
  },
  "pit-shirt": {
    front:
      "neck_left shoulder_left armhole_left side_left hem side_right armhole_right shoulder_right neck_right",
    back: "neck_right shoulder_right armhole_right side_right hem side_left armhole_left shoulder_left neck_left",
    sleeve_left: "cap_back underarm_back cuff underarm_front cap_front",
    collar:
      "top end_left neck_back_left neck_front_left neck_front_right neck_back_right end_right",
  },
};

const everyPiece: Record<ProductId, Record<string, string>> = {
  jersey: {},
  pants: {},
  gloves: { palm: "patched" },
  "pit-shirt": {},
};

describe.each(Object.keys(frozen) as ProductId[])("%s", (product) => {
  const garment = draftGarment({
    product,
    size: baseSize(product),
    options: everyPiece[product],
  });

  test("pieces and edges keep their names and order", () => {
    const left = garment.pieces.filter((piece) => !piece.id.endsWith("_right"));
    const found = Object.fromEntries(
      left.map((piece) => [piece.id, piece.edges.map((edge) => edge.name).join(" ")]),
    );
    expect(found).toEqual(frozen[product]);
  });

  test("every piece of the left has its mirror image on the right", () => {
    for (const piece of garment.pieces.filter(({ id }) => id.endsWith("_left"))) {
      const other = garment.pieces.find(({ id }) => id === piece.id.replace("_left", "_right"));
      expect(other?.bounds.left).toBeCloseTo(-piece.bounds.right, 6);
      expect(other?.edges.map((edge) => edge.name)).toEqual(
        piece.edges
          .map((edge) =>
            edge.name.replace(/left|right/, (side) => (side === "left" ? "right" : "left")),
          )
          .toReversed(),
      );
    }
  });
});

test("origins stay at their landmarks", () => {
  const find = (product: ProductId, id: string) =>
    draftGarment({ product, size: baseSize(product) }).pieces.find((piece) => piece.id === id);
  expect(find("jersey", "front")?.landmarks["high_shoulder_left"]?.y).toBe(0);
  expect(find("jersey", "back")?.landmarks["neck_centre"]?.x).toBe(0);
  expect(find("jersey", "sleeve_right")?.landmarks["cap_top"]).toEqual({ x: 0, y: 0 });
  expect(find("pants", "knee_left")?.landmarks["outer"]).toEqual({ x: 0, y: 0 });
  expect(find("pants", "back_leg_right")?.landmarks["outer"]).toEqual({ x: 0, y: 0 });
  expect(find("gloves", "back_left")?.landmarks["wrist"]).toEqual({ x: 0, y: 0 });
});

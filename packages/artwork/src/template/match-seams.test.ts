import type { Garment, Piece } from "@holeshot/garments";
import type { Path } from "@holeshot/geometry";
import { describe, expect, it } from "vitest";
import { matchSeams } from "./match-seams.ts";
import type { TemplateArt } from "./types.ts";

const box = (left: number, top: number, right: number, bottom: number): Path => [
  ["M", left, top],
  ["L", right, top],
  ["L", right, bottom],
  ["L", left, bottom],
  ["Z"],
];

function piece(id: string, edge: string, path: Path): Piece {
  return {
    id,
    material: "printed",
    edges: [{ name: edge, path, allowance: 8, hem: 0 }],
  } as unknown as Piece;
}

/** Two panels sewn along a line of 100 mm on one and 102 mm on the other, the one going down, the other up. */
const garment = {
  product: "jersey",
  pieces: [
    piece("one", "side", [
      ["M", 0, 0],
      ["L", 0, 100],
    ]),
    piece("two", "side", [
      ["M", 0, 102],
      ["L", 0, 0],
    ]),
  ],
  seams: [
    {
      a: { piece: "one", edge: "side" },
      b: { piece: "two", edge: "side" },
      ease: 2,
      stretch: 1,
      reason: "",
    },
  ],
} as unknown as Garment;

function art(one: readonly [number, number], two: readonly [number, number]): TemplateArt {
  return {
    template: "trial",
    product: "jersey",
    pattern: 1,
    slots: [],
    zones: [
      {
        id: "base",
        kind: "ink",
        paths: { one: box(-50, -20, 50, 120), two: box(-50, -20, 50, 122) },
      },
      {
        id: "stripe",
        kind: "ink",
        paths: { one: box(-50, one[0], 50, one[1]), two: box(-50, two[0], 50, two[1]) },
      },
    ],
  };
}

describe("matchSeams", () => {
  it("compares at equal shares of the two lengths", () => {
    expect(matchSeams(art([40, 60], [40.8, 61.2]), garment)).toEqual([]);
  });

  it("finds a cut that is off by more than a millimetre, and says where and how far", () => {
    const breaks = matchSeams(art([40, 60], [40.8, 63.2]), garment);
    expect(breaks).toHaveLength(1);
    expect(breaks[0]).toMatchObject({ zones: ["stripe", "base"] });
    expect(breaks[0]?.at).toBeCloseTo(60, 0);
    expect(breaks[0]?.gap).toBeCloseTo(2, 0);
  });

  it("finds a stripe that stops at the seam", () => {
    const breaks = matchSeams(art([40, 60], [300, 320]), garment);
    expect(breaks.map(({ gap, zones }) => [gap, ...zones])).toEqual([
      [Infinity, "base", "stripe"],
      [Infinity, "stripe", "base"],
    ]);
  });
});

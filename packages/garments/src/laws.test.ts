import { describe, expect, test } from "vitest";
import { productIds } from "@holeshot/domain";
import { reversePath, transformPath, translation } from "@holeshot/geometry";
import {
  draftGarment,
  findFaults,
  sizes,
  type Edge,
  type Garment,
  type Piece,
  type ProductId,
} from "./index.ts";
import { everyChoice, sampleOf } from "./choices.fixture.ts";

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Here a sample: every size with its defaults, every value of every option in some sizes. The whole is in the long tests. */
function requests(product: ProductId) {
  const whole = process.env["LONG"] === "1";
  return sizes(product).flatMap(({ id }, i) =>
    (whole ? everyChoice(product) : sampleOf(product, i)).map((options) => ({
      product,
      size: id,
      options,
    })),
  );
}

describe.each(productIds)("%s", (product) => {
  test("every size and choice can be sewn", () => {
    for (const request of requests(product)) {
      const faults = findFaults(draftGarment(request));
      expect(faults, JSON.stringify(request)).toEqual([]);
    }
  });
});

/** Breaks one piece of the base jersey and tells what the laws say about it. */
function broken(id: string, change: (piece: Piece) => Piece): string[] {
  const garment = draftGarment({ product: "jersey", size: "L" });
  const pieces = garment.pieces.map((piece) => (piece.id === id ? change(piece) : piece));
  return findFaults({ ...garment, pieces } satisfies Garment).map(({ law, at }) => `${law} ${at}`);
}

function withEdge(piece: Piece, name: string, change: (edge: Edge) => Edge): Piece {
  return { ...piece, edges: piece.edges.map((edge) => (edge.name === name ? change(edge) : edge)) };
}

describe("each law is seen failing when a piece is broken on purpose", () => {
  test("seam: one side seam 3 mm shorter", () => {
    expect(
      broken("front", (piece) =>
        withEdge(piece, "side_left", (edge) => ({
          ...edge,
          path: [
            ["M", 300, 275],
            ["L", 292, 737],
          ],
        })),
      ),
    ).toContain("seam front.side_left");
  });

  test("ease: a shoulder eased by 9 mm", () => {
    const garment = draftGarment({ product: "jersey", size: "L" });
    const seams = garment.seams.map((seam) =>
      seam.a.edge === "shoulder_left" ? { ...seam, ease: 9 } : seam,
    );
    expect(findFaults({ ...garment, seams }).map((fault) => fault.law)).toContain("ease");
  });

  test("outline: the hem crosses the sides", () => {
    const crossed = broken("front", (piece) => ({
      ...piece,
      outline: [["M", 0, 0], ["L", 100, 100], ["L", 100, 0], ["L", 0, 100], ["Z"]],
    }));
    expect(crossed).toContain("outline front");
  });

  test("winding: drawn the wrong way round", () => {
    const turned = broken("cuff_left", (piece) => ({
      ...piece,
      outline: [["M", 0, 0], ["L", 0, 40], ["L", 90, 40], ["L", 90, 0], ["Z"]],
    }));
    expect(turned).toContain("winding cuff_left");
  });

  test("allowance: wider than the armhole's bend", () => {
    const wide = broken("front", (piece) =>
      withEdge(piece, "neck_left", (edge) => ({ ...edge, allowance: 120 })),
    );
    expect(wide).toContain("allowance front");
  });

  test("notch: moved 5 mm along one edge only", () => {
    const moved = broken("sleeve_left", (piece) => ({
      ...piece,
      notches: piece.notches.map((notch) =>
        notch.edge === "cap_front" ? { ...notch, at: notch.at + 0.02 } : notch,
      ),
    }));
    expect(moved.some((fault) => fault.startsWith("notch"))).toBe(true);
  });

  test("safe: the safe line moved over the edge", () => {
    const out = broken("back", (piece) => ({
      ...piece,
      safe: transformPath(piece.safe, translation(30, 0)),
    }));
    expect(out).toContain("safe back");
  });

  test("patch: the knee guard slipped 4 mm down", () => {
    const garment = draftGarment({ product: "pants", size: "W32" });
    const pieces = garment.pieces.map((piece) =>
      piece.id === "knee_guard_left"
        ? { ...piece, outline: transformPath(piece.outline, translation(0, 4)) }
        : piece,
    );
    expect(findFaults({ ...garment, pieces }).map(({ law, at }) => `${law} ${at}`)).toContain(
      "patch knee_guard_left",
    );
  });

  test("notch: one more on an edge that is named second", () => {
    const one = broken("back", (piece) => ({
      ...piece,
      notches: [...piece.notches, { edge: "side_left", at: 0.3, marks: 1 }],
    }));
    expect(one).toContain("notch back.side_left");
  });

  test("match: a side seam without its marks", () => {
    const garment = draftGarment({ product: "jersey", size: "L" });
    const pieces = garment.pieces.map((piece) => ({
      ...piece,
      notches: piece.notches.filter(({ edge }) => edge !== "side_left"),
    }));
    expect(findFaults({ ...garment, pieces }).map(({ law, at }) => `${law} ${at}`)).toEqual([
      "match front.side_left",
    ]);
  });

  test("rib: no allowance, no quarter marks, wales along the band", () => {
    const bare = broken("cuff_left", (piece) =>
      withEdge(piece, "top", (edge) => ({ ...edge, allowance: 0 })),
    );
    expect(bare).toContain("rib cuff_left.top");
    const unmarked = broken("collar", (piece) => ({
      ...piece,
      notches: piece.notches.filter(({ edge }) => !edge.startsWith("neck_front")),
    }));
    expect(unmarked).toContain("rib collar");
    const turned = broken("collar", (piece) => ({
      ...piece,
      grain: [piece.grain[0], { ...piece.grain[0], x: piece.grain[0].x + 60 }],
    }));
    expect(turned).toContain("rib collar");
  });

  test("room: the shoulder reaches over the side seam", () => {
    const wide = broken("front", (piece) => {
      const tip = piece.landmarks["shoulder_left"];
      const side = piece.landmarks["underarm_left"];
      if (!tip || !side) throw new Error("a front has both");
      return {
        ...piece,
        landmarks: { ...piece.landmarks, shoulder_left: { ...tip, x: side.x - 24 } },
      };
    });
    expect(wide).toContain("room front");
  });

  test("knee: the panel's upper edge hollow again, as on a straight leg", () => {
    const garment = draftGarment({ product: "pants", size: "W32" });
    const thigh = garment.pieces.find(({ id }) => id === "thigh_left");
    const straight = thigh?.edges.find(({ name }) => name === "knee_stretch");
    if (!straight) throw new Error("a thigh ends at the knee");
    const pieces = garment.pieces.map((piece) =>
      piece.id === "knee_stretch_left"
        ? withEdge(piece, "top", (edge) => ({ ...edge, path: reversePath(straight.path) }))
        : piece,
    );
    expect(findFaults({ ...garment, pieces }).map(({ law, at }) => `${law} ${at}`)).toContain(
      "knee knee_left",
    );
  });
});

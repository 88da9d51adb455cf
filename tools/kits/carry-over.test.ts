import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { baseSize, draftGarment, edgeOf, type Piece, type ProductId } from "@holeshot/garments";
import { containsPoint, flattenPath, parsePath, pathBounds, pathLength } from "@holeshot/geometry";
import { describe, expect, test } from "vitest";
import { carryOver } from "./carry-over.ts";
import { cutShort } from "./cut-short.ts";

const templates = join(import.meta.dirname, "..", "..", "catalogue", "templates");
const drafted = (product: ProductId) => draftGarment({ product, size: baseSize(product) });
const [long, short] = [drafted("jersey"), drafted("pit-shirt")];
const pieceOf = (pieces: readonly Piece[], id: string) =>
  pieces.find((piece) => piece.id === id) as Piece;

describe("a piece cut short", () => {
  const [from, like] = [pieceOf(long.pieces, "sleeve_left"), pieceOf(short.pieces, "sleeve_left")];
  const cut = cutShort(from, like);

  test("keeps its cap as it is and has as much of the seam under the arm as the other", () => {
    expect(edgeOf(cut, "cap_back")).toEqual(edgeOf(from, "cap_back"));
    for (const name of ["underarm_front", "underarm_back"]) {
      const wanted = pathLength(edgeOf(like, name).path);
      expect(pathLength(edgeOf(cut, name).path)).toBeCloseTo(wanted, 1);
    }
  });

  test("is closed: each edge begins where the last ends", () => {
    const lines = cut.edges.map(({ path }) => flattenPath(path, 0.02)[0]?.points ?? []);
    lines.forEach((line, i) => {
      const last = lines.at(i - 1)?.at(-1);
      expect(
        Math.hypot((line[0]?.x ?? 0) - (last?.x ?? 9), (line[0]?.y ?? 0) - (last?.y ?? 9)),
      ).toBeLessThan(0.01);
    });
  });

  test("is left alone where the other is nearly as long", () => {
    const front = pieceOf(long.pieces, "front");
    expect(cutShort(front, pieceOf(short.pieces, "front"))).toBe(front);
  });
});

describe.each(readdirSync(templates))(
  "%s carried from the long sleeves to the short ones",
  (kit) => {
    const source = readFileSync(join(templates, kit, "jersey.svg"), "utf8");
    const drawing = carryOver(source, long, short);
    const groups = [...drawing.matchAll(/<g id="p-([^"]+)"[\s\S]*?\n {2}<\/g>/g)];

    test("draws every piece and no other", () => {
      expect(groups.map(([, id]) => id?.replaceAll("-", "_"))).toEqual(
        short.pieces.map(({ id }) => id),
      );
    });

    test("has its slots on the cloth, and those of the front and the back all", () => {
      for (const [text, id = ""] of groups) {
        const outline = flattenPath(pieceOf(short.pieces, id.replaceAll("-", "_")).outline, 0.2)[0];
        for (const [, x, y] of text.matchAll(/id="s-[^>]*translate\((-?[\d.]+) (-?[\d.]+)\)/g))
          expect(containsPoint(outline?.points ?? [], { x: Number(x), y: Number(y) })).toBe(true);
      }
      const slotsOf = (text: string) =>
        [...text.matchAll(/id="s-((?:mark|number|name)-(?:chest|back)[^"]*)"/g)].map(
          ([, id]) => id,
        );
      expect(slotsOf(drawing)).toEqual(slotsOf(source));
    });

    test("reaches no further beyond the pieces than what is cut off with them", () => {
      for (const [text, id = ""] of groups) {
        const { bottom } = pieceOf(short.pieces, id.replaceAll("-", "_")).bounds;
        for (const [, data = ""] of text.matchAll(/ d="([^"]+)"/g))
          expect(pathBounds(parsePath(data)).bottom).toBeLessThan(bottom + 120);
      }
    });
  },
);

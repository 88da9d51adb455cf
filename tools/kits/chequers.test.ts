import { readFileSync } from "node:fs";
import { join } from "node:path";
import { baseSize, draftGarment, type Piece, type ProductId } from "@holeshot/garments";
import { flattenPath, parsePath, type Point } from "@holeshot/geometry";
import { expect, test } from "vitest";

const templates = join(import.meta.dirname, "..", "..", "catalogue", "templates");

/** A cell of the front, along the chevron and down its columns, mm; the uppermost reach 4 mm under the line above them. */
const cell = [32, 34.7] as const;
const shortest = cell[0] * 0.8;
const longest = cell[1] * 1.2;

test.each([
  ["jersey", "sleeve-left", 18],
  ["jersey", "sleeve-right", 18],
  ["pit-shirt", "sleeve-left", 13],
  ["pit-shirt", "sleeve-right", 13],
] as const)("Paddock's chequers on the %s's %s stay chequers", (product, name, fewest) => {
  const whole = cellsOf(product, name).filter((corners) =>
    corners.every((corner) => isInside(pieceOf(product, name), corner)),
  );
  expect(whole.length).toBeGreaterThanOrEqual(fewest);
  for (const corners of whole) {
    expect(corners, JSON.stringify(corners)).toHaveLength(4);
    for (const [i, corner] of corners.entries()) {
      const before = corners.at(i - 1) as Point;
      const edge = Math.hypot(corner.x - before.x, corner.y - before.y);
      expect(edge, `${corner.x} ${corner.y}`).toBeGreaterThan(shortest);
      expect(edge, `${corner.x} ${corner.y}`).toBeLessThan(longest);
    }
  }
});

/** The corners of every closed shape of the chequers' zone. */
function cellsOf(product: ProductId, piece: string): Point[][] {
  const text = readFileSync(join(templates, "paddock", `${product}.svg`), "utf8");
  const [, data = ""] = new RegExp(`id="z-check--${piece}"[^>]* d="([^"]+)"`).exec(text) ?? [];
  const cells: Point[][] = [];
  for (const [letter, ...n] of parsePath(data)) {
    if (letter === "M") cells.push([]);
    if (letter !== "Z") cells.at(-1)?.push({ x: n.at(-2) ?? 0, y: n.at(-1) ?? 0 });
  }
  // A cell that ends with a curve comes back to where it began.
  return cells.map((corners) => (isSame(corners[0], corners.at(-1)) ? corners.slice(1) : corners));
}

function isSame(one: Point | undefined, other: Point | undefined): boolean {
  return !!one && !!other && Math.hypot(one.x - other.x, one.y - other.y) < 0.05;
}

function pieceOf(product: ProductId, name: string): Piece {
  const { pieces } = draftGarment({ product, size: baseSize(product) });
  return pieces.find(({ id }) => id === name.replace("-", "_")) as Piece;
}

function isInside({ outline }: Piece, { x, y }: Point): boolean {
  const line = flattenPath(outline, 0.1)[0]?.points ?? [];
  let inside = false;
  for (const [i, b] of line.entries()) {
    const a = line.at(i - 1) as Point;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

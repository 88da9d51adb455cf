import { draftGarment, type Piece } from "@holeshot/garments";
import { expect, test } from "vitest";
import { readManifest } from "../../export/manifest-file.ts";
import { clothFolder } from "../../export/cloth-folder.ts";
import { sewing } from "../../products.ts";
import { type Fold, deepened, foldCloth } from "./fold.ts";
import { flatField, type HeightField } from "./height-field.ts";
import { pieceField } from "./piece-field.ts";

const backOf = (size: string): Piece => {
  const { pieces } = draftGarment({ product: "jersey", size, options: {} });
  return pieces.find(({ id }) => id === "back") as Piece;
};
/** Straight down the middle. */
const plain: Fold = {
  crest: [
    [0, 0.3],
    [0, 0.5],
    [0, 0.7],
  ],
  height: 10,
  width: 5,
};
const folded = (piece: Piece, fold: Fold): HeightField => {
  const field = flatField(piece, 2);
  foldCloth(field, piece, [fold]);
  return field;
};
/** Of the cell at shares of a piece. */
const cellAt = (field: HeightField, { bounds }: Piece, across: number, down: number): number => {
  const x = (bounds.left + bounds.right) / 2 + (across * (bounds.right - bounds.left)) / 2;
  const y = bounds.top + down * (bounds.bottom - bounds.top);
  return (
    Math.round((y - field.top) * field.scale) * field.width +
    Math.round((x - field.left) * field.scale)
  );
};

test("a fold stands out by what is told, draws the cloth beside it in, and runs out at both ends", () => {
  const piece = backOf("L");
  const field = folded(piece, plain);
  const at = (across: number, down: number) => field.heights[cellAt(field, piece, across, down)];
  // 600 mm broad: 10 thousandths are 6 mm, 5 hundredths 30 mm, a tenth of one half.
  expect(at(0, 0.5)).toBeCloseTo(6, 1);
  expect(at(-0.17, 0.5)).toBeLessThan(-1);
  expect(at(0.094, 0.5)).toBeLessThan(-1);
  expect(at(0.5, 0.5)).toBe(0);
  expect(at(0, 0.3)).toBeCloseTo(0, 1);
  expect(at(0, 0.7)).toBeCloseTo(0, 1);
  expect(at(0, 0.25)).toBeCloseTo(0, 1);
  // What lies lower has less light.
  expect(field.shade[cellAt(field, piece, -0.17, 0.5)]).toBeLessThan(1);
  expect(field.shade[cellAt(field, piece, 0, 0.5)]).toBe(1);
});

test("one of its sides is steeper, and an open end is as high as its middle", () => {
  const piece = backOf("L");
  const field = folded(piece, { ...plain, open: true });
  const at = (across: number, down: number) =>
    field.heights[cellAt(field, piece, across, down)] ?? 0;
  expect(at(-0.06, 0.5) - at(0.06, 0.5)).toBeGreaterThan(1.5);
  expect(at(0, 0.7)).toBeCloseTo(6, 1);
  expect(at(0, 0.3)).toBeCloseTo(0, 1);
});

test("a fold is as large beside its piece in every size", () => {
  const [large, small] = [backOf("L"), backOf("Y10")];
  const highest = (piece: Piece) => folded(piece, plain).heights.reduce((a, b) => Math.max(a, b));
  const breadth = ({ bounds }: Piece) => bounds.right - bounds.left;
  expect(breadth(small)).toBeLessThan(0.85 * breadth(large));
  expect(highest(small) / highest(large)).toBeCloseTo(breadth(small) / breadth(large), 2);
});

test("a rider's jersey has folds of its own told, those of a garment alone have others", () => {
  const garment = draftGarment({ product: "jersey", size: "L" });
  const piece = garment.pieces.find(({ id }) => id === "sleeve_left") as Piece;
  const [alone, onRider] = [false, true].map((worn) => pieceField(garment, piece, worn)) as [
    HeightField,
    HeightField,
  ];
  // On the crest inside the elbow that is told for riders.
  const cell = cellAt(onRider, piece, -0.3, 0.54);
  expect(onRider.heights[cell]).toBeGreaterThan(6);
  expect(alone.heights[cell]).toBeLessThan(5);
});

test("every fold lies on a piece of each drape of its product, and is no steeper than cloth hangs", () => {
  let told = 0;
  for (const drape of Object.values(readManifest(clothFolder).drapes)) {
    const { folds = {}, wornFolds = {} } = sewing[drape.product].relief;
    const { pieces } = draftGarment(drape);
    const all = [
      ...Object.entries(folds).map(([id, own]) => [id, own, 0.3] as const),
      ...Object.entries(folds).map(([id, own]) => [id, deepened(own), 0.5] as const),
      // Inside of a bent elbow they lie close upon each other.
      ...Object.entries(wornFolds).map(([id, own]) => [id, own, 0.8] as const),
    ];
    for (const [id, own, steepest] of all) {
      expect(pieces.map((piece) => piece.id)).toContain(id);
      for (const { crest, height, width } of own) {
        for (const [across, down] of crest) {
          expect(Math.abs(across), id).toBeLessThanOrEqual(1);
          expect(Math.abs(down - 0.5), id).toBeLessThanOrEqual(0.5);
        }
        expect(height / 10 / width, id).toBeLessThan(steepest);
        told += 1;
      }
    }
  }
  expect(told).toBeGreaterThan(200);
});

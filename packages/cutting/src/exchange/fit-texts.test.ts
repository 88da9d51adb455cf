import { cutLine, draftGarment } from "@holeshot/garments";
import { containsPoint, flattenPath, type Point, pointsBounds } from "@holeshot/geometry";
import { describe, expect, it } from "vitest";
import { type FittedTexts, fitTexts } from "./fit-texts.ts";

const box = (width: number, height: number): readonly Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** As long as they come: in German. */
const facts = [
  "PIECE NAME: Fingerseite Zeigefinger am Daumen, links",
  "SIZE: W-2XL",
  "QUANTITY: 1",
  "CATEGORY: FOURCHETTE_INDEX_THUMB_LEFT",
  "MATERIAL: Stretchmesh",
];
const name = "HS-2026-000001/13 Damen 2XL Fingerseite Zeigefinger am Daumen, links";

/** Points all along each text, foot and head; letters are as wide as any program makes them. */
function inkOf({ texts, height, width, angle }: FittedTexts): Point[] {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return texts.flatMap(({ words, at }) =>
    Array.from({ length: 82 }, (_, i) => {
      const x = ((i >> 1) / 40) * words.length * 0.95 * width * height;
      const y = (i & 1) * height;
      return { x: at.x + cos * x - sin * y, y: at.y + sin * x + cos * y };
    }),
  );
}

function expectOn(line: readonly Point[], fitted: FittedTexts, what: string): void {
  for (const point of inkOf(fitted)) expect(containsPoint(line, point), what).toBe(true);
}

describe("texts on a piece", () => {
  it("stand large where they belong on a large one", () => {
    const fitted = fitTexts(box(600, 700), { x: 100, y: 400 }, facts);
    expect(fitted).toMatchObject({ height: 8, width: 1, angle: 0 });
    expect(fitted.texts[0]?.at).toEqual({ x: 100, y: 400 });
    expect(fitted.texts[1]?.at).toEqual({ x: 100, y: 388 });
  });

  it("are set smaller and go along a narrow one, each of them whole", () => {
    const strip = box(22, 210);
    const fitted = fitTexts(strip, { x: 10, y: 100 }, facts);
    expectOn(strip, fitted, "strip");
    expect(fitted.height).toBeGreaterThanOrEqual(2);
    expect(fitted.texts.map(({ words }) => words)).toEqual(facts);
  });

  it("stand below one that is too small, and cross no line of it", () => {
    const patch = box(16, 14);
    const fitted = fitTexts(patch, { x: 8, y: 7 }, facts);
    expect(fitted.height).toBe(2);
    for (const { y } of inkOf(fitted)) expect(y).toBeLessThan(pointsBounds(patch).top);
  });

  it("may break into lines where nobody reads them but the cutter", () => {
    const small = box(60, 40);
    const fitted = fitTexts(small, { x: 30, y: 20 }, [name], true);
    expectOn(small, fitted, "small");
    expect(fitted.texts.length).toBeGreaterThan(1);
    expect(fitted.texts.map(({ words }) => words).join(" ")).toBe(name);
  });

  it.each(["Y-2XS", "M", "W-XL"])("lie on every printed piece of a glove in %s", (size) => {
    for (const piece of draftGarment({ product: "gloves", size }).pieces) {
      if (piece.material !== "printed") continue;
      const line = (flattenPath(cutLine(piece), 0.05)[0]?.points ?? []).map(({ x, y }) => ({
        x,
        y: -y,
      }));
      const at = { x: piece.label.x, y: -piece.label.y };
      expectOn(line, fitTexts(line, at, [name], true), `${piece.id}: what the cutter reads`);
      const said = fitTexts(line, at, facts);
      // Of the smallest hands some hold no letters that can be read.
      const isBelow = inkOf(said).every(({ y }) => y < pointsBounds(line).top);
      if (!isBelow) expectOn(line, said, `${piece.id}: what programs read`);
      else expect(`${size} ${piece.id}`).toMatch(/^Y-|thumb/);
    }
  });
});

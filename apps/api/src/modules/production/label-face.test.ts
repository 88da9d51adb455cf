import { readFile } from "node:fs/promises";
import { createFontShaper, loadHarfBuzz } from "@holeshot/artwork";
import { describe, expect, it } from "vitest";
import { labelFace } from "./label-face.ts";
import { LABEL_FACE } from "./ticket-page.ts";

async function faces() {
  const own = createFontShaper(await loadHarfBuzz(), await readFile(LABEL_FACE));
  return { own, face: await labelFace() };
}

describe("the face of labels on pieces", () => {
  it.each(["ΓΙΩΡΓΟΣ 7", "Иван 86", "Ђорђе"])(
    "has the letters of %s, none of them a question mark",
    async (name) => {
      const { own, face } = await faces();
      expect([...name].filter((letter) => !face.has(letter))).toEqual([]);
      const { glyphs, missing } = face.shape(name, true);
      expect(missing).toEqual([]);
      const asked = new Set(
        [own, face].map((each) => JSON.stringify(each.shape("?", true).glyphs[0]?.path)),
      );
      const drawn = glyphs
        .filter(({ path }) => path.length > 0)
        .map(({ path }) => JSON.stringify(path));
      expect(drawn).toHaveLength([...name.replaceAll(" ", "")].length);
      expect(drawn.filter((path) => asked.has(path))).toEqual([]);
    },
  );

  it("is the papers' own for all that that one has, to the outline", async () => {
    const { own, face } = await faces();
    for (const line of ["HS-2026-000001 / 1 · R2", "Žižka 8", "Rückenteil · Größe L"])
      expect(face.shape(line, true)).toEqual(own.shape(line, true));
  });

  it("has a question mark for what neither face has", async () => {
    const { face } = await faces();
    expect(face.has("王")).toBe(false);
    expect(face.shape("王 7", true)).toEqual(face.shape("? 7", true));
  });
});

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { draftGarment, productFacts } from "@holeshot/garments";
import {
  containsPoint,
  distanceToLine,
  flattenPath,
  signedArea,
  type Point,
} from "@holeshot/geometry";
import { type Figure, openModel, type ModelPiece } from "@holeshot/views";
import { validateBytes } from "gltf-validator";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { recipes } from "../drape/recipes.ts";
import { figureRecipes } from "../figure/recipes.ts";
import { unpackGlb } from "../testing/unpack-glb.ts";
import { readManifest } from "./manifest-file.ts";
import { clothFolder } from "./cloth-folder.ts";
import { patternHash } from "./pattern-hash.ts";

const { drapes, figures = {} } = readManifest(clothFolder);
const read = (name: string) => new Uint8Array(readFileSync(join(clothFolder, name)));

test("every recipe is baked, and the folder holds what the manifest names and nothing else", () => {
  expect(Object.keys(drapes)).toEqual(Object.keys(recipes).toSorted());
  const named = Object.values(drapes).flatMap(({ model, sides, alterations, worn }) => [
    model,
    ...(alterations ? [alterations.file] : []),
    ...(worn === undefined ? [] : [worn]),
    ...Object.values(sides).map(({ light }) => light),
  ]);
  const all = [...named, ...new Set(Object.values(figures).flatMap(filesOf)), "manifest.json"];
  expect(readdirSync(clothFolder).toSorted()).toEqual(all.toSorted());
});

test("all cloth together is at most 12 MB, and a garment at most 1.2", () => {
  const sizeOf = (name: string) => statSync(join(clothFolder, name)).size;
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + sizeOf(name), 0);
  expect(sum(readdirSync(clothFolder))).toBeLessThanOrEqual(12_000_000);
  for (const { model, sides, alterations } of Object.values(drapes)) {
    const altered = alterations ? [alterations.file] : [];
    const files = [model, ...altered, ...Object.values(sides).map(({ light }) => light)];
    expect(sum(files), model).toBeLessThanOrEqual(1_200_000);
  }
});

function filesOf({ gear, views }: Figure): string[] {
  return [gear, ...Object.values(views).flatMap(({ light, ground }) => [light, ground])];
}

test("all riders together are at most 4 MB", () => {
  const files = [...new Set(Object.values(figures).flatMap(filesOf))];
  const sizes = files.map((name) => statSync(join(clothFolder, name)).size);
  expect(Object.keys(figures)).toEqual(Object.keys(figureRecipes).toSorted());
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4_000_000);
});

describe.each(Object.entries(figures))("the rider %s", (name, { parts, gear, hash, views }) => {
  test("is lit in the drapes as they are now", () => {
    const now = createHash("sha256");
    for (const drape of new Set(parts.map((part) => part.drape))) {
      const { model = drape, worn } = drapes[drape] ?? {};
      now.update(read(model));
      if (worn !== undefined) now.update(read(worn));
    }
    now.update(read(gear));
    expect(now.digest("hex"), `npm run atelier -- figure ${name}`).toBe(hash);
  });

  test("has gear that is valid glTF, and squares of light and ground", async () => {
    const { issues } = await validateBytes(await unpackGlb(read(gear)));
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    for (const { light, ground } of Object.values(views)) {
      const lit = await sharp(read(light)).metadata();
      expect([lit.width, lit.height]).toEqual([1400, 2800]);
      const under = await sharp(read(ground)).metadata();
      expect([under.width, under.height]).toEqual([350, 350]);
    }
  });
});

describe.each(Object.entries(drapes))("%s", (id, drape) => {
  const garment = draftGarment(drape);
  const outlines = new Map(
    garment.pieces.map((piece) => [piece.id, flattenPath(piece.outline, 0.05)[0]?.points ?? []]),
  );

  const printed = new Set(
    garment.pieces.filter(({ material }) => material === "printed").map((piece) => piece.id),
  );

  test("shows the pattern as it is drafted now", () => {
    const advice = `npm run atelier -- drape ${id} && npm run atelier -- bake ${id}`;
    expect(drape.pattern, `the pattern has changed since: ${advice}`).toBe(patternHash(garment));
  });

  test("strain stays within its limits", () => {
    expect(drape.strain.mean).toBeLessThanOrEqual(0.02);
    // Gloves are cut for a flat hand: over the knuckles of one at rest their stretch cloth gives more.
    const most = productFacts(drape.product).wear === "hands" ? 0.095 : 0.08;
    expect(drape.strain.p98Away).toBeLessThanOrEqual(most);
  });

  test("the model has every piece, whole and within its outline", async () => {
    const model = await openModel(read(drape.model));
    expect(model.pieces.map(({ piece }) => piece).toSorted()).toEqual(
      garment.pieces.map((piece) => piece.id).toSorted(),
    );
    for (const part of model.pieces) {
      const outline = outlines.get(part.piece) ?? [];
      // A halved edge of the outline lies on its chord, up to 0.6 mm inside a curve's bend.
      expect(furthestOutside(part, outline), part.piece).toBeLessThan(0.7);
      // Closing takes a lap or a facing out of sight; of what is printed nothing is missing.
      const least = printed.has(part.piece) ? 0.99 : 0.9;
      expect(areaOf(part) / Math.abs(signedArea(outline)), part.piece).toBeGreaterThan(least);
      expect(areaOf(part) / Math.abs(signedArea(outline)), part.piece).toBeLessThan(1.002);
    }
  });

  test("the model is valid glTF, packed and unpacked", async () => {
    const bytes = read(drape.model);
    for (const file of [bytes, await unpackGlb(bytes)]) {
      const { issues } = await validateBytes(file);
      expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    }
  });

  test.each(Object.entries(drape.sides))("%s is lit from edge to edge", async (_, side) => {
    const { data, info } = await sharp(read(side.light))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.height).toBe(2 * info.width);
    const diffuse = data.subarray(0, data.length / 2);
    const mean = diffuse.reduce((sum, value) => sum + value, 0) / diffuse.length;
    // Cloth lies between half and full light; nothing is black or burnt out as a whole.
    expect(mean).toBeGreaterThan(80);
    expect(mean).toBeLessThan(180);
  });
});

/** How far the worst corner lies outside the outline, mm. */
function furthestOutside({ millimetres }: ModelPiece, outline: readonly Point[]): number {
  let worst = 0;
  for (let i = 0; i < millimetres.length; i += 2) {
    const point = { x: millimetres[i] as number, y: millimetres[i + 1] as number };
    if (!containsPoint(outline, point)) worst = Math.max(worst, distanceToLine(outline, point));
  }
  return worst;
}

/** Area of its triangles on the piece, mm². */
function areaOf({ millimetres, triangles }: ModelPiece): number {
  let area = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    const corner = (k: number) => {
      const i = 2 * (triangles[at + k] as number);
      return { x: millimetres[i] as number, y: millimetres[i + 1] as number };
    };
    area += Math.abs(signedArea([corner(0), corner(1), corner(2)]));
  }
  return area;
}

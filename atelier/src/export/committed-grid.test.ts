import { readFileSync } from "node:fs";
import { join } from "node:path";
import { draftGarment } from "@holeshot/garments";
import { openModel, type ModelPiece } from "@holeshot/views";
import { expect, test } from "vitest";
import { readManifest } from "./manifest-file.ts";
import { clothFolder } from "./cloth-folder.ts";

const { drapes } = readManifest(clothFolder);

test.each(Object.entries(drapes))("a grid printed on %s stays square", async (_, drape) => {
  const model = await openModel(new Uint8Array(readFileSync(join(clothFolder, drape.model))));
  const printed = new Set(
    draftGarment(drape)
      .pieces.filter(({ material }) => material === "printed")
      .map(({ id }) => id),
  );
  for (const part of model.pieces) {
    if (!printed.has(part.piece)) continue;
    const { sides, corners } = squares(part);
    expect(mean(sides), `${part.piece}: sides, share`).toBeLessThan(0.055);
    expect(mean(corners), `${part.piece}: corners, degrees`).toBeLessThan(3);
    expect(quantile(corners, 0.95), `${part.piece}: corners, degrees`).toBeLessThan(12);
  }
});

/** What holds for some of the print: a value, and the area it holds for. */
interface Share {
  readonly value: number;
  readonly area: number;
}

/** For each triangle how much longer or shorter a grid's sides are on the cloth, and how far its corners are off. */
function squares(part: ModelPiece): { readonly sides: Share[]; readonly corners: Share[] } {
  const sides: Share[] = [];
  const corners: Share[] = [];
  for (let at = 0; at < part.triangles.length; at += 3) {
    const [a = 0, b = 0, c = 0] = part.triangles.subarray(at, at + 3);
    const print = (i: number, k: number) =>
      (part.millimetres[2 * i + k] as number) - (part.millimetres[2 * a + k] as number);
    const cloth = (i: number) =>
      [0, 1, 2].map(
        (k) =>
          1000 * ((part.positions[3 * i + k] as number) - (part.positions[3 * a + k] as number)),
      );
    const area = print(b, 0) * print(c, 1) - print(c, 0) * print(b, 1);
    // Folded edges have no extent on the piece.
    if (Math.abs(area) < 1) continue;
    const mix = (p: number, q: number) =>
      cloth(b).map((value, k) => (value * p + (cloth(c)[k] as number) * q) / area);
    const across = mix(print(c, 1), -print(b, 1));
    const down = mix(-print(c, 0), print(b, 0));
    const [wide, high] = [Math.hypot(...across), Math.hypot(...down)];
    const weight = Math.abs(area);
    for (const side of [wide, high]) sides.push({ value: Math.abs(side - 1), area: weight });
    const cosine = across.reduce((sum, value, k) => sum + value * (down[k] as number), 0);
    const angle = (Math.acos(cosine / wide / high) * 180) / Math.PI;
    corners.push({ value: Math.abs(90 - angle), area: weight });
  }
  return { sides, corners };
}

function sum(shares: readonly Share[]): number {
  return shares.reduce((total, { area }) => total + area, 0);
}

function mean(shares: readonly Share[]): number {
  return shares.reduce((total, { value, area }) => total + value * area, 0) / sum(shares);
}

/** The value that no more than `share` of the area stays below. */
function quantile(shares: readonly Share[], share: number): number {
  let left = share * sum(shares);
  for (const { value, area } of shares.toSorted((a, b) => a.value - b.value)) {
    left -= area;
    if (left <= 0) return value;
  }
  return 0;
}

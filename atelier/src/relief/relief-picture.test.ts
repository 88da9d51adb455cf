import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { draftGarment } from "@holeshot/garments";
import { layAtlas, openModel } from "@holeshot/views";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readManifest } from "../export/manifest-file.ts";
import { clothFolder } from "../export/cloth-folder.ts";
import { drawRelief } from "./draw-relief.ts";
import { readReliefList, reliefFolder } from "./relief-command.ts";

const { drapes } = readManifest(clothFolder);

test("every drape has the relief of the model and the pattern that it has now, and the folder holds nothing else", () => {
  const list = readReliefList();
  const now = Object.entries(drapes).map(([id, { model, pattern }]) => {
    const bytes = readFileSync(join(clothFolder, model));
    return [id, { model: createHash("sha256").update(bytes).digest("hex"), pattern }];
  });
  expect(list, "npm run atelier -- relief").toEqual(Object.fromEntries(now));
  const files = [...Object.keys(drapes).map((id) => `${id}.webp`), "list.json"];
  expect(readdirSync(reliefFolder).toSorted()).toEqual(files.toSorted());
});

test("all relief together is at most 600 kB", () => {
  const sizes = readdirSync(reliefFolder).map((name) => statSync(join(reliefFolder, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(600_000);
});

test("a jersey's relief leans at its ribs and not on its chest, and is what is committed", async () => {
  const drape = drapes["jersey-men"];
  if (!drape) throw new Error("Nobody draped it.");
  const model = await openModel(new Uint8Array(readFileSync(join(clothFolder, drape.model))));
  const { data, side } = drawRelief(model, draftGarment(drape));
  const { slots, side: whole } = layAtlas(model);
  const leaning = (piece: string) => {
    const slot = slots.find((one) => one.piece === piece);
    if (!slot) throw new Error(piece);
    const [x, y] = [slot.x + slot.width / 2, slot.y + slot.height / 2];
    let most = 0;
    for (let n = -12; n <= 12; n++) {
      const at = Math.floor((y * side) / whole) * side + Math.floor((x * side) / whole) + n;
      most = Math.max(most, Math.abs((data[3 * at] as number) - 128));
    }
    return most;
  };
  expect(leaning("cuff_left")).toBeGreaterThan(20);
  expect(leaning("front")).toBeLessThan(3);
  const kept = await sharp(join(reliefFolder, "jersey-men.webp")).removeAlpha().raw().toBuffer();
  const apart = kept.reduce((sum, value, i) => sum + Math.abs(value - (data[i] as number)), 0);
  expect(apart / kept.length).toBeLessThan(3);
});

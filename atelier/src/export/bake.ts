import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { draftGarment, type Side } from "@holeshot/garments";
import { hangShadow, openModel, type Camera, type Vector } from "@holeshot/views";
import sharp from "sharp";
import type { Drape } from "../drape/drape.ts";
import { finishDrape } from "../finish/finish.ts";
import { followModel } from "../finish/follow-model.ts";
import { lightSide, prepareLight } from "../light/light-surface.ts";
import { placeCameras } from "../light/place-camera.ts";
import type { LightPicture } from "../light/picture.ts";
import { garmentRelief } from "../light/relief/relief.ts";
import type { ManifestDrape, ManifestSide } from "./manifest.ts";
import { sewing } from "../products.ts";
import { sheensOf } from "../light/sheens-of.ts";
import { patternHash } from "./pattern-hash.ts";
import { writeGlb } from "./write-glb.ts";

/** Side of a light picture, pixels. */
const lightSize = 1400;
const lightCode = { quality: 90, effort: 6 };

/** Sides that are lit anew, and what the manifest says of the others. */
export interface Again {
  readonly sides: readonly Side[];
  readonly kept: ManifestDrape["sides"];
}

/** Makes a drape's model and light pictures in `folder`, and returns what the manifest says of them. */
export async function bakeDrape(
  drape: Drape,
  folder: string,
  tell: (text: string) => void,
  again?: Again,
): Promise<ManifestDrape> {
  const { id, product, size, options, strain } = drape;
  const garment = draftGarment({ product, size, options });
  const finished = finishDrape(drape, garment);
  tell(
    `${id}: ${finished.positions.length / 3} particles, ${finished.triangles.length / 3} triangles`,
  );
  const lightable = prepareLight(finished, sewing[product].rays);
  mkdirSync(folder, { recursive: true });
  const { normals, sky } = lightable;
  const { bytes, corners } = await writeGlb(finished, { normals, sky: sky[0] });
  writeFileSync(join(folder, `${id}.glb`), bytes);
  tell(`${id}.glb ${kilobytes(bytes.length)}`);
  const model = await openModel(bytes);
  const surface = followModel(finished, model, corners);
  const relief = garmentRelief(garment, surface);
  const sheens = sheensOf(garment, surface.pieces);
  const cameras = placeCameras(product, surface.positions);
  const sides: [Side, ManifestSide][] = [];
  for (const [side, placed] of Object.entries(cameras) as [Side, Camera][]) {
    if (again && !again.sides.includes(side)) {
      sides.push([side, again.kept[side]]);
      continue;
    }
    const camera = inMetres(placed);
    const request = { model, camera, relief, sheens, size: lightSize };
    const picture = lightSide({ ...lightable, surface }, request);
    const light = `${id}-${side}.webp`;
    tell(
      `${light} ${kilobytes(await writeLight(picture, join(folder, light), sewing[product].lightQuality))}`,
    );
    sides.push([side, { camera, light, shadow: hangShadow(model, camera) }]);
  }
  return {
    product,
    size,
    options,
    pattern: patternHash(garment),
    model: `${id}.glb`,
    strain: { mean: rounded(strain.mean), p98Away: rounded(strain.p98Away) },
    sides: Object.fromEntries(sides) as ManifestDrape["sides"],
  };
}

async function writeLight(
  { bytes, width, height }: LightPicture,
  file: string,
  quality = lightCode.quality,
): Promise<number> {
  const picture = sharp(bytes, { raw: { width, height, channels: 1 } });
  return (await picture.webp({ ...lightCode, quality }).toFile(file)).size;
}

/** A camera in the model's metres, rounded for the manifest. */
export function inMetres({ eye, target, up, fovY }: Camera): Camera {
  return { eye: scaled(eye), target: scaled(target), up, fovY: rounded(fovY) };
}

function scaled([x, y, z]: Vector): Vector {
  return [rounded(x / 1000), rounded(y / 1000), rounded(z / 1000)];
}

function rounded(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}

function kilobytes(length: number): string {
  return `${Math.round(length / 1000)} kB`;
}

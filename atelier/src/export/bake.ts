import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { draftGarment, type Side } from "@holeshot/garments";
import sharp from "sharp";
import type { Drape } from "../drape/drape.ts";
import { finishSurface } from "../finish/finish.ts";
import { openDrape } from "../finish/open-drape.ts";
import type { Camera, Vector } from "../light/camera.ts";
import { contactShadow } from "../light/contact-shadow.ts";
import { lightSide, prepareLight } from "../light/light-surface.ts";
import { placeCameras } from "../light/place-camera.ts";
import { garmentRelief } from "../light/relief/relief.ts";
import type { ManifestDrape, ManifestSide } from "./manifest.ts";
import { patternHash } from "./pattern-hash.ts";
import { writeGlb } from "./write-glb.ts";

/** Side of a light picture, pixels. */
const lightSize = 1000;
const lightCode = { quality: 85, effort: 6 };

/** Makes a drape's model and light pictures in `folder`, and returns what the manifest says of them. */
export async function bakeDrape(
  drape: Drape,
  folder: string,
  tell: (text: string) => void,
): Promise<ManifestDrape> {
  const { id, product, size, options, strain } = drape;
  const garment = draftGarment({ product, size, options });
  const surface = finishSurface(openDrape(drape), product);
  tell(
    `${id}: ${surface.positions.length / 3} particles, ${surface.triangles.length / 3} triangles`,
  );
  const lightable = prepareLight(surface, product);
  mkdirSync(folder, { recursive: true });
  const { normals, sky } = lightable;
  const model = await writeGlb(surface, { normals, sky: sky[0] });
  writeFileSync(join(folder, `${id}.glb`), model);
  tell(`${id}.glb ${kilobytes(model.length)}`);
  const relief = garmentRelief(garment, surface);
  const cameras = placeCameras(product, surface.positions);
  const sides: [Side, ManifestSide][] = [];
  for (const [side, camera] of Object.entries(cameras) as [Side, Camera][]) {
    const { bytes, width, height } = lightSide(lightable, relief, camera, lightSize);
    const light = `${id}-${side}.webp`;
    const { size: length } = await sharp(bytes, { raw: { width, height, channels: 1 } })
      .webp(lightCode)
      .toFile(join(folder, light));
    tell(`${light} ${kilobytes(length)}`);
    sides.push([side, { camera: inMetres(camera), light, shadow: contactShadow(surface, camera) }]);
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

function inMetres({ eye, target, up, fovY }: Camera): Camera {
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

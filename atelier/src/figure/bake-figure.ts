import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Camera,
  type Figure,
  type FigureSide,
  type FigureView,
  rasterise,
} from "@holeshot/views";
import sharp from "sharp";
import { inMetres } from "../export/bake.ts";
import type { Manifest, ManifestDrape } from "../export/manifest.ts";
import { asLit, lightSide, prepareLight, shownParticles } from "../light/light-surface.ts";
import { cameraFrame, cross, unit } from "../light/camera.ts";
import { placeLights, type Studio, studio } from "../light/lights.ts";
import { camerasAt } from "../light/place-camera.ts";
import type { Floor } from "../light/shade.ts";
import { dressRider } from "./dress-rider.ts";
import { roundTrunk } from "./round-trunk.ts";
import { groundShadow } from "./ground-shadow.ts";

/** Width of a light picture, and of one of the ground, pixels. */
const [lightSize, groundSize] = [1400, 350];
const lightCode = { quality: 80, effort: 6 };
/** A shadow on a plain ground would show where it was coded in squares. */
const groundCode = { quality: 96, effort: 6 };
const rays = { start: 2, far: 600 };
/** Fewer than for a garment alone, whose folds are seen three times as large. */
const counts = { sky: 40, light: 40 };
/** The shop's lights, the first of them more from the side: folds of a body that faces the camera are seen in it. */
const riderLights: readonly Partial<Studio[number]>[] = [
  { from: [-2050, 1650, 1050], strength: 0.92 },
  // From above too, and a third as bright as the key: a trunk turns from light to shade, and folds in its shade are seen.
  { from: [1900, 1100, 900], strength: 0.26 },
  {},
  // Dark cloth ends in a bright edge on its far side.
  { gleam: 3.3 },
];
const riderStudio: Studio = studio.map((light, n) => ({ ...light, ...riderLights[n] }));
/** Light from everywhere models nothing; the second light gives what is less of it than for a garment alone. */
const riderAmbient = 0.16;

/** A rider's white floor, brighter towards the key light, which falls on shins and boots at a slant only. */
function riderFloor(camera: Camera): Floor {
  const { right } = cameraFrame(camera);
  const towards = unit(cross(right, [0, 1, 0]));
  const side = (c: 0 | 2) => -0.9 * right[c] + 0.44 * towards[c];
  return { bright: 0.76, from: unit([side(0), 0, side(2)]), high: 600 };
}

/** What a rider is lit with, as he is seen from a camera. */
export function riderLight(camera: Camera) {
  return { studio: riderStudio, ambient: riderAmbient, floor: riderFloor(camera) };
}

/** The rider fills his picture, which has a little more room below him for his shadow. */
const placed = { fill: 0.93, lift: 0.006 };

/** Lights a rider in committed drapes and makes his files in `folder`; returns what the manifest says of him. */
export async function bakeFigure(
  name: string,
  manifest: Manifest,
  folder: string,
  size = lightSize,
): Promise<Figure> {
  const { recipe, parts, gear, gearBytes, model, surface, normals, relief, sheens } =
    await dressRider(name, manifest, folder);
  mkdirSync(folder, { recursive: true });
  const gearFile = `figure-${recipe.gear}.glb`;
  writeFileSync(join(folder, gearFile), gearBytes);
  const { front, back } = recipe;
  const cameras = camerasAt({ front, back }, surface.positions, placed);
  const rasters = Object.values(cameras).map((camera) =>
    rasterise(asLit(model), inMetres(camera), { width: 2 * size, height: 2 * size }),
  );
  const wanted = rasters.map((raster) => shownParticles(surface, raster)).reduce(together);
  const lightable = {
    ...prepareLight(surface, rays, counts, wanted),
    normals: roundTrunk(surface, normals),
  };
  const views: [FigureView, FigureSide][] = [];
  for (const view of ["front", "back"] as const) {
    const camera = inMetres(cameras[view]);
    const picture = lightSide(lightable, {
      model,
      camera,
      relief,
      sheens,
      size,
      ...riderLight(cameras[view]),
    });
    const stem = `figure-${name.replace("+", "-")}-${view}`;
    const [light, ground] = [`${stem}.webp`, `${stem}-ground.webp`];
    await writeGrey(picture.bytes, picture, join(folder, light));
    const [key] = placeLights(cameras[view], lightable.extent, riderStudio);
    if (!key) throw new RangeError("The studio has no light");
    const square = { width: groundSize, height: groundSize };
    const shadow = groundShadow(lightable.tree, cameras[view], key, groundSize);
    await writeGrey(shadow, square, join(folder, ground), groundCode);
    views.push([view, { camera, light, ground }]);
  }
  return {
    parts,
    gear: gearFile,
    colours: Object.fromEntries(gear.map(({ id, colour }) => [id, colour])),
    hash: figureHash(
      parts.map(({ drape }) => manifest.drapes[drape] as ManifestDrape),
      gearFile,
      folder,
    ),
    views: Object.fromEntries(views) as Figure["views"],
  };
}

/** Names the models a figure was lit with, and how they hang over pants. */
function figureHash(drapes: readonly ManifestDrape[], gear: string, folder: string): string {
  const hash = createHash("sha256");
  const read = (file: string) => readFileSync(join(folder, file));
  for (const { model, worn } of new Set(drapes)) {
    hash.update(read(model));
    if (worn !== undefined) hash.update(read(worn));
  }
  hash.update(read(gear));
  return hash.digest("hex");
}

async function writeGrey(
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  file: string,
  code: { readonly quality: number; readonly effort: number } = lightCode,
): Promise<void> {
  await sharp(bytes, { raw: { width, height, channels: 1 } })
    .webp(code)
    .toFile(file);
}

type Wanted = readonly [Uint8Array, Uint8Array];

function together([out, within]: Wanted, [alsoOut, alsoWithin]: Wanted): Wanted {
  return [
    out.map((one, i) => one | (alsoOut[i] as number)),
    within.map((one, i) => one | (alsoWithin[i] as number)),
  ];
}

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { draftGarment, type Garment, productFacts } from "@holeshot/garments";
import {
  dressFigure,
  type Figure,
  figurePiece,
  type FigureSide,
  type FigureView,
  gearPiece,
  type Model,
  openModel,
  rasterise,
} from "@holeshot/views";
import sharp from "sharp";
import { inMetres } from "../export/bake.ts";
import type { Manifest, ManifestDrape } from "../export/manifest.ts";
import { writeGlb } from "../export/write-glb.ts";
import { particleNormals } from "../finish/normals.ts";
import type { Surface } from "../finish/surface.ts";
import { lightSide, prepareLight, shownParticles } from "../light/light-surface.ts";
import { placeLights } from "../light/lights.ts";
import { camerasAt } from "../light/place-camera.ts";
import { clothRelief, fieldOfPiece } from "../light/relief/relief.ts";
import type { Sheen } from "../light/shade.ts";
import { sheensOf } from "../light/sheens-of.ts";
import { figureSurface } from "./figure-surface.ts";
import { type GearPiece, makeGear } from "./gear.ts";
import { groundShadow } from "./ground-shadow.ts";
import { figureRecipes, figureTurns } from "./recipes.ts";
import { standParts } from "./stand.ts";

/** Width of a light picture, and of one of the ground, pixels. */
const [lightSize, groundSize] = [1400, 350];
const lightCode = { quality: 84, effort: 6 };
const rays = { start: 2, far: 600 };
/** Fewer than for a garment alone, whose folds are seen three times as large. */
const counts = { sky: 40, light: 40 };
/** The rider fills his picture, which has a little more room below him for his shadow. */
const placed = { fill: 0.93, lift: 0.006 };

/** Lights a rider in committed drapes and makes his files in `folder`; returns what the manifest says of him. */
export async function bakeFigure(
  name: string,
  { drapes }: Manifest,
  folder: string,
  size = lightSize,
): Promise<Figure> {
  const recipe = figureRecipes[name];
  if (!recipe) throw new RangeError(`${name} is no figure`);
  const models = new Map<string, Model>();
  const productOf = (drape: string) => (drapes[drape] as ManifestDrape).product;
  const hands = Object.keys(drapes).find(
    (drape) => productFacts(productOf(drape)).wear === "hands",
  );
  if (hands === undefined) throw new RangeError("No hands are draped");
  for (const drape of [recipe.top, recipe.legs, hands, recipe.body])
    models.set(drape, await openModel(readBytes(folder, `${drape}.glb`)));
  const { parts, body } = standParts(recipe, models, hands, productOf);
  const gear = makeGear(body);
  mkdirSync(folder, { recursive: true });
  const gearFile = `figure-${recipe.gear}.glb`;
  const bytes = await packGear(gear);
  writeFileSync(join(folder, gearFile), bytes);
  const model = dressFigure({ parts }, models, await openModel(bytes));
  const { surface, normals } = figureSurface(model);
  const garments = new Map(
    parts.map(({ product, drape }) => {
      const { size: wearer, options } = drapes[drape] as ManifestDrape;
      return [product, draftGarment({ product, size: wearer, options })];
    }),
  );
  const relief = clothRelief(surface, (id) => {
    const found = ownerOf(garments, id);
    return found && fieldOfPiece(found.garment, found.piece);
  });
  const sheens = surface.pieces.map((id) => sheenOn(garments, gear, id));
  const cameras = camerasAt(figureTurns, surface.positions, placed);
  const rasters = Object.values(cameras).map((camera) =>
    rasterise(model, inMetres(camera), { width: 2 * size, height: 2 * size }),
  );
  const wanted = rasters.map((raster) => shownParticles(surface, raster)).reduce(together);
  const lightable = { ...prepareLight(surface, rays, counts, wanted), normals };
  const views: [FigureView, FigureSide][] = [];
  for (const view of ["front", "back"] as const) {
    const camera = inMetres(cameras[view]);
    const picture = lightSide(lightable, { model, camera, relief, sheens, size });
    const stem = `figure-${name.replace("+", "-")}-${view}`;
    const [light, ground] = [`${stem}.webp`, `${stem}-ground.webp`];
    await writeGrey(picture.bytes, picture, join(folder, light));
    const [key] = placeLights(cameras[view], lightable.extent);
    if (!key) throw new RangeError("The studio has no light");
    const square = { width: groundSize, height: groundSize };
    const shadow = groundShadow(lightable.tree, cameras[view], key, groundSize);
    await writeGrey(shadow, square, join(folder, ground));
    views.push([view, { camera, light, ground }]);
  }
  return {
    parts,
    gear: gearFile,
    colours: Object.fromEntries(gear.map(({ id, colour }) => [id, colour])),
    hash: figureHash(
      parts.map(({ drape }) => `${drape}.glb`),
      gearFile,
      folder,
    ),
    views: Object.fromEntries(views) as Figure["views"],
  };
}

/** Names the models a figure was lit with. */
function figureHash(drapes: readonly string[], gear: string, folder: string): string {
  const hash = createHash("sha256");
  for (const file of [...new Set(drapes), gear]) hash.update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}

function readBytes(folder: string, file: string): Uint8Array {
  return new Uint8Array(readFileSync(join(folder, file)));
}

async function writeGrey(
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  file: string,
): Promise<void> {
  await sharp(bytes, { raw: { width, height, channels: 1 } })
    .webp(lightCode)
    .toFile(file);
}

/** The gear as a file of the shop; its pieces have no millimetres of their own. */
async function packGear(gear: readonly GearPiece[]): Promise<Uint8Array> {
  const corners = gear.reduce((sum, { skin }) => sum + skin.positions.length / 3, 0);
  let first = 0;
  const triangles: number[] = [];
  const pieceOf: number[] = [];
  for (const [n, { skin }] of gear.entries()) {
    for (const corner of skin.triangles) triangles.push(first + corner);
    for (let k = 0; k < skin.triangles.length; k += 3) pieceOf.push(n);
    first += skin.positions.length / 3;
  }
  const surface: Surface = {
    pieces: gear.map(({ id }) => id),
    positions: Float64Array.from(gear.flatMap(({ skin }) => [...skin.positions])),
    particleOf: Uint32Array.from({ length: corners }, (_, i) => i),
    uv: new Float64Array(2 * corners),
    triangles: Uint32Array.from(triangles),
    pieceOf: Uint16Array.from(pieceOf),
  };
  const sky = new Float32Array(corners).fill(1);
  return (await writeGlb(surface, { normals: particleNormals(surface), sky })).bytes;
}

type Wanted = readonly [Uint8Array, Uint8Array];

function together([out, within]: Wanted, [alsoOut, alsoWithin]: Wanted): Wanted {
  return [
    out.map((one, i) => one | (alsoOut[i] as number)),
    within.map((one, i) => one | (alsoWithin[i] as number)),
  ];
}

type Garments = ReadonlyMap<string, Garment>;

function ownerOf(garments: Garments, id: string) {
  for (const [product, garment] of garments) {
    const own = garment.pieces.find((piece) => figurePiece(garment.product, piece.id) === id);
    if (own) return { product, garment, piece: own.id };
  }
  return null;
}

function sheenOn(garments: Garments, gear: readonly GearPiece[], id: string): Sheen {
  const found = ownerOf(garments, id);
  const [sheen] = found ? sheensOf(found.garment, [found.piece]) : [];
  const own = gear.find((piece) => gearPiece(piece.id) === id)?.sheen;
  if (!sheen && !own) throw new RangeError(`Nobody knows how ${id} shines`);
  return (sheen ?? own) as Sheen;
}

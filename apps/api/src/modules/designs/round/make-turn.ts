import { setImmediate } from "node:timers/promises";
import { type ProductId, sides } from "@holeshot/domain";
import {
  type Camera,
  compose,
  type ContactShadow,
  lightOfSides,
  type LitSight,
  lookFromSides,
  mendLight,
  type Model,
  photoScale,
  photoView,
  type PieceRaster,
  printedWeaves,
  riderColours,
  riderOf,
  riderWeaves,
  turnCameras,
  turnShadow,
  type Weaves,
  withNeckLabel,
} from "@holeshot/views";
import sharp from "sharp";
import { openCloth } from "../../catalogue/index.ts";
import { dressToShow } from "../pictures/figure-view.ts";
import { openDrape } from "../pictures/open-drape.ts";
import { riderRasters, scenesOf, shownOf } from "../pictures/wear-kit.ts";
import { rasterPieces } from "../pictures/raster-pieces.ts";
import { readLight } from "../pictures/side-view.ts";
import type { RoundGarment } from "./build-model.ts";

/** Pictures of a turn, each so wide and shown so long. */
const TURN = { frames: 24, side: 540, milliseconds: 125 } as const;
/** Artwork a little finer than the picture, as on a side. */
const FINER = 1.25;
const MOST_BYTES = 1_500_000;

/** A garment that turns once round, an animated WebP; null where nobody has draped it. */
export async function garmentTurn(worn: RoundGarment | undefined): Promise<Uint8Array | null> {
  const cloth = openCloth();
  const drape = worn?.shown.drape;
  if (!cloth || !worn || !drape) return null;
  const model = withNeckLabel(await openDrape(worn.shown, cloth), drape.size);
  const lit = [];
  for (const side of sides) {
    const { camera, light } = drape.sides[side];
    const baked = await readLight(cloth.bytes(light));
    lit.push({ camera, light: mendLight(model, camera, baked) });
  }
  const sights = lookFromSides(model, lit);
  await setImmediate();
  const { shown, scene, images } = worn;
  const fabrics = Object.fromEntries(scene.pieces.map(({ piece, ground }) => [piece, ground]));
  return paintTurn({
    model,
    sights,
    fabrics,
    stands: false,
    weaves: printedWeaves(shown.garment, shown.weave),
    rasters: (scale) => rasterPieces(shown.garment, scene, images, scale),
  });
}

/** A kit on a rider who turns once round; null where no rider was made who wears it. */
export async function riderTurn(
  kit: ReadonlyMap<ProductId, RoundGarment>,
): Promise<Uint8Array | null> {
  const cloth = openCloth();
  const rider = riderOf(shownOf(kit));
  const figure = rider === null ? undefined : cloth?.manifest.figures?.[rider];
  if (!cloth || !figure) return null;
  const model = await dressToShow(cloth, figure, shownOf(kit));
  const lit = [];
  for (const { camera, light } of Object.values(figure.views))
    lit.push({ camera, light: await readLight(cloth.bytes(light)) });
  const sights = lookFromSides(model, lit);
  await setImmediate();
  return paintTurn({
    model,
    sights,
    fabrics: riderColours(figure, scenesOf(kit)),
    stands: true,
    weaves: riderWeaves(shownOf(kit)),
    rasters: (scale) => riderRasters(kit, scale),
  });
}

interface Turned {
  readonly model: Model;
  readonly sights: readonly LitSight[];
  /** Whether a rider stands in it, or it hangs. */
  readonly stands: boolean;
  readonly weaves: Weaves;
  readonly fabrics: Readonly<Record<string, string>>;
  readonly rasters: (scale: number) => readonly PieceRaster[];
}

async function paintTurn(turned: Turned): Promise<Uint8Array> {
  const { model, sights, stands, weaves, fabrics } = turned;
  const { frames, side } = TURN;
  const size = { width: side, height: side };
  const cameras = turnCameras(model, frames, stands);
  const [first] = cameras as [Camera];
  const rasters = turned.rasters(FINER * photoScale(first, size));
  const stage = await stageGround(turnShadow(model, first, stands));
  const pictures: Buffer[] = [];
  for (const camera of cameras) {
    const light = lightOfSides(sights, camera);
    const table = photoView({ model, camera, size, light, weaves, afar: stands });
    const { data } = compose({ table, rasters, fabrics });
    const cut = { input: Buffer.from(data.buffer), raw: { ...size, channels: 4 as const } };
    pictures.push(await sharp(stage).composite([cut]).removeAlpha().raw().toBuffer());
    // A picture that somebody waits for goes in between.
    await setImmediate();
  }
  return pack(pictures);
}

/** The light ground that garments hang before on the stage, with the shadow they throw, a PNG. */
function stageGround({ x, y, width, height }: ContactShadow): Promise<Buffer> {
  const { side } = TURN;
  const stops = [
    [0, 0.2],
    [0.3, 0.165],
    [0.6, 0.082],
    [0.85, 0.015],
    [1, 0],
  ];
  const fade = stops.map(([at, dark]) => `<stop offset="${at}" stop-opacity="${dark}"/>`).join("");
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 1 1"><defs>
<radialGradient id="ground" cx="0.5" cy="0.42" r="0.78"><stop offset="0" stop-color="#eff0f2"/><stop offset="0.6" stop-color="#e4e5e9"/><stop offset="1" stop-color="#d9dbe0"/></radialGradient>
<radialGradient id="shadow">${fade}</radialGradient></defs>
<rect width="1" height="1" fill="url(#ground)"/>
<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${height / 2}" fill="url(#shadow)"/></svg>`;
  return sharp(Buffer.from(ground)).png().toBuffer();
}

/** As good as it goes within what a message may weigh. */
async function pack(pictures: readonly Buffer[]): Promise<Uint8Array> {
  const { side, milliseconds } = TURN;
  const height = side * pictures.length;
  const raw = { width: side, height, channels: 3 as const, pageHeight: side };
  const film = Buffer.concat(pictures);
  for (const quality of [82, 72, 60]) {
    const bytes = await sharp(film, { raw })
      .webp({ quality, effort: 3, delay: milliseconds, loop: 0, smartSubsample: true })
      .toBuffer();
    if (bytes.length <= MOST_BYTES || quality === 60) return bytes;
  }
  throw new Error("unreachable");
}

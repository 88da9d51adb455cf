import { draftGarment } from "@holeshot/garments";
import {
  dressFigure,
  type Figure,
  type FigureView,
  groundShadow,
  letHemsHang,
  type Model,
  openModel,
  photoBounds,
  photoScale,
  photoView,
  type PixelRect,
  riderWeaves,
  type ViewTable,
} from "@holeshot/views";
import sharp from "sharp";
import { keptFolder } from "../../../platform/kept-files.ts";
import { createRecent } from "../../../platform/recent.ts";
import type { ClothFolder } from "../../catalogue/index.ts";
import { keptTable } from "./kept-tables.ts";
import { openDrape } from "./open-drape.ts";
import type { ShownGarment } from "./shown-garment.ts";
import { readLight } from "./side-view.ts";

/** A rider ready to be composed. The table holds only the part of the square picture that shows him. */
export interface RiderView {
  readonly table: ViewTable;
  readonly part: PixelRect;
  /** Pixels a millimetre artwork is to be drawn with. */
  readonly artworkScale: number;
  /** The shadow on the ground, a PNG of the square picture's size. */
  readonly ground: Buffer;
}

/** As on a side: a little finer than the picture. */
const FINER = 1.25;
/** Tables kept, some 8 MB each: both views of a man and of a child. */
const KEPT = 4;
const views = createRecent<RiderView>(KEPT);
const making = new Map<string, Promise<RiderView>>();
/** The rider dressed last, some 7 MB: his front and back are asked for in a row. */
const dressed = createRecent<Promise<Model>>(1);

/** One view of a rider, made once and kept while it is in use; what failed is tried again by the next picture. */
export async function riderView(
  cloth: ClothFolder,
  name: string,
  view: FigureView,
  square: number,
  worn: readonly ShownGarment[],
): Promise<RiderView> {
  const figure = cloth.manifest.figures?.[name];
  if (!figure) throw new RangeError(`The workshop made no ${name}.`);
  const wears = worn.map(({ key }) => key).join("+");
  const key = `${name}/${wears}/${view}/${square}`;
  const known = views.get(key) ?? making.get(key);
  if (known) return known;
  const made = makeView(cloth, figure, view, square, worn);
  making.set(key, made);
  try {
    const ready = await made;
    views.set(key, ready);
    return ready;
  } finally {
    making.delete(key);
  }
}

/** As `forgetSides`, of riders. */
export function forgetRiders(square: number): void {
  views.drop((key) => key.endsWith(`/${square}`));
}

async function makeView(
  cloth: ClothFolder,
  figure: Figure,
  view: FigureView,
  square: number,
  worn: readonly ShownGarment[],
): Promise<RiderView> {
  const size = { width: square, height: square };
  const { camera, light, ground } = figure.views[view];
  const { bytes } = cloth;
  const kept = keptRider(cloth, figure, view, square, worn);
  const artworkScale = FINER * photoScale(camera, size);
  const known = await kept?.read();
  // Bytes of a Buffer are read as bytes alone.
  if (known) return { ...known, artworkScale, ground: Buffer.from(known.ground) };
  // He is the same in every fabric.
  const cuts = worn.map(({ cut }) => cut).join("+");
  const model = await dressed.keep(cuts, () => dressToShow(cloth, figure, worn));
  const part = photoBounds(model, camera, size);
  const table = photoView({
    model,
    camera,
    size: { width: part.width, height: part.height },
    frame: { left: -part.x, top: -part.y, side: square },
    light: await readLight(bytes(light)),
    weaves: riderWeaves(worn),
    afar: true,
  });
  const made = { table, part, ground: await shadowOf(bytes(ground), square) };
  void kept?.keep(made);
  return { ...made, artworkScale };
}

/** As of a side: all that a rider's view is made of is in its name. */
function keptRider(
  { bytes, manifest }: ClothFolder,
  figure: Figure,
  view: FigureView,
  square: number,
  worn: readonly ShownGarment[],
) {
  const { light, ground } = figure.views[view];
  const drapes = figure.parts.map(({ drape }) => manifest.drapes[drape]);
  const cloths = drapes.flatMap((drape) => [
    drape?.model ?? [],
    drape?.alterations?.file ?? [],
    drape?.worn ?? [],
  ]);
  const files = [figure.gear, light, ground, ...cloths.flat()];
  const altered = worn.flatMap((shown) => (shown.altered ? [shown] : []));
  const cuts = altered.map(({ worn: name, altered: cut }) => [name, cut?.choices]);
  const weaves = worn.map(({ worn: name, weave }) => [name, weave]);
  const words = JSON.stringify(["rider", figure, view, drapes, cuts, weaves]);
  return keptTable<Omit<RiderView, "artworkScale">>(keptFolder(), square, [
    words,
    ...files.map((name) => bytes(name)),
  ]);
}

/** A rider in his drapes, those of the kit in the cut that is chosen, and in his gear. */
export async function dress(
  cloth: ClothFolder,
  figure: Figure,
  worn: readonly ShownGarment[],
): Promise<Model> {
  const { bytes, manifest } = cloth;
  const models = new Map<string, Model>();
  for (const { drape: name } of figure.parts) {
    const drape = manifest.drapes[name];
    if (!drape || models.has(name)) continue;
    const shown = worn.find((one) => one.worn === name);
    const plain = () => ({ drape, altered: null, garment: draftGarment(drape) });
    models.set(name, await openDrape(shown ?? plain(), cloth, "rider"));
  }
  return dressFigure(figure, models, await openModel(bytes(figure.gear)));
}

/** The same to be looked at. */
export async function dressToShow(...wish: Parameters<typeof dress>): Promise<Model> {
  const [, , worn] = wish;
  return letHemsHang(await dress(...wish), worn);
}

/** Black as dense as the picture of the ground is light. */
async function shadowOf(file: Uint8Array, square: number): Promise<Buffer> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const whole = { width: square, height: square };
  const frame = { left: 0, top: 0, side: square };
  const shadow = groundShadow({ width: info.width, data }, frame, whole);
  const pixels = new Uint8Array(4 * shadow.length);
  for (const [i, black] of shadow.entries()) pixels[4 * i + 3] = black;
  return sharp(pixels, { raw: { ...whole, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

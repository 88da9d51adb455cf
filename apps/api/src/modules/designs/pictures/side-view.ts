import type { Side } from "@holeshot/domain";
import { productFacts } from "@holeshot/garments";
import {
  alterSide,
  type ClothSide,
  flatLay,
  type LightPicture,
  mendLight,
  type Model,
  photoBounds,
  photoScale,
  photoView,
  type Picture,
  type PixelRect,
  printedWeaves,
  type ViewTable,
  withNeckLabel,
} from "@holeshot/views";
import sharp from "sharp";
import { keptFolder } from "../../../platform/kept-files.ts";
import { createRecent } from "../../../platform/recent.ts";
import { openCloth } from "../../catalogue/index.ts";
import { keptTable } from "./kept-tables.ts";
import { openDrape } from "./open-drape.ts";
import type { ShownGarment } from "./shown-garment.ts";

/** A side ready to be composed. The table holds only the part of the square picture that shows cloth. */
export interface SideView {
  readonly table: ViewTable;
  /** Side of the square picture, px. */
  readonly square: number;
  /** Where the table lies in the square picture. */
  readonly part: PixelRect;
  /** Set for a draped garment. */
  readonly cloth: ClothSide | null;
  /** Pixels a millimetre artwork is to be drawn with; one for all sides, so that it is drawn once. */
  readonly artworkScale: number;
  /** Pixels a millimetre of cloth has; null for a flat lay, which fills its picture. */
  readonly scale: number | null;
}

/** A composed side with the view it was composed on. */
export interface DrawnSide {
  readonly picture: Picture;
  readonly view: SideView;
}

/** Artwork a little finer than the picture stays crisp where cloth comes nearer; much finer would glitter. */
const FINER = 1.25;

/** Tables kept, 3 to 12 MB each: those of every plain garment, and a few more. The one used longest ago goes first. */
const KEPT_BYTES = 130_000_000;
const views = createRecent<SideView>(KEPT_BYTES, ({ table }) => bytesOf(table));
const making = new Map<string, Promise<SideView>>();
/** One model is kept, some 5 MB: it is asked for its four sides in a row, and hardly again once it has their tables. */
const models = createRecent<Promise<Model>>(1);

/** The table of one side, made once and kept while it is in use; what failed is tried again by the next picture. */
export async function sideView(shown: ShownGarment, side: Side, square: number): Promise<SideView> {
  const key = `${shown.key}/${side}/${square}`;
  const known = views.get(key) ?? making.get(key);
  if (known) return known;
  const made = makeView(shown, side, square);
  making.set(key, made);
  try {
    const view = await made;
    views.set(key, view);
    return view;
  } finally {
    making.delete(key);
  }
}

/** Lets go of the tables of one width: of pictures that nobody asks for a second time. */
export function forgetSides(square: number): void {
  views.drop((key) => key.endsWith(`/${square}`));
}

function bytesOf(table: ViewTable): number {
  const arrays = [...Object.values(table), ...Object.values(table.borders ?? {})];
  return arrays.reduce<number>(
    (sum, array: unknown) => sum + (ArrayBuffer.isView(array) ? array.byteLength : 0),
    0,
  );
}

async function makeView(shown: ShownGarment, side: Side, square: number): Promise<SideView> {
  const { product, garment, drape, weave } = shown;
  const size = { width: square, height: square };
  const folder = openCloth();
  if (!drape || !folder) {
    const table = flatLay(garment, side, size);
    const artworkScale = square / productFacts(product).flatLay.across;
    return { table, square, part: { x: 0, y: 0, ...size }, cloth: null, artworkScale, scale: null };
  }
  const kept = keptSide(shown, side, square);
  let made = await kept?.read();
  if (!made) {
    const model = await models.keep(shown.cut, async () =>
      withNeckLabel(await openDrape(shown, folder), drape.size),
    );
    const cloth = alterSide(model, drape.sides[side]);
    const light = mendLight(model, cloth.camera, await readLight(folder.bytes(cloth.light)));
    const part = photoBounds(model, cloth.camera, size);
    const table = photoView({
      model,
      camera: cloth.camera,
      size: { width: part.width, height: part.height },
      frame: { left: -part.x, top: -part.y, side: square },
      light,
      weaves: printedWeaves(garment, weave),
    });
    made = { table, part, cloth };
    void kept?.keep(made);
  }
  const artworkScale = FINER * photoScale(drape.sides.front.camera, size);
  const scale = photoScale(drape.sides[side].camera, size);
  return { ...made, square, artworkScale, scale };
}

/** Where the table of a draped side is kept for the next process; all that `makeView` makes it of is in its name. */
function keptSide({ product, drape, altered, weave }: ShownGarment, side: Side, square: number) {
  const folder = openCloth();
  if (!drape || !folder) return null;
  const { model, sides, alterations } = drape;
  const words = JSON.stringify([product, drape, side, altered?.choices, weave]);
  const told = altered && alterations ? [alterations.file] : [];
  const files = [model, sides[side].light, ...told].map((name) => folder.bytes(name));
  return keptTable<Pick<SideView, "table" | "part" | "cloth">>(keptFolder(), square, [
    words,
    ...files,
  ]);
}

/** Sees to it that a side's table is read, not made, when it is first asked for. */
export async function keepSide(shown: ShownGarment, side: Side, square: number): Promise<void> {
  if (await keptSide(shown, side, square)?.isThere()) return;
  await sideView(shown, side, square);
}

/** Begins to read the table of a side that is wanted next, where it was kept. */
export function readAhead(shown: ShownGarment, side: Side, square: number): void {
  const key = `${shown.key}/${side}/${square}`;
  if (!views.get(key) && !making.has(key)) keptSide(shown, side, square)?.readAhead();
}

/** A grey picture of the catalogue’s cloth: its green is that grey, to the step, at a quarter of the cost. */
export async function readLight(file: Uint8Array): Promise<LightPicture> {
  const picture = sharp(file).extractChannel("green").raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels, data };
}

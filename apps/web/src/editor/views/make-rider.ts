import { fetchCut } from "@holeshot/garments";
import {
  type ChosenDrape,
  chooseDrape,
  type ClothManifest,
  dressFigure,
  type Drape,
  type Frame,
  groundShadow,
  hungDrape,
  letHemsHang,
  type Model,
  photoBounds,
  photoScale,
  photoView,
  type PixelRect,
  readAlterations,
  riderOf,
  riderWeaves,
  type ViewSize,
  wearOnRider,
  type WornGarment,
} from "@holeshot/views";
import {
  drapedOptions,
  drapeList,
  type GreyPicture,
  openedModel,
  openedMoves,
  readLight,
  toldAlterations,
} from "./drapes.ts";
import type { MadeRider, RiderJob } from "./table-job.ts";

/** As on a side: artwork is a little finer than the picture. */
const FINER = 1.25;
/** Any square will do to see how much of the camera's picture he takes. */
const TRIAL = 1000;
/** Share of the picture that he fills. */
const FILL = 0.97;
/** Share of a width that is left for his shadow, and in which it ends. */
const SHADE = 0.22;

/** A rider in the garments of a kit, as large as the picture has room for; null when nobody was made who wears them. */
export async function makeRider(job: RiderJob): Promise<MadeRider | null> {
  const { cloth: list, size } = job;
  const manifest = await drapeList(list);
  const chosen = manifest && chosenOf(manifest, job);
  const name =
    chosen && riderOf(chosen.map((one) => ({ product: one.drape.product, worn: one.name })));
  const figure = name ? manifest.figures?.[name] : undefined;
  if (!manifest || !chosen || !figure) return null;
  const { camera, light, ground } = figure.views[job.view];
  const reading = Promise.all([readGrey(list, light), readGrey(list, ground)]);
  const kit = await Promise.all(chosen.map(wornGarment));
  const others = figure.parts.flatMap(({ drape }) =>
    chosen.some(({ name: worn }) => worn === drape) ? [] : [drape],
  );
  const models = new Map(
    await Promise.all([
      ...kit.map(async (one) => [one.worn, await hung(list, manifest, one)] as const),
      // Hands that the kit has no gloves for are in plain ones.
      ...others.map(async (drape) => [drape, await plainly(list, manifest, drape)] as const),
    ]),
  );
  const dressed = dressFigure(figure, models, await openedModel(list, figure.gear));
  const model = letHemsHang(dressed, kit);
  const [lit, shaded] = await reading;
  const trial = photoBounds(model, camera, { width: TRIAL, height: TRIAL });
  const frame = fittingFrame(trial, size);
  const table = photoView({
    model,
    camera,
    size,
    light: lit,
    weaves: riderWeaves(kit),
    afar: true,
    frame,
  });
  return {
    table,
    shadow: endSoftly(groundShadow(shaded, frame, size), size),
    scale: FINER * photoScale(camera, { width: frame.side, height: frame.side }),
    colours: figure.colours,
    cuts: chosen.map(({ drape: { product, size: own, options } }) => ({
      product,
      size: own,
      options,
    })),
  };
}

function chosenOf(manifest: ClothManifest, { garments }: RiderJob): ChosenDrape[] {
  return garments.flatMap((wanted) => {
    const found = wearOnRider(wanted.product) ? chooseDrape(manifest, wanted) : null;
    return found ? [found] : [];
  });
}

function readGrey(list: string, file: string): Promise<GreyPicture> {
  return readLight(new URL(file, list));
}

async function wornGarment(chosen: ChosenDrape): Promise<WornGarment> {
  const { drape, name, altered, weave } = chosen;
  const { product, size, options } = drape;
  const cut = await fetchCut(product);
  const from = cut(size, drapedOptions(chosen));
  const told = Object.keys(altered).length > 0 ? { choices: altered, from } : null;
  return { product, worn: name, garment: cut(size, options), altered: told, weave };
}

/** A drape as it hangs on a rider, in the cut that is chosen. */
async function hung(
  list: string,
  manifest: ClothManifest,
  { worn, garment: to, altered }: Pick<WornGarment, "worn" | "garment" | "altered">,
): Promise<Model> {
  const { model: file, alterations, worn: wornFile } = drapeOf(manifest, worn);
  const [model, moves, told] = await Promise.all([
    openedModel(list, file),
    wornFile === undefined ? null : openedMoves(list, wornFile),
    altered && alterations ? toldAlterations(list, alterations.file) : null,
  ]);
  return hungDrape(model, {
    alterations: told === null ? null : readAlterations(told),
    altered,
    to,
    worn: moves,
  });
}

/** A drape that no garment of the kit is shown on. */
async function plainly(list: string, manifest: ClothManifest, worn: string): Promise<Model> {
  const { product, size, options } = drapeOf(manifest, worn);
  const garment = (await fetchCut(product))(size, options);
  return hung(list, manifest, { worn, garment, altered: null });
}

function drapeOf({ drapes }: ClothManifest, name: string): Drape {
  const drape = drapes[name];
  if (!drape) throw new RangeError(`Nobody has draped ${name}.`);
  return drape;
}

/** The camera's square, placed so that he fills the picture, with room for the shadow that he throws to his left. */
function fittingFrame({ x, y, width, height }: PixelRect, size: ViewSize): Frame {
  const room = SHADE * width;
  const scale = FILL * Math.min(size.width / (width + room), size.height / height);
  return {
    left: size.width / 2 - scale * (x + (width + room) / 2),
    top: size.height / 2 - scale * (y + height / 2),
    side: scale * TRIAL,
  };
}

/** The shadow reaches further than the picture: it ends before it, softly. */
function endSoftly(shadow: Uint8Array, { width }: ViewSize): Uint8Array {
  const edge = SHADE * width;
  return shadow.map((black, i) => {
    const column = i % width;
    const share = Math.min(1, Math.min(column, width - 1 - column) / edge);
    return black * share * share * (3 - 2 * share);
  });
}

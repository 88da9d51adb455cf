import type { ProductId, Side } from "@holeshot/domain";
import type { SizeGroup } from "@holeshot/garments";
import {
  chooseDrape,
  type ClothManifest,
  clothManifest,
  type ClothSide,
  type Drape,
  type LightPicture,
  type Model,
  openModel,
} from "@holeshot/views";

/** One side of a draped garment with all it takes to show it. */
export interface DrapedSide {
  readonly model: Model;
  readonly drape: Drape;
  readonly side: ClothSide;
  readonly light: LightPicture;
}

const kept = new Map<string, Promise<unknown>>();

/** What was fetched once is kept; what failed is asked for again. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  const made = load();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}

/** Which drape is wanted: the product, whose it is, and how it is cut. */
export interface WantedDrape {
  readonly product: ProductId;
  readonly group: SizeGroup;
  readonly options: Readonly<Record<string, string>>;
}

/** A draped garment; null when nobody has draped the product. `list` is the address of the drapes' list. */
export async function drapedModel(
  list: string,
  wanted: WantedDrape,
): Promise<{ readonly model: Model; readonly drape: Drape } | null> {
  const drape = await chosenDrape(list, wanted);
  return drape && { model: await modelOf(list, drape), drape };
}

async function chosenDrape(list: string, wanted: WantedDrape): Promise<Drape | null> {
  const manifest = await once(list, () => readManifest(list));
  return (manifest && chooseDrape(manifest, wanted))?.drape ?? null;
}

function modelOf(list: string, { model }: Drape): Promise<Model> {
  return once(model, async () => openModel(await bytesOf(new URL(model, list))));
}

/** The side of a product as it is worn; null when nobody has draped it. `list` is the address of the drapes' list. */
export async function drapedSide(
  list: string,
  wanted: WantedDrape,
  side: Side,
): Promise<DrapedSide | null> {
  const drape = await chosenDrape(list, wanted);
  if (!drape) return null;
  const shown = drape.sides[side];
  // The light unpacks while the model is on its way.
  const light = readLight(new URL(shown.light, list));
  const [model, read] = await Promise.all([modelOf(list, drape), light]);
  return { model, drape, side: shown, light: read };
}

/** The light of all its sides, for who turns it. */
export async function drapedLights(
  list: string,
  drape: Drape,
): Promise<
  readonly { readonly side: Side; readonly shown: ClothSide; readonly light: LightPicture }[]
> {
  const sides = Object.entries(drape.sides) as [Side, ClothSide][];
  return Promise.all(
    sides.map(async ([side, shown]) => {
      return { side, shown, light: await readLight(new URL(shown.light, list)) };
    }),
  );
}

/** Null for a catalogue without drapes. */
async function readManifest(list: string): Promise<ClothManifest | null> {
  const answer = await fetch(list);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${list}: ${answer.status}`);
  return clothManifest(await answer.json());
}

async function bytesOf(url: URL): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** One byte a pixel: a light picture is grey. The browser's own cache keeps the file. */
async function readLight(url: URL): Promise<LightPicture> {
  const bytes = await bytesOf(url);
  const blob = new Blob([bytes as Uint8Array<ArrayBuffer>]);
  const bitmap = await createImageBitmap(blob, { colorSpaceConversion: "none" });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas to read light from");
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const grey = new Uint8Array(width * height);
  for (let i = 0; i < grey.length; i += 1) grey[i] = data[i * 4] ?? 0;
  return { width, height, channels: 1, data: grey };
}

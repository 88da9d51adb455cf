import type { ProductId, Side } from "@holeshot/domain";
import { fetchCut, type SizeGroup, type Weave } from "@holeshot/garments";
import {
  alterSide,
  chooseDrape,
  type ChosenDrape,
  type ClothManifest,
  clothManifest,
  type ClothSide,
  type Drape,
  type LightPicture,
  mendLight,
  type Model,
  openModel,
  openMoves,
  type WornMoves,
} from "@holeshot/views";

/** One side of a draped garment with all it takes to show it. */
export interface DrapedSide {
  readonly model: Model;
  readonly drape: Drape;
  /** What its printed pieces look like from near. */
  readonly weave: Weave;
  readonly side: ClothSide;
  readonly light: LightPicture;
}

/** A light picture with a byte a pixel. */
export type GreyPicture = LightPicture & { readonly data: Uint8Array };

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
): Promise<Pick<DrapedSide, "model" | "drape" | "weave"> | null> {
  const chosen = await chosenDrape(list, wanted);
  if (!chosen) return null;
  const { drape, weave } = chosen;
  return { model: await modelOf(list, chosen), drape, weave };
}

async function chosenDrape(list: string, wanted: WantedDrape): Promise<ChosenDrape | null> {
  const manifest = await drapeList(list);
  return manifest && chooseDrape(manifest, wanted);
}

/** What the workshop has made; null for a catalogue without drapes. */
export function drapeList(list: string): Promise<ClothManifest | null> {
  return once(list, () => readManifest(list));
}

/** A file beside the list, unpacked as a model. */
export function openedModel(list: string, file: string): Promise<Model> {
  return once(file, async () => openModel(await bytesOf(new URL(file, list))));
}

/** The same, as how a rider wears one. */
export function openedMoves(list: string, file: string): Promise<WornMoves> {
  return once(file, async () => openMoves(await bytesOf(new URL(file, list))));
}

/** How a drape is told to hang otherwise. */
export function toldAlterations(list: string, file: string): Promise<unknown> {
  const address = new URL(file, list).href;
  return once(address, () => readJson(address));
}

/** As it hangs in the cut that is chosen, with the label in its neck. */
function modelOf(list: string, chosen: ChosenDrape): Promise<Model> {
  const { cut, drape } = chosen;
  const address = new URL(drape.model, list).href;
  return once(`labelled ${address} ${cut}`, async () => {
    const [model, { withNeckLabel }] = await Promise.all([
      hungModel(list, chosen),
      import("./label-neck.ts"),
    ]);
    return withNeckLabel(model, drape.size);
  });
}

async function hungModel(list: string, chosen: ChosenDrape): Promise<Model> {
  const { cut, drape, altered } = chosen;
  const model = await openedModel(list, drape.model);
  if (Object.keys(altered).length === 0) return model;
  return once(cut, () => alter(list, model, chosen));
}

/** The drape's model in the cut that is chosen. What that takes is fetched when it is: most wear it as it was draped. */
async function alter(list: string, model: Model, chosen: ChosenDrape): Promise<Model> {
  const { drape, altered } = chosen;
  const { product, size, options, alterations } = drape;
  if (!alterations) return model;
  const [told, { alterModel, readAlterations }, cut] = await Promise.all([
    toldAlterations(list, alterations.file),
    import("./alter-model.ts"),
    fetchCut(product),
  ]);
  return alterModel(model, {
    alterations: readAlterations(told),
    choices: altered,
    from: cut(size, drapedOptions(chosen)),
    to: cut(size, options),
  });
}

/** The choices a drape was draped with: without those it is altered to. */
export function drapedOptions({ drape, altered }: ChosenDrape): Readonly<Record<string, string>> {
  const draped = Object.entries(drape.options).filter(([option]) => !(option in altered));
  return Object.fromEntries(draped);
}

/** Fetches how the drapes of products are altered, for who chooses another fit without a network. */
export async function fetchAlterations(
  list: string,
  products: readonly ProductId[],
): Promise<void> {
  const manifest = await once(list, () => readManifest(list));
  const files = Object.values(manifest?.drapes ?? {}).flatMap(({ product, alterations }) =>
    alterations && products.includes(product) ? [alterations.file] : [],
  );
  await Promise.allSettled(files.map((file) => fetch(new URL(file, list))));
}

async function readJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** The side of a product as it is worn; null when nobody has draped it. `list` is the address of the drapes' list. */
export async function drapedSide(
  list: string,
  wanted: WantedDrape,
  side: Side,
): Promise<DrapedSide | null> {
  const chosen = await chosenDrape(list, wanted);
  if (!chosen) return null;
  const { drape, weave } = chosen;
  const shown = drape.sides[side];
  // The light unpacks while the model is on its way.
  const read = readLight(new URL(shown.light, list));
  const [model, light] = await Promise.all([modelOf(list, chosen), read]);
  const { camera } = shown;
  const lit = { side: alterSide(model, shown), light: mendLight(model, camera, light) };
  return { model, drape, weave, ...lit };
}

/** The light of all its sides, for who turns it. */
export async function drapedLights(
  list: string,
  { model, drape }: { readonly model: Model; readonly drape: Drape },
): Promise<
  readonly { readonly side: Side; readonly shown: ClothSide; readonly light: LightPicture }[]
> {
  const sides = Object.entries(drape.sides) as [Side, ClothSide][];
  return Promise.all(
    sides.map(async ([side, shown]) => {
      const light = await readLight(new URL(shown.light, list));
      return { side, shown, light: mendLight(model, shown.camera, light) };
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
export async function readLight(url: URL): Promise<GreyPicture> {
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

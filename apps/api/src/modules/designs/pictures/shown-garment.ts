import { type Chosen, createSceneMemo, type SceneMemo } from "@holeshot/artwork";
import { type ProductId, productIds } from "@holeshot/domain";
import {
  baseSize,
  draftGarment,
  type Garment,
  lyingOn,
  sewnOnChoices,
  type SizeGroup,
  shownGroup,
  sizeGroup,
  weaveOf,
} from "@holeshot/garments";
import { chooseDrape, type ChosenDrape, type WornGarment } from "@holeshot/views";
import { type ConfiguratorSet, openCloth } from "../../catalogue/index.ts";

/** The garment a product is shown on. */
export interface ShownGarment extends WornGarment {
  readonly key: string;
  /** The garment designs are placed on. */
  readonly base: Garment;
  /** What the last scene on this garment was made of: the next one is often nearly the same. */
  readonly memo: SceneMemo;
  /** Null when nobody has draped it: it is shown lying flat. */
  readonly drape: ChosenDrape["drape"] | null;
  /** Names drape and cut, of whichever cloth. */
  readonly cut: string;
}

const garments = new Map<string, Garment>();

/** Garments never change while the program runs. */
function drafted(
  product: ProductId,
  size: string,
  options: Readonly<Record<string, string>>,
): Garment {
  const key = JSON.stringify([product, size, options]);
  const known = garments.get(key);
  if (known) return known;
  const garment = draftGarment({ product, size, options });
  garments.set(key, garment);
  return garment;
}

/** What a product looks like on whoever it is made for, with the choices that were made. */
export function shownGarment(
  product: ProductId,
  group: SizeGroup,
  options: Readonly<Record<string, string>> = {},
): ShownGarment {
  const cloth = openCloth();
  const chosen = cloth && chooseDrape(cloth.manifest, { product, group, options });
  const key = chosen?.id ?? `${product} flat`;
  const known = shown.get(key);
  if (known) return known;
  const base = drafted(product, baseSize(product), {});
  const drape = chosen?.drape ?? null;
  const altered = chosen && Object.keys(chosen.altered).length > 0 ? chosen.altered : null;
  const garment = drape ? drafted(product, drape.size, drape.options) : base;
  const made = {
    key,
    product,
    garment,
    base,
    memo: createSceneMemo(),
    drape,
    altered: drape && altered && { choices: altered, from: unaltered(product, drape, altered) },
    worn: chosen?.name ?? key,
    cut: chosen?.cut ?? key,
    // Lying flat it is too far away for its cloth to be told.
    weave: chosen?.weave ?? weaveOf(product, {}),
  };
  shown.set(key, made);
  return made;
}

function unaltered(
  product: ProductId,
  { size, options }: ChosenDrape["drape"],
  altered: Readonly<Record<string, string>>,
): Garment {
  const own = Object.entries(options).filter(([option]) => !(option in altered));
  return drafted(product, size, Object.fromEntries(own));
}

const shown = new Map<string, ShownGarment>();

/** The shown garment with what lies on its cloth, chosen or made so without a choice; undefined where nothing does. */
export function chosenFor(
  { product, garment, drape }: ShownGarment,
  options: Readonly<Record<string, string>>,
): Chosen | undefined {
  const [lying, sewn] = [lyingOn(product, options), sewnOnChoices(product, options)];
  if (Object.keys(lying).length === 0) return undefined;
  const isPlain = Object.keys(sewn).length === 0;
  const made = isPlain ? garment : drafted(product, garment.size, { ...drape?.options, ...sewn });
  return { garment: made, options: lying };
}

/** How large the wearer's own garment is beside the one that is shown: a pair of gloves is draped once for all hands. */
export function wearerShare({ product, garment, drape }: ShownGarment, group: SizeGroup): number {
  if (!drape || sizeGroup(product, drape.size) === group) return 1;
  const own = drafted(product, baseSize(product, group), drape.options);
  const [piece] = garment.pieces;
  const same = own.pieces.find(({ id }) => id === piece?.id);
  if (!piece || !same) return 1;
  return (same.bounds.bottom - same.bounds.top) / (piece.bounds.bottom - piece.bounds.top);
}

/** Whose garment a set shows of a product: of those it is sold to. */
export function groupOf(set: ConfiguratorSet, product: ProductId): SizeGroup {
  const sold = set.products.find(({ id }) => id === product);
  const values = sold?.properties.find(({ id }) => id === "size")?.values ?? [];
  return shownGroup(
    product,
    values.map(({ id }) => id),
  );
}

/** Every garment a set may show in its plain form. */
export function plainGarments(): readonly ShownGarment[] {
  return productIds.map((product) => shownGarment(product, "men"));
}

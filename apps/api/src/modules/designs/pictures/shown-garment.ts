import { type ProductId, productIds } from "@holeshot/domain";
import { baseSize, draftGarment, type Garment, type SizeGroup, sizes } from "@holeshot/garments";
import { chooseDrape, type Drape } from "@holeshot/views";
import { type ConfiguratorSet, openCloth } from "../../catalogue/index.ts";

/** The garment a product is shown on. */
export interface ShownGarment {
  readonly key: string;
  readonly product: ProductId;
  readonly garment: Garment;
  /** The garment designs are placed on. */
  readonly base: Garment;
  /** Null when nobody has draped it: it is shown lying flat. */
  readonly drape: Drape | null;
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
  const base = drafted(product, baseSize(product), {});
  const cloth = openCloth();
  const chosen = cloth && chooseDrape(cloth.manifest, { product, group, options });
  if (!chosen) return { key: `${product} flat`, product, garment: base, base, drape: null };
  const { id, drape } = chosen;
  const garment = drafted(product, drape.size, drape.options);
  return { key: id, product, garment, base, drape };
}

/** Whose garment a set shows: men's wherever it is sold to men. */
export function shownGroup(set: ConfiguratorSet, product: ProductId): SizeGroup {
  const sold = set.products.find(({ id }) => id === product);
  const values = sold?.properties.find(({ id }) => id === "size")?.values ?? [];
  const groups = sizes(product)
    .filter((size) => values.some(({ id }) => id === size.id))
    .map(({ group }) => group);
  return groups.includes("men") ? "men" : (groups[0] ?? "men");
}

/** Every garment a set may show in its plain form. */
export function plainGarments(): readonly ShownGarment[] {
  return productIds.map((product) => shownGarment(product, "men"));
}

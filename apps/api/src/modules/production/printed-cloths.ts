import type { Language, ProductId } from "@holeshot/domain";
import { baseSize, draftGarment } from "@holeshot/garments";
import type { Catalogue } from "../catalogue/index.ts";
import { clothId } from "./cloth-of.ts";
import { productionTexts } from "./texts.ts";

/** Cloth that is printed, by the name a lot has it under, in words. */
export interface PrintedCloth {
  readonly id: string;
  readonly name: string;
}

/** Every cloth that a product may be printed on: the choices that its customer has, and what is printed without one. */
export function printedCloths(
  { sets }: Pick<Catalogue, "sets">,
  language: Language,
): readonly PrintedCloth[] {
  const names = new Map<string, string>();
  const { fabrics } = productionTexts[language];
  for (const { id: product, properties } of sets.flatMap((set) => set.products)) {
    const choice = properties.find(({ id }) => id === "fabric");
    for (const { id, name } of choice?.values ?? [])
      names.set(clothId(product, id), name[language]);
    const only = choice ? undefined : onlyCloth(product);
    if (only !== undefined) names.set(only, fabrics[only] ?? only);
  }
  return [...names].map(([id, name]) => ({ id, name }));
}

const drafted = new Map<ProductId, string | undefined>();

/** What a product's pattern says where its customer has no choice; drafted once. */
function onlyCloth(product: ProductId): string | undefined {
  if (!drafted.has(product)) {
    const { pieces } = draftGarment({ product, size: baseSize(product) });
    drafted.set(product, pieces.find(({ material }) => material === "printed")?.fabric);
  }
  return drafted.get(product);
}

import type { Language } from "@holeshot/domain";
import type { Catalogue } from "../catalogue/index.ts";
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
  const products = sets.flatMap((set) => set.products);
  for (const { properties } of products) {
    const fabric = properties.find(({ id }) => id === "fabric");
    for (const { id, name } of fabric?.values ?? []) names.set(id, name[language]);
  }
  names.set("printed", productionTexts[language].materials.printed);
  return [...names].map(([id, name]) => ({ id, name }));
}

import type { Names } from "@holeshot/artwork";
import type { Catalogue, SewnInWords } from "../catalogue/index.ts";
import type { OrderUnit } from "./order-units.ts";
import { unitProduct } from "./piece-words.ts";

/** What the label of a garment says of its fibres, part by part, and of its care: of this one, as it was chosen. */
export function sewnInWords(
  catalogue: Catalogue,
  unit: OrderUnit,
): { readonly composition: readonly Names[]; readonly care: readonly Names[] } {
  const properties = unitProduct(catalogue, unit)?.properties ?? [];
  const chosen = (property: string) =>
    // What the customer left open is made in the property's first value.
    unit.properties[property] ?? properties.find(({ id }) => id === property)?.values[0]?.id ?? "";
  const own = (entries: readonly SewnInWords[]) =>
    entries
      .filter(({ when = {} }) =>
        Object.entries(when).every(([property, values]) => values.includes(chosen(property))),
      )
      .map(({ words }) => words);
  const { care, composition } = catalogue.care;
  return { composition: own(composition[unit.product]), care: own(care) };
}

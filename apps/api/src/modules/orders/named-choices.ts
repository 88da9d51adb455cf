import type { Language } from "@holeshot/domain";
import type { OrderLineRow, OrderRow } from "./reader.ts";
import type { Names } from "./tables.ts";

/** One choice of a line, by id and by the names it had when it was bought. */
export interface NamedChoice {
  readonly property: { readonly id: string; readonly name: string };
  readonly value: { readonly id: string; readonly name: string };
}

/** The property that every product has, and that comes first. */
const SIZE = "size";

/**
 * What a line chose, in words frozen with the order: no catalogue is asked, so that an order reads the same whatever
 * is sold later.
 */
export function namedChoices(
  order: Pick<OrderRow, "labels" | "language">,
  line: Pick<OrderLineRow, "product" | "properties">,
  language: Language = order.language,
): NamedChoice[] {
  const { properties, values, order: listed } = order.labels;
  const sequence = listed?.[line.product] ?? [SIZE];
  const place = (id: string) => (sequence.includes(id) ? sequence.indexOf(id) : sequence.length);
  return Object.entries(line.properties)
    .toSorted(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1))
    .map(([property, value]) => {
      const key = `${line.product}.${property}`;
      return {
        property: { id: property, name: frozen(properties[key], order, language) ?? property },
        value: { id: value, name: frozen(values[`${key}.${value}`], order, language) ?? value },
      };
    });
}

/** A frozen name in the reader's language, else in the buyer's. */
export function frozen(
  names: Names | undefined,
  order: Pick<OrderRow, "language">,
  language: Language,
): string | undefined {
  return names?.[language] ?? names?.[order.language];
}

import { riderName } from "@holeshot/domain";
import * as z from "zod/mini";
import { type NamedChoice, namedChoices } from "./named-choices.ts";
import type { OrderLineRow, OrderRow } from "./reader.ts";

/** What a line is, in the order's own words of then: product, design, choices, rider. */
export const describedLine = z.object({
  product: z.string(),
  design: z.string(),
  /** `Size L`, one a choice. */
  choices: z.readonly(z.array(z.string())),
  /** Its id; what has no size has none. */
  size: z.optional(z.string()),
  /** `de Vries 38`, `No. 38`, or null. */
  rider: z.nullable(z.string()),
  quantity: z.number(),
  unitPrice: z.number(),
});
export type DescribedLine = Readonly<z.infer<typeof describedLine>>;

type Ordered = Pick<OrderRow, "labels" | "language">;
type Line = Pick<
  OrderLineRow,
  "product" | "name" | "properties" | "rider_name" | "rider_number" | "quantity" | "unit_price"
>;

export function describeLine(order: Ordered, line: Line): DescribedLine {
  const { language } = order;
  const choices = namedChoices(order, line).map(inWords);
  const { size } = line.properties;
  const rider = riderName({ name: line.rider_name, number: line.rider_number }, language);
  return {
    product: order.labels.products[line.product]?.[language] ?? line.product,
    design: line.name,
    choices,
    ...(size === undefined ? {} : { size }),
    rider: rider === "" ? null : rider,
    quantity: line.quantity,
    unitPrice: line.unit_price,
  };
}

/** A choice that names what is chosen by itself is not named twice: `col en V`, not `Col col en V`. */
function inWords({ property, value }: NamedChoice): string {
  const named = value.name.toLowerCase().startsWith(`${property.name.toLowerCase()} `);
  return named ? value.name : `${property.name} ${value.name}`;
}

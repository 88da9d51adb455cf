import * as z from "zod/mini";
import { namedChoices } from "./named-choices.ts";
import type { OrderLineRow, OrderRow } from "./reader.ts";

/** What a line is, in the order's own words of then: product, design, choices, rider. */
export const describedLine = z.object({
  product: z.string(),
  design: z.string(),
  /** `Size L`, one a choice. */
  choices: z.readonly(z.array(z.string())),
  /** `de Vries 38`, or null. */
  rider: z.nullable(z.string()),
  quantity: z.number(),
  unitPrice: z.number(),
});
export type DescribedLine = Readonly<z.infer<typeof describedLine>>;

export function describeLine(order: OrderRow, line: OrderLineRow): DescribedLine {
  const { language } = order;
  const choices = namedChoices(order, line).map(
    ({ property, value }) => `${property.name} ${value.name}`,
  );
  const rider = [line.rider_name, line.rider_number].filter((part) => part).join(" ");
  return {
    product: order.labels.products[line.product]?.[language] ?? line.product,
    design: line.name,
    choices,
    rider: rider === "" ? null : rider,
    quantity: line.quantity,
    unitPrice: line.unit_price,
  };
}

import { namedChoices } from "./named-choices.ts";
import type { OrderLineRow, OrderRow } from "./reader.ts";

/** What a line is, in the order's own words of then: product, design, choices, rider. */
export interface DescribedLine {
  readonly product: string;
  readonly design: string;
  /** `Size L`, one a choice. */
  readonly choices: readonly string[];
  /** `de Vries 38`, or null. */
  readonly rider: string | null;
  readonly quantity: number;
  readonly unitPrice: number;
}

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

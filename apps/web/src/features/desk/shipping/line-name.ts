import { type Language, riderName } from "@holeshot/domain";
import type { DeskOrder } from "../order/desk-order.ts";

/** A line as whoever packs knows it: product, size, rider. */
export function lineName(order: DeskOrder, id: string, language: Language): string {
  const line = order.lines.find((each) => each.id === id);
  if (line === undefined) return "";
  const rider = riderName(line.rider, language);
  const size = line.choices[0]?.value.name ?? "";
  return [line.product.name, size, rider].filter((part) => part !== "").join(", ");
}

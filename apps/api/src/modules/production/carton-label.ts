import { garmentsLeft, type Language } from "@holeshot/domain";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import { findLines, findOrder, findParcels, type OrderRow } from "../orders/index.ts";
import { sizedGarments } from "./order-units.ts";

/**
 * A label for the carton of what has not left of an order, with the address that it goes to now: packs keep that of when they were made.
 * @throws Problem `not_found`, `illegal_transition` of an order that is not being made.
 */
export async function freshCartonLabel(
  platform: Platform,
  orderId: string,
  language: Language,
): Promise<{ readonly order: OrderRow; readonly bytes: Uint8Array }> {
  const { db } = platform;
  const order = await findOrder(db, orderId);
  if (!order) throw new Problem("not_found");
  if (order.status !== "processing") throw new Problem("illegal_transition");
  const [lines, parcels] = await Promise.all([findLines(db, orderId), findParcels(db, orderId)]);
  const gone = parcels.flatMap(({ garments }) => garments);
  const left = garmentsLeft(lines, gone);
  // The designs are not read: the label counts products and sizes, and is needed also where one can no longer be read.
  const units = lines.flatMap((line, index) => {
    const quantity = left.get(line.id)?.length ?? 0;
    return quantity === 0 ? [] : [{ ...sizedGarments(line, index + 1), quantity }];
  });
  const { cartonLabel } = await import("./label-files.ts");
  const bytes = await cartonLabel({ order, units, language, created: platform.clock() });
  return { order, bytes };
}

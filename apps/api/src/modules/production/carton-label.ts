import { garmentsLeft, type Language } from "@holeshot/domain";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import { findLines, findOrder, findParcels, findStaying, type OrderRow } from "../orders/index.ts";
import { sizedGarments } from "./order-units.ts";

/**
 * A label for the carton of what has not left of an order and was not given back, with the address that it goes to now: packs keep
 * that of when they were made. Where all that is left was given back, whoever packs wants just that.
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
  const [lines, parcels, staying] = await Promise.all([
    findLines(db, orderId),
    findParcels(db, orderId),
    findStaying(db, orderId),
  ]);
  const gone = parcels.flatMap(({ garments }) => garments);
  const left = garmentsLeft(lines, gone);
  const stays = new Map(staying.map(({ lineId, copies }) => [lineId, copies.length]));
  const countOf = (id: string) => left.get(id)?.length ?? 0;
  const isOwed = lines.some(({ id }) => countOf(id) > (stays.get(id) ?? 0));
  // The designs are not read: the label counts products and sizes, and is needed also where one can no longer be read.
  const units = lines.flatMap((line, index) => {
    const quantity = countOf(line.id) - (isOwed ? (stays.get(line.id) ?? 0) : 0);
    return quantity === 0 ? [] : [{ ...sizedGarments(line, index + 1), quantity }];
  });
  const { cartonLabel } = await import("./label-files.ts");
  const bytes = await cartonLabel({ order, units, language, created: platform.clock() });
  return { order, bytes };
}

import { garmentsLeft } from "@holeshot/domain";
import { isProblem } from "../../../lib/api/api-problem.ts";
import type { DeskOrder } from "../order/desk-order.ts";

/** Which garments of each line go into a parcel. */
export type Packed = Readonly<Record<string, readonly number[]>>;

/** Garments of an order that have not left, by line. */
export function leftOf(order: DeskOrder): ReadonlyMap<string, readonly number[]> {
  const gone = order.parcels.flatMap(({ lines }) =>
    lines.flatMap(({ line_id: lineId, copies }) => copies.map((copy) => ({ lineId, copy }))),
  );
  return garmentsLeft(order.lines, gone);
}

/** So many garments of a line: those that were chosen stay, others are the first that are there. */
export function countPacked(
  packed: Packed,
  lineId: string,
  left: readonly number[],
  count: number,
): Packed {
  const chosen = packed[lineId] ?? [];
  const more = left.filter((copy) => !chosen.includes(copy));
  const wanted = Math.min(count, left.length);
  return { ...packed, [lineId]: [...chosen, ...more].slice(0, wanted) };
}

/** What a scanner typed: a garment of this order, one of another, or a number that is not ours and so the carrier's. */
export type Scanned =
  | { readonly kind: "garment"; readonly lineId: string; readonly copy: number }
  | { readonly kind: "elsewhere" | "gone" }
  | { readonly kind: "number"; readonly number: string };

export function readScan(order: DeskOrder, text: string): Scanned {
  const code = text.trim();
  const match = /^(HS-\d{4}-\d{6,9})\|(\d{1,5})\|(?:.*\|)?(\d{1,5})\/\d{1,5}$/s.exec(code);
  if (match === null) return { kind: "number", number: code };
  const line = order.lines[Number(match[2]) - 1];
  if (match[1] !== order.order_number || line === undefined) return { kind: "elsewhere" };
  const copy = Number(match[3]);
  if (!leftOf(order).get(line.id)?.includes(copy)) return { kind: "gone" };
  return { kind: "garment", lineId: line.id, copy };
}

/** The line whose garments the shop does not let go, of those that were to be sent; undefined where it refused something else. */
export function keptLine(
  order: DeskOrder,
  sent: readonly { readonly line_id: string }[],
  failure: unknown,
): DeskOrder["lines"][number] | undefined {
  if (!isProblem(failure, "validation_failed")) return undefined;
  const [, at] = /^lines\.(\d+)\.(?:copies|quantity)$/.exec(failure.errors[0]?.path ?? "") ?? [];
  const id = sent[Number(at ?? -1)]?.line_id;
  return order.lines.find((line) => line.id === id);
}

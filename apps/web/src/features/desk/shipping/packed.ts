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

/** How many garments these are. */
export function countOf(garments: ReadonlyMap<string, readonly number[]>): number {
  return [...garments.values()].reduce((sum, copies) => sum + copies.length, 0);
}

/** A garment that is still here and leaves in no parcel now. */
export type Kept = DeskOrder["kept"][number];

/** What the workshop keeps of what has not left, by line. */
export function keptOf(order: DeskOrder): ReadonlyMap<string, readonly Kept[]> {
  const left = leftOf(order);
  return Map.groupBy(
    order.kept.filter(({ line_id: id, copy }) => left.get(id)?.includes(copy)),
    ({ line_id: id }) => id,
  );
}

/** What can go into a parcel, by line. */
export function packableOf(order: DeskOrder): ReadonlyMap<string, readonly number[]> {
  const kept = keptOf(order);
  const isKept = (id: string, copy: number) => kept.get(id)?.some((each) => each.copy === copy);
  return new Map(
    [...leftOf(order)].map(([id, copies]) => [id, copies.filter((copy) => !isKept(id, copy))]),
  );
}

/** What of a line was given back and stays, unless somebody packs it. */
export type Staying = DeskOrder["stays"][number];

export function stayingOf(order: DeskOrder): ReadonlyMap<string, Staying> {
  return new Map(order.stays.map((each) => [each.line_id, each]));
}

/** What is packed where nobody chooses: as many of each line as can go and were not given back. */
export function owedOf(order: DeskOrder): ReadonlyMap<string, readonly number[]> {
  const left = leftOf(order);
  const staying = stayingOf(order);
  return new Map(
    [...packableOf(order)].map(([id, copies]) => {
      const owed = (left.get(id)?.length ?? 0) - (staying.get(id)?.quantity ?? 0);
      return [id, copies.slice(0, owed)] as const;
    }),
  );
}

/** Whether an order is over once this has left: all that is left then was given back for sure, as the shop has it. */
export function isLastParcel(order: DeskOrder, packed: Packed): boolean {
  const staying = stayingOf(order);
  return [...leftOf(order)].every(([id, copies]) => {
    const stays = staying.get(id);
    const allowed = stays?.sure ? stays.quantity : 0;
    return copies.length - (packed[id]?.length ?? 0) <= allowed;
  });
}

/** What was put into a parcel and may still be in it: the workshop keeps what it kept since. */
export function stillPacked(
  packed: Packed,
  packable: ReadonlyMap<string, readonly number[]>,
): Packed {
  return Object.fromEntries(
    Object.entries(packed).map(([id, copies]) => [
      id,
      copies.filter((copy) => packable.get(id)?.includes(copy)),
    ]),
  );
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
  | { readonly kind: "kept"; readonly kept: Kept }
  | { readonly kind: "number"; readonly number: string };

export function readScan(order: DeskOrder, text: string): Scanned {
  const code = text.trim();
  const match = /^(HS-\d{4}-\d{6,9})\|(\d{1,5})\|(?:.*\|)?(\d{1,5})\/\d{1,5}$/s.exec(code);
  if (match === null) return { kind: "number", number: code };
  const line = order.lines[Number(match[2]) - 1];
  if (match[1] !== order.order_number || line === undefined) return { kind: "elsewhere" };
  const copy = Number(match[3]);
  if (!leftOf(order).get(line.id)?.includes(copy)) return { kind: "gone" };
  const kept = keptOf(order)
    .get(line.id)
    ?.find((each) => each.copy === copy);
  return kept ? { kind: "kept", kept } : { kind: "garment", lineId: line.id, copy };
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

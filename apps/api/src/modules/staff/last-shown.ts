import { isUuidV7 } from "@holeshot/domain";
import { readCursor } from "../../platform/http/cursor.ts";
import { invalidField } from "../../platform/problem.ts";
import type { OrderSort } from "./reader.ts";

/** The id that a page of a list by ids ended with. */
export function lastShown(cursor: string | undefined): string | undefined {
  const [id] = readCursor(cursor, 1) ?? [];
  if (id !== undefined && !isUuidV7(id)) throw invalidField("cursor", "invalid_value");
  return id;
}

const valueForms = { due: /^\d{4}-\d{2}-\d{2}$/, total: /^-?\d{1,9}$/ } as const;

/**
 * What a page of the list of orders ended with, in this order of it.
 * @throws Problem `validation_failed` for a cursor of another order.
 */
export function lastOrder(
  cursor: string | undefined,
  sort: OrderSort,
): readonly string[] | undefined {
  if (cursor === undefined) return undefined;
  if (sort === "newest" || sort === "oldest") return [lastShown(cursor) ?? ""];
  const [value = "", id = ""] = readCursor(cursor, 2) ?? [];
  const isOurs = valueForms[sort].test(value) && isUuidV7(id);
  if (!isOurs || Number.isNaN(Date.parse(sort === "due" ? value : "2026-01-01"))) {
    throw invalidField("cursor", "invalid_value");
  }
  return [value, id];
}

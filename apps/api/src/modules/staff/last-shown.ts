import { isUuidV7 } from "@holeshot/domain";
import { readCursor } from "../../platform/http/cursor.ts";
import { invalidField } from "../../platform/problem.ts";

/** The id that a page of a list by ids ended with. */
export function lastShown(cursor: string | undefined): string | undefined {
  const [id] = readCursor(cursor, 1) ?? [];
  if (id !== undefined && !isUuidV7(id)) throw invalidField("cursor", "invalid_value");
  return id;
}

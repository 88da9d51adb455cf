import { invalidField } from "../problem.ts";

/** Where a page ended, opaque to clients. */
export function writeCursor(parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

/** @throws Problem `validation_failed` for a cursor this server did not write. */
export function readCursor(cursor: string | undefined, length: number): string[] | undefined {
  if (cursor === undefined) return undefined;
  try {
    const parts = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown;
    const isOurs =
      Array.isArray(parts) &&
      parts.length === length &&
      parts.every((part) => typeof part === "string" && !part.includes("\0"));
    if (isOurs) return parts as string[];
  } catch {
    // Falls through: whatever it was, it was not written here.
  }
  throw invalidField("cursor", "invalid_value");
}

/** Cuts a list read with one row too many, and names where the next page begins. */
export function pageOf<T>(
  rows: readonly T[],
  limit: number,
  cursorOf: (last: T) => readonly string[],
): { data: T[]; next_cursor: string | null } {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { data, next_cursor: more ? writeCursor(cursorOf(last)) : null };
}

import { isUuidV7 } from "@holeshot/domain";
import { invalidField } from "../../platform/problem.ts";

/** Where a list went on from: the id of the last row shown, opaque to the client. */
export function writeCursor(id: string): string {
  return Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");
}

/** @throws Problem `validation_failed` for a cursor that was not handed out. */
export function readCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  const hex = Buffer.from(cursor, "base64url").toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  if (!isUuidV7(id)) throw invalidField("cursor", "invalid_value");
  return id;
}

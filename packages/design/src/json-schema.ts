import * as z from "zod/mini";
import { documentSchema } from "./schema.ts";

/**
 * The published JSON Schema (2020-12) of the newest document schema, written to
 * `schema/design-1.json`. Rules that span fields are described in SPEC.md, not here.
 */
export function documentJsonSchema(): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(documentSchema, { io: "input" });
  return {
    $schema,
    $id: "https://holeshot.example/schema/design-1.json",
    title: "Holeshot design document, schema 1",
    ...rest,
  };
}

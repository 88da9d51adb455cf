import type { image } from "@holeshot/contract";
import type * as z from "zod/mini";
import type { ImageRow } from "./reader.ts";

/** An image as it goes over the wire. */
export function presentImage(row: ImageRow): z.infer<typeof image> {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind === "vector" ? "vector" : "pixel",
    mime: row.mime,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    url: `/api/images/${row.id}/original`,
    preview_url: `/api/images/${row.id}/preview`,
    used_at: row.used_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

const IMAGE = [
  ...(["id", "name", "kind", "mime", "width", "height", "bytes"] as const),
  ...(["has_pixels", "used_at", "created_at"] as const),
] as const;

/** An uploaded image's facts. */
export interface ImageRow {
  readonly id: string;
  readonly name: string;
  readonly kind: "vector" | "pixel";
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly has_pixels: boolean;
  readonly used_at: Date | null;
  readonly created_at: Date;
}

/** A customer's images that are not hidden, newest use first. */
export async function listCustomerImages(
  db: Db,
  customerId: string,
  limit: number | undefined,
): Promise<ImageRow[]> {
  const query = db
    .selectFrom("images")
    .select(IMAGE)
    .where("customer_id", "=", customerId)
    .where("hidden_at", "is", null)
    .orderBy(sql`coalesce(used_at, created_at)`, "desc")
    .orderBy("id", "desc");
  return await (limit === undefined ? query : query.limit(limit)).execute();
}

/** Any image by its id, hidden ones too: designs and orders go on showing them. */
export async function findImage(db: Db, id: string): Promise<ImageRow | undefined> {
  return await db.selectFrom("images").select(IMAGE).where("id", "=", id).executeTakeFirst();
}

/** Which of these images exist, and whether each has pixels or is vector throughout. */
export async function imageKinds(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, "pixel" | "vector">> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("images")
    .select(["id", "has_pixels"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, has_pixels }) => [id, has_pixels ? "pixel" : "vector"]));
}

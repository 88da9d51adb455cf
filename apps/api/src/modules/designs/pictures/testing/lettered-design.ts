import {
  type Caller,
  postDesign,
  type Reply,
  someText,
  type TestPlatform,
} from "../../../../testing/index.ts";
import { RENDER_PICTURES } from "../request-pictures.ts";

/** Tables whose documents are shown, as the shop's modules name them together. */
export const showing = [
  "designs",
  "design_versions",
  "cart_designs",
  "order_designs",
  "order_proof_lines",
] as const;

/** Saves a design of which the text on the jersey makes the document its own: the same text, the same document. */
export function postLettered(owner: Caller, text: string): Promise<Reply> {
  return postDesign(owner, {
    change: (document) => ({
      ...document,
      products: {
        ...document.products,
        jersey: { ...document.products.jersey!, layers: [someText({ text })] },
      },
    }),
  });
}

/** What names a saved design's document now. */
export async function documentHashOf(shop: TestPlatform, uuid: string): Promise<string> {
  const row = await shop.db
    .selectFrom("designs")
    .select("document_hash")
    .where("id", "=", uuid)
    .executeTakeFirstOrThrow();
  return row.document_hash;
}

/** In how many seconds a document's turns come that are still to come, or in how many times so many; the first first. */
export async function turnsOf(shop: TestPlatform, hash: string, seconds = 1): Promise<number[]> {
  const { rows } = await shop.database.pool.query(
    "select extract(epoch from start_after - created_on) as wait from pgboss.job where name = $1 and data->>'documentHash' = $2 and state = 'created' order by 1",
    [RENDER_PICTURES.name, hash],
  );
  return rows.map(({ wait }: { wait: string }) => Math.max(0, Math.round(Number(wait) / seconds)));
}

import {
  type Caller,
  postDesign,
  type Reply,
  someText,
  type TestPlatform,
} from "../../../../testing/index.ts";

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

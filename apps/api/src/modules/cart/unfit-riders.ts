import type { DesignDocument } from "@holeshot/design";
import type { Db } from "../../platform/database/database.ts";
import type { LetteredRow, LetteringCode } from "../lettering/index.ts";
import type { CommerceServices } from "./services.ts";
import { type CartItemRow, findDocuments } from "./reader.ts";

/** By the id of an item: why its rider's name or number cannot be made as it is written. */
export type UnfitItems = ReadonlyMap<string, readonly LetteringCode[]>;

/**
 * The items whose rider's name or number has no room on the garment in the size chosen, or letters that its face lacks. Items as they
 * will be ordered: `document_hash` is that of the last save. Reads documents only of what is not known.
 */
export async function unfitRiders(
  db: Db,
  { designs, lettering }: CommerceServices,
  cartId: string,
  items: readonly CartItemRow[],
): Promise<UnfitItems> {
  const rows = items.flatMap((item) => {
    const row = letteredRow(item);
    return row ? [{ item, row }] : [];
  });
  const unknown = rows.filter(({ row }) => lettering.faults(row) === undefined);
  if (unknown.length > 0) {
    const documents = await documentsOf(
      db,
      designs,
      cartId,
      unknown.map(({ item }) => item),
    );
    await lettering.learn(
      unknown.map(({ row }) => row),
      documents,
    );
  }
  return new Map(rows.map(({ item, row }) => [item.id, lettering.faults(row) ?? []]));
}

function letteredRow(item: CartItemRow): LetteredRow | null {
  const { rider_name: name, rider_number: number, document_hash, product, properties } = item;
  if (name === null && number === null) return null;
  const rider = { name: name ?? "", number: number ?? "" };
  return { documentHash: document_hash, product, properties, rider };
}

/** The documents by hash: a cart's own copies, and the last saves of those that follow them. */
async function documentsOf(
  db: Db,
  designs: CommerceServices["designs"],
  cartId: string,
  items: readonly CartItemRow[],
): Promise<ReadonlyMap<string, DesignDocument>> {
  const found = new Map(await findDocuments(db, cartId));
  const newer = items.filter(({ document_hash }) => !found.has(document_hash));
  if (newer.length === 0) return found;
  const current = await designs.readCurrent(db, [...new Set(newer.map((item) => item.design_id))]);
  for (const design of current.values()) found.set(design.documentHash, design.document);
  return found;
}

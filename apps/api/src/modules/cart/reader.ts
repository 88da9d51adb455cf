import { type DesignDocument, parseDocument } from "@holeshot/design";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Choices } from "./tables.ts";

export interface CartRow {
  readonly id: string;
  readonly customer_id: string | null;
  readonly state: string;
  readonly manual_check: boolean;
  readonly version: number;
  readonly discount_code_id: string | null;
  readonly code: string | null;
  readonly percent: number | null;
  readonly amount: number | null;
}

export interface CartItemRow {
  readonly id: string;
  readonly design_id: string;
  readonly product: string;
  readonly product_position: number;
  readonly quantity: number | null;
  readonly properties: Readonly<Record<string, string>>;
  readonly rider_name: string | null;
  readonly rider_number: string | null;
  readonly set_id: string;
  readonly name: string;
  readonly document_hash: string;
  readonly has_pixel_images: boolean;
  readonly follows_saves: boolean;
}

/** A cart that is open, with what is in it. */
export interface CartContents {
  readonly cart: CartRow;
  readonly items: readonly CartItemRow[];
}

function carts(db: Db) {
  return db
    .selectFrom("carts")
    .leftJoin("discount_codes", "discount_codes.id", "carts.discount_code_id")
    .select([
      "carts.id",
      "customer_id",
      "state",
      "manual_check",
      "version",
      "discount_code_id",
      "code",
      "percent",
      "amount",
    ]);
}

/** The items, designs in the order they were added, products in the order of their set. */
export async function findItems(db: Db, cartId: string): Promise<readonly CartItemRow[]> {
  return items(db).where("item.cart_id", "=", cartId).execute();
}

function items(db: Db) {
  return db
    .selectFrom("cart_items as item")
    .innerJoin("cart_designs as design", (join) =>
      join
        .onRef("design.cart_id", "=", "item.cart_id")
        .onRef("design.design_id", "=", "item.design_id"),
    )
    .select([
      "item.id",
      "item.design_id",
      "product",
      "product_position",
      "quantity",
      "properties",
      "rider_name",
      "rider_number",
      "set_id",
      "name",
      "document_hash",
      "has_pixel_images",
      "follows_saves",
    ])
    .orderBy("design.position")
    .orderBy("product_position")
    .orderBy("item.id");
}

/** An open cart with its items; undefined when there is none, or it was ordered or merged. */
export async function findContents(db: Db, id: string): Promise<CartContents | undefined> {
  const row = await carts(db)
    .select(() =>
      jsonArrayFrom(items(db).whereRef("item.cart_id", "=", sql.ref("carts.id"))).as("items"),
    )
    .where("carts.id", "=", id)
    .where("carts.state", "=", "open")
    .executeTakeFirst();
  if (!row) return undefined;
  const { items: found, ...cart } = row;
  return { cart, items: found };
}

/** The cart's own copies of its designs' documents, by hash. */
export async function findDocuments(
  db: Db,
  cartId: string,
): Promise<ReadonlyMap<string, DesignDocument>> {
  const rows = await db
    .selectFrom("cart_designs")
    .select(["document_hash", "document"])
    .where("cart_id", "=", cartId)
    .execute();
  return new Map(
    rows.flatMap(({ document_hash, document }) => {
      const parsed = parseDocument(JSON.parse(document));
      return parsed.ok ? [[document_hash, parsed.document] as const] : [];
    }),
  );
}

/** A cart in any state, held against every other change until the transaction ends. */
export async function lockCart(tx: Tx, id: string): Promise<CartRow | undefined> {
  return carts(tx).where("carts.id", "=", id).forUpdate("carts").executeTakeFirst();
}

/** A design in a cart without what is drawn: only what it chose. */
export interface CartDesignRow {
  readonly design_id: string;
  readonly set_id: string;
  readonly choices: Choices;
}

export async function findCartDesigns(db: Db, cartId: string): Promise<readonly CartDesignRow[]> {
  return db
    .selectFrom("cart_designs")
    .select(["design_id", "set_id", "choices"])
    .where("cart_id", "=", cartId)
    .execute();
}

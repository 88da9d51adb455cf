import { type DesignDocument, parseDocument } from "@holeshot/design";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { compileOnce, compileWriteOnce } from "../../platform/database/compile-once.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { latestSaves, pictureStates, versionTimes } from "../designs/index.ts";
import type { Choices, CartState } from "./tables.ts";

export interface CartRow {
  readonly id: string;
  readonly customer_id: string | null;
  readonly state: CartState;
  readonly manual_check: boolean;
  readonly version: number;
  readonly discount_code_id: string | null;
  readonly code: string | null;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly minimum: number | null;
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
      "minimum",
    ]);
}

/** The items, designs in the order they were added, products in the order of their set. */
export async function findItems(db: Db, cartId: string): Promise<readonly CartItemRow[]> {
  return selectItems(db, cartId);
}

const selectItems = compileOnce((db, cartId: string) =>
  items(db).where("item.cart_id", "=", cartId),
);

const ITEM = [
  "item.id",
  "item.design_id",
  "product",
  "product_position",
  "quantity",
  "properties",
  "rider_name",
  "rider_number",
  "set_id",
  "has_pixel_images",
  "follows_saves",
] as const;

function items(db: Db) {
  return db
    .selectFrom("cart_items as item")
    .innerJoin("cart_designs as design", (join) =>
      join
        .onRef("design.cart_id", "=", "item.cart_id")
        .onRef("design.design_id", "=", "item.design_id"),
    )
    .select([...ITEM, "design.name", "design.document_hash"])
    .orderBy("design.position")
    .orderBy("product_position")
    .orderBy("item.id");
}

/** An item with what its maker saved last, where it follows that and the design is still there. */
export interface FollowingItemRow extends CartItemRow {
  readonly choices: Choices;
  readonly latest_name: string | null;
  readonly latest_hash: string | null;
}

/** The items as the cart holds them, beside what was saved since. No document is read. */
export async function findFollowing(db: Db, cartId: string): Promise<readonly FollowingItemRow[]> {
  return selectFollowing(db, cartId);
}

const selectFollowing = compileOnce((db, cartId: string) =>
  items(db)
    .leftJoin(latestSaves(db).as("latest"), (join) =>
      join.onRef("latest.id", "=", "item.design_id").on("design.follows_saves", "is", true),
    )
    .select(["design.choices", "latest.name as latest_name", "latest.document_hash as latest_hash"])
    .where("item.cart_id", "=", cartId),
);

/** An item by the name and the document that will be ordered, with how far its pictures are. */
export interface ShownItemRow extends CartItemRow {
  /** Of the cart's own copy: the item's properties follow its choices. */
  readonly copied_hash: string;
  readonly choices: Choices;
  readonly picture_state: string | null;
  /** The design it is of as it is today: nothing where that is there no more. */
  readonly today_id: string | null;
  readonly today_hash: string | null;
  /** When it was saved last, as JSON says it. */
  readonly saved_at: string | null;
  /** When this version of it was made, likewise. */
  readonly made_at: string | null;
}

/** A cart's items as it shows them; each design that follows its maker's saves as it was saved last. */
function shownItems(db: Db) {
  return items(db)
    .leftJoin(latestSaves(db).as("latest"), (join) =>
      join.onRef("latest.id", "=", "item.design_id").on("design.follows_saves", "is", true),
    )
    .leftJoin(pictureStates(db).as("picture"), (join) =>
      join.on(
        sql<boolean>`picture.document_hash = coalesce(latest.document_hash, design.document_hash)`,
      ),
    )
    .leftJoin(latestSaves(db).as("today"), (join) =>
      join.on(sql<boolean>`today.id = coalesce(design.origin_id, design.design_id)`),
    )
    .leftJoin(versionTimes(db).as("version"), (join) =>
      join
        .onRef("version.design_id", "=", "today.id")
        .onRef("version.document_hash", "=", "design.document_hash"),
    )
    .clearSelect()
    .select([
      ...ITEM,
      sql<string>`coalesce(latest.name, design.name)`.as("name"),
      sql<string>`coalesce(latest.document_hash, design.document_hash)`.as("document_hash"),
      "design.document_hash as copied_hash",
      "design.choices",
      "picture.state as picture_state",
      "today.id as today_id",
      "today.document_hash as today_hash",
      sql<string | null>`today.updated_at`.as("saved_at"),
      sql<string | null>`version.made_at`.as("made_at"),
    ]);
}

const selectShown = compileOnce((db, id: string) =>
  carts(db)
    .select(() =>
      jsonArrayFrom(shownItems(db).whereRef("item.cart_id", "=", sql.ref("carts.id"))).as("items"),
    )
    .where("carts.id", "=", id)
    .where("carts.state", "=", "open"),
);

/**
 * An open cart as it will be ordered: what its maker saved since a design was put in it is seen there, too. One
 * statement, and only a look: the cart's copies themselves change with the next order.
 */
export async function findShown(
  db: Db,
  id: string,
): Promise<{ cart: CartRow; items: readonly ShownItemRow[] } | undefined> {
  const [row] = await selectShown(db, id);
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
  return (await selectLocked(tx, id))[0];
}

const selectLocked = compileWriteOnce((tx, id: string) =>
  carts(tx).where("carts.id", "=", id).forUpdate("carts"),
);

/** A design in a cart without what is drawn: only what it chose, and whether its maker has saved it since. */
export interface CartDesignRow {
  readonly design_id: string;
  readonly set_id: string;
  readonly choices: Choices;
  readonly behind: boolean;
}

const selectCartDesigns = compileOnce((db, cartId: string) =>
  db
    .selectFrom("cart_designs as design")
    .leftJoin(latestSaves(db).as("latest"), (join) =>
      join.onRef("latest.id", "=", "design.design_id").on("design.follows_saves", "is", true),
    )
    .select(["design_id", "set_id", "choices"])
    .select(
      sql<boolean>`coalesce(latest.document_hash <> design.document_hash, false)`.as("behind"),
    )
    .where("cart_id", "=", cartId),
);

export async function findCartDesigns(db: Db, cartId: string): Promise<readonly CartDesignRow[]> {
  return selectCartDesigns(db, cartId);
}

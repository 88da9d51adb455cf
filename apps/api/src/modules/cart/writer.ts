import { sql } from "kysely";
import { compileLaterOnce, compileWriteOnce } from "../../platform/database/compile-once.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { Problem } from "../../platform/problem.ts";
import type { DesignSnapshot } from "../designs/index.ts";
import type { Choices, CartState } from "./tables.ts";

/**
 * Locks an open cart for a change and counts the change.
 * @throws Problem `not_found` when there is no such open cart; `stale_version` when it is no longer the one that was `seen`.
 */
export async function changeCart(tx: Tx, id: string, now: Date, seen?: number): Promise<void> {
  const [changed] = await countChange(tx, id, now);
  if (!changed) throw new Problem("not_found");
  if (seen !== undefined && changed.version !== seen + 1) throw new Problem("stale_version");
}

const countChange = compileWriteOnce((tx, id: string, now: Date) =>
  tx
    .updateTable("carts")
    .set((eb) => ({ version: eb("version", "+", 1), updated_at: now }))
    .where("id", "=", id)
    .where("state", "=", "open")
    .returning("version"),
);

export async function insertCart(
  tx: Tx,
  cart: { readonly id: string; readonly customerId: string | null; readonly manualCheck?: boolean },
): Promise<void> {
  await insertingCart(tx, cart.id, cart.customerId, cart.manualCheck ?? false);
}

const insertingCart = compileLaterOnce(
  (tx, id: string, customerId: string | null, manualCheck: boolean) =>
    tx.insertInto("carts").values({
      id,
      customer_id: customerId,
      manual_check: manualCheck,
      discount_code_id: null,
    }),
);

/**
 * Copies a design into a cart, behind those that are there.
 * @returns how many items the cart holds already, or null when it holds the design.
 */
export async function insertDesign(
  tx: Tx,
  cartId: string,
  design: DesignSnapshot,
): Promise<number | null> {
  const { uuid, set, name, text, documentHash, hasPixelImages } = design;
  const choices = JSON.stringify(choicesOf(design));
  const facts = [uuid, set, name, text, documentHash, hasPixelImages, choices] as const;
  const [inserted] = await insertingDesign(tx, cartId, ...facts);
  return inserted ? (inserted.items ?? 0) : null;
}

type DesignValues = readonly [
  ...[id: string, set: string, name: string, document: string, hash: string],
  ...[hasPixelImages: boolean, choices: string],
];

const insertingDesign = compileWriteOnce(
  (tx, cartId: string, ...[id, set, name, document, hash, hasPixelImages, choices]: DesignValues) =>
    tx
      .insertInto("cart_designs")
      .values((eb) => ({
        cart_id: cartId,
        design_id: id,
        position: eb
          .selectFrom("cart_designs")
          .select(sql<number>`coalesce(max(position), 0) + 1`.as("next"))
          .where("cart_id", "=", cartId),
        set_id: set,
        name,
        document,
        document_hash: hash,
        has_pixel_images: hasPixelImages,
        choices,
        follows_saves: true,
      }))
      .onConflict((conflict) => conflict.doNothing())
      .returning((eb) =>
        eb
          .selectFrom("cart_items")
          .select((item) => item.fn.countAll<number>().as("count"))
          .where("cart_items.cart_id", "=", cartId)
          .as("items"),
      ),
);

export interface NewItem {
  readonly id: string;
  readonly designId: string;
  readonly product: string;
  readonly productPosition: number;
  readonly quantity: number | null;
  readonly properties: Readonly<Record<string, string>>;
  readonly rider: { readonly name: string; readonly number: string } | null;
}

export async function insertItems(
  tx: Tx,
  cartId: string,
  items: readonly NewItem[],
): Promise<void> {
  if (items.length > 0) await insertingItems(tx, cartId, rowsOf(items));
}

const insertingItems = compileLaterOnce((tx, cartId: string, rows: string) => ({
  compile: () => inserting(cartId, rows).compile(tx),
}));

function rowsOf(items: readonly NewItem[]): string {
  return JSON.stringify(
    items.map(({ designId, productPosition, rider, ...item }) => ({
      ...item,
      design_id: designId,
      product_position: productPosition,
      rider_name: rider?.name ?? null,
      rider_number: rider?.number ?? null,
    })),
  );
}

/** Any number of items in one and the same statement. */
function inserting(cartId: string, rows: string) {
  return sql`
    insert into cart_items (id, cart_id, design_id, product, product_position, quantity, properties,
      rider_name, rider_number)
    select id, ${cartId}::uuid, design_id, product, product_position, quantity, properties,
      rider_name, rider_number
    from jsonb_to_recordset(${rows}::jsonb) as item (id uuid, design_id uuid, product text,
      product_position smallint, quantity integer, properties jsonb, rider_name text, rider_number text)`;
}

/** Forgets designs of which nothing is left in the cart. */
export async function dropUnusedDesigns(tx: Tx, cartId: string): Promise<void> {
  await tx
    .deleteFrom("cart_designs as design")
    .where("cart_id", "=", cartId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("cart_items as item")
            .select("item.id")
            .whereRef("item.cart_id", "=", "design.cart_id")
            .whereRef("item.design_id", "=", "design.design_id"),
        ),
      ),
    )
    .execute();
}

export async function setCartState(
  tx: Tx,
  id: string,
  change: { readonly state: "open" | "ordered" | "merged"; readonly customerId?: string },
): Promise<void> {
  const { state, customerId } = change;
  if (customerId === undefined) await movingCart(tx, id, state);
  else await takingCart(tx, id, state, customerId);
}

const movingCart = compileLaterOnce((tx, id: string, state: CartState) =>
  tx
    .updateTable("carts")
    .set((eb) => ({ state, version: eb("version", "+", 1) }))
    .where("id", "=", id),
);

const takingCart = compileLaterOnce((tx, id: string, state: CartState, customerId: string) =>
  tx
    .updateTable("carts")
    .set((eb) => ({ state, version: eb("version", "+", 1), customer_id: customerId }))
    .where("id", "=", id),
);

/** Copies the designs of one cart into another, behind those that are there. */
export async function copyDesigns(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    insert into cart_designs (cart_id, design_id, position, set_id, name, document, document_hash,
      has_pixel_images, choices, follows_saves, origin_id)
    select ${to}, design_id, position + (
        select coalesce(max(position), 0) from cart_designs where cart_id = ${to}
      ), set_id, name, document, document_hash, has_pixel_images, choices, follows_saves, origin_id
    from cart_designs where cart_id = ${from}
    on conflict do nothing`.execute(tx);
}

/** Puts items in the place of all those of some products; returns how many others are in the cart, and how many are gone. */
export async function replaceItems(
  tx: Tx,
  cartId: string,
  products: readonly { readonly configuredSetUuid: string; readonly product: string }[],
  items: readonly NewItem[],
): Promise<{ readonly others: number; readonly gone: number }> {
  const named = JSON.stringify(
    products.map(({ configuredSetUuid, product }) => ({ design_id: configuredSetUuid, product })),
  );
  const [row] = await replacing(tx, cartId, named, rowsOf(items));
  return row ?? { others: 0, gone: 0 };
}

const replacing = compileWriteOnce((tx, cartId: string, named: string, rows: string) => ({
  compile: () =>
    sql<{ others: number; gone: number }>`
    with gone as (
      delete from cart_items where cart_id = ${cartId} and (design_id, product) in (
        select design_id, product from jsonb_to_recordset(${named}::jsonb)
          as named (design_id uuid, product text)
      )
      returning id
    ), put as (${inserting(cartId, rows)})
    select count(*)::int as others, (select count(*)::int from gone) as gone from cart_items
    where cart_id = ${cartId} and id not in (select id from gone)`.compile(tx),
}));

/** Copies designs into a new cart in this order, to stay as they are whatever is saved later. */
export async function insertFixedDesigns(
  tx: Tx,
  cartId: string,
  designs: readonly (Omit<DesignSnapshot, "document" | "text"> & {
    readonly document: string;
    /** The design it is a version of, where it goes by an id of its own. */
    readonly origin: string | null;
  })[],
): Promise<void> {
  await tx
    .insertInto("cart_designs")
    .values(
      designs.map((design, at) => ({
        cart_id: cartId,
        design_id: design.uuid,
        position: at + 1,
        set_id: design.set,
        name: design.name,
        document: design.document,
        document_hash: design.documentHash,
        has_pixel_images: design.hasPixelImages,
        // Only checked documents are ever stored.
        choices: JSON.stringify(choicesOf({ document: JSON.parse(design.document) })),
        follows_saves: false,
        origin_id: design.origin,
      })),
    )
    .execute();
}

/** What a design chose for each product. */
export function choicesOf(design: Pick<DesignSnapshot, "document">): Choices {
  const products = Object.entries(design.document.products);
  return Object.fromEntries(products.map(([id, product]) => [id, product?.properties ?? {}]));
}

/** Brings a cart's copy of a design up to date. */
export async function updateDesign(tx: Tx, cartId: string, design: DesignSnapshot): Promise<void> {
  await tx
    .updateTable("cart_designs")
    .set({
      name: design.name,
      document: design.text,
      document_hash: design.documentHash,
      has_pixel_images: design.hasPixelImages,
      choices: JSON.stringify(choicesOf(design)),
    })
    .where("cart_id", "=", cartId)
    .where("design_id", "=", design.uuid)
    .execute();
}

/** Gives items other choices. */
export async function updateProperties(
  tx: Tx,
  items: readonly Pick<NewItem, "id" | "properties">[],
): Promise<void> {
  const rows = JSON.stringify(items.map(({ id, properties }) => ({ id, properties })));
  await sql`
    update cart_items as item set properties = changed.properties
    from jsonb_to_recordset(${rows}::jsonb) as changed (id uuid, properties jsonb)
    where item.id = changed.id`.execute(tx);
}

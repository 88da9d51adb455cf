import type { RequestOf, setQuantities as setQuantitiesRoute } from "@holeshot/contract";
import { type FieldError, type FieldErrorCode, limits } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import type { Catalogue, SetProduct } from "../../catalogue/index.ts";
import { choiceKey } from "../choice-key.ts";
import type { CommerceServices } from "../services.ts";
import { designChoices, requireRoom, soldProduct } from "../policy.ts";
import { findCartDesigns, type CartDesignRow } from "../reader.ts";
import { refreshedItems } from "../snapshots.ts";
import { changeCart, dropUnusedDesigns, type NewItem, replaceItems } from "../writer.ts";
import { putDesign } from "./add-design.ts";

type Selection = RequestOf<typeof setQuantitiesRoute>["body"]["selections"][number];
type Row = Selection["rows"][number];

/**
 * Replaces the items of the products named by rows of size, quantity and rider, and adds designs
 * that are not in the cart where that is asked for; all or nothing. No rows take a product out.
 * @throws Problem `stale_version` when the cart is no longer the one that was `seen`.
 */
export async function setQuantities(
  platform: Platform,
  services: CommerceServices,
  wanted: Wanted,
  seen?: number,
): Promise<void> {
  const { catalogue } = services;
  const { cartId, selections } = wanted;
  refuseDoubles(selections);
  await platform.transaction(async (tx) => {
    await changeCart(tx, cartId, platform.clock(), seen);
    const designs = await withMissing(tx, platform, services, wanted);
    const errors: FieldError[] = [];
    const items = selections.flatMap((selection, at) => {
      const items = itemsOf(catalogue, designs, selection, `selections.${at}`, errors);
      return items.map((item) => ({ ...item, id: platform.newId() }));
    });
    if (errors.length > 0) throw new Problem("validation_failed", { errors });
    const { others, gone } = await replaceItems(tx, cartId, selections, items);
    requireRoom(others + items.length, others + gone);
    if (selections.some(({ rows }) => rows.length === 0)) await dropUnusedDesigns(tx, cartId);
  });
}

interface Wanted {
  readonly cartId: string;
  readonly selections: readonly Selection[];
  readonly customerId: string | null;
}

/** The cart's designs with those added that it did not hold and that are asked for; one that may not be used is told with the other faults. */
async function withMissing(
  tx: Tx,
  platform: Platform,
  services: CommerceServices,
  { cartId, selections, customerId }: Wanted,
): Promise<readonly CartDesignRow[]> {
  const { catalogue, designs } = services;
  const before = await upToDate(tx, services, cartId);
  const present = new Set(before.map((each) => each.design_id));
  for (const { configuredSetUuid, add, hash } of selections) {
    if (present.has(configuredSetUuid) || add !== true) continue;
    present.add(configuredSetUuid);
    const design = await designs.readForCart(tx, configuredSetUuid, { customerId, hash });
    if (design) await putDesign(tx, catalogue, cartId, design, () => platform.newId());
  }
  return present.size === before.length ? before : findCartDesigns(tx, cartId);
}

/** The cart's designs as their makers saved them last: rows take over what is chosen there by now. */
async function upToDate(
  tx: Tx,
  services: CommerceServices,
  cartId: string,
): Promise<readonly CartDesignRow[]> {
  const designs = await findCartDesigns(tx, cartId);
  if (!designs.some(({ behind }) => behind)) return designs;
  await refreshedItems(tx, services, cartId);
  return findCartDesigns(tx, cartId);
}

function refuseDoubles(selections: readonly Selection[]): void {
  const seen = new Set(selections.map((each) => `${each.configuredSetUuid} ${each.product}`));
  if (seen.size < selections.length) throw new Problem("duplicate_configuration");
}

type Item = Omit<NewItem, "id">;

function itemsOf(
  catalogue: Catalogue,
  designs: readonly CartDesignRow[],
  selection: Selection,
  path: string,
  errors: FieldError[],
): Item[] {
  const refuse = (at: string, code: FieldErrorCode, max?: number): Item[] => {
    const params = max === undefined ? {} : { params: { max } };
    errors.push({ path: `${path}.${at}`, code, ...params });
    return [];
  };
  const design = designs.find((each) => each.design_id === selection.configuredSetUuid);
  if (!design) return refuse("configuredSetUuid", "unknown_reference");
  const product = soldProduct(catalogue, design.set_id, selection.product);
  if (!product) return refuse("product", "unknown_reference");

  const chosen = designChoices(product, design.choices[selection.product] ?? {});
  const position = catalogue.set(design.set_id)?.products.indexOf(product) ?? 0;
  const rows = selection.rows.map((row, at) => {
    const unknown = unknownChoice(product, row);
    if (unknown) refuse(`rows.${at}.properties.${unknown}`, "unknown_reference");
    return {
      designId: design.design_id,
      product: product.id,
      productPosition: position,
      quantity: row.quantity,
      properties: { ...chosen, ...row.properties },
      rider: riderOf(row),
    };
  });
  return sumEqualRows(
    rows,
    (at) => void refuse(`rows.${at}.quantity`, "too_big", limits.quantityMax),
  );
}

/** The first property of a row that the product does not have, or not with that value. */
function unknownChoice(product: SetProduct, row: Row): string | undefined {
  return Object.entries(row.properties).find(([id, value]) => {
    const property = product.properties.find((each) => each.id === id);
    return !property?.values.some((each) => each.id === value);
  })?.[0];
}

/** A rider of whom nothing is said is no rider. */
function riderOf(row: Row): { name: string; number: string } | null {
  const { name = "", number = "" } = row.rider ?? {};
  return name === "" && number === "" ? null : { name, number };
}

/** Rows without a rider that choose the same are one row; with riders each stays its own. */
function sumEqualRows(rows: readonly Item[], refuse: (at: number) => void): Item[] {
  const summed = new Map<string, Item>();
  rows.forEach((row, at) => {
    const key = row.rider ? `rider ${at}` : choiceKey(row.properties);
    const before = summed.get(key);
    const quantity = (before?.quantity ?? 0) + (row.quantity ?? 0);
    if (quantity > limits.quantityMax) refuse(at);
    summed.set(key, { ...row, quantity });
  });
  return [...summed.values()];
}

import type { Db } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { Problem } from "../../platform/problem.ts";
import type { Catalogue } from "../catalogue/index.ts";
import type { CommerceServices } from "./services.ts";
import { followedChoices, soldProduct } from "./policy.ts";
import {
  type CartItemRow,
  type CartRow,
  findFollowing,
  findItems,
  findShown,
  type FollowingItemRow,
  type ShownItemRow,
} from "./reader.ts";
import type { Choices } from "./tables.ts";
import { choicesOf, updateDesign, updateProperties } from "./writer.ts";

type Followers = Pick<CommerceServices, "catalogue" | "designs">;

/**
 * The items of a locked cart as they are ordered. A cart holds its own copy of a design, and what is ordered is what its
 * maker saved last. So the copies are brought up to date, and what lines took over of their choices with them; those of
 * deleted designs stay as they are.
 */
export async function refreshedItems(
  tx: Tx,
  { catalogue, designs }: Followers,
  cartId: string,
): Promise<readonly CartItemRow[]> {
  const items = await findFollowing(tx, cartId);
  const behind = items.filter(isBehind);
  if (behind.length === 0) return items;
  const current = await designs.readCurrent(tx, designsOf(behind));
  const changed = behind.flatMap((item) => {
    const design = current.get(item.design_id);
    const properties = design && follow(catalogue, item, choicesOf(design));
    return properties ? [{ id: item.id, properties }] : [];
  });
  if (changed.length > 0) await updateProperties(tx, changed);
  for (const design of current.values()) await updateDesign(tx, cartId, design);
  return findItems(tx, cartId);
}

/**
 * An open cart that is only looked at, as it will be ordered: its copies stay as they are.
 * @throws Problem `not_found` when there is no such open cart.
 */
export async function readShown(
  db: Db,
  services: Followers,
  cartId: string,
): Promise<{ readonly cart: CartRow; readonly items: readonly ShownItemRow[] }> {
  const found = await findShown(db, cartId);
  if (!found) throw new Problem("not_found");
  return { ...found, items: await withLatestChoices(db, services, found.items) };
}

/** Items with the choices they will be ordered with. Reads what was saved since, where anything was. */
async function withLatestChoices(
  db: Db,
  { catalogue, designs }: Followers,
  items: readonly ShownItemRow[],
): Promise<readonly ShownItemRow[]> {
  const behind = items.filter((item) => item.copied_hash !== item.document_hash);
  if (behind.length === 0) return items;
  const current = await designs.readCurrent(db, designsOf(behind));
  const chosen = new Map([...current].map(([id, design]) => [id, choicesOf(design)]));
  return items.map((item) => {
    const choices = chosen.get(item.design_id);
    const properties = choices && follow(catalogue, item, choices);
    return properties ? { ...item, properties } : item;
  });
}

function isBehind(item: FollowingItemRow): boolean {
  if (item.latest_hash === null) return false;
  return item.latest_hash !== item.document_hash || item.latest_name !== item.name;
}

function designsOf(items: readonly CartItemRow[]): string[] {
  return [...new Set(items.map((item) => item.design_id))];
}

/** What an item chooses once its design has chosen so; undefined for what is no longer sold. */
function follow(
  catalogue: Catalogue,
  item: CartItemRow & { readonly choices: Choices },
  now: Choices,
): Record<string, string> | undefined {
  const product = soldProduct(catalogue, item.set_id, item.product);
  const before = item.choices[item.product] ?? {};
  return product && followedChoices(product, item.properties, before, now[item.product] ?? {});
}

import { wornTogether } from "@holeshot/garments";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import type { Catalogue } from "../../catalogue/index.ts";
import type { DesignAccess, DesignSnapshot } from "../../designs/index.ts";
import { makeRoom } from "../keep-apart.ts";
import type { CommerceServices } from "../services.ts";
import { designChoices, requireRoom } from "../policy.ts";
import { changeCart, insertDesign, insertItems, type NewItem } from "../writer.ts";

/**
 * Puts a design in a cart: one item for each product of its set that is worn together, quantity and size to be chosen.
 * What is offered beside them comes in when a quantity of it is chosen.
 */
export async function addDesign(
  platform: Platform,
  { catalogue, designs }: CommerceServices,
  cartId: string,
  designId: string,
  access: DesignAccess,
): Promise<void> {
  await platform.transaction(async (tx) => {
    await changeCart(tx, cartId, platform.clock());
    const design = await designs.readForCart(tx, designId, access);
    if (!design) throw new Problem("not_found");
    const put = await putDesign(tx, catalogue, cartId, design, () => platform.newId());
    if (!put) throw new Problem("already_in_cart");
  });
}

/**
 * Puts a design in a cart that is locked.
 * @returns false when it lies there already.
 * @throws Problem when the set is no longer sold or the cart is full.
 */
export async function putDesign(
  tx: Tx,
  catalogue: Catalogue,
  cartId: string,
  design: DesignSnapshot,
  newId: () => string,
): Promise<boolean> {
  const items = itemsOf(catalogue, design, newId);
  let present = await insertDesign(tx, cartId, design);
  if (present === null && (await makeRoom(tx, cartId, design, newId))) {
    present = await insertDesign(tx, cartId, design);
  }
  if (present === null) return false;
  requireRoom(present + items.length);
  await insertItems(tx, cartId, items);
  return true;
}

function itemsOf(catalogue: Catalogue, design: DesignSnapshot, newId: () => string): NewItem[] {
  const set = catalogue.set(design.set);
  if (!set) throw new Problem("not_found");
  return wornTogether(set.products).map((product) => ({
    id: newId(),
    designId: design.uuid,
    product: product.id,
    productPosition: set.products.indexOf(product),
    quantity: null,
    properties: designChoices(product, design.document.products[product.id]?.properties ?? {}),
    rider: null,
  }));
}

import { limits } from "@holeshot/domain";
import { isUniqueViolation } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import type { Catalogue } from "../../catalogue/index.ts";
import type { CommerceDoors, DesignAccess, DesignSnapshot } from "../doors.ts";
import { designChoices } from "../policy.ts";
import { findItems } from "../reader.ts";
import { changeCart, insertDesign, insertItems, type NewItem } from "../writer.ts";

/** Puts a design in a cart: one item for each product of its set, quantity and size to be chosen. */
export async function addDesign(
  platform: Platform,
  { catalogue, designs }: CommerceDoors,
  cartId: string,
  designId: string,
  access: DesignAccess,
): Promise<void> {
  await platform.transaction(async (tx) => {
    await changeCart(tx, cartId, platform.clock());
    const design = await designs.readForCart(tx, designId, access);
    if (!design) throw new Problem("not_found");
    const present = await findItems(tx, cartId);
    if (present.some((item) => item.design_id === designId)) throw new Problem("already_in_cart");
    const items = itemsOf(catalogue, design, () => platform.newId());
    if (present.length + items.length > limits.itemsPerCart) throw tooMany();
    try {
      await insertDesign(tx, cartId, design);
    } catch (error) {
      if (isUniqueViolation(error)) throw new Problem("already_in_cart");
      throw error;
    }
    await insertItems(tx, cartId, items);
  });
}

function itemsOf(catalogue: Catalogue, design: DesignSnapshot, newId: () => string): NewItem[] {
  const set = catalogue.set(design.set);
  if (!set) throw new Problem("not_found");
  return set.products.map((product, at) => ({
    id: newId(),
    designId: design.uuid,
    product: product.id,
    productPosition: at,
    quantity: null,
    properties: designChoices(product, design.document.products[product.id]?.properties ?? {}),
    rider: null,
  }));
}

export function tooMany(): Problem {
  return invalidField("", "too_big");
}

import { limits } from "@holeshot/domain";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import type { Catalogue } from "../../catalogue/index.ts";
import type { CommerceDoors, DesignAccess, DesignSnapshot } from "../doors.ts";
import { designChoices } from "../policy.ts";
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
    const items = itemsOf(catalogue, design, () => platform.newId());
    const present = await insertDesign(tx, cartId, design);
    if (present === null) throw new Problem("already_in_cart");
    if (present + items.length > limits.itemsPerCart) throw tooMany();
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

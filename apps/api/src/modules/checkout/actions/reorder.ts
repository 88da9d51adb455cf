import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import {
  type CommerceServices,
  insertCart,
  insertFixedDesigns,
  insertItems,
  knownChoices,
  soldProduct,
} from "../../cart/index.ts";
import { contentOf, requestPictures, SHOP } from "../../designs/index.ts";
import {
  findMadeVersions,
  findOrder,
  type MadeVersion,
  type OrderLineRow,
  requireOwn,
} from "../../orders/index.ts";

/**
 * A new cart with what was ordered, to today's prices. The designs are those the order is made to: as its proof was
 * approved, else as they were ordered, whatever was saved since. Choices no longer sold are left open, products no
 * longer sold left out. A size that is no longer made stays, so that the cart tells whose it is until another is chosen.
 * @throws Problem `reorder_failed` when nothing of the order is sold any more.
 */
export async function reorder(
  platform: Platform,
  { catalogue }: CommerceServices,
  orderId: string,
  customerId: string,
): Promise<string> {
  const order = requireOwn(await findOrder(platform.db, orderId), customerId);
  const { lines, versions } = await findMadeVersions(platform.db, orderId);
  const designs = await copiesOf(platform, versions, lines);
  const designOf = new Map(designs.flatMap(({ uuid, lineIds }) => lineIds.map((id) => [id, uuid])));
  const items = lines.flatMap((line) => {
    const product = soldProduct(catalogue, line.set_id, line.product);
    if (!product) return [];
    const rider = { name: line.rider_name ?? "", number: line.rider_number ?? "" };
    return {
      id: platform.newId(),
      designId: designOf.get(line.id) ?? line.design_id,
      product: line.product,
      productPosition: catalogue.set(line.set_id)?.products.indexOf(product) ?? 0,
      quantity: line.quantity,
      properties: { ...sizeOf(line), ...knownChoices(product, line.properties) },
      rider: line.rider_name === null && line.rider_number === null ? null : rider,
    };
  });
  if (items.length === 0) throw new Problem("reorder_failed");

  const cartId = platform.newId();
  await platform.transaction(async (tx) => {
    await insertCart(tx, { id: cartId, customerId, manualCheck: order.manual_check });
    await insertFixedDesigns(tx, cartId, designs);
    await insertItems(tx, cartId, items);
    await drawCopies(platform, tx, designs);
  });
  return cartId;
}

function sizeOf({ properties: { size } }: OrderLineRow): Record<string, string> {
  return size === undefined ? {} : { size };
}

type Copies = Awaited<ReturnType<typeof copiesOf>>;

/** In the order of their first lines. Only one version of a design can go by its uuid; more have one of their own. */
async function copiesOf(
  platform: Platform,
  versions: readonly MadeVersion[],
  lines: readonly OrderLineRow[],
) {
  const taken = new Set<string>();
  const place = new Map(lines.map((line, at) => [line.id, at]));
  const first = ({ lineIds }: MadeVersion) => Math.min(...lineIds.map((id) => place.get(id) ?? 0));
  const copies = versions.map(async (version) => {
    const { design, document, lineIds } = version;
    const again = taken.has(design.design_id);
    taken.add(design.design_id);
    const same = document === design.document;
    const content = same
      ? { documentHash: design.document_hash, hasPixelImages: design.has_pixel_images }
      : await contentOf(platform.db, design.set_id, document);
    return {
      ...content,
      document,
      uuid: again ? platform.newId() : design.design_id,
      origin: design.origin_id ?? (again ? design.design_id : null),
      name: design.name,
      set: design.set_id,
      at: first(version),
      lineIds,
    };
  });
  return (await Promise.all(copies)).toSorted((a, b) => a.at - b.at);
}

/** A design that was put together from several proofs was never drawn. */
async function drawCopies(platform: Platform, tx: Tx, designs: Copies): Promise<void> {
  const now = platform.clock();
  for (const { set, document, documentHash } of designs) {
    await requestPictures(tx, { setId: set, document, documentHash, now, asker: SHOP });
  }
}

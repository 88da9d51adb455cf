import type { AnswerBodyOf, getCart } from "@holeshot/contract";
import { isProductId, type Language, type ProductId } from "@holeshot/domain";
import type { Db } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ShownPictures } from "../designs/index.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { CommerceServices } from "./services.ts";
import { cartProblems, soldProduct } from "./policy.ts";
import { homeDelivery, priceContents } from "./pricing.ts";
import { type CartContents, type CartItemRow, type ShownItemRow } from "./reader.ts";
import { readShown } from "./snapshots.ts";
import { type UnfitItems, unfitRiders } from "./unfit-riders.ts";

export type CartAnswer = AnswerBodyOf<typeof getCart, 200>;

/**
 * Reads an open cart and shows it.
 * @throws Problem `not_found` when there is no such open cart.
 */
export async function showCart(
  platform: Platform,
  services: CommerceServices,
  id: string,
  language: Language,
): Promise<CartAnswer> {
  const contents = await readShown(platform.db, services, id);
  const pictures = await picturesOf(platform.db, services, contents.items);
  const unfit = await unfitRiders(platform.db, services, id, contents.items);
  return presentCart(contents, services, pictures, { language, now: platform.clock(), unfit });
}

function picturesOf(
  db: Db,
  services: CommerceServices,
  items: readonly ShownItemRow[],
): Promise<ReadonlyMap<string, ShownPictures>> {
  if (items.length === 0) return Promise.resolve(new Map());
  const refs = new Map(
    items.map((item) => [
      item.document_hash,
      {
        uuid: item.design_id,
        documentHash: item.document_hash,
        pictureState: item.picture_state,
      },
    ]),
  );
  return services.designs.pictures(db, [...refs.values()]);
}

/** What follows its maker's saves is as its design is today, as long as that is there. */
function olderOf(item: ShownItemRow): Pick<CartAnswer["items"][number], "older"> {
  const { today_id: design, today_hash: today, document_hash: version, made_at: at } = item;
  if (design !== null && (item.follows_saves || today === version)) return {};
  const made_at = at === null ? null : new Date(at).toISOString();
  return { older: { design, version, made_at } };
}

/** Which save of its design it would be made of, and when that was. */
function savedOf(item: ShownItemRow): Pick<CartAnswer["items"][number], "saved"> {
  if (!item.follows_saves || item.today_id === null || item.saved_at === null) return {};
  return { saved: { version: item.document_hash, at: new Date(item.saved_at).toISOString() } };
}

interface ShownContents extends CartContents {
  readonly items: readonly ShownItemRow[];
}

interface Reader {
  readonly language: Language;
  readonly now: Date;
  readonly unfit: UnfitItems;
}

/** Every field of a cart that leaves the server. */
function presentCart(
  contents: ShownContents,
  services: CommerceServices,
  pictures: ReadonlyMap<string, ShownPictures>,
  reader: Reader,
): CartAnswer {
  const { catalogue } = services;
  const { cart, items } = contents;
  const priced = priceContents(catalogue, contents, homeDelivery(catalogue, reader.now));
  return {
    uuid: cart.id,
    version: cart.version,
    fingerprint: fingerprintOf(contents, priced),
    manual_check: cart.manual_check,
    items: items.map((item, at) => ({
      id: item.id,
      configuredSetUuid: item.design_id,
      configuratorSetUuid: item.set_id,
      ...olderOf(item),
      ...savedOf(item),
      name: item.name,
      product: {
        id: productOf(item),
        name:
          soldProduct(catalogue, item.set_id, item.product)?.name[reader.language] ?? item.product,
      },
      quantity: item.quantity,
      ppuInclVat: priced.lines[at]?.unitPrice ?? 0,
      properties: item.properties,
      rider: riderOf(item),
      hasThumbnail: pictures.get(item.document_hash)?.hasThumbnail ?? null,
      preview_url: pictures.get(item.document_hash)?.previewUrl(productOf(item)) ?? null,
    })),
    discount_code:
      cart.code === null
        ? null
        : { code: cart.code, ...(cart.minimum !== null && { minimum: cart.minimum }) },
    totals: { ...priced.totals, extras: [...priced.totals.extras] },
    problems: [...cartProblems(catalogue, items, reader.unfit)],
    currency: "EUR",
  };
}

function productOf(item: CartItemRow): ProductId {
  if (!isProductId(item.product)) throw new Error(`Unknown product ${item.product} in a cart.`);
  return item.product;
}

function riderOf(item: CartItemRow): { name: string; number: string } | null {
  if (item.rider_name === null && item.rider_number === null) return null;
  return { name: item.rider_name ?? "", number: item.rider_number ?? "" };
}

import type { changeOrderAddresses, RequestOf } from "@holeshot/contract";
import {
  changeableAddresses,
  checkVatId,
  euCountries,
  type FieldError,
  HOME_COUNTRY,
  rateLimits,
  taxTreatment,
} from "@holeshot/domain";
import type { LimitRule } from "../../../platform/http/rate-limits.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { type Catalogue, openCatalogue } from "../../catalogue/index.ts";
import { lockOrder, type OrderRow } from "../reader.ts";
import { isPickup } from "../shipping/parcel-mail-facts.ts";
import { keepDeliveries } from "../shipping/parcels-writer.ts";
import type { StoredAddress, StoredBilling } from "../tables.ts";
import { recordEvent } from "../writer.ts";
import { amendInvoice } from "./amend-invoice.ts";
import { mailProgress } from "./mail-customer.ts";

type Asked = RequestOf<typeof changeOrderAddresses>["body"];
type Wish = Omit<Asked, "version">;

const CHANGES: LimitRule = { name: "order-addresses", ...rateLimits.addressChangesPerOrder };

interface Addresses {
  readonly shipping: StoredAddress;
  readonly billing: StoredBilling;
}

/**
 * Has an order sent elsewhere, or its invoice. What was agreed in money stays: a change that would be priced or taxed
 * otherwise is refused at its field. An invoice that was issued says from then on that it was amended. Of an order that is
 * being made only what has not left may go elsewhere: parcels keep the address that they went to.
 * @throws Problem `not_found`, `stale_version`, `order_not_changeable`, `order_has_left`, `validation_failed`,
 *   `shipping_unavailable`, `rate_limited`
 */
export async function changeAddresses(
  platform: Platform,
  orderId: string,
  customerId: string,
  { version, ...wish }: Asked,
): Promise<void> {
  await platform.limits.take(CHANGES, `${customerId} ${orderId}`);
  await platform.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.customer_id !== customerId) throw new Problem("not_found");
    if (version !== undefined && version !== order.version) throw new Problem("stale_version");
    await changeAddressesOf(platform, tx, order, wish);
  });
}

/** The same for a locked order, whoever may do it. */
export async function changeAddressesOf(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  wish: Wish,
): Promise<void> {
  const wanted = wantedAddresses(order, wish);
  refuseLate(order, wanted);
  const errors = faults(openCatalogue(), order, wanted);
  if (errors.length > 0) throw new Problem("validation_failed", { errors });
  if (isOutside(openCatalogue(), wanted.shipping)) throw new Problem("shipping_unavailable");
  if (same(order.shipping_address, wanted.shipping) && same(order.billing_address, wanted.billing))
    return;
  await keep(platform, tx, order, wanted);
}

function refuseLate(order: OrderRow, { billing }: Addresses): void {
  const changes = changeableAddresses(order.status, isPickup(order));
  if (changes === "both") return;
  if (order.status === "completed" && !isPickup(order)) throw new Problem("order_has_left");
  if (changes === "delivery" && same(order.billing_address, billing)) return;
  throw new Problem("order_not_changeable");
}

function wantedAddresses(order: OrderRow, wish: Wish): Addresses {
  const { billing_address: billing } = wish;
  return {
    shipping: wish.shipping_address ?? order.shipping_address,
    billing: billing
      ? { ...billing, company: billing.company || null, vat_id: printed(billing.vat_id ?? "") }
      : order.billing_address,
  };
}

/** As invoices print it; what is no VAT id is refused below or, outside the EU, stays as typed. */
function printed(typed: string): string | null {
  return checkVatId(typed)?.id ?? (typed === "" ? null : typed);
}

function faults(catalogue: Catalogue, order: OrderRow, { shipping, billing }: Addresses) {
  const errors: FieldError[] = [];
  const { country } = shipping;
  if (country !== order.shipping_address.country) {
    errors.push({ path: "shipping_address.country", code: "changes_price" });
    return errors;
  }
  const vatId = billing.vat_id ?? "";
  if (vatId !== "" && !billing.company) {
    errors.push({ path: "billing_address.company", code: "required" });
  }
  if (vatId !== "" && euCountries.has(country) && checkVatId(vatId) === null) {
    errors.push({ path: "billing_address.vat_id", code: "invalid_vat_id" });
  } else if (vatId !== (order.billing_address.vat_id ?? "")) {
    const day = order.created_at.toISOString().slice(0, 10);
    const tax = taxTreatment(country, vatId === "" ? null : vatId, catalogue.vat.rates, day);
    if (tax.kind !== order.tax.kind) {
      errors.push({ path: "billing_address.vat_id", code: "changes_price" });
    }
  }
  return errors;
}

/** Places of a country that the shop does not send to, as at checkout. */
function isOutside({ vat }: Catalogue, { country, postcode }: StoredAddress): boolean {
  if (country === HOME_COUNTRY) return false;
  return vat.outside.some((place) => place.country === country && place.postcode.test(postcode));
}

function same(a: object, b: object): boolean {
  const text = (address: object) =>
    JSON.stringify(Object.entries(address).toSorted(([one], [two]) => (one < two ? -1 : 1)));
  return text(a) === text(b);
}

async function keep(platform: Platform, tx: Tx, order: OrderRow, wanted: Addresses): Promise<void> {
  const now = platform.clock();
  // What was issued is kept as it was before anything it is drawn from changes.
  await amendInvoice(platform, tx, order);
  await tx
    .insertInto("order_address_changes")
    .values({
      id: platform.newId(),
      order_id: order.id,
      shipping_address: JSON.stringify(order.shipping_address),
      billing_address: JSON.stringify(order.billing_address),
      changed_at: now,
    })
    .execute();
  if (!same(order.shipping_address, wanted.shipping)) {
    await keepDeliveries(tx, order.id, order.shipping_address);
  }
  await tx
    .updateTable("orders")
    .set({
      shipping_address: JSON.stringify(wanted.shipping),
      billing_address: JSON.stringify(wanted.billing),
    })
    .where("id", "=", order.id)
    .execute();
  const id = platform.newId();
  await recordEvent(tx, order.id, { id, event: "address_changed", status: order.status, now });
  const changed = { shipping_address: wanted.shipping, billing_address: wanted.billing };
  await mailProgress(platform, tx, { ...order, ...changed }, "address");
}

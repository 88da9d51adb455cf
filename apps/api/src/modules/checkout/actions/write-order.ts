import { checkVatId, type ConsentKind } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { CartContents, chargeContents, CommerceServices } from "../../cart/index.ts";
import { confirmOrder, insertOrder } from "../../orders/index.ts";
import { currentProvider, INVOICE_PROVIDER, insertPayment } from "../../payments/index.ts";
import { orderLabels } from "../labels.ts";
import { recordConsents } from "../policy.ts";
import type { CheckoutRequest } from "../request.ts";

/** An order that customer and shop agree on, ready to be written. */
export interface AgreedOrder {
  readonly id: string;
  readonly number: string;
  readonly request: CheckoutRequest;
  readonly contents: CartContents;
  readonly charged: ReturnType<typeof chargeContents>;
  readonly consents: readonly ConsentKind[];
  readonly now: Date;
}

/**
 * Writes an order with its payment; one on invoice, or with nothing to pay, is confirmed at once.
 * @returns whether it is.
 */
export async function writeOrder(
  platform: Platform,
  tx: Tx,
  services: CommerceServices,
  agreed: AgreedOrder,
): Promise<boolean> {
  const { id, now, charged, request } = agreed;
  const { total } = charged.priced.totals;
  const order = await insertOrder(tx, {
    order: orderRow(agreed, services),
    lines: orderLines(platform, agreed),
    event: { id: platform.newId(), event: "created", status: "draft", now },
  });

  const onInvoice = request.body.payment === "invoice";
  if (onInvoice || total > 0) {
    await insertPayment(tx, {
      id: platform.newId(),
      orderId: id,
      method: request.body.payment,
      provider: onInvoice ? INVOICE_PROVIDER : currentProvider(platform).name,
      amount: total,
      now,
    });
  }
  const complete = onInvoice || total === 0;
  if (complete) await confirmOrder(platform, tx, order);
  return complete;
}

function orderRow(agreed: AgreedOrder, { catalogue }: CommerceServices) {
  const { request, contents, charged, now } = agreed;
  const { body } = request;
  const { totals } = charged.priced;
  const billing = body.billing_address ?? body.shipping_address;
  const business = body.billing_address;
  return {
    id: agreed.id,
    order_number: agreed.number,
    customer_id: request.customerId,
    cart_id: request.cartId,
    status: "draft" as const,
    language: body.language,
    payment_method: body.payment,
    shipping_method: body.shipping_method,
    discount_code_id: contents.cart.discount_code_id,
    manual_check: contents.cart.manual_check,
    proof_status: contents.cart.manual_check
      ? ("awaiting_designer" as const)
      : ("not_requested" as const),
    subtotal: totals.subtotal,
    discount: totals.discount,
    shipping: totals.shipping,
    manual_check_amount: totals.manual_check,
    vat: totals.vat,
    total: totals.total,
    tax: JSON.stringify(charged.tax),
    shipping_address: JSON.stringify(body.shipping_address),
    billing_address: JSON.stringify({
      ...billing,
      company: business?.company || null,
      vat_id: printedVatId(business?.vat_id ?? ""),
    }),
    contact: JSON.stringify(body.contact),
    consents: JSON.stringify(recordConsents(agreed.consents, body.language, now)),
    labels: JSON.stringify(
      orderLabels(catalogue, contents.items, charged.offer, contents.cart.code),
    ),
    created_at: now,
  };
}

function orderLines(platform: Platform, { contents, charged }: AgreedOrder) {
  return contents.items.map((item, at) => ({
    id: platform.newId(),
    design_id: item.design_id,
    product: item.product,
    quantity: item.quantity ?? 0,
    unit_price: charged.priced.lines[at]?.unitPrice ?? 0,
    properties: item.properties,
    rider_name: item.rider_name,
    rider_number: item.rider_number,
  }));
}

/** As invoices print it; outside the EU, where it changes nothing, as it was typed. */
function printedVatId(typed: string): string | null {
  return checkVatId(typed)?.id ?? (typed === "" ? null : typed);
}

import type { CallOf, RoutesById } from "@holeshot/contract";
import type { Answer } from "../../lib/api/call.ts";

/** What of an order the dialog needs; its customer's and staff's are alike in it. */
export type AddressedOrder = Pick<
  Answer<"getOrder">,
  "changeable" | "shipping_address" | "billing_address" | "parcels"
>;

export type WhichAddress = "shipping" | "billing";

interface Fields {
  street: string;
  house_number: string;
  postcode: string;
  city: string;
  country: string;
}

/** The form: named as the server names its body, so that its faults find their fields. */
export interface AddressValues {
  shipping_address: Fields;
  billing_address: Fields & { company: string; vat_id: string };
  /** The invoice goes where the parcel goes. */
  both: boolean;
}

export type AddressChange = CallOf<RoutesById["changeOrderAddresses"]>["body"];

const parts = ["street", "house_number", "postcode", "city", "country"] as const;

/** Whether the invoice goes where the parcel goes. */
export function isOneAddress({
  shipping_address,
  billing_address,
}: Pick<AddressedOrder, "shipping_address" | "billing_address">): boolean {
  return parts.every((part) => shipping_address[part] === billing_address[part]);
}

export function valuesOf(order: AddressedOrder): AddressValues {
  const { billing_address: billing } = order;
  return {
    shipping_address: { ...order.shipping_address },
    billing_address: { ...billing, company: billing.company ?? "", vat_id: billing.vat_id ?? "" },
    both: order.changeable && isOneAddress(order),
  };
}

/** Only what was changed is sent: the other address stays as it is. */
export function bodyOf(values: AddressValues, which: WhichAddress): AddressChange {
  const { company, vat_id: vatId, ...own } = values.billing_address;
  const business = { company: company.trim() || null, vat_id: vatId.trim() || null };
  if (which === "billing") return { billing_address: { ...own, ...business } };
  const { shipping_address: shipping } = values;
  return {
    shipping_address: shipping,
    ...(values.both && { billing_address: { ...shipping, ...business } }),
  };
}

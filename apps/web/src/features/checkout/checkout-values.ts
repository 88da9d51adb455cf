import type { CallOf, RoutesById } from "@holeshot/contract";
import { type CountryCode, HOME_COUNTRY, type Language } from "@holeshot/domain";
import type { Customer } from "../../lib/session/customer.ts";

interface AddressValues {
  street: string;
  house_number: string;
  postcode: string;
  city: string;
  country: string;
}

/** The form: named as the server names its body, so that its faults find their fields. */
export interface CheckoutValues {
  contact: { first_name: string; last_name: string; email: string; phone: string };
  shipping_address: AddressValues;
  same_address: boolean;
  billing_address: AddressValues & { company: string; vat_id: string };
  shipping_method: string;
  payment: "pay_now" | "invoice";
  accept_terms: boolean;
  accept_colour_deviation: boolean;
  accept_image_quality: boolean;
}

export type CheckoutBody = CallOf<RoutesById["checkout"]>["body"];

/** Languages whose code is that of the country they are spoken in. The next one is asked for by the compiler. */
type OfOneCountry = "nl" | "de" | "dk" | "fr";

/** Of somebody who never ordered: in the country whose language they read, where it is of one country and not of the world. */
function emptyAddress(language: Language): AddressValues {
  const own: OfOneCountry | null = language === "en" ? null : language;
  const country: CountryCode = own ?? HOME_COUNTRY;
  return { street: "", house_number: "", postcode: "", city: "", country };
}

/** Nothing is ticked beforehand: a consent is only one when it is given. */
export function startValues(
  customer: Customer,
  language: Language,
  earlier: Partial<AddressValues> = {},
): CheckoutValues {
  const address = { ...emptyAddress(language), ...earlier };
  const { first_name, last_name, email, phone } = customer;
  return {
    contact: { first_name, last_name, email, phone },
    shipping_address: address,
    same_address: true,
    billing_address: { ...address, company: "", vat_id: "" },
    shipping_method: "",
    payment: "pay_now",
    accept_terms: false,
    accept_colour_deviation: false,
    accept_image_quality: false,
  };
}

export function bodyOf(values: CheckoutValues, total: number, language: Language): CheckoutBody {
  const { company, vat_id, ...own } = values.billing_address;
  const billing = values.same_address ? values.shipping_address : own;
  return {
    contact: values.contact,
    shipping_address: values.shipping_address,
    billing_address: { ...billing, company: company.trim() || null, vat_id: vat_id.trim() || null },
    shipping_method: values.shipping_method,
    payment: values.payment,
    accept_terms: values.accept_terms,
    accept_colour_deviation: values.accept_colour_deviation,
    accept_image_quality: values.accept_image_quality,
    expected_total: total,
    language,
  };
}

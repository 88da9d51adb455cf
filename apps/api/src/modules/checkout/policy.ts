import type { CheckoutBody } from "./request.ts";
import {
  acceptsVatId,
  type ConsentKind,
  consents,
  type ErrorCode,
  type FieldError,
  type Language,
} from "@holeshot/domain";
import type { CartItemRow } from "../cart/index.ts";
import type { StoredConsent } from "../orders/index.ts";

const REFUSALS: Readonly<Record<ConsentKind, ErrorCode>> = {
  terms: "terms_not_accepted",
  colour_deviation: "colour_deviation_not_accepted",
  image_quality: "image_quality_not_accepted",
};

/** What must be accepted for these items, in the order in which its lack is refused. */
export function neededConsents(items: readonly CartItemRow[]): readonly ConsentKind[] {
  const pixels = items.some((item) => item.has_pixel_images);
  return pixels ? ["terms", "colour_deviation", "image_quality"] : ["terms", "colour_deviation"];
}

/** The first consent that is needed and was not given, as the code that says so. */
export function missingConsent(
  needed: readonly ConsentKind[],
  body: CheckoutBody,
): ErrorCode | undefined {
  const given: Readonly<Record<ConsentKind, boolean>> = {
    terms: body.accept_terms,
    colour_deviation: body.accept_colour_deviation,
    image_quality: body.accept_image_quality ?? false,
  };
  const missing = needed.find((kind) => !given[kind]);
  return missing && REFUSALS[missing];
}

/** What is kept of the consents: the very words, their version, and when. */
export function recordConsents(
  needed: readonly ConsentKind[],
  language: Language,
  now: Date,
): readonly StoredConsent[] {
  return needed.map((kind) => ({
    kind,
    version: consents[kind].version,
    language,
    text: consents[kind].texts[language],
    accepted_at: now.toISOString(),
  }));
}

/** What the schema cannot see: a VAT id has the form of its country and belongs to a company. */
export function bodyFaults(body: CheckoutBody): readonly FieldError[] {
  const vatId = body.billing_address?.vat_id ?? "";
  if (vatId === "") return [];
  const faults: FieldError[] = [];
  const destination = { country: body.shipping_address.country, shippingMethod: "", vatId };
  if (!acceptsVatId(destination.country, destination.vatId)) {
    faults.push({ path: "billing_address.vat_id", code: "invalid_vat_id" });
  }
  if (!body.billing_address?.company) {
    faults.push({ path: "billing_address.company", code: "required" });
  }
  return faults;
}

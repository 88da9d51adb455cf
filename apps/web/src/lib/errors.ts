import type { ErrorCode, FieldError, FieldErrorCode, FileFault } from "@holeshot/domain";
import { isProblem, type ProblemCode } from "./api/api-problem.ts";
import type { MessageKey, Translate } from "./i18n/translator.ts";
import { report } from "./report.ts";

/** What a customer reads for each failure. What is not here is no customer's doing: "unknown". */
const messages: Partial<Record<ErrorCode | ProblemCode, MessageKey>> = {
  network: "error.network",
  rate_limited: "error.rate_limited",
  unavailable: "error.unavailable",
  storage_unavailable: "error.storage_unavailable",
  unauthenticated: "error.unauthenticated",
  not_found: "error.not_found",
  invalid_credentials: "error.invalid_credentials",
  second_factor_required: "error.second_factor_required",
  invalid_second_factor: "error.invalid_second_factor",
  second_factor_missing: "error.second_factor_missing",
  second_factor_enrolled: "error.second_factor_enrolled",
  email_taken: "error.email_taken",
  invalid_token: "error.invalid_token",
  file_too_large: "error.file_too_large",
  unsupported_file_type: "error.unsupported_file_type",
  unreadable_image: "error.unreadable_image",
  image_too_many_pixels: "error.image_too_many_pixels",
  image_too_thin: "error.image_too_thin",
  pdf_locked: "error.pdf_locked",
  search_too_short: "error.search_too_short",
  invalid_design: "error.invalid_design",
  stale_version: "error.stale_version",
  too_many_versions: "error.too_many_versions",
  act_refused: "error.act_refused",
  too_many_comments: "error.too_many_comments",
  take_over_failed: "error.take_over_failed",
  group_not_empty: "error.group_not_empty",
  already_in_cart: "error.already_in_cart",
  duplicate_configuration: "error.duplicate_configuration",
  invalid_discount_code: "error.invalid_discount_code",
  discount_code_used: "error.discount_code_used",
  shipping_unavailable: "error.shipping_unavailable",
  cart_changed: "error.cart_changed",
  invoice_limit_reached: "error.invoice_limit_reached",
  total_changed: "error.total_changed",
  cart_empty: "error.cart_empty",
  missing_quantities: "error.missing_quantities",
  missing_properties: "error.missing_properties",
  lettering_missing_characters: "error.lettering_missing_characters",
  lettering_too_long: "error.lettering_too_long",
  terms_not_accepted: "error.terms_not_accepted",
  colour_deviation_not_accepted: "error.colour_deviation_not_accepted",
  image_quality_not_accepted: "error.image_quality_not_accepted",
  surcharge_open: "error.surcharge_open",
  already_paid: "error.already_paid",
  order_not_changeable: "error.order_not_changeable",
  order_has_left: "error.order_has_left",
  proof_replaced: "error.proof_replaced",
  no_open_proof: "error.no_open_proof",
  reorder_failed: "error.reorder_failed",
  payment_unavailable: "error.payment_unavailable",
};

type FieldMessages = Record<Exclude<FieldErrorCode, FileFault>, MessageKey>;

/** What is said of a file stands where files are sent. */
const fieldMessages: FieldMessages & Partial<Record<FileFault, never>> = {
  required: "field.required",
  invalid_type: "field.invalid",
  invalid_value: "field.invalid",
  invalid_format: "field.invalid",
  invalid_email: "field.email",
  invalid_phone: "field.phone",
  invalid_postcode: "field.postcode",
  invalid_country: "field.invalid",
  invalid_vat_id: "field.vat_id",
  too_short: "field.too_short",
  too_long: "field.too_long",
  too_small: "field.too_small",
  too_big: "field.too_big",
  not_whole: "field.whole",
  wrong_code: "field.wrong_code",
  unknown_key: "field.invalid",
  passwords_differ: "field.passwords_differ",
  common_password: "field.common_password",
  same_as_email: "field.same_as_email",
  wrong_password: "field.wrong_password",
  unknown_reference: "field.invalid",
  changes_price: "field.changes_price",
};

export function messageOf(code: ProblemCode): MessageKey {
  return messages[code] ?? "error.unknown";
}

/** The sentence for a failure; `instead` names the act that failed where the code says nothing better. */
export function errorText(
  t: Translate,
  error: unknown,
  instead: MessageKey = "error.unknown",
): string {
  if (!isProblem(error)) {
    report(error, "unexpected");
    return t(instead);
  }
  if (error.retryAfter !== null && error.code === "rate_limited") {
    return t("error.rate_limited_minutes", {
      count: Math.max(1, Math.ceil(error.retryAfter / 60)),
    });
  }
  const key = messages[error.code];
  if (key === undefined) report(error, "unexpected answer");
  return t(key ?? instead);
}

export function fieldErrorText(t: Translate, error: Pick<FieldError, "code" | "params">): string {
  const { min, max } = (error.params ?? {}) as Record<string, number | undefined>;
  return t(fieldMessages[error.code] ?? "field.invalid", { min: min ?? "", max: max ?? "" });
}

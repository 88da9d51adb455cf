/** What a code means on the wire: its HTTP status and the title of its problem document. */
export interface ErrorCodeFacts {
  readonly status: number;
  readonly title: string;
}

/**
 * The one list of expected failures. The server answers with these, the shop translates them.
 * A title is for developers and in English; the shop never shows it.
 */
export const errorCodes = {
  // The request itself
  bad_request: { status: 400, title: "The request could not be understood" },
  malformed_json: { status: 400, title: "The body is not valid JSON" },
  request_timeout: { status: 408, title: "The request took too long to arrive" },
  body_too_large: { status: 413, title: "The body is too large" },
  unsupported_media_type: { status: 415, title: "This content type is not accepted here" },
  validation_failed: { status: 422, title: "Some fields are not valid" },
  rate_limited: { status: 429, title: "Too many requests" },
  headers_too_large: { status: 431, title: "The headers are too large" },

  // Who asks
  unauthenticated: { status: 401, title: "Sign in to continue" },
  invalid_credentials: { status: 401, title: "E-mail address or password is wrong" },
  second_factor_required: { status: 401, title: "A code of the second factor is needed" },
  invalid_second_factor: { status: 401, title: "The code of the second factor is wrong or used" },
  invalid_signature: { status: 401, title: "The notification is not signed by the provider" },
  second_factor_missing: { status: 403, title: "Staff must set up a second factor first" },
  not_found: { status: 404, title: "Not found" },

  // Customers
  email_taken: { status: 409, title: "This e-mail address is already registered" },
  invalid_token: { status: 422, title: "This reset link is unknown, used or expired" },
  second_factor_enrolled: { status: 409, title: "A second factor is set up already" },

  // Images and logos
  file_too_large: { status: 413, title: "The file is too large" },
  unsupported_file_type: { status: 415, title: "This type of file is not accepted" },
  unreadable_image: { status: 422, title: "The image could not be read" },
  image_too_many_pixels: { status: 422, title: "The image has too many pixels" },
  image_too_thin: { status: 422, title: "The image is too long for its width" },
  pdf_locked: { status: 422, title: "The PDF is locked" },
  search_too_short: { status: 422, title: "The search text is too short" },

  // Designs and groups
  invalid_design: { status: 422, title: "The design document is not valid" },
  stale_version: { status: 409, title: "A newer version exists" },
  too_many_versions: { status: 409, title: "No more versions of this design can be named" },
  act_refused: { status: 409, title: "What was to be changed is no longer there" },
  too_many_comments: { status: 409, title: "The design has all the comments it can hold" },
  take_over_failed: { status: 404, title: "This design cannot be taken over" },
  group_not_empty: { status: 409, title: "The group still holds designs" },

  // Cart
  already_in_cart: { status: 409, title: "This design is already in the cart" },
  duplicate_configuration: { status: 422, title: "The same design and product appears twice" },
  invalid_discount_code: { status: 422, title: "This discount code is not valid" },
  discount_code_used: { status: 422, title: "This discount code has been used" },
  shipping_unavailable: { status: 422, title: "No shipping method serves this destination" },

  // Checkout
  idempotency_conflict: { status: 409, title: "This key was used for another request" },
  cart_changed: { status: 409, title: "The cart has changed or was ordered" },
  invoice_limit_reached: { status: 422, title: "No more than this can be owed on invoice now" },
  total_changed: { status: 409, title: "The total has changed" },
  cart_empty: { status: 422, title: "The cart is empty" },
  missing_quantities: { status: 422, title: "Some products have no quantity" },
  lettering_missing_characters: {
    status: 422,
    title: "A rider's name or number has characters that its face lacks",
  },
  lettering_too_long: { status: 422, title: "A rider's name or number does not fit" },
  missing_properties: { status: 422, title: "Some products miss a choice" },
  terms_not_accepted: { status: 422, title: "The terms must be accepted" },
  colour_deviation_not_accepted: {
    status: 422,
    title: "The risk of colour deviation must be accepted",
  },
  image_quality_not_accepted: { status: 422, title: "The image quality must be accepted" },

  // Orders, payments, proofs
  surcharge_open: { status: 409, title: "A change of this order waits to be paid" },
  already_paid: { status: 409, title: "The order is already paid or not payable" },
  order_blocked: { status: 409, title: "A payment of the order was charged back" },
  refund_too_large: { status: 422, title: "No more than was paid can be given back" },
  illegal_transition: { status: 409, title: "The order cannot move to this state" },
  order_not_changeable: { status: 409, title: "The order is being made, or closed" },
  order_has_left: { status: 409, title: "Everything of the order has left" },
  proof_replaced: { status: 409, title: "The designer has sent another proof since" },
  no_open_proof: { status: 409, title: "No proof awaits an answer" },
  reorder_failed: { status: 409, title: "Nothing of this order can be ordered again" },

  // The server
  internal_error: { status: 500, title: "Something went wrong" },
  payment_unavailable: { status: 503, title: "The payment provider does not answer" },
  storage_unavailable: { status: 503, title: "Files cannot be stored at present" },
  unavailable: { status: 503, title: "The service is starting, stopping or overloaded" },
} as const satisfies Record<string, ErrorCodeFacts>;

/** Every expected failure by name. */
export type ErrorCode = keyof typeof errorCodes;

/** Whether a text is one of the codes; for answers of a server that may be newer. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === "string" && Object.hasOwn(errorCodes, text);
}

/** What can be wrong with one field of a request: the `code` of an entry of `errors`. */
export const fieldErrorCodes = [
  "required",
  "invalid_type",
  "invalid_value",
  "invalid_format",
  "invalid_email",
  "invalid_phone",
  "invalid_postcode",
  "invalid_country",
  "invalid_vat_id",
  "too_short",
  "too_long",
  "too_small",
  "too_big",
  "not_whole",
  "unknown_key",
  "passwords_differ",
  "common_password",
  "same_as_email",
  "wrong_password",
  "wrong_code",
  "unknown_reference",
  "changes_price",
  // Of a file that is sent.
  "own_declarations",
  "nothing_to_print",
  "too_complex",
] as const;

/** One of {@link fieldErrorCodes}. */
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** Those of them that are said of a file that is sent: what its sender can save otherwise. */
export type FileFault = Extract<
  FieldErrorCode,
  "own_declarations" | "nothing_to_print" | "too_complex"
>;

/** One wrong field: `path` like `contact.email` or `selections.0.rows.2.quantity`; `params` fill the translated text. */
export interface FieldError {
  readonly path: string;
  readonly code: FieldErrorCode;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
}

/** The body of every failed answer (RFC 9457, `application/problem+json`). */
export interface ProblemDocument {
  readonly type: string;
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
  readonly code: ErrorCode;
  readonly errors?: readonly FieldError[];
  readonly request_id?: string;
}

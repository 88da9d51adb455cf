/** Why a document is refused. Shown to customers through the shop's messages, so names never change. */
export type DesignProblemCode =
  | "required"
  | "wrong_type"
  | "unknown_key"
  | "not_allowed"
  | "bad_format"
  | "too_small"
  | "too_big"
  | "too_short"
  | "too_long"
  | "too_many"
  | "not_json"
  | "document_too_large"
  | "newer_schema"
  | "duplicate_id"
  | "duplicate_zone"
  | "crop_outside"
  | "unknown_reference";

/** One thing wrong with a document. `path` is dotted: `products.jersey.layers.3.size`. */
export interface DesignProblem {
  readonly path: string;
  readonly code: DesignProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
}

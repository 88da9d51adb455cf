import type { PieceId, ProductId } from "@holeshot/garments";
import type { Command } from "@holeshot/design";

/** What may go wrong in print. Shown through the shop's messages, so names never change. */
export type FindingCode =
  | "poor_resolution"
  | "fair_resolution"
  | "outside_piece"
  | "under_seam"
  | "over_seam"
  | "under_trim"
  | "thin_stroke"
  | "missing_character"
  | "missing_font"
  | "missing_picture"
  | "missing_piece"
  | "low_contrast"
  | "closed_letters"
  | "unfilled_name"
  | "unfilled_number"
  | "sample_left"
  | "text_too_long";

/** Where a finding is to be shown: the middle of its layer, piece mm of the size looked at. */
export interface FindingPlace {
  readonly piece: PieceId;
  readonly x: number;
  readonly y: number;
}

/** One finding about one layer. */
export interface Finding {
  readonly code: FindingCode;
  /** `problem` should not be printed like this; `advice` may. */
  readonly level: "problem" | "advice";
  readonly product: ProductId;
  readonly layer: string;
  /** Null when the layer lies on no piece of the garment. */
  readonly place: FindingPlace | null;
  /** Values for the message, such as `dpi` or `characters`. */
  readonly params: Readonly<Record<string, string | number>>;
  /** What the "fix" button runs, in order; empty where only the customer can tell. */
  readonly fix: readonly Command[];
}

/** A finding before it is known where it shows. */
export type Unplaced = Omit<Finding, "place">;

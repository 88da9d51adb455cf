import type { Path } from "@holeshot/geometry";
import type { PieceId, ProductId } from "@holeshot/garments";

/** A recolourable area of a kit. `fabric` zones colour unprinted pieces from the fabric chart. */
export interface TemplateZone {
  readonly id: string;
  readonly kind: "ink" | "fabric";
  /** Filled paths in piece millimetres of the base size, with bleed beyond the outline. */
  readonly paths: Readonly<Record<PieceId, Path>>;
}

/** Where a kit expects a name, a number or a sponsor. Centre, box and turn in piece millimetres and degrees. */
export interface TemplateSlot {
  readonly id: string;
  readonly role: "name" | "number" | "sponsor";
  readonly piece: PieceId;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
}

/** The drawn part of a template for one product: zones in painting order. */
export interface TemplateArt {
  readonly template: string;
  readonly product: ProductId;
  readonly pattern: number;
  readonly zones: readonly TemplateZone[];
  readonly slots: readonly TemplateSlot[];
}

import type { Box, Path } from "@holeshot/geometry";
import type { PieceId, ProductId } from "@holeshot/garments";

/** A text in each language of the shop. */
export interface Names {
  readonly nl: string;
  readonly en: string;
  readonly de: string;
  readonly dk: string;
  readonly fr: string;
}

/**
 * One level of a kit's drawing: what a recolourable zone paints there. `fabric` zones colour
 * unprinted pieces from the fabric chart. A zone that lies both under and over another occurs at
 * several levels with the same id; its colour and gradient are one.
 */
export interface TemplateZone {
  readonly id: string;
  readonly kind: "ink" | "fabric";
  /** An emblem, such as a round plate or a star: it goes with the cloth as a whole and keeps its shape in every size. */
  readonly emblem?: true;
  /** Filled paths in piece millimetres of the base size, with bleed beyond the outline; non-zero rule. */
  readonly paths: Readonly<Record<PieceId, Path>>;
}

/** Where a kit expects a name, a number or a sponsor. Centre, box and turn in piece millimetres and degrees clockwise. */
export interface TemplateSlot {
  readonly id: string;
  readonly role: "name" | "number" | "sponsor";
  readonly piece: PieceId;
  readonly x: number;
  readonly y: number;
  /** Largest extent of what is put here, outlines included, before it is turned. */
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  /** How high the kit's own lettering stands, outlines included, where its outlines reach beyond the box. */
  readonly lettered?: number;
  /** Of a number on a plate: the box round the same centre that its digits and their outlines stay in. */
  readonly plate?: { readonly width: number; readonly height: number; readonly emblem?: true };
}

/** The drawn part of a template for one product: levels in painting order, the first lowest. */
export interface TemplateArt {
  readonly template: string;
  readonly product: ProductId;
  readonly pattern: number;
  readonly zones: readonly TemplateZone[];
  readonly slots: readonly TemplateSlot[];
}

/** A zone as the customer meets it: its name, and whether inks or fabrics colour it. */
export interface ZoneMeta {
  readonly id: string;
  readonly kind: "ink" | "fabric";
  readonly name: Names;
}

/** A named set of colours: one for every zone and one for every role of the lettering. */
export interface Colourway {
  readonly id: string;
  readonly name: Names;
  readonly zones: Readonly<Record<string, string>>;
  readonly roles: Readonly<Record<string, string>>;
}

/** The text a kit starts with in a slot. Colours are roles of the colourway; lengths in mm. */
export interface SlotText {
  /** Slot of the drawing, which is also the id of the layer made for it. */
  readonly slot: string;
  readonly text: string;
  readonly font: string;
  /** Cap height. */
  readonly size: number;
  readonly colour: string;
  readonly letterSpacing: number;
  /** From the inside outwards, at most three. */
  readonly outlines: readonly { readonly colour: string; readonly width: number }[];
  readonly shadow: { readonly colour: string; readonly dx: number; readonly dy: number } | null;
  /** Slots of the same link are changed together. */
  readonly link: string | null;
}

/** Two colours that must stay apart, as roles or zones, with the least contrast (WCAG ratio). */
export interface ContrastPair {
  readonly a: string;
  readonly b: string;
  readonly least: number;
}

/** A compiled template: what its files say, checked and in the program's own terms. */
export interface Template {
  readonly id: string;
  readonly pattern: number;
  readonly name: Names;
  /** In the order the customer sees them. */
  readonly zones: readonly ZoneMeta[];
  /** Colour roles of the lettering. */
  readonly roles: readonly { readonly id: string; readonly name: Names }[];
  /** The first is the one the kit starts in. */
  readonly colourways: readonly Colourway[];
  readonly contrast: readonly ContrastPair[];
  readonly art: Readonly<Partial<Record<ProductId, TemplateArt>>>;
  readonly texts: Readonly<Partial<Record<ProductId, readonly SlotText[]>>>;
}

/** Something wrong in a file of the catalogue, where it stands and what to do about it. */
export interface Mistake {
  readonly code: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly remedy: string;
}

/** What a drawing must fit: the pieces of one product in the base size. */
export interface ProductPieces {
  readonly product: ProductId;
  readonly pieces: readonly {
    readonly id: PieceId;
    /** Printed pieces take inks, all others one fabric colour. */
    readonly printed: boolean;
    readonly bounds: Box;
  }[];
}

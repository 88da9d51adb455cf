import type { Side } from "@holeshot/domain";
import type { PieceId } from "../garment.ts";
import type { Measure } from "../sizes/measures.ts";
import type { SizeGroup, SizeSource } from "../sizes/size-group.ts";

/** What a product clothes: how it lies on a table and in the kit plane, and how it is stood up as a kit. */
export type Wear = "top" | "legs" | "hands";

/** The cloth a product is printed on, as it is seen from near. */
export type Weave =
  | "mesh"
  | "fine-mesh"
  | "interlock"
  | "stretch-knit"
  | "canvas"
  | "twill"
  | "vented-canvas"
  | "vented-below-pockets";

/** Where a product lies in a picture of several that were never draped, in shares of the picture. */
export interface KitPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** What lies lower is covered by what lies higher. */
  readonly level: number;
}

/** Measures that a short size table may show. */
export type TableMeasure = Extract<Measure, "chest" | "waist" | "hip" | "height" | "handGirth">;

/** What is known of a product without drafting it. Everything that asks which product it has asks this. */
export interface ProductFacts {
  readonly wear: Wear;
  /** That of its first fabric, which is worn where none is chosen. */
  readonly weave: Weave;
  readonly sizes: readonly SizeSource[];
  /** The size of each group that documents are drawn on; every product has men's. */
  readonly base: Readonly<Partial<Record<SizeGroup, string>>>;
  /** Draped once, for every body. */
  readonly drapedOnce: boolean;
  /** Choices that are seen on the cloth as it was draped, because they lie on it: patches, zips, closures. */
  readonly sewnOn: Readonly<Record<string, readonly string[]>>;
  /** What of that it is made with where nobody chooses: it lies on the cloth in pictures, in the colours that it is bought in. */
  readonly madeWith: Readonly<Record<string, string>>;
  /** The piece each side is about. */
  readonly sides: Readonly<Record<Side, PieceId>>;
  readonly guide: {
    /** The measures by which a rider finds a size, the deciding one first. */
    readonly measures: readonly Measure[];
    /** Those of the short tables, for each group that it is made for. */
    readonly tables: Readonly<Partial<Record<SizeGroup, readonly TableMeasure[]>>>;
    /** Finished measures are told to this, mm. */
    readonly step: number;
  };
  /** Heading and numbers that riders' lists use for its sizes beside the shop's own. */
  readonly lists: { readonly byWaist: boolean; readonly byGloveNumber: boolean };
  /** Height of a new text and width of a new picture, mm. */
  readonly starts: { readonly text: number; readonly image: number };
  /** Null for what is worn instead of the kit's own pieces: a picture of a kit leaves it out. */
  readonly kit: KitPlace | null;
  readonly flatLay: {
    /** How far from its edge a garment that lies flat turns away from the light, mm. */
    readonly round: number;
    /** Millimetres of cloth across a square picture, about. */
    readonly across: number;
  };
}

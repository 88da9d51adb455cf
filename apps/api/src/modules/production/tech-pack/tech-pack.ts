import type { Language, ProductId } from "@holeshot/domain";
import type { DesignPicture } from "../design-pictures.ts";
import type { OrderUnit } from "../order-units.ts";
import type { PrintSources } from "../pictures.ts";
import { pieceHoles } from "../piece-holes.ts";
import type { PieceWords } from "../piece-words.ts";
import type { TicketPdf } from "../ticket-page.ts";
import type { DrawnUnit } from "../unit-scene.ts";
import type { LayRules } from "./bill.ts";
import type { PlacedPart } from "./placed-parts.ts";
import type { TechTexts } from "./tech-texts.ts";

/** One line of the order, drafted and drawn. */
export interface TechUnit {
  readonly unit: OrderUnit;
  readonly drawn: DrawnUnit;
}

/** One product of a design as it was ordered. */
export interface TechProduct {
  readonly product: ProductId;
  readonly units: readonly TechUnit[];
  /** The line that drawings show: of the size that most are made of. */
  readonly sample: TechUnit;
  readonly parts: readonly PlacedPart[];
}

/** All that a tech pack of one design says. */
export interface TechPack {
  readonly order: string;
  readonly name: string;
  readonly revision: string;
  readonly created: Date;
  readonly language: Language;
  readonly words: PieceWords;
  readonly products: readonly TechProduct[];
  readonly pictures: readonly DesignPicture[];
  readonly sources: PrintSources;
  readonly faceName: (id: string) => string;
  readonly cmyk: (hex: string) => readonly number[];
  /** Of the press's profile; converted by rule where there is none. */
  readonly profile: string | null;
  readonly lay: LayRules;
  /** What the press calls the line of holes. */
  readonly holeInk: string;
}

/** Whether a laser cuts anything out of a line's pieces. */
export function hasHoles({ unit, drawn }: TechUnit): boolean {
  return drawn.garment.pieces.some((piece) => pieceHoles(unit, piece).length > 0);
}

/** What all pages are drawn with. */
export interface TechPage {
  readonly pdf: TicketPdf;
  readonly pack: TechPack;
  readonly say: TechTexts;
}

/** Whole millimetres, or tenths where they tell. */
export function millimetres(value: number, tag: string, digits = 0): string {
  return new Intl.NumberFormat(tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
    // No minus before nothing.
    signDisplay: "negative",
  }).format(value);
}

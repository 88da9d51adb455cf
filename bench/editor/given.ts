import type { ShapedLine, TemplateArt, VectorPicture } from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { Garment } from "@holeshot/garments";

/** What the page is given: a design of 60 layers and everything it names, as plain JSON. */
export interface Given {
  readonly document: DesignDocument;
  readonly garment: Garment;
  readonly art: TemplateArt;
  /** Shaped lines by font and text: the measurement is of drawing, not of loading fonts. */
  readonly shaped: Readonly<Record<string, ShapedLine>>;
  readonly logos: Readonly<Record<string, VectorPicture>>;
  /** The layer that is dragged and recoloured. */
  readonly target: string;
}

/** Pixels a millimetre: an editor about 800 × 1000 pixels large. */
export const scale = 2;

/** One contestant: draws the design once, then changes one layer again and again. */
export interface Contestant {
  readonly name: string;
  readonly recolour: (colour: string) => void;
  readonly drag: (dx: number, dy: number) => void;
  /** The whole picture. */
  readonly pixels: () => Uint8ClampedArray;
  /** Reads one pixel, so that nothing is left undrawn. */
  readonly flush: () => void;
}

/** How far a contestant's picture is from the first one's. */
export interface Difference {
  readonly name: string;
  /** Mean difference of a channel, of 255. */
  readonly mean: number;
  /** Share of channels off by more than 40. */
  readonly off: number;
}

/** What the page offers to the measurement. */
export interface BenchPage {
  readonly setUp: (given: Given) => Promise<string[]>;
  readonly differences: () => Difference[];
  /** Milliseconds an act takes, over `count` acts, drawing finished each time. */
  readonly time: (contestant: number, act: "recolour" | "drag", count: number) => number;
}

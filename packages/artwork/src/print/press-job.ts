import type { Piece } from "@holeshot/garments";
import type { Matrix } from "@holeshot/geometry";
import type { Packer } from "../pdf/pdf-file.ts";
import type { Colour } from "../scene.ts";
import type { FontShaper } from "../text/font-shaper.ts";
import type { Marks, Printer } from "./printer.ts";
import type { Cmyk } from "./process-colours.ts";

/** What all files for one press have in common. */
export interface PressJob {
  readonly printer: Printer;
  /** The face of labels. */
  readonly font: FontShaper;
  /** The press's own conversion; without one black takes what the three inks share. */
  readonly toCmyk?: (colour: Colour) => Cmyk;
  /** Profile of the press, when its owner gave one. */
  readonly press?: { readonly name: string; readonly profile: Uint8Array };
  /** From millimetres of a piece to those of its print, where cloth shrinks in the press; as it is when absent. Labels and dots keep their size. */
  readonly swell?: (piece: Piece) => Matrix;
  readonly picture: (asset: string) => Uint8Array | undefined;
  readonly created: Date;
  /** Packs what stands on pages; as the writer of PDFs does when absent. */
  readonly pack?: Packer;
  /** Marks on cloth that is printed; all when absent. Cloth that is not is cut by hand and has them all. */
  readonly marks?: Marks;
}

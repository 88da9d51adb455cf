import type { ProductId, Side } from "@holeshot/domain";
import type { Garment, SizeGroup, Weave } from "@holeshot/garments";
import type {
  ContactShadow,
  FigureView,
  Frame,
  TableIndex,
  ViewSize,
  ViewTable,
} from "@holeshot/views";
import type { ClothRegister } from "../stage/view/cloth-finder.ts";

/** How a garment is shown: as it is worn, or as the pieces it is sewn from. */
export type Look = "worn" | "pieces";

/** A side of a product wanted as a table. */
export interface TableJob {
  readonly id: number;
  readonly product: ProductId;
  readonly side: Side;
  readonly look: Look;
  readonly width: number;
  readonly height: number;
  /** Share of the picture's binding side that the garment fills. */
  readonly fill: number;
  /** Whose garment is shown. */
  readonly group: SizeGroup;
  /** The choices made for the product; some change how it is cut. */
  readonly options: Readonly<Record<string, string>>;
  /** Address of the list of drapes. */
  readonly cloth: string;
  /** Sent once a product: the worker drafts nothing. */
  readonly garment: Garment;
}

/** The cut that was draped, and its cloth. */
export interface DrapedCut {
  readonly size: string;
  readonly options: Readonly<Record<string, string>>;
  readonly weave: Weave;
  /** Millimetres that a pixel of the table shows of cloth that faces it. */
  readonly pixel: number;
}

export interface MadeTable {
  readonly table: ViewTable;
  /** What is worn; null when nobody has draped this garment, or its pieces were asked for. */
  readonly worn: DrapedCut | null;
  /** The ground's shadow and the square it is measured in; null for pieces, which lie. */
  readonly shadow: { readonly ellipse: ContactShadow; readonly frame: Frame } | null;
}

/** What places are looked up in, made beside the table so that the page's own thread need not. */
export interface LookUps {
  readonly index: TableIndex;
  readonly register: ClothRegister;
}

export interface ReadyTable extends MadeTable, LookUps {}

/** A rider wanted as a table, in the garments of a kit. */
export interface RiderJob {
  readonly id: number;
  readonly garments: readonly Pick<TableJob, "product" | "group" | "options">[];
  readonly view: FigureView;
  readonly size: ViewSize;
  /** Address of the list of drapes. */
  readonly cloth: string;
}

/** A rider as a table. His pieces are named as `figurePiece` names them. */
export interface MadeRider {
  readonly table: ViewTable;
  /** How black the ground is under each pixel, a byte each. */
  readonly shadow: Uint8Array;
  /** Pixels a millimetre artwork is to be drawn with. */
  readonly scale: number;
  /** Colours of his gear's pieces, "#rrggbb". */
  readonly colours: Readonly<Record<string, string>>;
  /** The cut of each garment that he wears. */
  readonly cuts: readonly {
    readonly product: ProductId;
    readonly size: string;
    readonly options: Readonly<Record<string, string>>;
  }[];
}

export type TableAnswer =
  /** What the worker says when it comes: whether a graphics card answers; null where it cannot ask. */
  | { readonly card: boolean | null }
  | { readonly id: number; readonly made: ReadyTable | MadeRider | null }
  | { readonly id: number; readonly error: string };

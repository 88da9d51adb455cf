import type { Garment, Piece, PieceId, ProductId } from "@holeshot/garments";
import type { KitPoint, Path, PiecePoint } from "@holeshot/geometry";
import type { DesignDocument, ImageSource } from "@holeshot/design";
import type { Colour, SceneItem } from "./scene.ts";
import type { SceneMemo } from "./scene-memo.ts";
import type { Chosen } from "./sewn-on/sewn-on.ts";
import type { TemplateArt } from "./template/types.ts";
import type { FontShaper } from "./text/font-shaper.ts";

/** A vector file ready to place: fills and clips in its own units, y down, from (0, 0) to (width, height). */
export interface VectorPicture {
  readonly width: number;
  readonly height: number;
  readonly items: readonly SceneItem[];
}

/** A pixel image that can be drawn: `asset` is what the drawer looks up, sizes are its full pixels. */
export interface PixelPicture {
  readonly asset: string;
  readonly width: number;
  readonly height: number;
}

/** The name and number one ordered piece of clothing carries. */
export interface RosterEntry {
  readonly name?: string;
  readonly number?: string;
}

/** A row of the order as a scene takes it: what the row leaves empty stays as the design has it. */
export function rosterEntry(
  rider: { readonly name: string; readonly number: string } | null | undefined,
): RosterEntry | undefined {
  if (!rider) return undefined;
  const { name, number } = rider;
  return { ...(name.trim() && { name }), ...(number.trim() && { number }) };
}

/** Everything a scene is made of. Nothing else influences it. */
export interface SceneInput {
  readonly document: DesignDocument;
  readonly product: ProductId;
  /** The garment in the size to draw. */
  readonly garment: Garment;
  /** The garment the design was placed on; left out when `garment` is that size. */
  readonly base?: Garment;
  /** Where a point of the base size's print lies in this size; left out, garments' own `carryPrint` from `base`. */
  readonly carry?: (piece: PieceId, point: PiecePoint) => PiecePoint;
  readonly art: TemplateArt;
  /** The template's own colours in the chosen colourway, by zone. */
  readonly colours?: Readonly<Record<string, Colour>>;
  /** Points of a piece on the garment as it lies on a table; left out, each piece is its own plane. */
  readonly kitPlane?: (piece: PieceId, point: PiecePoint) => KitPoint;
  readonly fonts: (font: string) => FontShaper | undefined;
  readonly vectors: (source: ImageSource) => VectorPicture | undefined;
  readonly images: (source: ImageSource) => PixelPicture | undefined;
  readonly roster?: RosterEntry;
  /** What was chosen for it, for who shows it: what is sewn on then lies on the pieces. Left out by who prints. */
  readonly chosen?: Chosen;
  /** Samples are drawn too, for whoever is to replace them; left out, nothing of them is: they are not made. */
  readonly samples?: boolean;
  /** How far ink reaches; left out, the piece with 10 mm round it. Printers want more where hems are deep. */
  readonly cloth?: (piece: Piece) => Path;
  /** Only these pieces are wanted, as when one side is shown; left out, all of them. */
  readonly pieces?: readonly PieceId[];
  /** Keeps what did not change from call to call; unchanged pieces come back as the same objects. */
  readonly memo?: SceneMemo;
}

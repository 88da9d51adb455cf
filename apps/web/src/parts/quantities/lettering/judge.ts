import { letteringFaults, rosterEntry, type TemplateArt } from "@holeshot/artwork";
import { type DesignDocument, fontsOf, riderRole } from "@holeshot/design";
import { isProductId, type ProductId } from "@holeshot/domain";
import { carryPrint, type Garment } from "@holeshot/garments";
import { type Faces, missingLetters } from "../../letters/missing-letters.ts";
import type { PieceFault } from "../roster-problems.ts";
import type { LetteredPiece } from "./lettered-pieces.ts";

/** What a verdict needs, as far as it is here. */
export interface JudgeSources extends Faces {
  readonly document: DesignDocument;
  /** A product's drawing in its kit; null until it is here. */
  readonly art: (product: ProductId) => TemplateArt | null;
  /** The shop has no such face: what it would have set refuses nothing. */
  readonly absentFont: (id: string) => boolean;
  /** A garment as it is cut, and in the base size where no properties are given; null until its pattern is here. */
  readonly garment: (
    product: ProductId,
    properties?: Readonly<Record<string, string>>,
  ) => Garment | null;
}

/** The faces that names and numbers of a product are set in. */
export function rosterFonts(document: DesignDocument, product: string): string[] {
  const layers = isProductId(product) ? (document.products[product]?.layers ?? []) : [];
  return fontsOf(layers.filter((layer) => riderRole(layer) !== undefined && !layer.hidden));
}

type Way = ReturnType<typeof carryPrint>;

const ways = new WeakMap<Garment, Way>();

/** Gets ready what all riders of one garment share, a bit at each call; answers whether there was anything to do. */
export function prepareGarment(
  { garment: cut, document }: JudgeSources,
  { product, properties }: LetteredPiece,
  ready: Set<string>,
): boolean {
  if (!isProductId(product) || rosterFonts(document, product).length === 0) return false;
  const bits: readonly (readonly [string, () => unknown])[] = [
    [product, () => cut(product)],
    [`${product} ${JSON.stringify(properties)}`, () => cut(product, properties)],
    [
      `way ${product} ${JSON.stringify(properties)}`,
      () => wayTo(cut(product), cut(product, properties)),
    ],
  ];
  const bit = bits.find(([name]) => !ready.has(name));
  if (bit === undefined) return false;
  bit[1]();
  ready.add(bit[0]);
  return true;
}

/** How a garment's pieces stretch from the base size; the same for as long as the garment is. */
function wayTo(base: Garment | null, garment: Garment | null): Way | undefined {
  if (!base || !garment || base === garment) return undefined;
  const way = ways.get(garment) ?? carryPrint(base, garment);
  ways.set(garment, way);
  return way;
}

const sound: PieceFault = { tooLong: false, missing: null };

/**
 * Whether a garment can carry its rider's name and number, as the cart will say once it is saved; null while something
 * that it takes is still on its way.
 */
export function judgePiece(sources: JudgeSources, piece: LetteredPiece): PieceFault | null {
  const { document, art, font, absentFont } = sources;
  const { product, properties, rider } = piece;
  const design = isProductId(product) ? document.products[product] : undefined;
  const fonts = rosterFonts(document, product);
  if (!isProductId(product) || design === undefined || fonts.length === 0) return sound;
  const drawing = art(product);
  const garment = sources.garment(product, properties);
  const base = sources.garment(product);
  const set = fonts.every((id) => font(id) !== undefined || absentFont(id));
  if (!drawing || !garment || !base || !set) return null;
  const way = wayTo(base, garment);
  const carried = way === undefined ? {} : { carry: way };
  const input = { document, product, garment, base, art: drawing, fonts: font, ...carried };
  const found = letteringFaults(input, rosterEntry(rider));
  const tooLong = found.some(({ kind }) => kind === "too_long");
  const lacking = found.flatMap((fault) => (fault.kind === "missing_characters" ? [fault] : []));
  return { tooLong, missing: missingLetters(sources, lacking) };
}

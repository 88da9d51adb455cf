import type { ImageLayer, ImageSource, TextLayer } from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";
import { productFacts } from "@holeshot/garments";
import { baseGarment } from "../../../editor/garments/patterns.ts";

/** An id that no other layer of the design has. */
export function newLayerId(): string {
  return crypto.randomUUID();
}

/** Where something new is put: the middle of the piece that the shown side is about. */
export function startPlace(
  product: ProductId,
  side: Side,
): { readonly piece: string; readonly x: number; readonly y: number } {
  const garment = baseGarment(product);
  const wanted = productFacts(product).sides[side];
  const piece =
    garment.pieces.find(({ id }) => id === wanted) ??
    garment.pieces.find(({ material }) => material === "printed");
  if (!piece) return { piece: wanted, x: 0, y: 0 };
  const { left, right, top, bottom } = piece.bounds;
  return {
    piece: piece.id,
    x: Math.round((left + right) / 2),
    y: Math.round(top + (bottom - top) * 0.4),
  };
}

/** A side that shows a piece: the present one when it does as well as any. */
export function sideOf(product: ProductId, piece: string, present: Side): Side {
  const pieces = productFacts(product).sides;
  if (pieces[present] === piece) return present;
  const found = (Object.keys(pieces) as Side[]).find((side) => pieces[side] === piece);
  // Small pieces show where their neighbours do; the rider is looking there already.
  return found ?? present;
}

export function newText(
  product: ProductId,
  side: Side,
  text: string,
  font: string,
  role?: TextLayer["role"],
): TextLayer {
  const { text: size } = productFacts(product).starts;
  return {
    id: newLayerId(),
    kind: "text",
    hidden: false,
    locked: false,
    ...startPlace(product, side),
    rotation: 0,
    across_seams: true,
    text,
    // Until words of the rider's own are there, nothing of it is made.
    sample: text,
    font,
    size,
    colour: "#ffffff",
    letter_spacing: 0,
    align: "center",
    stroke: { enabled: true, colour: "#0e1013", width: Math.max(1, size / 20) },
    ...(role && { role }),
  };
}

export function newImage(
  product: ProductId,
  side: Side,
  source: ImageSource,
  name: string,
): ImageLayer {
  return {
    id: newLayerId(),
    kind: "image",
    name,
    hidden: false,
    locked: false,
    ...startPlace(product, side),
    rotation: 0,
    across_seams: true,
    width: productFacts(product).starts.image,
    source,
    mirrored: false,
  };
}

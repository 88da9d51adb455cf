import type { ImageLayer, ImageSource, TextLayer } from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";
import { baseGarment } from "../../../editor/garments/patterns.ts";

/** An id that no other layer of the design has. */
export function newLayerId(): string {
  return crypto.randomUUID();
}

const mainPiece: Readonly<Record<ProductId, Readonly<Record<Side, string>>>> = {
  jersey: { front: "front", back: "back", left: "sleeve_left", right: "sleeve_right" },
  pants: {
    front: "thigh_left",
    back: "back_leg_left",
    left: "thigh_left",
    right: "thigh_right",
  },
  gloves: { front: "back_left", back: "back_left", left: "back_left", right: "back_right" },
};

/** Where something new is put: the middle of the piece that the shown side is about. */
export function startPlace(
  product: ProductId,
  side: Side,
): { readonly piece: string; readonly x: number; readonly y: number } {
  const garment = baseGarment(product);
  const wanted = mainPiece[product][side];
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
  const pieces = mainPiece[product];
  if (pieces[present] === piece) return present;
  const found = (Object.keys(pieces) as Side[]).find((side) => pieces[side] === piece);
  // Small pieces show where their neighbours do; the rider is looking there already.
  return found ?? present;
}

const textSize: Readonly<Record<ProductId, number>> = { jersey: 40, pants: 25, gloves: 10 };
const imageWidth: Readonly<Record<ProductId, number>> = { jersey: 140, pants: 70, gloves: 28 };

export function newText(product: ProductId, side: Side, text: string, font: string): TextLayer {
  return {
    id: newLayerId(),
    kind: "text",
    hidden: false,
    locked: false,
    ...startPlace(product, side),
    rotation: 0,
    text,
    // Until words of the rider's own are there, nothing of it is made.
    sample: text,
    font,
    size: textSize[product],
    colour: "#ffffff",
    letter_spacing: 0,
    align: "center",
    stroke: { enabled: true, colour: "#0e1013", width: Math.max(1, textSize[product] / 20) },
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
    width: imageWidth[product],
    source,
    mirrored: false,
  };
}

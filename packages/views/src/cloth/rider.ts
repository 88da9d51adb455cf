import {
  type Garment,
  productFacts,
  type ProductId,
  type Side,
  type Wear,
  type Weave,
} from "@holeshot/garments";
import type { Model } from "../model/model.ts";
import { printedWeaves, type Weaves } from "../photo/surface.ts";
import { type Figure, figurePiece, type FigureView, gearPiece } from "./figure.ts";
import { hangOver } from "./hang-over.ts";
import type { AlteredCut } from "./hung-drape.ts";

/** A garment of a kit, as it is shown. */
export interface WornGarment {
  readonly product: ProductId;
  /** Name of its drape, in whichever cut. */
  readonly worn: string;
  readonly garment: Garment;
  /** Null where it hangs as it was draped. */
  readonly altered: AlteredCut | null;
  readonly weave: Weave;
}

/** The colours that a garment's pieces are cut from, "#rrggbb". */
interface Grounds {
  readonly pieces: readonly { readonly piece: string; readonly ground: string }[];
}

/** Hands that no gloves of the kit are on wear these. */
export const neutralCloth = "#24262b";

/** What of a kit a rider wears; he puts on nothing else of it. */
export function wearOnRider(product: ProductId): Wear | null {
  const { kit, wear } = productFacts(product);
  return kit && wear;
}

/** Name of the rider who wears a kit's top and pants; null for a kit without both. Nobody may have made him. */
export function riderOf(kit: readonly Pick<WornGarment, "product" | "worn">[]): string | null {
  const worn = new Map(kit.map((each) => [wearOnRider(each.product), each.worn]));
  const [top, legs] = [worn.get("top"), worn.get("legs")];
  return top === undefined || legs === undefined ? null : `${top}+${legs}`;
}

/** The cloth and the gear of a rider in a kit, "#rrggbb" by their names on him. */
export function riderColours(
  figure: Pick<Figure, "colours">,
  kit: Iterable<readonly [ProductId, Grounds]>,
): Readonly<Record<string, string>> {
  const colours: Record<string, string> = { default: neutralCloth };
  for (const [piece, colour] of Object.entries(figure.colours)) colours[gearPiece(piece)] = colour;
  for (const [product, { pieces }] of kit)
    for (const { piece, ground } of pieces) colours[figurePiece(product, piece)] = ground;
  return colours;
}

/** Of which cloth the printed pieces of a kit are, by their names on a rider. */
export function riderWeaves(
  kit: readonly Pick<WornGarment, "product" | "garment" | "weave">[],
): Weaves {
  return new Map(
    kit.flatMap(({ product, garment, weave }) => [
      ...printedWeaves(garment, weave, (piece) => figurePiece(product, piece)),
    ]),
  );
}

/** A dressed rider to be looked at: hems hang over what is worn below them, though one of the two is altered. */
export function letHemsHang(
  model: Model,
  kit: readonly Pick<WornGarment, "product" | "altered">[],
): Model {
  if (!kit.some(({ altered }) => altered)) return model;
  const hems = kit.flatMap(({ product }) => {
    const { wear, sides } = productFacts(product);
    return wear === "top" ? [sides.front, sides.back].map((at) => figurePiece(product, at)) : [];
  });
  return hangOver(model, new Set(hems));
}

/** From where a rider is seen when his kit is looked at from a side: his front shows his left, too. */
export function riderSide(side: Side): FigureView {
  return side === "front" || side === "left" ? "front" : "back";
}

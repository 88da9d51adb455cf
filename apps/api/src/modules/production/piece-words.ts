import { partColour, type Scene } from "@holeshot/artwork";
import type { Language } from "@holeshot/domain";
import { type Material, type Piece, productFacts } from "@holeshot/garments";
import type { Catalogue } from "../catalogue/index.ts";
import type { OrderUnit, SizedGarments } from "./order-units.ts";
import { partName } from "./part-names.ts";
import { nearestStock } from "./stock-colour.ts";
import { productionTexts } from "./texts.ts";
import { wornLine } from "./worn-name.ts";

/** The workshop's words for what is ordered, in one language, as the catalogue has them today. */
export interface PieceWords {
  product(unit: SizedGarments): string;
  size(unit: SizedGarments): string;
  /** Every property but the size, chosen or not: `Fabric: interlock`. */
  choices(unit: OrderUnit): readonly string[];
  /** What a property is where it is not as usual; else empty. */
  otherwise(unit: OrderUnit, property: string): string;
  /** Whose it is, by what can be read on it: `DE VRIES 38`; empty where that is nothing. */
  worn(unit: OrderUnit): string;
  piece(unit: OrderUnit, id: string): string;
  /** What a piece is cut from: the chosen cloth where there was a choice. */
  material(unit: OrderUnit, piece: Piece): string;
  /** Colour of cloth that is not printed; null for printed pieces. */
  colour(piece: Piece, scene: Scene): ClothColour | null;
}

/** The colour of a piece that is not printed: as designed, and as it is cut. */
export interface ClothColour {
  /** As the design has it. */
  readonly hex: string;
  /** The colour on the roll that comes nearest, and its name. */
  readonly stock: string;
  readonly name: string;
}

const BARE = "#ffffff";

/** What a choice adds has no colour in any kit: it is cut in the one that pictures show, a zip's facing as the collar is. */
function clothColour(piece: Piece, { pieces }: Scene): { hex: string; designed: boolean } {
  const groundOf = (id: string | undefined) => pieces.find((one) => one.piece === id)?.ground;
  const part = partColour(piece, groundOf(piece.appliedTo) ?? BARE);
  if (part !== undefined) return { hex: part, designed: false };
  if (piece.id === "placket") return { hex: groundOf("collar") ?? BARE, designed: true };
  return { hex: groundOf(piece.id) ?? BARE, designed: piece.material !== "grip" };
}

/** The product as its set sells it today, or any other set where that one is gone. */
export function unitProduct(catalogue: Catalogue, { setId, product }: SizedGarments) {
  return (
    catalogue.set(setId)?.products.find(({ id }) => id === product) ??
    catalogue.sets.flatMap(({ products }) => products).find(({ id }) => id === product)
  );
}

export function pieceWords(catalogue: Catalogue, language: Language): PieceWords {
  const say = productionTexts[language];
  const productOf = (unit: SizedGarments) => unitProduct(catalogue, unit);
  const valueOf = (unit: SizedGarments, property: string, value: string) =>
    productOf(unit)
      ?.properties.find(({ id }) => id === property)
      ?.values.find(({ id }) => id === value)?.name[language];
  return {
    product: (unit) => productOf(unit)?.name[language] ?? unit.product,
    size: (unit) => valueOf(unit, "size", unit.size) ?? unit.size,
    worn: (unit) => wornLine(unit, language),
    otherwise: (unit, property) => {
      const values = productOf(unit)?.properties.find(({ id }) => id === property)?.values ?? [];
      const value = unit.properties[property] ?? values[0]?.id;
      return value === undefined || value === values[0]?.id
        ? ""
        : (valueOf(unit, property, value) ?? value);
    },
    choices: (unit) =>
      (productOf(unit)?.properties ?? []).flatMap(({ id, name, values }) => {
        // What the customer left open is made in the property's first value.
        const value = unit.properties[id] ?? values[0]?.id;
        if (id === "size" || value === undefined) return [];
        return [`${name[language]}${say.colon}${valueOf(unit, id, value) ?? value}`];
      }),
    piece: (unit, id) =>
      productOf(unit)?.pieces.find((piece) => piece.id === id)?.name[language] ??
      partName(id, language) ??
      id,
    material: (unit, piece) => {
      const { fabric } = piece;
      const isPalm = productFacts(unit.product).wear === "hands" && piece.material === "leather";
      const fallback = isPalm ? say.palm : say.materials[piece.material satisfies Material];
      if (fabric === undefined) return fallback;
      const own = Object.entries(unit.properties).find(([, value]) => value === fabric);
      const chosen = own && valueOf(unit, own[0], fabric);
      return chosen ?? say.fabrics[fabric] ?? anyValue(productOf(unit), fabric, language) ?? fabric;
    },
    colour: (piece, scene) => {
      if (piece.material === "printed") return null;
      const { hex, designed } = clothColour(piece, scene);
      const stock = nearestStock(catalogue.fabrics, hex);
      const name = stock?.name[language] ?? "";
      const roll = stock?.hex ?? hex;
      return { hex: designed ? hex : roll, stock: roll, name };
    },
  };
}

/** A cloth that is the default was not chosen by name, and still has one. */
function anyValue(
  product: Catalogue["sets"][number]["products"][number] | undefined,
  id: string,
  language: Language,
): string | undefined {
  return product?.properties.flatMap(({ values }) => values).find((value) => value.id === id)?.name[
    language
  ];
}

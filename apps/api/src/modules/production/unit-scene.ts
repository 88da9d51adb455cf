import {
  buildScene,
  colourwayOf,
  createSceneMemo,
  extendArt,
  printCloth,
  rosterEntry,
  type Scene,
  sceneInput,
  type SceneMemo,
  type SceneProblem,
  type SceneShrink,
  startDocument,
  type TemplateArt,
} from "@holeshot/artwork";
import type { DesignDocument, ImageSource } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { baseSize, draftGarment, type Garment } from "@holeshot/garments";
import type { Catalogue, ShopPrinter } from "../catalogue/index.ts";
import { fidelityGate } from "./fidelity-gate.ts";
import { NotPrintable } from "./not-printable.ts";
import type { OrderUnit } from "./order-units.ts";
import type { PrintSources } from "./pictures.ts";

/** A garment of the order, drafted and drawn. */
export interface DrawnUnit {
  readonly garment: Garment;
  readonly scene: Scene;
  /** What was drawn otherwise than it was designed. */
  readonly remarks: readonly UnitRemark[];
}

/** Something the workshop is told of a unit. */
export type UnitRemark =
  | Exclude<SceneProblem, { kind: "missing_font" | "missing_picture" }>
  | ({ readonly kind: "shrunk" } & SceneShrink);

/** Drafts and draws the units of one order; lines that differ in their rider alone share most of the work. */
export function unitDrawer(
  catalogue: Catalogue,
  printer: ShopPrinter,
  sources: PrintSources,
): (unit: OrderUnit) => DrawnUnit {
  const cloth = printCloth(printer.bleed);
  const bases = new Map<ProductId, Garment>();
  const garments = new Map<string, Garment>();
  const arts = new Map<TemplateArt, TemplateArt>();
  const memos = new Map<Garment, Map<DesignDocument, SceneMemo>>();
  const gate = fidelityGate();

  function baseOf(product: ProductId) {
    const known = bases.get(product);
    if (known) return known;
    const made = draftGarment({ product, size: baseSize(product) });
    bases.set(product, made);
    return made;
  }

  function artOf(drawn: TemplateArt, product: ProductId): TemplateArt {
    const made = arts.get(drawn) ?? extendArt(drawn, baseOf(product));
    arts.set(drawn, made);
    return made;
  }

  function garmentOf({ product, size, properties }: OrderUnit): Garment {
    const key = JSON.stringify([product, ...optionsOf(properties)]);
    const known = garments.get(key);
    if (known) return known;
    const made = draftGarment({ product, size, options: properties });
    garments.set(key, made);
    return made;
  }

  function memoOf(garment: Garment, document: DesignDocument): SceneMemo {
    const own = memos.get(garment) ?? new Map<DesignDocument, SceneMemo>();
    memos.set(garment, own);
    const memo = own.get(document) ?? createSceneMemo();
    own.set(document, memo);
    return memo;
  }

  return (unit) => {
    const { product } = unit;
    const roster = rosterEntry(unit.rider);
    const document = withProduct(catalogue, unit);
    const design = document.products[product];
    const template = design && catalogue.template(design.template);
    const drawn = template?.art[product];
    const art = drawn && artOf(drawn, product);
    if (!design || !art) {
      throw new NotPrintable(
        `line ${unit.position}: the catalogue has no kit "${design?.template ?? ""}" for ${product}`,
      );
    }
    const garment = garmentOf(unit);
    const shared = {
      document,
      base: baseOf(product),
      kit: { art: drawn, colours: colourwayOf(template, design)?.zones ?? {} },
      drawables: {
        fonts: (font: string) => sources.fonts.get(font),
        vectors: ({ id }: ImageSource) => sources.vectors.get(id),
        images: ({ id }: ImageSource) => sources.pixels.get(id),
      },
    };
    const rider = roster ? { roster } : {};
    const printed = (size: Garment): Scene => {
      const facts = { ...shared, garment: size, kit: { ...shared.kit, art } };
      return buildScene(sceneInput(facts, { ...rider, cloth, memo: memoOf(size, document) }));
    };
    gate(unit, document, { shared, rider, printed });
    const scene = printed(garment);
    return { garment, scene, remarks: remarksOf(scene, unit) };
  };
}

function optionsOf(properties: Readonly<Record<string, string>>): string[] {
  const options = Object.entries(properties).map(([property, value]) => `${property}=${value}`);
  return options.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** A product the document leaves out is made in the set's first kit, as the shop's pictures show it. */
function withProduct(
  catalogue: Catalogue,
  { document, product, setId }: OrderUnit,
): DesignDocument {
  const [first] = catalogue.set(setId)?.templates ?? [];
  if (document.products[product] || !first) return document;
  const plain = startDocument(first, [product]).products[product];
  if (!plain) return document;
  return { ...document, products: { ...document.products, [product]: { ...plain, layers: [] } } };
}

/** What is missing stops the print: nobody would notice a lost sponsor before the garment is worn. */
function remarksOf({ problems, shrinks }: Scene, unit: OrderUnit): UnitRemark[] {
  const told = problems.map((problem): UnitRemark => {
    switch (problem.kind) {
      case "missing_font":
        throw new NotPrintable(
          `${placeOf(unit)}: the face "${problem.font}" is not in the catalogue`,
        );
      case "missing_picture":
        throw new NotPrintable(`${placeOf(unit)}: the picture ${problem.source} cannot be found`);
      default:
        return problem;
    }
  });
  return [...told, ...shrinks.map((shrink) => ({ kind: "shrunk" as const, ...shrink }))];
}

function placeOf({ position, product }: OrderUnit): string {
  return `line ${position}, ${product}`;
}

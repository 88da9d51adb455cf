import {
  buildScene,
  closedLettering,
  createSceneMemo,
  extendArt,
  printCloth,
  type Scene,
  sceneInput,
  type SceneMemo,
  type SceneProblem,
  type SceneShrink,
  type TemplateArt,
} from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { Garment } from "@holeshot/garments";
import type { Catalogue, ShopPrinter } from "../catalogue/index.ts";
import { fidelityCheck } from "./fidelity-check.ts";
import { NotPrintable } from "./not-printable.ts";
import type { OrderUnit } from "./order-units.ts";
import type { PrintSources } from "./pictures.ts";
import { unitFacts } from "./unit-facts.ts";

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
  | ({ readonly kind: "shrunk" } & SceneShrink)
  | {
      readonly kind: "closed_letters";
      readonly layer: string;
      readonly characters: readonly string[];
    };

/** Drafts and draws the units of one order; lines that differ in their rider alone share most of the work. */
export function unitDrawer(
  catalogue: Catalogue,
  printer: ShopPrinter,
  sources: PrintSources,
): (unit: OrderUnit) => DrawnUnit {
  const cloth = printCloth(printer.bleed);
  const arts = new Map<TemplateArt, TemplateArt>();
  const memos = new Map<Garment, Map<DesignDocument, SceneMemo>>();
  const factsOf = unitFacts(catalogue, sources);
  const check = fidelityCheck();

  function artOf(drawn: TemplateArt, base: Garment): TemplateArt {
    const made = arts.get(drawn) ?? extendArt(drawn, base);
    arts.set(drawn, made);
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
    const { facts: shared, rider } = factsOf(unit);
    const { document, garment } = shared;
    const art = artOf(shared.kit.art, shared.base);
    const printed = (size: Garment): Scene => {
      const facts = { ...shared, garment: size, kit: { ...shared.kit, art } };
      return buildScene(sceneInput(facts, { ...rider, cloth, memo: memoOf(size, document) }));
    };
    check(unit, document, { shared, rider, printed });
    const scene = printed(garment);
    const closed = closedLettering({ ...sceneInput(shared, rider), garment });
    const remarks = [
      ...remarksOf(scene, unit),
      ...closed.map((one) => ({ kind: "closed_letters" as const, ...one })),
    ];
    return { garment, scene, remarks };
  };
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

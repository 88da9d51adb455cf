import {
  buildScene,
  compareScenes,
  createSceneMemo,
  type Scene,
  type SceneDifference,
  type DrawingFacts,
  sceneInput,
  type SceneOptions,
  type SceneMemo,
} from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import { baseSize, draftGarment, type Garment } from "@holeshot/garments";
import { NotPrintable } from "./not-printable.ts";
import type { OrderUnit } from "./order-units.ts";

/** A unit as the shop's screens draw it, and the way it is drawn for the press. */
interface UnitDrawings {
  /** What screen and print have in common, with the kit as it is shown: without what print adds beyond its edges. */
  readonly shared: Omit<DrawingFacts, "garment">;
  readonly rider: Pick<SceneOptions, "roster">;
  /** Draws a garment for the press. */
  readonly printed: (garment: Garment) => Scene;
}

/** Refuses a unit whose print, in the size that screens show, is not what they show. */
export type FidelityCheck = (
  unit: OrderUnit,
  document: DesignDocument,
  drawings: UnitDrawings,
) => void;

/**
 * Looks at each design, choice of options and rider once before anything is written. A faulty order stops
 * here rather than at the press.
 * @throws NotPrintable naming line, piece and layer, what differs and by how much.
 */
export function fidelityCheck(): FidelityCheck {
  const passed = new WeakMap<DesignDocument, Set<string>>();
  const garments = new Map<string, { garment: Garment; memo: SceneMemo }>();

  function shownOn({ product, properties }: OrderUnit) {
    const options = { ...properties, size: baseSize(product) };
    const key = keyOf(product, options);
    const known = garments.get(key);
    if (known) return known;
    const garment = draftGarment({ product, size: options.size, options });
    const made = { garment, memo: createSceneMemo() };
    garments.set(key, made);
    return made;
  }

  return (unit, document, { shared, rider: roster, printed }) => {
    const { product, properties, rider } = unit;
    const { size: _size, ...options } = properties;
    const key = `${keyOf(product, options)} ${JSON.stringify(rider)}`;
    const seen = passed.get(document) ?? new Set<string>();
    passed.set(document, seen);
    if (seen.has(key)) return;
    const { garment, memo } = shownOn(unit);
    const shown = buildScene(sceneInput({ ...shared, garment }, { ...roster, memo }));
    const layers = document.products[product]?.layers ?? [];
    const [first] = compareScenes(shown, printed(garment), { garment, layers });
    if (first) throw new NotPrintable(`${placeOf(unit)}: ${inWords(first)}`);
    seen.add(key);
  };
}

function keyOf(product: string, options: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(options).map(([property, value]) => `${property}=${value}`);
  return [product, ...pairs.toSorted((a, b) => (a < b ? -1 : 1))].join(" ");
}

function placeOf({ position, product, rider }: OrderUnit): string {
  const named = rider ? `, ${rider.name} ${rider.number}`.trimEnd() : "";
  return `line ${position}, ${product}${named}`;
}

function inWords({ piece, layer, what, by }: SceneDifference): string {
  const where = layer === "" ? `the zones of ${piece}` : `layer ${layer} on ${piece}`;
  switch (what) {
    case "missing":
      return `${where} would not be printed as it is shown: something is missing`;
    case "colour":
      return `${where} would be printed in another colour than is shown (${by} of 255)`;
    case "place":
      return `${where} would be printed ${by.toFixed(1)} mm beside where it is shown`;
    case "size":
      return `${where} would be printed in another size than is shown (${by.toFixed(1)} mm)`;
  }
}

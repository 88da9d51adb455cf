import {
  applyCommand,
  type Command,
  type DesignDocument,
  isLettering,
  type Layer,
} from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import type { CatalogueTemplate } from "../design-context.ts";
import { riderCommands } from "../layers/text/words.ts";
import { costOf, legibleColour, swapsFor, type Weights } from "./bike-colours.ts";

export interface Wishes {
  /** The bike's colours, most prominent first; none leaves a kit its own. */
  readonly colours: readonly string[];
  readonly name: string;
  readonly number: string;
}

type Colourway = CatalogueTemplate["colourways"][number];

/** What a zone counts for by its place in the kit's list, which begins with what is seen most. */
const prominence = [6, 4, 2.5, 1.5];
const LETTERS = 0.4;

/** A kit as it begins for a rider: in the bike's colours, with his name and number; what he did not say is the kit's own. */
export function dressed(kit: CatalogueTemplate, { colours, name, number }: Wishes): DesignDocument {
  let document = colours.length === 0 ? kit.document : inColours(kit, colours);
  for (const [role, words] of [
    ["name", name.trim()],
    ["number", number.trim()],
  ] as const) {
    if (words !== "") document = run(document, riderCommands(document, role, words));
  }
  return document;
}

/** A kit in one of its own colourways. */
export function inColourway(kit: CatalogueTemplate, wayId: string): DesignDocument {
  const way = kit.colourways.find(({ id }) => id === wayId);
  return way ? recoloured(kit, way, (hex) => hex) : kit.document;
}

function run(document: DesignDocument, commands: readonly Command[]): DesignDocument {
  return commands.reduce((before, command) => {
    const result = applyCommand(before, command);
    return result.ok ? result.document : before;
  }, document);
}

function weightsOf(kit: CatalogueTemplate, way: Colourway): Weights {
  const weights = new Map<string, number>();
  const add = (hex: string, by: number): void => {
    weights.set(hex, (weights.get(hex) ?? 0) + by);
  };
  const [main] = kit.zones;
  const inks = kit.zones.filter(({ product }) => product === main?.product);
  inks.forEach(({ id, product, kind }, index) => {
    const hex = way.colours[product]?.[id];
    if (hex) add(hex, kind === "fabric" ? 1 : (prominence[index] ?? 1));
  });
  for (const zones of Object.values(way.colours)) {
    for (const hex of Object.values(zones)) add(hex, 0.2);
  }
  for (const texts of Object.values(way.texts)) {
    for (const { colour, outlines } of Object.values(texts)) {
      for (const hex of [colour, ...outlines]) add(hex, LETTERS / 4);
    }
  }
  return weights;
}

/** The colourway that comes nearest to the bike, in the bike's colours. */
function inColours(kit: CatalogueTemplate, colours: readonly string[]): DesignDocument {
  const ways = kit.colourways.map((way) => {
    const weights = weightsOf(kit, way);
    const swaps = swapsFor(weights, colours);
    return { way, weights, swaps, cost: costOf(weights, swaps, colours) };
  });
  const best = ways.toSorted((a, b) => a.cost - b.cost)[0];
  if (!best) return kit.document;
  const { way, weights, swaps } = best;
  const swap = (hex: string): string => swaps.get(hex) ?? hex;
  const base = recoloured(kit, way, swap, (hex, zones) =>
    legibleColour(
      hex,
      swap(hex),
      zones.map((before) => ({ before, after: swap(before), weight: weights.get(before) ?? 1 })),
      [...colours, "#ffffff", "#17181b"],
    ),
  );
  return run(base, zoneCommands(kit, way, swap));
}

function zoneCommands(
  kit: CatalogueTemplate,
  way: Colourway,
  swap: (hex: string) => string,
): Command[] {
  return kit.zones.flatMap(({ id: zone, product }): Command[] => {
    const hex = way.colours[product]?.[zone];
    if (hex === undefined || swap(hex) === hex) return [];
    return [{ type: "set_zone", product, zone, id: crypto.randomUUID(), primary: swap(hex) }];
  });
}

/** The kit's document in a colourway, its letters through `letter`. */
function recoloured(
  kit: CatalogueTemplate,
  way: Colourway,
  swap: (hex: string) => string,
  letter: (hex: string, zones: readonly string[]) => string = swap,
): DesignDocument {
  const products = Object.entries(kit.document.products).map(([id, design]) => {
    const product = id as ProductId;
    const zones = [...new Set(Object.values(way.colours[product] ?? {}))];
    const layers = design.layers.map((layer): Layer => {
      const own = way.texts[product]?.[layer.id];
      if (!own || !isLettering(layer)) return layer;
      const [first, ...others] = own.outlines;
      const fill = letter(own.colour, zones);
      // An outline parts the letter from the cloth: it may not become what it parts.
      const outline = (hex: string): string =>
        hex !== own.colour && swap(hex) === fill ? letter(hex, [own.colour, ...zones]) : swap(hex);
      return {
        ...layer,
        colour: fill,
        stroke: {
          ...layer.stroke,
          ...(first && { colour: first === own.colour ? fill : outline(first) }),
        },
        ...(layer.strokes && {
          strokes: layer.strokes.map((each, index) => {
            const hex = others[index];
            return hex === undefined ? each : { ...each, colour: outline(hex) };
          }),
        }),
        ...(layer.shadow &&
          own.shadow !== null && {
            shadow: { ...layer.shadow, colour: swap(own.shadow) },
          }),
      };
    });
    return [product, { ...design, colourway: way.id, layers }];
  });
  return { ...kit.document, products: Object.fromEntries(products) };
}

import { afterCode } from "./after-code.ts";
import { colourwayOf, type Kit, type TemplateArt } from "@holeshot/artwork";
import { createArrivals } from "./arrivals.ts";
import { requireFile } from "../../lib/lazy/persist.ts";
import type { DesignDocument } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";

/** What a template gives a product: its drawing, and its own colours by zone. */
export type ProductKit = Kit;

/** A template as the catalogue lists it, as far as drawing needs it. */
export interface KitSource {
  readonly id: string;
  readonly artUrl: string;
  readonly colourways: readonly {
    readonly id: string;
    readonly colours: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }[];
}

/** Drawings of templates, fetched when a design first uses them. */
export interface KitStore {
  readonly kit: (document: DesignDocument, product: ProductId) => ProductKit | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly arrivals: () => number;
  /** A drawing did not come and is being asked for again. */
  readonly troubled: () => boolean;
}

type Art = Readonly<Partial<Record<ProductId, TemplateArt>>>;

export function createKitStore(sources: readonly KitSource[]): KitStore {
  const drawings = new Map<string, Art>();
  const kits = new Map<string, ProductKit>();
  const arrivals = createArrivals();

  async function load(source: KitSource): Promise<void> {
    const answer = await fetch(source.artUrl, afterCode);
    requireFile(answer, `drawing ${source.id}`);
    const { art } = (await answer.json()) as { readonly art: Art };
    drawings.set(source.id, art);
  }

  return {
    kit: (document, product) => {
      const design = document.products[product];
      const source = sources.find(({ id }) => id === design?.template);
      if (!design || !source) return null;
      const art = drawings.get(source.id)?.[product];
      if (!art) {
        arrivals.want(source.id, () => load(source));
        return null;
      }
      const way = colourwayOf(source, design);
      const key = `${source.id} ${way?.id ?? ""} ${product}`;
      // The same object for the same kit: what is drawn is remembered by identity.
      const kit = kits.get(key) ?? { art, colours: way?.colours[product] ?? {} };
      kits.set(key, kit);
      return kit;
    },
    subscribe: arrivals.subscribe,
    arrivals: arrivals.count,
    troubled: arrivals.troubled,
  };
}

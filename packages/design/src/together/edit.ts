import type { ProductId } from "@holeshot/garments";
import type { Layer, ProductDesign } from "../document.ts";

/**
 * One thing that an act changes, as small as it can be said: two who change different fields of one layer both keep what
 * they did. A layer's place in the list is told by the layer that it lies above, null for the lowest.
 */
export type Edit =
  | { readonly at: "pattern"; readonly pattern: number }
  /** A product that was not there, or all of it. */
  | { readonly at: "put"; readonly product: ProductId; readonly design: ProductDesign }
  | { readonly at: "drop"; readonly product: ProductId }
  /** Template, colourway or choices; null takes one out. */
  | {
      readonly at: "product";
      readonly product: ProductId;
      readonly template?: string;
      readonly colourway?: string | null;
      readonly properties?: Readonly<Record<string, string | null>>;
    }
  | {
      readonly at: "add";
      readonly product: ProductId;
      readonly layer: Layer;
      readonly above: string | null;
    }
  | { readonly at: "remove"; readonly product: ProductId; readonly layer: string }
  | {
      readonly at: "order";
      readonly product: ProductId;
      readonly layer: string;
      readonly above: string | null;
    }
  | {
      readonly at: "layer";
      readonly product: ProductId;
      readonly layer: string;
      readonly set: Readonly<Record<string, unknown>>;
      readonly unset?: readonly string[];
    };

/** What somebody did to a design that several have open. */
export interface Act {
  /** Made by whoever acts, so that sent twice it is taken once. */
  readonly id: string;
  readonly edits: readonly Edit[];
}

/** An act in its place: the version of the design that it led to. */
export interface OrderedAct extends Act {
  readonly version: number;
}
